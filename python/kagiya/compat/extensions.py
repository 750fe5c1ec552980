"""What programs have patched into the Hanabi Learning Environment, each by its name and off by default.

`set_hand`: `state.set_hand(player, cards)` puts these cards into a hand.

`deal_moves`: moves of the types `RETURN` and `DEAL_SPECIFIC`, which take a card out of a hand and put a
named one in.

`own_hand`: `ObservationEncoder.ownhandshape()` and `encodeownhand(observation)`, and
`"vectorized_ownhand"` in the dicts of `rl_env`: the observer's own cards.

`rich_knowledge`: `"color_plausible"` and `"rank_plausible"` in the card knowledge of the dicts.

They are chosen before the first import: by `kagiya.compat.install(extensions=[...])`, by
`python -m kagiya.compat --with NAME,NAME program.py`, or by the variable `KAGIYA_HLE_EXTENSIONS`, which
child processes inherit.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

VARIABLE = "KAGIYA_HLE_EXTENSIONS"
NAMES = ("set_hand", "deal_moves", "own_hand", "rich_knowledge")


def checked(names: Iterable[str]) -> frozenset[str]:
    """The names as a set. Raises `ValueError` for one that does not exist."""
    chosen = frozenset(names)
    for name in sorted(chosen):
        if name not in NAMES:
            raise ValueError(f"there is no extension `{name}`: there are {', '.join(NAMES)}")
    return chosen


def chosen() -> frozenset[str]:
    """The extensions that the environment variable names."""
    given = os.environ.get(VARIABLE, "")
    return checked(name.strip() for name in given.split(",") if name.strip())
