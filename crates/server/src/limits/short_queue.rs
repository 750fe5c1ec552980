//! The queue of passwords that wait to be hashed, and that of games that wait to be reviewed.
//!
//! A queue is short, and a request learns at once whether it has a place. Networks have equal shares: a network with
//! earlier requests loses its place to one with fewer. Requests of known devices and of sessions have a queue of
//! their own that comes first.

use std::collections::{BTreeMap, HashMap};

use super::network::{ClientNetwork, Network};
use super::shares::Shares;

/// Of this number of requests in a row, one is of an unknown device, if any waits.
const ROUND: u32 = 4;

/// For how many served requests one request of a network is remembered: some minutes of hashing, so that a
/// thousand guessers who take turns are not newcomers each time.
const REMEMBERED: usize = 4096;

/// The fraction of all places that one address may have.
const SHARE: usize = 16;

/// Whose password is hashed, or who wants a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) network: ClientNetwork,
    /// Whether the device is known to the account, or has a session of it.
    pub(crate) known: bool,
}

/// The waiting requests of one kind.
#[derive(Debug)]
struct Class<T> {
    /// By turn and number.
    waiting: BTreeMap<(u64, u64), (ClientNetwork, T)>,
    /// The number of waiting requests of each network.
    counts: HashMap<Network, usize>,
    shares: Shares,
}

/// All waiting requests.
#[derive(Debug)]
pub(crate) struct ShortQueue<T> {
    known: Class<T>,
    others: Class<T>,
    /// The number of requests so far.
    number: u64,
    /// The number of served requests so far.
    served: u32,
}

/// A request has no place.
#[derive(Debug)]
pub(crate) struct NoPlace<T> {
    pub(crate) request: T,
    /// The number of requests that wait before it.
    pub(crate) ahead: usize,
}

impl<T> Default for Class<T> {
    fn default() -> Self {
        Self {
            waiting: BTreeMap::new(),
            counts: HashMap::new(),
            shares: Shares::default(),
        }
    }
}

impl<T> Default for ShortQueue<T> {
    fn default() -> Self {
        Self {
            known: Class::default(),
            others: Class::default(),
            number: 0,
            served: 0,
        }
    }
}

impl<T> ShortQueue<T> {
    /// Adds a request to a queue of `places`. Requests that are `gone` lose theirs first. Returns the request
    /// that has lost its place to this one.
    ///
    /// # Errors
    /// [`NoPlace`] if the request has none.
    pub(crate) fn push(
        &mut self,
        Asker { network, known }: Asker,
        request: T,
        places: usize,
        gone: impl Fn(&T) -> bool,
    ) -> Result<Option<T>, NoPlace<T>> {
        self.number += 1;
        let class = if known {
            &mut self.known
        } else {
            &mut self.others
        };
        class.push(network, (request, self.number), places, gone)
    }

    /// The next request.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.served = self.served.wrapping_add(1);
        let classes = if self.served.is_multiple_of(ROUND) {
            [&mut self.others, &mut self.known]
        } else {
            [&mut self.known, &mut self.others]
        };
        classes.into_iter().find_map(Class::pop)
    }

    /// The number of waiting requests.
    pub(crate) fn len(&self) -> usize {
        self.known.waiting.len() + self.others.waiting.len()
    }

    /// The number of requests of unknown devices that wait before the first one that `fits`.
    pub(crate) fn ahead(&self, fits: impl Fn(&T) -> bool) -> Option<usize> {
        let mut waiting = self.others.waiting.values();
        waiting.position(|(_, request)| fits(request))
    }
}

impl<T> Class<T> {
    fn push(
        &mut self,
        network: ClientNetwork,
        (request, number): (T, u64),
        places: usize,
        gone: impl Fn(&T) -> bool,
    ) -> Result<Option<T>, NoPlace<T>> {
        if self.waiting.is_empty() {
            self.shares.clear();
        }
        let share = (places / SHARE).max(2);
        let is_full = |it: Network| {
            let bound = it.width.bound(share, places);
            self.counts.get(&it).is_some_and(|count| *count >= bound)
        };
        if self.waiting.len() >= places || network.levels().any(is_full) {
            self.remove_gone(gone);
        }
        let is_full = |it: Network| {
            let bound = it.width.bound(share, places);
            self.counts.get(&it).is_some_and(|count| *count >= bound)
        };
        let turn = self.shares.peek(network);
        let last = self.waiting.last_key_value().map(|(key, _)| *key);
        let comes_last = last.is_none_or(|(last, _)| turn >= last);
        if network.levels().any(is_full) || self.waiting.len() >= places && comes_last {
            let ahead = self.waiting.len();
            return Err(NoPlace { request, ahead });
        }
        let loses = last.filter(|_| self.waiting.len() >= places);
        let lost = loses.and_then(|key| self.remove(key));
        let turn = self.shares.take(network);
        self.waiting.insert((turn, number), (network, request));
        for level in network.levels() {
            *self.counts.entry(level).or_default() += 1;
        }
        Ok(lost)
    }

