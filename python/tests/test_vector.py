"""Many games in lockstep, and the environments of other libraries on top of them."""

import os
import signal

import numpy as np
import pytest

import kagiya
from kagiya import _memory
from kagiya.vector import VectorEnv, random_moves


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_arrays_are_what_the_games_are(players):
    env = VectorEnv(6, players=players, observers="all")
    steps = env.reset(100)
    game = kagiya.Game("hle", players)
    states = [game.deal(100 + number) for number in range(6)]
    rounds = [0] * 6
    chance = np.random.default_rng(players)
    assert steps.observations.shape == (6, players, game.observation_size)
    for _ in range(120):
        for number, state in enumerate(states):
            assert env.state(number) == state
            assert steps.to_act[number] == state.to_act
            for seat in range(players):
                assert (steps.observations[number, seat] == state.observation(seat)).all()
                legal = state.legal_moves if seat == state.to_act else []
                assert np.flatnonzero(steps.masks[number, seat]).tolist() == legal
        moves = [int(chance.choice(state.legal_moves)) for state in states]
        steps = env.step(moves)
        for number, state in enumerate(states):
            assert steps.rewards[number] == state.apply(moves[number])
            assert steps.dones[number] == state.is_over
            assert steps.scores[number] == state.score
            assert steps.lengths[number] == state.turn + state.is_over
            if state.is_over:
                rounds[number] += 1
                states[number] = game.deal(100 + number + 6 * rounds[number])


@pytest.mark.parametrize("threads", [2, 0])
def test_threads_and_forms_change_nothing(threads):
    one, other = VectorEnv(33), VectorEnv(33, threads=threads, dtype="packed", copy=False)
    floats = VectorEnv(33, dtype="float32")
    chance = np.random.default_rng(1)
    for env in (one, other, floats):
        env.reset(5)
    steps = one.reset(5)
    for _ in range(100):
        moves = random_moves(steps.masks, chance)
        steps, packed, shares = one.step(moves), other.step(moves), floats.step(moves)
        unpacked = np.unpackbits(packed.observations, axis=1)[:, : one.observation_size]
        assert (unpacked == steps.observations).all()
        assert (shares.observations == steps.observations).all()
        assert (packed.masks == steps.masks).all() and (packed.scores == steps.scores).all()


@pytest.mark.parametrize("large", [1, 1 << 20], ids=["memory used again", "memory allocated anew"])
@pytest.mark.parametrize("dtype", ["uint8", "float32", "packed"])
def test_arrays_of_a_step_stay_as_they_were_unless_told_otherwise(dtype, large, monkeypatch):
    monkeypatch.setattr(_memory, "LARGE", large)
    env = VectorEnv(3, dtype=dtype, finals=True)
    other = VectorEnv(3, dtype=dtype, finals=True, copy=False)
    # Each way to keep a part of a step, and what it is compared with later.
    keeps = [
        lambda steps: steps,
        lambda steps: [steps.observations[1:, ::3]],
        lambda steps: [steps.observations.reshape(-1).view(np.uint8)[7:]],
        lambda steps: [memoryview(steps.observations)],
        lambda steps: [np.from_dlpack(steps.observations)],
        lambda steps: [row for row in steps.observations],
        lambda steps: [np.asarray(memoryview(steps.observations.view(np.uint8)).cast("B"))],
        lambda steps: [],
    ]
    kept = []
    chance = np.random.default_rng(1)
    env.reset(0)
    other.reset(0)
    for number in range(300):
        moves = env.random_moves(chance)
        steps, shared = env.step(moves), other.step(moves)
        for one, two in zip([*steps, steps.finals], [*shared, shared.finals]):
            assert (one == two).all(), "memory that was used before shows nothing of that"
        parts = keeps[number % len(keeps)](steps)
        kept.append((parts, [bytes(np.ascontiguousarray(part)) for part in parts]))
        if chance.random() < 0.2:
            del kept[int(chance.integers(len(kept)))]
        for parts, before in kept[-6:] if number % 50 else kept:
            assert [bytes(np.ascontiguousarray(part)) for part in parts] == before
    assert other.reset(0).observations is other.step([5] * 3).observations


