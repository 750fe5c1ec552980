"""Cards, what hints reveal about them, moves, and moves that were made: the small classes of `pyhanabi`."""

from __future__ import annotations

import enum
import operator
from typing import Any

from ..extensions import chosen

# What programs have patched into HLE, as `kagiya.compat.extensions` lists it; nothing by default.
EXTENSIONS = chosen()
COLOR_CHAR = ["R", "Y", "G", "W", "B"]


def color_idx_to_char(color_idx: int) -> str | None:
    """The letter of a color; `None` for -1."""
    index = operator.index(color_idx)
    if index == -1:
        return None
    if not 0 <= index < len(COLOR_CHAR):
        raise ValueError(f"there is no color {index}: there are 0 to {len(COLOR_CHAR) - 1}")
    return COLOR_CHAR[index]


def color_char_to_idx(color_char: str) -> int:
    """The number of a color."""
    if color_char not in COLOR_CHAR:
        raise ValueError(f"Invalid color: {color_char}. Should be one of {COLOR_CHAR}.")
    return COLOR_CHAR.index(color_char)


class HanabiCard:
    """A card: color and rank from 0, or -1 for each if it is hidden."""

    def __init__(self, color: int, rank: int) -> None:
        self._color = operator.index(color)
        self._rank = operator.index(rank)

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    def valid(self) -> bool:
        """Whether the card is visible."""
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> dict[str, Any]:
        return {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __str__(self) -> str:
        return f"{COLOR_CHAR[self._color]}{self._rank + 1}" if self.valid() else "XX"

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HanabiCard):
            return NotImplemented
        return (self._color, self._rank) == (other._color, other._rank)

    def __hash__(self) -> int:
        return hash((self._color, self._rank))


class HanabiCardKnowledge:
    """What hints reveal about a card."""

    def __init__(
        self, color: int | None, rank: int | None, colors: int, ranks: int
    ) -> None:
        self._color, self._rank = color, rank
        self._colors, self._ranks = colors, ranks

    def color(self) -> int | None:
        """The color in a hint about the card, or `None`; colors are not inferred."""
        return self._color

    def rank(self) -> int | None:
        """The rank in a hint about the card, or `None`; ranks are not inferred."""
        return self._rank

    def color_plausible(self, color_index: int) -> bool:
        """Whether no hint excludes this color."""
        return 0 <= color_index < 8 and bool(self._colors >> color_index & 1)

    def rank_plausible(self, rank_index: int) -> bool:
        """Whether no hint excludes this rank."""
        return 0 <= rank_index < 8 and bool(self._ranks >> rank_index & 1)

    def to_dict(self) -> dict[str, Any]:
        color = None if self._color is None else COLOR_CHAR[self._color]
        return {"color": color, "rank": self._rank}

    def __str__(self) -> str:
        color = "X" if self._color is None else COLOR_CHAR[self._color]
        rank = "X" if self._rank is None else str(self._rank + 1)
        colors = "".join(letter for index, letter in enumerate(COLOR_CHAR) if self._colors >> index & 1)
        ranks = "".join(str(index + 1) for index in range(5) if self._ranks >> index & 1)
        return f"{color}{rank}|{colors}{ranks}"

    __repr__ = __str__


