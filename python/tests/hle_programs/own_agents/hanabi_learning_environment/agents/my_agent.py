"""An agent that somebody put into a copy of the Hanabi Learning Environment."""

from hanabi_learning_environment.agents.random_agent import RandomAgent


class MyAgent(RandomAgent):
    """Discards whenever it can."""

    def act(self, observation):
        if {"action_type": "DISCARD", "card_index": 0} in observation["legal_moves"]:
            return {"action_type": "DISCARD", "card_index": 0}
        return super().act(observation)
