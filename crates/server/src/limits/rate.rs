//! Rate limits.
//!
//! Each action has a name, a burst that is always allowed, and the time after which one more is allowed. The
//! generic cell rate algorithm needs only one number for each key. In a cluster, each server reports the keys
//! with much activity since its last report, and the other servers count it too.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

/// A rate-limited action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Limited {
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
    /// An explanation of a bot's action, by person, or by address without a session.
    Explain,
    /// A branch off a finished game, by person, or by address without a session.
    Branch,
    /// A bot's move in a branch, by person, or by address without a session.
    BranchBot,
    /// A note on a card, by person.
    Note,
    /// A password guess, by address.
    Password,
    /// A password guess, by the address and the name of the account, or by the person with a session of it.
    PasswordOf,
    /// A password guess from a network without an earlier sign-in, by the name of the account.
    PasswordFromAnywhere,
    /// Opening or removing an account, by address.
    Account,
    /// An export of a person's data, by person.
    Data,
    /// Other settings, by person.
    Settings,
    /// A bot's thinking for a person's question, by address.
    ThoughtFrom,
    /// A command, by address.
    CommandFrom,
    /// A new table, by address.
    CreateFrom,
    /// A chat message of a player or spectator, by person.
    Say,
    /// A game file to open, by person.
    OpenFile,
    /// A new challenge, by person.
    Challenge,
    /// Asking for or ending a friendship, by person.
    Tie,
    /// Invitations to a table, by person.
    Invite,
    /// A report of a chat message, by person.
    Report,
    /// A push subscription, by person.
    Push,
    /// A notification by web push, by the person who gets it.
    Notify,
}

impl Limited {
    /// The burst, and the milliseconds after which one more is allowed.
    const fn rate(self) -> (i64, i64) {
        match self {
            Self::Session => (20, 3_000),
            Self::Connect => (60, 200),
            Self::Request => (200, 30),
            Self::Frame => (100, 40),
            Self::Command => (40, 100),
            Self::Create | Self::OpenFile => (12, 5_000),
            Self::Rename => (5, 20_000),
            Self::Subscribe => (60, 250),
            Self::Explain | Self::Settings | Self::Challenge | Self::Push => (20, 1_000),
            Self::Branch => (60, 150),
            Self::Note | Self::BranchBot => (30, 500),
            // Guests are free to create, so an address has limits however many guests it creates.
            Self::ThoughtFrom => (60, 500),
            Self::CommandFrom => (400, 10),
            Self::CreateFrom => (60, 2_000),
            Self::Tie => (20, 5_000),
            Self::Invite => (12, 10_000),
            Self::Password => (10, 6_000),
            Self::PasswordOf => (10, 20_000),
            // High enough that one address alone can't lock others out.
            Self::PasswordFromAnywhere => (100, 10_000),
            Self::Account => (5, 60_000),
            Self::Data => (2, 60_000),
            Self::Say => (6, 2_500),
            Self::Report => (5, 30_000),
            Self::Notify => (30, 60_000),
        }
    }
}

impl Limited {
    /// The limit of this action for all people at one address, if there is one.
    pub(crate) const fn of_address(self) -> Option<Self> {
        match self {
            Self::Command | Self::Say | Self::Report => Some(Self::CommandFrom),
            Self::Create | Self::OpenFile => Some(Self::CreateFrom),
            Self::Explain | Self::BranchBot => Some(Self::ThoughtFrom),
            _ => None,
        }
    }
}

/// A key is reported once it has used this fraction of a burst since the last report. Usage below this
/// fraction of the allowed rate is never reported.
const PART: i64 = 8;

/// The number of keys at which those without usage are removed.
const MANY: usize = 50_000;

/// The significant bytes of a key, as a client may send any text as the name of an account.
const LONGEST: usize = 256;

/// An action and its actor.
type Key = (Limited, String);

/// The counted usage of one key.
#[derive(Clone, Copy, Debug)]
struct Done {
    /// When the usage decays to zero.
    gone_at: i64,
    /// The unreported usage, in milliseconds of the allowed rate, at `unreported_at`.
    unreported: i64,
    unreported_at: i64,
}

/// The usage of all keys.
#[derive(Debug, Default)]
struct Counts {
    done: HashMap<Key, Done>,
    /// The keys of the next report.
    to_report: HashSet<Key>,
    /// The number of keys at which those without usage are removed.
    many: usize,
}

