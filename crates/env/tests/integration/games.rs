//! Rules, deals and random moves for the tests of batches.

use std::sync::Arc;

use kagiya_env::Batch;
use kagiya_rules::{Deal, Game, Options, PRESETS, Rules, Seed};
use proptest::prelude::*;

/// The rules of a preset, or of a preset with a modifier: `PRESET+MODIFIER`.
pub(crate) fn rules(edition: &str, players: u8) -> Option<Arc<Rules>> {
    let (preset, modifier) = edition.split_once('+').unwrap_or((edition, ""));
    let mut options = Options::preset(preset, players).expect("a preset");
    if !modifier.is_empty() {
        let mods = format!("[\"{modifier}\"]");
        options = options.with("variant_mods", &mods).expect("a modifier");
    }
    Rules::new(&options).ok().map(Arc::new)
}

pub(crate) fn hle(players: u8) -> Arc<Rules> {
    rules("hle", players).expect("a game")
}

pub(crate) fn editions() -> impl Strategy<Value = (&'static str, u8)> {
    let mut names: Vec<&'static str> = PRESETS.iter().map(|preset| preset.name).collect();
    for _ in 0..3 {
        names.extend([
            "hanab-live+up_or_down",
            "hl-rainbow6+up_or_down",
            "hanab-live+sudoku",
            "hl-black6+hidden_plays",
            "hanab-live+hidden_plays",
            "hanab-live+card_cycle",
        ]);
    }
    (proptest::sample::select(names), 2_u8..=5)
}

/// A random number.
pub(crate) fn chance(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*state >> 33).expect("31 bits")
}

pub(crate) fn pick(batch: &Batch, state: &mut u64) -> Vec<i32> {
    (0..batch.games())
        .map(|game| {
            let legal = batch.legal(game);
            let number = legal.nth(chance(state) % legal.len().max(1)).unwrap_or(0);
            i32::try_from(number).expect("a small number")
        })
        .collect()
}

pub(crate) fn dealt(rules: &Arc<Rules>, number: u64) -> Game {
    Game::deal(rules, &Deal::from_seed(Seed::from_number(number))).expect("a deal")
}
