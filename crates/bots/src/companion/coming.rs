//! The cards on their way to the fireworks: those that their holders will play without another clue.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat};

use super::facts::{Facts, Stacks};
use super::mind::{Call, Mind, at, is_within};

/// The cards that will be played if everybody plays what the conventions ask.
pub(super) struct Coming {
    /// Which cards they are, by id.
    pub(super) ids: [bool; MAX_CARD_IDS],
    /// Those that fit already.
    pub(super) now: CardSet,
    /// All of them.
    pub(super) all: CardSet,
    /// The fireworks once all of them are played.
    pub(super) stacks: Stacks,
}

impl Mind {
    /// The cards that `reader` sees on their way, as far as it is common with `giver`, whose clue is
    /// to be read or weighed.
    pub(super) fn coming(&self, reader: Seat, giver: Seat, facts: &Facts) -> Coming {
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
                let taken = self.taken_for[at(*id)];
                waiting.push(Waiting {
                    id: *id,
                    card,
                    taken,
                    called: matches!(note.call, Call::Play | Call::Blind) && taken.contains(card),
                });
            }
        }
        // What a card may be whose holder plays it as soon as it fits.
        let mut reached = facts.playable | facts.trash;
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
                }
                !goes
            });
            if waiting.len() == before {
                return coming;
            }
        }
    }
}

/// A clued card that is not on its way yet.
struct Waiting {
    id: CardId,
    card: Card,
    /// What its holder takes it for.
    taken: CardSet,
    /// Whether it was asked for as what it is.
    called: bool,
}
