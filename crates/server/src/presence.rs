//! The people who are connected to this server, and their names.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use kagiya_protocol::{Person, PersonId, ServerMessage};
use tokio::sync::Notify;

use crate::limits::network::ClientNetwork;
use crate::limits::quota::{Usage, UsageTracker};
use crate::limits::usage_report;
use crate::outbox::Outbox;
use crate::store::TokenHash;

/// A connection after its `hello`.
#[derive(Debug)]
pub(crate) struct Connection {
    /// The hash of its session's token.
    pub session: TokenHash,
    pub person: PersonId,
    /// The state that it shares with the person's other connections.
    pub user: Arc<OnlineUser>,
    pub network: ClientNetwork,
    /// Notified when the session ends or its person is banned.
    pub ended: Arc<Notify>,
    pub outbox: Outbox,
}

/// A person who is connected, shared by the person's connections.
#[derive(Debug)]
pub(crate) struct OnlineUser {
    pub(crate) name: Mutex<String>,
    /// The usage of all connections of the person.
    pub(crate) usage: Arc<Usage>,
    /// Whether the person has contacts: then other servers learn that the person is online.
    pub(crate) has_contacts: AtomicBool,
}

impl OnlineUser {
    pub(crate) fn name(&self) -> String {
        lock(&self.name).clone()
    }

    /// Publishes to other servers that the person is online.
    pub(crate) fn mark_has_contacts(&self) {
        self.has_contacts.store(true, Ordering::Relaxed);
    }
}

/// All connections to this server and the people behind them.
#[derive(Debug)]
pub(crate) struct Presence {
    usage: Arc<UsageTracker>,
    /// By the number of the connection.
    connections: Mutex<HashMap<u64, Connection>>,
    users: Mutex<HashMap<PersonId, Weak<OnlineUser>>>,
    next_connection: AtomicU64,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Presence {
    pub(crate) fn new(usage: Arc<UsageTracker>) -> Self {
        Self {
            usage,
            connections: Mutex::default(),
            users: Mutex::default(),
            next_connection: AtomicU64::new(0),
        }
    }

    /// A number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    pub(crate) fn enter(&self, number: u64, connection: Connection) {
        lock(&self.connections).insert(number, connection);
    }

    pub(crate) fn leave(&self, number: u64) {
        lock(&self.connections).remove(&number);
    }

    /// Calls `look` with every connection after its `hello`.
    pub(crate) fn each_connection(&self, look: impl FnMut(&Connection)) {
        lock(&self.connections).values().for_each(look);
    }

    /// Whether a person is connected to this server, or to another one by its last report.
    pub(crate) fn is_online(&self, person: &PersonId) -> bool {
        let here = lock(&self.connections)
            .values()
            .any(|it| it.person == *person);
        let name = usage_report::of_person(person);
        here || self.usage.elsewhere().of(&name).sockets > 0
    }

    /// Notifies the connections of a person that their contacts or invitations have changed.
    pub(crate) fn notify_contacts_changed(&self, person: &PersonId) {
        self.each_connection(|connection| {
            if connection.person == *person {
                connection.user.mark_has_contacts();
                connection.outbox.say(&ServerMessage::People);
            }
        });
    }

    /// Ends the connections of a session to this server.
    pub(crate) fn end_connections(&self, session: TokenHash) {
        self.each_connection(|connection| {
            if connection.session == session {
                connection.ended.notify_one();
            }
        });
    }

    /// The shared state of a person's connections.
    pub(crate) fn user(&self, person: &Person) -> Arc<OnlineUser> {
        let mut users = lock(&self.users);
        if let Some(user) = users.get(&person.id).and_then(Weak::upgrade) {
            return user;
        }
        if users.len() >= 1024 && users.len().is_power_of_two() {
            users.retain(|_, user| user.strong_count() > 0);
        }
        let usage = Arc::<Usage>::default();
        let name = usage_report::of_person(&person.id);
        usage.set_elsewhere(self.usage.elsewhere().of(&name));
        let user = Arc::new(OnlineUser {
            name: Mutex::new(person.name.clone()),
            usage,
            has_contacts: AtomicBool::new(false),
        });
        users.insert(person.id.clone(), Arc::downgrade(&user));
        user
    }

    /// The shared state of a person's connections, if there are any.
    pub(crate) fn known_user(&self, person: &PersonId) -> Option<Arc<OnlineUser>> {
        lock(&self.users).get(person).and_then(Weak::upgrade)
    }

    /// Calls `look` with every person who is connected.
    pub(crate) fn each_user(&self, mut look: impl FnMut(&PersonId, &OnlineUser)) {
        for (person, user) in lock(&self.users).iter() {
            if let Some(user) = user.upgrade() {
                look(person, &user);
            }
        }
    }

    /// Changes the name of a connected person.
    pub(crate) fn rename(&self, person: &Person) {
        if let Some(user) = self.known_user(&person.id) {
            lock(&user.name).clone_from(&person.name);
        }
    }
}
