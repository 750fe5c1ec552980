use std::sync::Arc;

use kagiya_i18n::{Language, Words};
use kagiya_knowledge::Worlds;
use kagiya_protocol::{
    Action, CardId, Clue, GameEvent, GameState, LoggedEvent, RulesInfo, Seat, TableEvent,
};
use kagiya_rules::{Audience, Deal, Game, Options, Rules, Seed};
use rand_pcg::Pcg64;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::history::hands_before;
use crate::position::{Deductions, position_as_data, position_in_words};
use crate::scene::Scene;

fn english() -> Words {
    Words::new(Language::find("en").unwrap())
}

fn names(players: usize) -> Vec<String> {
    ["Ana", "Ben", "Cleo", "Dan"][..players]
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn game(preset: &str, players: u8, seed: u64) -> Game {
    let options = Options::preset(preset, players).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    Game::deal(&rules, &Deal::from_seed(Seed::from_number(seed))).unwrap()
}

/// All that a model is sent about a position.
fn bytes(
    words: &Words,
    rules: &RulesInfo,
    names: &[String],
    me: Seat,
    state: &GameState,
) -> String {
    let scene = Scene {
        words,
        rules,
        names,
        me: Some(me),
    };
    [
        position_in_words(&scene, state, Deductions::Given),
        position_in_words(&scene, state, Deductions::Left),
        position_as_data(&scene, state).to_string(),
        scene.legal_in_words(state).join("\n"),
        scene.result(state).unwrap_or_default(),
    ]
    .join("\n")
}

/// At every moment of random games, the own hand and the deck can be changed without changing a byte.
#[test]
fn what_a_model_is_sent_does_not_depend_on_hidden_cards() {
    let mut random = Pcg64::seed_from_u64(11);
    let words = english();
    let mut others = 0;
    for (preset, players) in [("hle", 2), ("original", 3), ("gf-everything", 4)] {
        let mut game = game(preset, players, 5);
        let rules = Arc::clone(game.rules());
        let info = RulesInfo::of(&rules);
        let names = names(players.into());
        let mut world = game.clone();
        while game.outcome().is_none() {
            for seat in rules.seats() {
                let view = game.view(Audience::Seat(seat));
                let worlds = Worlds::new(&view).unwrap();
                worlds.sample(&view, &mut random, &mut world);
                others += usize::from(!world.hand(seat).eq(game.hand(seat)));
                let alike = GameState::of(&world.view(Audience::Seat(seat)));
                let state = GameState::of(&view);
                let me = Seat::from(seat);
                let sent = bytes(&words, &info, &names, me, &state);
                assert_eq!(sent, bytes(&words, &info, &names, me, &alike));
                let scene = Scene {
                    words: &words,
                    rules: &info,
                    names: &names,
                    me: Some(me),
                };
                let data = position_as_data(&scene, &state);
                let own = data["hands"][seat.index()]["cards"].as_array().unwrap();
                assert!(own.iter().all(|it| it.get("card").is_none()), "{data}");
            }
            let legal = game.legal_actions();
            let pick = usize::from(random.next_u32().to_le_bytes()[0]) % legal.len();
            let action = legal.iter().nth(pick).unwrap();
            game.apply(action).unwrap();
        }
    }
    assert!(others > 50, "only {others} worlds had another hand");
}

/// A game that was lost by strikes has points only where the edition rates it.
#[test]
fn a_lost_game_has_points_only_where_the_edition_says_so() {
    let words = english();
    let names = names(2);
    let result = |preset| {
        let mut game = game(preset, 2, 5);
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            let seat = game.table().to_act();
            let wrong = game
                .hand(seat)
                .find(|(_, card)| !game.board().is_playable(*card));
            let wrong = wrong.map(|(id, _)| id);
            let play = |it: &kagiya_rules::Action| matches!(it, kagiya_rules::Action::Play { card, .. } if Some(*card) == wrong);
            let action = legal.iter().find(play).or(legal.get(0)).unwrap();
            game.apply(action).unwrap();
        }
        let info = RulesInfo::of(game.rules());
        let scene = Scene {
            words: &words,
            rules: &info,
            names: &names,
            me: None,
        };
        scene.result(&GameState::of(&game.view(Audience::Spectator)))
    };
    assert_eq!(result("original").unwrap(), "The game is lost.");
    let zero = result("abacus").unwrap();
    assert!(zero.contains("0 of 25"), "{zero}");
}

