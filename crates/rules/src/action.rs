//! Actions of players.

use crate::card::{Card, CardId};
use crate::clue::Clue;
use crate::seat::Offset;
use crate::suit::Suit;

/// A player's action on a turn, or the answer to a question of the game.
///
/// Actions name cards by [`CardId`], so they don't depend on the order of the hand. A clue to oneself can't
/// be written:
///
/// ```compile_fail
/// use kagiya_rules::{Action, Clue, Rank, Seat};
/// let me = Seat::new(0).unwrap();
/// let _ = Action::Clue { to: me, clue: Clue::Rank(Rank::new(1).unwrap()) };
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Places a card of the player's hand on its firework.
    Play {
        card: CardId,
        /// The announced firework (Timed Display only).
        announce: Option<Suit>,
    },
    /// Discards a card of the player's hand and regains a clue token.
    Discard(CardId),
    /// Spends a clue token to tell another player about one color or rank.
    Clue { to: Offset, clue: Clue },
    /// Answers a bonus tile or a joker.
    Choose(Choice),
}

/// The answer to a bonus tile of the Five Flamboyants, or the firework for a joker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Gives a clue without a token (tiles 3 and 4).
    Clue { to: Offset, clue: Clue },
    /// Shuffles a copy of this discarded card into the deck (tile 5).
    ShuffleBack(Card),
    /// Places a copy of this discarded card on its firework (tile 6, or tile 5 when the deck is empty).
    PutIntoPlay(Card),
    /// Leaves tile 5 unused (only when the deck is empty).
    Decline,
    /// Places the joker on this firework.
    Firework(Suit),
}

const _: () = assert!(size_of::<Action>() <= 4);
