//! How the servers that share a store speak with each other.
//!
//! There are *news* for all of them, such as "this table is at event N now", and *mail* for one of them:
//! what somebody says to a table that another server looks after, and what they are told. Both may be
//! lost on the way. Whoever needs what was lost finds out and asks again, so that a lost message costs
//! time and never data.

pub mod conformance;
mod local;
mod nats;

use core::fmt;

use axum::body::Bytes;
use kagiya_protocol::{Person, PersonId, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};

use crate::store::TokenHash;

pub use crate::limits::rate::{Limited, Told};
pub use local::LocalBus;
pub use nats::{NatsBus, NatsError};

/// So many news may wait for a listener.
pub(crate) const NEWS: usize = 4096;

/// So much mail may wait for a server; what comes then is lost.
pub(crate) const MAIL: usize = 65_536;

/// A table has moved on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved {
    /// The table.
    pub table: TableId,
    /// The number of its last event.
    pub seq: u32,
    /// Whether its line in the lists has changed.
    pub index: bool,
    /// Which process says so: its own tables know already.
    pub node: u64,
}

/// What somebody takes of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Taken {
    /// Open connections of any kind.
    pub connections: u32,
    /// Open WebSocket connections.
    pub sockets: u32,
    /// Open and running tables that were opened there.
    pub tables: u32,
    /// Tables that are followed, each counted for each connection.
    pub followed: u32,
}

/// Who takes a good part of a server now, in the place of what it said before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shares {
    /// Which process says so.
    pub node: u64,
    /// An address, or `guest:` with the id of a person, and what they take.
    pub taken: Vec<(String, Taken)>,
}

/// What was done at a server since it last said so, of what may not be done too often.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rates {
    /// Which process says so.
    pub node: u64,
    /// Who has done much of it.
    pub told: Vec<Told>,
}

/// A server is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// Which, as its leases and its mail name it.
    pub address: String,
    /// Until when its leases hold, in milliseconds since 1970, as far as it knows.
    pub until: i64,
}

/// What all servers are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum News {
    /// A table has moved on.
    Moved(Moved),
    /// A session has ended: so do its connections.
    SessionEnded(TokenHash),
    /// A person has another name.
    Renamed(Person),
    /// Who takes a good part of a server.
    Shares(Shares),
    /// Who has done much at a server.
    Rates(Rates),
    /// A server is there.
    Here(Here),
    /// Something has changed among the people whom somebody knows.
    People(PersonId),
    /// News may have been lost. Never sent: a bus says it to its listeners.
    Missed,
}

/// A way to speak with all servers, this one included, and with one of them.
pub trait Bus: Send + Sync + fmt::Debug + 'static {
    /// Tells everybody. Never waits.
    fn publish(&self, news: News);

    /// What is told from now on. A listener that lags behind loses news and learns that it did.
    fn listen(&self) -> broadcast::Receiver<News>;

    /// Sends mail to the server of this name. Never waits, and does not say whether it has come.
    fn send(&self, to: &str, mail: Bytes);

    /// The mail for the server of this name from now on, in the order in which each sender sent it.
    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes>;

    /// Whether the other servers can be reached, as far as it is known.
    fn is_ready(&self) -> bool {
        true
    }

    /// Sends what is still on its way, where that takes time.
    fn flush(&self) -> core::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(core::future::ready(()))
    }
}
