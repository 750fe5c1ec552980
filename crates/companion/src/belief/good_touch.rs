//! Good touch: what a card is not, because that card is clued in another hand.

use kagiya_rules::{CardSet, MAX_PLAYERS, Seat};

use super::belief_state::{BeliefState, at};
use super::position_facts::PositionFacts;
use crate::conventions::Convention;

/// The clued cards in other hands, which by good touch nobody clues again. The clues of the holder
/// count too: players don't expect in their own hand a card that they have clued elsewhere.
pub(crate) struct CluedElsewhere {
    /// For each holder, the cards that it can identify.
    certain: [CardSet; MAX_PLAYERS],
    /// For each holder, the other cards: it may have clued a second copy without knowing.
    unsure: [CardSet; MAX_PLAYERS],
}

impl CluedElsewhere {
    pub(crate) fn of(belief: &BeliefState, facts: &PositionFacts) -> Self {
        let mut elsewhere = Self {
            certain: [CardSet::EMPTY; MAX_PLAYERS],
            unsure: [CardSet::EMPTY; MAX_PLAYERS],
        };
        for holder in Seat::all(belief.players) {
            for id in &belief.hands[holder.index()] {
                let note = &belief.notes[at(*id)];
                if !note.is_in_play() {
                    continue;
                }
                let Some(card) = belief.known(*id) else {
                    continue;
                };
                let may_be = belief.empathy(*id, holder) & note.inferred;
                let certain =
                    may_be.only().is_some() || belief.are_all_there(holder, may_be, facts);
                let cards = if certain {
                    &mut elsewhere.certain
                } else {
                    &mut elsewhere.unsure
                };
                cards[holder.index()].insert(card);
            }
        }
        elsewhere
    }

    /// The identities ruled out for a card in the hand of `seat` that was clued by `givers`.
    pub(crate) fn of_card(&self, seat: Seat, givers: u8) -> CardSet {
        let mut set = CardSet::EMPTY;
        let both = self.certain.iter().zip(&self.unsure);
        for (holder, (certain, unsure)) in both.enumerate() {
            if holder == seat.index() {
                continue;
            }
            set |= *certain;
            if givers != 1 << holder {
                set |= *unsure;
            }
        }
        set
    }
}

impl BeliefState {
    /// Whether `holder` has as many clued cards that can only be useful cards of `set` as there are
    /// such cards: then they are all of them, in some order.
    fn are_all_there(&self, holder: Seat, set: CardSet, facts: &PositionFacts) -> bool {
        let set = set & !facts.trash;
        if !self.follows(Convention::OwnCopies) || set.is_empty() || set.len() > 3 {
            return false;
        }
        let hand = self.hands[holder.index()].iter();
        let same = hand.filter(|id| {
            let note = &self.notes[at(**id)];
            note.clued && self.empathy(**id, holder) & note.inferred & !facts.trash == set
        });
        same.count() == set.len() as usize
    }
}
