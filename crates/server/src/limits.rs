//! How often somebody may do something.
//!
//! Each action has a name, a burst that is always allowed, and the time after which one more is
//! (the generic cell rate algorithm: one number a key says all).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// An action that is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Limited {
    /// A new guest, by address.
    Session,
    /// A new connection, by address.
    Connect,
    /// A request of the HTTP interface, by address.
    Request,
    /// A frame, by connection.
    Frame,
    /// A command at a table, by person.
    Command,
    /// A new table, by person.
    Create,
    /// A new name, by person.
    Rename,
    /// A snapshot, by person.
    Subscribe,
    /// A question why a bot did something, by person, or by address without a session.
    Explain,
    /// A branch off a finished game, by person, or by address without a session.
    Branch,
    /// What a bot would do in one, by person, or by address without a session.
    BranchBot,
    /// A note on a card, by person.
    Note,
    /// A password that is tried, by address.
    Password,
    /// A password that is tried, by the name of the account.
    PasswordOf,
    /// A new account, or the end of one, by address.
    Account,
    /// All that is kept of a person, by person.
    Data,
    /// Other settings, by person.
    Settings,
    /// Something said at a table or among those who watch, by person.
    Say,
    /// A challenge that is made, by person.
    Challenge,
    /// A wish to be friends, or the end of one, by person.
    Tie,
    /// Invitations to a table, by person.
    Invite,
    /// A report of what somebody has said, by person.
    Report,
}

impl Limited {
    /// How many at once, and after how many milliseconds one more.
    const fn rate(self) -> (u32, u32) {
        match self {
            Self::Session => (20, 3_000),
            Self::Connect => (60, 200),
            Self::Request => (200, 30),
            Self::Frame => (100, 40),
            Self::Command => (40, 100),
            Self::Create => (12, 5_000),
            Self::Rename => (5, 20_000),
            Self::Subscribe => (60, 250),
            Self::Explain | Self::Settings | Self::Challenge => (20, 1_000),
            Self::Branch => (60, 150),
            Self::Note | Self::BranchBot => (30, 500),
            Self::Tie => (20, 5_000),
            Self::Invite => (12, 10_000),
            Self::Password => (10, 6_000),
            Self::PasswordOf => (10, 20_000),
            Self::Account => (5, 60_000),
            Self::Data => (2, 60_000),
            Self::Say => (6, 2_500),
            Self::Report => (5, 30_000),
        }
    }
}

/// Counts what everybody does.
#[derive(Debug, Default)]
pub(crate) struct Limiter {
    /// For each key the time at which nothing is left of its burst.
    full_at: Mutex<HashMap<(Limited, String), i64>>,
    unlimited: bool,
}

/// The most keys before those that have nothing counted are forgotten.
const MANY: usize = 50_000;

impl Limiter {
    /// A limiter that allows everything: for measurements.
    pub(crate) fn unlimited() -> Self {
        Self {
            unlimited: true,
            ..Self::default()
        }
    }

    /// Whether `key` may do this now.
    ///
    /// # Errors
    /// The milliseconds until it may.
    pub(crate) fn check(&self, limited: Limited, key: &str, now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if full_at.len() > MANY {
            full_at.retain(|_, time| *time > now);
        }
        let time = full_at.entry((limited, key.to_owned())).or_insert(now);
        Self::count(limited, time, now)
    }

    /// The same for a count that its owner keeps.
    ///
    /// # Errors
    /// The milliseconds until it may.
    pub(crate) fn check_own(&self, limited: Limited, time: &mut i64, now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        Self::count(limited, time, now)
    }

    fn count(limited: Limited, time: &mut i64, now: i64) -> Result<(), u32> {
        let (burst, each) = limited.rate();
        let (burst, each) = (i64::from(burst), i64::from(each));
        let next = (*time).max(now) + each;
        let wait = next - now - burst * each;
        if wait > 0 {
            return Err(u32::try_from(wait).unwrap_or(u32::MAX));
        }
        *time = next;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_one_at_a_time() {
        let limiter = Limiter::default();
        let check = |key, now| limiter.check(Limited::Rename, key, now);
        for _ in 0..5 {
            assert_eq!(check("ana", 1_000), Ok(()));
        }
        assert_eq!(check("ana", 1_000), Err(20_000));
        assert_eq!(check("ben", 1_000), Ok(()), "people are counted apart");
        assert_eq!(check("ana", 20_999), Err(1));
        assert_eq!(check("ana", 21_000), Ok(()));
        assert_eq!(check("ana", 21_000), Err(20_000));
        assert_eq!(limiter.check(Limited::Create, "ana", 21_000), Ok(()));
        for _ in 0..1_000 {
            assert_eq!(
                Limiter::unlimited().check(Limited::Create, "ana", 0),
                Ok(())
            );
        }
    }
}
