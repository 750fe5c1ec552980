//! Reviews of finished games.
//!
//! A review takes seconds of computing. So a few threads of low priority compute reviews, one each, from a
//! short queue in which networks have equal shares. A finished review is kept in the store.

mod convert;
mod elsewhere;

use core::fmt;
use std::collections::HashMap;
use std::io::{Read as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use kagiya_protocol::{ErrorCode, GameReview, Problem, ReviewProgress, TableId};
use kagiya_review::{Reviewer, Settings};
use kagiya_rules::record::Record;

use crate::bus::{BusEvent, ReviewReport, ReviewStage};
use crate::limits::network::ClientNetwork;
use crate::limits::service_time::ServiceTime;
use crate::limits::short_queue::{Asker, NoPlace, ShortQueue};
use crate::refusal::Refusal;
use crate::services::Services;
use crate::store::{StoreError, StoredReview};
use elsewhere::Elsewhere;

/// The version of kept reviews. Raised when their form or the meaning of their values changes; then reviews are
/// computed again when somebody asks.
pub const VERSION: u32 = 5;

/// The number of games that may wait.
const PLACES: usize = 32;

/// A review that takes longer ends with what is computed by then.
const LONGEST: Duration = Duration::from_mins(3);

/// The priority of the threads, as a Unix nice value. A review still gets a tenth of a busy core.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// A game that waits for its review.
struct Job {
    table: TableId,
    record: Record,
    runtime: tokio::runtime::Handle,
}

/// How far the review of a game is.
enum Stage {
    Waiting,
    Running {
        /// In thousandths.
        done: u16,
        review: Option<Arc<GameReview>>,
    },
}

struct State {
    queue: ShortQueue<Job>,
    /// The games that wait or are being reviewed.
    current: HashMap<TableId, Stage>,
    /// The reviews of other servers.
    elsewhere: Elsewhere,
    /// When this server last reported its reviews to the others.
    reported: Option<Instant>,
    /// The time of a review, on average.
    average: ServiceTime,
    threads: usize,
    stopped: bool,
}

/// What the threads share.
struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    services: Arc<Services>,
    /// Distinguishes this server's reports from those of others.
    process: u64,
}

/// Computes reviews.
pub(crate) struct Reviews {
    shared: Arc<Shared>,
}

impl fmt::Debug for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviews").finish_non_exhaustive()
    }
}

impl Reviews {
    pub(crate) fn new(services: &Arc<Services>, process: u64) -> Self {
        let state = State {
            queue: ShortQueue::default(),
            current: HashMap::new(),
            elsewhere: Elsewhere::default(),
            reported: None,
            average: ServiceTime(Duration::from_secs(5)),
            threads: 0,
            stopped: false,
        };
        Self {
            shared: Arc::new(Shared {
                state: Mutex::new(state),
                wake: Condvar::new(),
                services: Arc::clone(services),
                process,
            }),
        }
    }

    /// Applies the report of another server.
    pub(crate) fn apply_report(&self, report: ReviewReport) {
        if report.node != self.shared.process {
            self.shared.state().elsewhere.apply(report, Instant::now());
        }
    }

    /// The kept review of a game, or how far it is on this server or another one of its cluster.
    ///
    /// # Errors
    /// `review/off`; `server/busy` if the store is unavailable.
    pub(crate) async fn progress(&self, table: &TableId) -> Result<ReviewProgress, Problem> {
        let services = &self.shared.services;
        if services.config.reviews == 0 {
            let message = "this server computes no reviews";
            return Err(Problem::new(ErrorCode::ReviewsOff, message));
        }
        let kept = services.store.review(table, VERSION).await;
        let kept = kept.map_err(|error| services.busy(&error))?;
        if let Some(review) = kept.and_then(|kept| unpacked(&kept.body)) {
            return Ok(ReviewProgress::Done { review });
        }
        Ok(self.shared.state().progress(table))
    }

