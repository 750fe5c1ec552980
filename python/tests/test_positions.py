"""Bots, batches and rollouts that begin at any position."""

import copy
import pickle
import random

import numpy as np
import pytest

import kagiya
from kagiya import lab
from kagiya.vector import VectorEnv


def played(game, seed, moves, bots=None):
    """A game that went on for some moves, of bots or at random."""
    state = game.deal(seed)
    chance = random.Random(seed)
    table = kagiya.Table(state, bots or [None] * game.players)
    for _ in range(moves):
        now = table.state
        if now.is_over:
            break
        table.apply(table.decide() if bots else chance.choice(now.legal_moves))
    return table


@pytest.mark.parametrize("name", ["companion-4", "savant:book", "cautious", "companion-1%20"])
def test_bots_that_are_shown_a_game_go_on_as_those_that_played_it(name):
    game = kagiya.Game("hle", 3)
    for seed in range(3):
        table = played(game, seed, 17, [name] * 3)
        twin, later = table.copy(), kagiya.Table(table.state, [name] * 3)
        begun = kagiya.Table(game.deal(99), [name] * 3)
        begun.begin(table.state)
        for other in (twin, later, begun, copy.copy(table)):
            other.play()
        assert not table.state.is_over, "a copy goes on by itself"
        table.play()
        assert twin.state.history == table.state.history
        if "%" not in name:
            # A bot that slips at random has drawn its luck in the game that it played.
            assert later.state.history == begun.state.history == table.state.history


def test_a_sampled_world_has_the_past_that_was_seen():
    game = kagiya.Game("hle", 3)
    table = played(game, 5, 20, ["companion-2"] * 3)
    state = table.state
    view = state.view(1)
    others = 0
    for world in view.sample(20, seed=3):
        assert world.history == state.history and world.view(1) == view
        record = world.record()
        assert record.states()[-1] == world and len(record) == 20
        assert pickle.loads(pickle.dumps(world)) == world
        others += world.hands[1] != state.hands[1]
        on = kagiya.Table(world, ["companion-2"] * 3)
        on.play()
        assert on.state.is_over and on.state.history[:20] == state.history
    assert others > 10
    hand = state.hands[1]
    same = view.imagine(hand, state.deck)
    assert same.history == state.history
    drawn = state.with_next_card(state.deck[-1])
    assert drawn.history == state.history and drawn.deck[0] == state.deck[-1]
    assert kagiya.Table(drawn, ["companion-2"] * 3).decide() == table.decide()


def test_a_position_without_a_past_is_played_on():
    game = kagiya.Game("hle", 2)
    deck = game.cards_of_deck()
    random.Random(4).shuffle(deck)
    state = game.position([deck[:5], deck[5:10]], deck[10:], clue_tokens=3)
    state.apply("p1")
    table = kagiya.Table(state, ["companion-3", "companion-3"])
    table.play()
    assert table.state.is_over
    scores = state.view().rollouts("p1", "cautious", worlds=5)
    assert scores.shape == (5,)


def test_rollouts_are_the_games_that_tables_play_in_the_same_worlds():
    game = kagiya.Game("hle", 2)
    state = played(game, 8, 12, ["companion-2"] * 2).state
    view = state.view()
    moves = view.legal_moves[:4]
    scores = view.rollouts(moves, "companion-2", worlds=70, seed=9, threads=2)
    assert scores.shape == (4, 70) and scores.dtype == np.int32
    for column, world in enumerate(view.sample(70, seed=9)[:6]):
        for row, move in enumerate(moves):
            table = kagiya.Table(world, ["companion-2"] * 2)
            table.apply(move)
            table.play()
            assert table.state.score == scores[row, column]
    again = view.rollouts(moves[1], ["companion-2", "companion-2"], worlds=70, seed=9, threads=1)
    assert (again == scores[1]).all(), "one move is a row, for any number of threads"
    assert (view.rollouts(np.array(moves), "companion-2", worlds=3, seed=9) == scores[:, :3]).all()
    for call, text in [
        (lambda: view.rollouts(0 if view.clue_tokens == 8 else 99, worlds=2), "move|clue tokens"),
        (lambda: view.rollouts(moves, ["cautious"], worlds=2), "1 names for 2 seats"),
        (lambda: view.rollouts(moves, "nobody", worlds=2), "no bot"),
        (lambda: state.view(1 - state.to_act).rollouts("p9", worlds=2), "9"),
    ]:
        with pytest.raises(ValueError, match=text):
            call()