def test_memory_is_used_again_only_when_nothing_refers_to_it(monkeypatch):
    monkeypatch.setattr(_memory, "LARGE", 1)
    arrays = _memory.Arrays((4, 8), np.float32)
    address = lambda array: array.__array_interface__["data"][0]  # noqa: E731
    first = arrays.make()
    place = address(first)
    second = arrays.make()
    assert address(second) != place
    # An array of numpy, a view of a view, and other users of the buffer hold it.
    for hold in (
        lambda array: array[1:][::2].T,
        lambda array: memoryview(array),
        lambda array: np.from_dlpack(array),
        lambda array: array.ctypes,
        lambda array: array.flat,
    ):
        held = hold(first)
        del first
        others = [arrays.make() for _ in range(2 * _memory.KEPT)]
        assert place not in map(address, others)
        del others, held
        first = arrays.make()
        place = address(first)
    # The shape and the flags of an array that was given back don't come back with its memory.
    first.flags.writeable = False
    first.shape = (32,)
    del first
    again = arrays.make()
    assert address(again) == place and again.shape == (4, 8) and again.flags.writeable
    assert len(arrays._blocks) <= _memory.KEPT
    assert not _memory.is_unused(arrays._blocks[-1]), "the one that `again` has"


def test_threads_get_memory_of_their_own(monkeypatch):
    from concurrent.futures import ThreadPoolExecutor

    monkeypatch.setattr(_memory, "LARGE", 1)
    arrays = _memory.Arrays((64,), np.int64)

    def fill(number):
        for _ in range(500):
            array = arrays.make()
            array.fill(number)
            assert (array == number).all()
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(fill, range(4)))


@pytest.mark.parametrize("dtype", ["uint8", "float32", "packed"])
def test_arrays_are_handed_on_without_copying(dtype):
    steps = VectorEnv(2, dtype=dtype).reset(0)
    taken = np.from_dlpack(steps.observations)
    assert np.shares_memory(taken, steps.observations)


def test_torch_takes_arrays_without_copying():
    torch = pytest.importorskip("torch")
    steps = VectorEnv(2, dtype="float32").reset(0)
    taken = torch.from_dlpack(steps.observations)
    assert taken.data_ptr() == steps.observations.ctypes.data
    assert (taken.numpy() == steps.observations).all()


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_jax_takes_arrays(dtype):
    jax = pytest.importorskip("jax")
    steps = VectorEnv(64, dtype=dtype, observers="all").reset(0)
    taken = jax.dlpack.from_dlpack(steps.observations)
    assert (np.asarray(taken) == steps.observations).all()
    # JAX shares memory with the alignment that it needs, and copies any other.
    if steps.observations.ctypes.data % 64 == 0:
        assert taken.unsafe_buffer_pointer() == steps.observations.ctypes.data


def test_a_copy_goes_on_as_the_original():
    import copy
    import pickle

    makes = [
        {},
        {"copy": False, "dtype": np.float32, "belief": True},
        {"sad": True, "shuffle_colors": True, "observers": "all", "players": 4},
        {"bots": {1: "companion-1"}, "auto_reset": False},
        {"edition": "gf-black", "players": 3, "num_envs": 5},
    ]
    for made_with in makes:
        env = VectorEnv(**{"num_envs": 9, **made_with})
        env.reset(2**40)
        chance = np.random.default_rng(4)
        for _ in range(45):
            moves = env.random_moves(chance)
            env.step(moves, moves if made_with.get("sad") else None)
        twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), copy.copy(env)]
        for _ in range(10):
            moves = env.random_moves(chance)
            steps = env.step(moves)
            for twin in twins:
                for one, other in zip(steps, twin.step(moves)):
                    assert one is not other and (one == other).all()


