"""Reads from the dicts what hints exclude, not only what they say."""

from hanabi_learning_environment import rl_env

env = rl_env.make("Hanabi-Full", num_players=2)
seen = env.reset()
hand = seen["player_observations"][0]["observed_hands"][1]
seen, *_ = env.step({"action_type": "REVEAL_COLOR", "target_offset": 1, "color": hand[0]["color"]})
knowledge = seen["player_observations"][1]["card_knowledge"][0]
for card, told in zip(hand, knowledge):
    assert card["color"] in told["color_plausible"] and card["rank"] in told["rank_plausible"]
    named = card["color"] == hand[0]["color"]
    assert told["color_plausible"] == [hand[0]["color"]] if named else len(told["color_plausible"]) == 4
    assert told["rank_plausible"] == [0, 1, 2, 3, 4]
print(knowledge[0])