/// The usage of one key in a server's report.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RateCount {
    /// The action.
    pub what: Limited,
    /// An address, the id of a person, or the name of an account.
    pub who: String,
    /// The time in which the allowed rate permits this usage, in milliseconds.
    pub millis: u32,
}

/// Counts the usage of each key.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    counts: Mutex<Counts>,
    unlimited: bool,
    /// Whether there are other servers.
    reports: bool,
}

impl RateLimiter {
    /// A limiter for a single server, or for one of several.
    pub(crate) fn new(of_several: bool) -> Self {
        Self {
            counts: Mutex::default(),
            unlimited: false,
            reports: of_several,
        }
    }

    /// A limiter that allows everything, for benchmarks.
    pub(crate) fn unlimited() -> Self {
        Self {
            unlimited: true,
            ..Self::new(false)
        }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an action of `key`, if it is allowed now.
    ///
    /// # Errors
    /// The milliseconds until it is.
    pub(crate) fn check(&self, limited: Limited, key: &str, now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        let mut counts = self.counts();
        let key = (limited, key[..key.floor_char_boundary(LONGEST)].to_owned());
        let done = counts.of(&key, now);
        count(limited, &mut done.gone_at, now)?;
        if self.reports && done.is_much_unreported(limited, now) {
            counts.to_report.insert(key);
        }
        Ok(())
    }

    /// The same for a count that its owner stores.
    ///
    /// # Errors
    /// The milliseconds until it is allowed.
    pub(crate) fn check_own(&self, limited: Limited, time: &mut i64, now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        count(limited, time, now)
    }

    /// The next report, of at most `most` entries; the rest is in the following report.
    pub(crate) fn report(&self, most: usize) -> Vec<RateCount> {
        let mut counts = self.counts();
        let Counts {
            done, to_report, ..
        } = &mut *counts;
        let now_reported: Vec<Key> = to_report.iter().take(most).cloned().collect();
        let entries = now_reported.into_iter().filter_map(|key| {
            to_report.remove(&key);
            let unreported = core::mem::take(&mut done.get_mut(&key)?.unreported);
            let (what, who) = key;
            let millis = u32::try_from(unreported).unwrap_or(u32::MAX);
            Some(RateCount { what, who, millis })
        });
        entries.collect()
    }

    /// Counts the report of another server: at most one burst for each key.
    pub(crate) fn apply(&self, entries: Vec<RateCount>, now: i64) {
        if self.unlimited {
            return;
        }
        let mut counts = self.counts();
        for RateCount { what, who, millis } in entries {
            let (burst, each) = what.rate();
            let done = counts.of(&(what, who), now);
            done.gone_at = done.gone_at.max(now) + i64::from(millis).min(burst * each);
        }
    }
}

impl Counts {
    fn of(&mut self, key: &Key, now: i64) -> &mut Done {
        if self.done.len() > self.many.max(MANY) {
            let to_report = &self.to_report;
            self.done
                .retain(|key, done| done.gone_at > now || to_report.contains(key));
            // If nearly all keys still have usage, another scan soon would remove few.
            self.many = self.done.len() * 2;
        }
        self.done.entry(key.clone()).or_insert(Done {
            gone_at: now,
            unreported: 0,
            unreported_at: now,
        })
    }
}

impl Done {
    /// Counts one more as unreported. Returns whether the key should be reported.
    fn is_much_unreported(&mut self, limited: Limited, now: i64) -> bool {
        let (burst, each) = limited.rate();
        let forgotten = (now - self.unreported_at) / PART;
        self.unreported = (self.unreported - forgotten).max(0) + each;
        self.unreported_at = now;
        self.unreported * PART >= burst * each
    }
}

/// Adds one more to the time at which the usage decays to zero.
///
/// # Errors
/// The milliseconds until one more is allowed.
fn count(limited: Limited, gone_at: &mut i64, now: i64) -> Result<(), u32> {
    let (burst, each) = limited.rate();
    let next = (*gone_at).max(now) + each;
    let wait = next - now - burst * each;
    if wait > 0 {
        return Err(u32::try_from(wait).unwrap_or(u32::MAX));
    }
    *gone_at = next;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_one_at_a_time() {
        let limiter = RateLimiter::new(false);
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
                RateLimiter::unlimited().check(Limited::Create, "ana", 0),
                Ok(())
            );
        }
    }
    #[test]
    fn what_was_done_at_another_server_counts() {
        let (north, south) = (RateLimiter::new(true), RateLimiter::new(true));
        let rename = |limiter: &RateLimiter, now| limiter.check(Limited::Rename, "ana", now);
        for _ in 0..3 {
            assert_eq!(rename(&north, 1_000), Ok(()));
        }
        let entries = north.report(9);
        assert_eq!(entries[0].millis, 60_000);
        assert_eq!(north.report(9), [], "everything is reported once");
        south.apply(entries.clone(), 1_000);
        assert_eq!(rename(&south, 1_000), Ok(()));
        assert_eq!(rename(&south, 1_000), Ok(()));
        assert_eq!(rename(&south, 1_000), Err(20_000));
        assert_eq!(south.report(9)[0].millis, 40_000, "only what was done here");
        let months = RateCount {
            millis: u32::MAX,
            ..entries[0].clone()
        };
        south.apply(vec![months], 1_000);
        assert_eq!(rename(&south, 1_000), Err(120_000), "a burst more");
        // An unlimited server counts nothing.
        let free = RateLimiter::unlimited();
        free.apply(entries, 1_000);
        assert_eq!(rename(&free, 1_000), Ok(()));
        assert_eq!(free.report(9), []);
    }

    #[test]
    fn two_servers_together_allow_little_more_than_one() {
        // The most that is allowed, on both; reported twice a second.
        let servers = [RateLimiter::new(true), RateLimiter::new(true)];
        let mut done = 0;
        for now in (0..60_000).step_by(10) {
            for server in &servers {
                done += i32::from(server.check(Limited::Command, "ana", now).is_ok());
            }
            if now % 500 == 0 {
                let [north, south] = servers.each_ref().map(|it| it.report(9));
                servers[0].apply(south, now);
                servers[1].apply(north, now);
            }
        }
        let one = 40 + 600;
        assert!((one..one * 5 / 4).contains(&done), "{done}");
    }

    #[test]
    fn little_use_is_not_reported() {
        let limiter = RateLimiter::new(true);
        for now in (0..600_000).step_by(850) {
            limiter.check(Limited::Command, "ana", now).unwrap();
            assert_eq!(limiter.report(9), [], "after {now} ms");
        }
        // A single server reports nothing.
        let alone = RateLimiter::new(false);
        for _ in 0..40 {
            alone.check(Limited::Command, "ana", 0).unwrap();
        }
        assert_eq!(alone.report(9), []);
    }

    #[test]
    fn a_name_as_long_as_a_letter_is_cut() {
        let limiter = RateLimiter::new(true);
        let name = "é".repeat(8_000);
        for _ in 0..10 {
            limiter.check(Limited::PasswordOf, &name, 0).unwrap();
        }
        assert!(limiter.check(Limited::PasswordOf, &name, 0).is_err());
        assert_eq!(limiter.report(9)[0].who.len(), LONGEST);
    }

    #[test]
    fn what_is_too_much_for_one_message_comes_with_the_next() {
        let limiter = RateLimiter::new(true);
        for who in ["ana", "ben", "cara"] {
            limiter.check(Limited::Data, who, 0).unwrap();
        }
        let mut entries = limiter.report(2);
        assert_eq!(entries.len(), 2);
        entries.extend(limiter.report(2));
        entries.sort_by(|one, other| one.who.cmp(&other.who));
        let who: Vec<&str> = entries.iter().map(|it| it.who.as_str()).collect();
        assert_eq!(who, ["ana", "ben", "cara"]);
    }

    #[test]
    fn keys_with_nothing_counted_are_forgotten() {
        let limiter = RateLimiter::new(false);
        let each = |from: usize, to: usize, now| {
            for key in from..to {
                limiter.check(Limited::Say, &key.to_string(), now).unwrap();
            }
        };
        each(0, MANY * 2, 0);
        assert_eq!(limiter.counts().done.len(), MANY * 2);
        each(MANY * 2, MANY * 4, 10_000);
        assert!(limiter.counts().done.len() <= MANY * 2 + 1);
    }
}