    /// Puts a game in the queue, unless it is in there.
    ///
    /// # Errors
    /// `rate/limited` if the queue has no place; `server/busy` if the server is about to stop.
    pub(crate) fn ask(
        &self,
        network: ClientNetwork,
        table: &TableId,
        record: Record,
    ) -> Result<ReviewProgress, Refusal> {
        self.start();
        let mut state = self.shared.state();
        if state.threads == 0 || state.stopped {
            let message = "no review can be computed at the moment; try again";
            return Err(Problem::new(ErrorCode::Busy, message).into());
        }
        let progress = state.progress(table);
        if progress != ReviewProgress::None {
            return Ok(progress);
        }
        let job = Job {
            table: table.clone(),
            record,
            runtime: tokio::runtime::Handle::current(),
        };
        let known = false;
        let asker = Asker { network, known };
        match state.queue.push(asker, job, PLACES, |_| false) {
            Ok(lost) => {
                if let Some(lost) = lost {
                    state.current.remove(&lost.table);
                }
                state.current.insert(table.clone(), Stage::Waiting);
                self.shared.count_waiting(&state);
                self.shared.report(&mut state);
            }
            Err(NoPlace { ahead, .. }) => {
                let wait = state.average.wait(ahead, state.threads);
                return Err(Refusal::retry_after("many games wait for a review", wait));
            }
        }
        let progress = state.progress(table);
        drop(state);
        self.shared.wake.notify_one();
        Ok(progress)
    }

    /// Starts the threads, unless they run.
    fn start(&self) {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let wanted = self.shared.services.config.reviews.min(cores);
        let mut state = self.shared.state();
        if state.threads == 0 {
            state.threads = (0..wanted).filter(|_| start(&self.shared)).count();
        }
    }
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.shared.state().stopped = true;
        self.shared.wake.notify_all();
    }
}

impl State {
    fn progress(&self, table: &TableId) -> ReviewProgress {
        match self.current.get(table) {
            None => {
                let elsewhere = self.elsewhere.progress(table, Instant::now());
                elsewhere.unwrap_or(ReviewProgress::None)
            }
            Some(Stage::Waiting) => ReviewProgress::Queued {
                place: self.place(table),
            },
            Some(Stage::Running { done, review }) => ReviewProgress::Running {
                done: *done,
                review: review.as_deref().cloned(),
            },
        }
    }

    /// The place of a waiting game, from 1.
    fn place(&self, table: &TableId) -> u32 {
        let ahead = self.queue.ahead(|job| job.table == *table);
        u32::try_from(ahead.unwrap_or_default() + 1).unwrap_or(u32::MAX)
    }

    /// All reviews of this server, for the others.
    fn stages(&self) -> Vec<(TableId, ReviewStage)> {
        let stage = |table: &TableId, stage: &Stage| match *stage {
            Stage::Waiting => ReviewStage::Waiting {
                place: self.place(table),
            },
            Stage::Running { done, .. } => ReviewStage::Running { done },
        };
        let current = self.current.iter();
        current
            .map(|(table, it)| (table.clone(), stage(table, it)))
            .collect()
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count_waiting(&self, state: &State) {
        let number = i64::try_from(state.queue.len()).unwrap_or(i64::MAX);
        self.services.metrics.reviews_waiting.set(number);
    }

    /// Waits for the next game. `None` when the server stops.
    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        loop {
            if state.stopped {
                return None;
            }
            if let Some(job) = state.queue.pop() {
                let stage = Stage::Running {
                    done: 0,
                    review: None,
                };
                state.current.insert(job.table.clone(), stage);
                self.count_waiting(&state);
                return Some(job);
            }
            state = self
                .wake
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Reports all reviews to the other servers of a cluster.
    fn report(&self, state: &mut State) {
        if self.services.config.node.is_some() {
            state.reported = Some(Instant::now());
            let report = ReviewReport {
                node: self.process,
                reviews: state.stages(),
            };
            self.services.bus.publish(BusEvent::ReviewReport(report));
        }
    }

    /// Forgets a review that is kept or has failed.
    fn end(&self, table: &TableId) {
        let mut state = self.state();
        state.current.remove(table);
        self.report(&mut state);
    }

    /// Sets how far a review is.
    fn set(&self, table: &TableId, done: u16, review: Option<Arc<GameReview>>) {
        let mut state = self.state();
        if let Some(stage) = state.current.get_mut(table) {
            let before = match stage {
                Stage::Running { review, .. } => review.take(),
                Stage::Waiting => None,
            };
            let review = review.or(before);
            *stage = Stage::Running { done, review };
        }
        let is_recent = |at: Instant| at.elapsed() < elsewhere::INTERVAL;
        if !state.reported.is_some_and(is_recent) {
            self.report(&mut state);
        }
    }

    fn is_stopping(&self) -> bool {
        self.services.is_stopping() || self.state().stopped
    }
}

/// Starts a thread that reviews games until the server stops. Returns whether the system has started it.
fn start(shared: &Arc<Shared>) -> bool {
    let shared = Arc::clone(shared);
    let thread = std::thread::Builder::new().name("reviews".to_owned());
    let started = thread.spawn(move || work(&shared));
    if let Err(error) = &started {
        tracing::error!(%error, "a thread for reviews could not be started");
    }
    started.is_ok()
}

fn work(shared: &Arc<Shared>) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        // On Linux this is the priority of the calling thread and of those that it starts.
        tracing::warn!(%error, "the thread for reviews keeps its priority");
    }
    while let Some(job) = shared.next() {
        let since = Instant::now();
        let judging = std::panic::AssertUnwindSafe(|| review(shared, &job));
        let review = std::panic::catch_unwind(judging).ok().flatten();
        let took = since.elapsed();
        shared.services.metrics.review_time.record(took);
        let mut state = shared.state();
        state.average.record(took);
        drop(state);
        match review {
            Some(review) => {
                let shared = Arc::clone(shared);
                let keeping = async move {
                    if let Err(error) = keep(&shared.services, &job.table, &review).await {
                        let what = "a review could not be kept";
                        shared.services.log_store_error(&error, what);
                    }
                    shared.end(&job.table);
                };
                drop(job.runtime.spawn(keeping));
            }
            None => shared.end(&job.table),
        }
    }
}

