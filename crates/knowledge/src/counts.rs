//! How many copies of each card somebody does not see.

use kagiya_rules::{Board, CARD_INDICES, Card, CardSet, Phase, View};

/// For each card the number of copies that somebody does not see: they are in the deck, or in
/// hands that are hidden from that somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    copies: [u8; CARD_INDICES],
    /// The cards with at least one copy.
    present: CardSet,
}

impl Counts {
    /// No copy of any card.
    pub const NONE: Self = Self {
        copies: [0; CARD_INDICES],
        present: CardSet::EMPTY,
    };

    /// What somebody does not see who sees the table and no hand.
    pub fn of_table(board: Board<'_>) -> Self {
        let mut counts = Self::NONE;
        for card in board.rules.cards().iter() {
            counts.set(card, board.copies_left(card));
        }
        // A joker that has just been turned up lies neither on a firework nor on the pile.
        if let Phase::Joker { card, id: _ } = board.table.phase() {
            counts.remove(card);
        }
        counts
    }

    /// What the audience of `view` does not see.
    pub fn of_view(view: &View) -> Self {
        let mut counts = Self::of_table(view.board());
        for seat in view.rules().seats() {
            for card in view.cards(seat).unwrap_or(&[]) {
                counts.remove(*card);
            }
        }
        counts
    }

    /// The number of copies of `card`.
    pub const fn get(&self, card: Card) -> u8 {
        self.copies[card.index()]
    }

    /// Makes `copies` the number of copies of `card`.
    pub fn set(&mut self, card: Card, copies: u8) {
        self.copies[card.index()] = copies;
        if copies == 0 {
            self.present.remove(card);
        } else {
            self.present.insert(card);
        }
    }

    /// Takes one copy of `card` away, if there is one.
    pub fn remove(&mut self, card: Card) {
        self.set(card, self.get(card).saturating_sub(1));
    }

    /// Adds one copy of `card`.
    pub fn add(&mut self, card: Card) {
        self.set(card, self.get(card) + 1);
    }

    /// The cards with at least one copy.
    pub const fn present(&self) -> CardSet {
        self.present
    }

    /// How many copies the cards of `set` have together.
    pub fn total(&self, set: CardSet) -> u32 {
        let mut total = 0;
        for card in (set & self.present).iter() {
            total += u32::from(self.get(card));
        }
        total
    }
}