/// What a model knows of its cards contains what they are, and each legal action can be written back.
#[test]
fn deductions_are_right_and_every_legal_action_can_be_written() {
    let mut random = Pcg64::seed_from_u64(12);
    let words = english();
    for (preset, players) in [("original", 3), ("gf-everything", 4), ("gf-black", 2)] {
        let mut game = game(preset, players, 8);
        let rules = Arc::clone(game.rules());
        let info = RulesInfo::of(&rules);
        let names = names(players.into());
        let mut history: Vec<LoggedEvent> = Vec::new();
        while game.outcome().is_none() {
            let mover = game.table().to_act();
            let view = game.view(Audience::Seat(mover));
            let state = GameState::of(&view);
            let scene = Scene {
                words: &words,
                rules: &info,
                names: &names,
                me: Some(mover.into()),
            };
            let data = position_as_data(&scene, &state);
            for seat in rules.seats() {
                let cards = data["hands"][seat.index()]["cards"].as_array().unwrap();
                for (known, (_, card)) in cards.iter().zip(game.hand(seat)) {
                    let card = json!(rules.card_text(card));
                    assert!(
                        known["can_be"].as_array().unwrap().contains(&card),
                        "{known}"
                    );
                }
            }
            let hands: Vec<Vec<CardId>> =
                state.hands.iter().map(kagiya_protocol::Hand::ids).collect();
            let legal = scene.legal(&state);
            assert_eq!(legal.len(), game.legal_actions().len());
            for written in &legal {
                let asked = serde_json::from_value(written.clone()).unwrap();
                let action = scene.read_action(&asked, &state).unwrap();
                let action = action.find(&rules, mover).unwrap();
                assert!(game.legal_actions().contains(action), "{written}");
            }
            let pick = usize::from(random.next_u32().to_le_bytes()[0]) % legal.len();
            let action = game.legal_actions().iter().nth(pick).unwrap();
            let sent = Action::of(&rules, mover, action);
            let events: Vec<_> = game
                .apply(action)
                .unwrap()
                .iter()
                .map(|it| it.project(Audience::Seat(mover)))
                .collect();
            let number = u32::try_from(history.len()).unwrap() + 1;
            history.push(LoggedEvent {
                seq: number,
                at: 0,
                event: TableEvent::Acted {
                    seat: mover.into(),
                    bot: false,
                    number,
                    action: sent,
                    happened: GameEvent::all(&rules, &sent, &events),
                },
            });
            let after = GameState::of(&game.view(Audience::Seat(mover)));
            assert_eq!(hands_before(&history, &after).last().unwrap(), &hands);
            let said = scene.event(&history.last().unwrap().event, &hands);
            assert!(!said.unwrap().contains("event-"));
        }
    }
}

/// Words that models write are understood, and others are answered with what would be right.
#[test]
fn actions_are_read_as_models_write_them() {
    let words = english();
    let game = game("original", 3, 1);
    let mover = game.table().to_act();
    let info = RulesInfo::of(game.rules());
    let state = GameState::of(&game.view(Audience::Seat(mover)));
    let names = names(3);
    let me = Seat::from(mover);
    let scene = Scene {
        words: &words,
        rules: &info,
        names: &names,
        me: Some(me),
    };
    let next = Seat((me.0 + 1) % 3);
    let (name, own) = (names[next.index()].clone(), scene.own_hand(&state));
    let read = |asked: Value| scene.read_action(&serde_json::from_value(asked).unwrap(), &state);
    let red = Ok(Action::Clue {
        to: next,
        clue: Clue('r'),
    });
    for clue in ["red", "Red", " r "] {
        assert_eq!(
            read(json!({"action": "clue", "to": name, "clue": clue})),
            red
        );
    }
    let three = Ok(Action::Clue {
        to: next,
        clue: Clue('3'),
    });
    for clue in [json!(3), json!("3"), json!("3s")] {
        let to = json!(next.0 + 1);
        assert_eq!(
            read(json!({"action": "Clue", "to": to, "clue": clue})),
            three
        );
        assert_eq!(
            read(json!({"action": "hint", "to": name.to_uppercase(), "clue": clue})),
            three
        );
    }
    let play = Ok(Action::Play {
        id: own[1],
        announce: None,
    });
    assert_eq!(read(json!({"action": "play", "card": 2})), play);
    assert_eq!(read(json!({"action": "play", "card": "2"})), play);
    for (asked, right) in [
        (json!({"action": "pass"}), "clue, play, discard"),
        (json!({"action": "play"}), "from 1 (the oldest) to 5"),
        (
            json!({"action": "play", "card": 0}),
            "from 1 (the oldest) to 5",
        ),
        (
            json!({"action": "discard", "card": 6}),
            "from 1 (the oldest) to 5",
        ),
        (
            json!({"action": "clue", "to": "Zoe", "clue": "red"}),
            &*name,
        ),
        (
            json!({"action": "clue", "to": names[me.index()], "clue": "red"}),
            &*name,
        ),
        (
            json!({"action": "clue", "to": name, "clue": "mauve"}),
            "white, red, blue",
        ),
        (
            json!({"action": "clue", "to": name, "clue": 6}),
            "1, 2, 3, 4 and 5",
        ),
        (json!({"action": "clue", "to": name}), "white, red, blue"),
        (
            json!({"action": "firework", "suit": "\u{7}mauve"}),
            "white, red, blue",
        ),
        (
            json!({"action": "put_into_play", "card": "x"}),
            "such as r3",
        ),
    ] {
        let refusal = read(asked.clone()).unwrap_err();
        assert!(refusal.contains(right), "{asked}: {refusal}");
    }
}

#[test]
fn sets_of_cards_are_short() {
    let words = english();
    let game = game("original", 3, 1);
    let info = RulesInfo::of(game.rules());
    let names = names(3);
    let scene = Scene {
        words: &words,
        rules: &info,
        names: &names,
        me: None,
    };
    for (set, text) in [
        ("", ""),
        ("r3", "red 3"),
        ("r12", "red 1 or 2"),
        ("r12b3", "red 1, 2 or blue 3"),
        ("r1b1", "red or blue 1"),
        ("w1r1b1y1g1", "any 1"),
        ("w12345r12345b1234", "white 1–5, red 1–5 or blue 1, 2, 3, 4"),
    ] {
        let set = kagiya_protocol::CardSet(set.to_owned());
        assert_eq!(scene.set(&set), text);
    }
}
