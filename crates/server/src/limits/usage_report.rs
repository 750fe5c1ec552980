//! What servers of a cluster report to each other about the usage of quotas.

use std::collections::{HashMap, HashSet};

use kagiya_protocol::PersonId;
use serde::{Deserialize, Serialize};

use super::network::Network;
use super::quota::Usage;

/// Usage is reported from this fraction of a quota on. So each other server lets a client exceed the quota by
/// at most this fraction.
const REPORTED_FRACTION: usize = 8;

/// The most entries of a report, which bounds the size of its message.
pub(crate) const MAX_ENTRIES: usize = 2000;

/// The prefix of a person's id in a report. The name of a network never has it.
const PERSON: &str = "guest:";

/// The name of a network in a report.
pub(crate) fn of_network(network: Network) -> String {
    network.to_string()
}

/// The name of a person in a report.
pub(crate) fn of_person(person: &PersonId) -> String {
    format!("{PERSON}{}", person.as_str())
}

/// The person whom a report names, or `None` if it names a network.
pub(crate) fn person_named(name: &str) -> Option<PersonId> {
    let id = name.strip_prefix(PERSON)?;
    Some(PersonId(id.to_owned()))
}

/// The usage of one network or person on a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UsageCounts {
    /// Open connections of any kind.
    pub connections: u32,
    /// Open WebSocket connections.
    pub sockets: u32,
    /// Open and running tables that were opened there.
    pub tables: u32,
    /// Followed tables, counted once for each connection.
    pub followed: u32,
}

impl UsageCounts {
    /// The usage on this server.
    pub(crate) fn of(usage: &Usage) -> Self {
        let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Self {
            connections: small(usage.connections.here()),
            sockets: small(usage.sockets.here()),
            tables: small(usage.tables.here()),
            followed: small(usage.followed.here()),
        }
    }

    fn add(self, other: &Self) -> Self {
        Self {
            connections: self.connections.saturating_add(other.connections),
            sockets: self.sockets.saturating_add(other.sockets),
            tables: self.tables.saturating_add(other.tables),
            followed: self.followed.saturating_add(other.followed),
        }
    }

    /// Whether one of the counts is large enough to be reported. The quotas are in the order of the fields.
    pub(crate) fn is_much(&self, quotas: [usize; 4]) -> bool {
        let used = [self.connections, self.sockets, self.tables, self.followed];
        used.into_iter().zip(quotas).any(|(used, quota)| {
            let used = usize::try_from(used).unwrap_or(usize::MAX);
            used > 0 && used >= quota / REPORTED_FRACTION
        })
    }
}

/// The networks and people with much usage on a server. It replaces the server's previous report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UsageReport {
    /// The reporting process.
    pub node: u64,
    /// Networks, and people as `guest:ID`.
    #[serde(rename = "taken")]
    pub used: Vec<(String, UsageCounts)>,
}

#[derive(Debug)]
struct Report {
    until: i64,
    used: HashMap<String, UsageCounts>,
}

/// The usage of other servers, by their last reports.
#[derive(Debug, Default)]
pub(crate) struct RemoteUsage {
    /// By process.
    reports: HashMap<u64, Report>,
}

impl RemoteUsage {
    /// The usage of a network or person on all other servers.
    pub(crate) fn of(&self, name: &str) -> UsageCounts {
        let reports = self.reports.values();
        let used = reports.filter_map(|report| report.used.get(name));
        used.fold(UsageCounts::default(), UsageCounts::add)
    }

    /// Applies a report, which is valid until the time `until`. Returns the names whose usage has changed.
    pub(crate) fn apply(&mut self, report: UsageReport, until: i64) -> HashSet<String> {
        let used: HashMap<String, UsageCounts> =
            report.used.into_iter().take(MAX_ENTRIES).collect();
        let mut changed: HashSet<String> = used.keys().cloned().collect();
        let before = if used.is_empty() {
            self.reports.remove(&report.node)
        } else {
            self.reports.insert(report.node, Report { until, used })
        };
        changed.extend(before.into_iter().flat_map(|it| it.used.into_keys()));
        changed
    }

    /// Drops reports that are no longer valid. Returns the names in them.
    pub(crate) fn expire(&mut self, now: i64) -> HashSet<String> {
        let mut expired = HashSet::new();
        self.reports.retain(|_, report| {
            let valid = report.until > now;
            if !valid {
                expired.extend(report.used.drain().map(|(name, _)| name));
            }
            valid
        });
        expired
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_add_up_until_they_expire() {
        let report = |node, sockets| UsageReport {
            node,
            used: vec![(
                "192.0.2.7".to_owned(),
                UsageCounts {
                    sockets,
                    ..UsageCounts::default()
                },
            )],
        };
        let mut elsewhere = RemoteUsage::default();
        assert_eq!(elsewhere.apply(report(1, 5), 100).len(), 1);
        elsewhere.apply(report(2, 3), 200);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 8);
        elsewhere.apply(report(1, 1), 150);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 4, "the newest is valid");
        assert_eq!(elsewhere.of("192.0.2.8"), UsageCounts::default());
        assert!(elsewhere.expire(149).is_empty());
        assert_eq!(elsewhere.expire(150).len(), 1);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 3);
        let empty = UsageReport {
            node: 2,
            used: Vec::new(),
        };
        assert_eq!(elsewhere.apply(empty, 300).len(), 1);
        assert_eq!(elsewhere.of("192.0.2.7"), UsageCounts::default());
    }

    #[test]
    fn only_much_usage_is_reported() {
        let used = |sockets, tables| UsageCounts {
            sockets,
            tables,
            ..UsageCounts::default()
        };
        let quotas = [usize::MAX, 80, 40, 800];
        assert!(!used(9, 4).is_much(quotas));
        assert!(used(10, 0).is_much(quotas));
        assert!(used(0, 5).is_much(quotas));
        assert!(!used(0, 0).is_much([1; 4]));
        assert!(!used(1_000, 0).is_much([usize::MAX; 4]));
    }

    #[test]
    fn the_name_of_a_network_is_read_again() {
        for text in [
            "192.0.2.7",
            "192.0.2.0/24",
            "2001:db8:1:2::9",
            "2001:db8:1::/48",
        ] {
            let network = Network::parse(text).unwrap();
            let named = Network::parse(&of_network(network));
            assert_eq!(named, Some(network), "{text}");
        }
    }
}