def test_what_makes_no_sense_is_refused_in_words():
    env = VectorEnv(2)
    env.reset(0)
    refused = [
        (ValueError, "-1 is out of range: expected a whole number from 0", lambda: env.reset(-1)),
        (ValueError, "out of range", lambda: env.reset(2**64)),
        (ValueError, "out of range", lambda: env.state(-1)),
        (ValueError, "out of range", lambda: VectorEnv(2, threads=-1)),
        (ValueError, "greedy tells what sad=True shows", lambda: env.step([5, 5], greedy=[5, 5])),
        (ValueError, "0 moves for 2 games", lambda: env.step([])),
        (ValueError, "two dimensions", lambda: random_moves(np.ones((2, 2, 20), bool), None)),
        (TypeError, "game is a kagiya.Game, not 'hle'", lambda: VectorEnv(2, "hle")),
        (TypeError, "bots is a dict by seat", lambda: VectorEnv(2, bots=["savant"])),
        (ValueError, "dtype `float64`: there are", lambda: VectorEnv(2, dtype=np.float64)),
    ]
    for kind, words, call in refused:
        with pytest.raises(kind, match=words):
            call()
    same = VectorEnv(1, copy=False)
    kept = same.reset(0)
    kept.observations.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        same.step([5])
    kept.observations.flags.writeable = True
    assert same.step([5]).lengths.tolist() == [1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("threads", [1, 2])
def test_a_forked_process_goes_on_by_itself(threads):
    env = VectorEnv(64, threads=threads)
    env.reset(3)
    moves = env.random_moves(np.random.default_rng(0))
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        # The parent's threads don't exist here. The child must exit here, and not continue pytest.
        try:
            signal.alarm(60)
            os.write(writer, env.step(moves).observations.tobytes()[:4096])
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as told:
        seen = told.read()
    os.waitpid(child, 0)
    assert seen == env.step(moves).observations.tobytes()[:4096]


def test_threads_of_python_may_share_an_environment():
    from concurrent.futures import ThreadPoolExecutor

    env = VectorEnv(64)
    env.reset(0)

    def play(number):
        chance = np.random.default_rng(number)
        for _ in range(50):
            try:
                env.step(env.random_moves(chance))
            except ValueError as error:  # another thread moved between the draw and the step
                assert "not legal" in str(error) or "no move" in str(error)
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(play, range(4)))


@pytest.mark.parametrize("observers", ["mover", "all"])
def test_random_moves_are_legal_and_follow_from_the_generator(observers):
    env = VectorEnv(50, players=4, observers=observers, noop=True)
    steps = env.reset(0)
    one, same = np.random.default_rng(3), np.random.default_rng(3)
    for _ in range(100):
        moves = env.random_moves(one)
        assert (moves == env.random_moves(same)).all() and moves.dtype == np.int32
        rows = steps.masks if observers == "mover" else steps.masks[np.arange(50), steps.to_act]
        assert rows[np.arange(50), moves].all() and (moves < env.num_actions - 1).all()
        steps = env.step(moves)


def test_beliefs_add_up_and_own_hands_are_told():
    env = VectorEnv(8, belief=True, dtype="float32", observers="all", players=3)
    steps = env.reset(0)
    chance = np.random.default_rng(2)
    rows = steps.observations[:, :, -525:].reshape(8, 3, 15, 35)
    assert np.allclose(rows[..., :25].sum(-1), 1)
    for _ in range(20):
        mover = np.take_along_axis(steps.masks, steps.to_act[:, None, None].astype(int), 1)[:, 0]
        steps = env.step(random_moves(mover, chance))
    cards, uses = env.own_hands("cards"), env.own_hands("uses")
    assert cards.shape == (8, 3, 5, 25) and uses.shape == (8, 3, 5, 3)
    assert (cards.sum(-1) == uses.sum(-1)).all()
    for number in range(8):
        hands = env.state(number).hands
        assert cards[number].sum((1, 2)).tolist() == [len(hand) for hand in hands]


