"""Rule-based partners from the literature, to evaluate a bot with partners that it doesn't know (*ad hoc*).

They are lists of rules; the first rule that applies makes the move. The rules and their order are those of J. Walton-Rivers,
P. R. Williams, R. Bartle, D. Perez-Liebana and S. M. Lucas, "Evaluating and Modelling Hanabi-Playing Agents" (IEEE CEC
2017), where *outer* is H. Osawa's agent (2015) and *Van den Bergh* that of M. J. H. van den Bergh, A. Hommelberg,
W. A. Kosters and F. M. Spieksma (2016). Where the paper leaves a choice open, a rule takes the first clue or card that
fits, counted from the next player and from the oldest card, so that a bot plays a deal always in the same way. If no
rule applies, a bot gives the first legal clue.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from ._core import View

Rule = Callable[["Position"], "str | None"]
"""A move in notation, or `None` if the rule doesn't apply."""


class Position:
    """A view, with what the rules ask of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.game = view.game
        clues = 2 * self.game.hand_size + (self.game.players - 1) * len(self.game.letters)
        ranks = len(self.game.cards) // len(self.game.letters)
        if self.game.num_moves != clues + (self.game.players - 1) * ranks:
            raise ValueError("these partners play games in which each suit has a color, and clues name colors and ranks")
        self.legal = set(view.legal_moves)
        self.possible = view.possible()
        players = self.game.players
        self.others = [(view.seat + offset) % players for offset in range(1, players)]
        self._belief: NDArray[np.float64] | None = None

    @property
    def can_clue(self) -> bool:
        return self.view.clue_tokens > 0

    @property
    def can_discard(self) -> bool:
        return any(move < self.game.hand_size for move in self.legal)

    def chance(self, slot: int, wanted: Callable[[str], bool]) -> float:
        """The probability that the card in a slot, from 0, is as wanted."""
        if self._belief is None:
            self._belief = self.view.belief()
        row = self._belief[slot]
        return float(sum(row[place] for place, card in enumerate(self.game.cards) if row[place] and wanted(card)))

    def slots(self) -> range:
        return range(len(self.possible))

    def clues(self) -> list[tuple[int, str]]:
        """All legal clues, as the clued seat and the color or rank."""
        first, colors = 2 * self.game.hand_size, len(self.game.letters)
        ranks = len(self.game.cards) // colors
        told = []
        for offset, seat in enumerate(self.others):
            for color in range(colors):
                if first + offset * colors + color in self.legal:
                    told.append((seat, self.game.letters[color]))
            start = first + (self.game.players - 1) * colors
            for rank in range(ranks):
                if start + offset * ranks + rank in self.legal:
                    told.append((seat, str(rank + 1)))
        return told

    def hand(self, seat: int) -> list[tuple[str, list[str]]]:
        """The cards of another player, oldest first, each with what it can be by its clues."""
        return list(zip(self.view.hands[seat] or [], self.view.possible(seat)))


def _clue(seat: int, clue: str) -> str:
    return f"{'ABCDEF'[seat]}{clue}"


def _untold(card: str, possible: Sequence[str]) -> list[str]:
    """The rank and the color of a card, without those that its holder knows."""
    parts = []
    if any(other[1:] != card[1:] for other in possible):
        parts.append(card[1:])
    if any(other[0] != card[0] for other in possible):
        parts.append(card[0])
    return parts


def play_if_certain(at: Position) -> str | None:
    """Plays a card whose color and rank are known and that fits."""
    for slot, possible in enumerate(at.possible):
        if len(possible) == 1 and at.view.is_playable(possible[0]):
            return f"p{slot + 1}"
    return None


def play_safe(at: Position) -> str | None:
    """Plays a card that surely fits."""
    return play_probably(1.0)(at)


def play_probably(least: float) -> Rule:
    """Plays the card that fits with the highest probability, if it is at least this."""

    def rule(at: Position) -> str | None:
        chances = [at.chance(slot, at.view.is_playable) for slot in at.slots()]
        if not chances or max(chances) < least - 1e-9:
            return None
        return f"p{chances.index(max(chances)) + 1}"

    return rule


def discard_useless(least: float) -> Rule:
    """Discards the card that is useless with the highest probability, if it is at least this."""

    def rule(at: Position) -> str | None:
        chances = [at.chance(slot, at.view.is_trash) for slot in at.slots()]
        if not at.can_discard or not chances or max(chances) < least - 1e-9:
            return None
        return f"d{chances.index(max(chances)) + 1}"

    return rule


def osawa_discard(at: Position) -> str | None:
    """Discards a card that is surely useless."""
    return discard_useless(1.0)(at)


def discard_oldest(at: Position) -> str | None:
    """Discards the oldest card."""
    return "d1" if at.can_discard and at.possible else None


def _tell(at: Position, wanted: Callable[[str], bool], again: bool = False) -> str | None:
    """Tells a holder something about a card: what isn't known yet, or with `again` also what is."""
    if not at.can_clue:
        return None
    told = set(at.clues())
    for seat in at.others:
        for card, possible in at.hand(seat):
            if wanted(card):
                parts = [card[1:], card[0]] if again else _untold(card, possible)
                for part in parts:
                    if (seat, part) in told:
                        return _clue(seat, part)
    return None


