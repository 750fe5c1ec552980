//! What follows a card, and which cards others wait for.

use kagiya_rules::{Card, CardSet, Seat};

use super::candidates::Chooser;
use crate::companion::belief::{Call, at};

/// The cards that come next on their fireworks, for which cards of others wait that were clued since
/// my last turn and that nothing on its way explains.
pub(crate) struct Wanted {
    /// For cards that were to be played.
    pub(crate) for_plays: CardSet,
    /// For cards that were to be kept, or played.
    pub(crate) for_saves: CardSet,
}

impl Chooser<'_> {
    /// What the clues since my last turn wait for.
    pub(crate) fn wanted(&self) -> Wanted {
        let (mind, facts) = (self.mind, self.facts);
        let mut wanted = Wanted {
            for_plays: CardSet::EMPTY,
            for_saves: CardSet::EMPTY,
        };
        let coming = mind.coming(mind.me, mind.me, facts);
        for id in mind
            .after(mind.me)
            .flat_map(|seat| &mind.hands[seat.index()])
        {
            let note = &mind.notes[at(*id)];
            let turns = usize::from((facts.turn + 1).saturating_sub(note.heard_at));
            let Some(card) = mind.truth[at(*id)] else {
                continue;
            };
            let joker = facts.rules.joker() == Some(card.suit());
            if joker || note.read_from.is_none_or(|giver| giver == mind.me) || turns > mind.players
            {
                continue;
            }
            let height = coming.stacks.height(card.suit());
            let Some(next) = facts.rules.next_card(card.suit(), height) else {
                continue;
            };
            if facts.rules.height_of(card) <= height || facts.trash.contains(card) {
                continue;
            }
            if note.call == Call::Play {
                wanted.for_plays.insert(next);
            } else {
                wanted.for_saves.insert(next);
            }
        }
        wanted
    }

    /// Whether `seat` holds the clued card that comes after `card`.
    pub(crate) fn leads_to(&self, card: Card, seat: Seat) -> bool {
        let next = self.next_after(card);
        next.is_some_and(|next| self.holds_clued(next, seat))
    }

    /// How many clued cards can be played after `card`, one after the other.
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
        let mind = self.mind;
        mind.hands[seat.index()].iter().any(|id| {
            mind.notes[at(*id)].is_in_play()
                && mind.seen_by(mind.me, mind.me, *id, seat) == Some(card)
        })
    }
}
