//! Series of games on several threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kagiya_rules::{Deal, Game, IllegalAction, InvalidDeal, InvalidOptions, Options, Rules, Seed};

use crate::contestant::{Contestant, PlayError, Played, Table};
use crate::latency_histogram::LatencyHistogram;
use crate::parts::in_parts;
use crate::process_failure::ProcessFailure;
use crate::report::{KeptGame, Report, ScoredGames};
use crate::score_stats::{ScoreStats, mean, ratio, share_error};

/// The games to play.
#[derive(Clone, Debug)]
pub struct Series {
    pub options: Options,
    /// The number of deals.
    pub games: u64,
    /// The number of the first deal: of its seed, or its index among the given deals. The next deals follow.
    pub seed: u64,
    /// The deals, if they don't follow from seeds.
    pub given: Option<Arc<[Deal]>>,
    /// The number of threads; 0 means the number of cores.
    pub threads: usize,
    /// The games to record.
    pub keep: Keep,
}

/// Which games of a series are recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    Nothing,
    /// Games that weren't perfect.
    Losses,
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
    pub fn deal(&self, number: u64) -> Option<Deal> {
        match &self.given {
            None => Some(Deal::from_seed(Seed::from_number(number))),
            Some(deals) => deals.get(usize::try_from(number).ok()?).cloned(),
        }
    }

    /// The numbers of the existing deals.
    pub(crate) fn numbers(&self) -> core::ops::Range<u64> {
        let end = self.seed.saturating_add(self.games);
        match &self.given {
            None => self.seed..end,
            Some(deals) => self.seed..end.min(deals.len() as u64),
        }
    }

    /// The rules of the series. Checks that the deals fit.
    pub(crate) fn rules(&self) -> Result<Arc<Rules>, RunError> {
        let rules = Arc::new(Rules::new(&self.options).map_err(RunError::Options)?);
        for (number, deal) in (0..).zip(self.given.iter().flat_map(|deals| deals.iter())) {
            Game::deal(&rules, deal).map_err(|error| RunError::Deal { number, error })?;
        }
        Ok(rules)
    }
}

#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Options(InvalidOptions),
    /// A given deal doesn't fit the options.
    #[error("deal {number} does not fit the game")]
    Deal {
        /// The index of the deal.
        number: u64,
        #[source]
        error: InvalidDeal,
    },
    #[error("the threads could not be started")]
    Threads(#[source] rayon::ThreadPoolBuildError),
    /// A player chose an illegal action.
    #[error("{name} did something illegal in deal {deal}")]
    Illegal {
        name: String,
        deal: u64,
        #[source]
        error: IllegalAction,
    },
    /// The process of a player plays no further.
    #[error("{name}, deal {deal}")]
    Process {
        name: String,
        deal: u64,
        #[source]
        error: ProcessFailure,
    },
}

impl RunError {
    pub(crate) fn play(name: &str, deal: u64, error: PlayError) -> Self {
        let name = name.to_owned();
        match error {
            PlayError::Illegal(error) => Self::Illegal { name, deal, error },
            PlayError::Process(error) => Self::Process { name, deal, error },
        }
    }
}

/// The result of a part of a series.
#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) tally: ScoreStats,
    pub(crate) times: LatencyHistogram,
    pub(crate) kept: Vec<KeptGame>,
    /// The results in the order of the deals.
    pub(crate) played: Vec<Played>,
    /// The total time of the games.
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

/// Plays a series.
///
/// `progress` receives the number of finished games. When `stop` becomes true, the games in progress are
/// finished, and the report covers the finished games.
///
/// # Errors
/// [`RunError`] if the options are invalid or the contestant chooses an illegal action.
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
    Ok(report(series, &rules, contestant.name(), batch))
}

fn report(series: &Series, rules: &Rules, name: &str, batch: Batch) -> Report {
    let Batch {
        tally,
        times,
        kept: games_kept,
        played: _,
        busy,
    } = batch;
    let kept = mean(&tally.histogram);
    let zeroed = mean(&tally.zeroed);
    let perfect = tally.share(tally.perfect);
    let ScoreStats {
        games,
        turns,
        strikes,
        ..
    } = tally;
    let seconds = busy.as_secs_f64();
    Report {
        bot: name.to_owned(),
        players: rules.players(),
        seed: series.seed,
        given: series.given.is_some(),
        games,
        mean: kept.mean,
        stderr: kept.stderr,
        perfect,
        perfect_stderr: share_error(perfect, games),
        strikeouts: tally.strikeouts,
        mean_zero_on_strikeout: zeroed.mean,
        stderr_zero_on_strikeout: zeroed.stderr,
        scored: Some(ScoredGames::new(
            tally.scored.values().sum(),
            mean(&tally.scored),
        )),
        max_score: rules.max_score(),
        turns: ratio(turns, games.max(1)),
        strikes: ratio(strikes, games.max(1)),
        histogram: tally.histogram,
        move_p50_us: times.percentile(0.5).as_secs_f64() * 1e6,
        move_p99_us: times.percentile(0.99).as_secs_f64() * 1e6,
        games_per_second: if seconds > 0.0 {
            ratio(games, 1) / seconds
        } else {
            0.0
        },
        move_times: times.counts(),
        options: series.options.clone(),
        kept: games_kept,
    }
}

/// A pool of this number of threads; 0 means the number of cores.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, rayon::ThreadPoolBuildError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build()
}

/// Plays the deals of these numbers. A stopped series is a shorter series.
pub(crate) fn play(
    series: &Series,
    rules: &Arc<Rules>,
    contestant: &dyn Contestant,
    numbers: core::ops::Range<u64>,
    progress: &(dyn Fn(u64) + Sync),
    stop: &AtomicBool,
) -> Result<Batch, RunError> {
    let failed = AtomicBool::new(false);
    let stop = || stop.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed);
    let open = || contestant.open(rules);
    let parts = in_parts(numbers, progress, stop, open, |table, part| {
        let batch = play_part(series, contestant.name(), table.as_mut(), part);
        failed.fetch_or(batch.is_err(), Ordering::Relaxed);
        batch
    });
    parts
        .into_iter()
        .try_fold(Batch::default(), |all, batch| Ok(all.merge(batch?)))
}

fn play_part(
    series: &Series,
    name: &str,
    table: &mut dyn Table,
    numbers: core::ops::Range<u64>,
) -> Result<Batch, RunError> {
    let mut batch = Batch::default();
    let mut actions = Vec::new();
    let start = Instant::now();
    for number in numbers {
        actions.clear();
        let Some(deal) = series.deal(number) else {
            break;
        };
        let played = table
            .play(&deal, &mut actions, &mut batch.times)
            .map_err(|error| RunError::play(name, number, error))?;
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
