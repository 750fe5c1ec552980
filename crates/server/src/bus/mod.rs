//! How the servers of a cluster communicate.
//!
//! *Events* go to all servers, such as "table T is at event N now". *Messages* go to one server: commands for
//! a table that it owns, and the table's answers. The bus may lose both. A receiver that needs a lost message
//! notices the gap and asks again, so that a loss costs time and never data.

pub mod conformance;
mod local;
mod nats;

use core::fmt;

use axum::body::Bytes;
use kagiya_protocol::{Person, PersonId, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};

use crate::store::TokenHash;

pub use crate::limits::limited::Limited;
pub use crate::limits::rate::RateCount;
pub use crate::limits::usage_report::{UsageCounts, UsageReport};
pub use local::LocalBus;
pub use nats::{NatsBus, NatsError};

/// The most events that wait for a subscriber.
pub(crate) const EVENT_CAPACITY: usize = 4096;

/// The most messages that wait for a server; further ones are lost.
pub(crate) const INBOX_CAPACITY: usize = 65_536;

/// A table has new events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableAdvanced {
    /// The table.
    pub table: TableId,
    /// The number of its last event.
    pub seq: u32,
    /// Whether its entry in the lists has changed.
    pub index: bool,
    /// The process that stored the events; its own table already has them.
    pub node: u64,
    /// For a new table, the network from which it was opened, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened_from: Option<String>,
}

/// The rate-limited actions on a server since its last report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RateReport {
    /// The reporting process.
    pub node: u64,
    /// The actions with their counts.
    #[serde(rename = "told")]
    pub counts: Vec<RateCount>,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ReviewStage {
    /// It waits.
    Waiting {
        /// Its place, from 1.
        place: u32,
    },
    /// It is being computed.
    Running {
        /// The share that is done, in thousandths.
        done: u16,
    },
}

/// The reviews that wait or run on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReviewReport {
    /// The reporting process.
    pub node: u64,
    /// The games, and how far their reviews are.
    pub reviews: Vec<(TableId, ReviewStage)>,
}

/// A node is running.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NodeAlive {
    /// The address that its leases name.
    pub address: String,
    /// When its leases expire, as far as it knows, in milliseconds since 1970.
    pub until: i64,
}

/// An event that is published to all servers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BusEvent {
    /// A table has new events.
    #[serde(rename = "Moved")]
    TableAdvanced(TableAdvanced),
    /// A session has ended, and so do its connections.
    SessionEnded(TokenHash),
    /// A person has another name.
    Renamed(Person),
    /// A server's report of the quotas that its clients use.
    #[serde(rename = "Shares")]
    UsageReport(UsageReport),
    /// A server's report of its rate-limited actions.
    #[serde(rename = "Rates")]
    RateReport(RateReport),
    /// A server's report of its reviews.
    ReviewReport(ReviewReport),
    /// The heartbeat of a node.
    #[serde(rename = "Here")]
    NodeAlive(NodeAlive),
    /// The contacts or invitations of a person have changed.
    People(PersonId),
    /// Events may have been lost. Never published; a bus sends it to its own subscribers.
    Missed,
}

/// A connection to all servers, including this one.
pub trait Bus: Send + Sync + fmt::Debug + 'static {
    /// Publishes an event. Never waits.
    fn publish(&self, event: BusEvent);

    /// The events from now on. A slow subscriber loses events and is notified of it.
    fn subscribe(&self) -> broadcast::Receiver<BusEvent>;

    /// Sends a message to the server of this name. Never waits, and doesn't report whether it arrived.
    fn send(&self, to: &str, message: Bytes);

    /// The messages for the server of this name from now on, in the order in which each sender sent them.
    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes>;

    /// Whether the other servers can be reached, as far as is known.
    fn is_ready(&self) -> bool {
        true
    }

    /// Waits until everything is sent, if sending takes time.
    fn flush(&self) -> core::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(core::future::ready(()))
    }
}
