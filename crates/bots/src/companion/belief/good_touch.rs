//! What clues in other hands say about a card: nobody clues the same card twice.

use kagiya_rules::{CardSet, MAX_PLAYERS, Seat};

use super::belief_state::{Mind, at};
use super::position_facts::Facts;
use crate::companion::conventions::Convention;

/// The clued cards in other hands, which by good touch nobody clues again in the hand of a seat. Its
/// own clues count: players who have clued a card elsewhere don't take one of their own for it.
pub(crate) struct Elsewhere {
    /// For each holder the cards that it knows.
    certain: [CardSet; MAX_PLAYERS],
    /// For each holder the other ones, of which it may have clued a second copy unknowingly.
    unsure: [CardSet; MAX_PLAYERS],
}

impl Elsewhere {
    pub(crate) fn of(mind: &Mind, facts: &Facts) -> Self {
        let mut elsewhere = Self {
            certain: [CardSet::EMPTY; MAX_PLAYERS],
            unsure: [CardSet::EMPTY; MAX_PLAYERS],
        };
        for holder in Seat::all(mind.players) {
            for id in &mind.hands[holder.index()] {
                let note = &mind.notes[at(*id)];
                if !note.is_in_play() {
                    continue;
                }
                let Some(card) = mind.known(*id) else {
                    continue;
                };
                let may_be = mind.strict(*id, holder) & note.reading;
                let certain = may_be.only().is_some() || mind.are_all_there(holder, may_be, facts);
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

    /// What a card in the hand of `seat` that was clued by `givers` is not.
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

impl Mind {
    /// Whether `holder` has as many clued cards that can be those of `set` alone, trash aside, as there are.
    fn are_all_there(&self, holder: Seat, set: CardSet, facts: &Facts) -> bool {
        let set = set & !facts.trash;
        if !self.follows(Convention::OwnCopies) || set.is_empty() || set.len() > 3 {
            return false;
        }
        let hand = self.hands[holder.index()].iter();
        let same = hand.filter(|id| {
            let note = &self.notes[at(**id)];
            note.clued && self.strict(**id, holder) & note.reading & !facts.trash == set
        });
        same.count() == set.len() as usize
    }
}
