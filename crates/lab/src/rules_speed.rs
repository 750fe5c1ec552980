//! The speed of the rules engine.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kagiya_rules::{Deal, Events, Game, InvalidOptions, Options, Rules, Seed};
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

use crate::fnv::Fnv;

/// The number of measurements, of which the median counts.
const RUNS: u32 = 5;

/// The number of games in the checksum.
const CHECKED_GAMES: u64 = 1000;

/// The speed of the rules engine with random actions, at one number of players.
#[derive(Clone, Copy, Debug)]
pub struct RulesSpeed {
    pub players: u8,
    /// The median of five measurements.
    pub games_per_second: f64,
    /// The median of five measurements.
    pub steps_per_second: f64,
    /// All games of the measurements.
    pub games: u64,
    /// All actions of the measurements.
    pub steps: u64,
    /// Of a thousand other games: it changes when deals or rules change.
    pub checksum: u64,
}

/// Plays random games for the time `budget`.
///
/// # Errors
/// [`InvalidOptions`] as [`Rules::new`].
///
/// # Panics
/// Never: every seed makes a deal.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2^52")]
pub fn rules_speed(options: &Options, budget: Duration) -> Result<RulesSpeed, InvalidOptions> {
    let rules = Arc::new(Rules::new(options)?);
    let deal = Deal::from_seed(Seed::from_number(0));
    let mut game = Game::deal(&rules, &deal).expect("a seed always makes a deal");
    let mut generator = Pcg64Mcg::seed_from_u64(1);
    let checksum = checksum(&mut game);
    let mut speeds = Vec::new();
    let (mut games, mut steps) = (0, 0);
    for _ in 0..RUNS {
        let (mut run_games, mut run_steps) = (0_u64, 0_u64);
        let start = Instant::now();
        // The clock is read after every hundred games only: a reading costs as much as a turn.
        while run_games == 0 || start.elapsed() < budget / RUNS {
            for _ in 0..100 {
                game.deal_again(&Seed::from_number(games + run_games));
                run_steps += play(&mut game, &mut generator, |_| {});
                run_games += 1;
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        speeds.push((run_steps as f64 / seconds, run_games as f64 / seconds));
        games += run_games;
        steps += run_steps;
    }
    black_box(game.table());
    speeds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (steps_per_second, games_per_second) = speeds[speeds.len() / 2];
    Ok(RulesSpeed {
        players: options.players,
        games_per_second,
        steps_per_second,
        games,
        steps,
        checksum,
    })
}

/// Plays one random game. `step` receives the index of each chosen action.
fn play(game: &mut Game, generator: &mut Pcg64Mcg, mut step: impl FnMut(usize)) -> u64 {
    let mut events = Events::new();
    let mut steps = 0;
    loop {
        let legal = game.legal_actions();
        let product = u64::from(generator.next_u32()) * legal.len() as u64;
        let choice = usize::try_from(product >> 32).unwrap_or(0);
        let Some(action) = legal.get(choice) else {
            return steps;
        };
        // A legal action is never refused; the events are dropped.
        if game.apply_into(action, &mut events).is_err() {
            return steps;
        }
        black_box(&events);
        step(choice);
        steps += 1;
    }
}

/// A checksum of random games.
fn checksum(game: &mut Game) -> u64 {
    let mut generator = Pcg64Mcg::seed_from_u64(0);
    let mut hash = Fnv::new();
    for number in 0..CHECKED_GAMES {
        game.deal_again(&Seed::from_number(number));
        play(game, &mut generator, |choice| hash.add(choice as u64));
        hash.add(game.board().points().unsigned_abs().into());
        hash.add(game.table().turn().into());
    }
    hash.sum()
}
