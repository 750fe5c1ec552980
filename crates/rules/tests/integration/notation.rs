//! Notation round-trips, and errors say what is wrong.

use std::sync::Arc;

use kagiya_rules::notation::{
    self, action_text, action_text_by_slot, parse, parse_card, read_action,
};
use kagiya_rules::{Deal, Game, Options, PRESETS, Rules, Seat, Seed};
use proptest::prelude::*;

fn game(preset: &str, players: u8) -> Game {
    let options = Options::preset(preset, players).expect("a preset");
    let rules = Arc::new(Rules::new(&options).expect("a game"));
    Game::deal(&rules, &Deal::from_seed(Seed::from_number(1))).expect("a deal")
}

/// Checks the canonical text of typed text, in a game of four where seat A has cards 0 to 3.
#[track_caller]
fn check(preset: &str, typed: &str, canonical: &str) {
    let mut game = game(preset, 4);
    // Seat A is to act.
    while game.table().to_act() != Seat::new(0).expect("a seat") {
        let action = game.legal_actions().get(0).expect("an action");
        game.apply(action).expect("legal");
    }
    let action =
        read_action(typed, &game.board()).unwrap_or_else(|error| panic!("{typed}: {error}"));
    assert_eq!(action_text(action, &game.board()), canonical, "{typed}");
}

#[test]
fn actions_are_read_in_short_and_in_words() {
    for typed in [
        "p2", "P2", " p2 ", "p#1", "play 2", "Play #1", "PLAY 2", "p 2",
    ] {
        check("original", typed, "p#1");
    }
    for typed in ["d4", "d#3", "discard 4", "Discard #3", "d 4"] {
        check("original", typed, "d#3");
    }
    for typed in [
        "Br",
        "br",
        "BR",
        "clue B red",
        "clue b Red",
        "clue B r",
        "clue Br",
        "clue br",
        "B red",
        "b red",
    ] {
        check("original", typed, "Br");
    }
    for typed in ["D3", "clue D 3", "clue d 3", "clue d3", "D 3"] {
        check("original", typed, "D3");
    }
    for typed in [
        "p2=g",
        "play 2 as green",
        "play 2 green",
        "play 2 = g",
        "play 2=g",
        "p#1=G",
    ] {
        check("timed-display", typed, "p#1=g");
    }
    check("gf-everything", "s:r2", "s:r2");
    check("gf-everything", "shuffle m5", "s:m5");
    check("gf-everything", "f:k1", "f:k1");
    check("gf-everything", "put R5", "f:r5");
    check("gf-everything", "-", "-");
    check("gf-everything", "decline", "-");
    check("joker-house", "j:r", "j:r");
    check("joker-house", "joker red", "j:r");
    // These parse without announcements or a question; the rules refuse them.
    check("original", "p2=g", "p#1=g");
}

#[test]
fn an_error_names_the_correct_form() {
    let game = game("original", 4);
    let check = |typed: &str, words: &str| {
        let error = read_action(typed, &game.board()).expect_err(typed);
        assert_eq!(error.to_string(), words, "{typed}");
    };
    check(
        "",
        "the action is missing; p2, for example, plays the card in slot 2",
    );
    check(
        "  ",
        "the action is missing; p2, for example, plays the card in slot 2",
    );
    check(
        "hello",
        "`hello` is not an action; write p2 or play 2, d1 or discard 1, Br or clue B red, B3 or clue B 3",
    );
    check("p9", "there is no slot 9; the hand has slots 1 to 4");
    check(
        "p0",
        "`0` is not a card in a hand; write its slot, counted from 1, or its id, as in #17",
    );
    check(
        "p999",
        "`999` is not a card in a hand; write its slot, counted from 1, or its id, as in #17",
    );
    check(
        "p#128",
        "`#128` is not a card in a hand; write its slot, counted from 1, or its id, as in #17",
    );
    check(
        "p02",
        "`02` is not a card in a hand; write its slot, counted from 1, or its id, as in #17",
    );
    check(
        "p2=k",
        "`k` is not a suit in this game; the suits are w (white), r (red), b (blue), y (yellow), g (green)",
    );
    check(
        "p",
        "`p`: expected a card to play: p2, p#17 or play 2, with an announcement p2=g or play 2 as green",
    );
    check(
        "discard",
        "`discard`: expected a card to discard: d1, d#5 or discard 1",
    );
    check(
        "dr",
        "`dr`: expected a card to discard: d1, d#5 or discard 1",
    );
    check(
        "clue B",
        "`clue B`: expected a seat and a color or rank: Br, B3, clue B red or clue B 3",
    );
    check(
        "B",
        "`B`: expected a seat and a color or rank: Br, B3, clue B red or clue B 3",
    );
    check(
        "Bm",
        "`m` is not a color that can be clued; the colors are w (white), r (red), b (blue), y (yellow), g (green)",
    );
    check("B6", "`6` is not a rank in this game; the ranks are 1 to 5");
    check("B0", "`0` is not a rank in this game; the ranks are 1 to 5");
    check(
        "clue B 33",
        "`33` is not a rank in this game; the ranks are 1 to 5",
    );
    check(
        "Fr",
        "`F` is not a seat at this table; the seats are A to D",
    );
    check(
        "clue Q red",
        "`Q` is not a seat at this table; the seats are A to D",
    );
    check("Ar", "seat A can't give itself a clue; name another seat");
    check(
        "s:r9",
        "`9` is not a rank in this game; the ranks are 1 to 5",
    );
    check(
        "s:",
        "``: expected a card: the letter of its suit and its rank, as in r3",
    );
    check("decline it", "`decline it`: expected - or decline alone");
    // A quoted text is short and on one line.
    check(
        &format!("x\n{}", "y".repeat(1000)),
        "`x` is not an action; write p2 or play 2, d1 or discard 1, Br or clue B red, B3 or clue B 3"
            .replace("`x`", &format!("`x�{}…`", "y".repeat(22)))
            .as_str(),
    );
}

