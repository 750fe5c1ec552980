"""Plays games with an agent from the module next to this program."""

import getopt
import sys

from careful import Careful
from hanabi_learning_environment import rl_env

options, _ = getopt.getopt(sys.argv[1:], "", ["games="])
env = rl_env.HanabiEnv({"players": 3, "seed": 11, "random_start_player": True})
for _ in range(int(dict(options)["--games"])):
    agents = [Careful({"players": 3}) for _ in range(3)]
    seen, done, total = env.reset(), False, 0
    while not done:
        moves = [agent.act(one) for agent, one in zip(agents, seen["player_observations"])]
        seen, reward, done, _ = env.step(next(move for move in moves if move is not None))
        total += reward
    print(total)
