//! Which cards must be played before another one fits, and who holds them.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_HAND, Seat};

use super::clue::Scene;
use crate::companion::belief::{Mind, Stacks, at};
use crate::companion::conventions::Convention;

/// Whether readers look for the needed card in their own hand too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Own {
    Yes,
    No,
}

/// The cards that must be played before the focus, each with its holder.
pub(crate) type Chain = ArrayVec<Step, 4>;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) needed: Card,
    pub(crate) prompted: bool,
    /// Whether its holder plays it anyway, and need not know which of several cards it is.
    pub(crate) loose: bool,
}

impl Mind {
    /// The cards that must be played before `meant` fits, and who holds them, as `reader` sees it.
    pub(crate) fn chain(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        meant: Card,
        ahead: &Stacks,
        own: Own,
    ) -> Option<Chain> {
        let rules = &scene.facts.rules;
        if rules.joker() == Some(meant.suit()) {
            return None;
        }
        let mut chain = Chain::new();
        let mut used: ArrayVec<CardId, 4> = ArrayVec::new();
        let mut blind = 0;
        let from = ahead.height(meant.suit());
        for height in from..rules.height_of(meant) {
            let needed = rules.next_card(meant.suit(), height)?;
            let step = self.step(scene, reader, needed, own, &used)?;
            used.try_push(step.card).ok()?;
            blind += usize::from(!step.prompted);
            if blind > self.most_blind() {
                return None;
            }
            chain.try_push(step).ok()?;
        }
        (!chain.is_empty()).then_some(chain)
    }

    fn step(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        needed: Card,
        own: Own,
        used: &[CardId],
    ) -> Option<Step> {
        let Scene { told, facts, .. } = scene;
        // What the giver is about to play anyway asks nobody for anything.
        let on_givers_way = self.hands[told.giver.index()].iter().find(|id| {
            let taken = self.taken_for[at(**id)];
            let known = self.reads_as_people() && taken.only().is_some();
            self.notes[at(**id)].is_in_play()
                && !used.contains(id)
                && taken.contains(needed)
                && (self.thinks_playable(**id, facts) || known)
                && (self.truth[at(**id)] == Some(needed) || known && self.truth[at(**id)].is_none())
        });
        if let Some(card) = on_givers_way {
            return Some(Step {
                seat: told.giver,
                card: *card,
                needed,
                prompted: true,
                loose: true,
            });
        }
        let others = || {
            self.after(told.giver)
                .filter(|seat| *seat != reader && self.trusts(*seat))
        };
        for seat in others() {
            if let Some(card) = self.prompted(seat, CardSet::of(needed), &told.touched, used)
                && self.leads_to_needed(scene, reader, (seat, card), needed, used)
            {
                return Some(Step {
                    seat,
                    card,
                    needed,
                    prompted: true,
                    loose: false,
                });
            }
        }
        for seat in others().filter(|seat| *seat != told.to) {
            if self
                .prompted(seat, CardSet::of(needed), &told.touched, used)
                .is_none()
                && let Some(card) = self.finesse_position(seat, used)
                && self.leads_to_needed(scene, reader, (seat, card), needed, used)
            {
                return Some(Step {
                    seat,
                    card,
                    needed,
                    prompted: false,
                    loose: false,
                });
            }
        }
        if reader == told.giver {
            return None;
        }
        if own == Own::No {
            return self.own_way(scene, reader, needed, used);
        }
        let mut on_its_way = self.hands[reader.index()].iter().filter(|id| {
            self.notes[at(**id)].is_in_play()
                && !told.touched.contains(id)
                && self.taken_for[at(**id)].contains(needed)
                && self.thinks_playable(**id, facts)
        });
        if let Some(card) = on_its_way.next() {
            return Some(Step {
                seat: reader,
                card: *card,
                needed,
                prompted: true,
                loose: on_its_way.next().is_some(),
            });
        }
        if let Some(card) = self.prompted(reader, CardSet::of(needed), &told.touched, used) {
            return Some(Step {
                seat: reader,
                card,
                needed,
                prompted: true,
                loose: false,
            });
        }
        if let Some(card) = self.seen_at_receiver(scene, reader, needed, used) {
            return Some(Step {
                seat: told.to,
                card,
                needed,
                prompted: false,
                loose: true,
            });
        }
        let card = self.finesse_position(reader, used)?;
        self.strict(card, reader).contains(needed).then_some(Step {
            seat: reader,
            card,
            needed,
            prompted: false,
            loose: false,
        })
    }

    /// The card that the receiver would play blind for `needed`, where `reader` sees that it is that card.
    fn seen_at_receiver(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        needed: Card,
        used: &[CardId],
    ) -> Option<CardId> {
        let Scene { told, .. } = scene;
        if !self.reads_as_people() || reader == told.to {
            return None;
        }
        let mut used: ArrayVec<CardId, { MAX_HAND + 4 }> = used.iter().copied().collect();
        used.extend(told.touched.iter().copied());
        let card = self.finesse_position(told.to, &used)?;
        let seen = self.seen_by(reader, told.giver, card, told.to);
        (seen == Some(needed)).then_some(card)
    }

    /// Whether `reader` sees that `seat` will play `needed` if it first plays `card` for it: because it is
    /// that card, or because it fits too and the other one lies behind it.
    fn leads_to_needed(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        (seat, card): (Seat, CardId),
        needed: Card,
        used: &[CardId],
    ) -> bool {
        let Scene { told, facts, .. } = scene;
        let mut used: ArrayVec<CardId, MAX_HAND> = used.iter().copied().take(4).collect();
        let mut next = card;
        let mut fits = facts.playable;
        loop {
            let Some(seen) = self.seen_by(reader, told.giver, next, seat) else {
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
            let behind = self.prompted(seat, CardSet::of(needed), &told.touched, &used);
            let Some(behind) = behind.or_else(|| self.finesse_position(seat, &used)) else {
                return false;
            };
            next = behind;
        }
    }

    /// A card that the receiver of a clue holds and will play anyway, whoever else is asked.
    fn own_way(
        &self,
        scene: Scene<'_>,
        reader: Seat,
        needed: Card,
        used: &[CardId],
    ) -> Option<Step> {
        if !self.follows(Convention::OwnCardsFirst) {
            return None;
        }
        let card = self.hands[reader.index()].iter().find(|id| {
            let taken = self.taken_for[at(**id)];
            self.notes[at(**id)].is_in_play()
                && !used.contains(id)
                && !scene.told.touched.contains(id)
                && taken.contains(needed)
                && (self.thinks_playable(**id, scene.facts) || taken.only().is_some())
        })?;
        Some(Step {
            seat: reader,
            card: *card,
            needed,
            prompted: true,
            loose: true,
        })
    }

    /// The card of `seat` that would be played if one of `needed` were asked for: the newest clued card
    /// that it could be, and that the clue has not just `touched`.
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
                && !(self.taken_for[at(*id)] & needed).is_empty()
        })
    }
}
