//! The consequences of an action, and the part of them that an audience sees.

use arrayvec::ArrayVec;

use crate::audience::Audience;
use crate::card::{Card, CardId};
use crate::clue::Clue;
use crate::inline_list::InlineList;
use crate::outcome::Outcome;
use crate::rules::{Bonus, Rules};
use crate::seat::Seat;
use crate::suit::Suit;
use crate::table::MAX_HAND;
use crate::tile::Tile;

/// An event that everyone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PublicEvent {
    Clued {
        giver: Seat,
        to: Seat,
        /// As everyone hears it; see [`Rules::heard`].
        clue: Clue,
        /// The touched cards in the order of the hand; empty for an empty clue.
        touched: InlineList<CardId, MAX_HAND>,
        /// Whether a bonus tile gave the clue, so it cost no token.
        free: bool,
    },
    /// A card was placed on a firework.
    Played {
        seat: Seat,
        id: CardId,
        card: Card,
        /// The firework. It differs from the card's suit for a joker.
        suit: Suit,
    },
    /// A card didn't fit, or its announcement was wrong. It is in the discard pile.
    Misplayed {
        seat: Seat,
        id: CardId,
        card: Card,
        /// The new number of strikes.
        strikes: u8,
    },
    /// A card was played face down, where plays are hidden until the end: nobody is told which card it was,
    /// nor whether it fits. See [`Game::thrown`](crate::Game::thrown).
    Thrown {
        seat: Seat,
        id: CardId,
    },
    Discarded {
        seat: Seat,
        id: CardId,
        card: Card,
    },
    /// A played joker fits several fireworks. Its player chooses next.
    JokerRevealed {
        seat: Seat,
        id: CardId,
        card: Card,
    },
    TokenGained {
        /// The new number of clue tokens.
        clue_tokens: u8,
        /// Whether half a token has come back besides. Two halves are a token.
        half: bool,
    },
    /// A firework is complete.
    Completed(Suit),
    TileRevealed(Tile),
    /// A bonus tile had no effect.
    TileLost(Tile),
    /// A bonus tile removed a strike.
    StrikeBack {
        /// The new number of strikes.
        strikes: u8,
    },
    /// A discarded card was shuffled into the deck. Its id is not used again.
    ShuffledBack {
        id: CardId,
        card: Card,
    },
    /// The player declined to use a bonus tile.
    Declined(Tile),
    /// The last card was drawn.
    FinalRound {
        turns_left: u8,
    },
    /// The turn of this player begins.
    Turn(Seat),
    /// The game is over.
    Over(Outcome),
    /// A player rearranged the hand.
    Reordered {
        seat: Seat,
        /// The new order.
        order: InlineList<CardId, MAX_HAND>,
    },
}

/// A consequence of an action, with hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Public(PublicEvent),
    Drew {
        seat: Seat,
        /// The id of the card from now on.
        id: CardId,
        /// Hidden from the player at `seat`.
        card: Card,
    },
}

/// A consequence of an action, as an audience sees it.
///
/// A card hidden from the audience has no field:
///
/// ```compile_fail
/// fn look(event: kagiya_rules::SeenEvent) {
///     if let kagiya_rules::SeenEvent::DrewHidden { seat, id, card } = event {}
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenEvent {
    Public(PublicEvent),
    /// The audience sees the drawn card.
    Drew {
        seat: Seat,
        id: CardId,
        card: Card,
    },
    /// The drawn card is hidden from the audience.
    DrewHidden {
        seat: Seat,
        id: CardId,
    },
}

/// The place after the last event that should have brought back a clue token, if one was lost because
/// none was missing. `announced` is whether the action announced the right suit.
pub fn lost_token_at(rules: &Rules, announced: bool, events: &[SeenEvent]) -> Option<usize> {
    let (mut earned, mut gained, mut place) = (0_usize, 0_usize, None);
    for (n, event) in events.iter().enumerate() {
        let SeenEvent::Public(event) = event else {
            continue;
        };
        let before_tile = matches!(
            events.get(n + 1),
            Some(SeenEvent::Public(PublicEvent::TileRevealed(_)))
        );
        match event {
            PublicEvent::Over(Outcome::Perfect) => return None,
            PublicEvent::TokenGained { .. } => gained += 1,
            PublicEvent::Played { .. } if announced => {
                earned += 1;
                place = Some(n + 1);
            }
            PublicEvent::Completed(suit)
                if !before_tile && rules.completion(*suit) != Bonus::Nothing =>
            {
                earned += 1;
                place = Some(n + 1);
            }
            PublicEvent::TileRevealed(Tile::Token | Tile::StrikeBack) => {
                earned += 1;
                place = Some(n + 1);
            }
            _ => {}
        }
    }
    place.filter(|_| earned > gained && rules.max_clue_tokens() > 0)
}

/// The events of one action, in order.
pub type Events = ArrayVec<Event, 12>;

impl Event {
    /// Whether the event shows no card to anyone, so that it changes the knowledge of hidden cards by a clue
    /// at most.
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
            | PublicEvent::Thrown { .. }
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

    /// What `audience` sees of the event. Only this function and [`Game::view`](crate::Game::view) pass
    /// information to players.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Card, Rank};
    use crate::options::Options;

    #[test]
    fn a_token_is_lost_where_none_was_missing() {
        let rules = Rules::new(&Options::preset("timed-display", 2).unwrap()).unwrap();
        let suit = Suit::new(0).unwrap();
        let played = SeenEvent::Public(PublicEvent::Played {
            seat: Seat::new(0).unwrap(),
            id: CardId::new(0).unwrap(),
            card: Card::new(suit, Rank::new(5).unwrap()),
            suit,
        });
        let completed = SeenEvent::Public(PublicEvent::Completed(suit));
        let gained = SeenEvent::Public(PublicEvent::TokenGained {
            clue_tokens: 8,
            half: false,
        });
        let tile = |tile| SeenEvent::Public(PublicEvent::TileRevealed(tile));
        let lost = |announced, events: &[SeenEvent]| lost_token_at(&rules, announced, events);
        assert_eq!(lost(false, &[played, completed]), Some(2));
        assert_eq!(lost(false, &[played, completed, gained]), None);
        // The announcement earns one as well.
        assert_eq!(lost(true, &[played]), Some(1));
        assert_eq!(lost(true, &[played, gained, completed]), Some(3));
        assert_eq!(lost(true, &[played, gained, completed, gained]), None);
        // A tile takes the place of the token, and may earn one of its own.
        assert_eq!(
            lost(false, &[played, completed, tile(Tile::RankClue)]),
            None
        );
        assert_eq!(
            lost(false, &[played, completed, tile(Tile::Token)]),
            Some(3)
        );
        // The last firework wins, and earns nothing.
        let won = SeenEvent::Public(PublicEvent::Over(Outcome::Perfect));
        assert_eq!(lost(false, &[played, completed, won]), None);
        let none = Options::default().with("clue_tokens", "0").unwrap();
        let none = Rules::new(&none).unwrap();
        assert_eq!(lost_token_at(&none, false, &[played, completed]), None);
    }
}
