//! What all connections and tables share.

mod accounts;
mod backfill;
mod challenges;
mod lobby;
mod lobby_throttle;
mod maintenance;
mod presence;
mod social;
mod tables;

use core::fmt;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use kagiya_protocol::{ErrorCode, PersonId, Problem, TableId};
use tokio::sync::{broadcast, mpsc, watch};

use crate::border;
use crate::bus::{Bus, LocalBus};
use crate::clock::Clock;
use crate::cluster::{self, Node};
use crate::config::Config;
use crate::limits::bans::Blocks;
use crate::limits::fair_queue::Turns;
use crate::limits::known_logins::Familiar;
use crate::limits::quota::{Counted, Crowd};
use crate::limits::rate::Limiter;
use crate::logging::{OnceASecond, chain};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::random_ids;
use crate::store::{Store, StoreError, StoredFact};
use crate::table::Mailbox;
use crate::table::facts::{Entry, Fact};
pub(crate) use lobby::LobbyNews;
pub(crate) use presence::{Present, Visitor, taken};
pub(crate) use tables::Opening;

/// How long a command is known by its id, in milliseconds: who has not heard an answer after a day
/// does not ask again.
pub(crate) const COMMANDS: i64 = 24 * 60 * 60 * 1000;

/// The most tables of a person that a change of their name reaches.
pub(crate) const LIST: u32 = 200;

/// The tables on one page of a list, and as many of one's own. A table has at most 6 KB there, nearly
/// all of it for options, so that a page is always small enough for one message.
pub(crate) const PAGE: u32 = 40;

