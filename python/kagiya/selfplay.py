"""Games as tables: `pip install kagiya[parquet]`.

A row is a move: the deal, the number of the move in its game, the seat, the move, the reward, the final
score, and optionally the packed observation of the player to act and the legal moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ._core import Game
from .lab import Player, _Bar, play_game


def rows(
    players: Player | Sequence[Player], game: Game, *, games: int, seed: int = 0, observations: bool = True
) -> Iterator[list[dict[str, Any]]]:
    """The rows of each game, deal by deal."""
    for number in range(seed, seed + games):
        last = play_game(players, game.deal(number))
        record = last.record()
        states, moves = record.states(), record.moves()
        told = []
        for turn, (state, move) in enumerate(zip(states, moves)):
            row: dict[str, Any] = {
                "deal": number,
                "turn": turn,
                "seat": state.to_act,
                "move": move,
                "reward": states[turn + 1].score - state.score,
                "score": last.score,
            }
            if observations:
                legal = np.zeros(game.num_moves, np.uint8)
                legal[state.legal_moves] = 1
                row["observation"] = np.packbits(state.observation()).tobytes()
                row["legal"] = np.packbits(legal).tobytes()
            told.append(row)
        yield told


def write(
    path: str | Path,
    players: Player | Sequence[Player],
    game: Game | None = None,
    *,
    games: int,
    seed: int = 0,
    observations: bool = True,
    progress: bool = False,
) -> int:
    """Plays the deals `seed` to `seed + games - 1` and writes their moves as Parquet. Returns
    the number of moves.

    The options of the game are in the file's metadata under `kagiya.options`.
    """
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise ImportError("this needs pyarrow: pip install kagiya[parquet]") from error
    import json

    if games < 0:
        raise ValueError("games must not be below 0")
    game = Game("hle", 2) if game is None else game
    columns = [
        ("deal", pa.uint64()),
        ("turn", pa.uint16()),
        ("seat", pa.uint8()),
        ("move", pa.uint16()),
        ("reward", pa.int8()),
        ("score", pa.int8()),
    ]
    if observations:
        columns += [("observation", pa.binary()), ("legal", pa.binary())]
    schema = pa.schema(columns, metadata={"kagiya.options": json.dumps(game.options)})
    count = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer, _Bar(games, progress) as bar:
        waiting: list[dict[str, Any]] = []
        played = rows(players, game, games=games, seed=seed, observations=observations)
        for number, told in enumerate(played, start=1):
            waiting.extend(told)
            bar.at(number)
            if len(waiting) >= 50_000 or number == games:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
                count += len(waiting)
                waiting = []
    return count
