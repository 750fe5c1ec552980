"""Hanabi as a vector environment of Gymnasium: `pip install kagiya[gymnasium]`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space

from .vector import Steps, VectorEnv


class HanabiVectorEnv(gymnasium.vector.VectorEnv):
    """`num_envs` games in which one policy plays whoever is to act, or the seats that bots leave.

    Observations are those of the player to act, as float32 or uint8; `info["action_mask"]` has the legal
    moves and `info["to_act"]` the seat. A game that has ended is followed by the next one in the same
    step (`AutoresetMode.SAME_STEP`); what was seen last is then in `info["final_obs"]`, and
    `info["final_info"]["score"]` has the score. All parameters are those of `kagiya.vector.VectorEnv`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int, **parameters: Any) -> None:
        for name in ("observers", "auto_reset", "copy"):
            if name in parameters:
                raise TypeError(f"`{name}` is not for this environment to choose")
        dtype = parameters.get("dtype", "uint8")
        self.games = VectorEnv(num_envs, auto_reset=False, **parameters)
        self.num_envs = num_envs
        size = self.games._buffers.observations.shape[-1]
        kind = np.float32 if dtype == "float32" else np.uint8
        high = 255 if dtype == "packed" else 1
        self.single_observation_space = gymnasium.spaces.Box(0, high, (size,), kind)
        self.single_action_space = gymnasium.spaces.Discrete(self.games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deals all games; without a seed by one that the operating system gives."""
        if isinstance(seed, list):
            raise ValueError("the games count their seeds from one number on")
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        steps = self.games.reset(first)
        return steps.observations, self._info(steps)

    def step(
        self, actions: Any
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Does a move in each game."""
        steps = self.games.step(actions)
        now = steps
        info: dict[str, Any] = {}
        if steps.dones.any():
            now = self.games.reset_finished()
            last = np.empty(self.num_envs, object)
            for index in np.flatnonzero(steps.dones):
                last[index] = steps.observations[index]
            info["final_obs"] = last
            info["_final_obs"] = steps.dones.copy()
            info["final_info"] = {"score": steps.scores, "length": steps.lengths}
            info["_final_info"] = steps.dones.copy()
        info.update(self._info(now))
        truncated = np.zeros(self.num_envs, np.bool_)
        rewards = steps.rewards.astype(np.float64)
        return now.observations, rewards, steps.dones, truncated, info

    @staticmethod
    def _info(steps: Steps) -> dict[str, Any]:
        return {"action_mask": steps.masks.astype(np.int8), "to_act": steps.to_act}
