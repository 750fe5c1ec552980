//! Upper bounds on the cards that can still be placed.
//!
//! The unit of time is a *slot*: a turn that plays or discards. Before the final round each slot draws a card,
//! and the final round has a slot for each player, so their number is known; clues don't count. A card of the
//! deck can be played in the slot after the one that draws it, and the last card of the deck only in the last
//! slot, because the player who draws it has the last turn. A card on a firework needs a later slot than the
//! card below it.

use kagiya_rules::MAX_PLAYERS;

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
        self.settle_hands(state, target, false)
    }

    /// The same for a position in which the first hand has the useful cards of all players.
    pub(super) fn settle_shared(&self, state: &mut State, target: Target) -> Result<(), Reason> {
        self.settle_hands(state, target, true)
    }

    fn settle_hands(&self, state: &mut State, target: Target, shared: bool) -> Result<(), Reason> {
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
                        place if self.final_round && usize::from(place) + 1 == self.deck.len() => {
                            slots
                        }
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
                return Err(if last {
                    Reason::TooFewDraws
                } else {
                    Reason::Pace
                });
            }
            if !in_time(needed, slots, missing) {
                return Err(Reason::TooDeep);
            }
            if count == missing && !shared && !self.in_order(state, needed, slots) {
                return Err(Reason::TooDeep);
            }
        }
        if left > 0 && !self.has_space(state, needed, left, count - missing) {
            return Err(Reason::HandSpace);
        }
        Ok(())
    }

    /// Whether the cards that must wait for the final round or the slot before it can be in the right hands:
    /// each player has one turn in the final round, and the player of the slot before has the last one. All of
    /// `needed` must be placed.
    fn in_order(&self, state: &State, needed: &[Needed], slots: usize) -> bool {
        let counting = state.turns_left != NONE;
        let turns = if counting { slots } else { self.players };
        let before = slots - turns;
        let mut last = LastTurns {
            cards: [LastCard {
                kind: 0,
                turn: 0,
                holders: 0,
            }; MAX_PLAYERS + 1],
            count: 0,
            turns,
            players: self.players,
        };
        let late = |needed: &&Needed| usize::from(needed.slot) >= before.max(1);
        for needed in needed.iter().filter(late) {
            if last.count == last.cards.len() {
                return false;
            }
            let mut holders = 0;
            for (seat, hand) in state.hands.iter().enumerate().take(self.players) {
                holders |= u8::from(hand >> needed.kind & 1 == 1) << seat;
            }
            if self.next[usize::from(state.next)][usize::from(needed.kind)] != NONE {
                holders = u8::MAX;
            }
            last.cards[last.count] = LastCard {
                kind: needed.kind,
                turn: usize::from(needed.slot) - before,
                holders,
            };
            last.count += 1;
        }
        if last.count < 2 && !counting {
            return true;
        }
        if counting {
            return last.fits(usize::from(state.actor), 1, 0);
        }
        (0..self.players).any(|before| last.fits(before, 0, 0))
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

/// A card that must be played in the final round or the slot before it.
#[derive(Clone, Copy)]
struct LastCard {
    kind: Type,
    /// The first turn of the final round in which it can be played, from 1; 0 is the slot before it.
    turn: usize,
    /// The seats that have it or may draw it, as a bit mask.
    holders: u8,
}

/// The final round.
struct LastTurns {
    cards: [LastCard; MAX_PLAYERS + 1],
    count: usize,
    turns: usize,
    players: usize,
}

impl LastTurns {
    /// Whether all cards can be played from a turn on, if `seat` has this turn. `played` is a mask of cards.
    fn fits(&self, seat: usize, turn: usize, played: u32) -> bool {
        let left = self.count - played.count_ones() as usize;
        if left == 0 {
            return true;
        }
        if turn + left > self.turns + 1 {
            return false;
        }
        let next = if seat + 1 == self.players {
            0
        } else {
            seat + 1
        };
        for (index, card) in self.cards[..self.count].iter().enumerate() {
            // The cards of a suit are listed from below.
            let follows = index == 0
                || self.cards[index - 1].kind + 1 != card.kind
                || played >> (index - 1) & 1 == 1;
            let fits = played >> index & 1 == 0
                && follows
                && card.turn <= turn
                && card.holders >> seat & 1 == 1;
            if fits && self.fits(next, turn + 1, played | 1 << index) {
                return true;
            }
        }
        self.fits(next, turn + 1, played)
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
