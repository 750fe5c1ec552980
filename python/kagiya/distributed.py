"""Series of games on a Ray cluster: `pip install kagiya[ray]`.

The deals are split into ranges, each a task of a second or more. Results are sums of integers. So the
total is the same for any number of workers, in any order, and after the loss of a worker or a node: Ray
repeats a lost task, and the same deals give the same games. With `resume`, finished ranges are written
to a file, and an interrupted series continues where it stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from . import lab
from ._core import Game
from .lab import Player, Result


def ranges(games: int, seed: int, part: int) -> Iterator[tuple[int, int]]:
    """The first deal and the number of deals of each part."""
    for first in range(0, games, part):
        yield seed + first, min(part, games - first)


def run(
    players: Player | Sequence[Player],
    game: Game | None = None,
    *,
    games: int = 1000,
    seed: int = 0,
    part: int = 200,
    resume: str | Path | None = None,
    retries: int = 3,
    progress: bool = False,
) -> Result:
    """`kagiya.lab.run` on a Ray cluster, with the same result.

    Connect to the cluster first (`ray.init(address="auto")`); otherwise Ray starts on this machine.
    `part` is the number of games of a task: choose it so that a task takes a second or more. `resume` is
    a file for finished parts of one series; the file of another series raises `ValueError`. `retries` is
    the number of times that a task is repeated after the loss of its node.
    """
    try:
        import ray
    except ImportError as error:
        raise ImportError("this needs ray: pip install kagiya[ray]") from error
    if part < 1 or games < 0:
        raise ValueError("part is at least 1, and games at least 0")
    game = Game("hle", 2) if game is None else game
    done = _Done(resume, players, game, games, seed, part)
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False)
    play = ray.remote(num_cpus=1, max_retries=retries)(_play)
    shared = ray.put(players)
    waiting = {
        play.remote(shared, game.options, first, count): first
        for first, count in ranges(games, seed, part)
        if first not in done.parts
    }
    with lab._Bar(games, progress) as bar:
        while waiting:
            ready, _ = ray.wait(list(waiting))
            for task in ready:
                done.add(waiting.pop(task), Result(**ray.get(task)))
            bar.at(sum(result.games for result in done.parts.values()))
    return lab.merge(result for _, result in sorted(done.parts.items()))


def _play(players: Any, options: dict[str, Any], first: int, count: int) -> dict[str, Any]:
    game = Game.from_options(options)
    return asdict(lab.run(players, game, games=count, seed=first, threads=1))


class _Done:
    """The finished parts of a series, stored in a file if one is given."""

    def __init__(
        self,
        path: str | Path | None,
        players: Player | Sequence[Player],
        game: Game,
        games: int,
        seed: int,
        part: int,
    ) -> None:
        self.path = None if path is None else Path(path)
        self.parts: dict[int, Result] = {}
        self.series = {
            "players": [_name(player) for player in lab._seats(players, game)],
            "options": game.options,
            "games": games,
            "seed": seed,
            "part": part,
        }
        if self.path is None:
            return
        if not self.path.exists():
            self._append(self.series)
            return
        lines = self.path.read_text().splitlines(keepends=True)
        if not lines or not lines[0].endswith("\n") or json.loads(lines[0]) != self.series:
            raise ValueError(f"{self.path} belongs to another series: name another file, or remove it")
        whole = [line for line in lines[1:] if line.endswith("\n")]
        for line in whole:
            told = json.loads(line)
            histogram = {int(points): count for points, count in told["result"].pop("histogram").items()}
            self.parts[told["first"]] = Result(histogram=histogram, **told["result"])
        if len(whole) + 1 < len(lines):
            # The last line is incomplete, because the series was interrupted.
            kept = self.path.with_suffix(self.path.suffix + ".kept")
            kept.write_text("".join([lines[0], *whole]))
            os.replace(kept, self.path)

    def add(self, first: int, result: Result) -> None:
        """Stores the result of a part."""
        self.parts[first] = result
        if self.path is not None:
            self._append({"first": first, "result": asdict(result)})

    def _append(self, told: dict[str, Any]) -> None:
        assert self.path is not None
        with self.path.open("a") as file:
            file.write(json.dumps(told) + "\n")
            file.flush()
            os.fsync(file.fileno())


def _name(player: Player) -> str:
    if isinstance(player, str):
        return player
    kind = player if isinstance(player, type) else type(player)
    return f"{kind.__module__}.{kind.__qualname__}"
