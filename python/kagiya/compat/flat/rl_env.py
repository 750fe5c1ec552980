"""HLE's `rl_env`, for programs that were started from its folder and import it without the package."""

import sys

from kagiya.compat.engine import rl_env
from kagiya.compat.engine.rl_env import *  # noqa: F403

# One module under every name, so that its classes are the same.
sys.modules[__name__] = rl_env