def tell_useful(at: Position) -> str | None:
    """Tells what isn't known of a card that fits."""
    return _tell(at, at.view.is_playable)


def tell_useless(at: Position) -> str | None:
    """Tells what isn't known of a useless card."""
    return _tell(at, at.view.is_trash)


def tell_unknown(at: Position) -> str | None:
    """Tells what isn't known of any card."""
    return _tell(at, lambda card: True)


def tell_most(at: Position) -> str | None:
    """Gives the clue that touches most cards."""
    best, most = None, 0
    for seat, clue in at.clues() if at.can_clue else []:
        touched = sum(clue in (card[0], card[1:]) for card, _ in at.hand(seat))
        if touched > most:
            best, most = _clue(seat, clue), touched
    return best


def tell_anything(at: Position) -> str | None:
    """Gives the first legal clue."""
    clues = at.clues() if at.can_clue else []
    return _clue(*clues[0]) if clues else None


def _when(condition: Callable[[Position], bool], rule: Rule) -> Rule:
    return lambda at: rule(at) if condition(at) else None


def _lives(at: Position) -> int:
    return at.game.max_strikes - at.view.strikes


class Partner:
    """A bot that follows rules: `act` makes the move of the first that applies."""

    rules: Sequence[Rule] = ()

    def act(self, view: View) -> int | str:
        at = Position(view)
        for rule in self.rules:
            move = rule(at)
            if move is not None:
                return move
        # Where all tokens are there, nothing can be discarded.
        return tell_anything(at) or view.legal_moves[0]


class Iggi(Partner):
    """IGGI, of Walton-Rivers et al."""

    rules = (play_if_certain, play_safe, tell_useful, osawa_discard, discard_oldest)


class Piers(Partner):
    """Piers, of Walton-Rivers et al.: IGGI that takes risks when they cost little."""

    rules = (
        _when(lambda at: _lives(at) > 1 and at.view.deck_size == 0, play_probably(0.0)),
        play_safe,
        _when(lambda at: _lives(at) > 1, play_probably(0.6)),
        tell_useful,
        _when(lambda at: at.view.clue_tokens < 4, tell_useless),
        osawa_discard,
        discard_oldest,
        tell_anything,
    )


class VanDenBergh(Partner):
    """The agent of van den Bergh et al."""

    rules = (
        _when(lambda at: _lives(at) > 1, play_probably(0.6)),
        play_safe,
        discard_useless(1.0),
        tell_useful,
        tell_useless,
        tell_most,
        discard_useless(0.0),
    )


class Outer(Partner):
    """Osawa's outer-state agent."""

    rules = (play_safe, osawa_discard, tell_useful, tell_unknown, discard_oldest)


PARTNERS: dict[str, type[Partner]] = {
    "IGGI": Iggi,
    "Piers": Piers,
    "Van den Bergh": VanDenBergh,
    "outer": Outer,
}
"""The partners by name, for `lab.run` and `lab.cross_play`."""
