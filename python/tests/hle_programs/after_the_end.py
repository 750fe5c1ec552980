"""Steps on in a game that has ended, as loops do that look at `done` later."""

from hanabi_learning_environment import rl_env

env = rl_env.make("Hanabi-Small", num_players=2)
seen, done = env.reset(), False
while not done:
    seen, reward, done, info = env.step({"action_type": "PLAY", "card_index": 0})
score = env.state.score()
player = seen["player_observations"][seen["current_player"]]
assert player["legal_moves"], "moves are listed after the end, too"
for move in (player["legal_moves"][0], player["legal_moves_as_int"][-1]):
    seen, reward, done, info = env.step(move)
    assert (reward, done, info) == (0, True, {}) and env.state.score() == score
    assert len(seen["player_observations"]) == 2
print("stayed at", score)
