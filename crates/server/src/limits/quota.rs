//! From where people come, and how much of the house each place takes.
//!
//! What can be exhausted (connections, memory for what waits to be sent, tables) is counted for each
//! address and for all, so that one visitor can't take it from the others.

use core::fmt;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use serde::{Deserialize, Serialize};

use crate::bus::Taken;
use crate::cluster::usage_gossip::{self, Elsewhere};

/// From where somebody comes, as limits count it: an IPv4 address, or the 64 leading bits of an IPv6
/// address, since a household has all that begin so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    /// The origin of an address.
    pub(crate) fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.into()),
            IpAddr::V6(address) => {
                let prefix = address.to_bits() & (u128::MAX << 64);
                Self(Ipv6Addr::from_bits(prefix).into())
            }
        }
    }

    /// The origin that a proxy names: an address, perhaps with a port. `None` if it is none.
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

    /// The origin that is written like this.
    pub(crate) fn named(text: &str) -> Option<Self> {
        Self::parse(text.strip_suffix("/64").unwrap_or(text))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// How much of something is taken: here, and at other servers of the house as they have told.
#[derive(Debug, Default)]
pub(crate) struct Count {
    here: AtomicUsize,
    elsewhere: AtomicUsize,
}

impl Count {
    /// How much is taken here.
    pub(crate) fn here(&self) -> usize {
        self.here.load(Ordering::Relaxed)
    }
}

/// What one place takes.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// Open connections of any kind.
    pub(crate) connections: Count,
    /// Open WebSocket connections.
    pub(crate) sockets: Count,
    /// Open and running tables that were opened from there since the server has started.
    pub(crate) tables: Count,
    /// Tables that are followed, each counted for each connection.
    pub(crate) followed: Count,
    /// Bytes that wait to be sent there.
    pub(crate) waiting: AtomicUsize,
}

impl Place {
    /// What other servers have told of it.
    pub(crate) fn take_elsewhere(&self, taken: Taken) {
        let counts = [
            (&self.connections, taken.connections),
            (&self.sockets, taken.sockets),
            (&self.tables, taken.tables),
            (&self.followed, taken.followed),
        ];
        for (count, taken) in counts {
            let taken = usize::try_from(taken).unwrap_or(usize::MAX);
            count.elsewhere.store(taken, Ordering::Relaxed);
        }
    }
}

/// All places from which somebody is here.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    elsewhere: Mutex<Elsewhere>,
    places: Mutex<HashMap<Origin, Weak<Place>>>,
    /// What all places take together.
    pub(crate) all: Arc<Place>,
}

impl Crowd {
    /// What is counted for an origin, as long as somebody is here from there.
    pub(crate) fn place(&self, origin: Origin) -> Arc<Place> {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = places.get(&origin).and_then(Weak::upgrade) {
            return place;
        }
        if places.len() >= 1024 && places.len().is_power_of_two() {
            places.retain(|_, place| place.strong_count() > 0);
        }
        let place = Arc::<Place>::default();
        place.take_elsewhere(self.elsewhere().of(&usage_gossip::of_address(origin)));
        places.insert(origin, Arc::downgrade(&place));
        place
    }

    /// What is counted for an origin if somebody is here from there.
    pub(crate) fn known(&self, origin: Origin) -> Option<Arc<Place>> {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.get(&origin).and_then(Weak::upgrade)
    }

    /// Calls `look` with every place from which somebody is here.
    pub(crate) fn each_place(&self, mut look: impl FnMut(Origin, &Place)) {
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        for (origin, place) in places.iter() {
            if let Some(place) = place.upgrade() {
                look(*origin, &place);
            }
        }
    }

    /// What is taken of the other servers.
    pub(crate) fn elsewhere(&self) -> MutexGuard<'_, Elsewhere> {
        self.elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// One more of something that is counted, until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    place: Arc<Place>,
    all: Arc<Place>,
    which: fn(&Place) -> &Count,
}

impl Counted {
    /// Counts one more, unless the place has `most` already, at all servers together, or all places
    /// together have `most_of_all` here.
    ///
    /// # Errors
    /// [`Crowded`] says which of the two.
    pub(crate) fn enter(
        place: Arc<Place>,
        all: Arc<Place>,
        which: fn(&Place) -> &Count,
        (most, most_of_all): (usize, usize),
    ) -> Result<Self, Crowded> {
        let counted = Self { place, all, which };
        let count = which(&counted.place);
        let here = count.here.fetch_add(1, Ordering::Relaxed);
        let elsewhere = count.elsewhere.load(Ordering::Relaxed);
        let everywhere = which(&counted.all).here.fetch_add(1, Ordering::Relaxed);
        if here.saturating_add(elsewhere) >= most {
            return Err(Crowded::Place);
        }
        if everywhere >= most_of_all {
            return Err(Crowded::House);
        }
        Ok(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        for place in [&self.place, &self.all] {
            (self.which)(place).here.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// Why there is no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crowded {
    /// One address has as much as one may have.
    Place,
    /// The house is full.
    House,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_has_no_port_and_is_as_wide_as_a_household() {
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
            let origin = Origin::parse(text).map(|origin| origin.to_string());
            assert_eq!(origin.as_deref(), key, "{text}");
        }
    }

    #[test]
    fn who_leaves_is_not_counted() {
        let crowd = Crowd::default();
        let place = crowd.place(Origin::parse("192.0.2.7").unwrap());
        let enter = || {
            let all = Arc::clone(&crowd.all);
            Counted::enter(Arc::clone(&place), all, |place| &place.sockets, (2, 3))
        };
        let first = enter().unwrap();
        let _second = enter().unwrap();
        assert_eq!(enter().unwrap_err(), Crowded::Place);
        drop(first);
        let _third = enter().unwrap();
        assert_eq!(place.sockets.here(), 2);
    }

    #[test]
    fn what_is_taken_elsewhere_counts() {
        let crowd = Crowd::default();
        let place = crowd.place(Origin::parse("192.0.2.7").unwrap());
        let enter = || {
            let all = Arc::clone(&crowd.all);
            Counted::enter(Arc::clone(&place), all, |place| &place.sockets, (3, 9))
        };
        let sockets = |sockets| Taken {
            sockets,
            ..Taken::default()
        };
        place.take_elsewhere(sockets(2));
        let _first = enter().unwrap();
        assert_eq!(enter().unwrap_err(), Crowded::Place);
        place.take_elsewhere(sockets(1));
        let _second = enter().unwrap();
        assert_eq!(place.sockets.here(), 2, "who was refused is not counted");
    }
}
