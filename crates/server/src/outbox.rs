//! What waits to be sent to a connection.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use kagiya_protocol::ServerMessage;
use tokio::sync::{Notify, mpsc};

use crate::metrics::Metrics;

/// How many messages may wait. A client that is slower is dropped; it comes back and resumes.
pub const WAITING: usize = 256;

/// The end of a connection's line that others put messages in.
#[derive(Clone, Debug)]
pub struct Outbox {
    /// Tells connections apart.
    pub connection: u64,
    sender: mpsc::Sender<Utf8Bytes>,
    slow: Arc<Notify>,
    metrics: Arc<Metrics>,
}

/// The end of the line that the connection takes messages from.
#[derive(Debug)]
pub struct Inbox {
    /// The messages.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    /// Told when the line was full.
    pub slow: Arc<Notify>,
}

/// A line for one connection.
pub fn line(connection: u64, metrics: &Arc<Metrics>) -> (Outbox, Inbox) {
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

/// Room for most messages, so that the text need not move while it grows, in bytes.
const MESSAGE: usize = 1536;

/// A message as it goes over the wire.
///
/// # Panics
/// Never: messages have only text for keys, and serde writes valid UTF-8.
pub fn text(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(MESSAGE);
    serde_json::to_writer(&mut text, message).expect("a message is always valid JSON");
    // Exactly as large as the text: it may wait in many lines.
    let text = Bytes::from(text.into_boxed_slice());
    Utf8Bytes::try_from(text).expect("JSON is UTF-8")
}

impl Outbox {
    /// Puts a message in line. `false`: the connection is gone, or so slow that it will be dropped.
    pub fn send(&self, text: Utf8Bytes) -> bool {
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
    pub fn say(&self, message: &ServerMessage) -> bool {
        self.send(text(message))
    }
}
