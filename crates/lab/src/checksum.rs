//! Checksums that detect changes in play.

use std::sync::Arc;

use kagiya_rules::record::{Entry, Recorder};
use kagiya_rules::{Deal, Options, Rules, Seed};
use rayon::prelude::*;

use crate::contestant::Contestant;
use crate::fnv::Fnv;
use crate::latency_histogram::LatencyHistogram;
use crate::run::RunError;

/// A checksum (FNV-1a, 64 bits) of the moves of `contestant`, as records write them, in the deals of the
/// seeds 0 to `games` − 1. Plays on all cores. It is the same on all machines, and changes if a player, deals
/// or rules change.
///
/// # Errors
/// [`RunError`] if the options are invalid or the contestant does something illegal.
///
/// # Panics
/// Never: every seed makes a deal.
pub fn checksum(
    options: &Options,
    contestant: &dyn Contestant,
    games: u64,
) -> Result<u64, RunError> {
    let rules = Arc::new(Rules::new(options).map_err(RunError::Options)?);
    let courses = (0..games).into_par_iter().map_init(
        || contestant.open(&rules),
        |table, number| {
            let deal = Deal::from_seed(Seed::from_number(number));
            let failed = |error| RunError::play(contestant.name(), number, error);
            let mut actions = Vec::new();
            table
                .play(&deal, &mut actions, &mut LatencyHistogram::default())
                .map_err(failed)?;
            let mut game = Recorder::new(&rules, &deal).expect("a seed always makes a deal");
            let mut course = String::new();
            for action in actions {
                let actor = game.game().table().to_act();
                course += &Entry::Action(action).text(actor, &rules);
                course.push(' ');
                game.apply(action).map_err(|error| failed(error.into()))?;
            }
            Ok(course)
        },
    );
    let courses: Vec<String> = courses.collect::<Result<_, RunError>>()?;
    let mut hash = Fnv::new();
    for byte in courses.iter().flat_map(|course| course.bytes()) {
        hash.add(byte.into());
    }
    Ok(hash.sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contestant;

    #[test]
    fn checksums_differ_between_players_and_deals() {
        let sum = |bot: &str, preset: &str| {
            let options = Options::preset(preset, 3).expect(preset);
            let contestant = contestant(bot).expect(bot);
            checksum(&options, &*contestant, 3).expect(bot)
        };
        let cautious = sum("cautious", "original");
        assert_eq!(cautious, sum("cautious", "original"));
        assert_ne!(cautious, sum("random", "original"));
        assert_ne!(cautious, sum("cautious", "gf-black"));
    }
}
