"""The classes of HLE's `rl_env`."""

import sys

from kagiya.compat.engine import rl_env
from kagiya.compat.engine.rl_env import *  # noqa: F403

# One module under every name, so that its classes are the same.
sys.modules[__name__] = rl_env
