//! How much one visitor takes of all servers together.
//!
//! Each server tells the others at every beat who takes a good part of what one visitor may have, and who is
//! there whom somebody knows, and counts what they tell as taken. What a server has told holds until it tells something else, or for a
//! few beats: who is at a server that is gone is not counted there for long.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering;

use crate::app::House;
use crate::bus::{News, Rates, Shares, Taken};
use crate::config::Quotas;
use crate::limits::quota::{Origin, Place};
use kagiya_protocol::PersonId;

/// Somebody is spoken of from this part of a quota on: so much more than the quota each other server can
/// let them have, and no more.
const PART: usize = 8;

/// The most of whom a server speaks: a message has its bounds.
const MOST: usize = 2000;

/// For how many beats it holds what a server has told.
const BEATS: i64 = 4;

/// What stands before the id of a person in the name of a share; an address has no such word.
const PERSON: &str = "guest:";

/// The name of an address's share.
pub(crate) fn of_address(origin: Origin) -> String {
    origin.to_string()
}

/// The name of a person's share.
pub(crate) fn of_person(person: &PersonId) -> String {
    format!("{PERSON}{}", person.as_str())
}

/// What another server has told.
#[derive(Debug)]
struct Report {
    until: i64,
    taken: HashMap<String, Taken>,
}

/// What is taken of the other servers.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere {
    reports: HashMap<u64, Report>,
}

impl Elsewhere {
    /// What somebody takes of all other servers.
    pub(crate) fn of(&self, name: &str) -> Taken {
        let reports = self.reports.values();
        let taken = reports.filter_map(|report| report.taken.get(name));
        taken.fold(Taken::default(), Taken::and)
    }

    /// Takes what a server tells until some time, in the place of what it told before; says of whom there
    /// is something new.
    fn take(&mut self, shares: Shares, until: i64) -> HashSet<String> {
        let taken: HashMap<String, Taken> = shares.taken.into_iter().take(MOST).collect();
        let mut changed: HashSet<String> = taken.keys().cloned().collect();
        let before = if taken.is_empty() {
            self.reports.remove(&shares.node)
        } else {
            self.reports.insert(shares.node, Report { until, taken })
        };
        changed.extend(before.into_iter().flat_map(|it| it.taken.into_keys()));
        changed
    }

    /// Forgets what servers told that have been silent for too long; says of whom.
    fn forget(&mut self, now: i64) -> HashSet<String> {
        let mut gone = HashSet::new();
        self.reports.retain(|_, report| {
            let holds = report.until > now;
            if !holds {
                gone.extend(report.taken.drain().map(|(name, _)| name));
            }
            holds
        });
        gone
    }
}

impl Taken {
    fn and(self, other: &Self) -> Self {
        Self {
            connections: self.connections.saturating_add(other.connections),
            sockets: self.sockets.saturating_add(other.sockets),
            tables: self.tables.saturating_add(other.tables),
            followed: self.followed.saturating_add(other.followed),
        }
    }

    /// What a place takes here.
    fn of(place: &Place) -> Self {
        let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Self {
            connections: small(place.connections.here()),
            sockets: small(place.sockets.here()),
            tables: small(place.tables.here()),
            followed: small(place.followed.here()),
        }
    }

    /// Whether any of it is a good part of a quota: of connections of any kind, WebSocket connections, tables
    /// and followed tables.
    fn is_much(&self, quotas: [usize; 4]) -> bool {
        let taken = [self.connections, self.sockets, self.tables, self.followed];
        taken.into_iter().zip(quotas).any(|(taken, quota)| {
            let taken = usize::try_from(taken).unwrap_or(usize::MAX);
            taken > 0 && taken >= quota / PART
        })
    }
}

