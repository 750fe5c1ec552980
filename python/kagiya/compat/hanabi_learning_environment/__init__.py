"""The Hanabi Learning Environment with another engine: the same names, dicts, texts, numbers of moves,
bits and deals. Errors that end the process there raise an exception here.

Modules that are not here are looked for in other folders of this name on the path, so that a program can
keep its own agents in `hanabi_learning_environment/agents`.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
