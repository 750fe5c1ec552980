//! What the actions of a partner say about how it plays.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, Clue, MAX_HAND, Seat};

use super::clue::{Heard, Told};
use crate::companion::belief::{Call, Facts, Mind, Saved, at, is_within};
use crate::playstyle::Way;

impl Mind {
    fn moved(&mut self, seat: Seat, way: Way, by: i16) {
        self.partners[seat.index()].moved(way, by);
    }

    /// `seat` has let pass what a finesse asked of it.
    pub(crate) fn let_pass(&mut self, seat: Seat) {
        self.partners[seat.index()].let_pass();
    }

    /// `seat` has answered a finesse.
    pub(crate) fn showed_finesse(&mut self, seat: Seat) {
        self.moved(seat, Way::Finesses, 100);
    }

    /// `seat` has given or answered a bluff.
    pub(crate) fn showed_bluff(&mut self, seat: Seat) {
        self.moved(seat, Way::Bluffs, 150);
    }

    /// `seat` has discarded `card`: what that says about which card it discards first.
    pub(crate) fn learn_chop(&mut self, seat: Seat, card: CardId) {
        let free: ArrayVec<CardId, MAX_HAND> = self.hands[seat.index()]
            .iter()
            .copied()
            .filter(|id| self.is_free(*id))
            .collect();
        let by = match free.iter().position(|id| *id == card) {
            Some(_) if free.len() < 2 => return,
            Some(0) => 100,
            Some(place) if place + 1 == free.len() => -250,
            Some(_) => -50,
            None => return,
        };
        self.moved(seat, Way::OldestChop, by);
    }

    /// `seat` has played `card`: what that says about the order in which it plays its ones.
    pub(crate) fn learn_order(&mut self, seat: Seat, card: CardId, facts: &Facts) {
        let same: ArrayVec<CardId, MAX_HAND> = self.hands[seat.index()]
            .iter()
            .copied()
            .filter(|id| {
                let taken = self.taken_for[at(*id)];
                taken == self.taken_for[at(card)]
                    && self.notes[at(*id)].clued
                    && self.notes[at(*id)].heard_at == self.notes[at(card)].heard_at
                    && is_within(taken, facts.playable | facts.trash)
                    && facts.are_first(taken)
            })
            .collect();
        // The order of ones that were drawn since the deal says nothing among people.
        let dealt = self.players * facts.rules.hand_size();
        let drawn = self.reads_as_people() && same.iter().any(|id| at(*id) >= dealt);
        if same.len() < 2 || drawn {
            return;
        }
        let by = if same.first() == Some(&card) {
            80
        } else {
            -150
        };
        self.moved(seat, Way::OldestOne, by);
    }

    /// Keeps in mind that a clue may have saved its focus, in a way that not everybody saves.
    pub(crate) fn expect_save(&mut self, told: &Told, heard: &Heard, focus: CardId, facts: &Facts) {
        if !heard.on_chop || heard.save.is_empty() || self.notes[at(focus)].call != Call::Save {
            return;
        }
        let way = match told.clue {
            Clue::Color(_) => Way::ColorSaves,
            Clue::Rank(_) if is_within(heard.save, facts.seconds) => Way::TwoSaves,
            Clue::Rank(_) => return,
        };
        if self.saved.is_full() {
            self.saved.remove(0);
        }
        self.saved.push(Saved {
            card: focus,
            giver: told.giver,
            way,
            save: heard.save & !heard.direct,
        });
    }

    /// A card has turned out to be `card`: was the clue about it one that saves?
    pub(crate) fn learn_save(&mut self, id: CardId, card: Card) {
        let Some(place) = self.saved.iter().position(|saved| saved.card == id) else {
            return;
        };
        let saved = self.saved.remove(place);
        let by = if saved.save.contains(card) { 200 } else { -40 };
        self.moved(saved.giver, saved.way, by);
    }
}
