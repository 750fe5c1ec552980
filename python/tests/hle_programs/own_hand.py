"""Gives a central critic the observer's own hand, as MAPPO's programs do."""

import numpy as np
from hanabi_learning_environment import rl_env

env = rl_env.make("Hanabi-Full", num_players=4)
own, shape = env.observation_encoder.ownhandshape(), env.vectorized_observation_shape()
assert own == [4 * 25]
seen = env.reset()
for player, one in enumerate(seen["player_observations"]):
    hand = np.array(one["vectorized_ownhand"]).reshape(4, 25)
    cards = [card.color() * 5 + card.rank() for card in env.state.player_hands()[player]]
    assert hand.argmax(axis=1).tolist() == cards and hand.sum() == 4
    share = np.concatenate([one["vectorized_ownhand"], one["vectorized"]])
    assert share.shape == (own[0] + shape[0],)
    assert env.observation_encoder.encodeownhand(one["pyhanabi"]) == one["vectorized_ownhand"]
print(own, shape)
