"""The environment with the interfaces of JaxMARL: all agents act in each step, results are dicts by agent.

`make("hanabi", num_agents=2)` and `Hanabi` have the form of JaxMARL 2: keys, explicit states, `step_env` and
spaces. `HanabiEnv` has one that keeps its games itself. Both use numpy arrays and need no JAX. With JAX,
`jax.dlpack.from_dlpack` accepts the arrays, and `jax.experimental.io_callback` calls `step` from compiled code.

Where the likeness ends: the functions can't be traced, so `jax.jit`, `jax.vmap`, `jax.lax.scan` and gradients stop
here; `num_envs` is the batch that `vmap` would make. A state is an object, no pytree. Deals follow from the keys,
but they are not JaxMARL's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .vector import Steps, VectorEnv

ByAgent = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Discrete:
    """The moves 0 to `n - 1`."""

    n: int
    shape: tuple[int, ...] = ()
    dtype: Any = np.int32

    def sample(self, key: Any) -> int:
        """A random move."""
        return int(np.random.default_rng(_words(key)).integers(self.n))

    def contains(self, move: Any) -> bool:
        return 0 <= int(move) < self.n


@dataclass(frozen=True)
class Box:
    """Observations: numbers from `low` to `high`."""

    low: float
    high: float
    shape: tuple[int, ...]
    dtype: Any = np.float32

    def sample(self, key: Any) -> NDArray[Any]:
        """Random numbers."""
        random = np.random.default_rng(_words(key)).uniform(self.low, self.high, self.shape)
        return random.astype(self.dtype)

    def contains(self, seen: Any) -> bool:
        given = np.asarray(seen)
        return given.shape == self.shape and bool(((given >= self.low) & (given <= self.high)).all())


def _words(key: Any) -> list[int]:
    """The numbers of a key: a whole number, or a key of JAX of either kind."""
    jax = sys.modules.get("jax")
    if jax is not None and isinstance(key, jax.Array) and jax.numpy.issubdtype(key.dtype, jax.dtypes.prng_key):
        key = jax.random.key_data(key)
    given = np.asarray(key)
    if given.dtype.kind not in "iu":
        raise TypeError(f"a key is a whole number or a key of JAX, not {key!r}")
    if given.size and int(given.min()) < 0:
        raise ValueError("a key is not negative")
    return [int(word) for word in given.reshape(-1)]


class HanabiState:
    """The state of all games, which functions of `Hanabi` take and return. It doesn't change, unless the
    environment was made with `donate=True`: then a step uses up the state that it is given."""

    def __init__(self, env: VectorEnv, now: Steps, first: bool) -> None:
        self._env: VectorEnv | None = env
        self._now = now
        self._first = first

    def _part(self, array: NDArray[Any]) -> NDArray[Any]:
        return array[0] if self._first else array

    @property
    def cur_player_idx(self) -> NDArray[np.int32]:
        """The agent to act, one-hot."""
        players = self._now.masks.shape[1]
        return self._part((np.arange(players) == self._now.to_act[:, None]).astype(np.int32))

    @property
    def terminal(self) -> NDArray[np.bool_]:
        """Whether the game has ended."""
        return self._part(self._over())

    @property
    def score(self) -> NDArray[np.int32]:
        """The points so far."""
        return self._part(self._now.scores)

    @property
    def turn(self) -> NDArray[np.int32]:
        """The number of moves so far."""
        return self._part(self._now.lengths)

    def _over(self) -> NDArray[np.bool_]:
        masks = self._now.masks
        legal = np.asarray(masks[:, :, :-1].any(axis=(1, 2)), dtype=np.bool_)
        return ~legal

    def games(self) -> VectorEnv:
        """The games. Raises `ValueError` if a step has used them up."""
        if self._env is None:
            raise ValueError("a step has used up this state (donate=True): keep the one that it returned")
        return self._env


class Hanabi:
    """Hanabi in the form of JaxMARL 2. Agents are `"agent_0"` and so on; the last move does nothing.

    Without `num_envs` it is one game, and arrays are those of one game; with it, keys may be one for all games or
    `(num_envs, 2)`, and arrays have the games as first dimension. Other parameters are those of
    `kagiya.vector.VectorEnv`; observations have the belief section of JaxMARL unless told otherwise.
    """

    name = "hanabi"

    def __init__(
        self, num_agents: int = 2, *, num_envs: int | None = None, donate: bool = False, **parameters: Any
    ) -> None:
        parameters = {"belief": True, "dtype": "float32", **parameters}
        for name in ("auto_reset", "finals", "observers", "noop", "copy", "players"):
            if name in parameters:
                raise TypeError(f"`{name}` is decided by this interface")
        self._parameters = {**parameters, "players": num_agents, "observers": "all", "noop": True, "auto_reset": False}
        self._single, self._donate = num_envs is None, donate
        self._count = 1 if num_envs is None else num_envs
        blank = self._games()
        self.num_agents = num_agents
        self.agents = [f"agent_{seat}" for seat in range(num_agents)]
        self.num_moves = self.action_size = blank.num_actions
        self.obs_size = blank.observe().observations.shape[-1]
        self.action_set = np.arange(self.num_moves)
        self.action_spaces = {agent: Discrete(self.num_moves) for agent in self.agents}
        kind = blank.observe().observations.dtype
        self.observation_spaces = {agent: Box(0, 1, (self.obs_size,), kind) for agent in self.agents}

    def _games(self) -> VectorEnv:
        return VectorEnv(self._count, **self._parameters)

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def _seeds(self, key: Any, games: Iterable[int]) -> list[int]:
        """The seeds of these games, by one key for all games or one for each."""
        words = _words(key)
        if len(words) == 2 * self._count and (self._count > 1 or self._single):
            pairs = list(zip(words[::2], words[1::2]))
        elif len(words) in (1, 2):
            pairs = [(0, words[0]) if len(words) == 1 else (words[0], words[1])]
        else:
            raise ValueError(f"{len(words)} words of keys for {self._count} games: give one key, or one for each")
        numbers = [(high << 32) + low for high, low in pairs]
        one = numbers[0] if len(numbers) == 1 else None
        return [(numbers[game] if one is None else one + int(game)) % 2**64 for game in games]

    def reset(self, key: Any) -> tuple[ByAgent, HanabiState]:
        """New games, dealt by the key. Returns the observations by agent, and the state."""
        env = self._games()
        now = env.reset(self._seeds(key, range(self._count)))
        state = HanabiState(env, now, self._single)
        return self.get_obs(state), state

    def step_env(
        self, key: Any, state: HanabiState, actions: dict[str, Any]
    ) -> tuple[ByAgent, HanabiState, ByAgent, ByAgent, dict[str, Any]]:
        """A move in each game, without new deals. Returns observations, the state, rewards, dones and infos.
        A game that has ended stays so, with rewards of 0. The key is not used: moves have no chance in them."""
        old = state.games()
        env = old if self._donate else old.clone()
        table = np.stack([np.asarray(actions[agent]).reshape(self._count) for agent in self.agents])
        moves = np.take_along_axis(table, state._now.to_act[None].astype(np.intp), axis=0)[0]
        now = env.step(moves)
        if self._donate:
            state._env = None
        after = HanabiState(env, now, self._single)
        return self.get_obs(after), after, *self._results(now, after), {}

    def step(
        self, key: Any, state: HanabiState, actions: dict[str, Any]
    ) -> tuple[ByAgent, HanabiState, ByAgent, ByAgent, dict[str, Any]]:
        """The same, and where a game has ended, the next one is dealt by the key: observations and state are then
        those of the new game, rewards and dones those of the old one."""
        seen, after, rewards, dones, infos = self.step_env(key, state, actions)
        over = np.flatnonzero(after._over())
        if over.size:
            after.games().reset_some(over, seeds=self._seeds(key, over), into=after._now)
        return seen, after, rewards, dones, infos

    def _results(self, now: Steps, state: HanabiState) -> tuple[ByAgent, ByAgent]:
        agents = [*self.agents, "__all__"]
        return dict.fromkeys(agents, state._part(now.rewards)), dict.fromkeys(agents, state._part(now.dones))

    def get_obs(self, state: HanabiState) -> ByAgent:
        """The observations of a state, by agent."""
        seen = state._now.observations
        return {agent: state._part(seen[:, seat]) for seat, agent in enumerate(self.agents)}

    def get_legal_moves(self, state: HanabiState) -> ByAgent:
        """The legal moves of each agent. An agent that isn't to act can only do nothing."""
        masks = state._now.masks
        return {agent: state._part(masks[:, seat]) for seat, agent in enumerate(self.agents)}


