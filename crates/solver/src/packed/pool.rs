//! A simpler game: all players share one hand, and nobody needs a clue.
//!
//! What can't be won with one hand can't be won with several. Without owners there are few positions, so all
//! of them are searched and remembered.

use std::collections::HashMap;

use kagiya_rules::MAX_PLAYERS;

use super::problem::{NONE, Problem, Target};
use super::state::{State, bits};
use crate::answer::Budget;

/// The bytes for a remembered position.
const BYTES: usize = 64;

/// What is known of the simpler game. All cards up to the target must be needed.
pub(super) struct Pool {
    /// The useful cards in the hand, and the heights and the place in the deck.
    known: HashMap<(u64, u64), bool>,
    most: usize,
}

impl Pool {
    pub(super) fn new(memory: usize) -> Self {
        Self {
            known: HashMap::new(),
            most: memory / BYTES,
        }
    }

    /// Whether the simpler game can be won from a position; true if it isn't known.
    pub(super) fn allows(
        &mut self,
        problem: &Problem<'_>,
        state: &State,
        target: Target,
        budget: &mut Budget,
    ) -> bool {
        if state.turns_left != NONE {
            return true;
        }
        let mut shared = *state;
        shared.hands = [0; MAX_PLAYERS];
        shared.hands[0] = state.hands.iter().fold(0, |all, hand| all | hand);
        self.wins(problem, &shared, target, budget)
    }

    fn wins(
        &mut self,
        problem: &Problem<'_>,
        state: &State,
        target: Target,
        budget: &mut Budget,
    ) -> bool {
        let key = (
            state.hands[0],
            u64::from(state.heights) << 8 | u64::from(state.next),
        );
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.known.len() >= self.most || !budget.spend() {
            return true;
        }
        let wins = self.try_moves(problem, state, target, budget);
        self.known.insert(key, wins);
        wins
    }

    fn try_moves(
        &mut self,
        problem: &Problem<'_>,
        state: &State,
        target: Target,
        budget: &mut Budget,
    ) -> bool {
        let Some(drawn) = problem.deck.get(usize::from(state.next)) else {
            // The bounds have shown that there are enough turns for the rest.
            return true;
        };
        let hand = state.hands[0];
        let after = |lost: u64, placed: Option<u8>| {
            let mut next = *state;
            next.hands[0] = hand & !lost | 1 << drawn;
            next.next += 1;
            if let Some(kind) = placed {
                next.heights += 1 << (4 * (kind >> 3));
                next.placed += 1;
            }
            next
        };
        let mut follows = |mut next: State| {
            next.placed >= target.placed
                || problem.settle_shared(&mut next, target).is_ok()
                    && self.wins(problem, &next, target, budget)
        };
        if bits(hand & state.playable(problem)).any(|kind| follows(after(1 << kind, Some(kind)))) {
            return true;
        }
        let space: u32 = state.sizes.iter().map(|size| u32::from(*size)).sum();
        if space > hand.count_ones() {
            return follows(after(0, None));
        }
        let later = &problem.next[usize::from(state.next)];
        bits(hand)
            .filter(|kind| later[usize::from(*kind)] != NONE)
            .any(|kind| follows(after(1 << kind, None)))
    }
}
