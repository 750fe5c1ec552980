"""Hanabi as Gymnasium environments, with one game or many: `pip install kagiya[gymnasium]`."""

from __future__ import annotations

import operator
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space

from .vector import Steps, VectorEnv


class HanabiEnv(gymnasium.Env[np.ndarray, Any]):
    """One game in which one policy plays all seats, or those without a bot.

    Observations are those of the player to act, as float32 or uint8; `info["action_mask"]` has the legal
    moves, `info["to_act"]` the seat and `info["score"]` the score. An illegal move raises `ValueError` and
    changes nothing; with `illegal="end"` it ends the game, and all points are lost. `render()` returns the
    game as text. All other parameters are those of `kagiya.vector.VectorEnv`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        *,
        illegal: Literal["raise", "end"] = "raise",
        render_mode: Literal["ansi"] | None = None,
        **parameters: Any,
    ) -> None:
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal `{illegal}`: there are raise and end")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode `{render_mode}`: there is ansi")
        self.illegal = illegal
        self.render_mode = render_mode
        self.games = _games(1, parameters)
        self.observation_space, self.action_space = _spaces(self.games)
        self._now: Steps | None = None
        self._score = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deals game `seed`; without a seed, a random game that follows from the last one.

        There are no options: any is a `ValueError`.
        """
        _no_options(options)
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(2**62)) if seed is None else seed
        self._now = now = self.games.reset(first)
        # If suits cost points, the initial score isn't 0.
        return now.observations[0], self._info(now, self.games.state(0).points)

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Does a move. Returns the next observation, the reward, and whether the game has ended."""
        before = self._now
        if before is None:
            raise RuntimeError("no game is going on: call reset")
        score = self._score
        move = operator.index(action)
        if self.illegal == "end" and not (self.action_space.contains(move) and before.masks[0, move]):
            self._now = None
            return before.observations[0].copy(), -float(score), True, False, self._info(before, 0)
        now = self.games.step([move])
        done = bool(now.dones[0])
        self._now = None if done else now
        return now.observations[0], float(now.rewards[0]), done, False, self._info(now, int(now.scores[0]))

    def render(self) -> str | None:  # type: ignore[override]
        """The game as text, with complete information."""
        return str(self.games.state(0)) if self.render_mode == "ansi" else None

    def _info(self, steps: Steps, score: int) -> dict[str, Any]:
        self._score = score
        mask = steps.masks[0].astype(np.int8)
        return {"action_mask": mask, "to_act": int(steps.to_act[0]), "score": score}


class HanabiVectorEnv(gymnasium.vector.VectorEnv[np.ndarray, Any, np.ndarray]):
    """`num_envs` games in which one policy plays all seats, or those without a bot.

    Observations are those of the player to act, as float32 or uint8; `info["action_mask"]` has the legal
    moves and `info["to_act"]` the seat. After a finished game the next one starts in the same step
    (`AutoresetMode.SAME_STEP`). Then `info["final_obs"]` has the last observation, and
    `info["final_info"]["score"]` the score. All parameters are those of `kagiya.vector.VectorEnv`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int, **parameters: Any) -> None:
        self.games = _games(num_envs, parameters)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.games)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deals all games, with numbers from `seed` on or with a number for each; without a seed, random ones.

        There are no options: any is a `ValueError`. A finished game starts again by itself, so that
        `reset_mask` has no use.
        """
        _no_options(options)
        if isinstance(seed, list):
            # A game without a seed is a random one, which does not follow from the seeds of others.
            drawn = self.np_random.integers(2**62, size=len(seed)).tolist()
            seeds = [other if given is None else given for given, other in zip(seed, drawn)]
            steps = self.games.reset(seeds)
            return steps.observations, self._info(steps)
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


def _no_options(options: dict[str, Any] | None) -> None:
    if options:
        raise ValueError(f"reset has no options, but got {', '.join(map(str, options))}")


def _games(num_envs: int, parameters: dict[str, Any]) -> VectorEnv:
    for name in ("observers", "auto_reset", "finals", "copy"):
        if name in parameters:
            raise TypeError(f"`{name}` is not for this environment to choose")
    return VectorEnv(num_envs, auto_reset=False, **parameters)


def _spaces(games: VectorEnv) -> tuple[gymnasium.spaces.Box, gymnasium.Space[Any]]:
    """The observation space and the action space of one game."""
    rows = games.observe().observations
    high = 255 if games._dtype == "packed" else 1
    shown = gymnasium.spaces.Box(0, high, (rows.shape[-1],), rows.dtype.type)
    return shown, gymnasium.spaces.Discrete(games.num_actions)


def register() -> None:
    """Makes `gymnasium.make("kagiya/Hanabi-v0", …)` and `gymnasium.make_vec` know these environments. An
    installed package is found without this call."""
    if "kagiya/Hanabi-v0" not in gymnasium.registry:
        gymnasium.register(
            id="kagiya/Hanabi-v0",
            entry_point="kagiya.gymnasium:HanabiEnv",
            vector_entry_point="kagiya.gymnasium:HanabiVectorEnv",
        )


register()
