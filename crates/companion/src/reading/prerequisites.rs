//! Prerequisites: the cards that must be played before another card, and who holds them.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_HAND, Seat};

use super::clue::ClueContext;
use crate::belief::{BeliefState, Stacks, at};
use crate::conventions::Convention;

/// Whether readers look for the needed card in their own hand too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SearchOwnHand {
    Yes,
    No,
}

/// The cards that must be played before the focus, in order.
pub(crate) type Prerequisites = ArrayVec<Prerequisite, 4>;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Prerequisite {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) needed: Card,
    pub(crate) prompted: bool,
    /// Whether its holder plays it anyway, and need not know which of several cards it is.
    pub(crate) played_anyway: bool,
}

impl BeliefState {
    /// The cards that must be played before `meant` is playable, as `reader` sees it.
    pub(crate) fn prerequisites(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        meant: Card,
        expected: &Stacks,
        own: SearchOwnHand,
    ) -> Option<Prerequisites> {
        let mut prerequisites = Prerequisites::new();
        let mut used: ArrayVec<CardId, 4> = ArrayVec::new();
        let mut blind = 0;
        for needed in expected.before(&context.facts.rules, meant)? {
            let prerequisite = self.prerequisite(context, reader, needed, own, &used)?;
            used.try_push(prerequisite.card).ok()?;
            blind += usize::from(!prerequisite.prompted);
            if blind > self.most_blind() {
                return None;
            }
            prerequisites.try_push(prerequisite).ok()?;
        }
        (!prerequisites.is_empty()).then_some(prerequisites)
    }

    fn prerequisite(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        needed: Card,
        own: SearchOwnHand,
        used: &[CardId],
    ) -> Option<Prerequisite> {
        let ClueContext { action, facts, .. } = context;
        // A card that the giver is about to play is called from nobody.
        let on_givers_way = self.hands[action.giver.index()].iter().find(|id| {
            let believed = self.believed[at(**id)];
            let known = self.plays_like_people() && believed.only().is_some();
            self.notes[at(**id)].is_in_play()
                && !used.contains(id)
                && believed.contains(needed)
                && (self.thinks_playable(**id, facts) || known)
                && (self.truth[at(**id)] == Some(needed) || known && self.truth[at(**id)].is_none())
        });
        if let Some(card) = on_givers_way {
            return Some(Prerequisite {
                seat: action.giver,
                card: *card,
                needed,
                prompted: true,
                played_anyway: true,
            });
        }
        let others = || {
            self.after(action.giver)
                .filter(|seat| *seat != reader && self.knows_finesses(*seat))
        };
        let prompted = |seat| self.prompted(seat, CardSet::of(needed), &action.touched, used);
        for seat in others() {
            if let Some(card) = prompted(seat)
                && self.leads_to_needed(context, reader, (seat, card), needed, used)
            {
                return Some(Prerequisite {
                    seat,
                    card,
                    needed,
                    prompted: true,
                    played_anyway: false,
                });
            }
        }
        for seat in others().filter(|seat| *seat != action.to) {
            if prompted(seat).is_none()
                && let Some(card) = self.finesse_position(seat, used)
                && self.leads_to_needed(context, reader, (seat, card), needed, used)
            {
                return Some(Prerequisite {
                    seat,
                    card,
                    needed,
                    prompted: false,
                    played_anyway: false,
                });
            }
        }
        if reader == action.giver {
            return None;
        }
        if own == SearchOwnHand::No {
            return self.own_pending_play(context, reader, needed, used);
        }
        let mut on_its_way = self.hands[reader.index()].iter().filter(|id| {
            self.notes[at(**id)].is_in_play()
                && !action.touched.contains(id)
                && self.believed[at(**id)].contains(needed)
                && self.thinks_playable(**id, facts)
        });
        if let Some(card) = on_its_way.next() {
            return Some(Prerequisite {
                seat: reader,
                card: *card,
                needed,
                prompted: true,
                played_anyway: on_its_way.next().is_some(),
            });
        }
        if let Some(card) = prompted(reader) {
            return Some(Prerequisite {
                seat: reader,
                card,
                needed,
                prompted: true,
                played_anyway: false,
            });
        }
        if let Some(card) = self.seen_at_receiver(context, reader, needed, used) {
            return Some(Prerequisite {
                seat: action.to,
                card,
                needed,
                prompted: false,
                played_anyway: true,
            });
        }
        let card = self.finesse_position(reader, used)?;
        self.empathy(card, reader)
            .contains(needed)
            .then_some(Prerequisite {
                seat: reader,
                card,
                needed,
                prompted: false,
                played_anyway: false,
            })
    }

