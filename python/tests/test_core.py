"""Games, states, views, records, bots."""

import copy
import itertools
import pickle
import random
from pathlib import Path

import pytest

import kagiya

ROOT = Path(__file__).parents[2]


def play(state, seed, moves=None):
    """Plays random legal moves, to the end or up to a limit. Returns all states."""
    chance = random.Random(seed)
    states = [state.copy()]
    while not state.is_over and (moves is None or len(states) <= moves):
        state.apply(chance.choice(state.legal_moves))
        states.append(state.copy())
    return states


def test_a_game_is_played_by_numbers_or_in_notation():
    state = kagiya.Game("hle", 2).deal(7)
    other = state.copy()
    assert state.apply(5) == other.apply("p1")
    assert state == other and hash(state) == hash(other)
    assert state.to_act == 1 and state.turn == 1
    assert state.move_number(state.move_text(6)) == 6
    assert state != kagiya.Game("hle", 2).deal(8)


def test_wrong_moves_and_options_are_refused_in_words():
    state = kagiya.Game("hle", 2).deal(7)
    for wrong, text in [(0, "clue tokens"), (20, "no move 20"), (-1, "no move -1"), ("p9", "9"), (2**70, "a number or a text")]:
        before = state.copy()
        with pytest.raises((ValueError, TypeError), match=text):
            state.apply(wrong)
        assert state == before
    with pytest.raises(TypeError, match="a number or a text"):
        state.apply(1.5)
    with pytest.raises(ValueError, match="no edition"):
        kagiya.Game("hanobi")
    with pytest.raises(ValueError, match="multicolour"):
        kagiya.Game("hle", 2, multicolor="all_10")
    with pytest.raises(ValueError, match="seat 5"):
        state.view(5)


def test_the_same_seed_is_the_same_deal_and_no_seed_another():
    game = kagiya.Game("hle", 3)
    assert game.deal(5) == game.deal(5)
    assert game.deal("summer night") == game.deal("summer night") != game.deal("winter night")
    assert game.deal() != game.deal()
    with pytest.raises(ValueError, match="between 0"):
        game.deal(-1)


@pytest.mark.parametrize(("edition", "players"), [("hle", 2), ("hle", 5), ("gf-everything", 3), ("joker-house", 4)])
def test_states_are_copied_and_pickled_at_every_moment(edition, players):
    for seed in range(3):
        for state in play(kagiya.Game(edition, players).deal(seed), seed):
            again = pickle.loads(pickle.dumps(state))
            assert again == state
            assert again.legal_moves == state.legal_moves and again.to_act == state.to_act
            assert (again.observation(0) == state.observation(0)).all()
            assert copy.deepcopy(state) == copy.copy(state) == state
            if not state.is_over:
                other = state.copy()
                other.apply(other.legal_moves[0])
                assert other != state


@pytest.mark.parametrize(("edition", "players"), [("hle", 2), ("hle", 5), ("original", 3), ("joker-house", 4)])
def test_views_are_copied_and_pickled_at_every_moment_with_nothing_hidden(edition, players):
    differs = 0
    for seed in range(2):
        for state in play(kagiya.Game(edition, players).deal(seed), seed):
            for seat in range(players):
                view = state.view(seat)
                data = pickle.dumps(view)
                again = pickle.loads(data)
                assert again == view and copy.copy(view) == copy.deepcopy(view) == view
                assert (again.observation() == view.observation()).all()
                assert again.legal_moves == view.legal_moves and again.possible() == view.possible()
                # The copy has other hidden cards, and pickles to the same bytes.
                assert pickle.dumps(again) == data
                rebuilt, (twin, at) = view.__reduce__()
                differs += twin.hands != state.hands or twin.deck != state.deck
                assert rebuilt(twin, at) == view
    assert differs > 50


def test_views_of_positions_are_pickled_and_those_with_bonus_tiles_are_refused_in_words():
    game = kagiya.Game("hle", 2)
    deck = game.cards_of_deck()
    view = game.position([deck[:5], deck[5:10]], deck[10:]).view(1)
    again = pickle.loads(pickle.dumps(view))
    assert again.hands == view.hands and again.legal_moves == view.legal_moves
    with pytest.raises(ValueError, match="bonus tiles"):
        pickle.dumps(kagiya.Game("gf-everything", 3).deal(1).view(0))


def test_a_view_does_not_know_what_its_player_does_not_see():
    for state in play(kagiya.Game("hle", 3).deal(1), 1, 20):
        if state.is_over:
            continue
        for seat in range(3):
            view = state.view(seat)
            assert view.hands[seat] is None
            assert [hand for hand in view.hands if hand is not None] == [
                hand for other, hand in enumerate(state.hands) if other != seat
            ]
            for held, possible in zip(state.hands[seat], view.possible()):
                assert held in possible
            for world in view.sample(5, seed=3):
                assert world.view(seat) == view
                assert (world.view(seat).observation() == view.observation()).all()
                for held, possible in zip(world.hands[seat], view.possible()):
                    assert held in possible
            assert view.sample(2, seed=3) == view.sample(2, seed=3)
            assert view.imagine(state.hands[seat], state.deck) == state


