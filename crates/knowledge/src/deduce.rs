//! Exact deduction of the possible cards at several positions together.

use kagiya_rules::{CARD_INDICES, Card, CardSet, MAX_HAND, MAX_PLAYERS};

use crate::counts::Counts;

/// The maximum number of positions: all hands of the largest table.
const MAX_PLACES: usize = MAX_HAND * MAX_PLAYERS;

/// No deal of the hidden cards agrees with the knowledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no deal of the hidden cards agrees with what is known")]
pub struct Contradiction;

/// Narrows the possible cards at each position by the possible cards at the others.
///
/// `sets` are the possible cards at each position on its own, and `counts` are the hidden copies. Cards at no
/// position are in the deck. A card remains in a set if and only if some deal has it at that position.
///
/// # Errors
/// [`Contradiction`] if no deal is possible; `sets` are then meaningless.
///
/// # Panics
/// If there are more positions than in all hands of the largest table.
pub fn deduce(sets: &mut [CardSet], counts: &Counts) -> Result<(), Contradiction> {
    assert!(sets.len() <= MAX_PLACES, "more places than hands can have");
    let places = sets.len();
    let mut tight = false;
    for set in sets.iter_mut() {
        *set &= counts.present();
        // A set with more copies than positions can't be part of a shortage.
        tight |= set.len() as usize <= places && counts.total(*set) as usize <= places;
    }
    if tight {
        Matching::of(sets, counts)?.prune(sets);
    }
    Ok(())
}

/// A deal, with the remaining copies.
struct Matching {
    holds: [Option<Card>; MAX_PLACES],
    left: Counts,
}

impl Matching {
    fn of(sets: &[CardSet], counts: &Counts) -> Result<Self, Contradiction> {
        let mut matching = Self {
            holds: [None; MAX_PLACES],
            left: *counts,
        };
        for place in 0..sets.len() {
            let mut tried = CardSet::EMPTY;
            if !matching.fill(place, sets, &mut tried) {
                return Err(Contradiction);
            }
        }
        Ok(matching)
    }

    /// Assigns a card to `place`, and moves others if that frees one.
    fn fill(&mut self, place: usize, sets: &[CardSet], tried: &mut CardSet) -> bool {
        if let Some(card) = (sets[place] & self.left.present()).nth(0) {
            self.left.remove(card);
            self.holds[place] = Some(card);
            return true;
        }
        for card in sets[place].iter() {
            if tried.contains(card) {
                continue;
            }
            tried.insert(card);
            for other in 0..sets.len() {
                if self.holds[other] == Some(card) && self.fill(other, sets, tried) {
                    self.holds[place] = Some(card);
                    return true;
                }
            }
        }
        false
    }

