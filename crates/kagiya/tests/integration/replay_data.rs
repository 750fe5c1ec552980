//! `kagiya replay --json`: a game as data.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::sync::Arc;

use kagiya_random::Dice;
use kagiya_rules::record::Recorder;
use kagiya_rules::{Deal, Options, Rules, Seed};
use serde_json::{Value, json};

use crate::program::{fixture, kagiya, schema, scratch};

/// The replay of a file, checked against the schema.
fn replay(arguments: &[&str]) -> Value {
    let ran = kagiya(&[&["replay", "--json"], arguments].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let value: Value = serde_json::from_str(&ran.out).unwrap();
    schema("replay.schema.json")(&value);
    value
}

/// A game of random legal actions.
fn random_game(preset: &str, seed: u64) -> String {
    let rules = Options::preset(preset, 3).unwrap();
    let rules = Arc::new(Rules::new(&rules).unwrap());
    let deal = Deal::from_seed(Seed::from_number(seed));
    let mut recorder = Recorder::new(&rules, &deal).unwrap();
    let mut dice = Dice::from_number(seed);
    while recorder.game().outcome().is_none() {
        let legal = recorder.game().legal_actions();
        let action = legal.get(dice.below(legal.len())).unwrap();
        recorder.apply(action).unwrap();
    }
    recorder.record().to_json()
}

#[test]
fn every_turn_of_random_games_is_data() {
    let mut answers = 0;
    for preset in ["original", "gf-everything", "timed-display", "joker-house"] {
        for seed in 0..3 {
            let path = scratch(&format!("data-{preset}-{seed}.json"));
            fs::write(&path, random_game(preset, seed)).unwrap();
            let game = replay(&[&path]);
            assert_eq!(game["edition"], preset);
            assert_eq!(game["rules"]["options"]["players"], 3);
            let turns = game["turns"].as_array().unwrap();
            for pair in turns.windows(2) {
                let (before, turn) = (&pair[0], &pair[1]);
                assert_eq!(turn["actor"], before["to_act"]);
                answers += turn["answers"].as_array().unwrap().len();
                follows(&game["rules"], before, turn);
            }
            let last = format!("{}", turns.len() - 1);
            assert_eq!(&replay(&[&path, "--turn", &last]), &turns[turns.len() - 1]);
        }
    }
    assert!(answers > 0, "no bonus tile has asked anything");
}

/// The cards of a set such as `r12b3`.
fn cards(set: &str) -> Vec<String> {
    let mut suit = ' ';
    let mut cards = Vec::new();
    for sign in set.chars() {
        if sign.is_ascii_digit() {
            cards.push(format!("{suit}{sign}"));
        } else {
            suit = sign;
        }
    }
    cards
}

/// Checks one turn against the state before it and the table of touched cards.
fn follows(rules: &Value, before: &Value, turn: &Value) {
    let action = &turn["action"];
    let in_hand = |seat: &Value| {
        let seat = usize::try_from(seat.as_u64().unwrap()).unwrap();
        before["hands"][seat].as_array().unwrap().clone()
    };
    match action["type"].as_str().unwrap() {
        "clue" => {
            let clue = action["clue"].as_str().unwrap();
            let all = cards(rules["touch"][clue].as_str().unwrap());
            let hand = in_hand(&action["to"]);
            let touched = hand
                .iter()
                .filter(|it| all.contains(&it["card"].as_str().unwrap().to_owned()));
            let touched: Vec<&Value> = touched.map(|it| &it["id"]).collect();
            assert_eq!(turn["touched"], json!(touched));
        }
        "play" | "discard" => {
            let held = in_hand(&turn["actor"]);
            assert!(held.iter().any(|it| it["id"] == action["id"]), "{turn}");
        }
        other => panic!("{other} begins no turn"),
    }
}

#[test]
fn a_game_of_the_site_names_its_variant() {
    let path = fixture("hanab-live/no-variant-games.json");
    let game = replay(&["--game", "1", &path]);
    assert_eq!(game["variant"], "No Variant");
    assert_eq!(game["seed"], Value::Null);
    assert_eq!(game["deck"].as_array().unwrap().len(), 40);
}

/// The notes of a file are kept, in the text, in the data and in what is written.
#[test]
fn notes_are_shown() {
    let path = scratch("notes.json");
    let mut notes = vec![vec![""; 55]; 2];
    notes[1][0] = "r1 \u{1b}[31m";
    notes[0][49] = "last";
    let game = json!({
        "players": ["Ana", "Ben"], "seed": "p2v0s1", "notes": notes,
        "actions": [{"type": 0, "target": 0}],
    });
    fs::write(&path, game.to_string()).unwrap();
    let text = kagiya(&["replay", &path]).out;
    assert!(text.contains("#0 b5, Ben: r1 \\u{1b}[31m\n"), "{text}");
    assert!(text.contains("#49 p2, Ana: last\n"), "{text}");
    // After a turn, those about cards in hands.
    let turn = |number| kagiya(&["replay", &path, "--turn", number]).out;
    assert!(turn("0").contains("#0 b5") && !turn("0").contains("#49"));
    assert!(!turn("1").contains("#0 b5"));
    let data = replay(&[&path]);
    let expected = json!([
        {"seat": 1, "card": 0, "text": "r1 \u{1b}[31m"},
        {"seat": 0, "card": 49, "text": "last"},
    ]);
    assert_eq!(data["notes"], expected);
}
