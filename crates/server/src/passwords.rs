//! Passwords, of which only salted hashes are stored.
//!
//! A hash takes 19 MiB and tens of milliseconds on purpose. So hashes are computed by a few threads of low
//! priority. Each has one block of memory, which it uses for all hashes and returns when none waits. The queue of
//! the threads is short.

use core::fmt;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use kagiya_protocol::{ErrorCode, Problem};
use tokio::sync::oneshot;
use unicode_normalization::UnicodeNormalization as _;

use crate::limits::service_time::ServiceTime;
use crate::limits::short_queue::{Asker, NoPlace, ShortQueue};
use crate::metrics::Metrics;
use crate::random_ids;
use crate::refusal::Refusal;

/// The allowed length of a password, in characters.
const LENGTH: core::ops::RangeInclusive<usize> = 8..=128;

/// The most hashes that are computed at a time.
const AT_ONCE: usize = 2;

/// The longest time that a request may wait, as far as it is known when it comes.
const MAX_WAIT: Duration = Duration::from_secs(3);

/// The bounds of the number of waiting requests.
const PLACES: core::ops::RangeInclusive<u128> = 16..=256;

/// After this time without a hash a thread returns its memory.
const IDLE: Duration = Duration::from_secs(10);

/// The memory of one hash, in blocks of 1 KiB.
const BLOCKS: usize = Params::DEFAULT_M_COST as usize;

/// The capacity with which the memory of a thread is allocated. Allocations of more than 32 MiB always have pages of
/// their own, which the C library returns to the system when they are freed; smaller ones it may keep. The pages
/// above [`BLOCKS`] are never touched, so they take no memory.
const CAPACITY: usize = 33 * 1024;

/// The length of a hash, in bytes.
const HASH_LENGTH: usize = Params::DEFAULT_OUTPUT_LEN;

/// The priority of the threads, as a Unix nice value. Threads of normal priority come first, and a hash still gets a
/// quarter of a busy core.
#[cfg(target_os = "linux")]
const NICE: i32 = 5;

/// A password in the normalized form that is hashed, since keyboards encode the same letter in several ways.
///
/// # Errors
/// `password/invalid` if it is too short or too long.
pub(crate) fn fit(password: &str) -> Result<String, Problem> {
    let password: String = password.nfc().collect();
    if LENGTH.contains(&password.chars().count()) {
        return Ok(password);
    }
    let message = "a password has 8 to 128 characters";
    Err(Problem::new(ErrorCode::Password, message))
}

/// The hash of a password and a salt: Argon2id with the minimum that OWASP recommends, which is 19 MiB, two passes
/// and one lane.
fn hashed(
    password: &str,
    salt: &[u8; 16],
    memory: &mut [Block],
) -> argon2::password_hash::Result<String> {
    let params = Params::DEFAULT;
    let mut out = [0; HASH_LENGTH];
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(salt)?),
        hash: Some(Output::new(&out)?),
    };
    Ok(hash.to_string())
}

/// Whether a password matches a hash; `None` if the hash can't be read. The comparison takes the same time for every
/// password.
fn matches(password: &str, hash: &str, memory: &mut [Block]) -> Option<bool> {
    let hash = PasswordHash::new(hash).ok()?;
    let (salt, expected) = (hash.salt?, hash.hash?);
    let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
    let version = Version::try_from(hash.version?).ok()?;
    let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..expected.len())?;
    let computed = argon2.hash_password_into_with_memory(password.as_bytes(), &salt, out, memory);
    computed.ok()?;
    Some(Output::new(out).ok()? == expected)
}

/// A request that waits for a thread.
trait Task: Send {
    fn run(self: Box<Self>, memory: &mut [Block]);

    /// Tells the client how long to wait, in milliseconds.
    fn refuse(self: Box<Self>, wait: u32);

    /// Whether nobody waits for the answer.
    fn is_gone(&self) -> bool;
}

struct Request<T, F> {
    work: F,
    answer: oneshot::Sender<Result<T, u32>>,
}

impl<T: Send, F: FnOnce(&mut [Block]) -> T + Send> Task for Request<T, F> {
    fn run(self: Box<Self>, memory: &mut [Block]) {
        let done = (self.work)(memory);
        let _ = self.answer.send(Ok(done));
    }

    fn refuse(self: Box<Self>, wait: u32) {
        let _ = self.answer.send(Err(wait));
    }

