//! The number of unseen copies of each card.

use kagiya_rules::{Board, Card, CardSet, Phase, View};

/// The maximum number of copies of a card in a game.
const MAX_COPIES: usize = 3;

/// For each card, the number of copies that a player or an audience doesn't see: in the deck, or in hidden
/// hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The cards with at least one, two and three copies. A sum over a set is then a count of bits.
    at_least: [CardSet; MAX_COPIES],
}

impl Counts {
    pub const NONE: Self = Self {
        at_least: [CardSet::EMPTY; MAX_COPIES],
    };

    /// The copies that are unseen by an audience without any hand.
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
        // A revealed joker is neither on a firework nor in the discard pile.
        if let Phase::Joker { card, id: _ } = board.table.phase() {
            counts.remove(card);
        }
        counts
    }

    /// The copies that the audience of `view` doesn't see.
    pub fn of_view(view: &View) -> Self {
        Self::of_table(view.board()).without_hands(view)
    }

    /// Removes the cards in the hands that the audience of `view` sees.
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

    /// Each copy as a card of its own.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let present = self.present();
        present
            .iter()
            .flat_map(|card| (0..self.get(card)).map(move |_| card))
    }

    /// The number of copies of `card`.
    #[inline]
    pub fn get(&self, card: Card) -> u8 {
        self.at_least
            .iter()
            .map(|level| u8::from(level.contains(card)))
            .sum()
    }

    /// Removes one copy of `card`, if there is one.
    pub fn remove(&mut self, card: Card) {
        for level in self.at_least.iter_mut().rev() {
            if level.contains(card) {
                level.remove(card);
                return;
            }
        }
    }

    /// # Panics
    /// If there are three already, the maximum in any game.
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

    /// The total number of copies of the cards in `set`.
    #[inline]
    pub fn total(&self, set: CardSet) -> u32 {
        self.at_least.iter().map(|level| (*level & set).len()).sum()
    }
}
