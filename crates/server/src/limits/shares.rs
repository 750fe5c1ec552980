//! Equal shares of a scarce resource for the networks that wait for it (start-time fair queueing).
//!
//! Each request gets a *turn*, a point of virtual time, and requests are served in the order of their turns. The
//! turns of one network are a unit apart. Those of a wider network are closer together, by the factor of its
//! width, so that its many addresses together get a few shares instead of one each.

use std::collections::HashMap;

use super::network::{ClientNetwork, Network};

/// The distance of two turns of one network.
const UNIT: u64 = 1 << 20;

/// The number of networks at which those without any advance are removed.
const MANY: usize = 1024;

/// The next turn of each network.
#[derive(Debug, Default)]
pub(crate) struct Shares {
    /// The present virtual time.
    now: u64,
    next: HashMap<Network, u64>,
    /// The number of networks at which those without any advance are removed.
    many: usize,
}

impl Shares {
    /// The next turn of a network.
    pub(crate) fn peek(&self, network: ClientNetwork) -> u64 {
        let turns = network.levels().filter_map(|it| self.next.get(&it));
        turns.fold(self.now, |turn, next| turn.max(*next))
    }

    /// Takes the next turn of a network.
    pub(crate) fn take(&mut self, network: ClientNetwork) -> u64 {
        if self.next.len() > self.many.max(MANY) {
            let now = self.now;
            self.next.retain(|_, next| *next > now);
            self.many = self.next.len() * 2;
        }
        let mut turn = self.now;
        for level in network.levels() {
            let next = self.next.entry(level).or_default();
            let own = (*next).max(self.now);
            *next = own + UNIT / u64::from(level.width.factor());
            turn = turn.max(own);
        }
        turn
    }

    /// Advances the virtual time after a request was served. A unit passes while each of these `networks` is
    /// served once.
    pub(crate) fn served(&mut self, networks: usize) {
        self.now += UNIT / u64::try_from(networks.max(1)).unwrap_or(u64::MAX);
    }

    /// Forgets the past, when nobody waits.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> ClientNetwork {
        ClientNetwork::parse(text).unwrap()
    }

    /// The number of requests that are served before one of an honest client who comes last.
    fn before_the_honest_one(attackers: &str) -> usize {
        let mut shares = Shares::default();
        let attackers = (0..200).map(|n| attackers.replace("{n}", &format!("{n}")));
        let turns: Vec<u64> = attackers.map(|it| shares.take(network(&it))).collect();
        let honest = shares.take(network("203.0.113.1"));
        turns.iter().filter(|turn| **turn <= honest).count()
    }

    #[test]
    fn many_addresses_of_one_network_have_few_shares() {
        let of = before_the_honest_one;
        assert_eq!(of("192.0.2.7"), 1);
        assert_eq!(of("192.0.2.{n}"), 1);
        assert_eq!(of("2001:db8:1:{n}::1"), 1);
        // Unrelated networks have a share each.
        assert_eq!(of("198.18.{n}.7"), 200);
        // In one unit of time an address has one turn, a household two, and a block eight.
        for (text, shares_of) in [
            ("192.0.2.7", 1),
            ("192.0.2.{n}", 8),
            ("2001:db8:1:{n}::1", 2),
            ("2001:db8:1:{n}00::1", 8),
        ] {
            let mut shares = Shares::default();
            let turns = (0..90).map(|n| shares.take(network(&text.replace("{n}", &n.to_string()))));
            let first = turns.filter(|turn| *turn < UNIT).count();
            assert_eq!(first, shares_of, "{text}");
        }
    }

    #[test]
    fn a_first_request_comes_before_the_later_ones_of_others() {
        let mut shares = Shares::default();
        let mut waiting: Vec<u64> = (0..100)
            .map(|n| shares.take(network(&format!("198.18.{n}.7"))))
            .collect();
        // Each comes again as soon as it is served.
        for round in 0..250 {
            waiting.sort_unstable();
            waiting.remove(0);
            shares.served(100);
            waiting.push(shares.take(network(&format!("198.18.{}.7", round % 100))));
        }
        let new = shares.take(network("203.0.113.1"));
        let before = waiting.iter().filter(|turn| **turn <= new).count();
        assert!(before < 60, "{before}");
    }

    #[test]
    fn networks_of_the_past_are_forgotten() {
        let mut shares = Shares::default();
        for n in 0..100_000_u32 {
            let [_, b, c, d] = n.to_be_bytes();
            shares.take(network(&format!("10.{b}.{c}.{d}")));
            shares.served(1);
        }
        assert!(shares.next.len() <= 2 * MANY + 2, "{}", shares.next.len());
    }
}
