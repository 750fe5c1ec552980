"""Replacements for modules of other projects.

`install()` registers `kagiya.compat.hanabi_learning_environment` under the name
`hanabi_learning_environment`, so that programs for it run unchanged:

    import kagiya.compat
    kagiya.compat.install()
    from hanabi_learning_environment import rl_env

`python -m kagiya.compat program.py arguments` runs a program that way.
"""

from __future__ import annotations

import importlib
import sys

_HERE = "kagiya.compat.hanabi_learning_environment"
_THERE = "hanabi_learning_environment"
_MODULES = ["", ".pyhanabi", ".rl_env", ".agents", ".agents.random_agent", ".agents.simple_agent"]


def install() -> None:
    """Makes `import hanabi_learning_environment` import the replacement.

    Raises `RuntimeError` if the original has been imported already.
    """
    present = sys.modules.get(_THERE)
    if present is not None and present.__name__ != _HERE:
        raise RuntimeError("hanabi_learning_environment has been imported already")
    for name in _MODULES:
        sys.modules[_THERE + name] = importlib.import_module(_HERE + name)
