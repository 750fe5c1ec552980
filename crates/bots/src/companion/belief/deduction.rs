//! What follows from notes, clues and the cards in sight.

use kagiya_rules::{CardId, CardSet, MAX_PLAYERS, Seat};

use super::belief_state::{Mind, at};
use super::good_touch::Elsewhere;
use super::notes::Call;
use super::position_facts::Facts;
use crate::companion::conventions::Convention;

impl Mind {
    /// Works out again what follows from hands, marks and prints.
    pub(crate) fn reconsider(&mut self, facts: &Facts) {
        self.account(facts);
        self.cancel_contradictions(facts);
        self.refresh(facts);
    }

    /// Takes back what the conventions asked of cards that can't be what was meant.
    fn cancel_contradictions(&mut self, facts: &Facts) {
        for seat in Seat::all(self.players) {
            for id in self.hands[seat.index()].clone() {
                let strict = self.strict(id, seat);
                let note = &mut self.notes[at(id)];
                // A card that the conventions made useless once its twin was played was not that.
                let useful = strict & !facts.trash;
                if (strict & note.reading).is_empty()
                    || !useful.is_empty() && (useful & note.reading).is_empty()
                {
                    note.reading = note.possible;
                    note.call = Call::None;
                }
            }
        }
    }

    /// Finds the cards of which each seat sees every copy.
    fn account(&mut self, facts: &Facts) {
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
            self.accounted[seat.index()] = in_sight & !(held & !known);
        }
    }

    /// Those of `held` of which `seat` knows every copy in its own hand exactly: no other of its cards
    /// is one of them.
    fn known_in(&self, seat: Seat, held: CardSet) -> CardSet {
        let hand = &self.hands[seat.index()];
        let known = |card| {
            let mut copies = hand.iter().filter(|id| self.known(**id) == Some(card));
            copies.all(|id| self.notes[at(*id)].possible.only().is_some())
        };
        held.iter().filter(|card| known(*card)).collect()
    }

    /// Works out again what every holder takes each card to be.
    pub(crate) fn refresh(&mut self, facts: &Facts) {
        let elsewhere = Elsewhere::of(self, facts);
        // The seats whose clues are not read by the conventions, one bit each.
        let doubted = Seat::all(self.players)
            .filter(|giver| !self.believes(*giver, facts))
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
                let taken = self.reckon(*id, seat, elsewhere, doubted, facts);
                if in_play && let Some(card) = taken.only() {
                    mine.insert(card);
                }
                self.taken_for[at(*id)] = taken;
            }
            if mine.is_empty() {
                continue;
            }
            for id in &self.hands[seat.index()] {
                let taken = self.taken_for[at(*id)];
                let note = &self.notes[at(*id)];
                // Of two blind cards the first may be what the later clue asks for.
                if self.follows(Convention::OneAfterTheOther) && note.call == Call::Blind {
                    continue;
                }
                if note.is_in_play() && taken.only().is_none() {
                    let rest = taken & !mine;
                    if !rest.is_empty() {
                        self.taken_for[at(*id)] = rest;
                    }
                } else if self.follows(Convention::NotTheSame) && self.is_twin(*id, seat, taken) {
                    let rest = self.strict(*id, seat) & !taken;
                    if !rest.is_empty() {
                        self.taken_for[at(*id)] = rest;
                    }
                }
            }
        }
    }

    /// Whether another card of this hand was asked to be played as the one that `id` is taken for,
    /// and this one was not: then this one is something else.
    fn is_twin(&self, id: CardId, seat: Seat, taken: CardSet) -> bool {
        let note = &self.notes[at(id)];
        note.is_in_play()
            && !matches!(note.call, Call::Play | Call::Blind)
            && taken.only().is_some()
            && self.strict(id, seat).only().is_none()
            && self.hands[seat.index()].iter().any(|other| {
                *other != id
                    && matches!(self.notes[at(*other)].call, Call::Play | Call::Blind)
                    && self.taken_for[at(*other)] == taken
            })
    }

    fn reckon(
        &self,
        id: CardId,
        seat: Seat,
        elsewhere: CardSet,
        doubted: u8,
        facts: &Facts,
    ) -> CardSet {
        let note = &self.notes[at(id)];
        let strict = self.strict(id, seat);
        if note.passed || self.is_literal(seat) {
            return strict;
        }
        let by_convention = strict & note.reading;
        let taken = if by_convention.is_empty() {
            strict
        } else {
            by_convention
        };
        if !note.is_in_play() || note.givers & doubted != 0 {
            return taken;
        }
        // Good touch: a clued card is of use, and no other clued card is the same.
        let good = taken & !(facts.trash & !note.unseen_twins) & !elsewhere;
        if good.is_empty() { taken } else { good }
    }
}
