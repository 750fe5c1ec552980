//! Pending plays: cards that their holders will play without another clue.

use arrayvec::ArrayVec;
use kagiya_rules::{Card, CardId, CardSet, MAX_CARD_IDS, MAX_HAND, MAX_PLAYERS, Seat};

use super::belief_state::{BeliefState, at, is_within};
use super::notes::Call;
use super::position_facts::{PositionFacts, Stacks};
use crate::conventions::Convention;

/// The cards that will be played if everyone follows their calls.
pub(crate) struct PendingPlays {
    /// Which cards they are, by id.
    pub(crate) ids: [bool; MAX_CARD_IDS],
    /// Those that are playable now.
    pub(crate) now: CardSet,
    /// All of them.
    pub(crate) all: CardSet,
    /// The fireworks after all of them.
    pub(crate) stacks: Stacks,
}

impl BeliefState {
    /// In a layered finesse, the card that `seat` plays after `played`, which was not one of
    /// `needed`; and whether it is clued.
    pub(crate) fn next_behind(
        &self,
        seat: Seat,
        played: CardId,
        needed: CardSet,
    ) -> Option<(CardId, bool)> {
        let hand = &self.hands[seat.index()];
        let may_be = |id: &CardId| *id != played && !(self.empathy(*id, seat) & needed).is_empty();
        let clued = hand.iter().rev().copied().find(|id| {
            // Beliefs would exclude what the played card was believed to be.
            self.notes[at(*id)].clued && may_be(id)
        });
        // Newer cards were drawn since, or are called as something else.
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

    /// The pending plays that `reader` sees. What `giver` can't know is left out: the result is
    /// used to read or to evaluate a clue of `giver`.
    pub(crate) fn pending_plays(
        &self,
        reader: Seat,
        giver: Seat,
        facts: &PositionFacts,
    ) -> PendingPlays {
        let mut pending_plays = PendingPlays {
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
                let called = matches!(note.call, Call::Play | Call::Blind);
                let believed = self.believed[at(*id)];
                waiting.push(Waiting::new((*id, seat), card, believed, called));
            }
        }
        // The identities with which a card is played as soon as its turn comes.
        let mut reached = facts.playable | facts.trash;
        // The next cards of layered finesses.
        let mut behind: ArrayVec<Waiting, MAX_HAND> = ArrayVec::new();
        loop {
            let before = waiting.len();
            waiting.retain(|waiting_card| {
                let is_played = pending_plays.stacks.next.contains(waiting_card.card)
                    && (waiting_card.called_as_is || is_within(waiting_card.believed, reached));
                if is_played {
                    if is_within(waiting_card.believed, facts.playable) {
                        pending_plays.now.insert(waiting_card.card);
                    }
                    pending_plays.ids[at(waiting_card.id)] = true;
                    pending_plays.all.insert(waiting_card.card);
                    pending_plays.stacks.put(&facts.rules, waiting_card.card);
                    reached |= pending_plays.stacks.next;
                    let missed = waiting_card.called && !waiting_card.called_as_is;
                    if missed
                        && self.follows(Convention::LayeredFinesses)
                        && self.knows_finesses(waiting_card.seat)
                    {
                        let next = self.next_behind(
                            waiting_card.seat,
                            waiting_card.id,
                            waiting_card.believed,
                        );
                        let seen = next.and_then(|(next, _)| {
                            let card = self.seen_by(reader, giver, next, waiting_card.seat)?;
                            Some(Waiting::new(
                                (next, waiting_card.seat),
                                card,
                                waiting_card.believed,
                                true,
                            ))
                        });
                        behind.extend(seen.into_iter().take(behind.remaining_capacity()));
                    }
                }
                !is_played
            });
            if waiting.len() == before {
                return pending_plays;
            }
            for next in behind
                .drain(..)
                .filter(|next| !pending_plays.ids[at(next.id)])
            {
                waiting.retain(|waiting_card| waiting_card.id != next.id);
                waiting.push(next);
            }
        }
    }
}

/// A card that may be played and isn't pending yet.
struct Waiting {
    id: CardId,
    seat: Seat,
    card: Card,
    /// What its holder believes it to be.
    believed: CardSet,
    /// Whether it was called.
    called: bool,
    /// Whether it was called as what it is.
    called_as_is: bool,
}

impl Waiting {
    fn new((id, seat): (CardId, Seat), card: Card, believed: CardSet, called: bool) -> Self {
        Self {
            id,
            seat,
            card,
            believed,
            called,
            called_as_is: called && believed.contains(card),
        }
    }
}
