//! What happens: the events of the referee, and what an audience sees of them.

use arrayvec::ArrayVec;

use crate::card::{Card, CardId};
use crate::clue::Clue;
use crate::list::List;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::suit::Suit;
use crate::table::MAX_HAND;
use crate::tile::Tile;
use crate::view::Audience;

/// Something that everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PublicEvent {
    /// A clue was given.
    Clued {
        /// By whom.
        giver: Seat,
        /// To whom.
        to: Seat,
        /// What was said.
        clue: Clue,
        /// The cards it touched, in the order of the hand; empty for an empty clue.
        touched: List<CardId, MAX_HAND>,
        /// Whether a bonus tile gave it, so that no token was paid.
        free: bool,
    },
    /// A card was placed on a firework.
    Played {
        /// By whom.
        seat: Seat,
        /// Which card.
        id: CardId,
        /// What it is.
        card: Card,
        /// The firework, which differs from the card's suit for a joker.
        suit: Suit,
    },
    /// A card did not fit, or was announced wrongly: it went to the discard pile.
    Misplayed {
        /// By whom.
        seat: Seat,
        /// Which card.
        id: CardId,
        /// What it is.
        card: Card,
        /// The strikes there are now.
        strikes: u8,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which card.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// A joker was turned up that fits more than one firework; its player chooses.
    JokerRevealed {
        /// By whom.
        seat: Seat,
        /// Which card.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// A clue token came back.
    TokenGained {
        /// Clue tokens there are now.
        clue_tokens: u8,
    },
    /// A firework is complete.
    Completed(Suit),
    /// A bonus tile was turned up.
    TileRevealed(Tile),
    /// The bonus tile could not be used.
    TileLost(Tile),
    /// A strike was turned back.
    StrikeBack {
        /// The strikes there are now.
        strikes: u8,
    },
    /// A discarded card was shuffled into the deck. Its old id is not used again.
    ShuffledBack {
        /// The id it had.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// The player left a bonus tile unused.
    Declined(Tile),
    /// The last card was drawn: this many turns are left.
    FinalRound {
        /// Turns left.
        turns_left: u8,
    },
    /// It is this player's turn.
    Turn(Seat),
    /// The game has ended.
    Over(Outcome),
    /// A player put the hand in another order.
    Reordered {
        /// The holder of the hand.
        seat: Seat,
        /// The hand now.
        order: List<CardId, MAX_HAND>,
    },
}

/// Something that happened, as the referee knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Everybody sees it.
    Public(PublicEvent),
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// The id it has from now on.
        id: CardId,
        /// What it is: its holder does not see that.
        card: Card,
    },
}

/// Something that happened, as an audience sees it.
///
/// A card that the audience can't see has no field here:
///
/// ```compile_fail
/// fn look(event: kagiya_rules::SeenEvent) {
///     if let kagiya_rules::SeenEvent::DrewHidden { seat, id, card } = event {}
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    /// Everybody sees it.
    Public(PublicEvent),
    /// A card was drawn that the audience sees.
    Drew {
        /// By whom.
        seat: Seat,
        /// The id it has from now on.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// A card was drawn that the audience does not see.
    DrewHidden {
        /// By whom.
        seat: Seat,
        /// The id it has from now on.
        id: CardId,
    },
}

/// The events of one action, in the order in which they happened.
pub type Events = ArrayVec<Event, 12>;

impl Event {
    /// Whether nobody has seen or got a card by it: what is then known of hidden cards, a clue has said.
    pub const fn shows_no_card(&self) -> bool {
        let Self::Public(event) = self else {
            return false;
        };
        match event {
            PublicEvent::Clued { .. }
            | PublicEvent::TokenGained { .. }
            | PublicEvent::Declined(_)
            | PublicEvent::Turn(_)
            | PublicEvent::Reordered { .. } => true,
            PublicEvent::Played { .. }
            | PublicEvent::Misplayed { .. }
            | PublicEvent::Discarded { .. }
            | PublicEvent::JokerRevealed { .. }
            | PublicEvent::Completed(_)
            | PublicEvent::TileRevealed(_)
            | PublicEvent::TileLost(_)
            | PublicEvent::StrikeBack { .. }
            | PublicEvent::ShuffledBack { .. }
            | PublicEvent::FinalRound { .. }
            | PublicEvent::Over(_) => false,
        }
    }

    /// What `audience` sees of it. This and [`Game::view`](crate::Game::view) are the only ways
    /// from the referee to a player.
    pub fn project(self, audience: Audience) -> SeenEvent {
        match self {
            Self::Public(event) => SeenEvent::Public(event),
            Self::Drew { seat, id, card } if audience.sees_hand_of(seat) => {
                SeenEvent::Drew { seat, id, card }
            }
            Self::Drew { seat, id, card: _ } => SeenEvent::DrewHidden { seat, id },
        }
    }
}
