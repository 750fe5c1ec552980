//! Any text is rejected with a reason, or is an action that round-trips.

use std::sync::Arc;

use kagiya_rules::record::Entry;
use kagiya_rules::{Deal, Game, Options, PRESETS, Rules, Seed, notation};

/// The game of a preset after some actions, selected by four bytes.
fn game(choice: [u8; 4]) -> Game {
    let [preset, players, seed, moves] = choice;
    let preset = &PRESETS[usize::from(preset) % PRESETS.len()];
    let options = Options::preset(preset.name, 2 + players % 4).expect("it is in the list");
    let rules = Arc::new(Rules::new(&options).expect("a preset makes a game"));
    let deal = Deal::from_seed(Seed::from_number(u64::from(seed)));
    let mut game = Game::deal(&rules, &deal).expect("a seed always deals");
    for number in 0..usize::from(moves) {
        let legal = game.legal_actions();
        let Some(action) = legal.get(number * 7919 % legal.len().max(1)) else {
            break;
        };
        game.apply(action).expect("it is in the list");
    }
    game
}

fn check(text: &str, game: &Game) {
    let (rules, board) = (game.rules(), game.board());
    match notation::parse(text, rules) {
        Ok(written) => {
            let canonical = written.text(rules);
            assert_eq!(
                notation::parse(&canonical, rules),
                Ok(written),
                "{canonical}"
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(action) = notation::read_action(text, &board) {
        for text in [
            notation::action_text(action, &board),
            notation::action_text_by_slot(action, &board),
        ] {
            assert_eq!(notation::read_action(&text, &board), Ok(action), "{text}");
        }
        let mut next = game.clone();
        assert_eq!(
            next.apply(action).is_ok(),
            game.legal_actions().contains(action)
        );
    }
    if let Ok(entry) = Entry::read(text, game.table(), rules) {
        let canonical = entry.text(game.table().to_act(), rules);
        assert_eq!(
            Entry::read(&canonical, game.table(), rules),
            Ok(entry),
            "{canonical}"
        );
    }
    let _seat = notation::parse_seat(text, rules);
    if let Ok(card) = notation::parse_card(text, rules) {
        assert!(rules.cards().contains(card));
    }
    if let Ok(clue) = notation::parse_clue(text, rules) {
        let canonical = notation::clue_text(clue, rules);
        assert_eq!(
            notation::parse_clue(&canonical, rules),
            Ok(clue),
            "{canonical}"
        );
    }
}

/// Checks lines of text in the position that the first four bytes select. Shorter inputs and
/// invalid UTF-8 are ignored.
///
/// # Panics
///
/// If a property does not hold.
pub fn check_bytes(bytes: &[u8]) {
    let Some((choice, text)) = bytes.split_first_chunk() else {
        return;
    };
    let Ok(text) = core::str::from_utf8(text) else {
        return;
    };
    let game = game(*choice);
    for line in text.lines() {
        check(line, &game);
    }
}
