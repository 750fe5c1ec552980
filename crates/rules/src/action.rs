//! What a player can do.

use crate::card::{Card, CardId};
use crate::clue::Clue;
use crate::seat::Offset;
use crate::suit::Suit;

/// What a player does on a turn, or answers when the game asks.
///
/// Cards are named by [`CardId`], so that an action means the same whatever the order of the hand.
/// An action that would be a clue to oneself can't be written:
///
/// ```compile_fail
/// use kagiya_rules::{Action, Clue, Rank, Seat};
/// let me = Seat::new(0).unwrap();
/// let _ = Action::Clue { to: me, clue: Clue::Rank(Rank::new(1).unwrap()) };
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put a card of my hand on its firework.
    Play {
        /// Which card.
        card: CardId,
        /// The firework that I announce it will join (Timed Display only).
        announce: Option<Suit>,
    },
    /// Put a card of my hand on the discard pile and take back a clue token.
    Discard(CardId),
    /// Pay a clue token and tell another player about one color or rank.
    Clue {
        /// To whom.
        to: Offset,
        /// What.
        clue: Clue,
    },
    /// Answer the question that the game asks me: a bonus tile or a joker.
    Choose(Choice),
}

/// The answer to a bonus tile of the Five Flamboyants, or the place of a joker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Give this clue without paying for it (tiles 3 and 4).
    Clue {
        /// To whom.
        to: Offset,
        /// What.
        clue: Clue,
    },
    /// Shuffle a copy of this discarded card into the deck (tile 5).
    ShuffleBack(Card),
    /// Put a copy of this discarded card on its firework (tile 6, or 5 when the deck is empty).
    PutIntoPlay(Card),
    /// Leave tile 5 unused (only when the deck is empty).
    Decline,
    /// Put the joker on this firework.
    Firework(Suit),
}

const _: () = assert!(size_of::<Action>() <= 4);
