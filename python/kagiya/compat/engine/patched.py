"""What programs have patched into HLE: see `kagiya.compat.extensions`.

The names and the order of parameters are those of the patches. Where a patch ends the process or makes
a state that no game can reach, a `ValueError` is raised and nothing has changed.
"""

from __future__ import annotations

import operator
from typing import Any

from . import pyhanabi
from .pyhanabi import HanabiCard, HanabiMove, HanabiMoveType, HanabiObservation, HanabiState


def extend(extensions: frozenset[str]) -> None:
    """Adds the methods of these extensions to the classes of `pyhanabi`."""
    if "set_hand" in extensions:
        setattr(HanabiState, "set_hand", set_hand)
    if "deal_moves" in extensions:
        for name in ("apply_move", "observation", "player_hands", "copy", "move_is_legal"):
            original, around = getattr(HanabiState, name), globals()["_" + name]
            setattr(HanabiState, name, _wrapped(original, around))
        setattr(HanabiState, "deck_size", _wrapped(HanabiState.deck_size, _deck_size))
        setattr(HanabiState, "__copy__", HanabiState.copy)
        setattr(HanabiState, "__reduce__", _wrapped(HanabiState.__reduce__, _reduce))
        setattr(HanabiMove, "get_return_move", staticmethod(get_return_move))
        setattr(HanabiMove, "get_deal_specific_move", staticmethod(get_deal_specific_move))
        setattr(HanabiMove, "to_dict", _wrapped(HanabiMove.to_dict, _to_dict))
        setattr(HanabiMove, "__str__", _wrapped(HanabiMove.__str__, _move_text))
        setattr(HanabiMove, "__repr__", HanabiMove.__str__)
    if "own_hand" in extensions:
        setattr(HanabiObservation, "__init__", _wrapped(HanabiObservation.__init__, _look))
        setattr(pyhanabi.ObservationEncoder, "ownhandshape", ownhandshape)
        setattr(pyhanabi.ObservationEncoder, "encodeownhand", encodeownhand)


def _wrapped(original: Any, around: Any) -> Any:
    def method(self: Any, *args: Any, **kwargs: Any) -> Any:
        return around(original, self, *args, **kwargs)

    method.__name__, method.__doc__ = original.__name__, original.__doc__
    return method


def tell(told: dict[str, Any], observation: HanabiObservation, encoder: Any) -> None:
    """Adds what the extensions tell to a dict of `rl_env`."""
    if "own_hand" in pyhanabi.EXTENSIONS:
        told["vectorized_ownhand"] = encoder.encodeownhand(observation)
    if "rich_knowledge" in pyhanabi.EXTENSIONS:
        colors, ranks = observation._game.num_colors(), observation._game.num_ranks()
        for dicts, hints in zip(told["card_knowledge"], observation.card_knowledge()):
            for entry, hint in zip(dicts, hints):
                possible = [color for color in range(colors) if hint.color_plausible(color)]
                entry["color_plausible"] = [pyhanabi.COLOR_CHAR[color] for color in possible]
                entry["rank_plausible"] = [rank for rank in range(ranks) if hint.rank_plausible(rank)]


def _number(card: Any, state: HanabiState) -> int:
    """The number of a card, given as a `HanabiCard`, a dict, or a pair of color and rank from 0."""
    if isinstance(card, dict):
        color, rank = card["color"], card["rank"]
    elif isinstance(card, HanabiCard):
        color, rank = card.color(), card.rank()
    else:
        color, rank = card
    if isinstance(color, str):
        color = pyhanabi.color_char_to_idx(color)
    color, rank = operator.index(color), operator.index(rank)
    if state._game.num_cards(color, rank) == 0:
        raise ValueError(f"there is no card {(color, rank)} in this game")
    return color * state._game.num_ranks() + rank


def set_hand(self: HanabiState, player: int, cards: Any) -> None:
    """Puts these cards into a hand, oldest first: `HanabiCard`s, dicts or pairs of color and rank. The
    cards that were there return to the deck; what hints say about the hand stays."""
    hand = [_number(card, self) for card in cards]
    self._core.set_hands([(operator.index(player), hand)], self._game._core)


# Moves that deal by name. Hands from which cards were returned are kept here until every gap is filled; only
# then does the game have them.


def get_return_move(card_index: int, player: int) -> HanabiMove:
    """Takes a card out of a hand, back into the deck."""
    return HanabiMove(HanabiMoveType["RETURN"], card_index=card_index, target_offset=player)


def get_deal_specific_move(card_index: int, player: int, color: int, rank: int) -> HanabiMove:
    """Deals this card into a hand from which a card was returned, as its card of this index."""
    return HanabiMove(HanabiMoveType["DEAL_SPECIFIC"], card_index, player, color, rank)


def _open(state: HanabiState) -> dict[int, list[int | None]]:
    """The hands with returned cards, as numbers; `None` for a gap."""
    gaps: dict[int, list[int | None]] = state.__dict__.setdefault("_gaps", {})
    return gaps


def _hand_now(state: HanabiState, player: int) -> list[int | None]:
    shown = state._hand(player)
    return [card[0] for card in shown]


