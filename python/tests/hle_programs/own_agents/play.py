"""Plays with an agent in `hanabi_learning_environment/agents` next to this program."""

from hanabi_learning_environment import rl_env
from hanabi_learning_environment.agents.my_agent import MyAgent
from hanabi_learning_environment.agents.simple_agent import SimpleAgent

assert issubclass(MyAgent, rl_env.Agent) and issubclass(SimpleAgent, rl_env.Agent)
env = rl_env.make("Hanabi-Full", num_players=2)
seen, done, steps = env.reset(), False, 0
agents = [MyAgent({}), SimpleAgent({})]
while not done:
    player = seen["current_player"]
    seen, _, done, _ = env.step(agents[player].act(seen["player_observations"][player]))
    steps += 1
print(steps, env.state.score())
