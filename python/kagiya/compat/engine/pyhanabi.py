"""The classes of HLE's `pyhanabi`.

The names and results are the same. Objects are Python objects: they can be copied, compared and pickled,
and an observation never changes. numpy integers are accepted, and invalid values raise `ValueError`.
"""

from __future__ import annotations

import enum
import operator
import os
import re
from typing import Any

from ..._core import HleGame, HleState
from .items import (
    COLOR_CHAR as COLOR_CHAR,
    EXTENSIONS as EXTENSIONS,
    HanabiCard as HanabiCard,
    HanabiCardKnowledge as HanabiCardKnowledge,
    HanabiHistoryItem as HanabiHistoryItem,
    HanabiMove as HanabiMove,
    HanabiMoveType as HanabiMoveType,
    color_char_to_idx as color_char_to_idx,
    color_idx_to_char as color_idx_to_char,
)

CHANCE_PLAYER_ID = -1
# The order of `parameter_string`: that of the hash table of the GNU library on 64-bit Linux.
PARAMETERS = [
    "random_start_player",
    "seed",
    "max_life_tokens",
    "max_information_tokens",
    "hand_size",
    "ranks",
    "colors",
    "observation_type",
    "players",
]
# There is no C library behind these classes.
ffi = None
lib = None


def try_cdef(header: Any = None, prefixes: Any = None) -> bool:
    """There is nothing to parse: always true."""
    return True


def try_load(library: Any = None, prefixes: Any = None) -> bool:
    """There is nothing to load: always true."""
    return True


def cdef_loaded() -> bool:
    """Always true."""
    return True


def lib_loaded() -> bool:
    """Always true."""
    return True


class HanabiEndOfGameType(enum.IntEnum):
    """The end of a game."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


class AgentObservationType(enum.IntEnum):
    """The content of an observation: without hints, with hints, or with all cards."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