def _apply_move(original: Any, self: HanabiState, move: HanabiMove) -> None:
    kind = move.type().name
    gaps = _open(self)
    if kind not in ("RETURN", "DEAL_SPECIFIC"):
        if gaps:
            raise ValueError("returned cards must be dealt first, by moves of the type DEAL_SPECIFIC")
        original(self, move)
        return
    player, index = move.target_offset(), move.card_index()
    if not 0 <= player < self.num_players():
        raise ValueError(f"there is no player {player}")
    if not gaps and self._core.to_act() is None:
        raise ValueError("chance is to act: a card must be dealt first")
    if self.is_terminal():
        raise ValueError("the game has ended")
    hand = list(gaps.get(player) or _hand_now(self, player))
    slots = [slot for slot, card in enumerate(hand) if card is not None]
    if kind == "RETURN":
        if not 0 <= index < len(slots):
            raise ValueError(f"player {player} has no card {index}")
        hand[slots[index]] = None
    else:
        hand[_gap(self, hand, index, move)] = _number((move.color(), move.rank()), self)
    gaps[player] = hand
    whole = [(player, [card for card in hand if card is not None]) for player, hand in gaps.items()]
    if all(None not in hand for hand in gaps.values()):
        gaps.clear()
        self._core.set_hands(whole, self._game._core)


def _gap(state: HanabiState, hand: list[int | None], index: int, move: HanabiMove) -> int:
    """The slot for a card that becomes card `index` of the hand."""
    player, (color, rank) = move.target_offset(), (move.color(), move.rank())
    fits = [
        slot
        for slot, card in enumerate(hand)
        if card is None and sum(other is not None for other in hand[:slot]) == index
    ]
    if not fits:
        raise ValueError(f"no card was returned that was card {index} of player {player}")
    hint = pyhanabi.HanabiCardKnowledge(*state._hand(player)[fits[0]][1:])
    if not (hint.color_plausible(color) and hint.rank_plausible(rank)):
        raise ValueError(f"a hint excludes {HanabiCard(color, rank)} there: {hint}")
    if _left(state, color, rank) == 0:
        raise ValueError(f"{HanabiCard(color, rank)} is not in the deck")
    return fits[0]


def _left(state: HanabiState, color: int, rank: int) -> int:
    """The copies of a card in the deck, returned cards included."""
    number = _number((color, rank), state)
    left = state._game.num_cards(color, rank) - sum(
        card == HanabiCard(color, rank) for card in state.discard_pile()
    )
    left -= state.fireworks()[color] > rank
    for player in range(state.num_players()):
        left -= sum(card == number for card in _open(state).get(player) or _hand_now(state, player))
    return left


def _player_hands(original: Any, self: HanabiState) -> list[list[HanabiCard]]:
    hands: list[list[HanabiCard]] = original(self)
    ranks = self._game.num_ranks()
    for player, hand in _open(self).items():
        hands[player] = [HanabiCard(*divmod(card, ranks)) for card in hand if card is not None]
    return hands


def _deck_size(original: Any, self: HanabiState) -> int:
    returned = sum(card is None for hand in _open(self).values() for card in hand)
    return int(original(self)) + returned


def _observation(original: Any, self: HanabiState, player: int) -> Any:
    if _open(self):
        raise ValueError("an observation shows whole hands: deal the returned cards first")
    return original(self, player)


def _move_is_legal(original: Any, self: HanabiState, move: HanabiMove) -> bool:
    if not _open(self) and move.type().name not in ("RETURN", "DEAL_SPECIFIC"):
        return bool(original(self, move))
    try:
        self.copy().apply_move(move)
    except ValueError:
        return False
    return True


def _copy(original: Any, self: HanabiState) -> Any:
    twin = original(self)
    _open(twin).update({player: list(hand) for player, hand in _open(self).items()})
    return twin


def _reduce(original: Any, self: HanabiState) -> Any:
    if _open(self):
        raise ValueError("deal the returned cards first")
    return original(self)


def _to_dict(original: Any, self: HanabiMove) -> dict[str, Any]:
    kind = self.type().name
    if kind not in ("RETURN", "DEAL_SPECIFIC"):
        told: dict[str, Any] = original(self)
        return told
    told = {"action_type": kind, "card_index": self.card_index(), "player": self.target_offset()}
    if kind == "DEAL_SPECIFIC":
        told.update(color=pyhanabi.color_idx_to_char(self.color()), rank=self.rank())
    return told


def _move_text(original: Any, self: HanabiMove) -> str:
    kind = self.type().name
    if kind == "RETURN":
        return f"(Return {self.card_index()} from player {self.target_offset()})"
    if kind == "DEAL_SPECIFIC":
        return f"(Deal {HanabiCard(self.color(), self.rank())} to player {self.target_offset()})"
    return str(original(self))


# The own hand.


def _look(
    original: Any, self: HanabiObservation, state: HanabiState, game: Any, player: int
) -> None:
    original(self, state, game, player)
    self.__dict__["_own_hand"] = _hand_now(state, operator.index(player))


def ownhandshape(self: Any) -> list[int]:
    """The shape of `encodeownhand`."""
    return [self._game.hand_size() * self._game.num_colors() * self._game.num_ranks()]


def encodeownhand(self: Any, observation: HanabiObservation) -> list[int]:
    """The observer's own cards, which the observer does not see: for each slot a 1 at the card."""
    cards = self._game.num_colors() * self._game.num_ranks()
    bits = [0] * (self._game.hand_size() * cards)
    for slot, card in enumerate(observation.__dict__["_own_hand"]):
        bits[slot * cards + card] = 1
    return bits
