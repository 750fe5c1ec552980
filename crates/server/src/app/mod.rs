//! The application: what HTTP requests, WebSocket connections and administrators do.

mod accounts;
mod backfill;
mod challenges;
mod deal_pages;
mod devices;
mod files;
mod link_previews;
mod lobby;
mod lobby_throttle;
mod maintenance;
mod people;
mod push;
mod rates;
mod recovery;
mod scrubbing;
pub(crate) mod seeds;
mod social;
mod tables;
mod usage_gossip;

use core::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use kagiya_protocol::TableId;
use tokio::sync::{broadcast, mpsc};

use crate::bus::{Bus, LocalBus};
use crate::clock::Clock;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::limits::Limits;
use crate::limits::rate::RateLimiter;
use crate::passwords::Passwords;
use crate::presence::Presence;
use crate::push::Push;
use crate::reviews::Reviews;
use crate::services::Services;
use crate::store::Store;
use crate::table::Tables;
pub(crate) use deal_pages::{AfterPage, InvalidPage};
pub(crate) use lobby::{LobbyEvent, LobbyPage};
pub(crate) use tables::is_table_id;

/// The most tables of a person that a change of their name reaches.
const LIST: u32 = 200;

/// The tables on one page of a list, and the most of a person's own. A table has at most 6 KB there, nearly
/// all of it options, so that a page always fits into one message.
pub(crate) const PAGE: u32 = 40;

/// A server's state, shared by all requests and connections.
pub struct App {
    /// The store, the bus, the clock, the metrics and the configuration.
    pub services: Arc<Services>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) push: Arc<Push>,
    pub(crate) tables: Arc<Tables>,
    /// When the server started, in milliseconds since 1970.
    pub(crate) started_at: i64,
    pub(crate) passwords: Passwords,
    pub(crate) reviews: Reviews,
    /// Held while names of deleted people are removed from the store.
    anonymizing: tokio::sync::Mutex<()>,
    /// Held while a game of a file is stored.
    opening_files: tokio::sync::Mutex<()>,
    /// The secret behind the daily deals, once it is read.
    day_secret: tokio::sync::OnceCell<[u8; 32]>,
    /// The key that signs the cookies of devices, once it is read.
    device_key: tokio::sync::OnceCell<[u8; 32]>,
    /// Changes of the lists of tables.
    pub(crate) lobby: broadcast::Sender<LobbyEvent>,
    /// Whether the last usage report had entries.
    announced_usage: AtomicBool,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("services", &self.services)
            .finish_non_exhaustive()
    }
}

impl App {
    /// An application on a store, which is subscribed to the bus from now on.
    pub fn new(store: Store, bus: Arc<dyn Bus>, clock: Clock, config: Config) -> Arc<Self> {
        let (app, deadlines) = Self::build(Services::new(store, bus, clock, config));
        maintenance::spawn(&app, deadlines);
        app
    }

    /// An application without background tasks, for an administrator's requests while no server runs.
    pub(crate) fn offline(store: Store, clock: Clock, config: Config) -> Arc<Self> {
        let bus = Arc::new(LocalBus::default());
        Self::build(Services::new(store, bus, clock, config)).0
    }

    /// An application, and the deadlines of tables that are unloaded.
    fn build(services: Arc<Services>) -> (Arc<Self>, mpsc::UnboundedReceiver<(TableId, i64)>) {
        let rate = if services.config.unlimited {
            RateLimiter::unlimited()
        } else {
            RateLimiter::new(services.config.node.is_some())
        };
        let limits = Arc::new(Limits::new(rate));
        let presence = Arc::new(Presence::new(Arc::clone(&limits.usage)));
        let cluster = Arc::new(Cluster::new(&services));
        let push = Push::new(&services, &limits);
        let (tables, deadlines) = Tables::new(&services, &limits, &presence, &cluster, &push);
        let passwords = Passwords::new(Arc::clone(&services.metrics));
        let reviews = Reviews::new(&services, cluster.process);
        let app = Arc::new(Self {
            started_at: services.clock.now(),
            services,
            limits,
            presence,
            cluster,
            push,
            tables,
            passwords,
            reviews,
            anonymizing: tokio::sync::Mutex::default(),
            opening_files: tokio::sync::Mutex::default(),
            day_secret: tokio::sync::OnceCell::new(),
            device_key: tokio::sync::OnceCell::new(),
            lobby: broadcast::Sender::new(1024),
            announced_usage: AtomicBool::new(false),
        });
        (app, deadlines)
    }

    /// The bytes that wait to be sent to all connections.
    pub fn waiting_bytes(&self) -> usize {
        self.limits.usage.all.waiting.load(Ordering::Relaxed)
    }
}
