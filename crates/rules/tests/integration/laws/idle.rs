//! Options without effect.

use std::sync::Arc;

use kagiya_rules::{OPTIONS, Options, Rules, Values};

use super::dice::Dice;
use super::play::{Player, everything, seed, to_the_end};
use kagiya_rules::{Deal, Game};

/// Each value of an option that is idle makes the same game.
pub(crate) fn change_nothing(options: &Options, player: Player, dice: &mut Dice<'_>) {
    let deal = Deal::from_seed(seed(dice));
    let played = |options: &Options| {
        let rules = Arc::new(Rules::new(options).ok()?);
        let game = Game::deal(&rules, &deal).expect("a seed always deals");
        let mut dice = dice.clone();
        let mut course = Vec::new();
        let end = to_the_end(game, player, &mut dice, |step| course.push(step.action));
        Some((course, everything(&end), end.outcome(), end.board().score()))
    };
    let usual = played(options);
    for name in options.idle() {
        let info = OPTIONS.iter().find(|info| info.name == name);
        let values = match info.map(|info| info.values) {
            Some(Values::Choice(words)) => words.to_vec(),
            _ => vec!["true", "false"],
        };
        for value in values {
            let other = options.with(name, value).expect("a value of the option");
            if let Some(other) = played(&other) {
                assert_eq!(usual.as_ref(), Some(&other), "{name} {value}");
            }
        }
    }
}