def test_a_view_tells_what_has_happened_as_its_seat_saw_it():
    game = kagiya.Game("hle", 3)
    state = game.deal(2)
    chance = random.Random(2)
    told = []
    while not state.is_over:
        mover, hands, before = state.to_act, state.hands, state.copy()
        move = chance.choice(state.legal_moves)
        state.apply(move)
        for seat in range(3):
            view = state.view(seat)
            history = view.history
            assert len(history) == len(state.history) and (state.is_over or view.turn == state.turn)
            last = history[-1]
            assert (last["seat"], last["move"], last["turn"]) == (mover, move, len(history))
            assert before.move_number(last["notation"]) == move
            if last["kind"] == "clue":
                rank = last["clue"].isdigit()
                touched = [
                    slot
                    for slot, card in enumerate(hands[last["to"]], start=1)
                    if (card[1] if rank else card[0]) == last["clue"]
                ]
                assert last["touched"] == touched
                ids = view.ids(last["to"])
                assert [ids[slot - 1] for slot in touched] == last["touched_ids"]
                yes, no = view.marks(last["to"])[touched[0] - 1]
                assert last["clue"] in yes and last["clue"] not in no
            else:
                assert hands[mover][last["slot"] - 1] == last["card"]
                assert last["kind"] in ("play", "discard")
                assert ("scored" in last) == (last["kind"] == "play")
            assert history[:-1] == (told[seat] if told else [])
        told = [state.view(seat).history for seat in range(3)]
        # All see the same turns: nothing in them is hidden from anybody.
        assert told[0] == told[1] == told[2]
    assert state.view(0).turns_left == 0 or state.view(0).turns_left is None


class Watcher:
    """Plays the first legal move, and remembers what it was told."""

    def begin(self, view):
        self.seen = []
        self.first = view.turn

    def act(self, view):
        assert len(self.seen) == view.turn - self.first
        return view.legal_moves[0]

    def observe(self, event, view):
        assert event == view.history[-1]
        assert view.hands[view.seat] is None
        self.seen.append(event)


def test_a_bot_in_python_is_told_every_turn_and_can_begin_in_the_middle():
    game = kagiya.Game("hle", 3)
    watcher = Watcher()
    last = lab.play_game([watcher, "companion-1", "cautious"], game.deal(3))
    assert watcher.seen == last.view(0).history and {event["seat"] for event in watcher.seen} == {0, 1, 2}
    middle = played(game, 3, 10).state
    last = lab.play_game(["companion-1", watcher, "cautious"], middle)
    assert last.is_over and watcher.first == 10
    assert watcher.seen == last.view(1).history[10:]


def first_legal(observations, masks):
    return masks.argmax(axis=1)


def test_one_function_plays_many_games_and_seats():
    game = kagiya.Game("hle", 3, colors=3)

    class First:
        def act(self, view):
            return view.legal_moves[0]

    for count in (7, 50):
        many = lab.run_policies(first_legal, game, games=30, seed=4, num_envs=count)
        assert many == lab.run(First, game, games=30, seed=4)
        mixed = lab.run_policies([first_legal, "companion-1", "cautious"], game, games=30, seed=4, num_envs=count)
        assert mixed == lab.run([First, "companion-1", "cautious"], game, games=30, seed=4)
    calls = []

    def counting(observations, masks):
        assert len(observations) == len(masks)
        calls.append(len(masks))
        return masks.argmax(axis=1)

    lab.run_policies([counting, counting, "cautious"], game, games=20)
    assert max(calls) == 20, "both seats are asked in one call"
    assert lab.run_policies(first_legal, game, games=0).games == 0
    with pytest.raises(TypeError, match="function of arrays"):
        lab.run_policies([3], game)


def same(one, other):
    return all((a == b).all() for a, b in zip(one[:7], other[:7]))


PARAMETERS = [
    {},
    {"observers": "all", "noop": True, "threads": 2},
    {"shuffle_colors": True, "sad": True},
    {"bots": {1: "companion-1"}},
    {"auto_reset": False},
]


@pytest.mark.parametrize("parameters", PARAMETERS, ids=str)
def test_batches_begin_at_given_states_and_go_on_alike(parameters):
    game = kagiya.Game("hle", 3)
    states = [played(game, seed, 4 + 3 * seed, ["cautious"] * 3).state for seed in range(4)]
    assert not any(state.is_over for state in states)
    env = VectorEnv(4, game, **parameters)
    steps = env.reset(50, states=states)
    assert not steps.rewards.any() and not steps.dones.any()
    if not parameters:
        for index, state in enumerate(states):
            assert (steps.observations[index] == state.observation()).all()
            assert np.flatnonzero(steps.masks[index]).tolist() == state.legal_moves
            assert env.state(index) == state
    chance = np.random.default_rng(1)
    given = True
    for turn in range(60):
        if turn in (0, 9, 30):
            twin, pickled = env.clone(seed=7), pickle.loads(pickle.dumps(env))
            assert same(twin.observe(), env.observe()) and same(pickled.observe(), env.observe())
            shuffled = env.clone([3, 0, 3])
            assert [shuffled.state(i) for i in range(3)] == [env.state(i) for i in (3, 0, 3)]
        moves = env.random_moves(chance)
        steps = env.step(moves)
        assert same(pickled.step(moves), steps)
        given = given and not steps.dones.any()
        if given:
            # What follows a game is not copied with it.
            assert same(twin.step(moves), steps)
    assert not given, "games ended, and others followed"