def test_any_position_and_any_card():
    game = kagiya.Game("hle", 2)
    deck = game.cards_of_deck()
    letter = game.letters[0]
    dealt = game.deal(deck=deck)
    assert dealt.hands[0] == deck[:5] and dealt.deck == deck[10:]
    rest = list(deck)
    for card in [f"{letter}1", f"{letter}2", f"{letter}3"]:
        rest.remove(card)
    state = game.position([[rest[0]] * 1, rest[1:5]], rest[5:], fireworks=[(letter, 3)], clue_tokens=2)
    assert state.fireworks[letter] == 3 and state.score == 3 and state.clue_tokens == 2
    assert pickle.loads(pickle.dumps(state)) == state
    wanted = state.deck[-1]
    other = state.with_next_card(wanted)
    other.apply("d1" if other.clue_tokens < 8 else "p1")
    assert other.hands[0][-1] == wanted
    with pytest.raises(ValueError, match="times"):
        game.position([[f"{letter}1"], []], deck)
    with pytest.raises(ValueError, match="hands"):
        game.position([[]], deck)


@pytest.mark.parametrize("preset", ["gf-everything", "rules-site-scored"])
def test_a_record_is_the_whole_game(preset):
    states = play(kagiya.Game(preset, 4).deal(3), 3)
    record = states[-1].record()
    again = kagiya.Record.from_json(record.to_json())
    assert again == record == pickle.loads(pickle.dumps(record))
    assert again.states() == states
    replay = again.states()[0]
    for move in again.moves():
        replay.apply(move)
    assert replay == states[-1]
    # A lost game has no score. A state counts it as 0, so that a reward is a number.
    lost = states[-1].outcome == "lost:strikes"
    assert lost == (preset == "gf-everything")
    assert again.score == (None if lost else states[-1].score)
    assert states[-1].score == 0 or not lost
    with pytest.raises(ValueError):
        kagiya.Record.from_json("{}")


def test_games_of_hanab_live_are_replayed():
    text = (ROOT / "tests/fixtures/hanab-live/no-variant-games.json").read_text()
    records = kagiya.Record.all_from_hanab_live(text)
    assert len(records) > 10
    for record in records:
        states = record.states()
        assert record.score == (states[-1].score if states[-1].is_over else None)
        assert len(record.players) in (0, record.game.players)
        again = kagiya.Record.from_hanab_live(record.to_hanab_live())
        assert again.states() == states
    with pytest.raises(ValueError):
        kagiya.Record.from_hanab_live("[]")


def test_bots_play_at_a_table_with_others():
    game = kagiya.Game("hle", 3)
    table = kagiya.Table(game.deal(4), ["companion-2", None, "companion-2"])
    moves = 0
    while True:
        table.play()
        state = table.state
        if state.is_over:
            break
        assert state.to_act == 1
        table.apply(state.legal_moves[0])
        moves += 1
    assert moves > 3
    with pytest.raises(ValueError, match="no bot"):
        kagiya.Table(game.deal(4), ["nobody"] * 3)
    with pytest.raises(ValueError, match="seats"):
        kagiya.Table(game.deal(4), ["cautious"])


def test_every_edition_and_every_bot_has_a_name():
    editions = dict(kagiya.editions())
    assert {"hle", "original", "gf-everything"} <= editions.keys()
    assert all(about for about in editions.values())
    assert {"random", "companion-3", "savant"} <= dict(kagiya.bots()).keys()
    for edition, players in itertools.product(list(editions)[:6], (2, 3)):
        game = kagiya.Game(edition, players)
        assert pickle.loads(pickle.dumps(game)) == game
        assert kagiya.Game.from_options(game.options) == game


def test_games_beyond_a_box_are_games():
    game = kagiya.Game("hle", 2, clue_tokens=30, strikes=9, colors=2, ranks=3)
    assert game.max_clue_tokens == 30 and game.max_strikes == 9
    assert kagiya.Game.from_options(game.options) == game


def test_numbers_out_of_range_and_truth_values_are_refused_in_words():
    state = kagiya.Game("hle", players=2).deal(seed=7)
    view = state.view(0)
    for call in (lambda: state.view(-1), lambda: view.sample(-1, seed=1), lambda: view.sample(1, seed=-1)):
        with pytest.raises(ValueError, match="-1 is out of range: expected a whole number from 0"):
            call()
    with pytest.raises(TypeError, match="a move is a number or a text"):
        state.apply(True)
