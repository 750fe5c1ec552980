//! The line of somebody who is connected to another node.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kagiya_protocol::TableId;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::message::{Mail, Word};
use crate::bus::Bus;

/// The end of a line at the node that looks after the table: what is put in goes by mail to the node of
/// the connection.
#[derive(Debug)]
pub(crate) struct FarLine {
    bus: Arc<dyn Bus>,
    table: TableId,
    from: String,
    to: String,
    line: u64,
    told: AtomicU64,
}

impl FarLine {
    /// A line to the node `to`, which calls it `line`.
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
            told: AtomicU64::new(0),
        }
    }

    /// How much was told on the line.
    pub(crate) fn told(&self) -> u64 {
        self.told.load(Ordering::Relaxed)
    }

    /// Tells something. Only the table says something here, one thing after the other, so that numbers
    /// and messages are in the same order.
    pub(crate) fn send(&self, text: &Utf8Bytes) {
        let number = self.told.fetch_add(1, Ordering::Relaxed) + 1;
        let mail = Mail {
            table: self.table.clone(),
            from: self.from.clone(),
            word: Word::Told {
                line: self.line,
                number,
            },
        };
        self.bus.send(&self.to, mail.written(text.as_str()));
    }
}
