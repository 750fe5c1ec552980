//! What a learning program is to guess: the cards in a player's own hand.
//!
//! These are answers for training and no observations: they are made from the game itself.

use kagiya_rules::{Board, Card, Game, Seat};

use crate::layout::Layout;
use crate::recolor::Recolor;

/// The encoding of the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnHand {
    /// Each card, one of all: one-hot, a row for each place of the hand.
    Cards,
    /// What each card is good for, one of three: it fits now, its place is filled already, or
    /// neither.
    Uses,
}

impl OwnHand {
    /// How many numbers there are for a hand.
    pub const fn len(self, layout: &Layout) -> usize {
        layout.hand * self.width(layout)
    }

    const fn width(self, layout: &Layout) -> usize {
        match self {
            Self::Cards => layout.cards,
            Self::Uses => 3,
        }
    }

    /// Writes the hand of `seat`; places without a card are zeros.
    ///
    /// # Panics
    /// If `into` is not [`len`](Self::len) long.
    pub fn write(
        self,
        game: &Game,
        seat: Seat,
        layout: &Layout,
        recolor: &Recolor,
        into: &mut [f32],
    ) {
        assert_eq!(into.len(), self.len(layout));
        into.fill(0.0);
        let rows = into.chunks_exact_mut(self.width(layout));
        for (row, (_, card)) in rows.zip(game.hand(seat)) {
            let place = match self {
                Self::Cards => recolor.place(card, layout),
                Self::Uses => usage(card, game.board()),
            };
            row[place] = 1.0;
        }
    }
}

fn usage(card: Card, board: Board<'_>) -> usize {
    if board.is_playable(card) {
        0
    } else if board.table.height(card.suit()) > board.rules.height_of(card) {
        1
    } else {
        2
    }
}