class HanabiGame:
    """The parameters of a game, and the random generator of its deals.

    `params` may have `players`, `colors`, `ranks`, `hand_size`, `max_information_tokens`,
    `max_life_tokens`, `seed` (-1 for a random one), `random_start_player` and
    `observation_type`. All games of one `HanabiGame` share one random generator. Values may be anything
    whose text begins with a whole number, as `3.0`; other parameters are ignored. Hands have 1 to 8
    cards, and there is at least one life.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})

        def number(name: str, default: int) -> int:
            value = given.get(name, default)
            if isinstance(value, bool):
                return int(value)
            # HLE reads the text of any value, and of that the whole number at its beginning.
            read = re.match(r"\s*[+-]?[0-9]+", str(value))
            if read is None:
                raise ValueError(f"{name} is a whole number, not {value!r}")
            return int(read.group())

        players = number("players", 2)
        start = given.get("random_start_player", False)
        self._seed = number("seed", -1)
        if not -(2**31) <= self._seed < 2**31:
            raise ValueError(f"seed {self._seed} is out of range: expected -1, or a number of 32 bits")
        self._parameters: dict[str, Any] = {
            "players": players,
            "colors": number("colors", 5),
            "ranks": number("ranks", 5),
            "hand_size": number("hand_size", 5 if players < 4 else 4),
            "max_information_tokens": number("max_information_tokens", 8),
            "max_life_tokens": number("max_life_tokens", 3),
            "observation_type": number("observation_type", 1),
            "random_start_player": str(start) in ("1", "true", "True"),
        }
        while self._seed == -1:
            self._seed = int.from_bytes(os.urandom(4), "little", signed=True)
        try:
            self._core = HleGame(**self._parameters, seed=self._seed % 2**32)
        except OverflowError as error:
            raise ValueError(f"a parameter is beyond 0 to 255: {given}") from error

    def new_initial_state(self) -> HanabiState:
        """A new game before the deal."""
        return HanabiState(self)

    @property
    def c_game(self) -> HanabiGame:
        """The game itself: there is no object in C."""
        return self

    def parameter_string(self) -> str:
        """All parameters, one per line, in the order in which HLE on Linux with the GNU library has them. A
        seed of -1 is shown as the one that was drawn."""
        shown: dict[str, Any] = {**self._parameters, "seed": self._seed}
        shown["random_start_player"] = "true" if self._parameters["random_start_player"] else "false"
        return "".join(f"{name}={shown[name]}\n" for name in PARAMETERS)

    def num_players(self) -> int:
        return int(self._parameters["players"])

    def num_colors(self) -> int:
        return int(self._parameters["colors"])

    def num_ranks(self) -> int:
        return int(self._parameters["ranks"])

    def hand_size(self) -> int:
        return int(self._parameters["hand_size"])

    def max_information_tokens(self) -> int:
        return int(self._parameters["max_information_tokens"])

    def max_life_tokens(self) -> int:
        return int(self._parameters["max_life_tokens"])

    def observation_type(self) -> AgentObservationType:
        return AgentObservationType(self._parameters["observation_type"])

    def max_moves(self) -> int:
        """The number of moves."""
        return self._core.max_moves

    def num_cards(self, color: int, rank: int) -> int:
        """The number of copies of a card; 0 if the game has no such card."""
        if not (0 <= color < self.num_colors() and 0 <= rank < self.num_ranks()):
            return 0
        if rank == 0:
            return 3
        return 1 if rank == self.num_ranks() - 1 else 2

    def get_move_uid(self, move: HanabiMove) -> int:
        """The number of a move; -1 if it isn't a move of a player."""
        hand, others = self.hand_size(), self.num_players() - 1
        colors, ranks = self.num_colors(), self.num_ranks()
        kind, slot, before = move.type(), move.card_index(), move.target_offset() - 1
        if kind == HanabiMoveType.DISCARD and 0 <= slot < hand:
            return slot
        if kind == HanabiMoveType.PLAY and 0 <= slot < hand:
            return hand + slot
        if kind == HanabiMoveType.REVEAL_COLOR and 0 <= before < others and 0 <= move.color() < colors:
            return 2 * hand + before * colors + move.color()
        if kind == HanabiMoveType.REVEAL_RANK and 0 <= before < others and 0 <= move.rank() < ranks:
            return 2 * hand + others * colors + before * ranks + move.rank()
        return -1

    def get_move(self, move_uid: int) -> HanabiMove:
        """The move with this number."""
        uid = operator.index(move_uid)
        hand, others = self.hand_size(), self.num_players() - 1
        colors, ranks = self.num_colors(), self.num_ranks()
        if not 0 <= uid < self.max_moves():
            raise ValueError(f"there is no move {uid}: there are 0 to {self.max_moves() - 1}")
        if uid < hand:
            return HanabiMove.get_discard_move(uid)
        if uid < 2 * hand:
            return HanabiMove.get_play_move(uid - hand)
        uid -= 2 * hand
        if uid < others * colors:
            return HanabiMove.get_reveal_color_move(1 + uid // colors, uid % colors)
        uid -= others * colors
        return HanabiMove.get_reveal_rank_move(1 + uid // ranks, uid % ranks)

    def __reduce__(self) -> Any:
        parameters = {**self._parameters, "seed": self._seed}
        return _restore_game, (parameters, *self._core.random())


def _restore_game(parameters: dict[str, Any], words: list[int], next: int) -> HanabiGame:
    """The game with this state of its random generator."""
    game = HanabiGame(parameters)
    game._core.set_random(words, next)
    return game


class HanabiState:
    """One game, in which chance deals the cards."""

    def __init__(self, game: HanabiGame | None, c_state: HanabiState | None = None) -> None:
        if c_state is not None:
            self._game: HanabiGame = c_state._game
            self._core: HleState = c_state._core.copy()
        elif game is not None:
            self._game, self._core = game, game._core.new_state()
        else:
            raise ValueError("a state needs a game, or a state to copy")

    def copy(self) -> HanabiState:
        return HanabiState(None, self)

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> HanabiState:
        return self.copy()

    def __reduce__(self) -> Any:
        moves = [item[:2] for item in self._core.history()]
        return _restore_state, (self._game, self._core.first(), moves)

    def observation(self, player: int) -> HanabiObservation:
        """What a player sees."""
        return HanabiObservation(self, self._game, player)

    def apply_move(self, move: HanabiMove) -> None:
        """Does a move. Raises `ValueError` if it is illegal; then nothing has changed."""
        if move.type() == HanabiMoveType.DEAL:
            card = move.color() * self._game.num_ranks() + move.rank()
            if not (0 <= move.color() < self._game.num_colors() and 0 <= move.rank() < self._game.num_ranks()):
                raise ValueError(f"there is no card to deal: {move}")
            self._core.deal_card(card, self._game._core)
            return
        uid = self._game.get_move_uid(move)
        if uid < 0:
            raise ValueError(f"there is no such move in this game: {move}")
        self._core.apply(uid, self._game._core)

    def cur_player(self) -> int:
        """The player to act, or `CHANCE_PLAYER_ID` if a card is to be dealt."""
        seat = self._core.to_act()
        return CHANCE_PLAYER_ID if seat is None else seat

    def deck_size(self) -> int:
        return self._core.deck_size

    def discard_pile(self) -> list[HanabiCard]:
        ranks = self._game.num_ranks()
        return [HanabiCard(*divmod(card, ranks)) for card in self._core.discards(self._game._core)]

    def fireworks(self) -> list[int]:
        return self._core.fireworks()

    def deal_random_card(self) -> None:
        """Deals the next card, if one is to be dealt."""
        if self._core.to_act() is None:
            self._game._core.deal_random_card(self._core)

    def player_hands(self) -> list[list[HanabiCard]]:
        """The hands, oldest card first."""
        return [[_card(shown, self._game) for shown in self._hand(seat)] for seat in range(self.num_players())]

    def _hand(self, seat: int, observer: int | None = None) -> Any:
        return self._core.hand(seat, observer, self._game._core)

    def information_tokens(self) -> int:
        return self._core.information_tokens

    def life_tokens(self) -> int:
        return self._core.life_tokens

    def end_of_game_status(self) -> HanabiEndOfGameType:
        return HanabiEndOfGameType(self._core.end)

    def is_terminal(self) -> bool:
        return self._core.end != 0

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of the player to act, by their numbers."""
        return [self._game.get_move(uid) for uid in self._core.legal_moves(self._game._core)]

    def move_is_legal(self, move: HanabiMove) -> bool:
        if move.type() == HanabiMoveType.DEAL:
            return self.cur_player() == CHANCE_PLAYER_ID
        return self._game.get_move_uid(move) in self._core.legal_moves(self._game._core)

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return 0 <= color and 0 <= rank and self._core.is_playable(color, rank)

    def num_players(self) -> int:
        return self._game.num_players()

    def score(self) -> int:
        """The score; 0 when no life is left."""
        return self._core.score

    def move_history(self) -> list[HanabiHistoryItem]:
        """All moves, deals included, oldest first."""
        ranks = self._game.num_ranks()
        items = []
        for kind, number, player, scored, token, card, revealed, newly, to in self._core.history():
            if kind == 1:
                color, rank = divmod(number, ranks)
                move = HanabiMove(HanabiMoveType.DEAL, color=color, rank=rank)
            else:
                move = self._game.get_move(number)
            color, rank = (-1, -1) if card is None else divmod(card, ranks)
            items.append(
                HanabiHistoryItem(
                    move,
                    CHANCE_PLAYER_ID if player is None else player,
                    scored,
                    token,
                    color,
                    rank,
                    revealed,
                    newly,
                    -1 if to is None else to,
                )
            )
        return items

    def __str__(self) -> str:
        hands = [self._hand(seat) for seat in range(self.num_players())]
        return _text(self, hands, self.cur_player(), self._game)

    __repr__ = __str__


def _restore_state(game: HanabiGame, first: int, moves: list[tuple[int, int]]) -> HanabiState:
    """The state after these moves and deals."""
    state = HanabiState.__new__(HanabiState)
    state._game, state._core = game, game._core.new_state_from(first)
    for kind, number in moves:
        if kind == 1:
            state._core.deal_card(number, game._core)
        else:
            state._core.apply(number, game._core)
    return state


def _card(shown: Any, game: HanabiGame) -> HanabiCard:
    card = shown[0]
    return HanabiCard(-1, -1) if card is None else HanabiCard(*divmod(card, game.num_ranks()))


def _text(table: Any, hands: Any, cur_player: int, game: HanabiGame) -> str:
    fireworks = "".join(f"{letter}{height} " for letter, height in zip(COLOR_CHAR, table.fireworks()))
    text = (
        f"Life tokens: {table.life_tokens()}\nInfo tokens: {table.information_tokens()}\n"
        f"Fireworks: {fireworks}\nHands:\n"
    )
    for seat, hand in enumerate(hands):
        if seat > 0:
            text += "-----\n"
        if seat == cur_player:
            text += "Cur player\n"
        for shown in hand:
            text += f"{_card(shown, game)} || {HanabiCardKnowledge(*shown[1:])}\n"
    text += f"Deck size: {table.deck_size()}\nDiscards:"
    return text + "".join(f" {card}" for card in table.discard_pile())


class HanabiObservation:
    """What a player sees: players are counted from the observer, who is 0."""

    def __init__(self, state: HanabiState, game: HanabiGame, player: int) -> None:
        observer, players = operator.index(player), game.num_players()
        if not 0 <= observer < players:
            raise ValueError(f"there is no player {observer}: there are 0 to {players - 1}")
        cur_player = state.cur_player()
        self._game = game
        self._players = players
        self._offset = (cur_player - observer) % players if cur_player >= 0 else cur_player
        self._hands = [state._hand((observer + offset) % players, observer) for offset in range(players)]
        self._discards = state.discard_pile()
        self._fireworks = state.fireworks()
        self._deck_size = state.deck_size()
        self._information_tokens = state.information_tokens()
        self._life_tokens = state.life_tokens()
        self._legal_moves = state.legal_moves() if self._offset == 0 else []
        self._bits = state._core.encode(observer, game._core)
        history = state.move_history()
        begun = next((at for at, item in enumerate(history) if item.player() >= 0), len(history))
        seer = game.observation_type() == AgentObservationType.SEER
        self._last_moves = []
        for item in reversed(history[begun:]):
            self._last_moves.append(item._seen_by(observer, players, seer))
            if item.player() == observer:
                break

    def observation(self) -> HanabiObservation:
        """The observation itself: there is no object in C."""
        return self

    def cur_player_offset(self) -> int:
        """The distance from the observer to the player to act."""
        return self._offset

    def num_players(self) -> int:
        return self._players

    def observed_hands(self) -> list[list[HanabiCard]]:
        """The hands, the observer's first, whose cards are hidden."""
        return [[_card(shown, self._game) for shown in hand] for hand in self._hands]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        """What hints reveal about each card."""
        return [[HanabiCardKnowledge(*shown[1:]) for shown in hand] for hand in self._hands]

    def discard_pile(self) -> list[HanabiCard]:
        return list(self._discards)

    def fireworks(self) -> list[int]:
        return list(self._fireworks)

    def deck_size(self) -> int:
        return self._deck_size

    def last_moves(self) -> list[HanabiHistoryItem]:
        """The moves since the last move of the observer, including it, newest first."""
        return list(self._last_moves)

    def information_tokens(self) -> int:
        return self._information_tokens

    def life_tokens(self) -> int:
        return self._life_tokens

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of the observer; empty if another player is to act."""
        return list(self._legal_moves)

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return 0 <= color < len(self._fireworks) and self._fireworks[color] == rank

    def __str__(self) -> str:
        return _text(self, self._hands, self._offset, self._game)

    __repr__ = __str__


class ObservationEncoderType(enum.IntEnum):
    """Encodings."""

    CANONICAL = 0


class ObservationEncoder:
    """Observations as lists of 0 and 1."""

    def __init__(
        self, game: HanabiGame, enc_type: ObservationEncoderType = ObservationEncoderType.CANONICAL
    ) -> None:
        self._game = game
        self._type = ObservationEncoderType(enc_type)

    def shape(self) -> list[int]:
        return [self._game._core.observation_size]

    def encode(self, observation: HanabiObservation) -> list[int]:
        return list(observation._bits)


if EXTENSIONS:
    from . import patched

    patched.extend(EXTENSIONS)
