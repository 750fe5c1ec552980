"""Restores pickled states."""

from __future__ import annotations

from typing import Any

from ._core import Game, State, View


def restore_deal(
    game: Game, seed: str, deck: list[str] | None, tiles: list[int], first: int, moves: list[int]
) -> State:
    """The state after these moves of a game with this deal."""
    return restore_moves(State._restore(game, seed, deck, tiles, first), moves)


def restore_position(game: Game, position: dict[str, Any]) -> State:
    """The state at this position."""
    return game.position(**position)


def restore_moves(start: State, moves: list[int]) -> State:
    """The state after these moves of a game that began at `start`."""
    for move in moves:
        start.apply(move)
    return start


def restore_view(twin: State, seat: int) -> View:
    """The view of this seat, of a game that looks the same to it."""
    return twin.view(seat)
