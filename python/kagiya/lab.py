"""Measures the strength of bots: series of games on the deals of `kagiya lab`, by the same numbers.

Bots of the project are given by name; any object with `act(view)` is a bot too, and `run_policies` asks
functions of arrays for many games at a time. Results are sums of
integers, so parts that are played separately give the same as one long series.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Union, runtime_checkable

from ._core import Game, State, Table, View, run_series


@runtime_checkable
class Bot(Protocol):
    """A bot: it receives a `View` and returns a move, as a number or in notation.

    Two more methods are called if it has them. `begin(view)`: a game begins; a bot that plays several
    seats gets a call for each. `observe(event, view)`: somebody has moved, the bot itself included;
    `event` is the last entry of `view.history` (`{}` where there is none), and `view` is what the bot's seat
    sees after the move.
    """

    def act(self, view: View) -> int | str:
        """The move to make; one of `view.legal_moves`."""
        ...


Player = Union[str, Bot, Callable[[], Bot]]
"""The name of a bot, a bot (which may play several seats with one memory), or a function that creates a
bot for each seat."""


@dataclass(frozen=True)
class Result:
    """Results of games, as integers. Results can be added: `one + other`."""

    games: int = 0
    histogram: dict[int, int] = field(default_factory=dict)
    """The number of games by the points made, even if the game was lost."""
    perfect: int = 0
    strikeouts: int = 0
    turns: int = 0
    strikes: int = 0
    points_zero_on_strikeout: int = 0
    """The sum of points if a game lost by strikes counts as 0."""

    @property
    def mean(self) -> float:
        """The mean of the points made; `nan` without games."""
        points = sum(points * games for points, games in self.histogram.items())
        return points / self.games if self.games else math.nan

    @property
    def stderr(self) -> float:
        """The standard error of the mean; `nan` with fewer than two games."""
        if self.games < 2:
            return math.nan
        mean = self.mean
        squares = sum(games * (points - mean) ** 2 for points, games in self.histogram.items())
        return math.sqrt(squares / (self.games - 1) / self.games)

    @property
    def mean_zero_on_strikeout(self) -> float:
        """The mean of the points if a game lost by strikes counts as 0, as in HLE."""
        return self.points_zero_on_strikeout / self.games if self.games else math.nan

    def __add__(self, other: Result) -> Result:
        if not isinstance(other, Result):
            return NotImplemented
        points = Counter(self.histogram)
        points.update(other.histogram)
        return Result(
            games=self.games + other.games,
            histogram=dict(sorted(points.items())),
            perfect=self.perfect + other.perfect,
            strikeouts=self.strikeouts + other.strikeouts,
            turns=self.turns + other.turns,
            strikes=self.strikes + other.strikes,
            points_zero_on_strikeout=self.points_zero_on_strikeout + other.points_zero_on_strikeout,
        )

    def __str__(self) -> str:
        perfect = 100 * self.perfect / self.games if self.games else math.nan
        return f"{self.mean:.3f} ± {self.stderr:.3f} points, {perfect:.1f} % perfect, {self.games} games"


def of_state(state: State) -> Result:
    """The result of one finished game."""
    if not state.is_over:
        raise ValueError("the game has not ended")
    struck_out = state.strikes >= state.game.max_strikes
    return Result(
        games=1,
        histogram={state.points: 1},
        perfect=int(state.outcome == "perfect"),
        strikeouts=int(struck_out),
        turns=state.turn,
        strikes=state.strikes,
        points_zero_on_strikeout=0 if struck_out else state.points,
    )


def _seats(players: Player | Sequence[Player], game: Game) -> list[Player]:
    """The player in each seat: the players are seated in turn."""
    listed = [players] if isinstance(players, str) or not isinstance(players, Sequence) else players
    if not listed:
        raise ValueError("somebody must play")
    names: list[Player] = []
    for player in listed:
        names.extend(player.split(",") if isinstance(player, str) else [player])
    if len(names) > game.players:
        raise ValueError(f"{len(names)} players for {game.players} seats")
    for player in names:
        if not (isinstance(player, str) or callable(player) or hasattr(player, "act")):
            raise TypeError(
                f"a player is the name of a bot, an object with `act(view)`, or what makes one, not {player!r}"
            )
    return [names[seat % len(names)] for seat in range(game.players)]


def play_game(players: Player | Sequence[Player], state: State) -> State:
    """Plays one game from this state to its end, and returns the last state.

    Bots of the project are shown what has happened in it; others can read it in `view.history`. An illegal
    move of a bot raises `ValueError` with the bot's seat.
    """
    seated = _seats(players, state.game)
    own: dict[int, Any] = {
        seat: player() if isinstance(player, type) or not hasattr(player, "act") else player
        for seat, player in enumerate(seated)
        if not isinstance(player, str)
    }
    table = Table(state, [player if isinstance(player, str) else None for player in seated])
    watching = {seat: bot for seat, bot in own.items() if hasattr(bot, "observe")}
    for seat, bot in own.items():
        if hasattr(bot, "begin"):
            bot.begin(state.view(seat))
    while True:
        if not watching:
            table.play()
        now = table.state
        if now.is_over:
            return now
        seat = now.to_act
        try:
            if seat in own:
                move = own[seat].act(now.view(seat))
            else:
                move = table.decide()
            table.apply(move)
        except ValueError as error:
            raise ValueError(f"seat {seat}: {error}") from error
        if watching:
            after = table.state
            for seat, bot in watching.items():
                view = after.view(seat)
                history = view.history
                bot.observe(history[-1] if history else {}, view)


Policy = Callable[[Any, Any], Any]
"""What plays many games at a time: from observations `(n, L)` and masks `(n, A)` of the games in which it is to
act, it makes the moves `(n,)`."""


def run_policies(
    players: Policy | str | Sequence[Policy | str],
    game: Game | None = None,
    *,
    games: int = 1000,
    seed: int = 0,
    num_envs: int = 1024,
    **parameters: Any,
) -> Result:
    """Plays the deals `seed` to `seed + games - 1` with functions that decide for many games at a time, as neural
    networks do. `players` are seated in turn, as in `run`: functions, or names of bots for some seats.

    A function gets the observations and masks of all games in which its seats are to act, in one call; a
    function in several seats is called once for all of them. The moves are legal by the masks. At most
    `num_envs` games are played at a time. `parameters` are those of `kagiya.vector.VectorEnv`.
    """
    import numpy as np

    from .vector import VectorEnv

    game = Game("hle", 2) if game is None else game
    if games < 0:
        raise ValueError("games must not be below 0")
    listed = [players] if isinstance(players, str) or callable(players) else list(players)
    if not 0 < len(listed) <= game.players:
        raise ValueError(f"{len(listed)} players for {game.players} seats")
    seated = [listed[seat % len(listed)] for seat in range(game.players)]
    bots = {seat: player for seat, player in enumerate(seated) if isinstance(player, str)}
    policies: list[tuple[Policy, list[int]]] = []
    for seat, player in enumerate(seated):
        if isinstance(player, str):
            continue
        if not callable(player):
            raise TypeError(f"a player is the name of a bot or a function of arrays, not {player!r}")
        for other, seats in policies:
            if other is player:
                seats.append(seat)
                break
        else:
            policies.append((player, [seat]))
    if not policies:
        return run([str(player) for player in seated], game, games=games, seed=seed)
    total = Result()
    if games == 0:
        return total
    if "observers" in parameters:
        raise TypeError("a function is asked for the moves of the player to act: there is no choice of observers")
    count = min(num_envs, games)
    env = VectorEnv(count, game, auto_reset=False, bots=bots or None, **parameters)
    steps = env.reset(seed)
    # The deal of each environment; those beyond the last deal play on unseen.
    deals = np.arange(count)
    while (deals < games).any():
        over = np.flatnonzero(~steps.masks.reshape(count, -1).any(axis=1))
        if over.size:
            for index in over:
                if deals[index] < games:
                    total += of_state(env.state(int(index)))
            deals[over] += count
            steps = env.reset_finished()
            continue
        moves = np.zeros(count, np.int32)
        for policy, seats in policies:
            asked = np.flatnonzero(np.isin(steps.to_act, seats))
            if asked.size:
                moves[asked] = np.asarray(policy(steps.observations[asked], steps.masks[asked]))
        steps = env.step(moves)
    return total


def run(
    players: Player | Sequence[Player],
    game: Game | None = None,
    *,
    games: int = 1000,
    seed: int = 0,
    threads: int = 0,
    progress: bool = False,
) -> Result:
    """Plays the deals `seed` to `seed + games - 1`.

    If all players are names, the engine plays on `threads` threads (0: one per core); otherwise this
    process plays. The result doesn't depend on the number of threads.
    """
    game = Game("hle", 2) if game is None else game
    if games < 0:
        raise ValueError("games must not be below 0")
    seated = _seats(players, game)
    if all(isinstance(player, str) for player in seated):
        names = ",".join(str(player) for player in seated)
        if len(set(seated)) == 1:
            names = str(seated[0])
        with _Bar(games, progress) as bar:
            told = run_series(names, game, games, seed, threads, bar.at if progress else None)
        histogram = told.pop("histogram")
        whole = {name: int(number) for name, number in told.items()}
        return Result(histogram={int(points): int(count) for points, count in histogram.items()}, **whole)
    total = Result()
    with _Bar(games, progress) as bar:
        for number in range(games):
            total += of_state(play_game(players, game.deal(seed + number)))
            bar.at(number + 1)
    return total


def cross_play(
    players: dict[str, Player],
    game: Game | None = None,
    *,
    games: int = 100,
    seed: int = 0,
    threads: int = 0,
) -> dict[tuple[str, str], Result]:
    """Every pair of players on the same deals: the first in seat 0, the other in all other seats."""
    game = Game("hle", 2) if game is None else game
    others = game.players - 1
    return {
        (one, other): run([first, *[second] * others], game, games=games, seed=seed, threads=threads)
        for one, first in players.items()
        for other, second in players.items()
    }


class _Bar:
    """A progress bar of tqdm, if one is requested."""

    def __init__(self, games: int, wanted: bool) -> None:
        self._bar: Any = None
        if wanted:
            try:
                from tqdm import tqdm
            except ImportError as error:
                raise ImportError("a progress bar needs tqdm: pip install kagiya[progress]") from error
            self._bar = tqdm(total=games, unit="games")

    def at(self, done: int) -> None:
        """Shows the number of finished games. Threads may report it out of order."""
        if self._bar is not None and done > self._bar.n:
            self._bar.update(done - self._bar.n)

    def __enter__(self) -> _Bar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()


def merge(results: Iterable[Result]) -> Result:
    """The sum of results."""
    return sum(results, Result())
