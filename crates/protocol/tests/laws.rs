//! Laws of the protocol, on random games of every preset.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeMap;
use std::sync::Arc;

use kagiya_protocol::{
    Action, FinalDeal, GameEvent, GamePatch, GameState, Hand, LegalActions, PhaseInfo, Remaining,
    RulesInfo,
};
use kagiya_random::Dice;
use kagiya_rules::{
    Audience, Deal, DealtCards, Game, Options, PRESETS, Phase, Rules, Seat, Seed, Tile,
};

fn audiences(rules: &Rules) -> Vec<Audience> {
    rules
        .seats()
        .map(Audience::Seat)
        .chain([Audience::Spectator, Audience::Common])
        .collect()
}

/// Mostly plays a card that fits, so that games reach fives.
fn cheat(game: &Game, die: usize) -> Option<kagiya_rules::Action> {
    if die == 0 || game.table().phase() != Phase::Turn {
        return None;
    }
    let playable = game.board().playable();
    let mut hand = game.hand(game.table().to_act());
    let (id, _) = hand.find(|(_, card)| playable.contains(*card))?;
    Some(kagiya_rules::Action::Play {
        card: id,
        announce: None,
    })
}

/// Plays a random game of each preset for each number of players, and calls `look` at each moment.
fn every_preset(mut look: impl FnMut(&Game, &mut Dice)) {
    every_game(|moment, dice| look(moment.now, dice));
}

/// A moment of a game: its deal, its actions and its present state.
struct Moment<'g> {
    dealt: &'g Game,
    done: &'g [kagiya_rules::Action],
    now: &'g Game,
}

