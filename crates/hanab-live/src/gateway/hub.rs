//! The clients that are connected to a gateway.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_protocol::{Person, PersonId};
use tokio::sync::mpsc;

/// The most notes that wait for a client. Further ones are lost, and their sender learns it.
const WAITING: usize = 64;

/// What one client's task tells another one.
#[derive(Debug)]
pub(super) enum Note {
    /// A private message.
    Private { who: String, text: String },
    /// The same person has connected again.
    Replaced,
}

/// The connected clients.
#[derive(Debug, Default)]
pub(super) struct Hub {
    clients: Mutex<HashMap<PersonId, Client>>,
    entered: AtomicU64,
}

#[derive(Debug)]
struct Client {
    /// Which of all connections it is.
    serial: u64,
    name: String,
    notes: mpsc::Sender<Note>,
}

impl Hub {
    fn clients(&self) -> MutexGuard<'_, HashMap<PersonId, Client>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Enters a client; an earlier connection of the same person ends.
    pub(super) fn enter(&self, person: &Person) -> (u64, mpsc::Receiver<Note>) {
        let (notes, received) = mpsc::channel(WAITING);
        let serial = self.entered.fetch_add(1, Ordering::Relaxed);
        let client = Client {
            serial,
            name: person.name.clone(),
            notes,
        };
        if let Some(before) = self.clients().insert(person.id.clone(), client) {
            // If it is full, the earlier connection ends when its sender is gone.
            let _ = before.notes.try_send(Note::Replaced);
        }
        (serial, received)
    }

    /// A client is gone.
    pub(super) fn leave(&self, person: &PersonId, serial: u64) {
        let mut clients = self.clients();
        // A later connection of the same person stays.
        if clients.get(person).is_some_and(|it| it.serial == serial) {
            clients.remove(person);
        }
    }

    /// Sends a private message to the client with a name. Returns whether there is one that takes it.
    pub(super) fn send(&self, recipient: &str, who: &str, text: String) -> bool {
        let clients = self.clients();
        let found = clients
            .values()
            .find(|it| it.name == recipient)
            .or_else(|| {
                let is_same = |name: &str| name.to_lowercase() == recipient.to_lowercase();
                clients.values().find(|it| is_same(&it.name))
            });
        found.is_some_and(|client| {
            let who = who.to_owned();
            client.notes.try_send(Note::Private { who, text }).is_ok()
        })
    }
}
