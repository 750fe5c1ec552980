//! The meaning of a clue: all conventions, as one function that every player computes alike.

use arrayvec::ArrayVec;
use kagiya_bot_api::{Level, StyleTrait};
use kagiya_rules::{CardId, CardSet, Clue, MAX_HAND, Seat};

use super::clue::{ClueAction, ClueContext, ClueKind, ExpectedStacks, FocusRule, Interpretation};
use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::conventions::Convention;

impl BeliefState {
    /// Interprets a clue, and updates what each holder believes.
    pub(crate) fn interpret(
        &mut self,
        facts: &PositionFacts,
        action: &ClueAction,
    ) -> Interpretation {
        let expected = self.expected_stacks(action.giver, facts);
        self.interpret_with(facts, action, &expected)
    }

    /// The fireworks as each seat expects them before a clue of `giver`.
    pub(crate) fn expected_stacks(&self, giver: Seat, facts: &PositionFacts) -> ExpectedStacks {
        core::array::from_fn(|index| match u8::try_from(index).ok().and_then(Seat::new) {
            Some(seat) if index < self.players => self.pending_plays(seat, giver, facts).stacks,
            _ => facts.stacks,
        })
    }

    /// The same with the result of [`BeliefState::expected_stacks`], which is shared by all clues
    /// that a player considers.
    pub(crate) fn interpret_with(
        &mut self,
        facts: &PositionFacts,
        action: &ClueAction,
        expected: &ExpectedStacks,
    ) -> Interpretation {
        let own = self.level;
        self.level = self.level_between(action.giver, action.to);
        let result = self.interpret_at_level(facts, action, expected);
        self.level = own;
        result
    }

    /// The same by the conventions of the current level.
    fn interpret_at_level(
        &mut self,
        facts: &PositionFacts,
        action: &ClueAction,
        expected: &ExpectedStacks,
    ) -> Interpretation {
        let to = action.to;
        let chop = self.chop(to);
        self.bluff = None;
        self.last_focus = None;
        let hand = self.hands[to.index()].iter().copied();
        let is_new = |id: &CardId| action.touched.contains(id) && !self.notes[at(*id)].is_in_play();
        let fresh: ArrayVec<CardId, MAX_HAND> = hand.clone().filter(is_new).collect();
        let fits = |id: &CardId| self.thinks_playable(*id, facts);
        let expected_playable: ArrayVec<CardId, MAX_HAND> = hand.filter(fits).collect();
        let unknown = self.unknown_touched(action, &fresh);
        self.mark(action, facts);
        self.refresh_beliefs(facts);

        let mut result = Interpretation::nothing();
        let mut again = action.touched.iter().filter(|id| !fresh.contains(id));
        let is_filled =
            again.any(|id| !expected_playable.contains(id) && self.thinks_playable(*id, facts));
        result.beside = self.follows(Convention::SaidWithoutClue) && is_filled;
        if action.touched.is_empty() {
            result.kind = ClueKind::Empty;
            return result;
        }
        if fresh.is_empty() {
            if self.reads_as_fix(action, facts, &expected_playable) {
                result.kind = ClueKind::Fix;
                return result;
            }
            if is_filled {
                result.kind = ClueKind::FillIn;
                return result;
            }
        }
        // No convention is about a clue of which nobody hears what it says.
        let untold = matches!(action.clue, Clue::Untold(_));
        if untold || !self.reads_by_convention(action.giver, facts) {
            return result;
        }
        let on_chop = chop.filter(|id| fresh.contains(id));
        // A clue without new cards is about the card that it fully identifies.
        let identified = unknown
            .iter()
            .rev()
            .copied()
            .find(|id| self.empathy(*id, to).only().is_some());
        let first_of_ones = self.first_of_ones(action, &fresh, facts);
        let mut newest_first = action.touched.iter().rev().copied();
        let Some(focus) = first_of_ones
            .or(on_chop)
            .or(fresh.last().copied())
            .or(identified)
            .or_else(|| newest_first.find(|id| !expected_playable.contains(id)))
        else {
            return result;
        };
        result.focus = Some(focus);
        result.on_chop = on_chop.is_some();
        result.focus_rule = if on_chop == Some(focus) {
            FocusRule::Chop
        } else if fresh.is_empty() && action.touched.len() > 1 {
            if identified.is_some() {
                FocusRule::Identified
            } else {
                FocusRule::Again
            }
        } else {
            FocusRule::of_new(action, &fresh, first_of_ones.is_some())
        };

        if self.follows(Convention::TrashClues) && self.reads_as_trash(&fresh, to, facts) {
            self.keep_older(&fresh, to);
            result.kind = ClueKind::TrashMove;
            self.refresh_beliefs(facts);
            return result;
        }
        let set = self.believed[at(focus)] & !facts.trash;
        let filled_in;
        let expected = if self.follows(Convention::OwnCardsFirst) {
            filled_in = self.expected_by_receiver(action, &fresh, expected, facts);
            &filled_in
        } else {
            expected
        };
        result.direct = set & expected[to.index()].next;
        result.save = if fresh.is_empty() {
            CardSet::EMPTY
        } else {
            set & self.savable(action, result.on_chop, facts)
        };
        if self.level >= Level::Finesses && (!fresh.is_empty() || identified.is_some()) {
            self.find_connections(
                ClueContext { facts, action },
                focus,
                set,
                expected,
                &mut result,
            );
        }
        self.conclude(focus, action.giver, facts.turn + 1, &mut result);
        self.last_focus = Some(focus);
        self.expect_save(action, &result, focus, facts);
        self.refresh_beliefs(facts);
        result
    }

