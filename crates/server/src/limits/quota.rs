//! The networks of clients, and how much of the server each network and person uses.
//!
//! Connections, memory for unsent messages and tables can run out. They are counted for each network and for
//! all together, so that one client can't exhaust them.

use core::fmt;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use serde::{Deserialize, Serialize};

use super::usage_report::{self, RemoteUsage, UsageCounts};

/// The network of a client for limits: an IPv4 address, or the leading 64 bits of an IPv6 address, since one
/// subscriber usually has all addresses of such a prefix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct ClientNetwork(IpAddr);

impl ClientNetwork {
    /// The network of an address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let prefix = address.to_bits() & (u128::MAX << 64);
                Self(Ipv6Addr::from_bits(prefix).into())
            }
        }
    }

    /// The network of an address that a proxy names, perhaps with a port. `None` if it is not an address.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim().trim_matches('"');
        if let Ok(address) = text.parse() {
            return Some(Self::of(address));
        }
        if let Ok(with_port) = text.parse::<std::net::SocketAddr>() {
            return Some(Self::of(with_port.ip()));
        }
        let bare = text.strip_prefix('[')?.strip_suffix(']')?;
        Some(Self::of(bare.parse().ok()?))
    }

    /// Parses the format of `Display`.
    pub(crate) fn named(text: &str) -> Option<Self> {
        Self::parse(text.strip_suffix("/64").unwrap_or(text))
    }
}

impl fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// How much of a quota is in use: on this server, and on other servers by their last reports.
#[derive(Debug, Default)]
pub(crate) struct Count {
    here: AtomicUsize,
    elsewhere: AtomicUsize,
}

impl Count {
    pub(crate) fn here(&self) -> usize {
        self.here.load(Ordering::Relaxed)
    }
}

/// The usage of one network, one person or the whole server.
#[derive(Debug, Default)]
pub(crate) struct Usage {
    /// Open connections of any kind.
    pub(crate) connections: Count,
    /// Open WebSocket connections.
    pub(crate) sockets: Count,
    /// Open and running tables that were opened since the server started.
    pub(crate) tables: Count,
    /// Followed tables, counted once for each connection.
    pub(crate) followed: Count,
    /// Bytes that wait to be sent.
    pub(crate) waiting: AtomicUsize,
}

impl Usage {
    /// Replaces the usage on other servers.
    pub(crate) fn set_elsewhere(&self, used: UsageCounts) {
        let counts = [
            (&self.connections, used.connections),
            (&self.sockets, used.sockets),
            (&self.tables, used.tables),
            (&self.followed, used.followed),
        ];
        for (count, used) in counts {
            let used = usize::try_from(used).unwrap_or(usize::MAX);
            count.elsewhere.store(used, Ordering::Relaxed);
        }
    }
}

/// The usage of each connected network, and of all together.
#[derive(Debug, Default)]
pub(crate) struct UsageTracker {
    elsewhere: Mutex<RemoteUsage>,
    networks: Mutex<HashMap<ClientNetwork, Weak<Usage>>>,
    pub(crate) all: Arc<Usage>,
}

impl UsageTracker {
    /// The usage of a network, which is kept while it is referenced.
    pub(crate) fn of(&self, network: ClientNetwork) -> Arc<Usage> {
        let mut networks = self.networks();
        if let Some(usage) = networks.get(&network).and_then(Weak::upgrade) {
            return usage;
        }
        if networks.len() >= 1024 && networks.len().is_power_of_two() {
            networks.retain(|_, usage| usage.strong_count() > 0);
        }
        let usage = Arc::<Usage>::default();
        usage.set_elsewhere(self.elsewhere().of(&usage_report::of_network(network)));
        networks.insert(network, Arc::downgrade(&usage));
        usage
    }

    /// The usage of a network, if it is referenced.
    pub(crate) fn known(&self, network: ClientNetwork) -> Option<Arc<Usage>> {
        self.networks().get(&network).and_then(Weak::upgrade)
    }

    /// Calls `look` with every network in use.
    pub(crate) fn each_network(&self, mut look: impl FnMut(ClientNetwork, &Usage)) {
        for (network, usage) in self.networks().iter() {
            if let Some(usage) = usage.upgrade() {
                look(*network, &usage);
            }
        }
    }

