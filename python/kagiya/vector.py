"""Many games in step, as numpy arrays.

`VectorEnv` plays them; `GymnasiumVectorEnv` is the same with the interface of Gymnasium's vector
environments (`pip install kagiya[gymnasium]`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._core import Batch, Game, State

Dtype = Literal["uint8", "float32", "packed"]
"""The form of observations: a byte or a float for each bit, or eight bits a byte (`numpy.unpackbits`
reads them)."""


FORMS: tuple[Dtype, ...] = ("uint8", "float32", "packed")


class Steps(NamedTuple):
    """What a step of all games gives. With `copy=False` the next step writes into the same arrays."""

    observations: NDArray[Any]
    """`(num_envs, L)`, or `(num_envs, players, L)` with `observers="all"`."""
    masks: NDArray[np.bool_]
    """The legal moves: `(num_envs, A)`, or `(num_envs, players, A)` with `observers="all"`."""
    rewards: NDArray[np.float32]
    """By how much the score changed: `(num_envs,)`. The same for all players."""
    dones: NDArray[np.bool_]
    """Whether the game ended with this step: `(num_envs,)`."""
    scores: NDArray[np.int32]
    """The score; of a game that ended with this step, the last one: `(num_envs,)`."""
    lengths: NDArray[np.int32]
    """Moves of this game so far, those of bots included: `(num_envs,)`."""
    to_act: NDArray[np.int8]
    """The seat to act now: `(num_envs,)`."""


class VectorEnv:
    """`num_envs` games by the same rules, in step.

    Parameters
    ----------
    num_envs: how many games.
    game: the rules; or give `edition`, `players` and options instead.
    observation: `"card_knowledge"`, `"minimal"` (no section of knowledge) or `"seer"` (all cards), as
        the Hanabi Learning Environment has them.
    dtype: `"uint8"`, `"float32"` or `"packed"`; numpy's types of these names are taken too.
    belief: whether the section of knowledge says how likely each card is by the public counts instead
        of whether it is possible (JaxMARL's last section). Needs `dtype="float32"`.
    sad: whether a section follows that tells which move the last mover held best (`step(greedy=...)`).
    observers: `"mover"` for the player to act alone, `"all"` for every player.
    noop: whether masks have one more move, the last, for players who are not to act.
    shuffle_colors: whether all players but one see the suits in an order of their own, another one in
        each game (Other-Play). Moves and masks are in the mover's order.
    last_strike: what a game is worth that the last strike ended: `"zero"`, `"keep"` or `"minus_one"`.
    auto_reset: whether a game that has ended is followed by the next one within the same step. Without
        it, `reset_finished()` deals the next ones; until then nothing happens in a finished game.
    threads: how many threads work; 0 for as many as the machine has cores. The result is the same.
    bots: names of bots by seat, which then move by themselves, as in `{1: "companion-3"}`.
    copy: whether each step gives arrays of its own, or writes into the same ones (one thread alone may
        step the environment then).

    Game `i` of `n` after `reset(seed)` is dealt from the seed with the number `seed + i`, and the ones
    after it from `seed + i + n`, `seed + i + 2 n` and so on. Python's lock is released while the engine
    works, and arrays can be handed on without copying (`torch.from_dlpack`, `jax.dlpack.from_dlpack`).
    Environments can be copied and pickled: a copy goes on as the original would.

    Raises
    ------
    ValueError: parameters that make no sense, a move that is not legal (nothing has happened then in
        any game), or a list with another length.
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
        self.num_envs = num_envs
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
            "auto_reset": auto_reset,
            "threads": threads,
        }
        seated = None if bots is None else dict(bots)
        self._made_with = {**parameters, "game": game, "bots": seated, "copy": copy}
        self._batch = Batch(
            game, num_envs, bots=None if seated is None else sorted(seated.items()), **parameters
        )
        self.num_actions = self._batch.mask_size
        self.observation_size = self._batch.observation_size
        self._buffers = self._make_buffers()

    def _make_buffers(self) -> Steps:
        n, front = self.num_envs, self._front()
        length = self.observation_size
        if self._dtype == "packed":
            length = (length + 7) // 8
        kind = np.float32 if self._dtype == "float32" else np.uint8
        return Steps(
            observations=np.zeros((*front, length), kind),
            masks=np.zeros((*front, self.num_actions), np.uint8).view(np.bool_),
            rewards=np.zeros(n, np.float32),
            dones=np.zeros(n, np.bool_),
            scores=np.zeros(n, np.int32),
            lengths=np.zeros(n, np.int32),
            to_act=np.zeros(n, np.int8),
        )

    def _front(self) -> tuple[int, ...]:
        return (self.num_envs,) if self.observers == "mover" else (self.num_envs, self.num_players)

    def _look(self, steps: Steps) -> Steps:
        self._batch.observe(steps.observations)
        self._batch.masks(steps.masks.view(np.uint8))
        self._batch.to_act(steps.to_act)
        return steps

    def _fresh(self) -> Steps:
        return self._make_buffers() if self._copy else self._buffers

    def reset(self, seed: int = 0) -> Steps:
        """Deals all games by the numbers from `seed` on. Rewards, dones, scores and lengths are zeros."""
        self._batch.reset(seed)
        steps = self._fresh()
        for array in (steps.rewards, steps.dones, steps.scores, steps.lengths):
            array.fill(0)
        return self._look(steps)

    def step(self, actions: Any, greedy: Any = None) -> Steps:
        """Does a move in each game: `(num_envs,)` whole numbers, from the masks.

        `greedy` has the moves that the movers held best, for `sad=True`; -1 for none.
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
        return steps

    def random_moves(self, random: np.random.Generator) -> NDArray[np.int32]:
        """A legal move in each game, each equally likely: `(num_envs,)`, 0 where a game has ended.

        Faster than `random_moves(masks, random)`, and right for either value of `observers`.
        """
        # Several times as fast as to draw whole numbers, for few games.
        chance = (random.random(self.num_envs) * 2.0**64).astype(np.uint64)
        moves = np.empty(self.num_envs, np.int32)
        self._batch.draw_moves(chance, moves)
        return moves

    def reset_finished(self) -> Steps:
        """Deals the next game where one has ended; what all see then. For `auto_reset=False`."""
        self._batch.reset_finished()
        steps = self._fresh()
        for array in (steps.rewards, steps.dones, steps.scores, steps.lengths):
            array.fill(0)
        return self._look(steps)

    def own_hands(self, form: Literal["cards", "uses"] = "uses") -> NDArray[np.float32]:
        """The observers' own hands, for a program that learns to guess them.

        `"cards"`: one-hot for each place of the hand, all cards of the game. `"uses"`: fits now, is
        played already, or neither. `(num_envs, [players,] hand_size, width)`; zeros without a card.
        """
        if form not in ("cards", "uses"):
            raise ValueError(f"form `{form}`: there are cards and uses")
        size = self._batch.own_hand_size(form == "cards")
        hand = self.game.hand_size
        hands = np.zeros((*self._front(), hand, size // hand), np.float32)
        self._batch.own_hands(form == "cards", hands)
        return hands

    def state(self, index: int) -> State:
        """A copy of game `index`, as the referee knows it."""
        return self._batch.state(index)

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are written as how they came to where they are; bots see them again from the deal.
        return _restore, (self.num_envs, self._made_with, self._batch.seed, self._batch.courses())

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.num_envs} games: {self.game!r}>"


def _restore(
    num_envs: int, made_with: dict[str, Any], seed: int, courses: list[tuple[int, list[int], int]]
) -> VectorEnv:
    env = VectorEnv(num_envs, **made_with)
    env._batch.restore(seed, courses)
    return env


def _form(dtype: Any) -> Dtype:
    """The word for a form of observations, which may be given as a type of numpy."""
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
    """A legal move in each row of `masks` (`(n, A)`), each equally likely; 0 where there is none."""
    if masks.ndim != 2:
        raise ValueError(
            f"masks have two dimensions, a row of moves for each game, not {masks.ndim}; "
            'with observers="all" use env.random_moves(random)'
        )
    keys = random.random(masks.shape, dtype=np.float32)
    moves: NDArray[np.int32] = np.argmax(np.where(masks, keys, -1.0), axis=1).astype(np.int32)
    return moves
