//! What one client, one address and all of them may do.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The largest message of a client, in bytes, as on that site.
pub(crate) const MAX_FRAME: usize = 8192;

/// The largest body of a login, in bytes.
pub(super) const MAX_LOGIN: usize = 4096;

/// How long a client may send nothing at all, not even an answer to a ping.
pub(super) const SILENCE: Duration = Duration::from_mins(1);

/// How often a client gets a ping.
pub(super) const PING: Duration = Duration::from_secs(20);

/// The time in which the messages of a client are counted.
const PERIOD: Duration = Duration::from_secs(2);

/// The most logins of an address in [`LOGIN_PERIOD`]; each may make the server check a password.
const LOGIN_PERIOD: Duration = Duration::from_mins(1);

/// How many connections and logins a gateway takes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections of one address.
    pub of_address: usize,
    /// Logins of one address in a minute.
    pub logins: u32,
    /// Messages of one client in two seconds.
    pub messages: u32,
    /// How long a client may take to send its request, or to take a message.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 1000,
            of_address: 60,
            logins: 60,
            messages: 200,
            patience: Duration::from_secs(10),
        }
    }
}

/// The connections and logins at the moment.
#[derive(Debug)]
pub(super) struct Usage {
    limits: Limits,
    now: Mutex<Now>,
}

#[derive(Debug, Default)]
struct Now {
    connections: usize,
    addresses: HashMap<IpAddr, Address>,
}

#[derive(Debug, Default)]
struct Address {
    connections: usize,
    logins: u32,
    since: Option<Instant>,
}

impl Usage {
    pub(super) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            limits,
            now: Mutex::default(),
        })
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long a client may take to send its request, or to take a message.
    pub(super) fn patience(&self) -> Duration {
        self.limits.patience
    }

    /// The most messages of a client in two seconds.
    pub(super) fn messages(&self) -> u32 {
        self.limits.messages
    }

    /// Counts another connection, unless there are too many.
    pub(super) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Connected> {
        let mut now = self.now();
        if now.connections >= self.limits.connections {
            return None;
        }
        // Addresses without connections are forgotten when their logins no longer count.
        if now.addresses.len() > 2 * self.limits.connections {
            now.addresses.retain(|_, it| {
                let recent = |since: &Instant| since.elapsed() < LOGIN_PERIOD;
                it.connections > 0 || it.since.as_ref().is_some_and(recent)
            });
        }
        let of_address = now.addresses.entry(address).or_default();
        if of_address.connections >= self.limits.of_address {
            return None;
        }
        of_address.connections += 1;
        now.connections += 1;
        Some(Connected {
            usage: Arc::clone(self),
            address,
        })
    }

    /// Counts another login. Returns whether it may be tried.
    pub(super) fn may_log_in(&self, address: IpAddr) -> bool {
        let mut now = self.now();
        let of_address = now.addresses.entry(address).or_default();
        let since = *of_address.since.get_or_insert_with(Instant::now);
        if since.elapsed() >= LOGIN_PERIOD {
            of_address.since = Some(Instant::now());
            of_address.logins = 0;
        }
        of_address.logins += 1;
        of_address.logins <= self.limits.logins
    }
}

/// A counted connection.
#[derive(Debug)]
pub(super) struct Connected {
    usage: Arc<Usage>,
    address: IpAddr,
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut now = self.usage.now();
        now.connections -= 1;
        if let Some(address) = now.addresses.get_mut(&self.address) {
            address.connections -= 1;
            if address.connections == 0 && address.since.is_none() {
                now.addresses.remove(&self.address);
            }
        }
    }
}

/// The messages of a client.
#[derive(Debug)]
pub(super) struct MessageRate {
    most: u32,
    since: Instant,
    count: u32,
}

impl MessageRate {
    pub(super) fn new(most: u32) -> Self {
        Self {
            most,
            since: Instant::now(),
            count: 0,
        }
    }

    /// Counts a message. Returns whether the client may go on.
    pub(super) fn count(&mut self) -> bool {
        if self.since.elapsed() >= PERIOD {
            *self = Self::new(self.most);
        }
        self.count += 1;
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_and_logins_are_counted_and_given_back() {
        let usage = Usage::new(Limits {
            connections: 3,
            of_address: 2,
            logins: 2,
            ..Limits::default()
        });
        let [one, two] = [1, 2].map(|n| IpAddr::from([10, 0, 0, n]));
        let first = usage.connect(one).unwrap();
        let second = usage.connect(one).unwrap();
        assert!(usage.connect(one).is_none());
        let third = usage.connect(two).unwrap();
        assert!(usage.connect(two).is_none());
        drop(first);
        let again = usage.connect(two).unwrap();
        assert!(usage.connect(one).is_none());
        drop((second, third, again));
        assert!(usage.now().addresses.is_empty());
        assert_eq!([(); 3].map(|()| usage.may_log_in(one)), [true, true, false]);
        assert!(usage.may_log_in(two));
    }

    #[test]
    fn so_many_messages_may_come_together() {
        let mut rate = MessageRate::new(200);
        assert!((0..200).all(|_| rate.count()));
        assert!(!rate.count());
    }
}