    /// Keeps in each set the cards that an exchange along a chain of positions can bring there.
    fn prune(&self, sets: &mut [CardSet]) {
        // From a card, the next ones are those that a position with this card could have instead.
        let mut reach = [CardSet::EMPTY; CARD_INDICES];
        let mut held = CardSet::EMPTY;
        for (set, card) in sets.iter().zip(self.holds.iter().flatten()) {
            reach[card.index()] |= *set;
            held.insert(*card);
        }
        for card in held.iter() {
            let mut seen = CardSet::of(card);
            let mut frontier = seen;
            while !frontier.is_empty() {
                let mut next = CardSet::EMPTY;
                for from in frontier.iter() {
                    next |= reach[from.index()];
                }
                frontier = next & !seen;
                seen |= next;
            }
            reach[card.index()] = seen;
        }
        let spare = self.left.present();
        for (set, holds) in sets.iter_mut().zip(self.holds.iter().flatten()) {
            let mut kept = *set & spare;
            kept.insert(*holds);
            for card in (*set & !kept).iter() {
                let chain = reach[card.index()];
                if chain.contains(*holds) || !(chain & spare).is_empty() {
                    kept.insert(card);
                }
            }
            *set = kept;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kagiya_rules::{Rank, Suit};
    use rand_core::{Rng as _, SeedableRng as _};
    use rand_pcg::Pcg64;

    fn card(text: &str) -> Card {
        let mut chars = text.chars();
        let suit = chars.next().unwrap() as usize - 'a' as usize;
        let rank = chars.next().unwrap().to_digit(10).unwrap();
        Card::new(
            Suit::new(suit).unwrap(),
            Rank::new(u8::try_from(rank).unwrap()).unwrap(),
        )
    }

    fn set(text: &str) -> CardSet {
        text.split_whitespace().map(card).collect()
    }

    fn check(copies: &[(&str, u8)], places: &[&str], expected: Option<&[&str]>) {
        let mut counts = Counts::NONE;
        for (name, number) in copies {
            (0..*number).for_each(|_| counts.add(card(name)));
        }
        let mut sets: Vec<CardSet> = places.iter().map(|place| set(place)).collect();
        let result = deduce(&mut sets, &counts).ok().map(|()| sets);
        let expected = expected.map(|places| places.iter().map(|place| set(place)).collect());
        assert_eq!(result, expected, "{copies:?} {places:?}");
    }

    #[test]
    fn used_up_cards_are_possible_nowhere_else() {
        check(
            &[("a1", 1), ("a2", 2)],
            &["a1", "a1 a2"],
            Some(&["a1", "a2"]),
        );
        check(
            &[("a1", 1), ("a2", 1), ("a3", 1)],
            &["a1 a2", "a1 a2", "a1 a2 a3"],
            Some(&["a1 a2", "a1 a2", "a3"]),
        );
        check(
            &[("a1", 1), ("a2", 2), ("a3", 1)],
            &["a1 a2", "a1 a2", "a1 a2 a3"],
            Some(&["a1 a2", "a1 a2", "a1 a2 a3"]),
        );
    }

    #[test]
    fn chains_are_followed_to_their_end() {
        check(
            &[("a1", 1), ("a2", 1), ("a3", 1), ("a4", 1)],
            &["a1 a2", "a2 a3", "a1 a3", "a1 a2 a3 a4"],
            Some(&["a1 a2", "a2 a3", "a1 a3", "a4"]),
        );
    }

    #[test]
    fn an_impossible_deal_is_a_contradiction() {
        check(&[("a1", 1)], &["a1", "a1"], None);
        check(&[("a1", 1)], &["a2"], None);
        check(&[("a1", 1), ("a2", 1)], &["a1 a2", "a1 a2", "a1 a2"], None);
        check(&[], &[], Some(&[]));
    }

    /// Whether the positions from `place` on can be dealt from the remaining copies. Tries everything.
    fn can_be_dealt(sets: &[CardSet], place: usize, counts: &mut Counts) -> bool {
        let Some(set) = sets.get(place) else {
            return true;
        };
        (*set & counts.present()).iter().any(|card| {
            counts.remove(card);
            let can = can_be_dealt(sets, place + 1, counts);
            counts.add(card);
            can
        })
    }

    #[test]
    fn deduction_equals_trying_everything() {
        let mut random = Pcg64::seed_from_u64(7);
        let mut below = |n: u32| random.next_u32() % n;
        let (mut narrowed, mut impossible) = (0, 0);
        for _ in 0..20_000 {
            let kinds: Vec<Card> = ["a1", "a2", "a3", "b1", "b2", "c1", "c2"]
                .into_iter()
                .take(2 + below(6) as usize)
                .map(card)
                .collect();
            let mut counts = Counts::NONE;
            for kind in &kinds {
                (0..below(4)).for_each(|_| counts.add(*kind));
            }
            // Few cards at some positions and many at others, as after clues.
            let mut sets = Vec::new();
            for _ in 0..=below(6) {
                let all = u32::try_from(kinds.len()).unwrap();
                let most = 1 + below(all);
                let any = (0..most).map(|_| kinds[below(all) as usize]);
                sets.push(any.collect::<CardSet>());
            }
            let mut expected = Some(Vec::new());
            if can_be_dealt(&sets, 0, &mut counts) {
                for (place, set) in sets.iter().enumerate() {
                    let stays = |card: &Card| {
                        let mut with = sets.clone();
                        with[place] = CardSet::of(*card);
                        can_be_dealt(&with, 0, &mut counts.clone())
                    };
                    let left: CardSet = set.iter().filter(stays).collect();
                    narrowed += u32::from(left != *set & counts.present());
                    expected.as_mut().unwrap().push(left);
                }
            } else {
                impossible += 1;
                expected = None;
            }
            let mut found = sets.clone();
            let result = deduce(&mut found, &counts).ok().map(|()| found);
            assert_eq!(result, expected, "{counts:?} {sets:?}");
        }
        assert!(
            narrowed > 1000 && impossible > 1000,
            "{narrowed} {impossible}"
        );
    }
}
