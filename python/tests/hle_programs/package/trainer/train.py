"""A module that is run with -m, with its neighbor in the package."""

import sys

from hanabi_learning_environment.pyhanabi import HanabiGame

from . import settings

assert __name__ == "__main__" and sys.argv[0].endswith("train.py")
game = HanabiGame(settings.CONFIG)
print(game.parameter_string())
