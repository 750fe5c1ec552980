"""A changed copy of `rl_env`, which a clone keeps."""

import pyhanabi


class Turns:
    """Counts turns."""

    def __init__(self, players):
        assert pyhanabi.try_cdef() and pyhanabi.try_load() and pyhanabi.lib_loaded()
        self.state = pyhanabi.HanabiGame({"players": players, "seed": 3}).new_initial_state()
        self.count = 0

    def play(self):
        while not self.state.is_terminal():
            if self.state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                self.state.deal_random_card()
            else:
                self.state.apply_move(self.state.legal_moves()[0])
                self.count += 1
        return self.count