    fn networks(&self) -> MutexGuard<'_, HashMap<ClientNetwork, Weak<Usage>>> {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The usage that other servers have reported.
    pub(crate) fn elsewhere(&self) -> MutexGuard<'_, RemoteUsage> {
        self.elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// One counted unit of a quota, until it is dropped.
#[derive(Debug)]
pub(crate) struct QuotaGuard {
    usage: Arc<Usage>,
    all: Arc<Usage>,
    which: fn(&Usage) -> &Count,
}

impl QuotaGuard {
    /// Counts one more. `most` limits this usage on all servers together, `most_of_all` the total usage on
    /// this server.
    ///
    /// # Errors
    /// [`QuotaExceeded`] names the limit that is reached.
    pub(crate) fn enter(
        usage: Arc<Usage>,
        all: Arc<Usage>,
        which: fn(&Usage) -> &Count,
        (most, most_of_all): (usize, usize),
    ) -> Result<Self, QuotaExceeded> {
        let guard = Self { usage, all, which };
        let count = which(&guard.usage);
        let here = count.here.fetch_add(1, Ordering::Relaxed);
        let elsewhere = count.elsewhere.load(Ordering::Relaxed);
        let everybody = which(&guard.all).here.fetch_add(1, Ordering::Relaxed);
        if here.saturating_add(elsewhere) >= most {
            return Err(QuotaExceeded::Own);
        }
        if everybody >= most_of_all {
            return Err(QuotaExceeded::Server);
        }
        Ok(guard)
    }
}

impl Drop for QuotaGuard {
    fn drop(&mut self) {
        for usage in [&self.usage, &self.all] {
            (self.which)(usage).here.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// The limit that is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum QuotaExceeded {
    /// That of one network or person.
    Own,
    /// That of the whole server.
    Server,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_no_port_and_is_as_wide_as_a_household() {
        for (text, key) in [
            ("192.0.2.7", Some("192.0.2.7")),
            ("192.0.2.7:4711", Some("192.0.2.7")),
            ("::ffff:192.0.2.7", Some("192.0.2.7")),
            ("2001:db8:1:2:3:4:5:6", Some("2001:db8:1:2::/64")),
            ("[2001:db8:1:2:9:9:9:9]:4711", Some("2001:db8:1:2::/64")),
            ("\"[2001:db8:1:2::5]\"", Some("2001:db8:1:2::/64")),
            ("unknown", None),
            ("", None),
        ] {
            let network = ClientNetwork::parse(text).map(|network| network.to_string());
            assert_eq!(network.as_deref(), key, "{text}");
        }
    }

    #[test]
    fn a_dropped_guard_is_not_counted() {
        let tracker = UsageTracker::default();
        let usage = tracker.of(ClientNetwork::parse("192.0.2.7").unwrap());
        let enter = || {
            let all = Arc::clone(&tracker.all);
            QuotaGuard::enter(Arc::clone(&usage), all, |usage| &usage.sockets, (2, 3))
        };
        let first = enter().unwrap();
        let _second = enter().unwrap();
        assert_eq!(enter().unwrap_err(), QuotaExceeded::Own);
        drop(first);
        let _third = enter().unwrap();
        assert_eq!(usage.sockets.here(), 2);
    }

    #[test]
    fn usage_on_other_servers_counts() {
        let tracker = UsageTracker::default();
        let usage = tracker.of(ClientNetwork::parse("192.0.2.7").unwrap());
        let enter = || {
            let all = Arc::clone(&tracker.all);
            QuotaGuard::enter(Arc::clone(&usage), all, |usage| &usage.sockets, (3, 9))
        };
        let sockets = |sockets| UsageCounts {
            sockets,
            ..UsageCounts::default()
        };
        usage.set_elsewhere(sockets(2));
        let _first = enter().unwrap();
        assert_eq!(enter().unwrap_err(), QuotaExceeded::Own);
        usage.set_elsewhere(sockets(1));
        let _second = enter().unwrap();
        assert_eq!(usage.sockets.here(), 2, "a refused entry is not counted");
    }
}
