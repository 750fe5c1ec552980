//! The cards on their way to the fireworks: those that their holders will play without another clue.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat};

use super::belief_state::{Mind, at, is_within};
use super::notes::Call;
use super::position_facts::{Facts, Stacks};
use crate::companion::conventions::Convention;

/// The cards that will be played if everybody plays what the conventions ask.
pub(crate) struct Coming {
    /// Which cards they are, by id.
    pub(crate) ids: [bool; MAX_CARD_IDS],
    /// Those that fit already.
    pub(crate) now: CardSet,
    /// All of them.
    pub(crate) all: CardSet,
    /// The fireworks once all of them are played.
    pub(crate) stacks: Stacks,
}

impl Mind {
    /// The card that `seat` plays next if `played` was not one of `needed`, and whether it is clued.
    pub(crate) fn next_behind(
        &self,
        seat: Seat,
        played: CardId,
        needed: CardSet,
    ) -> Option<(CardId, bool)> {
        let hand = &self.hands[seat.index()];
        let may_be = |id: &CardId| *id != played && !(self.strict(*id, seat) & needed).is_empty();
        let clued = hand.iter().rev().copied().find(|id| {
            // What a card is taken for leaves out what the played one was taken for.
            self.notes[at(*id)].clued && may_be(id)
        });
        // What is newer has been drawn since, or is asked for something else.
        let blind = || {
            hand.iter().rev().copied().find(|id| {
                let note = &self.notes[at(*id)];
                let is_older = *id < played || self.notes[at(played)].clued;
                is_older && !note.clued && note.call == Call::None
            })
        };
        let card = clued.or_else(blind)?;
        may_be(&card).then_some((card, clued.is_some()))
    }

    /// The cards that `reader` sees on their way, as far as it is common with `giver`, whose clue is
    /// to be read or weighed.
    pub(crate) fn coming(&self, reader: Seat, giver: Seat, facts: &Facts) -> Coming {
        let mut coming = Coming {
            ids: [false; MAX_CARD_IDS],
            now: CardSet::EMPTY,
            all: CardSet::EMPTY,
            stacks: facts.stacks,
        };
        let mut waiting: ArrayVec<Waiting, { MAX_PLAYERS * MAX_HAND }> = ArrayVec::new();
        for seat in Seat::all(self.players) {
            for id in &self.hands[seat.index()] {
                let note = &self.notes[at(*id)];
                if !note.is_in_play() {
                    continue;
                }
                let Some(card) = self.seen_by(reader, giver, *id, seat) else {
                    continue;
                };
                let asked = matches!(note.call, Call::Play | Call::Blind);
                let taken = self.taken_for[at(*id)];
                waiting.push(Waiting::new((*id, seat), card, taken, asked));
            }
        }
        // What a card may be whose holder plays it as soon as it fits.
        let mut reached = facts.playable | facts.trash;
        // Cards that lie behind others that were not what they were asked for as, and are looked for now.
        let mut behind: ArrayVec<Waiting, MAX_HAND> = ArrayVec::new();
        loop {
            let before = waiting.len();
            waiting.retain(|it| {
                let goes = coming.stacks.next.contains(it.card)
                    && (it.called || is_within(it.taken, reached));
                if goes {
                    if is_within(it.taken, facts.playable) {
                        coming.now.insert(it.card);
                    }
                    coming.ids[at(it.id)] = true;
                    coming.all.insert(it.card);
                    coming.stacks.put(&facts.rules, it.card);
                    reached |= coming.stacks.next;
                    let missed = it.asked && !it.called;
                    if missed && self.follows(Convention::LayeredFinesses) && self.trusts(it.seat) {
                        let next = self.next_behind(it.seat, it.id, it.taken);
                        let seen = next.and_then(|(next, _)| {
                            let card = self.seen_by(reader, giver, next, it.seat)?;
                            Some(Waiting::new((next, it.seat), card, it.taken, true))
                        });
                        behind.extend(seen.into_iter().take(behind.remaining_capacity()));
                    }
                }
                !goes
            });
            if waiting.len() == before {
                return coming;
            }
            for next in behind.drain(..).filter(|next| !coming.ids[at(next.id)]) {
                waiting.retain(|it| it.id != next.id);
                waiting.push(next);
            }
        }
    }
}

/// A card that may be played and is not on its way yet.
struct Waiting {
    id: CardId,
    seat: Seat,
    card: Card,
    /// What its holder takes it for.
    taken: CardSet,
    /// Whether it was asked for.
    asked: bool,
    /// Whether it was asked for as what it is.
    called: bool,
}

impl Waiting {
    fn new((id, seat): (CardId, Seat), card: Card, taken: CardSet, asked: bool) -> Self {
        Self {
            id,
            seat,
            card,
            taken,
            asked,
            called: asked && taken.contains(card),
        }
    }
}
