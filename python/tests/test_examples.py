"""The examples, each for a short time, and the partners from the literature."""

import runpy
from pathlib import Path

import numpy as np
import pytest

import kagiya
from kagiya import lab, plots
from kagiya.partners import PARTNERS, Position

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name):
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


@pytest.mark.parametrize("players", [2, 4])
def test_partners_from_the_literature_play_legally_and_as_well_as_such_bots_do(players):
    game = kagiya.Game("hle", players)
    for name, partner in PARTNERS.items():
        result = lab.run(partner, game, games=6, seed=3, threads=1)
        assert result == lab.run(partner, game, games=6, seed=3, threads=1), "a bot plays a deal always in the same way"
        assert result.mean > 9, (name, result.mean)
        if name in ("IGGI", "outer"):
            assert result.strikeouts == 0, "they play only what surely fits"
    # All clues that the numbers of the moves name are there, for hands of every edition.
    for edition in ("hle", "hanabi-small", "hanabi-very-small"):
        state = kagiya.Game(edition, players).deal(1)
        at = Position(state.view())
        named = {state.move_number(f"{'ABCDEF'[seat]}{clue}") for seat, clue in at.clues()}
        hand = state.game.hand_size
        assert named == {move for move in state.legal_moves if move >= 2 * hand}
    with pytest.raises(ValueError, match="each suit has a color"):
        PARTNERS["IGGI"]().act(kagiya.Game("rainbow-all", players).deal(1).view())


def test_the_rules_of_partners_apply_in_their_order():
    game = kagiya.Game("hle", 2)
    state = game.deal(2)
    playable = [card for card in state.hands[1] if state.view().is_playable(card)]
    assert playable
    move = PARTNERS["IGGI"]().act(state.view())
    assert move == f"B{playable[0][1]}", "the rank of the first card that fits, as nothing is known of it"
    state.apply(move)
    first = state.hands[1].index(playable[0]) + 1
    if all(state.view().is_playable(card) for card in state.view().possible()[first - 1]):
        assert PARTNERS["IGGI"]().act(state.view()) == f"p{first}"


def test_the_ad_hoc_suite_writes_one_table():
    suite = example("ad_hoc")
    partners = {"IGGI": PARTNERS["IGGI"], "companion-1": "companion-1", "savant": "savant:book"}
    results = suite["evaluate"]("companion-1", kagiya.Game("hle", 2), 8, partners=partners)
    assert list(results) == ["itself", *partners] and all(it.games == 8 for it in results.values())
    assert results["itself"].mean > results["savant"].mean
    lines = suite["table"](results).splitlines()
    assert len(lines) == 2 + 4 + 1
    mean = (results["IGGI"].mean + results["companion-1"].mean) / 2
    assert f"{mean:.2f}" in lines[-1]


def test_search_over_a_blueprint_is_not_worse():
    search = example("search")
    usual, searched, deviations = search["compare"](kagiya.Game("hanabi-small", 2), 6, "companion-1", 40, seed=100)
    assert deviations > 0
    assert searched > usual - 1


def test_an_off_belief_level_learns():
    learn = example("off_belief")["learn"]
    assert learn(120)[1] > learn(4)[1] + 0.3


@pytest.mark.parametrize(("name", "rounds"), [("ppo_small", 10), ("iql_small", 40)])
def test_a_network_of_torch_learns_the_small_game(name, rounds):
    torch = pytest.importorskip("torch", reason="torch isn't installed: pip install kagiya[torch]")
    torch.set_num_threads(1)
    shown = example(name)
    points = []
    # The points that are made: in so short a time nothing is learned of the loss.
    network = shown["learn"](rounds, told=lambda number, moves, made, score: points.append(made), careful=False)
    assert len(points) == rounds
    part = rounds // 4
    assert np.mean(points[-part:]) > np.mean(points[:part]) + 0.1
    mean, error = shown["evaluate"](network, 200, 10**6)
    assert 0 <= mean <= 10 and 0 <= error < 1


def test_learning_curves_are_committed_and_drawn(tmp_path):
    pytest.importorskip("matplotlib")
    files = {path.stem: path for path in sorted((EXAMPLES.parents[1] / "docs" / "learning-curves").glob("*.csv"))}
    assert set(files) == {"iql_small", "ppo_small"}
    for path in files.values():
        lines = path.read_text().splitlines()
        assert lines[0].endswith(",moves,made,score") and len(lines) > 100
        assert float(lines[-1].split(",")[2]) > 2 * float(lines[1].split(",")[2])
    plots.curves(files).savefig(tmp_path / "curves.svg")
    assert (tmp_path / "curves.svg").stat().st_size > 1000
