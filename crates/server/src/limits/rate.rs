//! Rate limits.
//!
//! The generic cell rate algorithm needs only one number for each key. In a cluster, each server reports the keys
//! with much activity since its last report, and the other servers count it too.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use super::limited::Limited;
use super::network::ClientNetwork;

/// A key is reported once it has used this fraction of a burst since the last report. Usage below this
/// fraction of the allowed rate is never reported.
const PART: i64 = 8;

/// The number of keys at which those without usage are removed.
const MANY: usize = 50_000;

/// The most keys. If more are in use, those with the least usage are forgotten.
const MOST: usize = 100_000;

/// The significant bytes of a key, as a client may send any text as the name of an account.
const LONGEST: usize = 256;

/// An action and its actor.
type Key = (Limited, String);

/// One of the counts that an action adds to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    key: Key,
    /// How many times the limit applies.
    factor: i64,
}

impl Counted {
    /// The count of one person, or of another single key.
    pub(crate) fn one(limited: Limited, key: &str) -> Self {
        Self {
            key: (limited, key[..key.floor_char_boundary(LONGEST)].to_owned()),
            factor: 1,
        }
    }

    /// The counts of a client's networks, perhaps for each name of an account.
    pub(crate) fn in_networks(
        limited: Limited,
        network: ClientNetwork,
        name: &str,
    ) -> impl Iterator<Item = Self> {
        network.levels().map(move |level| Self {
            factor: level.width.factor().into(),
            ..Self::one(limited, format!("{level} {name}").trim_end())
        })
    }

    /// The counts of a person, and of all people in the same networks if they have a limit together.
    pub(crate) fn of_person(limited: Limited, person: &str, network: ClientNetwork) -> Vec<Self> {
        let of_all = limited.of_network().iter();
        let of_all = of_all.flat_map(|limited| Self::in_networks(*limited, network, ""));
        core::iter::once(Self::one(limited, person))
            .chain(of_all)
            .collect()
    }

    /// The allowed time for a burst, and for one action, in microseconds.
    const fn rate(&self) -> (i64, i64) {
        let (burst, each) = self.key.0.rate();
        (burst * each * MICROS, each * MICROS / self.factor)
    }
}

/// The microseconds in a millisecond. Usage is counted in microseconds, since the limits of wide networks are not
/// whole milliseconds.
const MICROS: i64 = 1_000;

/// The counted usage of one key. Times are in microseconds.
#[derive(Clone, Copy, Debug)]
struct Done {
    /// When the usage decays to zero.
    gone_at: i64,
    /// The unreported usage, in time of the allowed rate, at `unreported_at`.
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

    /// Counts an action in all of its counts, if each of them allows it now. A refused action is not counted.
    ///
    /// # Errors
    /// The milliseconds until all of them allow it.
    pub(crate) fn check_all(&self, counted: &[Counted], now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        let now = now * MICROS;
        let mut counts = self.counts();
        let waits = counted.iter().filter_map(|it| {
            let gone_at = counts.done.get(&it.key).map_or(now, |done| done.gone_at);
            next(it.rate(), gone_at, now).err()
        });
        if let Some(wait) = waits.max() {
            return Err(wait);
        }
        for it in counted {
            let (window, each) = it.rate();
            let done = counts.of(&it.key, now);
            done.gone_at = done.gone_at.max(now) + each;
            if self.reports && done.is_much_unreported((window, each), now) {
                counts.to_report.insert(it.key.clone());
            }
        }
        Ok(())
    }

    /// The same for one count that its owner stores, in microseconds.
    ///
    /// # Errors
    /// The milliseconds until it is allowed.
    pub(crate) fn check_own(&self, limited: Limited, time: &mut i64, now: i64) -> Result<(), u32> {
        if self.unlimited {
            return Ok(());
        }
        *time = next(Counted::one(limited, "").rate(), *time, now * MICROS)?;
        Ok(())
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
            let millis = u32::try_from(unreported / MICROS).unwrap_or(u32::MAX);
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
        let now = now * MICROS;
        for RateCount { what, who, millis } in entries {
            // The same for all networks: a wide one does more in the same time.
            let (window, _) = Counted::one(what, "").rate();
            let done = counts.of(&(what, who), now);
            done.gone_at = done.gone_at.max(now) + (i64::from(millis) * MICROS).min(window);
        }
    }
}

impl Counts {
    fn of(&mut self, key: &Key, now: i64) -> &mut Done {
        if self.done.len() > self.many.max(MANY) {
            let to_report = &self.to_report;
            self.done
                .retain(|key, done| done.gone_at > now || to_report.contains(key));
            if self.done.len() > MOST / 4 * 3 {
                self.forget_half();
            }
            // If nearly all keys still have usage, another scan soon would remove few.
            self.many = (self.done.len() * 2).min(MOST);
        }
        self.done.entry(key.clone()).or_insert(Done {
            gone_at: now,
            unreported: 0,
            unreported_at: now,
        })
    }
}