class HanabiMoveType(enum.IntEnum):
    """Types of moves."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5
    if "deal_moves" in EXTENSIONS:
        RETURN = 6
        DEAL_SPECIFIC = 7


class HanabiMove:
    """A move of a player or of chance. Moves with equal fields are equal."""

    def __init__(
        self,
        type: HanabiMoveType,
        card_index: int = -1,
        target_offset: int = -1,
        color: int = -1,
        rank: int = -1,
    ) -> None:
        self._type = HanabiMoveType(type)
        self._card_index = operator.index(card_index)
        self._target_offset = operator.index(target_offset)
        self._color = operator.index(color)
        self._rank = operator.index(rank)

    @property
    def c_move(self) -> HanabiMove:
        """The move itself: there is no object in C."""
        return self

    def type(self) -> HanabiMoveType:
        return self._type

    def card_index(self) -> int:
        return self._card_index

    def target_offset(self) -> int:
        return self._target_offset

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    @staticmethod
    def get_discard_move(card_index: int) -> HanabiMove:
        return HanabiMove(HanabiMoveType.DISCARD, card_index=card_index)

    @staticmethod
    def get_play_move(card_index: int) -> HanabiMove:
        return HanabiMove(HanabiMoveType.PLAY, card_index=card_index)

    @staticmethod
    def get_reveal_color_move(target_offset: int, color: int) -> HanabiMove:
        return HanabiMove(HanabiMoveType.REVEAL_COLOR, target_offset=target_offset, color=color)

    @staticmethod
    def get_reveal_rank_move(target_offset: int, rank: int) -> HanabiMove:
        return HanabiMove(HanabiMoveType.REVEAL_RANK, target_offset=target_offset, rank=rank)

    def to_dict(self) -> dict[str, Any]:
        kind = self._type
        told: dict[str, Any] = {"action_type": kind.name}
        if kind in (HanabiMoveType.PLAY, HanabiMoveType.DISCARD):
            told["card_index"] = self._card_index
        elif kind == HanabiMoveType.REVEAL_COLOR:
            told["target_offset"] = self._target_offset
            told["color"] = color_idx_to_char(self._color)
        elif kind == HanabiMoveType.REVEAL_RANK:
            told["target_offset"] = self._target_offset
            told["rank"] = self._rank
        elif kind == HanabiMoveType.DEAL:
            told["color"] = color_idx_to_char(self._color)
            told["rank"] = self._rank
        else:
            raise ValueError(f"Unsupported move: {self}")
        return told

    def _key(self) -> tuple[int, ...]:
        return (self._type, self._card_index, self._target_offset, self._color, self._rank)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, HanabiMove) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        kind = self._type
        if kind == HanabiMoveType.PLAY:
            return f"(Play {self._card_index})"
        if kind == HanabiMoveType.DISCARD:
            return f"(Discard {self._card_index})"
        if kind == HanabiMoveType.REVEAL_COLOR:
            return f"(Reveal player +{self._target_offset} color {COLOR_CHAR[self._color]})"
        if kind == HanabiMoveType.REVEAL_RANK:
            return f"(Reveal player +{self._target_offset} rank {self._rank + 1})"
        if kind == HanabiMoveType.DEAL:
            return f"(Deal {HanabiCard(self._color, self._rank)})"
        return "(INVALID)"

    __repr__ = __str__


class HanabiHistoryItem:
    """A move that was made, with its effects."""

    def __init__(
        self,
        move: HanabiMove,
        player: int,
        scored: bool,
        information_token: bool,
        color: int,
        rank: int,
        revealed: int,
        newly_revealed: int,
        deal_to_player: int,
    ) -> None:
        self._move, self._player = move, player
        self._scored, self._information_token = scored, information_token
        self._color, self._rank = color, rank
        self._revealed, self._newly_revealed = revealed, newly_revealed
        self._deal_to_player = deal_to_player

    def move(self) -> HanabiMove:
        return self._move

    def player(self) -> int:
        return self._player

    def scored(self) -> bool:
        """Whether a play was successful."""
        return self._scored

    def information_token(self) -> bool:
        """Whether an information token was gained."""
        return self._information_token

    def color(self) -> int:
        """The color of the card that was played or discarded; -1 without one."""
        return self._color

    def rank(self) -> int:
        """The rank of the card that was played or discarded; -1 without one."""
        return self._rank

    def card_info_revealed(self) -> list[int]:
        """The slots that a hint touched."""
        return [slot for slot in range(8) if self._revealed >> slot & 1]

    def card_info_newly_revealed(self) -> list[int]:
        """The slots among these without an earlier hint of this type."""
        return [slot for slot in range(8) if self._newly_revealed >> slot & 1]

    def deal_to_player(self) -> int:
        """The player who was dealt a card; -1 for other moves."""
        return self._deal_to_player

    def _seen_by(self, observer: int, players: int, seer: bool) -> HanabiHistoryItem:
        """The same with players counted from the observer, and without a card dealt to them."""
        move, player, deal_to = self._move, self._player, self._deal_to_player
        if move.type() == HanabiMoveType.DEAL:
            deal_to = (deal_to - observer) % players
            if deal_to == 0 and not seer:
                move = HanabiMove(HanabiMoveType.DEAL)
        else:
            player = (player - observer) % players
        return HanabiHistoryItem(
            move,
            player,
            self._scored,
            self._information_token,
            self._color,
            self._rank,
            self._revealed,
            self._newly_revealed,
            deal_to,
        )

    def __str__(self) -> str:
        text = f"<{self._move}"
        if self._player >= 0:
            text += f" by player {self._player}"
        if self._scored:
            text += " scored"
        if self._information_token:
            text += " info_token"
        if self._color >= 0:
            text += f" {HanabiCard(self._color, self._rank)}"
        if self._revealed:
            text += " reveal " + ",".join(str(slot) for slot in self.card_info_revealed())
        return text + ">"

    __repr__ = __str__