fn every_game(mut look: impl FnMut(&Moment<'_>, &mut Dice)) {
    for (n, preset) in PRESETS.iter().enumerate() {
        for players in 2..=6 {
            let Ok(rules) = Rules::new(&Options::preset(preset.name, players).unwrap()) else {
                continue;
            };
            let rules = Arc::new(rules);
            let seed = Seed::from_number(n as u64 * 8 + u64::from(players));
            let dealt = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
            let mut game = dealt.clone();
            let mut done = Vec::new();
            let mut dice = Dice::from_number(n as u64);
            loop {
                let moment = Moment {
                    dealt: &dealt,
                    done: &done,
                    now: &game,
                };
                look(&moment, &mut dice);
                let legal = game.legal_actions();
                if legal.is_empty() {
                    break;
                }
                let action = cheat(&game, dice.below(4))
                    .unwrap_or_else(|| legal.get(dice.below(legal.len())).unwrap());
                game.apply(action).unwrap();
                done.push(action);
            }
        }
    }
}

#[test]
fn a_patch_of_the_old_state_gives_the_new_one() {
    let mut last: Option<Game> = None;
    let mut kept: Vec<Option<Remaining>> = Vec::new();
    let mut moments = 0;
    every_preset(|game, _| {
        let other = |before: &Game| !Arc::ptr_eq(before.rules(), game.rules());
        if last.as_ref().is_none_or(other) {
            kept.clear();
        }
        if let Some(before) = last
            .as_ref()
            .filter(|before| Arc::ptr_eq(before.rules(), game.rules()))
        {
            let mut told: Option<GamePatch> = None;
            for (place, audience) in audiences(game.rules()).into_iter().enumerate() {
                let (old, new) = (before.view(audience), game.view(audience));
                let mut state = GameState::of(&old);
                let change = GamePatch::between(&old, &new, &mut None);
                // Nothing remains that only the previous audience saw. The stored `Remaining` gives the same
                // patch.
                let mut shared = told.take().unwrap_or_else(|| change.clone());
                kept.resize(kept.len().max(place + 1), None);
                shared.switch_audience(&old, &new, &mut kept[place]);
                assert_eq!(shared, change);
                told = Some(shared);
                let sent = serde_json::to_string(&change).unwrap();
                let received: GamePatch = serde_json::from_str(&sent).unwrap();
                assert_eq!(received, change, "{sent}");
                received.apply_to(&mut state);
                assert_eq!(state, GameState::of(&new), "after {sent}");
                moments += 1;
            }
        }
        last = Some(game.clone());
    });
    assert!(moments > 10_000, "only {moments} moments were looked at");
}

/// All actions that a client can make from its legal actions.
fn written(legal: &LegalActions) -> Vec<Action> {
    let mut actions: Vec<Action> = legal
        .discard
        .iter()
        .map(|id| Action::Discard { id: *id })
        .collect();
    for id in &legal.play {
        actions.push(Action::Play {
            id: *id,
            announce: None,
        });
        actions.extend(legal.announce.iter().map(|suit| Action::Play {
            id: *id,
            announce: Some(*suit),
        }));
    }
    actions.extend(legal.clues.iter().map(|it| Action::Clue {
        to: it.to,
        clue: it.clue,
    }));
    actions.extend(legal.free_clues.iter().map(|it| Action::FreeClue {
        to: it.to,
        clue: it.clue,
    }));
    actions.extend(
        legal
            .shuffle_back
            .iter()
            .map(|card| Action::ShuffleBack { card: *card }),
    );
    actions.extend(
        legal
            .put_into_play
            .iter()
            .map(|card| Action::PutIntoPlay { card: *card }),
    );
    actions.extend(legal.decline.then_some(Action::Decline));
    actions.extend(
        legal
            .fireworks
            .iter()
            .map(|suit| Action::Firework { suit: *suit }),
    );
    actions
}

#[test]
fn the_actions_offered_are_exactly_the_legal_ones() {
    let mut tiles = 0;
    let mut jokers = 0;
    every_preset(|game, _| {
        let (rules, actor) = (game.rules(), game.table().to_act());
        let expected: Vec<kagiya_rules::Action> = game.legal_actions().iter().collect();
        for seat in rules.seats() {
            let offered = LegalActions::of(&game.view(Audience::Seat(seat)));
            if seat != actor || expected.is_empty() {
                assert_eq!(offered, None);
                continue;
            }
            let found: Vec<_> = written(&offered.unwrap())
                .into_iter()
                .map(|action| {
                    let found = action.find(rules, actor).unwrap();
                    assert_eq!(Action::of(rules, actor, found), action);
                    let text = serde_json::to_string(&action).unwrap();
                    assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
                    found
                })
                .collect();
            assert_eq!(found, expected);
        }
        tiles += usize::from(matches!(game.table().phase(), Phase::Tile(_)));
        jokers += usize::from(matches!(game.table().phase(), Phase::Joker { .. }));
    });
    assert!(jokers > 0, "no joker asked for its place");
    assert!(tiles > 0, "no bonus tile asked for an answer");
}

#[test]
fn a_legal_clue_lists_the_cards_that_it_touches() {
    every_preset(|game, _| {
        let (rules, actor) = (game.rules(), game.table().to_act());
        let Some(legal) = LegalActions::of(&game.view(Audience::Seat(actor))) else {
            return;
        };
        for clue in &legal.clues {
            let action = Action::Clue {
                to: clue.to,
                clue: clue.clue,
            };
            let mut next = game.clone();
            let events = next.apply(action.find(rules, actor).unwrap()).unwrap();
            let event = events[0].project(Audience::Common);
            match GameEvent::of(rules, &event) {
                GameEvent::Clued { touched, .. } => assert_eq!(touched, clue.touches),
                other => panic!("a clue began with {other:?}"),
            }
        }
    });
}

/// A game with another deck and the same actions: it differs in cards that `audience` hasn't seen and that
/// agree with the clues. `None` if there is no such deck, or a tile has shuffled a card back, so that ids
/// mean other cards.
fn dealt_otherwise(moment: &Moment<'_>, audience: Audience, dice: &mut Dice) -> Option<Game> {
    let (dealt, now) = (moment.dealt, moment.now);
    let rules = now.rules();
    if rules.options().flamboyants {
        return None;
    }
    // Cards in the order of drawing, which is that of their ids.
    let hands = rules.seats().flat_map(|seat| dealt.hand(seat));
    let mut deck: Vec<_> = hands.map(|(_, card)| card).collect();
    deck.extend(dealt.deck());
    let mut hidden: Vec<(usize, kagiya_rules::CardSet)> = Vec::new();
    for seat in rules.seats().filter(|seat| !audience.sees_hand_of(*seat)) {
        let table = now.table();
        for (id, marks) in table.hand(seat).iter().zip(table.marks(seat)) {
            hidden.push((usize::from(id.number()), rules.possible(*marks)));
        }
    }
    let next = usize::from(now.table().next_id().number());
    hidden.extend((next..deck.len()).map(|place| (place, rules.cards())));
    let mut other = deck.clone();
    for _ in 0..hidden.len() * 2 {
        let (a, may_be_a) = hidden[dice.below(hidden.len())];
        let (b, may_be_b) = hidden[dice.below(hidden.len())];
        if may_be_a.contains(other[b]) && may_be_b.contains(other[a]) {
            other.swap(a, b);
        }
    }
    if other == deck {
        return None;
    }
    let deal = Deal {
        cards: DealtCards::Listed {
            deck: other,
            tiles: Vec::new(),
            seed: Seed::from_number(dice.below(1 << 20) as u64),
        },
        first: Some(dealt.table().to_act()),
    };
    let mut game = Game::deal(rules, &deal).unwrap();
    for action in moment.done {
        // The game can end earlier if the end depends on all hands.
        if game.apply(*action).is_err() {
            assert!(rules.options().stop_when_capped, "{action:?}");
            return None;
        }
    }
    let same_end = game.outcome() == now.outcome();
    assert!(same_end || rules.options().stop_when_capped);
    same_end.then_some(game)
}

#[test]
fn messages_do_not_depend_on_hidden_cards() {
    let mut compared = 0;
    every_game(|moment, dice| {
        if dice.below(3) > 0 {
            return;
        }
        for audience in audiences(moment.now.rules()) {
            let Some(other) = dealt_otherwise(moment, audience, dice) else {
                continue;
            };
            let text = |game: &Game| serde_json::to_string(&GameState::of(&game.view(audience)));
            assert_eq!(text(moment.now).unwrap(), text(&other).unwrap());
            compared += 1;
        }
    });
    assert!(compared > 5_000, "only {compared} states were compared");
}

#[test]
fn a_hidden_card_has_no_field() {
    every_preset(|game, _| {
        for me in game.rules().seats() {
            let state = GameState::of(&game.view(Audience::Seat(me)));
            for (seat, hand) in state.hands.iter().enumerate() {
                assert_eq!(matches!(hand, Hand::Down { .. }), seat == me.index());
                let json = serde_json::to_value(hand).unwrap();
                for card in json["cards"].as_array().unwrap() {
                    assert_eq!(card.get("card").is_none(), seat == me.index());
                }
            }
        }
    });
}

#[test]
fn bonus_tiles_are_asked_and_answered() {
    // A position one card before each tile: the red five completes the red firework.
    let rules = Arc::new(Rules::new(&Options::preset("gf-flamboyants", 2).unwrap()).unwrap());
    let mut asked = Vec::new();
    for tile in Tile::ALL {
        let red = rules.suit_by_letter('r').unwrap();
        let five = kagiya_rules::Card::new(red, kagiya_rules::Rank::new(5).unwrap());
        let mut rest: Vec<_> = rules
            .cards()
            .iter()
            .flat_map(|card| {
                let on_firework = usize::from(card.suit() == red);
                let copies = usize::from(rules.copies(card)) - on_firework;
                std::iter::repeat_n(card, copies)
            })
            .collect();
        let discard: Vec<_> = rest.drain(..3).collect();
        let mut hand = vec![five];
        hand.extend(rest.drain(..4));
        let partner: Vec<_> = rest.drain(..5).collect();
        let setup = kagiya_rules::Setup {
            hands: vec![hand, partner],
            marks: Vec::new(),
            to_act: Seat::new(0).unwrap(),
            clue_tokens: 3,
            strikes: 1,
            heights: vec![(red, 4)],
            discard,
            deck: rest,
            turns_left: None,
            tiles: Some(vec![tile]),
            seed: Seed::from_number(1),
        };
        let mut game = Game::from_setup(&rules, &setup).unwrap();
        let id = game.table().hand(Seat::new(0).unwrap())[0];
        game.apply(kagiya_rules::Action::Play {
            card: id,
            announce: None,
        })
        .unwrap();
        let Phase::Tile(shown) = game.table().phase() else {
            continue;
        };
        asked.push(shown.number());
        let view = game.view(Audience::Seat(Seat::new(0).unwrap()));
        let state = GameState::of(&view);
        assert_eq!(
            state.phase,
            PhaseInfo::Tile {
                tile: shown.number()
            }
        );
        let answers = written(&state.legal.unwrap());
        assert!(!answers.is_empty());
        for answer in answers {
            let mut next = game.clone();
            let action = answer.find(&rules, Seat::new(0).unwrap()).unwrap();
            next.apply(action).unwrap();
        }
    }
    assert_eq!(asked, [3, 4, 5, 6]);
}

#[test]
fn the_deal_is_shown_after_the_game() {
    let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
    let seed = Seed::from_phrase("after the show");
    let mut game = Game::deal(&rules, &Deal::from_seed(seed)).unwrap();
    assert!(game.finished().is_none());
    while let Some(action) = game.legal_actions().iter().last() {
        game.apply(action).unwrap();
    }
    let finished = game.finished().unwrap();
    let undrawn = u8::try_from(game.table().deck_size()).unwrap();
    let deal = FinalDeal::of(&rules, &finished, undrawn);
    assert_eq!(deal.seed, Some(seed.to_string()));
    assert_eq!(deal.deck.len(), rules.deck_size());
    let state = GameState::of(&game.view(Audience::Spectator));
    assert_eq!(state.phase, PhaseInfo::Over);
    assert!(state.result.is_some());
}

#[test]
fn the_rules_of_every_preset_are_sent() {
    for preset in PRESETS {
        let options = Options::preset(preset.name, 2).unwrap();
        let info = RulesInfo::of(&Rules::new(&options).unwrap());
        let text = serde_json::to_string(&info).unwrap();
        assert_eq!(serde_json::from_str::<RulesInfo>(&text).unwrap(), info);
        let cards: usize = info
            .suits
            .iter()
            .flat_map(|suit| &suit.copies)
            .map(|n| usize::from(*n))
            .sum();
        assert_eq!(cards, usize::from(info.deck), "{}", preset.name);
        assert_eq!(
            info.touch.len(),
            info.colors.len() + usize::from(info.ranks)
        );
    }
}

/// The copies in a text, by card.
fn copies(text: &str) -> BTreeMap<String, u8> {
    let mut copies = BTreeMap::new();
    let mut suit = ' ';
    for char in text.chars() {
        if char.is_ascii_digit() {
            *copies.entry(format!("{suit}{char}")).or_insert(0) += 1;
        } else {
            suit = char;
        }
    }
    copies
}

#[test]
fn unseen_copies_include_all_possible_cards() {
    let (mut looked, mut narrowed) = (0, 0);
    every_preset(|game, _| {
        let rules = game.rules();
        let name = |card| kagiya_protocol::Card::of(rules, card).to_string();
        for audience in audiences(rules) {
            let view = game.view(audience);
            let state = GameState::of(&view);
            for seat in rules.seats() {
                let mut listed = copies(&state.unseen.0);
                let hand = &state.hands[seat.index()];
                if let Hand::Up { cards } = hand {
                    for card in cards {
                        *listed.entry(card.card.to_string()).or_insert(0) += 1;
                    }
                }
                if !audience.sees_hand_of(seat) {
                    // A slow count of the cards that the audience doesn't see.
                    let unseen = rules.cards().iter();
                    let unseen = unseen.map(|card| (name(card), view.unseen(card)));
                    let unseen: BTreeMap<_, _> = unseen.filter(|(_, n)| *n > 0).collect();
                    assert_eq!(listed, unseen);
                }
                for ((id, card), possible) in game.hand(seat).zip(possible(hand)) {
                    let less = state.narrowed.iter().find(|it| it.id == id.into());
                    narrowed += usize::from(less.is_some());
                    let may_be = copies(&less.map_or(possible, |it| it.possible.clone()).0);
                    assert!(may_be.contains_key(&name(card)), "{audience:?} {seat} {id}");
                    assert!(listed.contains_key(&name(card)), "{audience:?} {seat} {id}");
                    looked += 1;
                }
            }
        }
    });
    assert!(looked > 10_000 && narrowed > 100, "{looked} {narrowed}");
}

fn possible(hand: &Hand) -> Vec<kagiya_protocol::CardSet> {
    match hand {
        Hand::Up { cards } => cards.iter().map(|card| card.possible.clone()).collect(),
        Hand::Down { cards } => cards.iter().map(|card| card.possible.clone()).collect(),
    }
}

#[test]
fn announcements_are_right_or_wrong() {
    let (mut right, mut wrong) = (0, 0);
    for seed in 0..40 {
        let options = Options::preset("timed-display", 3).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let deal = Deal::from_seed(Seed::from_number(seed));
        let mut game = Game::deal(&rules, &deal).unwrap();
        let legal = game.legal_actions();
        for action in legal.iter() {
            let kagiya_rules::Action::Play {
                card,
                announce: Some(suit),
            } = action
            else {
                continue;
            };
            let actor = game.table().to_act();
            let (_, print) = game.hand(actor).find(|(id, _)| *id == card).unwrap();
            let mut game = game.clone();
            let events = game.apply(action).unwrap();
            let seen: Vec<_> = events
                .iter()
                .map(|event| event.project(Audience::Seat(actor)))
                .collect();
            let written = Action::of(&rules, actor, action);
            let happened = GameEvent::all(&rules, &written, &seen);
            let told = happened.iter().filter_map(|it| match it {
                GameEvent::Announced { right, id, .. } if *id == card.into() => Some(*right),
                _ => None,
            });
            assert_eq!(told.collect::<Vec<_>>(), [print.suit() == suit]);
            let lost = happened.iter().filter(|it| **it == GameEvent::TokenLost);
            assert_eq!(happened.len(), events.len() + 1 + lost.count());
            if print.suit() == suit {
                right += 1;
            } else {
                wrong += 1;
            }
        }
        game.apply(legal.get(0).unwrap()).unwrap();
    }
    assert!(right > 100 && wrong > 100, "{right} {wrong}");
}