def make(env_id: str, **parameters: Any) -> Hanabi:
    """The environment by its name in JaxMARL, `"hanabi"`."""
    if env_id != "hanabi":
        raise ValueError(f"there is no environment `{env_id}` here: there is hanabi")
    return Hanabi(**parameters)


class HanabiEnv:
    """`num_envs` games in lockstep, observed by all agents, with the belief section of JaxMARL.

    Agents are `"agent_0"` and so on; move `num_moves - 1` does nothing. The first dimension of every
    array is `num_envs`. Rewards are the change of the score, the same for all agents.
    """

    def __init__(self, num_envs: int = 1, num_agents: int = 2, **parameters: Any) -> None:
        parameters = {"belief": True, "dtype": "float32", **parameters}
        self.games = VectorEnv(num_envs, players=num_agents, observers="all", noop=True, **parameters)
        self.num_agents = num_agents
        self.num_moves = self.games.num_actions
        self.agents = [f"agent_{seat}" for seat in range(num_agents)]
        self._now: Steps | None = None

    def reset(self, seed: int = 0) -> dict[str, NDArray[np.float32]]:
        """Deals all games, and returns the observations by agent."""
        self._now = self.games.reset(seed)
        return self._by_agent(self._now.observations)

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, NDArray[np.float32]],
        dict[str, NDArray[np.float32]],
        dict[str, NDArray[np.bool_]],
        dict[str, Any],
    ]:
        """Receives the moves of all agents and does those of the agents to act. Returns observations,
        rewards, dones (both also under `"__all__"`) and infos. After a finished game the next one starts."""
        if self._now is None:
            raise RuntimeError("call reset first")
        table = np.stack([np.asarray(actions[agent]) for agent in self.agents])
        moves = np.take_along_axis(table, self._now.to_act[None].astype(np.intp), axis=0)[0]
        self._now = now = self.games.step(moves)
        rewards = dict.fromkeys([*self.agents, "__all__"], now.rewards)
        dones = dict.fromkeys([*self.agents, "__all__"], now.dones)
        return self._by_agent(now.observations), rewards, dones, {"score": now.scores}

    def get_legal_moves(self) -> dict[str, NDArray[np.bool_]]:
        """The legal moves of each agent: `(num_envs, num_moves)`."""
        if self._now is None:
            raise RuntimeError("call reset first")
        return self._by_agent(self._now.masks)

    def _by_agent(self, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
        return {agent: rows[:, seat] for seat, agent in enumerate(self.agents)}
