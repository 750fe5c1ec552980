"""The replacement for the Hanabi Learning Environment."""

import copy
import gzip
import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kagiya.compat.hanabi_learning_environment import pyhanabi, rl_env

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "hle_programs"))
import run as programs  # noqa: E402
TRACES = Path(os.environ.get("KAGIYA_HLE_TRACES", HERE.parents[1] / "tests/fixtures/hle"))


def trace_files():
    if TRACES.is_file():
        return [TRACES]
    return sorted(file for file in TRACES.iterdir() if ".jsonl" in file.name)


def games(file):
    opened = gzip.open if file.suffix == ".gz" else open
    with opened(file, "rt") as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def bits(row, length):
    return np.unpackbits(np.frombuffer(bytes.fromhex(row), np.uint8))[:length].tolist()


def check_detail(state, game, detail):
    assert str(state) == detail["state_str"]
    for player, wanted in enumerate(detail["players"]):
        seen = state.observation(player)
        assert str(seen) == wanted["obs_str"]
        assert seen.cur_player_offset() == wanted["cur_player_offset"]
        assert [[str(card) for card in hand] for hand in seen.observed_hands()] == wanted["hands"]
        assert [[str(hint) for hint in hand] for hand in seen.card_knowledge()] == wanted["knowledge"]
        assert [game.get_move_uid(move) for move in seen.legal_moves()] == wanted["legal"]
        assert [str(item) for item in seen.last_moves()] == wanted["last_moves"]


def check_table(state, game, encoder, wanted):
    assert state.score() == wanted["score"]
    assert state.life_tokens() == wanted["life"]
    assert state.information_tokens() == wanted["info"]
    assert state.fireworks() == wanted["fireworks"]
    assert state.deck_size() == wanted["deck"]
    assert state.cur_player() == wanted["cur"]
    assert state.end_of_game_status() == wanted["end"]
    assert [game.get_move_uid(move) for move in state.legal_moves()] == wanted["legal"]
    for player, row in enumerate(wanted["obs"]):
        assert encoder.encode(state.observation(player)) == bits(row, encoder.shape()[0])
    if "detail" in wanted:
        check_detail(state, game, wanted["detail"])
        return 1
    return 0


def deal(state, game, player, card):
    assert state.cur_player() == pyhanabi.CHANCE_PLAYER_ID
    state.deal_random_card()
    item = state.move_history()[-1]
    assert item.deal_to_player() == player
    assert (item.move().color(), item.move().rank()) == divmod(card, game.num_ranks())


@pytest.mark.parametrize("file", trace_files(), ids=lambda file: file.name.split(".")[0])
def test_hle_traces_are_equal_from_the_seed(file):
    count = details = 0
    for trace in games(file):
        game = pyhanabi.HanabiGame(trace["config"])
        encoder = pyhanabi.ObservationEncoder(game)
        assert encoder.shape() == [trace["obs_len"]] and game.max_moves() == trace["max_moves"]
        state = game.new_initial_state()
        for player, card in trace["initial_deals"]:
            deal(state, game, player, card)
        details += check_table(state, game, encoder, trace["init"])
        for step in trace["steps"]:
            assert state.cur_player() == step["player"]
            move = game.get_move(step["uid"])
            assert move.to_dict() == step["move"]
            state.apply_move(move)
            item = state.move_history()[-1]
            assert (item.player(), item.scored()) == (step["player"], step["scored"])
            assert item.information_token() == step["info_gained"]
            card = item.color() * game.num_ranks() + item.rank() if item.color() >= 0 else None
            assert card == step["card"]
            assert sum(1 << slot for slot in item.card_info_revealed()) == step["reveal"]
            assert sum(1 << slot for slot in item.card_info_newly_revealed()) == step["newly"]
            for player, row in enumerate(step.get("obs_before_deal") or []):
                assert encoder.encode(state.observation(player)) == bits(row, trace["obs_len"])
            if step["deal"] is not None:
                deal(state, game, *step["deal"])
            details += check_table(state, game, encoder, step)
        assert state.is_terminal()
        count += 1
    assert count > 0
    if "KAGIYA_HLE_TRACES" not in os.environ:
        assert details > 0, "no texts were compared"