    fn pop(&mut self) -> Option<T> {
        let (key, _) = self.waiting.first_key_value()?;
        let key = *key;
        self.shares.served(REMEMBERED);
        self.remove(key)
    }

    fn remove(&mut self, key: (u64, u64)) -> Option<T> {
        let (network, request) = self.waiting.remove(&key)?;
        for level in network.levels() {
            if let Some(count) = self.counts.get_mut(&level) {
                *count -= 1;
                if *count == 0 {
                    self.counts.remove(&level);
                }
            }
        }
        Some(request)
    }

    fn remove_gone(&mut self, gone: impl Fn(&T) -> bool) {
        let waiting = self.waiting.iter();
        let keys = waiting
            .filter(|(_, (_, request))| gone(request))
            .map(|(key, _)| *key);
        for key in keys.collect::<Vec<_>>() {
            drop(self.remove(key));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn asker(network: &str, known: bool) -> Asker {
        let network = ClientNetwork::parse(network).unwrap();
        Asker { network, known }
    }

    fn push(queue: &mut ShortQueue<String>, network: &str, places: usize) -> bool {
        let pushed = queue.push(asker(network, false), network.to_owned(), places, |_| false);
        pushed.is_ok()
    }

    #[test]
    fn a_newcomer_gets_a_place_from_who_has_asked_before() {
        let mut queue = ShortQueue::default();
        let addresses: Vec<String> = (0..200).map(|n| format!("198.18.{n}.7")).collect();
        // Each of them has been served at least once.
        let mut served = BTreeSet::new();
        while served.len() < addresses.len() {
            for address in &addresses {
                push(&mut queue, address, 32);
            }
            served.extend(queue.pop());
        }
        assert_eq!(queue.len(), 31);
        assert!(addresses.iter().any(|it| push(&mut queue, it, 32)));
        let came = queue.push(asker("203.0.113.1", false), "ana".to_owned(), 32, |_| false);
        assert!(came.unwrap().is_some(), "another one has lost its place");
        assert_eq!(queue.len(), 32);
        let order: Vec<String> = core::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order[0], "ana");
        assert!(queue.others.counts.is_empty());
    }

    #[test]
    fn a_network_has_a_share_of_the_places() {
        for (addresses, places) in [
            ("192.0.2.7", 4),
            ("192.0.2.{n}", 32),
            ("2001:db8:1:{n}::7", 8),
            ("2001:db8:1:{n}00::7", 32),
            ("198.18.{n}.7", 64),
        ] {
            let mut queue = ShortQueue::default();
            for n in 0..2_000 {
                push(
                    &mut queue,
                    &addresses.replace("{n}", &(n % 99).to_string()),
                    64,
                );
            }
            assert_eq!(queue.len(), places, "{addresses}");
        }
    }

    #[test]
    fn known_devices_come_first_and_others_are_not_forgotten() {
        let mut queue = ShortQueue::default();
        for n in 0..8 {
            for known in [false, true] {
                let network = format!("198.18.{n}.7");
                let pushed = queue.push(asker(&network, known), known, 64, |_| false);
                pushed.unwrap();
            }
        }
        let order: Vec<bool> = core::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(
            order[..8],
            [true, true, true, false, true, true, true, false]
        );
        assert_eq!(order.len(), 16);
    }

    #[test]
    fn a_client_that_has_gone_keeps_no_place() {
        let mut queue = ShortQueue::default();
        for _ in 0..2 {
            assert!(push(&mut queue, "192.0.2.7", 16));
        }
        assert!(!push(&mut queue, "192.0.2.7", 16));
        let again = queue.push(asker("192.0.2.7", false), "again".to_owned(), 16, |_| true);
        assert!(again.unwrap().is_none());
        assert_eq!(queue.len(), 1);
    }

    proptest! {
        #[test]
        fn the_queue_is_bounded_and_loses_nothing(
            steps in proptest::collection::vec((0..6_u8, 0..3_u8, any::<bool>()), 0..400),
        ) {
            let (places, mut inside) = (20, 0);
            let mut queue = ShortQueue::default();
            for (block, address, pops) in steps {
                let network = format!("192.0.{block}.{address}");
                let pushed = queue.push(asker(&network, block == 5), (), places, |()| false);
                inside += usize::from(matches!(pushed, Ok(None)));
                if pops {
                    inside -= usize::from(queue.pop().is_some());
                }
                prop_assert_eq!(queue.len(), inside);
                for class in [&queue.known, &queue.others] {
                    prop_assert!(class.waiting.len() <= places);
                    prop_assert!(class.counts.len() <= 3 * places);
                }
            }
            while queue.pop().is_some() {
                inside -= 1;
            }
            prop_assert_eq!(inside, 0);
        }
    }
}
