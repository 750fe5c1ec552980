//! Audiences of a game.

use crate::seat::Seat;

/// Whose view of the game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Audience {
    /// A player, who sees every hand but their own.
    Seat(Seat),
    /// A spectator, who sees all hands but not the deck.
    Spectator,
    /// The information that all players share: no hands.
    Common,
}

impl Audience {
    pub fn sees_hand_of(self, seat: Seat) -> bool {
        match self {
            Self::Seat(me) => me != seat,
            Self::Spectator => true,
            Self::Common => false,
        }
    }
}