impl House {
    /// Tells the other servers who takes a good part of this one and who is here that has friends, and forgets what those told that have
    /// been silent for too long.
    pub(crate) fn tell_shares(&self) {
        let Quotas {
            sockets_of_address,
            sockets_of_person,
            tables_of_address,
            followed_by_person,
            followed_by_address,
            ..
        } = self.config.quotas;
        let mut taken = Vec::new();
        let of_address = [
            self.config.connections_of_address(),
            sockets_of_address,
            tables_of_address,
            followed_by_address,
        ];
        self.crowd.each_place(|origin, place| {
            let share = Taken::of(place);
            if share.is_much(of_address) {
                taken.push((self::of_address(origin), share));
            }
        });
        // How many tables a person has opened, the store knows.
        let of_person = [
            usize::MAX,
            sockets_of_person,
            usize::MAX,
            followed_by_person,
        ];
        self.each_visitor(|person, visitor| {
            let share = Taken::of(&visitor.place);
            // Friends at other servers see that they are there.
            let known = visitor.known.load(Ordering::Relaxed);
            if known && share.sockets > 0 || share.is_much(of_person) {
                taken.push((self::of_person(person), share));
            }
        });
        taken.sort_by_key(|(_, it)| {
            std::cmp::Reverse((it.sockets, it.connections, it.tables, it.followed))
        });
        taken.truncate(MOST);
        // Who has told of nobody, and still can't, says nothing.
        let spoke = self
            .spoke_of_shares
            .swap(!taken.is_empty(), Ordering::Relaxed);
        if spoke || !taken.is_empty() {
            let node = self.node;
            self.bus.publish(News::Shares(Shares { node, taken }));
        }
        let gone = self.crowd.elsewhere().forget(self.clock.now());
        self.count_elsewhere(&gone);
    }

    /// Takes what another server tells.
    pub(crate) fn take_shares(&self, shares: Shares) {
        let Some(node) = &self.others else { return };
        if shares.node == self.node {
            return;
        }
        let until = self.clock.now().saturating_add(node.beat() * BEATS);
        let changed = self.crowd.elsewhere().take(shares, until);
        self.count_elsewhere(&changed);
        self.metrics.shares_received.add(1);
    }

    /// Tells the other servers who has done much here since it last did, of what may not be done too often.
    pub(crate) fn tell_rates(&self) {
        let node = self.node;
        let told = self.limiter.tell(MOST);
        if !told.is_empty() {
            self.bus.publish(News::Rates(Rates { node, told }));
        }
    }

    /// Takes what another server tells of it.
    pub(crate) fn take_rates(&self, Rates { node, told }: Rates) {
        if self.others.is_none() || node == self.node {
            return;
        }
        self.limiter.hear(told, self.clock.uptime());
        self.metrics.rates_received.add(1);
    }

    /// Counts for those who are here what they take elsewhere.
    fn count_elsewhere(&self, names: &HashSet<String>) {
        for name in names {
            let place = match name.strip_prefix(PERSON) {
                Some(person) => self
                    .known_visitor(&PersonId(person.to_owned()))
                    .map(|visitor| visitor.place.clone()),
                None => Origin::named(name).and_then(|origin| self.crowd.known(origin)),
            };
            if let Some(place) = place {
                place.take_elsewhere(self.crowd.elsewhere().of(name));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_servers_tell_adds_up_until_they_are_silent() {
        let told = |node, sockets| Shares {
            node,
            taken: vec![(
                "192.0.2.7".to_owned(),
                Taken {
                    sockets,
                    ..Taken::default()
                },
            )],
        };
        let mut elsewhere = Elsewhere::default();
        assert_eq!(elsewhere.take(told(1, 5), 100).len(), 1);
        elsewhere.take(told(2, 3), 200);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 8);
        elsewhere.take(told(1, 1), 150);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 4, "the newest holds");
        assert_eq!(elsewhere.of("192.0.2.8"), Taken::default());
        assert!(elsewhere.forget(149).is_empty());
        assert_eq!(elsewhere.forget(150).len(), 1);
        assert_eq!(elsewhere.of("192.0.2.7").sockets, 3);
        let silent = Shares {
            node: 2,
            taken: Vec::new(),
        };
        assert_eq!(elsewhere.take(silent, 300).len(), 1);
        assert_eq!(elsewhere.of("192.0.2.7"), Taken::default());
    }

    #[test]
    fn only_who_takes_a_good_part_is_spoken_of() {
        let taken = |sockets, tables| Taken {
            sockets,
            tables,
            ..Taken::default()
        };
        let quotas = [usize::MAX, 80, 40, 800];
        assert!(!taken(9, 4).is_much(quotas));
        assert!(taken(10, 0).is_much(quotas));
        assert!(taken(0, 5).is_much(quotas));
        assert!(!taken(0, 0).is_much([1; 4]));
        assert!(!taken(1_000, 0).is_much([usize::MAX; 4]));
    }

    #[test]
    fn the_name_of_an_address_is_read_again() {
        for text in ["192.0.2.7", "2001:db8:1:2::9"] {
            let origin = Origin::parse(text).unwrap();
            assert_eq!(Origin::named(&of_address(origin)), Some(origin), "{text}");
        }
    }
}
