"""An agent in a module of its own."""

from hanabi_learning_environment.rl_env import Agent


class Careful(Agent):
    """Plays hinted cards, else discards, else hints."""

    def __init__(self, config, *args, **kwargs):
        self.config = config

    def act(self, observation):
        if observation["current_player_offset"] != 0:
            return None
        for slot, hint in enumerate(observation["card_knowledge"][0]):
            if hint["rank"] == 0:
                return {"action_type": "PLAY", "card_index": slot}
        legal = observation["legal_moves"]
        kinds = ["REVEAL_RANK", "DISCARD", "REVEAL_COLOR", "PLAY"]
        return min(legal, key=lambda move: kinds.index(move["action_type"]))
