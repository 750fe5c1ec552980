//! Sends messages to a connection of another node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kagiya_protocol::TableId;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::message::{ClusterMessage, Envelope};
use crate::bus::Bus;

/// The owner's end of a line. It sends messages over the bus to the node of the connection.
#[derive(Debug)]
pub(crate) struct RemoteSender {
    bus: Arc<dyn Bus>,
    table: TableId,
    from: String,
    to: String,
    line: u64,
    delivered: AtomicU64,
}

impl RemoteSender {
    /// A sender for the line with the number `line` of the node `to`.
    pub(crate) fn new(
        bus: Arc<dyn Bus>,
        table: TableId,
        (from, to): (String, String),
        line: u64,
    ) -> Self {
        Self {
            bus,
            table,
            from,
            to,
            line,
            delivered: AtomicU64::new(0),
        }
    }

    /// The number of the last delivery.
    pub(crate) fn delivered(&self) -> u64 {
        self.delivered.load(Ordering::Relaxed)
    }

    /// Sends a text. Only the table calls this, one text at a time, so that messages are in the order of
    /// their numbers.
    pub(crate) fn send(&self, text: &Utf8Bytes) {
        let number = self.delivered.fetch_add(1, Ordering::Relaxed) + 1;
        let envelope = Envelope {
            table: self.table.clone(),
            from: self.from.clone(),
            message: ClusterMessage::Deliver {
                line: self.line,
                number,
            },
        };
        self.bus.send(&self.to, envelope.encode(text.as_str()));
    }
}
