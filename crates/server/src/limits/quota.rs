//! How much of the server each network and person uses.
//!
//! Connections, memory for unsent messages and tables can run out. They are counted for each network of a
//! client, narrow and wide, and for all together, so that one client can't exhaust them.

use core::iter::successors;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::network::{ClientNetwork, Network, Width};
use super::usage_report::{self, RemoteUsage, UsageCounts};

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
    /// How wide the network is.
    width: Width,
    /// The usage of the next wider network, which includes this one.
    wider: Option<Arc<Self>>,
}

impl Usage {
    /// The usage of this network and of the wider ones around it.
    fn levels(&self) -> impl Iterator<Item = &Self> {
        successors(Some(self), |it| it.wider.as_deref())
    }

    /// Counts bytes that wait to be sent. `false` if that is more than a network may have, of all that may wait
    /// on the server.
    pub(crate) fn add_waiting(&self, bytes: usize, (most, most_of_all): (usize, usize)) -> bool {
        self.levels().fold(true, |fits, level| {
            let before = level.waiting.fetch_add(bytes, Ordering::Relaxed);
            fits && before + bytes <= level.width.bound(most, most_of_all)
        })
    }

    /// Subtracts bytes that no longer wait.
    pub(crate) fn take_waiting(&self, bytes: usize) {
        for level in self.levels() {
            level.waiting.fetch_sub(bytes, Ordering::Relaxed);
        }
    }

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
    networks: Mutex<HashMap<Network, Weak<Usage>>>,
    pub(crate) all: Arc<Usage>,
}

impl UsageTracker {
    /// The usage of a client's network, which is kept while it is referenced.
    pub(crate) fn of(&self, network: ClientNetwork) -> Arc<Usage> {
        let mut networks = self.networks();
        let wider = |wider, level| Some(self.level(&mut networks, level, wider));
        let usage = network.levels().rev().fold(None, wider);
        usage.unwrap_or_default()
    }

    fn level(
        &self,
        networks: &mut HashMap<Network, Weak<Usage>>,
        network: Network,
        wider: Option<Arc<Usage>>,
    ) -> Arc<Usage> {
        if let Some(usage) = networks.get(&network).and_then(Weak::upgrade) {
            return usage;
        }
        if networks.len() >= 1024 && networks.len().is_power_of_two() {
            networks.retain(|_, usage| usage.strong_count() > 0);
        }
        let usage = Arc::new(Usage {
            width: network.width,
            wider,
            ..Usage::default()
        });
        usage.set_elsewhere(self.elsewhere().of(&usage_report::of_network(network)));
        networks.insert(network, Arc::downgrade(&usage));
        usage
    }

    /// The usage of a network, if it is referenced.
    pub(crate) fn known(&self, network: Network) -> Option<Arc<Usage>> {
        self.networks().get(&network).and_then(Weak::upgrade)
    }

    /// Calls `look` with every network in use.
    pub(crate) fn each_network(&self, mut look: impl FnMut(Network, &Usage)) {
        for (network, usage) in self.networks().iter() {
            if let Some(usage) = usage.upgrade() {
                look(*network, &usage);
            }
        }
    }

    fn networks(&self) -> MutexGuard<'_, HashMap<Network, Weak<Usage>>> {
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
    /// Counts one more. `most` limits this usage on all servers together, and in proportion that of wider
    /// networks; `most_of_all` limits the total usage on this server.
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
        // All are counted, since dropping the guard subtracts from all.
        let fits = guard.usage.levels().fold(true, |fits, level| {
            let count = which(level);
            let here = count.here.fetch_add(1, Ordering::Relaxed);
            let elsewhere = count.elsewhere.load(Ordering::Relaxed);
            fits && here.saturating_add(elsewhere) < level.width.bound(most, most_of_all)
        });
        let everybody = which(&guard.all).here.fetch_add(1, Ordering::Relaxed);
        if !fits {
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
        for usage in self.usage.levels().chain([&*self.all]) {
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
    fn the_addresses_of_one_network_are_counted_together() {
        for (addresses, fits) in [
            ("2001:db8:1:{n}::7", 2),
            ("2001:db8:1:{n}00::7", 8),
            ("192.0.2.{n}", 8),
            ("198.18.{n}.7", 20),
        ] {
            let tracker = UsageTracker::default();
            let enter = |n: usize| {
                let network = ClientNetwork::parse(&addresses.replace("{n}", &n.to_string()));
                let usage = tracker.of(network.unwrap());
                let all = Arc::clone(&tracker.all);
                QuotaGuard::enter(usage, all, |usage| &usage.tables, (1, usize::MAX))
            };
            let entered: Vec<_> = (0..20).filter_map(|n| enter(n).ok()).collect();
            assert_eq!(entered.len(), fits, "{addresses}");
            drop(entered);
            assert!(enter(0).is_ok());
        }
    }

    #[test]
    fn the_bytes_for_one_network_are_counted_together() {
        let tracker = UsageTracker::default();
        let usage = |n: u8| {
            let address = format!("2001:db8:1:{n}::7");
            tracker.of(ClientNetwork::parse(&address).unwrap())
        };
        let all: Vec<_> = (0..3).map(usage).collect();
        let most = (100, usize::MAX);
        assert!(all[0].add_waiting(100, most) && all[1].add_waiting(100, most));
        assert!(
            !all[2].add_waiting(1, most),
            "a household has twice as much"
        );
        all[2].take_waiting(1);
        all[0].take_waiting(1);
        assert!(all[2].add_waiting(1, most));
    }

    #[test]
    fn unused_networks_are_forgotten() {
        let tracker = UsageTracker::default();
        for n in 0..20_000_u32 {
            let [_, b, c, d] = n.to_be_bytes();
            tracker.of(ClientNetwork::of([10, b, c, d].into()));
        }
        assert!(tracker.networks().len() <= 1024);
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
