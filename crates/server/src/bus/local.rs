//! The bus within one process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, BusEvent, EVENT_CAPACITY, INBOX_CAPACITY};

/// The bus of a single server, or of several servers in one process.
#[derive(Debug)]
pub struct LocalBus {
    events: broadcast::Sender<BusEvent>,
    boxes: Mutex<HashMap<String, mpsc::Sender<Bytes>>>,
}

impl Default for LocalBus {
    fn default() -> Self {
        Self {
            events: broadcast::Sender::new(EVENT_CAPACITY),
            boxes: Mutex::default(),
        }
    }
}

impl Bus for LocalBus {
    fn publish(&self, event: BusEvent) {
        // Without a subscriber the event is dropped.
        let _ = self.events.send(event);
    }

    fn subscribe(&self) -> broadcast::Receiver<BusEvent> {
        self.events.subscribe()
    }

    fn send(&self, to: &str, message: Bytes) {
        let boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mailbox) = boxes.get(to) {
            // A message for a full mailbox is lost.
            let _ = mailbox.try_send(message);
        }
    }

    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes> {
        let (mailbox, messages) = mpsc::channel(INBOX_CAPACITY);
        let mut boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        boxes.insert(name.to_owned(), mailbox);
        messages
    }
}
