"""The Hanabi Learning Environment with the engine of kagiya: the modules are those of `kagiya.compat`."""

from pkgutil import extend_path

from kagiya.compat import FOLDER

__path__ = [str(FOLDER / __name__), *extend_path(__path__, __name__)]
