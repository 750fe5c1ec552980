"""An agent that does any legal move."""

from __future__ import annotations

import random
from typing import Any

from ..rl_env import Agent


class RandomAgent(Agent):
    """Picks a uniformly random legal move with Python's `random`."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        self.config = config

    def act(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        """A legal move; `None` when another player is to act."""
        if observation["current_player_offset"] != 0:
            return None
        move: dict[str, Any] = random.choice(observation["legal_moves"])
        return move
