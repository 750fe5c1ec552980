"""Takes cards out of hands and deals named ones, as programs of information set search do."""

from hanabi_learning_environment.pyhanabi import CHANCE_PLAYER_ID, HanabiGame, HanabiMove, HanabiMoveType

game = HanabiGame({"players": 3, "seed": 5})
state = game.new_initial_state()
while state.cur_player() == CHANCE_PLAYER_ID:
    state.deal_random_card()
before = state.player_hands()
for player in range(3):
    for index in range(5):
        state.apply_move(HanabiMove.get_return_move(card_index=index, player=player))
        assert len(state.player_hands()[player]) == 4 and state.deck_size() == 36
        card = before[(player + 1) % 3][index]
        if state.move_is_legal(HanabiMove.get_deal_specific_move(index, player, card.color(), card.rank())):
            state.apply_move(HanabiMove.get_deal_specific_move(index, player, card.color(), card.rank()))
        else:
            card = before[player][index]
            state.apply_move(HanabiMove.get_deal_specific_move(index, player, card.color(), card.rank()))
# All hands move on by one seat: everything is taken out first.
for player in range(3):
    for _ in range(5):
        state.apply_move(HanabiMove.get_return_move(0, player))
    assert state.player_hands()[player] == []
assert state.deck_size() == 50
for player in range(3):
    for index, card in enumerate(before[(player + 1) % 3]):
        state.apply_move(HanabiMove.get_deal_specific_move(index, player, card.color(), card.rank()))
assert state.player_hands() == [before[1], before[2], before[0]] and state.deck_size() == 35
assert HanabiMoveType.DEAL_SPECIFIC.name in {kind.name for kind in HanabiMoveType}
state.apply_move(HanabiMove.get_play_move(0))
print(state.move_history()[-1])
