//! Which cards are playable, trash or critical: the table sorted once, for many questions.

use kagiya_rules::{Board, CardSet};

/// The cards of the game by what they are worth now. Everybody knows this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// Would fit now.
    pub playable: CardSet,
    /// Can never be played any more.
    pub trash: CardSet,
    /// Still of use, and no other copy is left.
    pub critical: CardSet,
}

impl Outlook {
    /// Sorts the cards of the game.
    pub fn of(board: Board<'_>) -> Self {
        let mut outlook = Self {
            playable: board.playable(),
            trash: CardSet::EMPTY,
            critical: CardSet::EMPTY,
        };
        for card in board.rules.cards().iter() {
            if board.is_trash(card) {
                outlook.trash.insert(card);
            } else if board.copies_left(card) == 1 {
                outlook.critical.insert(card);
            }
        }
        outlook
    }
}

/// What can be said of a card that is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// It is so whatever the card is.
    Surely,
    /// It is so for some of the cards it can be.
    Perhaps,
    /// It is so for none of them.
    Never,
}

impl Certainty {
    /// Whether a card that can be any of `possible` is one of `class`. With nothing possible,
    /// nothing is sure.
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
