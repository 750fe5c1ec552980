//! What a play or a discard says about earlier clues, at tables with people.

use kagiya_rules::{Card, CardId, CardSet, Seat};

use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::conventions::Convention;

impl BeliefState {
    /// `seat` has discarded instead of playing called cards, so it reads the clues about them
    /// otherwise.
    pub(crate) fn note_passed_up(&mut self, seat: Seat, facts: &PositionFacts) {
        for id in self.hands[seat.index()].clone() {
            if self.notes[at(id)].is_in_play() && self.thinks_playable(id, facts) {
                let note = &mut self.notes[at(id)];
                note.passed = true;
                note.call = Call::Save;
            }
        }
    }

    /// `seat` discards `card` without a token, although it knows a playable card or trash. That
    /// warns the next player: keep the chop, and use the token for a clue.
    pub(crate) fn warn(&mut self, seat: Seat, card: CardId, facts: &PositionFacts) {
        if !self.follows(Convention::Warnings) || facts.tokens > 0 || self.chop(seat) != Some(card)
        {
            return;
        }
        let mut hand = self.hands[seat.index()].iter();
        let knows_better = hand.any(|id| {
            let empathy = self.empathy(*id, seat);
            is_within(empathy, facts.playable) || is_within(empathy, facts.trash)
        });
        let next = seat.next(self.players);
        if knows_better && let Some(chop) = self.chop(next) {
            self.notes[at(chop)].moved = true;
            self.warned = Some(next);
        }
    }

    /// `seat` has discarded a clued useful `card` that it knew. So another player holds the same
    /// card, clued or in finesse position.
    pub(crate) fn learn_discarded_copy(
        &mut self,
        seat: Seat,
        id: CardId,
        card: Card,
        facts: &PositionFacts,
    ) {
        if !self.follows(Convention::SaidWithoutClue)
            || !self.notes[at(id)].clued
            || facts.trash.contains(card)
            || self.believed[at(id)].only() != Some(card)
        {
            return;
        }
        let Some((other, call)) = self.other_copy(seat, card, facts) else {
            return;
        };
        let note = &mut self.notes[at(other)];
        note.inferred = CardSet::of(card);
        note.call = call;
        note.read_from = Some(seat);
        note.clue_turn = facts.turn + 1;
        note.called_by = None;
        note.passed = false;
    }

    /// The other copy of the `card` that `seat` has discarded, and the call for it.
    fn other_copy(&self, seat: Seat, card: Card, facts: &PositionFacts) -> Option<(CardId, Call)> {
        let fits = facts.playable.contains(card);
        for other in self.after(seat).filter(|other| *other != self.me) {
            let is_it = |id: &CardId| self.truth[at(*id)] == Some(card);
            let mut hand = self.hands[other.index()].iter().copied();
            if let Some(id) = hand.find(|id| is_it(id) && self.notes[at(*id)].clued) {
                return Some((id, Call::Play));
            }
            let blind = self.finesse_position(other, &[]);
            if let Some(id) = blind.filter(|id| fits && is_it(id)) {
                return Some((id, Call::Blind));
            }
        }
        if self.me == seat {
            return None;
        }
        let may_be = |id: &CardId| self.empathy(*id, self.me).contains(card);
        let hand = self.hands[self.me.index()].iter().copied();
        let mut clued = hand.filter(|id| self.notes[at(*id)].clued && may_be(id));
        match (clued.next(), clued.next()) {
            (Some(id), None) => Some((id, Call::Play)),
            (None, _) => {
                let blind = self.finesse_position(self.me, &[]);
                let id = blind.filter(|id| fits && may_be(id))?;
                Some((id, Call::Blind))
            }
            _ => None,
        }
    }

    /// `seat` has played `id`, which is `card`. If only one player had clued that card, and `seat`
    /// alone has clued cards of that player, neither could compare them. So those cards may be the
    /// same.
    pub(crate) fn learn_twins(&mut self, seat: Seat, id: CardId, card: Card) {
        if !self.follows(Convention::OwnCopies) {
            return;
        }
        let played = self.notes[at(id)];
        for other in self.after(seat) {
            if !played.clued || played.givers != 1 << other.index() {
                continue;
            }
            for id in self.hands[other.index()].clone() {
                let note = &mut self.notes[at(id)];
                if note.clued && note.givers == 1 << seat.index() {
                    note.unseen_twins.insert(card);
                }
            }
        }
    }

    /// `seat` has played an uncalled, unclued `card` right after a clue about `focus`, or has
    /// struck with a called one. So `seat` read the clue as a finesse, and the focus isn't playable
    /// yet.
    pub(crate) fn learn_from_blind(
        &mut self,
        seat: Seat,
        (id, card): (CardId, Card),
        focus: CardId,
        fits: bool,
        facts: &PositionFacts,
    ) {
        let played = &self.notes[at(id)];
        let expected = if played.call == Call::None {
            self.thinks_playable(id, facts)
        } else {
            fits
        };
        if !self.follows(Convention::SaidWithoutClue)
            || played.clued
            || expected
            || self.hands[seat.index()].contains(&focus)
        {
            return;
        }
        let rules = &facts.rules;
        let after = facts.stacks.after(rules, card);
        let note = &mut self.notes[at(focus)];
        let later = note.possible & !facts.playable & !facts.trash;
        let read = later & note.inferred;
        let after = if fits { later & after } else { CardSet::EMPTY };
        let Some(inferred) = [after, read, later].into_iter().find(|set| !set.is_empty()) else {
            return;
        };
        note.inferred = inferred;
        note.call = if after.is_empty() {
            Call::Save
        } else {
            Call::Play
        };
    }

    /// The card `focus` has left its hand, so nothing is called for it any more.
    pub(crate) fn cancel_calls_for(&mut self, focus: CardId) {
        if !self.plays_like_people() {
            return;
        }
        for id in self.hands.clone().iter().flatten() {
            let note = &mut self.notes[at(*id)];
            let called = note.call == Call::Blind || note.is_prompted();
            if called && note.called_by == Some(focus) {
                note.call = Call::None;
                note.inferred = note.possible;
                note.called_by = None;
            }
        }
    }
}