    /// The touched cards that this clue may fully identify: if it touches no new cards, those that
    /// their holder doesn't know yet.
    fn unknown_touched(&self, action: &ClueAction, fresh: &[CardId]) -> ArrayVec<CardId, MAX_HAND> {
        let may_tell = self.follows(Convention::ToldExactly) && fresh.is_empty();
        let touched = action.touched.iter().copied();
        touched
            .filter(|id| may_tell && self.empathy(*id, action.to).only().is_none())
            .collect()
    }

    /// The fireworks that the receiver expects, including the older cards that the same clue makes
    /// known.
    fn expected_by_receiver(
        &self,
        action: &ClueAction,
        fresh: &[CardId],
        expected: &ExpectedStacks,
        facts: &PositionFacts,
    ) -> ExpectedStacks {
        let mut expected = *expected;
        let stacks = &mut expected[action.to.index()];
        let again = action.touched.iter().filter(|id| !fresh.contains(id));
        let mut known: ArrayVec<CardId, MAX_HAND> = again.copied().collect();
        while let Some(place) = known.iter().position(|id| {
            let card = self.empathy(*id, action.to).only();
            card.is_some_and(|card| stacks.next.contains(card))
        }) {
            if let Some(card) = self.empathy(known.remove(place), action.to).only() {
                stacks.put(&facts.rules, card);
            }
        }
        expected
    }

    /// Notes the literal meaning of a clue.
    fn mark(&mut self, action: &ClueAction, facts: &PositionFacts) {
        let touch = facts.rules.touch(action.clue);
        let surely = facts.rules.surely_touch(action.clue);
        for id in &self.hands[action.to.index()] {
            let note = &mut self.notes[at(*id)];
            if action.touched.contains(id) {
                note.possible &= touch;
                note.clued = true;
                note.clue_turn = facts.turn + 1;
                note.givers |= 1 << action.giver.index();
            } else {
                note.possible &= !surely;
            }
        }
    }

    /// Whether a clue about clued cards stops a play.
    fn reads_as_fix(
        &mut self,
        action: &ClueAction,
        facts: &PositionFacts,
        expected: &[CardId],
    ) -> bool {
        let mut fixed = false;
        for id in expected {
            if action.touched.contains(id) && !self.thinks_playable(*id, facts) {
                let note = &mut self.notes[at(*id)];
                note.call = Call::Save;
                note.inferred = note.possible;
                fixed = true;
            }
        }
        if fixed {
            self.refresh_beliefs(facts);
        }
        fixed
    }