    /// The receiver's blind card for `needed`, if `reader` sees that it is that card.
    fn seen_at_receiver(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        needed: Card,
        used: &[CardId],
    ) -> Option<CardId> {
        let ClueContext { action, .. } = context;
        if !self.plays_like_people() || reader == action.to {
            return None;
        }
        let mut used: ArrayVec<CardId, { MAX_HAND + 4 }> = used.iter().copied().collect();
        used.extend(action.touched.iter().copied());
        let card = self.finesse_position(action.to, &used)?;
        let seen = self.seen_by(reader, action.giver, card, action.to);
        (seen == Some(needed)).then_some(card)
    }

    /// Whether `reader` sees that `seat` will play `needed` if it starts with `card`: because it is
    /// that card, or because a layered finesse leads to it.
    fn leads_to_needed(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        (seat, card): (Seat, CardId),
        needed: Card,
        used: &[CardId],
    ) -> bool {
        let ClueContext { action, facts, .. } = context;
        let mut used: ArrayVec<CardId, MAX_HAND> = used.iter().copied().take(4).collect();
        let mut next = card;
        let mut fits = facts.playable;
        loop {
            let Some(seen) = self.seen_by(reader, action.giver, next, seat) else {
                return false;
            };
            if seen == needed {
                return true;
            }
            if !self.follows(Convention::LayeredFinesses) || !fits.contains(seen) || used.is_full()
            {
                return false;
            }
            fits.remove(seen);
            used.push(next);
            let behind = self.prompted(seat, CardSet::of(needed), &action.touched, &used);
            let Some(behind) = behind.or_else(|| self.finesse_position(seat, &used)) else {
                return false;
            };
            next = behind;
        }
    }

    /// A card that the receiver holds and will play anyway.
    fn own_pending_play(
        &self,
        context: ClueContext<'_>,
        reader: Seat,
        needed: Card,
        used: &[CardId],
    ) -> Option<Prerequisite> {
        if !self.follows(Convention::OwnCardsFirst) {
            return None;
        }
        let card = self.hands[reader.index()].iter().find(|id| {
            let believed = self.believed[at(**id)];
            self.notes[at(**id)].is_in_play()
                && !used.contains(id)
                && !context.action.touched.contains(id)
                && believed.contains(needed)
                && (self.thinks_playable(**id, context.facts) || believed.only().is_some())
        })?;
        Some(Prerequisite {
            seat: reader,
            card: *card,
            needed,
            prompted: true,
            played_anyway: true,
        })
    }

    /// The prompt for one of `needed` in the hand of `seat`: the newest clued card that it could be
    /// and that the current clue has not `touched`.
    pub(crate) fn prompted(
        &self,
        seat: Seat,
        needed: CardSet,
        touched: &[CardId],
        used: &[CardId],
    ) -> Option<CardId> {
        if !self.follows(Convention::Prompts) {
            return None;
        }
        self.hands[seat.index()].iter().rev().copied().find(|id| {
            self.notes[at(*id)].clued
                && !used.contains(id)
                && !touched.contains(id)
                && !(self.believed[at(*id)] & needed).is_empty()
        })
    }
}
