//! From where people have signed in.
//!
//! Passwords that are tried are counted for each account, wherever they are tried, so that many addresses together can't
//! try many. That would let anybody keep others out of their accounts, so it does not count where the account was opened
//! before. This is known to one server and until it ends; elsewhere its people wait as everybody does.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use crate::limits::quota::ClientNetwork;

/// Of how many it is known; the oldest are forgotten.
const MANY: usize = 20_000;

#[derive(Debug, Default)]
struct Known {
    all: HashSet<(String, ClientNetwork)>,
    in_order: VecDeque<(String, ClientNetwork)>,
}

/// Names of accounts as they look, and addresses at which their passwords were known.
#[derive(Debug, Default)]
pub(crate) struct KnownLogins(Mutex<Known>);

impl KnownLogins {
    /// Somebody knows the password of an account.
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

    /// Whether somebody has known the password of an account there.
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
