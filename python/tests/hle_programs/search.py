"""Puts sampled cards into the own hand and plays each of them out, as searches do."""

import random

from hanabi_learning_environment import pyhanabi

random.seed(2)
game = pyhanabi.HanabiGame({"players": 2, "seed": 4})
state = game.new_initial_state()
while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
    state.deal_random_card()
state.apply_move(pyhanabi.HanabiMove.get_reveal_rank_move(1, state.player_hands()[1][0].rank()))
player = state.cur_player()
hints = state.observation(player).card_knowledge()[0]
pool = state.player_hands()[player]
copy = state.copy()
tried = 0
while tried < 20:
    deck = [
        pyhanabi.HanabiCard(color, rank)
        for color in range(5)
        for rank in range(5)
        for _ in range(game.num_cards(color, rank))
    ]
    for card in state.player_hands()[1 - player]:
        deck.remove(card)
    random.shuffle(deck)
    hand = deck[: len(hints)]
    if not all(hint.color_plausible(c.color()) and hint.rank_plausible(c.rank()) for hint, c in zip(hints, hand)):
        continue
    world = state.copy()
    world.set_hand(player, hand)
    assert world.player_hands()[player] == hand and world.deck_size() == state.deck_size()
    assert [str(hint) for hint in world.observation(player).card_knowledge()[0]] == [str(hint) for hint in hints]
    while not world.is_terminal():
        if world.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            world.deal_random_card()
        else:
            world.apply_move(random.choice(world.legal_moves()))
    tried += 1
assert str(state) == str(copy) and state.player_hands()[player] == pool
print("worlds", tried)
