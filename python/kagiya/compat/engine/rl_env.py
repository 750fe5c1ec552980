"""The classes of HLE's `rl_env`: a game as dicts."""

from __future__ import annotations

import operator
from typing import Any

from . import pyhanabi
from .patched import tell
from .pyhanabi import EXTENSIONS, color_char_to_idx

MOVE_TYPES = [kind.name for kind in pyhanabi.HanabiMoveType]


class Environment:
    """The interface of an environment."""

    def reset(self, config: dict[str, Any]) -> dict[str, Any]:
        raise NotImplementedError("Not implemented in Abstract Base class")

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, dict[str, Any]]:
        raise NotImplementedError("Not implemented in Abstract Base class")


class Agent:
    """The interface of an agent."""

    def __init__(self, config: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError("Not implemeneted in abstract base class.")

    def reset(self, config: dict[str, Any]) -> None:
        raise NotImplementedError("Not implemeneted in abstract base class.")

    def act(self, observation: dict[str, Any]) -> dict[str, Any] | None:
        raise NotImplementedError("Not implemeneted in Abstract base class")


class HanabiEnv(Environment):
    """Games one after the other, with the observation of every player as a dict."""

    def __init__(self, config: dict[str, Any]) -> None:
        assert isinstance(config, dict), "Expected config to be of type dict."
        self.game = pyhanabi.HanabiGame(config)
        self.observation_encoder = pyhanabi.ObservationEncoder(
            self.game, pyhanabi.ObservationEncoderType.CANONICAL
        )
        self.players = self.game.num_players()

    def reset(self) -> dict[str, Any]:  # type: ignore[override]
        """Deals the next game, and returns the observations of all players."""
        self.state = self.game.new_initial_state()
        self._deal()
        return self._make_observation_all_players()

    def _deal(self) -> None:
        while self.state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            self.state.deal_random_card()

    def vectorized_observation_shape(self) -> list[int]:
        return self.observation_encoder.shape()

    def num_moves(self) -> int:
        return self.game.max_moves()

    def step(self, action: Any) -> tuple[dict[str, Any], int, bool, dict[str, Any]]:
        """Does a move, given as a dict or a number. Returns the observations of all players, the change of
        the score, whether the game has ended, and an empty dict.

        An illegal dict raises `AssertionError`, an illegal number `ValueError`; nothing has happened
        then. After the end a legal move changes nothing: the reward is 0.
        """
        if isinstance(action, dict):
            move = self._build_move(action)
        else:
            try:
                number = operator.index(action)
            except TypeError as error:
                raise ValueError(f"Expected action as dict or int, got: {action}") from error
            move = self.game.get_move(number)
        if self.state.is_terminal():
            if not self.state.move_is_legal(move):
                raise ValueError(f"the move is not legal: {move}")
            return self._make_observation_all_players(), 0, True, {}
        before = self.state.score()
        self.state.apply_move(move)
        self._deal()
        observation = self._make_observation_all_players()
        return observation, self.state.score() - before, self.state.is_terminal(), {}

    def _make_observation_all_players(self) -> dict[str, Any]:
        seen = [
            self._extract_dict_from_backend(player, self.state.observation(player))
            for player in range(self.players)
        ]
        return {"player_observations": seen, "current_player": self.state.cur_player()}

    def _extract_dict_from_backend(
        self, player_id: int, observation: pyhanabi.HanabiObservation
    ) -> dict[str, Any]:
        legal = observation.legal_moves()
        told = {
            "current_player": self.state.cur_player(),
            "current_player_offset": observation.cur_player_offset(),
            "life_tokens": observation.life_tokens(),
            "information_tokens": observation.information_tokens(),
            "num_players": observation.num_players(),
            "deck_size": observation.deck_size(),
            "fireworks": dict(zip(pyhanabi.COLOR_CHAR, self.state.fireworks())),
            "legal_moves": [move.to_dict() for move in legal],
            "legal_moves_as_int": [self.game.get_move_uid(move) for move in legal],
            "observed_hands": [[card.to_dict() for card in hand] for hand in observation.observed_hands()],
            "discard_pile": [card.to_dict() for card in observation.discard_pile()],
            "card_knowledge": [[hint.to_dict() for hint in hand] for hand in observation.card_knowledge()],
            "vectorized": self.observation_encoder.encode(observation),
            "pyhanabi": observation,
        }
        if EXTENSIONS:
            tell(told, observation, self.observation_encoder)
        return told

    def _build_move(self, action: dict[str, Any]) -> pyhanabi.HanabiMove:
        assert "action_type" in action, f"Action should contain `action_type`. action: {action}"
        kind = action["action_type"]
        assert kind in MOVE_TYPES, f"action_type: {kind} should be one of: {MOVE_TYPES}"
        if kind == "PLAY":
            move = pyhanabi.HanabiMove.get_play_move(card_index=action["card_index"])
        elif kind == "DISCARD":
            move = pyhanabi.HanabiMove.get_discard_move(card_index=action["card_index"])
        elif kind == "REVEAL_RANK":
            move = pyhanabi.HanabiMove.get_reveal_rank_move(
                target_offset=action["target_offset"], rank=action["rank"]
            )
        elif kind == "REVEAL_COLOR":
            assert isinstance(action["color"], str)
            move = pyhanabi.HanabiMove.get_reveal_color_move(
                target_offset=action["target_offset"], color=color_char_to_idx(action["color"])
            )
        else:
            raise ValueError(f"Unknown action_type: {kind}")
        legal = self.state.legal_moves()
        assert move in legal, f"Illegal action: {move}. Move should be one of : {legal}"
        return move


def make(
    environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None
) -> HanabiEnv:
    """An environment by its name; `pyhanabi_path` is ignored."""
    shown = pyhanabi.AgentObservationType
    full = {
        "colors": 5,
        "ranks": 5,
        "players": num_players,
        "max_information_tokens": 8,
        "max_life_tokens": 3,
    }
    small = {
        "ranks": 5,
        "players": num_players,
        "hand_size": 2,
        "max_information_tokens": 3,
        "max_life_tokens": 1,
        "observation_type": shown.CARD_KNOWLEDGE.value,
    }
    configs: dict[str, dict[str, Any]] = {
        "Hanabi-Full": {**full, "observation_type": shown.CARD_KNOWLEDGE.value},
        "Hanabi-Full-CardKnowledge": {**full, "observation_type": shown.CARD_KNOWLEDGE.value},
        "Hanabi-Full-Minimal": {**full, "observation_type": shown.MINIMAL.value},
        "Hanabi-Small": {**small, "colors": 2},
        "Hanabi-Very-Small": {**small, "colors": 1},
    }
    if environment_name not in configs:
        raise ValueError(f"Unknown environment {environment_name}")
    return HanabiEnv(config=configs[environment_name])
