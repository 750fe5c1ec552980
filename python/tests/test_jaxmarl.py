"""The form of JaxMARL 2."""

import numpy as np
import pytest

from kagiya import jaxmarl
from kagiya.vector import VectorEnv


def random_moves(env, state, chance):
    """A random legal move for each agent."""
    moves = {}
    for agent, mask in env.get_legal_moves(state).items():
        keys = np.where(mask, chance.random(mask.shape), -1)
        moves[agent] = keys.argmax(axis=-1)
    return moves


@pytest.mark.parametrize("donate", [False, True])
def test_states_are_explicit_and_games_are_those_of_the_batch(donate):
    env = jaxmarl.make("hanabi", num_agents=3, num_envs=6, donate=donate)
    games = VectorEnv(6, players=3, observers="all", noop=True, dtype="float32", belief=True, auto_reset=False)
    seen, state = env.reset((0, 40))
    steps = games.reset(40)
    chance = np.random.default_rng(2)
    ended = 0
    for turn in range(60):
        for seat, agent in enumerate(env.agents):
            assert (seen[agent] == steps.observations[:, seat]).all()
            assert (env.get_legal_moves(state)[agent] == steps.masks[:, seat]).all()
        assert (state.cur_player_idx.argmax(1) == steps.to_act).all()
        moves = random_moves(env, state, chance)
        chosen = np.stack([moves[agent] for agent in env.agents])[steps.to_act, np.arange(6)]
        key = np.array([turn, 1000], np.uint32)
        before = seen, state
        seen, state, rewards, dones, infos = env.step(key, state, moves)
        after = games.step(chosen)
        assert (rewards["agent_1"] == after.rewards).all() and (dones["__all__"] == after.dones).all()
        if donate:
            with pytest.raises(ValueError, match="used up"):
                env.step(key, before[1], moves)
        else:
            again = env.step(key, before[1], moves)
            assert (again[0]["agent_0"] == seen["agent_0"]).all() and (again[2]["__all__"] == rewards["__all__"]).all()
            assert (env.get_obs(before[1])["agent_2"] == before[0]["agent_2"]).all()
        over = np.flatnonzero(after.dones)
        steps = games.observe()
        if over.size:
            steps = games.reset_some(over, seeds=[(turn << 32) + 1000 + int(index) for index in over])
            ended += over.size
            assert not state.terminal.any() and not state.score[over].any() and not state.turn[over].any()
    assert ended > 5


def test_one_game_has_arrays_without_the_dimension_of_games():
    env = jaxmarl.Hanabi(num_agents=2)
    seen, state = env.reset(7)
    assert env.observation_space("agent_0").contains(seen["agent_0"])
    assert env.action_space("agent_1").n == env.num_moves == 21
    assert env.action_space("agent_1").contains(env.action_space("agent_1").sample(3))
    assert state.cur_player_idx.tolist() == [1, 0] and not state.terminal
    chance = np.random.default_rng(0)
    while not state.terminal:
        seen, state, rewards, dones, _ = env.step_env(0, state, random_moves(env, state, chance))
    assert dones["__all__"] and state.turn > 3
    moves = {agent: 20 for agent in env.agents}
    seen, state, rewards, dones, _ = env.step_env(0, state, moves)
    assert rewards["__all__"] == 0 and state.terminal
    assert (env.reset(7)[0]["agent_1"] == env.reset((0, 7))[0]["agent_1"]).all()


def test_what_it_cannot_do_is_refused():
    with pytest.raises(ValueError, match="there is hanabi"):
        jaxmarl.make("overcooked")
    with pytest.raises(TypeError, match="decided by this interface"):
        jaxmarl.make("hanabi", auto_reset=True)
    env = jaxmarl.make("hanabi", num_envs=4)
    for key, words in [((1, 2, 3), "one key, or one for each"), (-1, "not negative")]:
        with pytest.raises(ValueError, match=words):
            env.reset(key)
    with pytest.raises(TypeError, match="whole number"):
        env.reset(0.5)