    /// Of several new ones, the oldest that may be playable: ones are played in that order.
    fn first_of_ones(
        &self,
        action: &ClueAction,
        fresh: &[CardId],
        facts: &PositionFacts,
    ) -> Option<CardId> {
        let Clue::Rank(_) = action.clue else {
            return None;
        };
        if self.level < Level::Group || !self.plays(action.to, StyleTrait::OldestOne) {
            return None;
        }
        let may_fit = |id: &&CardId| !(self.believed[at(**id)] & facts.playable).is_empty();
        let all_first = |id: &CardId| {
            let set = self.notes[at(*id)].possible;
            facts.are_first(set)
        };
        if !fresh.iter().all(all_first) {
            return None;
        }
        // People keep this order only for cards of the initial deal.
        let dealt = self.players * facts.rules.hand_size();
        if self.plays_like_people() && fresh.iter().any(|id| at(*id) >= dealt) {
            return None;
        }
        fresh.iter().find(may_fit).copied()
    }

    fn reads_as_trash(&self, fresh: &[CardId], to: Seat, facts: &PositionFacts) -> bool {
        !fresh.is_empty()
            && fresh
                .iter()
                .all(|id| is_within(self.empathy(*id, to), facts.trash))
    }

    /// A clue that touches trash only asks to keep the older unclued cards.
    fn keep_older(&mut self, fresh: &[CardId], to: Seat) {
        let Some(oldest) = fresh.first() else { return };
        for id in &self.hands[to.index()] {
            let note = &mut self.notes[at(*id)];
            if id < oldest && !note.clued {
                note.moved = true;
            }
        }
    }

    /// The cards that this clue may save.
    fn savable(&self, action: &ClueAction, on_chop: bool, facts: &PositionFacts) -> CardSet {
        match action.clue {
            // Fives can be saved off the chop: early in the game nobody believes a five to be
            // playable.
            Clue::Rank(_) if !on_chop => facts.lasts,
            Clue::Rank(_) => {
                let seen = Seat::all(self.players)
                    .filter(|seat| *seat != action.to && *seat != action.giver)
                    .flat_map(|seat| &self.hands[seat.index()])
                    .filter_map(|id| self.truth[at(*id)])
                    .fold(CardSet::EMPTY, |set, card| set | CardSet::of(card));
                let twos = if self.plays(action.giver, StyleTrait::TwoSaves) {
                    facts.seconds & !seen
                } else {
                    CardSet::EMPTY
                };
                facts.critical | facts.lasts | twos
            }
            Clue::Color(_) if on_chop && self.plays(action.giver, StyleTrait::ColorSaves) => {
                facts.critical & !facts.lasts
            }
            Clue::Color(_) | Clue::Untold(_) => CardSet::EMPTY,
        }
    }

    /// Notes what the focus and the called cards are believed to be.
    fn conclude(&mut self, focus: CardId, giver: Seat, turn: u16, result: &mut Interpretation) {
        let inferred = result.direct | result.save | result.connected;
        let note = &mut self.notes[at(focus)];
        if !inferred.is_empty() {
            note.read_from = Some(giver);
            note.clue_turn = turn;
            note.passed = false;
            note.called_by = None;
            note.inferred &= inferred;
            if (note.inferred & note.possible).is_empty() {
                note.inferred = inferred;
            }
            note.call = if result.save.is_empty() {
                Call::Play
            } else {
                Call::Save
            };
        }
        for called in &result.called {
            self.queue(called);
            let note = &mut self.notes[at(called.card)];
            note.read_from = Some(giver);
            note.clue_turn = turn;
            note.passed = false;
            note.inferred = called.what;
            note.called_by = Some(focus);
            note.call = if called.prompted {
                Call::Play
            } else {
                Call::Blind
            };
        }
        result.kind = if !result.called.is_empty() {
            ClueKind::Finesse
        } else if inferred.is_empty() {
            ClueKind::Plain
        } else if result.save.is_empty() {
            if result.direct.is_empty() {
                ClueKind::Finesse
            } else {
                ClueKind::Play
            }
        } else if (result.direct | result.connected).is_empty() {
            ClueKind::Save
        } else {
            ClueKind::PlayOrSave
        };
    }
}