@pytest.mark.parametrize("name", ["Hanabi-Full", "Hanabi-Full-Minimal", "Hanabi-Small", "Hanabi-Very-Small"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_environments_are_played_by_dicts_and_numbers(name, players):
    env = rl_env.make(name, num_players=players)
    chance = np.random.default_rng(players)
    for _ in range(3):
        seen, done, total = env.reset(), False, 0
        while not done:
            one = seen["player_observations"][seen["current_player"]]
            assert len(one["vectorized"]) == env.vectorized_observation_shape()[0]
            pick = int(chance.integers(len(one["legal_moves"])))
            by_number = np.int64(one["legal_moves_as_int"][pick])
            move = one["legal_moves"][pick] if chance.random() < 0.5 else by_number
            seen, reward, done, info = env.step(move)
            total += reward
        assert total == env.state.score() and info == {}
    with pytest.raises(ValueError, match="Unknown environment"):
        rl_env.make("Hanabi-Tiny")


def test_what_ends_the_process_there_raises_here():
    env = rl_env.make("Hanabi-Full")
    env.reset()
    before = str(env.state)
    for wrong in (0, 20, -1, 10**30):
        with pytest.raises(ValueError):
            env.step(wrong)
    for wrong in ("play", 1.5, None):
        with pytest.raises(ValueError, match="Expected action as dict or int"):
            env.step(wrong)
    for wrong in ({"action_type": "DISCARD", "card_index": 0}, {"action_type": "DANCE"}, {}):
        with pytest.raises(AssertionError):
            env.step(wrong)
    assert str(env.state) == before
    for parameters in (
        {"players": 6},
        {"players": 1},
        {"colors": 0},
        {"ranks": 6},
        {"hand_size": 26},
        {"hand_size": 0},
        {"hand_size": 9},
        {"players": 5, "colors": 1, "hand_size": 3},
        {"observation_type": 3},
        {"seed": "x"},
        {"players": None},
        {"colors": [5]},
        {"seed": 2**31},
        {"seed": -(2**31) - 1},
        {"max_life_tokens": 0},
        {"max_life_tokens": 1000},
    ):
        with pytest.raises(ValueError):
            pyhanabi.HanabiGame(parameters)


def test_chance_can_be_played_by_hand():
    game = pyhanabi.HanabiGame({"players": 2, "seed": 1})
    state = game.new_initial_state()
    for card in range(10):
        color, rank = divmod(card, 5)
        assert state.move_is_legal(pyhanabi.HanabiMove(pyhanabi.HanabiMoveType.DEAL, color=color, rank=rank))
        state.apply_move(pyhanabi.HanabiMove(pyhanabi.HanabiMoveType.DEAL, color=color, rank=rank))
    assert str(state.player_hands()) == "[[R1, R2, R3, R4, R5], [Y1, Y2, Y3, Y4, Y5]]"
    assert state.card_playable_on_fireworks(0, 0) and not state.card_playable_on_fireworks(0, 1)
    state.apply_move(pyhanabi.HanabiMove.get_play_move(0))
    assert state.cur_player() == pyhanabi.CHANCE_PLAYER_ID
    with pytest.raises(ValueError, match="not in the deck"):
        state.apply_move(pyhanabi.HanabiMove(pyhanabi.HanabiMoveType.DEAL, color=0, rank=4))
    with pytest.raises(ValueError, match="dealt first"):
        state.apply_move(pyhanabi.HanabiMove.get_play_move(0))
    state.apply_move(pyhanabi.HanabiMove(pyhanabi.HanabiMoveType.DEAL, color=4, rank=4))
    assert str(state.player_hands()[0]) == "[R2, R3, R4, R5, B5]"


def test_states_are_copied_and_pickled_and_observations_stay():
    for random_start in (False, True):
        game = pyhanabi.HanabiGame({"players": 3, "seed": 5, "random_start_player": random_start})
        chance = np.random.default_rng(0)
        state = game.new_initial_state()
        while not state.is_terminal():
            for same in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert str(same) == str(state)
                assert [str(item) for item in same.move_history()] == [str(it) for it in state.move_history()]
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            seen = state.observation(state.cur_player())
            before = str(seen)
            state.apply_move(chance.choice(state.legal_moves()))
            assert str(seen) == before
            assert str(pickle.loads(pickle.dumps(seen))) == before
        other = pickle.loads(pickle.dumps(game))
        for _ in range(3):
            one, two = game.new_initial_state(), other.new_initial_state()
            while one.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                one.deal_random_card()
                two.deal_random_card()
            assert str(one) == str(two)
        assert len({move for move in map(game.get_move, range(game.max_moves()))}) == game.max_moves()


@pytest.mark.parametrize(
    "program",
    [
        ["game_example.py"],
        ["rl_env_example.py", "--players=2", "--num_episodes=2", "--agent_class=RandomAgent"],
        ["rl_env_example.py", "--players=5", "--agent_class=SimpleAgent"],
    ],
    ids=" ".join,
)
def test_the_examples_of_hle_run_unchanged(program):
    path = str(HERE / "hle_examples" / program[0])
    command = [sys.executable, "-m", "kagiya.compat", path, *program[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HERE)
    assert done.returncode == 0, done.stderr
    assert "score: " in done.stdout or "Max Reward" in done.stdout


def test_the_original_name_is_taken_by_one_call():
    program = (
        "import kagiya.compat; kagiya.compat.install()\n"
        "from hanabi_learning_environment import pyhanabi, rl_env\n"
        "from hanabi_learning_environment.agents.simple_agent import SimpleAgent\n"
        "assert rl_env.pyhanabi is pyhanabi and issubclass(SimpleAgent, rl_env.Agent)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("about", programs.PROGRAMS)
def test_programs_in_the_styles_of_public_ones_run(about):
    done = programs.run(programs.PROGRAMS[about])
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_a_program_is_started_as_python_starts_it(tmp_path):
    program = tmp_path / "tells.py"
    program.write_text("import sys, json; print(json.dumps([sys.argv, sys.path[1], __name__, __file__]))")
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "tells.py").symlink_to(program)

    def told(*arguments):
        command = [sys.executable, "-m", "kagiya.compat", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)

    argv, folder, name, file = json.loads(told("link/tells.py", "-x", "1").stdout)
    assert (argv, name, file) == (["link/tells.py", "-x", "1"], "__main__", "link/tells.py")
    assert folder == str(tmp_path), "the folder of the file, not of a link to it"
    assert json.loads(told("-m", "tells", "a").stdout)[0] == [str(program), "a"]
    assert told("-c", "import sys; print(sys.argv)", "a").stdout == "['-c', 'a']\n"
    assert told("-cimport sys; sys.exit(3)").returncode == 3
    for wrong, text in [
        ([], "usage"),
        (["-m"], "usage"),
        (["-x"], "usage"),
        (["nothing.py"], "no program nothing.py"),
        (["--with", "wings", "tells.py"], "no extension `wings`: there are set_hand"),
    ]:
        done = told(*wrong)
        assert done.returncode != 0 and text in done.stderr and "Traceback" not in done.stderr


def test_a_copy_in_a_clone_is_used_unless_told_otherwise():
    done = programs.run(["clone/play.py"])
    assert done.returncode != 0 and "the library is not compiled" in done.stderr


def test_what_was_patched_in_elsewhere_is_off_by_default():
    assert len(pyhanabi.HanabiMoveType) == 6 and len(rl_env.MOVE_TYPES) == 6
    for kind, name in [
        (pyhanabi.HanabiState, "set_hand"),
        (pyhanabi.HanabiMove, "get_return_move"),
        (pyhanabi.ObservationEncoder, "ownhandshape"),
    ]:
        assert not hasattr(kind, name)
    env = rl_env.make()
    player = env.reset()["player_observations"][0]
    assert set(player["card_knowledge"][0][0]) == {"color", "rank"} and "vectorized_ownhand" not in player


def test_hands_that_can_not_be_are_refused_and_nothing_changes(tmp_path):
    program = tmp_path / "refused.py"
    program.write_text(
        """
from hanabi_learning_environment.pyhanabi import CHANCE_PLAYER_ID, HanabiCard, HanabiGame, HanabiMove
import pickle

def refused(call, text):
    before = str(state)
    try:
        call()
    except ValueError as error:
        assert text in str(error), error
    else:
        raise AssertionError(text)
    assert str(state) == before

state = HanabiGame({"players": 2, "seed": 1}).new_initial_state()
refused(lambda: state.set_hand(0, []), "dealt first")
while state.cur_player() == CHANCE_PLAYER_ID:
    state.deal_random_card()
five = [HanabiCard(0, 4)] * 5
refused(lambda: state.set_hand(0, five), "not in the deck")
refused(lambda: state.set_hand(0, five[:4]), "4 cards for a hand of 5")
refused(lambda: state.set_hand(2, five), "no player 2")
refused(lambda: state.set_hand(0, [(5, 0)] * 5), "no card (5, 0)")
state.apply_move(HanabiMove.get_reveal_color_move(1, state.player_hands()[1][0].color()))
named = state.player_hands()[1][0].color()
other = next(c for c in range(5) if c != named)
hand = state.player_hands()[1]
refused(lambda: state.apply_move(HanabiMove.get_deal_specific_move(0, 1, 0, 0)), "no card was returned")
refused(lambda: state.apply_move(HanabiMove.get_return_move(5, 1)), "no card 5")
refused(lambda: state.apply_move(HanabiMove.get_return_move(0, 2)), "no player 2")
state.apply_move(HanabiMove.get_return_move(0, 1))
refused(lambda: state.apply_move(HanabiMove.get_deal_specific_move(0, 1, other, 0)), "a hint excludes")
refused(lambda: state.apply_move(HanabiMove.get_play_move(0)), "must be dealt first")
refused(lambda: state.observation(0), "returned cards first")
refused(lambda: pickle.dumps(state), "returned cards first")
twin = state.copy()
state.apply_move(HanabiMove.get_deal_specific_move(0, 1, hand[0].color(), hand[0].rank()))
assert state.player_hands()[1] == hand and len(twin.player_hands()[1]) == 4
assert str(pickle.loads(pickle.dumps(state))) == str(state)
"""
    )
    command = [sys.executable, "-m", "kagiya.compat", "--with", "set_hand,deal_moves", str(program)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_parameters_are_read_and_shown_as_there():
    game = pyhanabi.HanabiGame({"players": 3.0, "seed": "-12", "hand_size": " +4x", "colors": 5.9})
    assert game.parameter_string() == (
        "random_start_player=false\nseed=-12\nmax_life_tokens=3\nmax_information_tokens=8\n"
        "hand_size=4\nranks=5\ncolors=5\nobservation_type=1\nplayers=3\n"
    )
    drawn = {pyhanabi.HanabiGame().parameter_string() for _ in range(3)}
    assert len(drawn) == 3 and not any("seed=-1\n" in text for text in drawn)


def test_one_distribution_provides_the_import_name(tmp_path):
    source, wheels, site = tmp_path / "hle", tmp_path / "wheels", tmp_path / "site"
    shutil.copytree(HERE.parent / "hle", source)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(source)], check=True
    )
    (wheel,) = wheels.iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel)], check=True)
    program = (
        "from hanabi_learning_environment import pyhanabi, rl_env\n"
        "from hanabi_learning_environment.agents.simple_agent import SimpleAgent\n"
        "import kagiya.compat.hanabi_learning_environment.pyhanabi as other\n"
        "assert rl_env.pyhanabi is pyhanabi is other and issubclass(SimpleAgent, rl_env.Agent)\n"
        "print(rl_env.make('Hanabi-Full', 3).reset()['current_player'])\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(site)}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment, cwd=tmp_path)
