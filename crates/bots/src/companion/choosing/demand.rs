//! Cards that others are waiting for, and cards that can follow a card.

use kagiya_rules::{Card, CardSet, Seat};

use super::candidates::Chooser;
use crate::companion::belief::{Call, at};

/// The next cards on fireworks for which clued cards of others wait: cards that were clued since my
/// last turn and that no pending play explains.
pub(crate) struct Demand {
    /// For cards that were called.
    pub(crate) for_plays: CardSet,
    /// For cards that were saved or called.
    pub(crate) for_saves: CardSet,
}

impl Chooser<'_> {
    /// The cards that the clues since my last turn wait for.
    pub(crate) fn demand(&self) -> Demand {
        let (belief, facts) = (self.belief, self.facts);
        let mut demand = Demand {
            for_plays: CardSet::EMPTY,
            for_saves: CardSet::EMPTY,
        };
        let pending_plays = belief.pending_plays(belief.me, belief.me, facts);
        for id in belief
            .after(belief.me)
            .flat_map(|seat| &belief.hands[seat.index()])
        {
            let note = &belief.notes[at(*id)];
            let turns = usize::from((facts.turn + 1).saturating_sub(note.clue_turn));
            let Some(card) = belief.truth[at(*id)] else {
                continue;
            };
            let joker = facts.rules.joker() == Some(card.suit());
            if joker
                || note.read_from.is_none_or(|giver| giver == belief.me)
                || turns > belief.players
            {
                continue;
            }
            let height = pending_plays.stacks.height(card.suit());
            let Some(next) = facts.rules.next_card(card.suit(), height) else {
                continue;
            };
            if facts.rules.height_of(card) <= height || facts.trash.contains(card) {
                continue;
            }
            if note.call == Call::Play {
                demand.for_plays.insert(next);
            } else {
                demand.for_saves.insert(next);
            }
        }
        demand
    }

    /// Whether `seat` holds the clued card that comes after `card`.
    pub(crate) fn leads_to(&self, card: Card, seat: Seat) -> bool {
        let next = self.next_after(card);
        next.is_some_and(|next| self.holds_clued(next, seat))
    }

    /// The number of clued cards that can be played after `card`, one after the other.
    pub(crate) fn opens(&self, card: Card) -> usize {
        let rules = &self.facts.rules;
        let mut last = card;
        let mut count = 0;
        while let Some(next) = self.next_after(last) {
            if !rules.seats().any(|seat| self.holds_clued(next, seat)) {
                break;
            }
            last = next;
            count += 1;
        }
        count
    }

    fn next_after(&self, card: Card) -> Option<Card> {
        let rules = &self.facts.rules;
        let joker = rules.joker() == Some(card.suit());
        let next = || rules.next_card(card.suit(), rules.height_of(card) + 1);
        (!joker).then(next).flatten()
    }

    fn holds_clued(&self, card: Card, seat: Seat) -> bool {
        let belief = self.belief;
        belief.hands[seat.index()].iter().any(|id| {
            belief.notes[at(*id)].is_in_play()
                && belief.seen_by(belief.me, belief.me, *id, seat) == Some(card)
        })
    }
}
