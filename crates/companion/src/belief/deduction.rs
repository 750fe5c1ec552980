//! Derives beliefs from notes, clues and visible cards.

use kagiya_rules::{CardId, CardSet, MAX_PLAYERS, Seat};

use super::belief_state::{BeliefState, at};
use super::good_touch::CluedElsewhere;
use super::notes::Call;
use super::position_facts::PositionFacts;
use crate::conventions::Convention;

impl BeliefState {
    /// Updates everything that follows from hands, marks and visible cards.
    pub(crate) fn recompute(&mut self, facts: &PositionFacts) {
        self.find_accounted(facts);
        self.cancel_contradictions(facts);
        self.refresh_beliefs(facts);
    }

    /// Cancels calls and readings that a card can no longer satisfy.
    fn cancel_contradictions(&mut self, facts: &PositionFacts) {
        for seat in Seat::all(self.players) {
            for id in self.hands[seat.index()].clone() {
                let empathy = self.empathy(id, seat);
                let note = &mut self.notes[at(id)];
                // By convention it was a card that has been played since: then it is something
                // else.
                let useful = empathy & !facts.trash;
                if (empathy & note.inferred).is_empty()
                    || !useful.is_empty() && (useful & note.inferred).is_empty()
                {
                    note.inferred = note.possible;
                    note.call = Call::None;
                }
            }
        }
    }

    /// Finds the cards of which each seat sees every copy.
    fn find_accounted(&mut self, facts: &PositionFacts) {
        let rules = &facts.rules;
        let mut unseen = facts.left;
        let mut held = [CardSet::EMPTY; MAX_PLAYERS];
        for seat in rules.seats() {
            for id in &self.hands[seat.index()] {
                if let Some(card) = self.known(*id) {
                    unseen[card.index()] = unseen[card.index()].saturating_sub(1);
                    held[seat.index()].insert(card);
                }
            }
        }
        let in_sight: CardSet = rules
            .cards()
            .iter()
            .filter(|card| unseen[card.index()] == 0)
            .collect();
        for seat in rules.seats() {
            // Players don't see the copies in their own hands.
            let held = held[seat.index()];
            let known = if self.follows(Convention::OwnCopies) {
                self.known_in(seat, held & in_sight)
            } else {
                CardSet::EMPTY
            };
            self.fully_visible[seat.index()] = in_sight & !(held & !known);
        }
    }

    /// Those of `held` of which `seat` can identify every copy in its own hand by clues alone.
    fn known_in(&self, seat: Seat, held: CardSet) -> CardSet {
        let hand = &self.hands[seat.index()];
        let known = |card| {
            let mut copies = hand.iter().filter(|id| self.known(**id) == Some(card));
            copies.all(|id| self.notes[at(*id)].possible.only().is_some())
        };
        held.iter().filter(|card| known(*card)).collect()
    }

    /// Recomputes what every holder believes each card to be.
    pub(crate) fn refresh_beliefs(&mut self, facts: &PositionFacts) {
        let elsewhere = CluedElsewhere::of(self, facts);
        // The seats whose clues are read literally, one bit each.
        let discounted = Seat::all(self.players)
            .filter(|giver| !self.reads_by_convention(*giver, facts))
            .fold(0, |seats, giver| seats | 1 << giver.index());
        for seat in Seat::all(self.players) {
            let mut mine = CardSet::EMPTY;
            for id in &self.hands[seat.index()] {
                let note = &self.notes[at(*id)];
                let in_play = note.is_in_play();
                let elsewhere = if in_play {
                    elsewhere.of_card(seat, note.givers)
                } else {
                    CardSet::EMPTY
                };
                let believed = self.compute_belief(*id, seat, elsewhere, discounted, facts);
                if in_play && let Some(card) = believed.only() {
                    mine.insert(card);
                }
                self.believed[at(*id)] = believed;
            }
            if mine.is_empty() {
                continue;
            }
            for id in &self.hands[seat.index()] {
                let believed = self.believed[at(*id)];
                let note = &self.notes[at(*id)];
                // Of two blind cards, the first one may be what the later clue needs.
                if self.follows(Convention::OneAfterTheOther) && note.call == Call::Blind {
                    continue;
                }
                if note.is_in_play() && believed.only().is_none() {
                    let rest = believed & !mine;
                    if !rest.is_empty() {
                        self.believed[at(*id)] = rest;
                    }
                } else if self.is_followed_by(seat, Convention::NotTheSame)
                    && self.is_twin(*id, seat, believed)
                {
                    let rest = self.empathy(*id, seat) & !believed;
                    if !rest.is_empty() {
                        self.believed[at(*id)] = rest;
                    }
                }
            }
        }
    }

    /// Whether another card of this hand was called as the identity that `id` is believed to be,
    /// and this one was not: then this one is something else.
    fn is_twin(&self, id: CardId, seat: Seat, believed: CardSet) -> bool {
        let note = &self.notes[at(id)];
        note.is_in_play()
            && !matches!(note.call, Call::Play | Call::Blind)
            && believed.only().is_some()
            && self.empathy(id, seat).only().is_none()
            && self.hands[seat.index()].iter().any(|other| {
                *other != id
                    && matches!(self.notes[at(*other)].call, Call::Play | Call::Blind)
                    && self.believed[at(*other)] == believed
            })
    }

    fn compute_belief(
        &self,
        id: CardId,
        seat: Seat,
        elsewhere: CardSet,
        discounted: u8,
        facts: &PositionFacts,
    ) -> CardSet {
        let note = &self.notes[at(id)];
        let empathy = self.empathy(id, seat);
        if note.passed || self.is_literal(seat) {
            return empathy;
        }
        let by_convention = empathy & note.inferred;
        let believed = if by_convention.is_empty() {
            empathy
        } else {
            by_convention
        };
        if !note.is_in_play() || note.givers & discounted != 0 {
            return believed;
        }
        // Good touch: a clued card is useful, and no other clued card is the same.
        let good = believed & !(facts.trash & !note.unseen_twins) & !elsewhere;
        if good.is_empty() { believed } else { good }
    }
}
