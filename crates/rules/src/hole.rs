//! Cards that were played face down (`hidden_plays`).

use crate::audience::Audience;
use crate::card::{CardId, CardSet};
use crate::seat::Seat;

/// A card that was played face down, as everyone knows it until the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// The player who threw it.
    pub seat: Seat,
    pub id: CardId,
    /// Whether it came from the deck, so that nobody has seen it.
    pub from_deck: bool,
    /// The prints that are possible by the clues about it. Where a suit exchanges playing and discarding, a
    /// discard throws a card of such a suit, and a play throws another card.
    pub possible: CardSet,
}

impl Thrown {
    /// Whether `audience` saw the card in a hand before it was thrown.
    pub fn was_seen_by(&self, audience: Audience) -> bool {
        !self.from_deck && audience.sees_hand_of(self.seat)
    }
}
