//! From where people come, and how much of the house each place takes.
//!
//! What can be exhausted (connections, memory for what waits to be sent, tables) is counted for each
//! address and for all, so that one visitor can't take it from the others.

use core::fmt;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde::{Deserialize, Serialize};

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
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => address.fmt(f),
            IpAddr::V6(address) => write!(f, "{address}/64"),
        }
    }
}

/// What one place takes.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// Open connections of any kind.
    pub(crate) connections: AtomicUsize,
    /// Open WebSocket connections.
    pub(crate) sockets: AtomicUsize,
    /// Open and running tables that were opened from there since the server has started.
    pub(crate) tables: AtomicUsize,
    /// Tables that are followed, each counted for each connection.
    pub(crate) followed: AtomicUsize,
    /// Bytes that wait to be sent there.
    pub(crate) waiting: AtomicUsize,
}

/// All places from which somebody is here.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
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
        places.insert(origin, Arc::downgrade(&place));
        place
    }
}

/// One more of something that is counted, until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    place: Arc<Place>,
    all: Arc<Place>,
    which: fn(&Place) -> &AtomicUsize,
}

impl Counted {
    /// Counts one more, unless the place has `most` already, or all places together have
    /// `most_of_all`.
    ///
    /// # Errors
    /// [`Crowded`] says which of the two.
    pub(crate) fn enter(
        place: Arc<Place>,
        all: Arc<Place>,
        which: fn(&Place) -> &AtomicUsize,
        (most, most_of_all): (usize, usize),
    ) -> Result<Self, Crowded> {
        let counted = Self { place, all, which };
        let here = which(&counted.place).fetch_add(1, Ordering::Relaxed);
        let everywhere = which(&counted.all).fetch_add(1, Ordering::Relaxed);
        if here >= most {
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
        (self.which)(&self.place).fetch_sub(1, Ordering::Relaxed);
        (self.which)(&self.all).fetch_sub(1, Ordering::Relaxed);
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
        assert_eq!(place.sockets.load(Ordering::Relaxed), 2);
    }
}