impl Counts {
    /// Forgets the half of the keys that has the least usage.
    fn forget_half(&mut self) {
        let mut times: Vec<i64> = self.done.values().map(|done| done.gone_at).collect();
        let middle = times.len() / 2;
        let (_, median, _) = times.select_nth_unstable(middle);
        let median = *median;
        let mut more = middle;
        self.done.retain(|_, done| {
            // Among equal ones, any will do.
            let forget = done.gone_at <= median && more > 0;
            more -= usize::from(forget);
            !forget
        });
        self.to_report.retain(|key| self.done.contains_key(key));
    }
}

impl Done {
    /// Counts one more as unreported. Returns whether the key should be reported.
    fn is_much_unreported(&mut self, (window, each): (i64, i64), now: i64) -> bool {
        let forgotten = (now - self.unreported_at) / PART;
        self.unreported = (self.unreported - forgotten).max(0) + each;
        self.unreported_at = now;
        self.unreported * PART >= window
    }
}

/// The time at which the usage decays to zero after one more action, in microseconds.
///
/// # Errors
/// The milliseconds until one more is allowed.
fn next((window, each): (i64, i64), gone_at: i64, now: i64) -> Result<i64, u32> {
    let next = gone_at.max(now) + each;
    let wait = next - now - window;
    if wait > 0 {
        return Err(
            u32::try_from(wait.cast_unsigned().div_ceil(MICROS.cast_unsigned()))
                .unwrap_or(u32::MAX),
        );
    }
    Ok(next)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    impl RateLimiter {
        fn check(&self, limited: Limited, key: &str, now: i64) -> Result<(), u32> {
            self.check_all(&[Counted::one(limited, key)], now)
        }
    }

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

    #[test]
    fn the_addresses_of_one_network_are_limited_together() {
        for (addresses, allowed) in [
            ("192.0.2.7", 5),
            ("192.0.2.{n}", 40),
            ("2001:db8:1:{n}::7", 10),
            ("2001:db8:1:{n}00::7", 40),
            ("198.18.{n}.7", 200),
        ] {
            let limiter = RateLimiter::new(false);
            let check = |n: i64, now| {
                let network = addresses.replace("{n}", &(n % 99).to_string());
                let network = ClientNetwork::parse(&network).unwrap();
                let counted = Counted::in_networks(Limited::Account, network, "");
                limiter.check_all(&counted.collect::<Vec<_>>(), now)
            };
            let done = (0..200).filter(|n| check(*n, 0).is_ok()).count();
            assert_eq!(done, allowed, "{addresses}");
            // As much again is allowed in five minutes, one after the other.
            let done = (0..=6_000).filter(|n| check(*n, n * 50).is_ok()).count();
            assert!(
                done == allowed || addresses.starts_with("198."),
                "{addresses} {done}"
            );
        }
    }

    #[test]
    fn what_is_refused_for_the_network_is_not_counted_for_the_address() {
        let limiter = RateLimiter::new(false);
        let counted = |n: u8| {
            let network = ClientNetwork::of([192, 0, 2, n].into());
            Counted::in_networks(Limited::Account, network, "").collect::<Vec<_>>()
        };
        for n in 0..40 {
            limiter.check_all(&counted(n % 8), 0).unwrap();
        }
        for _ in 0..100 {
            limiter.check_all(&counted(99), 0).unwrap_err();
        }
        let five_minutes = 300_000;
        for _ in 0..5 {
            limiter.check_all(&counted(99), five_minutes).unwrap();
        }
    }

    #[test]
    fn keys_in_use_do_not_fill_the_memory() {
        let limiter = RateLimiter::new(true);
        for _ in 0..10 {
            limiter
                .check(Limited::PasswordOf, "guessed often", 0)
                .unwrap();
        }
        for n in 0..3 * MOST {
            limiter
                .check(Limited::PasswordOf, &n.to_string(), 0)
                .unwrap();
            assert!(limiter.counts().done.len() <= MOST + 1);
        }
        let again = limiter.check(Limited::PasswordOf, "guessed often", 0);
        again.expect_err("the most used are kept");
    }

    proptest! {
        /// In no order of clients and times does any network get more than its limit.
        #[test]
        fn no_network_exceeds_its_limit(
            tries in proptest::collection::vec((0..4_u8, 0..4_u8, 0..4_u8, 0..4_000_i64), 1..400),
        ) {
            let limiter = RateLimiter::new(false);
            let (burst, each) = Limited::Create.rate();
            let mut now = 0;
            let mut done: HashMap<String, Vec<i64>> = HashMap::new();
            for (block, household, address, passed) in tries {
                now += passed / 20;
                let address = format!("2001:db8:{block}:{household:x}{address:02x}::1");
                let network = ClientNetwork::parse(&address).unwrap();
                let counted: Vec<_> = Counted::in_networks(Limited::Create, network, "").collect();
                if limiter.check_all(&counted, now).is_ok() {
                    for level in network.levels() {
                        let times = done.entry(level.to_string()).or_default();
                        times.push(now);
                        let factor = i64::from(level.width.factor());
                        let most = burst * factor + (now - times[0]) * factor / each + 1;
                        prop_assert!(i64::try_from(times.len()).unwrap() <= most, "{level}");
                    }
                }
            }
        }
    }
}
