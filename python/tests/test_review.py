"""Reviews of games."""

import json
from pathlib import Path

import pytest

import kagiya

ROOT = Path(__file__).parents[2]


def first_game():
    text = (ROOT / "tests/fixtures/hanab-live/no-variant-games.json").read_text()
    return kagiya.Record.all_from_hanab_live(text)[0]


def test_a_review_has_a_value_for_each_turn_and_adds_up():
    record = first_game()
    review = kagiya.review(record, depth="quick")
    schema = json.loads((ROOT / "docs/review.schema.json").read_text())
    assert set(review) == set(schema["required"])
    assert review["finished"] and review["depth"] == "quick"
    assert len(review["turns"]) == len(record.moves())
    labels = {turn["value"]["label"] for turn in review["turns"]}
    assert labels <= set(schema["$defs"]["value"]["properties"]["label"]["enum"])
    course = review["course"]
    parts = course["start"] + sum(course["decisions"]) + sum(course["cards"]) + course["views"]
    assert parts == course["result"] == 1000 * record.score


def test_threads_change_nothing_and_progress_is_reported():
    record = first_game()
    heard = []
    one = kagiya.review(record, "quick", threads=1, progress=lambda *told: heard.append(told))
    assert one == kagiya.review(record, "quick", threads=2)
    turns = len(one["turns"])
    assert heard == [(1, 1, done) for done in range(1, turns + 1)]


def test_what_can_not_be_reviewed_is_refused():
    with pytest.raises(ValueError, match="quick, normal, deep"):
        kagiya.review(first_game(), depth="deepest")
    with pytest.raises(ValueError, match="no turn"):
        kagiya.review(kagiya.Game("original", 3).deal(seed=1).record())
    with pytest.raises(TypeError):
        kagiya.review("a game")


def test_an_error_of_progress_stops_the_review():
    def stop(*told):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        kagiya.review(first_game(), "deep", progress=stop)
