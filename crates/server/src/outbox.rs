//! The queue of messages that wait to be sent to a connection.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Bytes;
use kagiya_protocol::{ErrorCode, ServerMessage};
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::cluster::remote_sender::RemoteSender;
use crate::limits::quota::Usage;
use crate::metrics::Metrics;

/// The most waiting messages. The server drops a slower client, which reconnects and resumes.
pub(crate) const WAITING: usize = 256;

/// The largest message. Everything that users can add to has a limit far below.
pub(crate) const MAX_MESSAGE: usize = 512 * 1024;

/// A message up to this size is accepted beyond the limits of the network and of all connections, if nothing
/// else waits for its connection. So clients that read in time aren't affected by those that don't.
const SMALL: usize = 64 * 1024;

/// The most bytes that may wait to be sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MostWaiting {
    /// For one connection.
    pub connection: usize,
    /// For all connections from one network.
    pub network: usize,
    /// For all.
    pub all: usize,
}

/// The bytes that wait for one connection, and their share of the totals for its network and the server.
#[derive(Debug)]
struct Waiting {
    own: AtomicUsize,
    network: Arc<Usage>,
    all: Arc<Usage>,
    most: MostWaiting,
}

impl Waiting {
    /// Counts a queued message; `false` if a limit is reached.
    fn add(&self, bytes: usize) -> bool {
        let own = self.own.fetch_add(bytes, Ordering::Relaxed);
        let bounds = (self.most.network, self.most.all);
        let network_fits = self.network.add_waiting(bytes, bounds);
        let all = self.all.waiting.fetch_add(bytes, Ordering::Relaxed);
        let crowded = !network_fits || all + bytes > self.most.all;
        let fits = (own == 0 || own + bytes <= self.most.connection)
            && (!crowded || own == 0 && bytes <= SMALL);
        if !fits {
            self.take(bytes);
        }
        fits
    }

    /// Subtracts sent bytes.
    fn take(&self, bytes: usize) {
        self.own.fetch_sub(bytes, Ordering::Relaxed);
        self.network.take_waiting(bytes);
        self.all.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let left = *self.own.get_mut();
        self.network.take_waiting(left);
        self.all.waiting.fetch_sub(left, Ordering::Relaxed);
    }
}

/// The sending end of a connection's queue.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    /// The number of the connection.
    pub connection: u64,
    destination: Destination,
    metrics: Arc<Metrics>,
}

/// The destination of messages.
#[derive(Clone, Debug)]
enum Destination {
    /// To a socket of this server.
    Socket {
        sender: mpsc::Sender<Utf8Bytes>,
        slow: Arc<Notify>,
        waiting: Arc<Waiting>,
    },
    /// To the node that has the socket.
    Remote(Arc<RemoteSender>),
}

/// The receiving end of a connection's queue.
#[derive(Debug)]
pub(crate) struct Inbox {
    /// The messages.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    /// Notified when the queue was full.
    pub slow: Arc<Notify>,
    waiting: Arc<Waiting>,
}

impl Inbox {
    /// Subtracts bytes that were taken from the queue and sent.
    pub(crate) fn sent(&self, bytes: usize) {
        self.waiting.take(bytes);
    }
}

/// A queue for one connection from a network.
pub(crate) fn channel(
    connection: u64,
    metrics: &Arc<Metrics>,
    (network, all): (Arc<Usage>, Arc<Usage>),
    most: MostWaiting,
) -> (Outbox, Inbox) {
    let (sender, messages) = mpsc::channel(WAITING);
    let slow = Arc::new(Notify::new());
    let waiting = Arc::new(Waiting {
        own: AtomicUsize::new(0),
        network,
        all,
        most,
    });
    let outbox = Outbox {
        connection,
        destination: Destination::Socket {
            sender,
            slow: Arc::clone(&slow),
            waiting: Arc::clone(&waiting),
        },
        metrics: Arc::clone(metrics),
    };
    let inbox = Inbox {
        messages,
        slow,
        waiting,
    };
    (outbox, inbox)
}

thread_local! {
    /// The buffer for a message of unknown length. The text that is then queued many times has exactly the
    /// right size.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A message in its wire format.
///
/// # Panics
/// Never: all keys are text, and serde writes valid UTF-8.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        message.write_json(draft);
        Utf8Bytes::try_from(Bytes::copy_from_slice(draft)).expect("JSON is UTF-8")
    })
}

impl Outbox {
    /// The outbox of a connection to another node.
    pub(crate) fn remote(connection: u64, line: Arc<RemoteSender>, metrics: &Arc<Metrics>) -> Self {
        Self {
            connection,
            destination: Destination::Remote(line),
            metrics: Arc::clone(metrics),
        }
    }

    /// Whether the connection is one to another node.
    pub(crate) const fn is_remote(&self) -> bool {
        matches!(self.destination, Destination::Remote(_))
    }

    /// Queues a message. `false`: the connection is closed, or so slow that it will be dropped.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let (sender, slow, waiting) = match &self.destination {
            Destination::Socket {
                sender,
                slow,
                waiting,
            } => (sender, slow, waiting),
            Destination::Remote(line) => {
                self.metrics.relayed.add(1);
                line.send(&text);
                return true;
            }
        };
        let bytes = text.len();
        if !waiting.add(bytes) {
            slow.notify_one();
            return false;
        }
        match sender.try_send(text) {
            Ok(()) => {
                self.metrics.deliveries.add(1);
                true
            }
            Err(error) => {
                waiting.take(bytes);
                if let mpsc::error::TrySendError::Full(_) = error {
                    slow.notify_one();
                }
                false
            }
        }
    }

    /// Whether the connection is closed, so that queued messages are lost.
    pub(crate) fn is_closed(&self) -> bool {
        matches!(&self.destination, Destination::Socket { sender, .. } if sender.is_closed())
    }

    /// Encodes and queues a message. An error replaces a message that is too large, since the reader must not
    /// be disconnected for what others wrote.
    pub(crate) fn say(&self, message: &ServerMessage) -> bool {
        let written = text(message);
        if written.len() <= MAX_MESSAGE {
            return self.send(written);
        }
        self.metrics.too_large.add(1);
        tracing::error!(bytes = written.len(), "a message is too large to be sent");
        self.send(text(&too_large(message)))
    }
}

/// The error that replaces a message that is too large.
fn too_large(message: &ServerMessage) -> ServerMessage {
    let table = match message {
        ServerMessage::Snapshot(snapshot) => Some(snapshot.table.clone()),
        ServerMessage::Event(update) => Some(update.table.clone()),
        _ => None,
    };
    ServerMessage::Error {
        id: None,
        table,
        code: ErrorCode::AnswerTooLarge,
        message: format!("what was asked for has more than the {MAX_MESSAGE} bytes of a message"),
        reason: None,
        retry_after: None,
    }
}
