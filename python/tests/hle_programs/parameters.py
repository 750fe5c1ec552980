"""Gives parameters as they come out of files of settings: as floats, texts and with keys of other programs."""

from hanabi_learning_environment import pyhanabi

game = pyhanabi.HanabiGame(
    {"players": 3.0, "colors": "4", "seed": " 12 ", "random_start_player": "true", "learning_rate": 1e-3}
)
assert game.num_players() == 3 and game.num_colors() == 4
print(game.parameter_string(), end="")
drawn = dict(line.split("=") for line in pyhanabi.HanabiGame().parameter_string().split())
assert drawn["seed"] != "-1", "the seed that was drawn"
