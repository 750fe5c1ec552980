//! Learning targets: the cards in a player's own hand.
//!
//! Targets come from the complete game. They are answers for training, and not observations.

use kagiya_rules::{Board, Card, Game, Seat};

use crate::layout::Layout;
use crate::recolor::Recolor;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnHand {
    /// One-hot over all cards, with a row for each slot of the hand.
    Cards,
    /// One-hot over three uses, with a row for each slot: the card fits now, its position is filled, or
    /// neither.
    Uses,
}

impl OwnHand {
    /// The length for a hand.
    pub const fn len(self, layout: &Layout) -> usize {
        layout.hand * self.width(layout)
    }

    const fn width(self, layout: &Layout) -> usize {
        match self {
            Self::Cards => layout.cards,
            Self::Uses => 3,
        }
    }

    /// Writes the hand of `seat`. Empty slots are zeros.
    ///
    /// # Panics
    /// If the length of `into` isn't [`len`](Self::len).
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
