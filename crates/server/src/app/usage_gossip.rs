//! Servers of a cluster exchange how much of the quotas and rates is used.
//!
//! At every heartbeat a server reports the networks and people that use much of it, and the online people who
//! have contacts. A report is valid until the next one of the same server, or for a few heartbeats.

use std::collections::HashSet;
use std::sync::atomic::Ordering;

use super::App;
use crate::bus::{BusEvent, RateReport};
use crate::config::Quotas;
use crate::limits::network::Network;
use crate::limits::usage_report::{
    MAX_ENTRIES, UsageCounts, UsageReport, of_network, of_person, person_named,
};

/// For how many heartbeats a report is valid.
const VALID_HEARTBEATS: i64 = 4;

impl App {
    /// Reports the usage of this server, and drops expired reports of others.
    pub(super) fn announce_usage(&self) {
        let config = &self.services.config;
        let Quotas {
            connections_of_address,
            sockets_of_address,
            sockets_of_person,
            tables_of_address,
            followed_by_person,
            followed_by_address,
            ..
        } = config.quotas;
        let mut used = Vec::new();
        let of_address = [
            connections_of_address,
            sockets_of_address,
            tables_of_address,
            followed_by_address,
        ];
        self.limits.usage.each_network(|network, usage| {
            let counts = UsageCounts::of(usage);
            let of_network_quotas = of_address.map(|most| network.width.bound(most, usize::MAX));
            if counts.is_much(of_network_quotas) {
                used.push((of_network(network), counts));
            }
        });
        // The store counts the tables of a person.
        let quotas_of_person = [
            usize::MAX,
            sockets_of_person,
            usize::MAX,
            followed_by_person,
        ];
        self.presence.each_user(|person, user| {
            let counts = UsageCounts::of(&user.usage);
            // Contacts on other servers see that the person is online.
            let has_contacts = user.has_contacts.load(Ordering::Relaxed);
            if has_contacts && counts.sockets > 0 || counts.is_much(quotas_of_person) {
                used.push((of_person(person), counts));
            }
        });
        used.sort_by_key(|(_, it)| {
            std::cmp::Reverse((it.sockets, it.connections, it.tables, it.followed))
        });
        used.truncate(MAX_ENTRIES);
        // One empty report is enough.
        let announced = self
            .announced_usage
            .swap(!used.is_empty(), Ordering::Relaxed);
        if announced || !used.is_empty() {
            let node = self.cluster.process;
            let report = UsageReport { node, used };
            self.services.bus.publish(BusEvent::UsageReport(report));
        }
        let now = self.services.clock.now();
        let expired = self.limits.usage.elsewhere().expire(now);
        self.update_usage_elsewhere(&expired);
    }

    /// Applies the report of another server.
    pub(super) fn apply_usage(&self, report: UsageReport) {
        let Some(node) = &self.cluster.node else {
            return;
        };
        if report.node == self.cluster.process {
            return;
        }
        let now = self.services.clock.now();
        let until = now.saturating_add(node.heartbeat() * VALID_HEARTBEATS);
        let changed = self.limits.usage.elsewhere().apply(report, until);
        self.update_usage_elsewhere(&changed);
        self.services.metrics.shares_received.add(1);
    }

    /// Reports the rate-limited actions on this server since the last report.
    pub(super) fn announce_rates(&self) {
        let node = self.cluster.process;
        let counts = self.limits.rate.report(MAX_ENTRIES);
        if !counts.is_empty() {
            let report = RateReport { node, counts };
            self.services.bus.publish(BusEvent::RateReport(report));
        }
    }

    /// Applies the report of another server.
    pub(super) fn apply_rates(&self, report: RateReport) {
        if self.cluster.node.is_none() || report.node == self.cluster.process {
            return;
        }
        let now = self.services.clock.uptime();
        self.limits.rate.apply(report.counts, now);
        self.services.metrics.rates_received.add(1);
    }

    /// Adds the usage on other servers to the counts of connected networks and people.
    fn update_usage_elsewhere(&self, names: &HashSet<String>) {
        let tracker = &self.limits.usage;
        for name in names {
            let usage = match person_named(name) {
                Some(person) => {
                    let user = self.presence.known_user(&person);
                    user.map(|user| user.usage.clone())
                }
                None => Network::parse(name).and_then(|network| tracker.known(network)),
            };
            if let Some(usage) = usage {
                usage.set_elsewhere(tracker.elsewhere().of(name));
            }
        }
    }
}