    fn is_gone(&self) -> bool {
        self.answer.is_closed()
    }
}

struct State {
    queue: ShortQueue<Box<dyn Task>>,
    /// The time of a hash, on average.
    average: ServiceTime,
    /// The number of threads that have memory.
    with_memory: usize,
    /// The number of times that memory was allocated.
    allocated: u64,
    threads: usize,
    stopped: bool,
}

/// What the threads share.
struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    metrics: Arc<Metrics>,
    idle: Duration,
}

/// Computes hashes.
pub(crate) struct Passwords {
    shared: Arc<Shared>,
    /// The number of threads, once the first password is hashed.
    threads: usize,
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Passwords").finish_non_exhaustive()
    }
}

impl Passwords {
    /// Threads on at most half of the cores.
    pub(crate) fn new(metrics: Arc<Metrics>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self::with(metrics, (cores / 2).clamp(1, AT_ONCE), IDLE)
    }

    fn with(metrics: Arc<Metrics>, threads: usize, idle: Duration) -> Self {
        let state = State {
            queue: ShortQueue::default(),
            average: ServiceTime(Duration::from_millis(50)),
            with_memory: 0,
            allocated: 0,
            threads: 0,
            stopped: false,
        };
        let shared = Arc::new(Shared {
            state: Mutex::new(state),
            wake: Condvar::new(),
            metrics,
            idle,
        });
        Self { shared, threads }
    }

    /// The hash of a password.
    ///
    /// # Errors
    /// `password/invalid` if it is too short or too long; `rate/limited` if too many wait; `server/busy` if the
    /// server is about to stop.
    pub(crate) async fn hash(&self, asker: Asker, password: &str) -> Result<String, Refusal> {
        let password = fit(password)?;
        let hash = self.run(asker, move |memory| {
            hashed(&password, &random_ids::nonce::<16>(), memory)
        });
        hash.await?.map_err(|error| {
            tracing::error!(%error, "a password could not be hashed");
            Problem::new(ErrorCode::Internal, "the password could not be kept").into()
        })
    }

    /// Whether a password matches a hash. Without a hash it doesn't, after the same time.
    ///
    /// # Errors
    /// `rate/limited` if too many wait; `server/busy` if the server is about to stop.
    pub(crate) async fn fits(
        &self,
        asker: Asker,
        password: &str,
        hash: Option<String>,
    ) -> Result<bool, Refusal> {
        // An invalid password is hashed too, so that the time is the same.
        let password: String = password.nfc().take(*LENGTH.end() + 1).collect();
        self.run(asker, move |memory| {
            let fits = hash.and_then(|hash| matches(&password, &hash, memory));
            fits.unwrap_or_else(|| {
                let _ = hashed(&password, &[0; 16], memory);
                false
            })
        })
        .await
    }

    /// Runs work on one of the threads.
    async fn run<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce(&mut [Block]) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let came = Instant::now();
        let (answer, done) = oneshot::channel();
        self.enter(asker, Box::new(Request { work, answer }));
        let done = done.await;
        self.shared.metrics.password_time.record(came.elapsed());
        match done {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(wait)) => {
                self.shared.metrics.passwords_refused.add(1);
                Err(Refusal::retry_after(
                    "many passwords are being checked",
                    wait,
                ))
            }
            Err(_) => {
                let message = "the server is about to stop; try again";
                Err(Problem::new(ErrorCode::Busy, message).into())
            }
        }
    }

    /// Starts the threads, unless they run. A server does so before its first request: if the system forbids the
    /// threads to lower their priority and ends the process, this is seen at once.
    pub(crate) fn start(&self) {
        let mut state = self.shared.state();
        if state.threads == 0 {
            state.threads = (0..self.threads).filter(|_| start(&self.shared)).count();
        }
    }

    fn enter(&self, asker: Asker, task: Box<dyn Task>) {
        self.start();
        let mut state = self.shared.state();
        // Without any thread the answer is dropped, and the client told to come back.
        if state.threads == 0 || state.stopped {
            return;
        }
        let before = state.queue.len();
        let places = state.places();
        let pushed = state.queue.push(asker, task, places, |it| it.is_gone());
        let refused = match pushed {
            Ok(lost) => lost.map(|task| (task, places)),
            Err(NoPlace { request, ahead }) => Some((request, ahead)),
        };
        let wait = refused.map(|(task, ahead)| (task, state.average.wait(ahead, state.threads)));
        self.shared.count_waiting(before, &state);
        drop(state);
        self.shared.wake.notify_one();
        if let Some((task, wait)) = wait {
            task.refuse(wait);
        }
    }
}