/// Reviews a game. `None` if the server stops, or the game can't be reviewed.
fn review(shared: &Shared, job: &Job) -> Option<Arc<GameReview>> {
    let settings = Settings {
        threads: 1,
        ..Settings::default()
    };
    let mut reviewer = Reviewer::new(&job.record, &settings)
        .inspect_err(
            |error| tracing::error!(%error, table = %job.table, "a game can't be reviewed"),
        )
        .ok()?;
    let since = Instant::now();
    let stop = AtomicBool::new(false);
    let (turns, stages) = (reviewer.turns(), reviewer.stages());
    let mut review = None;
    for stage in 1.. {
        if reviewer.is_finished() || stop.load(Ordering::Relaxed) {
            break;
        }
        let progress = |done: usize| {
            let done = share(stage, stages, done, turns);
            shared.set(&job.table, done, None);
            if shared.is_stopping() || since.elapsed() > LONGEST {
                stop.store(true, Ordering::Relaxed);
            }
        };
        reviewer.advance(&progress, &stop);
        let mut judged = convert::game_review(&reviewer);
        judged.finished &= !stop.load(Ordering::Relaxed);
        let judged = Arc::new(judged);
        let done = share(stage, stages, turns, turns);
        shared.set(&job.table, done, Some(Arc::clone(&judged)));
        review = Some(judged);
    }
    review.filter(|_| !shared.is_stopping())
}

/// The share of a review that is done, in thousandths. Each stage takes about four times as long as the one
/// before.
fn share(stage: usize, stages: usize, done: usize, turns: usize) -> u16 {
    let weight = |stage: usize| 4_usize.saturating_pow(u32::try_from(stage).unwrap_or(u32::MAX));
    let all: usize = (1..=stages).map(weight).sum();
    let before: usize = (1..stage).map(weight).sum();
    let now = weight(stage) * done.min(turns) / turns.max(1);
    let thousandths = 1000 * (before + now) / all.max(1);
    u16::try_from(thousandths.min(1000)).unwrap_or(1000)
}

async fn keep(services: &Services, table: &TableId, review: &GameReview) -> Result<(), StoreError> {
    let Some(body) = packed(review) else {
        tracing::error!(%table, "a review could not be written");
        return Ok(());
    };
    let review = StoredReview {
        version: VERSION,
        at: services.clock.now(),
        body,
    };
    services.store.write_review(table, review).await
}

/// A review as compressed JSON.
fn packed(review: &GameReview) -> Option<Vec<u8>> {
    let json = serde_json::to_vec(review).ok()?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&json).ok()?;
    encoder.finish().ok()
}

fn unpacked(body: &[u8]) -> Option<GameReview> {
    let mut json = Vec::new();
    DeflateDecoder::new(body).read_to_end(&mut json).ok()?;
    let review = serde_json::from_slice(&json);
    review
        .inspect_err(|error| tracing::error!(%error, "a kept review can't be read"))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_grows_to_all() {
        let mut before = 0;
        for stage in 1..=3 {
            for done in 0..=60 {
                let now = share(stage, 3, done, 60);
                assert!(now >= before, "{stage} {done}");
                before = now;
            }
        }
        assert_eq!(before, 1000);
        assert_eq!(share(1, 1, 0, 0), 0);
    }
}
