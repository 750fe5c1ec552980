//! Every bot plays games with every modifier of hanab.live: its actions are legal, and the games end.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;

use kagiya_bots::{Kind, Seats, TableDriver};
use kagiya_rules::{Deal, Game, Options, Rules, Seed, VariantMod};

/// The kinds of bots at a table, from the first seat on.
const TABLES: [&[&str]; 6] = [
    &["companion-1"],
    &["companion-2", "cautious"],
    &["companion-3"],
    &["companion-4"],
    &["savant:book"],
    &["random"],
];

fn rules(players: u8, mods: &[VariantMod]) -> Arc<Rules> {
    let mut options = Options::preset("hanab-live", players).unwrap();
    options.variant_mods = mods.iter().copied().collect();
    Arc::new(Rules::new(&options).unwrap())
}

/// The end of a game of bots of these `kinds`; `what` says what is tried.
fn play(rules: &Arc<Rules>, seed: u64, kinds: &[&str], what: &str) -> Game {
    let deal = Deal::from_seed(Seed::from_number(seed));
    let game = Game::deal(rules, &deal).unwrap();
    let mut driver = TableDriver::new(game, |game| {
        Seats::new(game, |seat| {
            let kind = kinds[seat.index() % kinds.len()];
            Some(Kind::find(kind).unwrap().make())
        })
    });
    let outcome = driver
        .play()
        .unwrap_or_else(|error| panic!("{what}, {kinds:?}: {error}"));
    assert!(outcome.is_some(), "{what}, {kinds:?}");
    driver.game().clone()
}

/// All modifiers alone, and pairs that affect each other.
fn all_mods() -> Vec<Vec<VariantMod>> {
    let mut all: Vec<Vec<VariantMod>> = VariantMod::ALL.iter().map(|it| vec![*it]).collect();
    all.push(vec![VariantMod::ColourBlind, VariantMod::RankBlind]);
    all.push(vec![VariantMod::Alternating, VariantMod::ColourBlind]);
    all.push(vec![VariantMod::Alternating, VariantMod::NullOnes]);
    all
}

#[test]
fn every_bot_plays_every_modifier_to_the_end() {
    for (place, mods) in all_mods().iter().enumerate() {
        for (turn, kinds) in TABLES.iter().enumerate() {
            let players = [2, 3, 4, 5][(place + turn) % 4];
            play(
                &rules(players, mods),
                place as u64,
                kinds,
                &format!("{mods:?}"),
            );
        }
    }
}

/// A suit that exchanges playing and discarding, next to ordinary ones and alone.
#[test]
fn every_bot_plays_with_exchanged_suits_to_the_end() {
    let orange = r#"[{"id": "orange", "letter": "o", "inverted": true}]"#;
    for (place, colors) in ["0", "4", "5"].iter().enumerate() {
        for (turn, kinds) in TABLES.iter().enumerate() {
            let players = [2, 3, 4, 5][(place + turn) % 4];
            let players = if *colors == "0" { 2 } else { players };
            let options = Options::preset("hanab-live", players).unwrap();
            let options = options.with("extra_suits", orange).unwrap();
            let options = options.with("colors", colors).unwrap();
            let options = options.with("hand_sizes", r#"{"2":4,"3":4,"4":4,"5":4}"#);
            let rules = Arc::new(Rules::new(&options.unwrap()).unwrap());
            let end = play(&rules, place as u64, kinds, colors);
            // All cards are known to be exchanged, so each is placed by a discard.
            if *colors == "0" && kinds[0] == "companion-3" {
                assert_eq!(end.table().strikes(), 0);
                assert!(end.board().points() > 0);
            }
        }
    }
}