@pytest.mark.parametrize("players, parameters", [
    (2, {}),
    (3, {"dtype": "packed", "copy": False}),
    (5, {"dtype": "float32", "belief": True, "noop": True}),
    (4, {"dtype": "float32", "observers": "mover"}),
])
def test_new_games_are_written_into_the_last_step(players, parameters):
    env = VectorEnv(7, players=players, auto_reset=False, **{"observers": "all", **parameters})
    env.reset(1)
    chance = np.random.default_rng(players)
    for turn in range(30):
        steps = env.step(env.random_moves(chance))
        kept = [array.copy() for array in (steps.rewards, steps.dones, steps.scores, steps.lengths)]
        where = [index for index in range(7) if steps.dones[index] or (turn + index) % 5 == 0]
        assert env.reset_some(where, seeds=[100 * turn + index for index in where], into=steps) is steps
        others = [index for index in range(7) if index not in where]
        for array, before in zip((steps.rewards, steps.dones, steps.scores, steps.lengths), kept):
            assert (array[others] == before[others]).all()
        assert (steps.rewards == kept[0]).all() and (steps.dones == kept[1]).all()
        assert not steps.scores[where].any() and not steps.lengths[where].any()
        seen = [array.copy() for array in (steps.observations, steps.masks, steps.to_act)]
        now = env.observe()
        assert all((a == b).all() for a, b in zip(seen, (now.observations, now.masks, now.to_act)))
    other = VectorEnv(6, players=players, **{"observers": "all", **parameters}).reset(1)
    before = [env.state(index) for index in range(7)]
    with pytest.raises(ValueError, match="not a result of this environment"):
        env.reset_some([0], into=other)
    assert [env.state(index) for index in range(7)] == before


def test_batches_begin_with_given_decks_and_records_and_seeds():
    game = kagiya.Game("hle", 2)
    env = VectorEnv(3, game)
    states = [game.deal(seed) for seed in (4, 9, 2)]
    wanted = env.reset([4, 9, 2])
    assert [env.state(index) for index in range(3)] == states
    decks = [[card for hand in state.hands for card in hand] + state.deck for state in states]
    assert same(env.reset(decks=decks), wanted)
    assert same(env.reset(records=[state.record() for state in states]), wanted)
    assert env.reset([4, 5, 6]).observations.tolist() == env.reset(4).observations.tolist()
    chance = np.random.default_rng(2)
    env.step(env.random_moves(chance))
    steps = env.reset_some([1], seeds=[77])
    assert env.state(1) == game.deal(77) and env.state(0).turn == env.state(2).turn == 1
    assert (steps.observations[1] == game.deal(77).observation()).all()
    env.reset_some(np.array([True, False, False]), states=[states[2]])
    assert env.state(0) == states[2]
    env.reset(4)
    env.reset_some([2])
    assert env.state(2) == game.deal(4 + 2 + 3), "the next game of its slot"
    for call, kind, text in [
        (lambda: env.reset([1, 2]), ValueError, "2 seeds for 3 games"),
        (lambda: env.reset(states=states[:2]), ValueError, "2 starts for 3 games"),
        (lambda: env.reset(states=states, decks=decks), TypeError, "states, decks or records"),
        (lambda: env.reset(states=[kagiya.Game("hle", 3).deal(1)] * 3), ValueError, "other rules"),
        (lambda: env.reset_some([3]), ValueError, "no game 3"),
        (lambda: env.reset_some([True, False]), ValueError, "a mask has the shape"),
        (lambda: env.reset_some([0.5]), TypeError, "indices or a mask"),
        (lambda: env.set(5, states[0]), ValueError, "no game 5"),
        (lambda: env.set(0, played(game, 1, 200).state), ValueError, "has ended"),
    ]:
        before = [env.state(index) for index in range(3)]
        with pytest.raises(kind, match=text):
            call()
        assert [env.state(index) for index in range(3)] == before


