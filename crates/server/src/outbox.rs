//! What waits to be sent to a connection.

use std::cell::RefCell;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use kagiya_protocol::ServerMessage;
use tokio::sync::{Notify, mpsc};

use crate::metrics::Metrics;

/// How many messages may wait. A client that is slower is dropped; it comes back and resumes.
pub(crate) const WAITING: usize = 256;

/// The end of a connection's line that others put messages in.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// Tells connections apart.
    pub connection: u64,
    sender: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
    metrics: Arc<Metrics>,
}

/// The end of the line that the connection takes messages from.
#[derive(Debug)]
pub(crate) struct Inbox {
    /// The messages.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    /// Told when the line was full.
    pub slow: Arc<Notify>,
}

/// A line for one connection.
pub(crate) fn line(connection: u64, metrics: &Arc<Metrics>) -> (Outbox, Inbox) {
    let (sender, messages) = mpsc::channel(WAITING);
    let slow = Arc::new(Notify::new());
    let outbox = Outbox {
        connection,
        sender,
        slow: Arc::clone(&slow),
        metrics: Arc::clone(metrics),
    };
    (outbox, Inbox { messages, slow })
}

thread_local! {
    /// Where a message is written before it is known how long it is. What then waits in many lines is
    /// exactly as large as the text.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message as it goes over the wire.
///
/// # Panics
/// Never: messages have only text for keys, and serde writes valid UTF-8.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        serde_json::to_writer(&mut *draft, message).expect("a message is always valid JSON");
        Utf8Bytes::try_from(Bytes::copy_from_slice(draft)).expect("JSON is UTF-8")
    })
}

impl Outbox {
    /// Puts a message in line. `false`: the connection is gone, or so slow that it will be dropped.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        match self.sender.try_send(text) {
            Ok(()) => {
                self.metrics.deliveries.add(1);
                true
            }
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.slow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Writes a message and puts it in line.
    pub(crate) fn say(&self, message: &ServerMessage) -> bool {
        self.send(text(message))
    }
}
