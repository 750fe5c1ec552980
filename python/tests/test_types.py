"""The types for editors and type checkers."""

import subprocess
import sys
from pathlib import Path

import pytest

import kagiya

CONFIG = Path(__file__).parents[1] / "pyproject.toml"


@pytest.mark.parametrize(
    "command",
    [["mypy.stubtest", "kagiya._core"], ["mypy", "--config-file", str(CONFIG), "-p", "kagiya"]],
    ids=["the stub tells what is there", "the package keeps to its types"],
)
def test_types(command, tmp_path):
    pytest.importorskip("mypy")
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert kagiya.__file__ is not None