@pytest.mark.parametrize("copied", [True, False])
def test_the_last_observations_are_there_when_the_next_games_begin(copied):
    game = kagiya.Game("hle", 2, colors=2)
    parameters = {"observers": "all", "dtype": "float32"}
    env = VectorEnv(8, game, finals=True, copy=copied, **parameters)
    plain = VectorEnv(8, game, **parameters)
    slow = VectorEnv(8, game, auto_reset=False, **parameters)
    for each in (env, plain, slow):
        each.reset(3)
    chance, ended = np.random.default_rng(3), 0
    for _ in range(80):
        moves = np.array(env.random_moves(chance))
        one, other, last = env.step(moves), plain.step(moves), slow.step(moves)
        assert same(one, other)
        for index in np.flatnonzero(one.dones):
            assert (one.finals[index] == last.observations[index]).all()
            ended += 1
        rest = ~one.dones
        assert (one.finals[rest] == one.observations[rest]).all()
        slow.reset_finished()
    assert ended > 20
    assert same(pickle.loads(pickle.dumps(env)).step(moves := np.array(env.random_moves(chance))), env.step(moves))
    with pytest.raises(ValueError, match="anyway"):
        VectorEnv(2, game, finals=True, auto_reset=False)


def test_without_copies_arrays_are_written_again():
    env = VectorEnv(4, players=2, copy=False)
    env.reset(1)
    chance = np.random.default_rng(0)
    assert env.random_moves(chance) is env.random_moves(chance)
    assert env.own_hands() is env.own_hands() and env.own_hands("cards") is not env.own_hands()
    other = VectorEnv(4, players=2)
    other.reset(1)
    assert (env.own_hands() == other.own_hands()).all()


@pytest.mark.parametrize(("mod", "players"), [("clue_starved", 2), ("alternating", 3)])
def test_what_variants_carry_from_turn_to_turn_is_pickled(mod, players):
    game = kagiya.Game("hle", players, variant_mods=[mod])
    halves, kinds = 0, set()
    for seed in range(4):
        dealt = game.deal(seed)
        went = game.position(dealt.hands, dealt.deck, to_act=dealt.to_act)
        chance = random.Random(seed)
        for _ in range(30):
            went.apply(chance.choice(went.legal_moves))
            if went.is_over:
                break
            again = pickle.loads(pickle.dumps(went))
            assert again == went and again.last_events() == went.last_events()
            assert (again.observation() == went.observation()).all()
            # Imagined by a player who doesn't know the past.
            now = went.view().sample(1, seed=1)[0]
            for one, other in [(went, again), (now, pickle.loads(pickle.dumps(now)))]:
                assert other.legal_moves == one.legal_moves and other.hands == one.hands
                assert (other.half_token, other.next_clue) == (one.half_token, one.next_clue)
                view = one.view()
                assert pickle.loads(pickle.dumps(view)).legal_moves == view.legal_moves
                assert view.next_clue == one.next_clue
            halves += went.half_token
            kinds.add(went.next_clue)
    assert halves > 5 if mod == "clue_starved" else kinds == {None, "color", "rank"}


def test_a_state_of_a_batch_has_its_past():
    game = kagiya.Game("hle", 2)
    env = VectorEnv(3, game, bots={1: "companion-2"}, shuffle_colors=True)
    middle = played(game, 8, 11, ["companion-2"] * 2).state
    env.reset(20)
    env.set(1, middle)
    chance = np.random.default_rng(1)
    for turn in range(8):
        states = [env.state(index) for index in range(3)]
        for state in (*states, env.clone([1]).state(0)):
            record = state.record()
            assert record.states()[-1] == state and len(record) == state.turn
        for index in (0, 2):
            dealt = [game.deal(20 + index + 3 * later) for later in range(9)]
            assert states[index].record().states()[0] in dealt
        assert states[1].history[:11] == middle.history
        env.step(env.random_moves(chance))
        if turn == 0:
            assert len(env.state(0).history) == 2


def test_a_position_takes_what_its_variant_carries():
    deck = kagiya.Game("hle", 2).cards_of_deck()
    place = ([deck[:5], deck[5:10]], deck[10:])
    starved = kagiya.Game("hle", 2, variant_mods=["clue_starved"])
    assert starved.position(*place, clue_tokens=3, half_token=True).half_token
    alternating = kagiya.Game("hle", 2, variant_mods=["alternating"])
    state = alternating.position(*place, next_clue="rank")
    assert state.next_clue == "rank" and state.view().next_clue == "rank"
    assert not any(move in state.legal_moves for move in range(10, 15))
    for game, wrong, words in [
        (starved, {"half_token": True}, "a missing token"),
        (alternating, {"half_token": True, "clue_tokens": 3}, "by halves"),
        (starved, {"next_clue": "rank"}, "alternate"),
        (alternating, {"next_clue": "both"}, "there are color and rank"),
    ]:
        with pytest.raises(ValueError, match=words):
            game.position(*place, **wrong)
