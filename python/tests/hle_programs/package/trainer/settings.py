"""The settings of the module next to this one."""

CONFIG = {"players": 4, "seed": 3}