def test_the_best_move_is_told_after_the_last_one():
    env = VectorEnv(4, sad=True)
    plain = VectorEnv(4)
    plain.reset(0)
    assert env.observation_size - plain.observation_size == 55
    assert not env.reset(0).observations[:, -55:].any()
    told = env.step([5] * 4, greedy=[6, 6, -1, 5]).observations[:, -55:]
    assert told[0].any() and not told[2].any()
    # The player with the greedy move sees this section twice: it begins after 127 + 76 + 50 bits.
    last = plain.step([5] * 4).observations[:, 253 : 253 + 55]
    assert (told[3] == last[3]).all() and (told[0] != last[0]).any()


def test_bots_fill_seats():
    env = VectorEnv(5, bots={1: "companion-2"}, auto_reset=False)
    steps = env.reset(0)
    chance = np.random.default_rng(0)
    while not env_done(steps):
        assert (steps.to_act[~steps.dones] == 0).all()
        steps = env.step(random_moves(steps.masks, chance))
    assert steps.dones.all()
    steps = env.reset_finished()
    assert not steps.dones.any() and steps.masks.any(1).all()
    with pytest.raises(ValueError, match="at least one"):
        VectorEnv(1, bots={0: "cautious", 1: "cautious"})
    with pytest.raises(ValueError, match="seat 2"):
        VectorEnv(1, bots={2: "cautious"})


def env_done(steps):
    return bool(steps.dones.all())


def test_wrong_moves_change_no_game():
    env = VectorEnv(3)
    env.reset(0)
    before = [env.state(number) for number in range(3)]
    for moves, error in [
        ([5, 5], ValueError),
        ([5, 5, 0], ValueError),
        ([5, 5, 99], ValueError),
        ([5, 5, 2**40], ValueError),
        ([5.0, 5.0, 5.0], TypeError),
        ([[5, 5, 5]], ValueError),
    ]:
        with pytest.raises(error):
            env.step(moves)
    assert [env.state(number) for number in range(3)] == before
    for wrong in [{"dtype": "int8"}, {"observation": "all"}, {"belief": True}, {"last_strike": "no"}]:
        with pytest.raises(ValueError):
            VectorEnv(1, **wrong)


def test_gymnasium_plays_on_and_tells_what_was_last():
    pytest.importorskip("gymnasium")
    from kagiya.gymnasium import HanabiVectorEnv

    env = HanabiVectorEnv(4)
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    again, _ = env.reset(seed=3)
    assert (again == seen).all()
    chance = np.random.default_rng(0)
    ended = 0
    for _ in range(100):
        assert info["action_mask"].shape == (4, 20)
        moves = random_moves(info["action_mask"] == 1, chance)
        seen, rewards, done, cut, info = env.step(moves)
        assert env.observation_space.contains(seen) and not cut.any()
        for number in np.flatnonzero(done):
            assert info["final_obs"][number].shape == (658,)
            assert not (info["final_obs"][number] == seen[number]).all()
            ended += 1
    assert ended > 4 and rewards.dtype == np.float64
    env.close()


@pytest.mark.filterwarnings("ignore:.*not having a spec")
@pytest.mark.parametrize(
    "parameters",
    [
        {},
        {"players": 5, "dtype": "float32", "belief": True},
        {"players": 4, "dtype": "packed", "observation": "minimal"},
        {"players": 3, "bots": {1: "cautious", 2: "cautious"}},
        {"edition": "gf-everything", "players": 4},
    ],
)
def test_gymnasium_checks_one_game(parameters):
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from kagiya.gymnasium import HanabiEnv

    check_env(HanabiEnv(illegal="end", render_mode="ansi", **parameters))
    env = HanabiEnv(**parameters)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    assert (seen != env.reset()[0]).any()
    again, info = env.reset(seed=5)
    assert (again == seen).all()
    done, total = False, float(info["score"])
    while not done:
        move = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, done, cut, info = env.step(move)
        assert env.observation_space.contains(seen) and not cut
        total += reward
    assert total == info["score"] == env.games.state(0).score
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


