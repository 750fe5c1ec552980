//! How often the people of each network have taken a seat before the game.
//!
//! Addresses are counted while the table is in memory and never stored.

use std::collections::HashMap;

use kagiya_protocol::PersonId;
use kagiya_table::log_limits::{SEATS_OF_AN_ADDRESS, SEATS_OF_STRANGERS};

use super::TableTask;
use crate::limits::network::{ClientNetwork, Network};

/// The number of times that each network has taken a seat. The log's limit bounds the number of networks.
#[derive(Default)]
pub(super) struct Arrivals(HashMap<Network, usize>);

impl Arrivals {
    /// Whether people of this network may take another seat.
    pub(super) fn has_room(&self, origin: ClientNetwork) -> bool {
        origin.levels().all(|level| {
            let most = level.width.bound(SEATS_OF_AN_ADDRESS, SEATS_OF_STRANGERS);
            self.0.get(&level).is_none_or(|times| *times < most)
        })
    }

    pub(super) fn count(&mut self, origin: ClientNetwork) {
        for level in origin.levels() {
            *self.0.entry(level).or_default() += 1;
        }
    }
}

impl TableTask {
    /// Whether the table was opened by a person, or keeps a seat for them.
    pub(super) fn is_expected(&self, person: &PersonId) -> bool {
        self.model.info.owner == *person || self.model.kept_for(person).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_has_room_for_so_many_and_leaves_room_for_others() {
        for (addresses, most) in [
            ("192.0.2.7", 60),
            ("192.0.2.{n}", 100),
            ("2001:db8:1:{n}::1", 100),
            ("2001:db8:1:{n}00::1", 100),
            ("198.18.{n}.7", 1_000),
        ] {
            let mut arrivals = Arrivals::default();
            let network = |n: usize| {
                let n = (n % 90).to_string();
                ClientNetwork::parse(&addresses.replace("{n}", &n)).unwrap()
            };
            let came = (0..1_000).filter(|n| {
                let room = arrivals.has_room(network(*n));
                if room {
                    arrivals.count(network(*n));
                }
                room
            });
            assert_eq!(came.count(), most, "{addresses}");
            assert!(arrivals.has_room(ClientNetwork::parse("203.0.113.1").unwrap()));
        }
    }
}
