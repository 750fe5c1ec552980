//! What a play or a discard says about clues that were given before, where people sit at the table.

use kagiya_rules::{Card, CardId, CardSet, Seat};

use crate::companion::belief::{Call, Facts, Mind, at, is_within};
use crate::companion::conventions::Convention;

impl Mind {
    /// `seat` has discarded: what it was to play by the conventions, and did not, it reads otherwise.
    pub(crate) fn pass_up(&mut self, seat: Seat, facts: &Facts) {
        for id in self.hands[seat.index()].clone() {
            if self.notes[at(id)].is_in_play() && self.thinks_playable(id, facts) {
                let note = &mut self.notes[at(id)];
                note.passed = true;
                note.call = Call::Save;
            }
        }
    }

    /// `seat` discards `card` without a token, although it knows of a card to play or of trash: the next
    /// player, who would discard now, is to keep its next card and to use the token.
    pub(crate) fn warn(&mut self, seat: Seat, card: CardId, facts: &Facts) {
        if !self.follows(Convention::Warnings) || facts.tokens > 0 || self.chop(seat) != Some(card)
        {
            return;
        }
        let mut hand = self.hands[seat.index()].iter();
        let knows_better = hand.any(|id| {
            let strict = self.strict(*id, seat);
            is_within(strict, facts.playable) || is_within(strict, facts.trash)
        });
        let next = seat.next(self.players);
        if knows_better && let Some(chop) = self.chop(next) {
            self.notes[at(chop)].moved = true;
            self.warned = Some(next);
        }
    }

    /// `seat` has thrown away a clued `card` that is of use and that it knew: somebody else holds the same
    /// card, clued, or where a card that fits would be looked for.
    pub(crate) fn learn_given_up(&mut self, seat: Seat, id: CardId, card: Card, facts: &Facts) {
        if !self.follows(Convention::SaidWithoutClue)
            || !self.notes[at(id)].clued
            || facts.trash.contains(card)
            || self.taken_for[at(id)].only() != Some(card)
        {
            return;
        }
        let Some((other, call)) = self.other_copy(seat, card, facts) else {
            return;
        };
        let note = &mut self.notes[at(other)];
        note.reading = CardSet::of(card);
        note.call = call;
        note.read_from = Some(seat);
        note.heard_at = facts.turn + 1;
        note.asked_for = None;
        note.passed = false;
    }

    /// Which card is the same as the `card` that `seat` has given up, and what is asked of it.
    fn other_copy(&self, seat: Seat, card: Card, facts: &Facts) -> Option<(CardId, Call)> {
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
        let may_be = |id: &CardId| self.strict(*id, self.me).contains(card);
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

    /// `seat` has played `id`, which is `card`. Who has clued only cards that it could not compare with its
    /// own hand may have clued the same card once more, if it was clued itself by the holder of that one.
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

    /// `seat` has played `card`, which no clue has touched and nothing has asked for, right after a clue about
    /// `focus`, or has struck with it: to this player the clue asked for it, so that the focus does not fit yet.
    pub(crate) fn learn_from_blind(
        &mut self,
        seat: Seat,
        (id, card): (CardId, Card),
        focus: CardId,
        fits: bool,
        facts: &Facts,
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
        let after = rules.next_card(card.suit(), rules.height_of(card) + 1);
        let note = &mut self.notes[at(focus)];
        let later = note.possible & !facts.playable & !facts.trash;
        let read = later & note.reading;
        let after = after.filter(|after| fits && later.contains(*after));
        note.reading = match after {
            Some(after) => CardSet::of(after),
            None if !read.is_empty() => read,
            None if !later.is_empty() => later,
            None => return,
        };
        note.call = if after.is_some() {
            Call::Play
        } else {
            Call::Save
        };
    }

    /// The clue about `focus` is of the past: nobody is asked any more to play something for it.
    pub(crate) fn forget_asked(&mut self, focus: CardId) {
        if !self.reads_as_people() {
            return;
        }
        for id in self.hands.clone().iter().flatten() {
            let note = &mut self.notes[at(*id)];
            let asked = note.call == Call::Blind || note.is_prompted();
            if asked && note.asked_for == Some(focus) {
                note.call = Call::None;
                note.reading = note.possible;
                note.asked_for = None;
            }
        }
    }
}