def test_gymnasium_refuses_or_ends_at_a_move_that_is_not_legal():
    pytest.importorskip("gymnasium")
    from kagiya.gymnasium import HanabiEnv

    strict = HanabiEnv()
    before, info = strict.reset(seed=1)
    assert not info["action_mask"][0], "no card can be discarded while all clue tokens are there"
    with pytest.raises(ValueError):
        strict.step(0)
    for no_number in (5.7, "5", None):
        with pytest.raises(TypeError):
            strict.step(no_number)
    assert (strict.games._look(strict.games._fresh()).observations[0] == before).all()
    lenient = HanabiEnv(illegal="end")
    lenient.reset(seed=1)
    _, reward, done, cut, info = lenient.step(0)
    assert (reward, done, cut, info["score"]) == (0, True, False, 0)
    for wrong in [{"illegal": "no"}, {"render_mode": "human"}]:
        with pytest.raises(ValueError):
            HanabiEnv(**wrong)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "parameters",
    [
        {},
        {"players": 3},
        {"players": 5, "observation": "minimal"},
        {"players": 4, "observation": "seer"},
        {"players": 2, "colors": 2, "ranks": 5, "hand_sizes": {"2": 2}, "clue_tokens": 3, "strikes": 1},
        {"players": 3, "colors": 1, "hand_sizes": {"3": 2}, "clue_tokens": 3, "strikes": 1},
        {"edition": "gf-everything", "players": 4},
    ],
)
def test_pettingzoo_api_and_seed(parameters):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from kagiya import pettingzoo

    parallel_api_test(pettingzoo.parallel_env(**parameters), num_cycles=150)
    parallel_seed_test(lambda: pettingzoo.parallel_env(**parameters), num_cycles=150)
    api_test(pettingzoo.env(**parameters), num_cycles=150)
    seed_test(lambda: pettingzoo.env(**parameters), num_cycles=150)
    env = pettingzoo.parallel_env(**parameters)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        same, _ = pettingzoo.parallel_env(**parameters).reset(seed=seed)
        for agent in seen:
            assert (same[agent]["observation"] == seen[agent]["observation"]).all()
        while env.agents:
            moves = {
                agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents
            }
            seen, rewards, ended, _, _ = env.step(moves)
            assert len(set(rewards.values())) == 1
            for agent, row in seen.items():
                assert env.observation_space(agent).contains(row)
        assert all(ended.values())


def test_an_illegal_move_ends_a_game_of_pettingzoo():
    pytest.importorskip("pettingzoo")
    from kagiya import pettingzoo

    env = pettingzoo.parallel_env(players=3)
    env.reset(seed=1)
    seat = int(env._table.now.to_act[0])
    mover = env.agents[seat]
    before = repr(env._table.games.state(0))
    agents = list(env.agents)
    # No card can be discarded while all clue tokens are there.
    _, rewards, ended, cut, infos = env.step(dict.fromkeys(agents, 0))
    assert rewards == {agent: -1.0 if agent == mover else 0.0 for agent in agents}
    assert all(ended.values()) and not any(cut.values()) and env.agents == []
    assert infos[mover] == {"score": 0}
    assert repr(env._table.games.state(0)) == before
    turns = pettingzoo.env(players=3)
    turns.reset(seed=1)
    turns.step(0)
    assert all(turns.terminations.values()) and turns.rewards[mover] == -1
    env.reset(seed=1)
    for no_move in (-1, 10_000):
        with pytest.raises(ValueError):
            env.step(dict.fromkeys(agents, no_move))


