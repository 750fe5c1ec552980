"""HLE's `pyhanabi`, for programs that import it without the package, and for clones that have a copy of it."""

import sys

from kagiya.compat.engine import pyhanabi
from kagiya.compat.engine.pyhanabi import *  # noqa: F403

# One module under every name, so that its classes are the same.
sys.modules[__name__] = pyhanabi
