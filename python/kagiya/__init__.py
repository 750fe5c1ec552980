"""Hanabi for research.

`Game` is the rules of a game, `State` one game with complete information, `View` what one player sees,
`Record` a stored game, and `review` judges it. `Table` seats the project's bots. `kagiya.vector` plays many games in lockstep,
`kagiya.lab` measures the strength of bots, and `kagiya.compat` replaces the Hanabi Learning
Environment.

    >>> import kagiya
    >>> state = kagiya.Game("hle", 2).deal(seed=7)
    >>> state.apply("p1")
    1
    >>> state.view().legal_moves[:3]
    [5, 6, 7]
"""

from ._core import Game, Record, State, Table, View, bots, editions, review

__all__ = ["Game", "Record", "State", "Table", "View", "bots", "editions", "review"]
__version__ = "0.1.0"
