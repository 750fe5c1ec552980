"""Imports the modules as programs do that are kept in the folder of the environment itself."""

import pyhanabi
import rl_env
from hanabi_learning_environment import pyhanabi as other

assert rl_env.pyhanabi is pyhanabi is other
assert rl_env.color_char_to_idx("W") == 3
env = rl_env.make("Hanabi-Very-Small", 5)
env.reset()
move = pyhanabi.HanabiMove.get_play_move(0)
assert env.state.move_is_legal(move)
print(env.game.get_move_uid(move))
