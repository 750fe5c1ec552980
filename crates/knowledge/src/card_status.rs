//! Sorts cards into playable, trash and critical, for many questions about one position.

use kagiya_rules::{Board, CardSet, OpenOrders};

/// The present status of all cards in the game, which everyone knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardStatus {
    pub playable: CardSet,
    /// Can never be played again.
    pub trash: CardSet,
    /// Useful, and the last copy.
    pub critical: CardSet,
    /// The orders in which fireworks can still be built, where there are several.
    pub open_orders: OpenOrders,
}

impl CardStatus {
    pub fn of(board: Board<'_>) -> Self {
        let mut card_status = Self {
            playable: board.playable(),
            trash: CardSet::EMPTY,
            critical: CardSet::EMPTY,
            open_orders: board.table.open_orders(),
        };
        // With several orders, the last copy of a card need not be missed.
        let is_missed = |card| !board.rules.has_orders() || board.is_critical(card);
        for card in board.rules.cards().iter() {
            if board.is_trash(card) {
                card_status.trash.insert(card);
            } else if board.copies_left(card) == 1 && is_missed(card) {
                card_status.critical.insert(card);
            }
        }
        card_status
    }
}

/// What is known about a class of an unknown card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// All possible cards are in the class.
    Surely,
    /// Some of the possible cards are in the class.
    Perhaps,
    /// None of the possible cards is in the class.
    Never,
}

impl Certainty {
    /// Whether a card that is one of `possible` is in `class`. For an empty set, nothing is sure.
    pub fn of(possible: CardSet, class: CardSet) -> Self {
        if (possible & class).is_empty() {
            Self::Never
        } else if (possible & !class).is_empty() {
            Self::Surely
        } else {
            Self::Perhaps
        }
    }
}