def test_pettingzoo_takes_the_names_of_hanabi_v5():
    pytest.importorskip("pettingzoo")
    from kagiya import pettingzoo

    named = {"colors": 2, "ranks": 5, "players": 2, "hand_size": 2}
    named |= {"max_information_tokens": 3, "max_life_tokens": 1, "observation_type": "minimal"}
    own = {"colors": 2, "ranks": 5, "players": 2, "hand_sizes": {"2": 2}}
    own |= {"clue_tokens": 3, "strikes": 1, "observation": "minimal"}
    one, other = pettingzoo.parallel_env(**named), pettingzoo.parallel_env(**own)
    assert one._table.games.game == other._table.games.game
    assert one.observation_space("player_0") == other.observation_space("player_0")
    for twice in ({"strikes": 1, "max_life_tokens": 1}, {"hand_size": 2, "hand_sizes": {"2": 2}}):
        with pytest.raises(TypeError, match="the same parameter"):
            pettingzoo.parallel_env(**twice)


def test_unknown_options_of_a_reset_are_refused():
    pytest.importorskip("gymnasium")
    from kagiya.gymnasium import HanabiEnv, HanabiVectorEnv

    for env in (HanabiEnv(), HanabiVectorEnv(2)):
        env.reset(seed=1, options={})
        with pytest.raises(ValueError, match="reset_mask"):
            env.reset(options={"reset_mask": np.array([True, False])})


def test_the_form_of_jaxmarl():
    from kagiya.jaxmarl import HanabiEnv

    env = HanabiEnv(num_envs=7, num_agents=3)
    assert env.num_moves == 31 and env.agents == ["agent_0", "agent_1", "agent_2"]
    seen = env.reset(4)
    assert seen["agent_0"].shape == (7, 956)
    chance = np.random.default_rng(4)
    games = 0
    for _ in range(60):
        masks = env.get_legal_moves()
        legal = np.stack([masks[agent] for agent in env.agents])
        assert (legal[:, :, -1].sum(0) == 2).all(), "all but one do nothing"
        moves = {agent: random_moves(masks[agent], chance) for agent in env.agents}
        seen, rewards, dones, info = env.step(moves)
        games += int(dones["__all__"].sum())
        assert (rewards["agent_0"] == rewards["__all__"]).all()
    assert games > 7


def test_environments_of_papers_have_names():
    for name, size in [("hanabi-full", 658), ("hanabi-small", 171), ("hanabi-very-small", 106)]:
        assert kagiya.Game(name, 2).observation_size == size
    assert kagiya.Game("hanabi-full", 4) == kagiya.Game("hle", 4, palette="rygwb")
    assert kagiya.Game("hanabi-full", 4).letters == "rygwb" and kagiya.Game("hanabi-small", 2).letters == "ry"
    assert kagiya.Game("hanabi-small", 3, strikes=3).max_strikes == 3
    assert kagiya.Game("hle", 3, hand_size=2).hand_size == 2
    assert VectorEnv(2, edition="hanabi-small", players=5).observation_size == 336
    with pytest.raises(ValueError, match="give one of them"):
        kagiya.Game("hle", 3, hand_size=2, hand_sizes={"3": 4})
    for wrong in ("two", 300, -1, None):
        with pytest.raises(ValueError, match="hand"):
            kagiya.Game("hle", 3, hand_size=wrong)
    with pytest.raises(ValueError, match="hand"):
        kagiya.Game("hle", 3, hand_size=0)


def test_gymnasium_makes_environments_by_name():
    gymnasium = pytest.importorskip("gymnasium")
    env = gymnasium.make("kagiya/Hanabi-v0", edition="hanabi-small", players=3)
    shown, info = env.reset(seed=4)
    assert shown.shape == (226,) and info["action_mask"].any()
    many = gymnasium.make_vec("kagiya/Hanabi-v0", num_envs=3, players=2)
    shown, _ = many.reset(seed=[5, 9, 5])
    assert (shown[0] == shown[2]).all() and (shown[0] != shown[1]).any()
    assert (shown[1] == kagiya.Game("hle", 2).deal(9).observation()).all()
    many.reset(seed=[None, 1, None])
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        many.reset(seed=[5, 9])
