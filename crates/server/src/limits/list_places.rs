//! The places of a list of tables. A network and a person have at most a few of the first ones, so that nobody
//! pushes the tables of others off the list by opening many.

use std::collections::HashMap;

use kagiya_protocol::PersonId;

use super::network::{ClientNetwork, Network};

/// The most places of a person, and of an address.
const PLACES: usize = 4;

/// The opener of a table, as far as is known.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Opener {
    pub(crate) network: Option<ClientNetwork>,
    pub(crate) person: Option<PersonId>,
}

/// The places that are taken in a list of `all` places.
#[derive(Debug)]
pub(crate) struct ListPlaces {
    all: usize,
    networks: HashMap<Network, usize>,
    people: HashMap<PersonId, usize>,
}

impl ListPlaces {
    pub(crate) fn new(all: usize) -> Self {
        Self {
            all,
            networks: HashMap::new(),
            people: HashMap::new(),
        }
    }

    /// Whether the opener of a table may have another place.
    pub(crate) fn has_room(&self, opener: &Opener) -> bool {
        let mut levels = levels(opener);
        let networks = levels.all(|it| {
            let taken = self.networks.get(&it).copied().unwrap_or(0);
            // A wide network has at most a quarter of the list.
            taken < it.width.bound(PLACES, self.all / 2)
        });
        let person = opener.person.as_ref().and_then(|it| self.people.get(it));
        networks && person.is_none_or(|taken| *taken < PLACES)
    }

    /// Takes a place.
    pub(crate) fn take(&mut self, opener: &Opener) {
        for level in levels(opener) {
            *self.networks.entry(level).or_default() += 1;
        }
        if let Some(person) = &opener.person {
            *self.people.entry(person.clone()).or_default() += 1;
        }
    }

    /// Frees a place.
    pub(crate) fn free(&mut self, opener: &Opener) {
        for level in levels(opener) {
            subtract(&mut self.networks, &level);
        }
        if let Some(person) = &opener.person {
            subtract(&mut self.people, person);
        }
    }
}

fn levels(opener: &Opener) -> impl Iterator<Item = Network> {
    opener.network.into_iter().flat_map(ClientNetwork::levels)
}

fn subtract<K: Eq + core::hash::Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_and_a_person_have_so_many_places() {
        for (network, person, most) in [
            ("192.0.2.7", "{n}", 4),
            ("192.0.2.{n}", "{n}", 10),
            ("2001:db8:1:{n}::7", "{n}", 8),
            ("2001:db8:1:{n}00::7", "{n}", 10),
            ("198.18.{n}.7", "{n}", 50),
            ("198.18.{n}.7", "ana", 4),
            ("", "ana", 4),
            ("", "{n}", 50),
        ] {
            let mut places = ListPlaces::new(40);
            let mut taken = Vec::new();
            for n in 0..50 {
                let of = |text: &str| text.replace("{n}", &n.to_string());
                let opener = Opener {
                    network: ClientNetwork::parse(&of(network)),
                    person: Some(PersonId(of(person))),
                };
                if places.has_room(&opener) {
                    places.take(&opener);
                    taken.push(opener);
                }
            }
            assert_eq!(taken.len(), most, "{network} {person}");
            for opener in &taken {
                places.free(opener);
            }
            assert!(places.networks.is_empty() && places.people.is_empty());
        }
    }
}
