//! Two servers over one store, and people at both.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::database::Place;
use crate::common::{self, Guest, TestServer};
use axum::body::Bytes;
use kagiya_protocol::{Command, Seat, ServerMessage, TableId, TableTime};
use kagiya_random::Dice;
use kagiya_server::app::App;
use kagiya_server::bus::{Bus, BusEvent};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Store, StoredEvent};
use kagiya_server::{Config, NodeConfig, Server};
use tokio::sync::{broadcast, mpsc};

/// The duration of leases in tests with fixed clocks, in milliseconds.
pub(crate) const LEASE: i64 = 3_000;

/// A bus that loses messages.
#[derive(Debug)]
pub(crate) struct LossyBus {
    inner: Arc<dyn Bus>,
    sent: AtomicU64,
    /// One of this many messages is lost, at irregular intervals; 0 for none.
    pub(crate) of: AtomicUsize,
    /// Whether all messages are lost.
    pub(crate) cut: AtomicBool,
}

impl Bus for LossyBus {
    fn publish(&self, news: BusEvent) {
        if !self.cut.load(Ordering::Relaxed) {
            self.inner.publish(news);
        }
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.inner.subscribe()
    }

    fn send(&self, to: &str, mail: Bytes) {
        let sent = self.sent.fetch_add(1, Ordering::Relaxed) + 1;
        let of = self.of.load(Ordering::Relaxed);
        let lost = of > 0 && Dice::from_number(sent).below(of) == 0;
        if !lost && !self.cut.load(Ordering::Relaxed) {
            self.inner.send(to, mail);
        }
    }

    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes> {
        self.inner.receive(name)
    }

    fn is_ready(&self) -> bool {
        !self.cut.load(Ordering::Relaxed) && self.inner.is_ready()
    }

    fn flush(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.inner.flush()
    }
}

/// Two servers on one store and one bus.
pub(crate) struct Pair {
    pub(crate) app: TestServer,
    pub(crate) second: Server,
    pub(crate) store: Store,
    pub(crate) bus: Arc<LossyBus>,
}

pub(crate) fn config(name: &str, lease: Duration) -> Config {
    Config {
        unlimited: true,
        node: Some(NodeConfig {
            lease,
            ..NodeConfig::new(name)
        }),
        ..Config::default()
    }
}

/// Two connections to one store.
pub(crate) async fn shared() -> (Place, [Store; 2]) {
    let place = Place::empty().await;
    let stores = [place.open().await, place.open().await];
    (place, stores)
}

pub(crate) async fn open(store: Store, bus: Arc<dyn Bus>, clock: Clock, config: Config) -> Server {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let application = App::new(store, bus, clock, config);
    Server::open(listen, application).await.unwrap()
}

impl Pair {
    pub(crate) async fn with(clocks: [Clock; 2], lease: Duration) -> Self {
        let bus = Arc::new(LossyBus {
            inner: common::bus::open().await,
            sent: AtomicU64::new(0),
            of: AtomicUsize::new(0),
            cut: AtomicBool::new(false),
        });
        let (place, [one, two]) = shared().await;
        let [first, second] = clocks;
        let store = one.clone();
        let north = open(one, bus.clone(), first, config("north", lease)).await;
        let south = open(two, bus.clone(), second, config("south", lease)).await;
        Self {
            app: TestServer::of(north, place),
            second: south,
            store,
            bus,
        }
    }

    /// With fixed clocks.
    pub(crate) async fn still() -> (Self, [Clock; 2]) {
        let clocks = [Clock::fixed(1_000_000), Clock::fixed(1_000_000)];
        let lease = Duration::from_millis(LEASE.unsigned_abs());
        (Self::with(clocks.clone(), lease).await, clocks)
    }

    /// A person who is connected to the second server.
    pub(crate) async fn far(&self, name: &str) -> Guest {
        let mut guest = self.app.guest(name).await;
        self.go(&mut guest, &self.second).await;
        guest
    }

    pub(crate) async fn go(&self, guest: &mut Guest, server: &Server) {
        guest.address = server.address;
        guest.reconnect().await;
    }

    /// Advances the clock of the second server until it owns one more table.
    pub(crate) async fn takes_over(&self, clock: &Clock) {
        let taken = || self.second.app.services.metrics.leases_taken.get();
        let before = taken();
        let begin = std::time::Instant::now();
        while taken() == before {
            assert!(begin.elapsed() < common::PATIENCE, "it is taken in time");
            clock.advance(LEASE / 30);
            // Its tasks handle timers on their own threads.
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    pub(crate) async fn log(&self, table: &TableId) -> Vec<StoredEvent> {
        self.store.read(table, 0).await.unwrap()
    }
}

/// Ana at a running table that her server owns, and Ben, who is subscribed on the other one.
pub(crate) async fn apart(pair: &Pair) -> (Guest, Guest, TableId) {
    let mut ana = pair.app.guest("Ana").await;
    let mut ben = pair.far("Ben").await;
    let table = ana.open_table("original", 2).await;
    ben.subscribe(&table).await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start {
        first: Some(Seat(0)),
    };
    let (_, started) = ana.command(&table, start).await.unwrap();
    caught_up(&mut ben, &table, started).await;
    (ana, ben, table)
}

/// Waits for an unrequested snapshot, or an event.
pub(crate) async fn caught_up(guest: &mut Guest, table: &TableId, seq: u32) -> u32 {
    guest
        .until(|message| match message {
            ServerMessage::Snapshot(it) if it.table == *table && it.seq >= seq => Some(it.seq),
            ServerMessage::Event(it) if it.table == *table && it.logged.seq >= seq => {
                Some(it.logged.seq)
            }
            _ => None,
        })
        .await
}

/// The present time of a table, as a person receives it.
pub(crate) async fn time_of(guest: &mut Guest, table: &TableId) -> TableTime {
    guest.subscribe(table).await.time.unwrap()
}
