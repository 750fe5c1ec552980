"""An agent that plays hinted cards, and gives hints about playable cards."""

from __future__ import annotations

from typing import Any

from ..rl_env import Agent


class SimpleAgent(Agent):
    """Plays its oldest card with a hint. Without one, hints the color of a playable card. Otherwise discards
    its oldest card, or plays it if discarding isn't allowed."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        self.config = config
        self.max_information_tokens = config.get("information_tokens", 8)

    @staticmethod
    def playable_card(card: dict[str, Any], fireworks: dict[str, int]) -> bool:
        """Whether the card is playable."""
        return bool(card["rank"] == fireworks[card["color"]])

    def act(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        """The move; `None` when another player is to act."""
        if observation["current_player_offset"] != 0:
            return None
        for slot, hint in enumerate(observation["card_knowledge"][0]):
            if hint["color"] is not None or hint["rank"] is not None:
                return {"action_type": "PLAY", "card_index": slot}
        if observation["information_tokens"] > 0:
            for offset in range(1, observation["num_players"]):
                hand = observation["observed_hands"][offset]
                for card, hint in zip(hand, observation["card_knowledge"][offset]):
                    if self.playable_card(card, observation["fireworks"]) and hint["color"] is None:
                        return {
                            "action_type": "REVEAL_COLOR",
                            "color": card["color"],
                            "target_offset": offset,
                        }
        if observation["information_tokens"] < self.max_information_tokens:
            return {"action_type": "DISCARD", "card_index": 0}
        return {"action_type": "PLAY", "card_index": 0}