impl Drop for Passwords {
    fn drop(&mut self) {
        self.shared.state().stopped = true;
        self.shared.wake.notify_all();
    }
}

impl State {
    /// The number of requests that may wait.
    fn places(&self) -> usize {
        let each = self.average.0.as_micros().max(1);
        let most = MAX_WAIT.as_micros() * self.threads as u128 / each;
        usize::try_from(most.clamp(*PLACES.start(), *PLACES.end())).unwrap_or(usize::MAX)
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count_waiting(&self, before: usize, state: &State) {
        let number = |it: usize| i64::try_from(it).unwrap_or(i64::MAX);
        let waiting = &self.metrics.passwords_waiting;
        waiting.add(number(state.queue.len()) - number(before));
    }

    /// Waits for the next request; frees the memory if none comes for long. `None` when the server stops.
    fn next(&self, memory: &mut Vec<Block>) -> Option<Box<dyn Task>> {
        let mut state = self.state();
        loop {
            if state.stopped {
                return None;
            }
            let before = state.queue.len();
            let next = state.queue.pop();
            self.count_waiting(before, &state);
            if next.is_some() {
                return next;
            }
            let waited = self.wake.wait_timeout(state, self.idle);
            let (after, timeout) = waited.unwrap_or_else(PoisonError::into_inner);
            state = after;
            if timeout.timed_out() && !memory.is_empty() {
                *memory = Vec::new();
                state.with_memory -= 1;
            }
        }
    }
}

/// Starts a thread that hashes until the server stops. Returns whether the system has started it.
fn start(shared: &Arc<Shared>) -> bool {
    let shared = Arc::clone(shared);
    let thread = std::thread::Builder::new().name("passwords".to_owned());
    let started = thread.spawn(move || work(&shared));
    if let Err(error) = &started {
        tracing::error!(%error, "a thread for passwords could not be started");
    }
    started.is_ok()
}

fn work(shared: &Shared) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        // On Linux this is the priority of the calling thread alone.
        tracing::warn!(%error, "the thread for passwords keeps its priority");
    }
    let mut memory = Vec::new();
    while let Some(task) = shared.next(&mut memory) {
        if task.is_gone() {
            continue;
        }
        if memory.is_empty() {
            memory = Vec::with_capacity(CAPACITY);
            memory.resize(BLOCKS, Block::new());
            let mut state = shared.state();
            state.with_memory += 1;
            state.allocated += 1;
        }
        let since = Instant::now();
        // Counted first: whoever has the answer finds it in the metrics.
        shared.metrics.password_hashes.add(1);
        task.run(&mut memory);
        let mut state = shared.state();
        state.average.record(since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use argon2::PasswordHasher as _;
    use futures_util::future::join_all;

    use super::*;
    use crate::limits::network::ClientNetwork;

    fn asker(network: &str, known: bool) -> Asker {
        let network = ClientNetwork::parse(network).unwrap();
        Asker { network, known }
    }

    fn passwords() -> Passwords {
        Passwords::with(Arc::default(), 2, IDLE)
    }

    #[tokio::test]
    async fn a_password_fits_its_hash_alone() {
        let passwords = passwords();
        let ana = asker("192.0.2.1", false);
        let hash = passwords.hash(ana, "Pe\u{301}tard 42").await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert_ne!(
            hash,
            passwords.hash(ana, "Pétard 42").await.unwrap(),
            "it is salted"
        );
        for (tried, fits) in [("Pétard 42", true), ("pétard 42", false), ("", false)] {
            assert_eq!(
                passwords.fits(ana, tried, Some(hash.clone())).await,
                Ok(fits),
                "{tried}"
            );
        }
        assert_eq!(passwords.fits(ana, "Pétard 42", None).await, Ok(false));
        assert_eq!(
            passwords.fits(ana, "Pétard 42", Some("x".to_owned())).await,
            Ok(false)
        );
    }

    #[test]
    fn what_is_in_the_memory_changes_no_hash() {
        let mut memory = vec![Block::new(); BLOCKS];
        let salt = [7; 16];
        hashed("somebody else's password", &salt, &mut memory).unwrap();
        let ours = hashed("a fine firework", &salt, &mut memory).unwrap();
        // The library's own way, with fresh memory.
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT);
        let theirs = argon2.hash_password_with_salt(b"a fine firework", &salt);
        assert_eq!(ours, theirs.unwrap().to_string());
        assert_eq!(matches("a fine firework", &ours, &mut memory), Some(true));
        assert_eq!(matches("a fine fireworK", &ours, &mut memory), Some(false));
        let larger = ours.replace("m=19456", "m=19460");
        assert_eq!(matches("a fine firework", &larger, &mut memory), None);
    }

    #[tokio::test]
    async fn every_guess_is_hashed_once_whatever_it_is() {
        let passwords = passwords();
        let ana = asker("192.0.2.1", false);
        let hash = passwords.hash(ana, "a fine firework").await.unwrap();
        let hashes = || passwords.shared.metrics.password_hashes.get();
        for (password, hash) in [
            ("a fine firework", Some(hash.clone())),
            ("another firework", Some(hash)),
            ("a fine firework", None),
            ("", None),
            (&*"x".repeat(4_000), None),
        ] {
            let before = hashes();
            passwords.fits(ana, password, hash).await.unwrap();
            assert_eq!(hashes() - before, 1, "{password}");
        }
    }

    #[tokio::test]
    async fn guesses_take_the_memory_of_two_hashes_and_give_it_back() {
        let passwords = Passwords::with(Arc::default(), 2, Duration::from_millis(1));
        let networks: Vec<String> = (0..40).map(|n| format!("198.18.{n}.1")).collect();
        let guesses = networks
            .iter()
            .map(|it| passwords.fits(asker(it, false), "guess", None));
        let guessed = join_all(guesses).await;
        assert!(guessed.iter().filter(|it| it.is_ok()).count() >= 16);
        let state = || passwords.shared.state();
        assert!(state().allocated <= 2, "{}", state().allocated);
        while state().with_memory > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(passwords.shared.metrics.passwords_waiting.get(), 0);
    }

    #[tokio::test]
    async fn a_flood_is_refused_at_once_and_known_devices_and_newcomers_are_served() {
        let passwords = Passwords::with(Arc::default(), 1, IDLE);
        // One task polls all, so everything is queued before the first answer is awaited.
        let flood = (0..1_000_u32).map(|n| {
            let [_, _, c, d] = n.to_be_bytes();
            passwords.fits(
                asker(&format!("198.{}.{d}.1", 18 + c), false),
                "guess",
                None,
            )
        });
        let of_ana = passwords.fits(asker("192.0.2.1", true), "guess", None);
        let (flood, ana) = tokio::join!(join_all(flood), of_ana);
        assert_eq!(ana, Ok(false));
        let refused: Vec<&Refusal> = flood.iter().filter_map(|it| it.as_ref().err()).collect();
        assert!((700..1_000).contains(&refused.len()), "{}", refused.len());
        for refusal in refused {
            assert_eq!(refusal.problem.code, ErrorCode::RateLimited);
            let wait = refusal.retry_after.unwrap();
            assert!((1..60_000).contains(&wait), "{wait}");
        }
        let refused = passwords.shared.metrics.passwords_refused.get();
        assert!(refused >= 700, "{refused}");
    }

    #[tokio::test]
    async fn a_client_that_has_gone_is_not_hashed_for() {
        let passwords = Passwords::with(Arc::default(), 1, IDLE);
        let mut context = core::task::Context::from_waker(core::task::Waker::noop());
        for _ in 0..50 {
            let guess = passwords.fits(asker("192.0.2.1", false), "guess", None);
            let mut guess = Box::pin(guess);
            let polled = guess.as_mut().poll(&mut context);
            drop((polled, guess));
        }
        let ana = passwords.fits(asker("192.0.2.2", false), "guess", None);
        assert_eq!(ana.await, Ok(false));
        let hashes = passwords.shared.metrics.password_hashes.get();
        assert!(hashes < 50, "{hashes}");
    }

    #[test]
    fn a_password_has_a_length() {
        for (password, fits) in [
            ("", false),
            ("1234567", false),
            ("12345678", true),
            ("花火花火花火花火", true),
            (&*"x".repeat(128), true),
            (&*"x".repeat(129), false),
        ] {
            assert_eq!(fit(password).is_ok(), fits, "{password}");
        }
    }
}
