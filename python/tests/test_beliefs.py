"""Beliefs, fictitious transitions, and games as tables."""

import pickle
import random

import numpy as np
import pytest

import kagiya
from kagiya import frames, plots
from kagiya.vector import VectorEnv


def positions(game, seed, moves=40):
    """A random game, turn by turn."""
    state, chance = game.deal(seed), random.Random(seed)
    for _ in range(moves):
        if state.is_over:
            return
        yield state
        state.apply(chance.choice(state.legal_moves))


@pytest.mark.parametrize(("edition", "players"), [("hle", 2), ("hle", 4), ("rainbow-all", 3)])
def test_public_counts_follow_their_definition(edition, players):
    game = kagiya.Game(edition, players)
    copies = {card: game.cards_of_deck().count(card) for card in game.cards}
    for state in positions(game, 3):
        counts = state.public_belief()
        assert counts.shape == (players, game.hand_size, len(game.cards))
        view = state.view(0)
        gone = list(state.discards)
        for letter, height in state.fireworks.items():
            gone += [f"{letter}{rank}" for rank in range(1, height + 1)]
        for seat in range(players):
            assert (state.view(seat).public_belief() == counts).all(), "it is public"
            possible = view.possible(seat)
            for slot, row in enumerate(counts[seat]):
                known = possible[slot] if slot < len(possible) else []
                wanted = [copies[card] - gone.count(card) if card in known else 0 for card in game.cards]
                assert row.tolist() == wanted


def test_beliefs_are_the_shares_of_sampled_worlds_and_of_every_seat():
    game = kagiya.Game("hle", 3)
    for turn, state in enumerate(positions(game, 11, 24)):
        beliefs = state.beliefs()
        assert beliefs.shape == (3, 5, 25)
        for seat, hand in enumerate(state.hands):
            view = state.view(seat)
            assert (view.belief() == beliefs[seat]).all()
            sums = beliefs[seat].sum(axis=1)
            assert np.allclose(sums[: len(hand)], 1) and not sums[len(hand) :].any()
            public = state.public_belief()[seat]
            assert not beliefs[seat][public == 0].any(), "who sees more rules out more"
        if turn % 8 == 4:
            view = state.view()
            shares = np.zeros((5, 25))
            for world in view.sample(4000, seed=turn):
                for slot, card in enumerate(world.hands[view.seat]):
                    shares[slot, game.cards.index(card)] += 1 / 4000
            assert abs(shares - view.belief()).max() < 0.05


def test_imagined_games_look_the_same_to_the_player_to_act():
    env = VectorEnv(64, players=3, observers="all", auto_reset=False)
    env.reset(5)
    chance = np.random.default_rng(0)
    others = 0
    for turn in range(9):
        twin = env.imagined(seed=turn)
        again = env.imagined(seed=turn)
        seen, shown = env.observe(), twin.observe()
        rows = np.arange(64)
        assert (seen.observations[rows, seen.to_act] == shown.observations[rows, seen.to_act]).all()
        assert (seen.masks == shown.masks).all() and (seen.to_act == shown.to_act).all()
        for index in range(64):
            state, world = env.state(index), twin.state(index)
            assert world.hands == again.state(index).hands and world.history == state.history
            for seat in range(3):
                if seat != state.to_act or state.is_over:
                    assert world.hands[seat] == state.hands[seat]
            others += world.hands != state.hands
        moves = env.random_moves(chance)
        steps, after = env.fictitious(moves, seed=turn)
        assert (env.observe().observations == seen.observations).all(), "the games themselves go on elsewhere"
        kept = pickle.loads(pickle.dumps(twin))
        assert (twin.step(moves).observations == steps.observations).all()
        assert (kept.step(moves).rewards == steps.rewards).all()
        assert (after.observe().to_act == steps.to_act).all()
        env.step(moves)
    assert others > 200


def test_rewards_of_fictitious_transitions_follow_the_belief():
    game = kagiya.Game("hle", 2)
    state = game.deal(2)
    for move in ("B1", "A1", "p5", "p5"):
        state.apply(move)
    view = state.view()
    slot = 2
    wanted = sum(view.belief()[slot][place] for place, card in enumerate(game.cards) if view.is_playable(card))
    assert 0.05 < wanted < 0.95
    env = VectorEnv(4000, game, last_strike="keep", auto_reset=False)
    env.reset(states=[state] * 4000)
    steps, _ = env.fictitious(np.full(4000, state.move_number(f"p{slot + 1}")), seed=1)
    assert abs((steps.rewards > 0).mean() - wanted) < 0.04


def test_a_game_becomes_columns_and_a_frame():
    pandas = pytest.importorskip("pandas")
    game = kagiya.Game("hle", 3)
    table = kagiya.Table(game.deal(4), ["companion-2"] * 3)
    table.play()
    state = table.state
    columns = frames.columns(state)
    assert list(columns) == list(frames.COLUMNS)
    assert columns["turn"] == list(range(1, len(state.record()) + 1))
    assert columns["points"][-1] == state.points and columns["strikes"][-1] == state.strikes
    assert columns["seat"][:4] == [0, 1, 2, 0]
    for kind, clue, touched, card in zip(*(columns[name] for name in ("kind", "clue", "touched", "card"))):
        assert (clue is None) == (touched is None) == (kind != "clue")
        assert (card is None) == (kind == "clue")
    frame = state.frame()
    assert isinstance(frame, pandas.DataFrame) and len(frame) == len(state.record())
    assert frame.equals(state.view(2).frame()) and frame.equals(state.record().frame())
    assert frame["to"].dropna().between(0, 2).all() and frame["scored"].sum() == state.points
    assert len(game.deal(1).frame()) == 0
    deck = game.cards_of_deck()
    middle = game.position([deck[:5], deck[5:10], deck[10:15]], deck[15:])
    middle.apply("p1")
    with pytest.raises(ValueError, match="began in the middle"):
        middle.frame()
    with pytest.raises(ValueError, match="bonus tiles"):
        tiles = kagiya.Game("gf-everything", 3).deal(1)
        tiles.apply(tiles.legal_moves[0])
        frames.columns(tiles)


def test_a_game_is_plotted(tmp_path):
    pytest.importorskip("matplotlib")
    table = kagiya.Table(kagiya.Game("hle", 2).deal(4), ["random"] * 2)
    table.play()
    for number, state in enumerate((table.state, table.state.record(), table.state.view(1))):
        plots.game(state).savefig(tmp_path / f"{number}.svg")
        assert (tmp_path / f"{number}.svg").stat().st_size > 1000
