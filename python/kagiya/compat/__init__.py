"""Replacements for modules of other projects.

This folder has a package `hanabi_learning_environment`. `install()` puts the folder on the path of this
process and of its children, so that programs for the Hanabi Learning Environment run unchanged:

    import kagiya.compat
    kagiya.compat.install()
    from hanabi_learning_environment import rl_env

`python -m kagiya.compat program.py arguments` runs a program that way. `extensions` has what some programs
patched into that environment.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from . import extensions as _extensions

FOLDER = Path(__file__).parent
"""The folder with the package `hanabi_learning_environment`."""
_CLONE = FOLDER / "clone"
_NAME = "hanabi_learning_environment"


def install(extensions: Iterable[str] = (), *, clone: bool = False) -> None:
    """Makes `import hanabi_learning_environment` import the replacement, here and in child processes.

    `extensions` are names of `kagiya.compat.extensions`. `clone` is for programs in a clone of the original:
    `import pyhanabi` imports the replacement then, although the clone has a module of this name. Raises
    `RuntimeError` if the original has been imported already, or the replacement with other extensions.
    """
    present = sys.modules.get(_NAME)
    if present is not None and str(FOLDER / _NAME) not in map(str, getattr(present, "__path__", ())):
        raise RuntimeError("hanabi_learning_environment has been imported already")
    wanted = _extensions.checked(extensions) | _extensions.chosen()
    engine = sys.modules.get("kagiya.compat.engine.pyhanabi")
    if engine is not None and engine.EXTENSIONS != wanted:
        raise RuntimeError("the replacement has been imported already, with other extensions")
    if wanted:
        os.environ[_extensions.VARIABLE] = ",".join(sorted(wanted))
    sys.path[:] = _ordered(sys.path, clone)
    inherit([])


def inherit(folders: Iterable[str]) -> None:
    """Puts the replacement, and these folders after it, on the path of child processes."""
    given = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    clone = sys.path[0] == str(_CLONE)
    os.environ["PYTHONPATH"] = os.pathsep.join(_ordered([*folders, *given], clone))


def _ordered(entries: Iterable[str], clone: bool) -> list[str]:
    """A path with the package before a clone of the original, and with single modules of these names last."""
    first = [str(_CLONE), str(FOLDER)] if clone else [str(FOLDER)]
    last = [str(_CLONE), str(FOLDER / "flat")]
    others = [entry for entry in entries if entry not in (*first, *last)]
    return list(dict.fromkeys([*first, *others, *last]))
