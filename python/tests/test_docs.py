"""The code in the documents."""

import os
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def blocks(document):
    text = (ROOT / document).read_text()
    return re.findall(r"^```python\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


@pytest.fixture
def workplace(tmp_path, monkeypatch):
    """A writable folder with links to the files of the project."""
    for name in ("tests", "python", "docs"):
        os.symlink(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_first_hour_runs(workplace):
    pytest.importorskip("matplotlib")
    shown = {}
    for code in blocks("docs/research.md"):
        exec(compile(code, "docs/research.md", "exec"), shown)
    assert (workplace / "cross-play.svg").stat().st_size > 1000
    table = shown["table"]
    assert table["careful", "careful"].mean > 10
    assert shown["learned"] > 2, "what 400 updates bring; without learning it is below 1"


def test_the_examples_of_the_readme_run(workplace):
    examples = [code for code in blocks("README.md") if "import kagiya" in code]
    assert examples
    for code in examples:
        exec(compile(code.replace("games=100", "games=4"), "README.md", "exec"), {})


def test_the_tour_runs_and_its_pupil_learns(workplace):
    shown = runpy.run_path("python/examples/tour.py")
    assert shown["learned"] > 2.5 * shown["guessed"], "moves of games that were not learned from"
    assert shown["pupil"] > 2 * shown["anything"]


def test_a_small_game_is_learned():
    learn = runpy.run_path(str(ROOT / "python/examples/learn_small.py"))["learn"]
    assert learn(updates=5) < 1
    assert learn(updates=1500) > 3.4
