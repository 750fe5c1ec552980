"""The environment with the interface of JaxMARL: all agents act in each step, results are dicts by agent.

It uses numpy arrays and needs no JAX. With JAX, `jax.dlpack.from_dlpack` accepts the arrays, and
`jax.experimental.io_callback` calls `step` from compiled code.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .vector import Steps, VectorEnv


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
