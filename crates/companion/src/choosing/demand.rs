//! Cards that others are waiting for, and cards that can follow a card.

use kagiya_rules::{Card, CardSet, Seat};

use super::candidates::Chooser;
use crate::belief::{Call, at};

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
            if note.read_from.is_none_or(|giver| giver == belief.me) || turns > belief.players {
                continue;
            }
            let before = pending_plays.stacks.before(&facts.rules, card);
            let Some(next) = before.and_then(|before| before.first().copied()) else {
                continue;
            };
            if facts.trash.contains(card) {
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
        let mut next = self.next_after(card).iter();
        next.any(|next| self.holds_clued(next, seat))
    }

    /// The number of clued cards that can be played after `card`, one after the other.
    pub(crate) fn opens(&self, card: Card) -> usize {
        let rules = &self.facts.rules;
        let mut last = card;
        let mut count = 0;
        let held = |next: &Card| rules.seats().any(|seat| self.holds_clued(*next, seat));
        while let Some(next) = self.next_after(last).iter().find(held) {
            if count == rules.rank_count() {
                break;
            }
            last = next;
            count += 1;
        }
        count
    }

    fn next_after(&self, card: Card) -> CardSet {
        let rules = &self.facts.rules;
        if rules.joker() == Some(card.suit()) {
            return CardSet::EMPTY;
        }
        self.facts.stacks.after(rules, card) & !self.facts.trash
    }

    fn holds_clued(&self, card: Card, seat: Seat) -> bool {
        let belief = self.belief;
        belief.hands[seat.index()].iter().any(|id| {
            belief.notes[at(*id)].is_in_play()
                && belief.seen_by(belief.me, belief.me, *id, seat) == Some(card)
        })
    }
}
