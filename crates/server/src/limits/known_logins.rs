//! The networks from which people have signed in.
//!
//! Password guesses are limited for each account, so that many addresses together can't guess often. This
//! limit alone would let anyone lock others out of their accounts, so it doesn't apply to networks with an
//! earlier successful sign-in. One server keeps them in memory until it stops; elsewhere the limit applies to
//! everyone.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::limits::quota::ClientNetwork;

/// The most entries; the oldest are forgotten.
const MANY: usize = 20_000;

#[derive(Debug, Default)]
struct Known {
    all: HashSet<(String, ClientNetwork)>,
    in_order: VecDeque<(String, ClientNetwork)>,
}

/// Skeletons of account names, and the networks of successful sign-ins.
#[derive(Debug, Default)]
pub(crate) struct KnownLogins(Mutex<Known>);

impl KnownLogins {
    /// Records a successful sign-in.
    pub(crate) fn add(&self, look: String, origin: ClientNetwork) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = (look, origin);
        if !known.all.insert(place.clone()) {
            return;
        }
        known.in_order.push_back(place);
        if known.in_order.len() > MANY
            && let Some(oldest) = known.in_order.pop_front()
        {
            known.all.remove(&oldest);
        }
    }

    /// Whether the network has an earlier successful sign-in to the account.
    pub(crate) fn has(&self, look: &str, origin: ClientNetwork) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.all.contains(&(look.to_owned(), origin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_are_forgotten() {
        let known_logins = KnownLogins::default();
        let home = ClientNetwork::parse("192.0.2.1").unwrap();
        let elsewhere = ClientNetwork::parse("192.0.2.2").unwrap();
        for number in 0..=MANY {
            known_logins.add(number.to_string(), home);
            known_logins.add(number.to_string(), home);
        }
        assert!(!known_logins.has("0", home));
        assert!(known_logins.has("1", home));
        assert!(known_logins.has(&MANY.to_string(), home));
        assert!(!known_logins.has("1", elsewhere));
    }
}
