"""Hanabi as PettingZoo environments: `pip install kagiya[pettingzoo]`.

`env()` is turn-based (AEC). In `parallel_env()` all players act at once, and those who are not to act do
nothing. In both, an illegal move ends the game with reward -1 for its player and 0 for the others.

Parameters are those of `kagiya.vector.VectorEnv`. The names of PettingZoo's `hanabi_v5` are accepted too:
`hand_size`, `max_information_tokens`, `max_life_tokens` and `observation_type`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .vector import VectorEnv


def env(**parameters: Any) -> AECEnv:
    """The turn-based environment."""
    game: AECEnv = raw_env(**parameters)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


# The names of PettingZoo's `hanabi_v5`, and ours.
NAMES = {
    "max_information_tokens": "clue_tokens",
    "max_life_tokens": "strikes",
    "observation_type": "observation",
}


def _renamed(parameters: dict[str, Any]) -> dict[str, Any]:
    renamed: dict[str, Any] = {}
    for name, value in parameters.items():
        own = NAMES.get(name, name)
        if name == "hand_size":
            own, value = "hand_sizes", {str(int(parameters.get("players", 2))): value}
        if own in renamed or (own != name and own in parameters):
            raise TypeError(f"`{name}` and `{own}` are the same parameter: give one of them")
        renamed[own] = value
    return renamed


def _spaces(games: VectorEnv) -> tuple[spaces.Dict, spaces.Space[Any]]:
    moves = games.num_actions
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (games.observation_size,), np.float32),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )
    return observation, spaces.Discrete(moves)


class _Table:
    """One game with the observations of all players."""

    def __init__(self, render_mode: str | None, **parameters: Any) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode `{render_mode}`: there are ansi and human")
        self.render_mode = render_mode
        parameters = {"dtype": "float32", **_renamed(parameters)}
        self.games = VectorEnv(1, observers="all", auto_reset=False, **parameters)
        players = self.games.num_players
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        pair = _spaces(self.games)
        self.observation_spaces = dict.fromkeys(self.possible_agents, pair[0])
        self.action_spaces = dict.fromkeys(self.possible_agents, pair[1])
        self._random = np.random.default_rng()
        self.now = self.games.reset(0)

    def deal(self, seed: int | None) -> None:
        """Deals a game; without a seed, the next game of the sequence that the last seed started."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.now = self.games.reset(int(self._random.integers(2**62)))

    def seen_by(self, seat: int) -> dict[str, np.ndarray]:
        """The observation of a player, with the legal moves."""
        return {
            "observation": self.now.observations[0, seat].astype(np.float32),
            "action_mask": self.now.masks[0, seat].astype(np.int8),
        }

    def picture(self) -> str | None:
        """The game in one line of text."""
        text = repr(self.games.state(0))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


class raw_env(AECEnv):
    """The turn-based environment without wrappers. An illegal move raises `ValueError`."""

    metadata = {
        "name": "kagiya_hanabi_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, **parameters: Any) -> None:
        super().__init__()
        self._table = _Table(render_mode, **parameters)
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.agents = list(self.possible_agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._table.now.to_act[0])]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._table.seen_by(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        if action is None:
            raise ValueError("a player whose game goes on must move")
        self._cumulative_rewards[agent] = 0.0
        self._table.now = self._table.games.step([int(action)])
        now = self._table.now
        self.rewards = dict.fromkeys(self.agents, float(now.rewards[0]))
        if now.dones[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {it: {"score": int(now.scores[0])} for it in self.agents}
            seat = (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
        else:
            seat = int(now.to_act[0])
        self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._table.picture()

    def close(self) -> None:
        """There is nothing to close."""


Step = tuple[
    dict[str, dict[str, np.ndarray]],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]
"""Observations, rewards, terminations, truncations and infos by player."""


class parallel_env(ParallelEnv):
    """All players act at once: the player to act moves, the others do nothing (the last move).

    Other moves of these players are ignored.
    """

    metadata = {"name": "kagiya_hanabi_parallel_v1", "render_modes": ["ansi", "human"]}

    def __init__(self, render_mode: str | None = None, **parameters: Any) -> None:
        self._table = _Table(render_mode, noop=True, **parameters)
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.agents = list(self.possible_agents)
        self.observation_spaces = self._table.observation_spaces
        self.action_spaces = self._table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _seen(self) -> dict[str, dict[str, np.ndarray]]:
        return {agent: self._table.seen_by(self.possible_agents.index(agent)) for agent in self.agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        """Does the move of the player to act."""
        now = self._table.now
        seat = int(now.to_act[0])
        mover, move = self.possible_agents[seat], int(actions[self.possible_agents[seat]])
        is_move = 0 <= move < now.masks.shape[-1]
        if is_move and not now.masks[0, seat, move]:
            return self._ended_by(mover)
        self._table.now = self._table.games.step([move])
        now = self._table.now
        done = bool(now.dones[0])
        seen = self._seen()
        rewards = dict.fromkeys(self.agents, float(now.rewards[0]))
        ended = dict.fromkeys(self.agents, done)
        cut = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if done:
            infos = {agent: {"score": int(now.scores[0])} for agent in self.agents}
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _ended_by(self, mover: str) -> Step:
        """The end of a game by an illegal move, which changes nothing else."""
        seen, agents = self._seen(), self.agents
        self.agents = []
        return (
            seen,
            {agent: -1.0 if agent == mover else 0.0 for agent in agents},
            dict.fromkeys(agents, True),
            dict.fromkeys(agents, False),
            {agent: {"score": 0} for agent in agents},
        )

    def render(self) -> str | None:
        return self._table.picture()

    def close(self) -> None:
        """There is nothing to close."""
