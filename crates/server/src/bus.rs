//! How the processes that share a store tell each other that a table has moved on.
//!
//! A message only says "this table is at event N now". Whoever needs the events reads them from the
//! store, so that a lost message costs time and never data.

use core::fmt;

use kagiya_protocol::TableId;
use tokio::sync::broadcast;

/// A table has moved on.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// A way to tell all processes, this one included, that a table has moved on.
pub trait Bus: Send + Sync + fmt::Debug + 'static {
    /// Tells everybody. Never waits.
    fn publish(&self, moved: Moved);

    /// What is told from now on. A listener that lags behind loses messages and learns that it did.
    fn listen(&self) -> broadcast::Receiver<Moved>;
}

/// The bus of a process that is alone.
#[derive(Debug)]
pub struct LocalBus {
    sender: broadcast::Sender<Moved>,
}

impl Default for LocalBus {
    fn default() -> Self {
        Self {
            sender: broadcast::Sender::new(4096),
        }
    }
}

impl Bus for LocalBus {
    fn publish(&self, moved: Moved) {
        // Nobody listening is no failure.
        let _ = self.sender.send(moved);
    }

    fn listen(&self) -> broadcast::Receiver<Moved> {
        self.sender.subscribe()
    }
}
