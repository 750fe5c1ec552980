"""Runs a program written for the Hanabi Learning Environment, in the way `python` does:

    python -m kagiya.compat [--with EXTENSION,...] [--clone] program.py [arguments]
    python -m kagiya.compat [--with EXTENSION,...] [--clone] -m module [arguments]
    python -m kagiya.compat [--with EXTENSION,...] [--clone] -c code [arguments]
"""

from __future__ import annotations

import os
import runpy
import sys
import types

from . import inherit, install
from .extensions import NAMES

USAGE = f"""\
usage: python -m kagiya.compat [--with EXTENSION,...] [--clone] PROGRAM.py [ARGUMENTS]
       python -m kagiya.compat [--with EXTENSION,...] [--clone] -m MODULE [ARGUMENTS]
       python -m kagiya.compat [--with EXTENSION,...] [--clone] -c CODE [ARGUMENTS]
--clone: the program has a copy of the original's pyhanabi.py, which is not to be used
extensions: {", ".join(NAMES)}"""


def main(arguments: list[str]) -> None:
    """Runs the program that the arguments name."""
    extensions: list[str] = []
    if arguments[:1] == ["--with"]:
        if len(arguments) < 2:
            sys.exit(USAGE)
        extensions, arguments = arguments[1].split(","), arguments[2:]
    clone = arguments[:1] == ["--clone"]
    arguments = arguments[clone:]
    if not arguments or arguments[0] in ("-h", "--help"):
        sys.exit(USAGE)
    given, rest = arguments[0], arguments[1:]
    option = given[:2] if given[:2] in ("-m", "-c") else ""
    if option:
        if len(given) > 2:
            rest = [given[2:], *rest]
        if not rest:
            sys.exit(USAGE)
        folder = os.getcwd()
    elif given.startswith("-"):
        sys.exit(USAGE)
    elif not os.path.exists(given):
        sys.exit(f"there is no program {given}")
    else:
        # Python takes the folder of the file itself, not that of a link to it.
        folder = os.path.realpath(given)
        if not os.path.isdir(folder):
            folder = os.path.dirname(folder)
    if not getattr(sys.flags, "safe_path", False):
        # `-m kagiya.compat` has put the present folder there.
        sys.path[:1] = [folder]
    try:
        install(extensions, clone=clone)
    except ValueError as error:
        sys.exit(str(error))
    inherit([folder])
    # This module may be imported again under another name, by processes that start anew.
    if option == "-m":
        sys.argv = ["-m", *rest[1:]]
        runpy.run_module(rest[0], run_name="__main__", alter_sys=True)
    elif option == "-c":
        sys.argv = ["-c", *rest[1:]]
        program = types.ModuleType("__main__")
        sys.modules["__main__"] = program
        exec(compile(rest[0], "<string>", "exec"), program.__dict__)
    else:
        sys.argv = [given, *rest]
        runpy.run_path(given, run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
