"""Many games in lockstep, as numpy arrays.

`VectorEnv` plays them; `kagiya.gymnasium.HanabiVectorEnv` is the same with the interface of
Gymnasium's vector environments (`pip install kagiya[gymnasium]`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._core import Batch, Game, Record, State
from ._memory import Arrays

Dtype = Literal["uint8", "float32", "packed"]
"""The format of observations: a byte or a float for each bit, or eight bits per byte (see
`numpy.unpackbits`)."""


FORMS: tuple[Dtype, ...] = ("uint8", "float32", "packed")


class _Arrays(NamedTuple):

    observations: NDArray[Any]
    """`(num_envs, L)`, or `(num_envs, players, L)` with `observers="all"`."""
    masks: NDArray[np.bool_]
    """The legal moves: `(num_envs, A)`, or `(num_envs, players, A)` with `observers="all"`."""
    rewards: NDArray[np.float32]
    """The change of the score: `(num_envs,)`. The same for all players."""
    dones: NDArray[np.bool_]
    """Whether the game ended with this step: `(num_envs,)`."""
    scores: NDArray[np.int32]
    """The score; if the game ended with this step, its final score: `(num_envs,)`."""
    lengths: NDArray[np.int32]
    """The number of moves of this game, including those of bots: `(num_envs,)`."""
    to_act: NDArray[np.int8]
    """The seat to act now: `(num_envs,)`."""


class Steps(_Arrays):
    """The result of a step of all games. With `copy=False` the next step writes into the same arrays."""

    finals: NDArray[Any] | None = None
    """With `finals=True`, the observations after the last move of the games that ended with this step,
    where `observations` has the beginning of the next ones; rows of other games are as there."""


class VectorEnv:
    """`num_envs` games by the same rules, in lockstep.

    Parameters
    ----------
    num_envs: the number of games.
    game: the rules. Alternatively, pass `edition`, `players` and options.
    observation: `"card_knowledge"`, `"minimal"` (no section of knowledge) or `"seer"` (all cards), as
        in the Hanabi Learning Environment.
    dtype: `"uint8"`, `"float32"` or `"packed"`; numpy types with these names work too.
    belief: whether the section of knowledge has the probability of each card by the public counts
        instead of its possibility (JaxMARL's last section). Requires `dtype="float32"`.
    sad: whether a further section contains the last greedy move (`step(greedy=...)`).
    observers: `"mover"` for the player to act only, `"all"` for every player.
    noop: whether masks have an additional last move for players who are not to act.
    shuffle_colors: whether all players but one see the suits in a random order, which changes with
        each game (Other-Play). Moves and masks use the order of the player to act.
    last_strike: the score of a game lost by strikes: `"zero"`, `"keep"` or `"minus_one"`.
    auto_reset: whether the next game starts in the same step in which a game ends. Otherwise
        `reset_finished()` deals the next games; until then finished games ignore moves.
    finals: whether each step has the last observations of the games that ended with it
        (`Steps.finals`). For `auto_reset=True`; a step in which a game ends takes longer.
    threads: the number of threads; 0 for one per core. It doesn't change the result.
    bots: names of bots by seat, which act automatically, as in `{1: "companion-3"}`.
    copy: whether each step returns new arrays. Their memory is used again when nothing refers to it.
        Otherwise a step writes into the same arrays, and only one thread may use the environment.

    After `reset(seed)`, game `i` of `n` is dealt from the seed with the number `seed + i`, and the
    following games from `seed + i + n`, `seed + i + 2 n` and so on. Python's lock is released while the
    engine works. Arrays can be shared without copying (`torch.from_dlpack`, `jax.dlpack.from_dlpack`).
    Environments can be copied and pickled; a copy continues like the original.

    Raises
    ------
    ValueError: invalid parameters, an illegal move (then no game has changed), or a list with a wrong
        length.
    """

    def __init__(
        self,
        num_envs: int,
        game: Game | None = None,
        *,
        edition: str = "hle",
        players: int = 2,
        observation: Literal["card_knowledge", "minimal", "seer"] = "card_knowledge",
        dtype: Dtype | np.dtype[Any] | type[np.generic] = "uint8",
        belief: bool = False,
        sad: bool = False,
        observers: Literal["mover", "all"] = "mover",
        noop: bool = False,
        shuffle_colors: bool = False,
        last_strike: Literal["zero", "keep", "minus_one"] = "zero",
        auto_reset: bool = True,
        finals: bool = False,
        threads: int = 1,
        bots: Mapping[int, str] | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if game is None:
            game = Game(edition, players, **options)
        elif not isinstance(game, Game):
            raise TypeError(f"game is a kagiya.Game, not {game!r}; or give edition and players")
        elif options:
            raise TypeError(f"options belong to `Game`, which is given already: {', '.join(options)}")
        dtype = _form(dtype)
        if bots is not None and not isinstance(bots, Mapping):
            raise TypeError(f'bots is a dict by seat, as in {{1: "companion-3"}}, not {bots!r}')
        if belief and dtype != "float32":
            raise ValueError("a belief has shares between 0 and 1: it needs dtype float32")
        if num_envs < 1:
            raise ValueError("num_envs must be at least 1")
        self.game = game
        if finals and not auto_reset:
            raise ValueError("without auto_reset the observations after the last move are there anyway")
        self.num_envs = num_envs
        self._finals = finals
        # The states that were put in, for pickling; those of games that have been followed are left out then.
        self._given: dict[int, State] = {}
        self.num_players = game.players
        self.auto_reset = auto_reset
        self.observers = observers
        self._dtype = dtype
        self._copy = copy
        self._sad = sad
        parameters: dict[str, Any] = {
            "observation": observation,
            "dtype": dtype,
            "belief": belief,
            "sad": sad,
            "observers": observers,
            "noop": noop,
            "shuffle_colors": shuffle_colors,
            "last_strike": last_strike,
            # With `finals`, the next games are dealt when their last observations have been written.
            "auto_reset": auto_reset and not finals,
            "threads": threads,
        }
        seated = None if bots is None else dict(bots)
        self._made_with = {
            **parameters,
            "auto_reset": auto_reset,
            "finals": finals,
            "game": game,
            "bots": seated,
            "copy": copy,
        }
        self._batch = Batch(
            game, num_envs, bots=None if seated is None else sorted(seated.items()), **parameters
        )
        self.num_actions = self._batch.mask_size
        self.observation_size = self._batch.observation_size
        self._observations = Arrays((*self._front(), self._row_size()), self._kind())
        # One for all steps, unless each returns new ones.
        self._buffers = None if copy else self._make_buffers()
        self._last = self._observations.make() if finals and not copy else None
        self._hands: dict[str, NDArray[np.float32]] = {}
        self._drawn = np.empty(num_envs, np.int32)

    def _make_buffers(self) -> Steps:
        """Arrays for the results of a step. Their contents are arbitrary: each step writes all of them."""
        n = self.num_envs
        return Steps(
            self._observations.make(),
            np.empty((*self._front(), self.num_actions), np.uint8).view(np.bool_),
            np.empty(n, np.float32),
            # Rust may look only at bytes that are a bool.
            np.zeros(n, np.bool_),
            np.empty(n, np.int32),
            np.empty(n, np.int32),
            np.empty(n, np.int8),
        )

    def _row_size(self) -> int:
        length = self.observation_size
        return (length + 7) // 8 if self._dtype == "packed" else length

    def _kind(self) -> type[np.generic]:
        return np.float32 if self._dtype == "float32" else np.uint8

    def _front(self) -> tuple[int, ...]:
        return (self.num_envs,) if self.observers == "mover" else (self.num_envs, self.num_players)

    def _look(self, steps: Steps, places: list[int] | None = None) -> Steps:
        """Writes the observations of all games or of these, and all masks and seats."""
        if places is None:
            self._batch.observe(steps.observations)
        else:
            self._batch.observe_some(places, steps.observations)
        self._batch.masks(steps.masks.view(np.uint8))
        self._batch.to_act(steps.to_act)
        return steps

    def _fresh(self) -> Steps:
        return self._make_buffers() if self._buffers is None else self._buffers

    def reset(
        self,
        seed: int | Sequence[int] | NDArray[np.integer[Any]] = 0,
        *,
        states: Sequence[State] | None = None,
        decks: Sequence[Sequence[str]] | None = None,
        records: Sequence[Record] | None = None,
    ) -> Steps:
        """Deals all games, with numbers from `seed` on, or with a number for each game. Rewards, dones, scores
        and lengths are zeros.

        Games may begin elsewhere, one for each environment: at `states`, with `decks` (all cards, top first,
        as in `Game.deal`), or with the deals of `records`. The games that follow them are dealt by `seed`.
        Bots are shown what has happened in them.
        """
        starts = self._starts(self.num_envs, states, decks, records)
        if np.ndim(seed) == 0:
            self._batch.reset(int(np.asarray(seed)[()]) if not isinstance(seed, int) else seed)
        else:
            numbers = [int(number) for number in np.asarray(seed).tolist()]
            if len(numbers) != self.num_envs:
                raise ValueError(f"{len(numbers)} seeds for {self.num_envs} games")
            for index, number in enumerate(numbers):
                self._batch.reset_game(index, number)
        self._given = {}
        for index, state in enumerate(starts or ()):
            self.set(index, state)
        return self._blank()

    def reset_some(
        self,
        where: Any,
        *,
        seeds: Sequence[int] | None = None,
        states: Sequence[State] | None = None,
        decks: Sequence[Sequence[str]] | None = None,
        records: Sequence[Record] | None = None,
        into: Steps | None = None,
    ) -> Steps:
        """Begins other games in some environments, given as indices or as a mask of `(num_envs,)`: the next
        ones, or those that `seeds`, `states`, `decks` or `records` say, one for each. Returns all observations;
        rewards, dones, scores and lengths are zeros.

        With `into`, the result of the last step, only what has changed is written there, which is faster: the
        observations, scores and lengths of these games. Rewards and dones stay. Returns `into`.
        """
        places = self._places(where)
        if seeds is not None and (states is not None or decks is not None or records is not None):
            raise TypeError("give seeds, states, decks or records")
        if seeds is not None and len(seeds) != len(places):
            raise ValueError(f"{len(seeds)} seeds for {len(places)} games")
        if into is not None and (
            into.observations.shape != (*self._front(), self._row_size())
            or into.observations.dtype != self._kind()
            or into.masks.shape != (*self._front(), self.num_actions)
        ):
            raise ValueError("`into` is not a result of this environment")
        starts = self._starts(len(places), states, decks, records)
        for number, index in enumerate(places):
            if starts is not None:
                self.set(index, starts[number])
            else:
                self._batch.reset_game(index, None if seeds is None else int(seeds[number]))
        if into is None:
            return self._blank()
        into.scores[places] = into.lengths[places] = 0
        return self._look(into, places)

    def set(self, index: int, state: State) -> None:
        """Puts a game at this state in place of game `index`. The games after it are dealt as before.

        `observe()` returns the observations then. A state that has ended needs `auto_reset=False`.
        """
        if self.auto_reset and state.is_over:
            raise ValueError("the state has ended, and with auto_reset the next game would have begun")
        self._batch.set_game(index, state)
        self._given[index] = state.copy()

    def clone(self, indices: Any = None, *, seed: int = 0) -> VectorEnv:
        """An environment with copies of these games (all by default; an index may occur several times), which go
        on by themselves. The games after them are dealt with numbers from `seed` on."""
        places = list(range(self.num_envs)) if indices is None else self._places(indices)
        other = VectorEnv(len(places), **self._made_with)
        other._batch.reset(seed)
        for to, index in enumerate(places):
            other._batch.copy_game(to, self._batch, index)
            if index in self._given:
                other._given[to] = self._given[index]
        return other

    def imagined(self, seed: int) -> VectorEnv:
        """Copies of the games in which the player to act holds other cards: the hand and the deck are drawn
        among the deals that agree with this player's view, each equally likely. The observations of the player
        to act are the same. The same seed gives the same cards. Games that have ended are copied as they are.
        """
        other = self.clone(seed=self._batch.seed)
        for index, state in enumerate(other._batch.resample(seed)):
            if state is not None:
                other._given[index] = state
        return other

    def fictitious(self, actions: Any, seed: int) -> tuple[Steps, VectorEnv]:
        """Fictitious transitions, as off-belief learning needs them: a move in each game of `imagined(seed)`.
        Returns the rewards and next observations, and the environment, in which the partners can answer. This
        environment does not change.
        """
        other = self.imagined(seed)
        return other.step(actions), other

    def observe(self) -> Steps:
        """The present observations, masks and seats. Rewards, dones, scores and lengths are zeros."""
        return self._blank()

    def _blank(self) -> Steps:
        steps = self._fresh()
        for array in (steps.rewards, steps.dones, steps.scores, steps.lengths):
            array.fill(0)
        return self._look(steps)

    def _places(self, where: Any) -> list[int]:
        given = np.asarray(where)
        if given.dtype == np.bool_:
            if given.shape != (self.num_envs,):
                raise ValueError(f"a mask has the shape ({self.num_envs},), not {given.shape}")
            given = np.flatnonzero(given)
        if given.size and given.dtype.kind not in "iu":
            raise TypeError(f"games are indices or a mask, not {given.dtype}")
        places = [int(index) for index in given.reshape(-1)]
        for index in places:
            if not 0 <= index < self.num_envs:
                raise ValueError(f"there is no game {index}: there are {self.num_envs}")
        if not places:
            raise ValueError("there must be at least one game")
        return places

    def _starts(
        self,
        count: int,
        states: Sequence[State] | None,
        decks: Sequence[Sequence[str]] | None,
        records: Sequence[Record] | None,
    ) -> list[State] | None:
        """The states at which games begin, checked: nothing has happened yet."""
        kinds: list[Iterable[State]] = []
        if states is not None:
            kinds.append(states)
        if decks is not None:
            kinds.append([self.game.deal(deck=deck) for deck in decks])
        if records is not None:
            kinds.append([record.states()[0] for record in records])
        if not kinds:
            return None
        if len(kinds) > 1:
            raise TypeError("give states, decks or records")
        starts = list(kinds[0])
        if len(starts) != count:
            raise ValueError(f"{len(starts)} starts for {count} games")
        for state in starts:
            if state.game != self.game:
                raise ValueError(f"a start has other rules: {state.game!r}, not {self.game!r}")
            if self.auto_reset and state.is_over:
                raise ValueError("a start has ended, and with auto_reset the next game would have begun")
        return starts

    def step(self, actions: Any, greedy: Any = None) -> Steps:
        """Does a move in each game: `(num_envs,)` integers, legal by the masks.

        `greedy` has the greedy moves of the players to act, for `sad=True`; -1 for none.
        """
        if greedy is not None and not self._sad:
            raise ValueError("greedy tells what sad=True shows: this environment was made without it")
        steps = self._fresh()
        self._batch.step(
            _moves(actions),
            steps.rewards,
            steps.dones,
            steps.scores,
            steps.lengths,
            steps.observations,
            steps.masks.view(np.uint8),
            steps.to_act,
            None if greedy is None else _moves(greedy),
        )
        if not self._finals:
            return steps
        last = self._last
        if last is None:
            last = steps.observations.copy()
        else:
            np.copyto(last, steps.observations)
        if steps.dones.any():
            self._batch.reset_finished()
            self._look(steps)
            kept = ~steps.dones
            last[kept] = steps.observations[kept]
        steps.finals = last
        return steps

    def random_moves(self, random: np.random.Generator) -> NDArray[np.int32]:
        """A uniformly random legal move in each game: `(num_envs,)`; 0 for finished games.

        Faster than `random_moves(masks, random)`, and works for both values of `observers`.
        """
        # For few games this is several times as fast as drawing integers.
        chance = (random.random(self.num_envs) * 2.0**64).astype(np.uint64)
        moves = np.empty(self.num_envs, np.int32) if self._copy else self._drawn
        self._batch.draw_moves(chance, moves)
        return moves

    def reset_finished(self) -> Steps:
        """Deals the next game wherever one has ended. Returns the observations. For `auto_reset=False`."""
        self._batch.reset_finished()
        return self._blank()

    def own_hands(self, form: Literal["cards", "uses"] = "uses") -> NDArray[np.float32]:
        """The observers' own hands, for programs that learn to predict them.

        `"cards"`: for each slot, one-hot over all cards of the game. `"uses"`: playable, already played,
        or neither. `(num_envs, [players,] hand_size, width)`; zeros for an empty slot.
        """
        if form not in ("cards", "uses"):
            raise ValueError(f"form `{form}`: there are cards and uses")
        size = self._batch.own_hand_size(form == "cards")
        hand = self.game.hand_size
        shape = (*self._front(), hand, size // hand)
        if self._copy:
            hands = np.zeros(shape, np.float32)
        else:
            hands = self._hands.setdefault(form, np.zeros(shape, np.float32))
        self._batch.own_hands(form == "cards", hands)
        return hands

    def state(self, index: int) -> State:
        """A copy of game `index`, with complete information and its past: bots can be seated at it, and it has
        a record if it was dealt."""
        return self._batch.state(index, self._given.get(index))

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are pickled as their histories; bots see the replay from the deal on.
        given = [
            self._given.get(index) if self._batch.is_given(index) else None for index in range(self.num_envs)
        ]
        return _restore, (self.num_envs, self._made_with, self._batch.seed, self._batch.courses(), given)

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.num_envs} games: {self.game!r}>"


def _restore(
    num_envs: int,
    made_with: dict[str, Any],
    seed: int,
    courses: list[tuple[int, int, int, list[int], int]],
    given: list[State | None],
) -> VectorEnv:
    env = VectorEnv(num_envs, **made_with)
    env._batch.restore(seed, courses, given)
    env._given = {index: state for index, state in enumerate(given) if state is not None}
    return env


def _form(dtype: Any) -> Dtype:
    """The name of a format of observations, which may be given as a numpy type."""
    word = dtype
    if not isinstance(dtype, str):
        try:
            word = np.dtype(dtype).name
        except TypeError:
            word = repr(dtype)
    for form in FORMS:
        if word == form:
            return form
    raise ValueError(f"dtype `{word}`: there are uint8, float32 and packed")


def _moves(actions: Any) -> NDArray[np.int32]:
    given = np.asarray(actions)
    if given.dtype == np.int32 and given.ndim == 1:
        return given.copy()
    if not given.size:
        given = given.astype(np.int32)
    if given.dtype.kind not in "iu":
        raise TypeError(f"moves are whole numbers, not {given.dtype}")
    if given.ndim != 1:
        raise ValueError(f"moves have one dimension, not {given.ndim}")
    moves = given.astype(np.int32)
    if given.size and not np.array_equal(moves, given):
        raise ValueError("a move is beyond the range of 32 bits")
    return np.ascontiguousarray(moves)


def random_moves(masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int32]:
    """A uniformly random legal move in each row of `masks` (`(n, A)`); 0 for rows without one."""
    if masks.ndim != 2:
        raise ValueError(
            f"masks have two dimensions, a row of moves for each game, not {masks.ndim}; "
            'with observers="all" use env.random_moves(random)'
        )
    keys = random.random(masks.shape, dtype=np.float32)
    moves: NDArray[np.int32] = np.argmax(np.where(masks, keys, -1.0), axis=1).astype(np.int32)
    return moves
