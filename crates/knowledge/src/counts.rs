//! How many copies of each card somebody does not see.

use kagiya_rules::{Board, Card, CardSet, Phase, View};

/// The most copies of a card that a game can have.
const MAX_COPIES: usize = 3;

/// For each card the number of copies that somebody does not see: they are in the deck, or in
/// hands that are hidden from that somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The cards with at least one copy, with at least two, with three: a sum over a set of cards
    /// is then a matter of counting bits.
    at_least: [CardSet; MAX_COPIES],
}

impl Counts {
    /// No copy of any card.
    pub const NONE: Self = Self {
        at_least: [CardSet::EMPTY; MAX_COPIES],
    };

    /// What somebody does not see who sees the table and no hand.
    pub fn of_table(board: Board<'_>) -> Self {
        let mut counts = Self::NONE;
        for card in board.rules.cards().iter() {
            for level in counts
                .at_least
                .iter_mut()
                .take(usize::from(board.copies_left(card)))
            {
                level.insert(card);
            }
        }
        // A joker that has just been turned up lies neither on a firework nor on the pile.
        if let Phase::Joker { card, id: _ } = board.table.phase() {
            counts.remove(card);
        }
        counts
    }

    /// What the audience of `view` does not see.
    pub fn of_view(view: &View) -> Self {
        Self::of_table(view.board()).without_hands(view)
    }

    /// These without the cards in the hands that the audience of `view` sees.
    #[must_use]
    #[inline]
    pub fn without_hands(mut self, view: &View) -> Self {
        for seat in view.rules().seats() {
            for card in view.cards(seat).unwrap_or(&[]) {
                self.remove(*card);
            }
        }
        self
    }

    /// The number of copies of `card`.
    #[inline]
    pub fn get(&self, card: Card) -> u8 {
        self.at_least
            .iter()
            .map(|level| u8::from(level.contains(card)))
            .sum()
    }

    /// Takes one copy of `card` away, if there is one.
    pub fn remove(&mut self, card: Card) {
        for level in self.at_least.iter_mut().rev() {
            if level.contains(card) {
                level.remove(card);
                return;
            }
        }
    }

    /// Adds one copy of `card`.
    ///
    /// # Panics
    /// If there are three already: no game has more.
    pub fn add(&mut self, card: Card) {
        let level = self
            .at_least
            .iter_mut()
            .find(|level| !level.contains(card))
            .expect("no card has more than three copies");
        level.insert(card);
    }

    /// The cards with at least one copy.
    pub const fn present(&self) -> CardSet {
        self.at_least[0]
    }

    /// How many copies the cards of `set` have together.
    #[inline]
    pub fn total(&self, set: CardSet) -> u32 {
        self.at_least.iter().map(|level| (*level & set).len()).sum()
    }
}