#[test]
fn every_card_is_read_as_it_is_written() {
    for preset in PRESETS {
        let game = game(preset.name, 3);
        let rules = game.rules();
        for card in rules.cards().iter() {
            assert_eq!(parse_card(&rules.card_text(card), rules), Ok(card));
        }
        for clue in rules.clues().iter() {
            assert_eq!(
                notation::parse_clue(&notation::clue_text(clue, rules), rules),
                Ok(clue)
            );
        }
    }
}

proptest! {
    /// In whole games of every edition, each legal action round-trips by id and by slot, and no two have the
    /// same text.
    #[test]
    fn reading_is_the_inverse_of_writing(
        preset in 0..PRESETS.len(),
        players in 2_u8..=5,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u16>(), 40..120),
    ) {
        let options = Options::preset(PRESETS[preset].name, players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let deal = Deal::from_seed(Seed::from_number(seed));
        let mut game = Game::deal(&rules, &deal).expect("a deal");
        for choice in choices {
            let legal = game.legal_actions();
            let mut texts = std::collections::BTreeSet::new();
            for action in legal.iter() {
                let text = action_text(action, &game.board());
                prop_assert_eq!(read_action(&text, &game.board()), Ok(action));
                let by_slot = action_text_by_slot(action, &game.board());
                prop_assert_eq!(read_action(&by_slot, &game.board()), Ok(action));
                prop_assert!(texts.insert(text));
            }
            let Some(action) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            game.apply(action).expect("legal");
        }
    }

    /// No text causes a panic, and every parsed text round-trips.
    #[test]
    fn any_text_is_safe(text in "(?s).{0,40}|[pdsfjABCDE#:=\\-rgbywmk0-9 ]{0,12}") {
        let game = game("gf-everything", 5);
        if let Ok(written) = parse(&text, game.rules()) {
            prop_assert_eq!(parse(&written.text(game.rules()), game.rules()), Ok(written));
        }
        let _ = read_action(&text, &game.board());
    }
}

/// The short form and the words in the documentation mean the same.
#[test]
fn the_table_in_the_documentation_is_correct() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let options = Options::preset("gf-everything", 4).expect("a preset");
    let options = options.with("multicolour", "joker_10").expect("a value");
    let rules = Rules::new(&options).expect("a game");
    let mut rows = 0;
    for line in page.lines().filter(|line| line.starts_with("| `")) {
        let mut cells = line.split('|').skip(1);
        let mut texts = || -> Vec<&str> {
            let cell = cells.next().expect("a cell");
            cell.split('`').skip(1).step_by(2).collect()
        };
        let (short, words) = (texts(), texts());
        assert_eq!(short.len(), words.len(), "{line}");
        for (short, words) in short.iter().zip(words) {
            let read = parse(short, &rules);
            assert!(read.is_ok(), "{short}: {read:?}");
            assert_eq!(read, parse(words, &rules), "{line}");
            assert_eq!(
                read.map(|written| written.text(&rules)).as_deref(),
                Ok(*short)
            );
        }
        rows += 1;
    }
    assert_eq!(rows, 10);
}
