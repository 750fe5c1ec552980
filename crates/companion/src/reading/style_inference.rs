//! What the actions of a partner say about their playstyle.

use arrayvec::ArrayVec;
use kagiya_bot_api::StyleTrait;
use kagiya_rules::{Card, CardId, Clue, MAX_HAND, Seat};

use super::clue::{ClueAction, Interpretation};
use crate::belief::{BeliefState, Call, PositionFacts, PossibleSave, at, is_within};

impl BeliefState {
    fn add_evidence(&mut self, seat: Seat, style_trait: StyleTrait, by: i16) {
        self.partners[seat.index()].add_evidence(style_trait, by);
    }

    /// `seat` has not answered a finesse.
    pub(crate) fn missed_finesse(&mut self, seat: Seat) {
        self.partners[seat.index()].missed_finesse();
    }

    /// `seat` has answered a finesse.
    pub(crate) fn answered_finesse(&mut self, seat: Seat) {
        self.add_evidence(seat, StyleTrait::Finesses, 100);
    }

    /// `seat` has given or answered a bluff.
    pub(crate) fn used_bluff(&mut self, seat: Seat) {
        self.add_evidence(seat, StyleTrait::Bluffs, 150);
    }

    /// `seat` has discarded `card`: whether it discards its oldest card first.
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
        self.add_evidence(seat, StyleTrait::OldestChop, by);
    }

    /// `seat` has played `card`: whether it plays the oldest of several ones first.
    pub(crate) fn learn_order(&mut self, seat: Seat, card: CardId, facts: &PositionFacts) {
        let same: ArrayVec<CardId, MAX_HAND> = self.hands[seat.index()]
            .iter()
            .copied()
            .filter(|id| {
                let believed = self.believed[at(*id)];
                believed == self.believed[at(card)]
                    && self.notes[at(*id)].clued
                    && self.notes[at(*id)].clue_turn == self.notes[at(card)].clue_turn
                    && is_within(believed, facts.playable | facts.trash)
                    && facts.are_first(believed)
            })
            .collect();
        // Among people, the order of ones drawn after the initial deal says nothing.
        let dealt = self.players * facts.rules.hand_size();
        let drawn = self.plays_like_people() && same.iter().any(|id| at(*id) >= dealt);
        if same.len() < 2 || drawn {
            return;
        }
        let by = if same.first() == Some(&card) {
            80
        } else {
            -150
        };
        self.add_evidence(seat, StyleTrait::OldestOne, by);
    }

    /// Remembers that a clue may be a save of a kind that not everyone uses.
    pub(crate) fn expect_save(
        &mut self,
        action: &ClueAction,
        interpretation: &Interpretation,
        focus: CardId,
        facts: &PositionFacts,
    ) {
        if !interpretation.on_chop
            || interpretation.save.is_empty()
            || self.notes[at(focus)].call != Call::Save
        {
            return;
        }
        let style_trait = match action.clue {
            Clue::Color(_) => StyleTrait::ColorSaves,
            Clue::Rank(_) if is_within(interpretation.save, facts.seconds) => StyleTrait::TwoSaves,
            Clue::Rank(_) | Clue::Untold(_) => return,
        };
        if self.possible_saves.is_full() {
            self.possible_saves.remove(0);
        }
        self.possible_saves.push(PossibleSave {
            card: focus,
            giver: action.giver,
            style_trait,
            save: interpretation.save & !interpretation.direct,
        });
    }

    /// A card turned out to be `card`: whether the clue about it was a save.
    pub(crate) fn learn_save(&mut self, id: CardId, card: Card) {
        let Some(place) = self
            .possible_saves
            .iter()
            .position(|possible_save| possible_save.card == id)
        else {
            return;
        };
        let possible_save = self.possible_saves.remove(place);
        let by = if possible_save.save.contains(card) {
            200
        } else {
            -40
        };
        self.add_evidence(possible_save.giver, possible_save.style_trait, by);
    }
}
