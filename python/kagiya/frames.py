"""Games as tables, a row for each turn.

`columns` needs no other library. `frame`, which `view.frame()`, `state.frame()` and `record.frame()` call, makes a
`pandas.DataFrame` of it: `pip install kagiya[pandas]`. Other libraries accept the columns too, as in
`polars.DataFrame(kagiya.frames.columns(view))`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._core import Record, State, View

if TYPE_CHECKING:
    import pandas

COLUMNS = (
    "turn",
    "seat",
    "kind",
    "move",
    "notation",
    "to",
    "clue",
    "touched",
    "slot",
    "id",
    "card",
    "scored",
    "points",
    "clue_tokens",
    "strikes",
    "deck_size",
)
"""What `View.history` tells of a turn; `None` where a turn has no such thing. The last four are after the turn."""


def columns(game: View | State | Record) -> dict[str, list[Any]]:
    """The turns since the deal, as a list for each of `COLUMNS`. `touched` is a text such as `"1,3"`.

    Raises `ValueError` for a game that began in the middle, and for one with bonus tiles: their past isn't known.
    """
    if isinstance(game, Record):
        game = game.states()[-1]
    view = game.view(0) if isinstance(game, State) else game
    turns = view.history
    if view.turn > 0 and not turns:
        raise ValueError("the past of this game isn't known: it began in the middle, or has bonus tiles")
    for turn in turns:
        if "touched" in turn:
            turn["touched"] = ",".join(map(str, turn["touched"]))
    return {name: [turn.get(name) for turn in turns] for name in COLUMNS}


def frame(game: View | State | Record) -> pandas.DataFrame:
    """The same as a `pandas.DataFrame`. Columns of whole numbers have the type `Int64`, which knows missing ones."""
    try:
        import pandas
    except ImportError as error:
        raise ImportError("frames need pandas: pip install kagiya[pandas]") from error
    table = pandas.DataFrame(columns(game))
    return table.astype({name: "Int64" for name in ("to", "slot", "id")} | {"scored": "boolean"})
