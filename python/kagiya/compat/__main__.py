"""Runs a program written for the Hanabi Learning Environment."""

import runpy
import sys

from . import install

if len(sys.argv) < 2:
    sys.exit("usage: python -m kagiya.compat PROGRAM.py [ARGUMENTS]")
install()
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
