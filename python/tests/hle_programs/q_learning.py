"""A linear Q function of the vectors, with a replay memory: the shape of a Rainbow program."""

import random

import numpy as np
from hanabi_learning_environment import rl_env

random.seed(1)
env = rl_env.make("Hanabi-Very-Small", num_players=2)
size, moves = env.vectorized_observation_shape()[0], env.num_moves()
weights, memory = np.zeros((moves, size)), []
for episode in range(60):
    seen, done, last = env.reset(), False, {}
    while not done:
        player = seen["current_player"]
        one = seen["player_observations"][player]
        vector, legal = np.array(one["vectorized"]), one["legal_moves_as_int"]
        mask = np.full(moves, -np.inf)
        mask[legal] = 0
        best = int(np.argmax(weights @ vector + mask))
        move = random.choice(legal) if random.random() < 0.2 else best
        seen, reward, done, _ = env.step(move)
        if player in last:
            memory.append((*last[player], vector, mask))
        last[player] = (vector, move, reward)
    for vector, move, reward, later, mask in random.sample(memory, min(16, len(memory))):
        goal = reward + 0.9 * np.max(weights @ later + mask)
        weights[move] += 0.01 * (goal - weights[move] @ vector) * vector
assert np.isfinite(weights).all() and np.abs(weights).sum() > 0
print(len(memory))
