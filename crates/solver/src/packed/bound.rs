//! Upper bounds on the cards that can still be placed.
//!
//! The unit of time is a *slot*: a turn that plays or discards. Before the final round each slot draws a card,
//! and the final round has a slot for each player, so their number is known; clues don't count. A card of the
//! deck can be played in the slot after the one that draws it, and the last card of the deck only in the last
//! slot, because the player who draws it has the last turn. A card on a firework needs a later slot than the
//! card below it.

use super::problem::{NONE, Problem, Target, Type};
use super::state::State;
use crate::answer::Reason;

/// More slots than any game has: a deck of at most 120 cards and a turn for each player.
const SLOTS: usize = 160;

/// The cards that are still needed.
#[derive(Clone, Copy)]
struct Needed {
    kind: Type,
    /// The first slot in which it can be played, from 1.
    slot: u8,
}

impl Problem<'_> {
    /// Removes cards from hands that can't be played any more.
    ///
    /// # Errors
    /// The reason if the target can't be reached.
    pub(super) fn settle(&self, state: &mut State, target: Target) -> Result<(), Reason> {
        let held = state.hands.iter().fold(0, |held, hand| held | hand);
        let next = &self.next[usize::from(state.next)];
        let left = self.deck.len() - usize::from(state.next);
        let slots = if state.turns_left == NONE {
            left + self.players
        } else {
            usize::from(state.turns_left)
        };
        let mut useful: u64 = 0;
        let mut needed = [Needed { kind: 0, slot: 0 }; 64];
        let mut count = 0;
        for suit in &self.suits {
            let mut slot = 0;
            for height in state.height(*suit)..self.ranks {
                let kind = suit * 8 + height;
                let release = if held >> kind & 1 == 1 {
                    1
                } else {
                    match next[usize::from(kind)] {
                        NONE => break,
                        place if self.final_round && usize::from(place) + 1 == self.deck.len() => slots,
                        place => usize::from(place - state.next) + 2,
                    }
                };
                slot = release.max(slot + 1);
                useful |= 1 << kind;
                needed[count] = Needed {
                    kind,
                    #[expect(clippy::cast_possible_truncation, reason = "below SLOTS")]
                    slot: slot as u8,
                };
                count += 1;
            }
        }
        for hand in &mut state.hands {
            *hand &= useful;
        }
        let needed = &needed[..count];
        let missing = usize::from(target.placed.saturating_sub(state.placed));
        if count < missing {
            return Err(Reason::LostCopies);
        }
        if self.final_round {
            if slots < missing {
                let last = state.turns_left != NONE;
                return Err(if last { Reason::TooFewDraws } else { Reason::Pace });
            }
            if !in_time(needed, slots, missing) {
                return Err(Reason::TooDeep);
            }
        }
        if left > 0 && !self.has_space(state, needed, left, count - missing) {
            return Err(Reason::HandSpace);
        }
        Ok(())
    }

    /// Whether hands can hold the cards that can neither be discarded nor played yet. One card more must have
    /// a place, or nobody could draw. `slack` cards can be lost.
    fn has_space(&self, state: &State, needed: &[Needed], left: usize, slack: usize) -> bool {
        // The change of the number of such cards with each drawn card.
        let mut change = [0_i8; SLOTS];
        for needed in needed {
            let last = self.last[usize::from(needed.kind)];
            // All copies are in hands as soon as so many cards are drawn.
            let from = if last == NONE || last < state.next {
                0
            } else {
                usize::from(last - state.next) + 1
            };
            // Before so many slots, the card can't be played.
            let until = (usize::from(needed.slot) - 1).min(left);
            if from < until {
                change[from] += 1;
                change[until] -= 1;
            }
        }
        let space: usize = state.sizes.iter().map(|size| usize::from(*size)).sum();
        let space = i16::try_from(space + slack).unwrap_or(i16::MAX);
        let mut locked = 0;
        change[..left].iter().all(|change| {
            locked += i16::from(*change);
            locked < space
        })
    }
}

/// Whether `missing` cards can be played in `slots` slots.
fn in_time(needed: &[Needed], slots: usize, missing: usize) -> bool {
    let mut released = [0_u8; SLOTS];
    for needed in needed {
        released[usize::from(needed.slot)] += 1;
    }
    let (mut waiting, mut played) = (0, 0);
    for released in &released[1..=slots] {
        waiting += usize::from(*released);
        if waiting > 0 {
            waiting -= 1;
            played += 1;
        }
    }
    played >= missing
}
