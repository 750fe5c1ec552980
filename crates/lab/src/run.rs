//! A series of games on many threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kagiya_rules::{Deal, Game, IllegalAction, InvalidDeal, InvalidOptions, Options, Rules, Seed};

use crate::contestant::{Contestant, Played};
use crate::report::{KeptGame, Report};
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
    /// The number of the first deal: the number of its seed, or its place among the given deals. The
    /// next ones follow.
    pub seed: u64,
    /// The deals, if they are not those of seeds.
    pub given: Option<Arc<[Deal]>>,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
    /// Which games are kept.
    pub keep: Keep,
}

/// Which games of a series are kept move by move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// None.
    Nothing,
    /// Those that were not perfect.
    Losses,
    /// All.
    Everything,
}

impl Default for Series {
    fn default() -> Self {
        Self {
            options: Options::default(),
            games: 1000,
            seed: 0,
            given: None,
            threads: 0,
            keep: Keep::Nothing,
        }
    }
}

impl Series {
    /// The deal of this number.
    pub fn deal(&self, number: u64) -> Option<Deal> {
        match &self.given {
            None => Some(Deal::from_seed(Seed::from_number(number))),
            Some(deals) => deals.get(usize::try_from(number).ok()?).cloned(),
        }
    }

    /// The numbers of the deals, as many as there are.
    pub(crate) fn numbers(&self) -> core::ops::Range<u64> {
        let end = self.seed.saturating_add(self.games);
        match &self.given {
            None => self.seed..end,
            Some(deals) => self.seed..end.min(deals.len() as u64),
        }
    }

    /// The rules of the series, which its deals fit.
    pub(crate) fn rules(&self) -> Result<Arc<Rules>, RunError> {
        let rules = Arc::new(Rules::new(&self.options).map_err(RunError::Options)?);
        for (number, deal) in (0..).zip(self.given.iter().flat_map(|deals| deals.iter())) {
            Game::deal(&rules, deal).map_err(|error| RunError::Deal { number, error })?;
        }
        Ok(rules)
    }
}

/// Why a series could not be played.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The options make no game.
    #[error(transparent)]
    Options(InvalidOptions),
    /// A given deal does not fit the options.
    #[error("deal {number} does not fit the game")]
    Deal {
        /// Its place, counted from 0.
        number: u64,
        /// What is wrong.
        #[source]
        error: InvalidDeal,
    },
    /// The threads could not be started.
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// A player did something illegal.
    #[error("{name} did something illegal in deal {deal}")]
    Illegal {
        /// The bot.
        name: String,
        /// The number of the deal.
        deal: u64,
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
    pub(crate) kept: Vec<KeptGame>,
    /// The results in the order of the deals.
    pub(crate) played: Vec<Played>,
    /// How long the games took, one after the other.
    pub(crate) busy: Duration,
}

impl Batch {
    fn merge(mut self, mut other: Self) -> Self {
        self.tally.merge(&other.tally);
        self.times.merge(&other.times);
        self.kept.append(&mut other.kept);
        self.played.append(&mut other.played);
        self.busy += other.busy;
        self
    }
}

/// Plays a series and reports on it.
///
/// `progress` gets the number of finished games now and then. When `stop` becomes true, the games
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
    let rules = series.rules()?;
    let pool = pool(series.threads).map_err(RunError::Threads)?;
    let batch =
        pool.install(|| play(series, &rules, contestant, series.numbers(), progress, stop))?;
    Ok(Report::new(series, &rules, contestant.name(), batch))
}

/// So many threads; 0 for as many as the machine has cores.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, rayon::ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build()
}

/// Plays the deals of these numbers. Parts are begun and put together in the order of the deals, so that
/// a series that is stopped is a shorter series.
pub(crate) fn play(
    series: &Series,
    rules: &Arc<Rules>,
    contestant: &dyn Contestant,
    numbers: core::ops::Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Batch, RunError> {
    let (next, done) = (AtomicU64::new(numbers.start), AtomicU64::new(0));
    let failed = AtomicBool::new(false);
    let parts = rayon::broadcast(|_| {
        let mut parts = Vec::new();
        while !stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= numbers.end {
                break;
            }
            let part = first..numbers.end.min(first.saturating_add(CHUNK));
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
    numbers: core::ops::Range<u64>,
) -> Result<Batch, RunError> {
    let mut batch = Batch::default();
    let mut table = contestant.open(rules);
    let mut actions = Vec::new();
    let start = Instant::now();
    for number in numbers {
        actions.clear();
        let Some(deal) = series.deal(number) else {
            break;
        };
        let played = table
            .play(&deal, &mut actions, &mut batch.times)
            .map_err(|error| RunError::Illegal {
                name: contestant.name().to_owned(),
                deal: number,
                error,
            })?;
        batch.tally.add(played);
        batch.played.push(played);
        let kept = match series.keep {
            Keep::Nothing => false,
            Keep::Losses => !played.perfect,
            Keep::Everything => true,
        };
        if kept {
            batch.kept.push(KeptGame {
                deal: number,
                points: played.points,
                actions: actions.clone(),
            });
        }
    }
    batch.busy = start.elapsed();
    Ok(batch)
}
