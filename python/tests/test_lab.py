"""Series of games."""

import sys
from pathlib import Path

import pytest

import kagiya
from kagiya import lab


class First:
    """Does the first legal move."""

    def act(self, view):
        return view.legal_moves[0]


class Careful:
    """Plays known playable cards, gives clues if it can, and discards otherwise."""

    def act(self, view):
        game = view.game
        for slot, possible in enumerate(view.possible()):
            if all(view.is_playable(card) for card in possible):
                return game.hand_size + slot
        clues = [move for move in view.legal_moves if move >= 2 * game.hand_size]
        return clues[0] if clues and view.clue_tokens > 4 else view.legal_moves[0]


def test_results_are_those_of_the_deals_whatever_the_threads_and_parts():
    game = kagiya.Game("hle", 3)
    whole = lab.run("companion-2", game, games=60, seed=10)
    parts = [lab.run("companion-2", game, games=20, seed=10 + part, threads=1) for part in (40, 0, 20)]
    assert lab.merge(parts) == whole
    assert whole.games == sum(whole.histogram.values()) == 60
    assert 15 < whole.mean < 25 and 0 < whole.stderr < 2


def test_ones_own_bot_sits_beside_those_of_the_project():
    game = kagiya.Game("hle", 2)
    same = lab.run(["cautious", "cautious"], game, games=10)
    by_hand = lab.merge(lab.of_state(lab.play_game("cautious", game.deal(number))) for number in range(10))
    assert by_hand == same
    mixed = lab.run([Careful(), "companion-2"], game, games=10)
    alone = lab.run(First, game, games=10)
    assert mixed.games == 10 and mixed.mean > alone.mean
    table = lab.cross_play({"mine": Careful, "cautious": "cautious"}, game, games=5)
    assert table.keys() == {(a, b) for a in ("mine", "cautious") for b in ("mine", "cautious")}
    assert table["cautious", "cautious"] == lab.run("cautious", game, games=5)


def test_an_illegal_move_of_a_bot_names_its_seat():
    class Wrong:
        def act(self, view):
            return 0

    with pytest.raises(ValueError, match="seat 1"):
        lab.run(["cautious", Wrong()], games=1)
    with pytest.raises(ValueError, match="no bot"):
        lab.run("nobody", games=1)


def test_progress_is_told():
    pytest.importorskip("tqdm")
    assert lab.run("random", games=40, progress=True).games == 40
    assert lab.run(First(), games=3, progress=True).games == 3


def test_too_many_players_and_things_that_are_none_are_refused():
    with pytest.raises(ValueError, match="3 players for 2 seats"):
        lab.run(["savant"] * 3, games=1)
    with pytest.raises(TypeError, match="a player is the name of a bot"):
        lab.run([5, "savant"], games=1)
    with pytest.raises(ValueError, match="out of range"):
        lab.run("cautious", games=1, seed=-1)


def test_a_program_plays_in_lines_of_json():
    bot = Path(__file__).parents[1] / "examples" / "line_bot.py"
    game = kagiya.Game("hle", 3)
    result = lab.run(f"cmd:{sys.executable} {bot}", game, games=8, threads=1)
    assert result == lab.run(f"cmd:{sys.executable} {bot}", game, games=8, threads=2)
    assert result.mean > 8 and result.strikeouts == 0
    mixed = lab.run(["companion-1", f"cmd:{sys.executable} {bot}"], game, games=4)
    assert mixed.games == 4
    with pytest.raises(ValueError, match="deal 0.*the process has ended"):
        lab.run(f"cmd:{sys.executable} -c pass", game, games=1)
