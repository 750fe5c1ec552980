"""Simple agents. A program's own agents may be in other folders of this name on the path."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
