//! Probabilities of the cards in a hidden hand. All deals are equally likely.

use kagiya_rules::{Card, CardSet, MAX_HAND};
use rand_core::Rng;

use crate::counts::Counts;

/// Exact counts of the deals of one hand from the hidden copies.
///
/// Physical copies are distinct: a card with three hidden copies is three times as likely as one with a
/// single copy. For each card in turn, a table has the number of ways in which the cards up to it fill each
/// subset of the positions. So no deal is listed: a hand of five has 32 subsets, but can have millions of
/// deals.
#[derive(Clone, Debug)]
pub struct Belief {
    places: usize,
    cards: Vec<Entry>,
    /// `filled[k << places | subset]` is the number of ways to fill `subset` with the first `k` cards.
    filled: Vec<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    card: Card,
    copies: u8,
    /// The positions where the card is possible, as a bit mask.
    places: usize,
}

impl Belief {
    /// Counts the deals from `counts` where each position has one of the cards in its set in `sets`.
    ///
    /// # Panics
    /// If there are more than [`MAX_HAND`] positions.
    pub fn new(sets: &[CardSet], counts: &Counts) -> Self {
        assert!(sets.len() <= MAX_HAND, "more places than a hand can have");
        let places = sets.len();
        let union = sets.iter().fold(CardSet::EMPTY, |union, set| union | *set);
        let cards: Vec<Entry> = (union & counts.present())
            .iter()
            .map(|card| Entry {
                card,
                copies: counts.get(card),
                places: (0..places)
                    .filter(|place| sets[*place].contains(card))
                    .fold(0, |mask, place| mask | 1 << place),
            })
            .collect();
        let mut filled = vec![0; (cards.len() + 1) << places];
        filled[0] = 1;
        for (k, entry) in cards.iter().enumerate() {
            let (before, after) = filled.split_at_mut((k + 1) << places);
            let before = &before[k << places..];
            for (subset, ways) in before.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                entry.for_each_use(!subset, |taken, orders| {
                    after[subset | taken] += ways * orders;
                });
            }
        }
        Self {
            places,
            cards,
            filled,
        }
    }

    /// The number of deals of the hand; 0 if the knowledge is contradictory.
    pub fn ways(&self) -> u64 {
        self.filled[self.filled.len() - 1]
    }

    /// For each card, the number of deals with that card at `place`.
    pub fn weights(&self, place: usize) -> Vec<(Card, u64)> {
        // Backwards: the number of ways in which the cards after the k-th fill the rest.
        let full = (1_usize << self.places) - 1;
        let mut rest = vec![0_u64; full + 1];
        rest[0] = 1;
        let mut weights = Vec::with_capacity(self.cards.len());
        for (k, entry) in self.cards.iter().enumerate().rev() {
            let before = &self.filled[k << self.places..(k + 1) << self.places];
            let mut weight = 0;
            let mut next = vec![0_u64; full + 1];
            for (subset, ways) in rest.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                entry.for_each_use(!subset, |taken, orders| {
                    next[subset | taken] += ways * orders;
                    if taken >> place & 1 == 1 {
                        weight += before[full & !(subset | taken)] * ways * orders;
                    }
                });
            }
            rest = next;
            if weight > 0 {
                weights.push((entry.card, weight));
            }
        }
        weights.reverse();
        weights
    }

    /// Deals the hand at random into `hand`. All deals are equally likely.
    ///
    /// # Panics
    /// If no deal is possible ([`ways`](Self::ways) is 0), or `hand` has the wrong length.
    pub fn sample(&self, generator: &mut impl Rng, hand: &mut [Card]) {
        assert!(self.ways() > 0, "a hand that can't be dealt");
        assert_eq!(hand.len(), self.places, "a hand of another size");
        let mut open = (1_usize << self.places) - 1;
        for (k, entry) in self.cards.iter().enumerate().rev() {
            let before = &self.filled[k << self.places..(k + 1) << self.places];
            let mut pick = below(self.filled[(k + 1) << self.places | open], generator);
            let mut chosen = None;
            entry.for_each_use(open, |taken, orders| {
                let ways = before[open & !taken] * orders;
                if chosen.is_none() {
                    match pick.checked_sub(ways) {
                        Some(rest) => pick = rest,
                        None => chosen = Some(taken),
                    }
                }
            });
            let taken = chosen.expect("the ways add up");
            for (place, card) in hand.iter_mut().enumerate() {
                if taken >> place & 1 == 1 {
                    *card = entry.card;
                }
            }
            open &= !taken;
        }
    }
}

impl Entry {
    /// Calls `use_it` for each subset of the open positions that copies of this card can fill, with the
    /// number of orders of these copies.
    fn for_each_use(&self, open: usize, mut use_it: impl FnMut(usize, u64)) {
        let places = self.places & open;
        let mut taken = places;
        loop {
            let used = taken.count_ones();
            if used <= u32::from(self.copies) {
                let orders = (0..used)
                    .map(|nth| u64::from(self.copies) - u64::from(nth))
                    .product();
                use_it(taken, orders);
            }
            if taken == 0 {
                return;
            }
            taken = (taken - 1) & places;
        }
    }
}

/// A uniform random number below `bound`.
pub(crate) fn below(bound: u64, generator: &mut impl Rng) -> u64 {
    // Larger numbers would favor small remainders.
    let zone = u64::MAX - u64::MAX % bound;
    loop {
        let number = generator.next_u64();
        if number < zone {
            return number % bound;
        }
    }
}
