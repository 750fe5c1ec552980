//! A series of games on many threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kagiya_rules::{IllegalAction, InvalidOptions, Options, Rules, Seed};

use crate::contestant::{Contestant, Played};
use crate::report::{Loss, Report};
use crate::tally::Tally;
use crate::times::Times;

/// Games that one thread plays before it looks up.
const CHUNK: u64 = 16;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Series {
    /// The game.
    pub options: Options,
    /// How many deals.
    pub games: u64,
    /// The number of the first deal's seed; the next ones follow.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
    /// Whether the games that were not perfect are kept.
    pub keep_losses: bool,
}

impl Default for Series {
    fn default() -> Self {
        Self {
            options: Options::default(),
            games: 1000,
            seed: 0,
            threads: 0,
            keep_losses: false,
        }
    }
}

/// Why a series could not be played.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The options make no game.
    #[error(transparent)]
    Options(InvalidOptions),
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// A player did something illegal.
    #[error("{name} did something illegal in the deal of seed {seed}")]
    Illegal {
        /// Who.
        name: String,
        /// The number of the deal's seed.
        seed: u64,
        /// What was wrong.
        #[source]
        error: IllegalAction,
    },
}

/// What a part of a series came to.
#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) tally: Tally,
    pub(crate) times: Times,
    pub(crate) losses: Vec<Loss>,
    /// The results in the order of the deals.
    pub(crate) played: Vec<Played>,
    /// How long the games took, one after the other.
    pub(crate) busy: Duration,
}

impl Batch {
    fn merge(mut self, mut other: Self) -> Self {
        self.tally.merge(&other.tally);
        self.times.merge(&other.times);
        self.losses.append(&mut other.losses);
        self.played.append(&mut other.played);
        self.busy += other.busy;
        self
    }
}

/// Plays a series and reports on it.
///
/// `progress` is told now and then how many games are done. When `stop` becomes true, the games
/// begun are finished and the report is about those that were played.
///
/// # Errors
/// [`RunError`] if the options make no game or the contestant does something illegal.
pub fn run(
    series: &Series,
    contestant: &dyn Contestant,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Report, RunError> {
    let rules = Arc::new(Rules::new(&series.options).map_err(RunError::Options)?);
    let pool = pool(series)?;
    let batch = pool.install(|| {
        play(
            series,
            &rules,
            contestant,
            series.seed..series.seed.saturating_add(series.games),
            progress,
            stop,
        )
    })?;
    Ok(Report::new(series, &rules, contestant.name(), batch))
}

pub(crate) fn pool(series: &Series) -> Result<rayon::ThreadPool, RunError> {
    rayon::ThreadPoolBuilder::new()
        .num_threads(series.threads)
        .build()
        .map_err(RunError::Threads)
}

/// Plays the deals of `seeds`. Parts are begun and put together in the order of the deals, so that
/// a series that is stopped is a shorter series.
pub(crate) fn play(
    series: &Series,
    rules: &Arc<Rules>,
    contestant: &dyn Contestant,
    seeds: core::ops::Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Batch, RunError> {
    let (next, done) = (AtomicU64::new(seeds.start), AtomicU64::new(0));
    let failed = AtomicBool::new(false);
    let parts = rayon::broadcast(|_| {
        let mut parts = Vec::new();
        while !stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= seeds.end {
                break;
            }
            let part = first..seeds.end.min(first.saturating_add(CHUNK));
            let games = part.end - part.start;
            let batch = play_part(series, rules, contestant, part);
            failed.fetch_or(batch.is_err(), Ordering::Relaxed);
            parts.push((first, batch));
            progress(done.fetch_add(games, Ordering::Relaxed) + games);
        }
        parts
    });
    let mut parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.sort_by_key(|(first, _)| *first);
    parts
        .into_iter()
        .try_fold(Batch::default(), |all, (_, batch)| Ok(all.merge(batch?)))
}

fn play_part(
    series: &Series,
    rules: &Arc<Rules>,
    contestant: &dyn Contestant,
    seeds: core::ops::Range<u64>,
) -> Result<Batch, RunError> {
    let mut batch = Batch::default();
    let mut table = contestant.open(rules);
    let mut actions = Vec::new();
    let start = Instant::now();
    for number in seeds {
        actions.clear();
        let seed = Seed::from_number(number);
        let played = table
            .play(&seed, &mut actions, &mut batch.times)
            .map_err(|error| RunError::Illegal {
                name: contestant.name().to_owned(),
                seed: number,
                error,
            })?;
        batch.tally.add(played);
        batch.played.push(played);
        if series.keep_losses && !played.perfect {
            batch.losses.push(Loss {
                seed: number,
                points: played.points,
                actions: actions.clone(),
            });
        }
    }
    batch.busy = start.elapsed();
    Ok(batch)
}