/// Store, bus, tables and whatever else all connections share.
pub struct House {
    /// Tells this process from others on the bus.
    pub(crate) node: u64,
    /// The part that this server takes among others, if there are any.
    pub(crate) others: Option<Node>,
    /// Where events are kept.
    pub store: Store,
    /// How processes tell each other that a table has moved on.
    pub bus: Arc<dyn Bus>,
    /// What time it is.
    pub(crate) clock: Clock,
    /// Since when the house is there.
    pub(crate) since: i64,
    /// Who is kept out.
    pub(crate) blocks: Arc<Blocks>,
    /// How the server behaves.
    pub config: Config,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How often somebody may do something.
    pub(crate) limiter: Limiter,
    pub(crate) familiar: Familiar,
    store_lines: OnceASecond,
    /// Whether it has been said that a proxy is not trusted.
    pub(crate) warned_of_proxy: AtomicBool,
    /// From where people are here.
    pub(crate) crowd: Arc<Crowd>,
    /// Whether the other servers have been told of somebody at the last beat.
    pub(crate) spoke_of_shares: AtomicBool,
    /// Bounds how many bots think at once.
    pub(crate) thinkers: Arc<Turns>,
    /// How many tables in memory nobody follows.
    pub(crate) unfollowed: Arc<AtomicUsize>,
    /// Where passwords are hashed.
    pub(crate) passwords: Passwords,
    /// Held by who takes names out of what is stored.
    pub(crate) unnaming: tokio::sync::Mutex<()>,
    /// What the deals of the days follow from, once it is read.
    days: tokio::sync::OnceCell<[u8; 32]>,
    /// Who is connected now, by the number of the connection.
    present: Mutex<HashMap<u64, Present>>,
    /// Changes of the lists.
    pub(crate) lobby: broadcast::Sender<LobbyNews>,
    /// `true` when the server is about to stop.
    pub stopping: watch::Sender<bool>,
    tables: Mutex<HashMap<TableId, Mailbox>>,
    /// The tables that go on and were opened here, each counted for an address.
    counted: Mutex<HashMap<TableId, Counted>>,
    /// Where tables that leave the memory say when something is due there.
    sleepers: mpsc::UnboundedSender<(TableId, i64)>,
    visitors: Mutex<HashMap<PersonId, Weak<Visitor>>>,
    connections: AtomicU64,
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House")
            .field("store", &self.store)
            .field("config", &self.config)
            .finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl House {
    /// What a client is told whose command could not be stored.
    pub(crate) fn not_stored(&self, error: &StoreError) -> Problem {
        self.metrics.store_errors.add(1);
        self.log_store_error("the store could not write", error);
        Problem::new(
            ErrorCode::NotStored,
            "it could not be stored and has had no effect; try again in a moment",
        )
    }

    /// A line in the log: one a second, however many people try meanwhile.
    fn log_store_error(&self, what: &str, error: &StoreError) {
        if let Some(left_out) = self.store_lines.next(self.clock.uptime()) {
            tracing::error!(error = chain(error), left_out, "{what}");
        }
    }

    /// What a client is told when the store can't be used.
    pub(crate) fn busy(&self, error: &StoreError) -> Problem {
        self.metrics.store_errors.add(1);
        self.log_store_error("the store failed", error);
        Problem::new(
            ErrorCode::Busy,
            "the server can't read what it has stored at the moment; try again",
        )
    }

    /// A house on a store, which listens to the bus from now on.
    pub fn new(store: Store, bus: Arc<dyn Bus>, clock: Clock, config: Config) -> Arc<Self> {
        let (house, fell_asleep) = Self::build(store, bus, clock, config);
        tokio::spawn(maintenance::sweep(
            Arc::downgrade(&house),
            house.clock.clone(),
        ));
        tokio::spawn(maintenance::look_who_is_kept_out(
            Arc::downgrade(&house),
            house.clock.clone(),
        ));
        let moved = house.bus.listen();
        tokio::spawn(maintenance::listen(Arc::downgrade(&house), moved));
        if let Some(node) = &house.others {
            let mail = house.bus.receive(&node.address);
            tokio::spawn(cluster::take_mail(Arc::downgrade(&house), mail));
            tokio::spawn(cluster::keep_leases(Arc::downgrade(&house)));
        }
        tokio::spawn(maintenance::wake_sleepers(
            Arc::downgrade(&house),
            house.clock.clone(),
            fell_asleep,
        ));
        house
    }

    /// A house that does nothing by itself: for orders of its operator while nobody is in.
    pub(crate) fn at_rest(store: Store, clock: Clock, config: Config) -> Arc<Self> {
        Self::build(store, Arc::new(LocalBus::default()), clock, config).0
    }

    /// A house, and the line in which its tables say when something is due there.
    fn build(
        store: Store,
        bus: Arc<dyn Bus>,
        clock: Clock,
        config: Config,
    ) -> (Arc<Self>, mpsc::UnboundedReceiver<(TableId, i64)>) {
        let limiter = if config.unlimited {
            Limiter::unlimited()
        } else {
            Limiter::new(config.node.is_some())
        };
        let (sleepers, fell_asleep) = mpsc::unbounded_channel();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let house = Arc::new(Self {
            node: random_ids::number(),
            others: config.node.as_ref().map(Node::new),
            store,
            bus,
            since: clock.now(),
            blocks: Arc::default(),
            clock,
            config,
            metrics: Arc::default(),
            limiter,
            familiar: Familiar::default(),
            store_lines: OnceASecond::default(),
            warned_of_proxy: AtomicBool::new(false),
            crowd: Arc::default(),
            spoke_of_shares: AtomicBool::new(false),
            thinkers: Turns::new(cores),
            unfollowed: Arc::default(),
            passwords: Passwords::default(),
            unnaming: tokio::sync::Mutex::default(),
            days: tokio::sync::OnceCell::new(),
            present: Mutex::default(),
            lobby: broadcast::Sender::new(1024),
            stopping: watch::Sender::new(false),
            tables: Mutex::default(),
            counted: Mutex::default(),
            sleepers,
            visitors: Mutex::default(),
            connections: AtomicU64::new(0),
        });
        (house, fell_asleep)
    }

    /// An entry of a log as it is stored: nobody learns from the store what is dealt.
    pub(crate) fn write(&self, entry: &Entry) -> StoredFact {
        let has_seed = matches!(
            entry.fact,
            Fact::Started { .. } | Fact::Created { given: Some(_), .. }
        );
        let Some(keys) = self.config.keys.as_ref().filter(|_| has_seed) else {
            return border::write(entry);
        };
        let mut entry = entry.clone();
        if let Some(seed) = entry.fact.seed_mut() {
            *seed = keys.seal(seed);
        }
        border::write(&entry)
    }

    /// How many bytes wait to be sent to all connections.
    pub fn waiting_bytes(&self) -> usize {
        self.crowd.all.waiting.load(Ordering::Relaxed)
    }

    /// A number that no other connection has.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is about to stop.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}
