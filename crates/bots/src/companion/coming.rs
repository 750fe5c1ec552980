//! The cards on their way to the fireworks: those that their holders will play without another clue.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, CardSet, MAX_CARD_IDS, MAX_HAND, Seat};

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
        // What a card may be whose holder plays it as soon as it fits.
        let mut reached = facts.playable | facts.trash;
        // Cards that lie behind others, which are played for them, and what they are looked for as.
        let mut behind: ArrayVec<(CardId, CardSet), MAX_HAND> = ArrayVec::new();
        loop {
            let mut grown = false;
            for seat in Seat::all(self.players) {
                for id in &self.hands[seat.index()] {
                    let note = &self.notes[at(*id)];
                    let looked_for = behind.iter().find(|(card, _)| card == id);
                    let looked_for = looked_for.map(|(_, what)| *what);
                    if !note.is_in_play() && looked_for.is_none() || coming.ids[at(*id)] {
                        continue;
                    }
                    let Some(card) = self.seen_by(reader, giver, *id, seat) else {
                        continue;
                    };
                    if !coming.stacks.next.contains(card) {
                        continue;
                    }
                    let taken = looked_for.unwrap_or(self.taken_for[at(*id)]);
                    let called =
                        looked_for.is_some() || matches!(note.call, Call::Play | Call::Blind);
                    if is_within(taken, reached) || called && taken.contains(card) {
                        if is_within(taken, facts.playable) {
                            coming.now.insert(card);
                        }
                        coming.ids[at(*id)] = true;
                        coming.all.insert(card);
                        coming.stacks.put(&facts.rules, card);
                        reached |= coming.stacks.next;
                        grown = true;
                        if self.bluffs()
                            && called
                            && !taken.contains(card)
                            && self.trusts(seat)
                            && let Some((next, _)) = self.next_behind(seat, *id, taken)
                        {
                            let _ = behind.try_push((next, taken));
                        }
                    }
                }
            }
            if !grown {
                return coming;
            }
        }
    }
}
