//! Consequences of actions, as an audience sees them.

use kagiya_rules::{PublicEvent, Rules, SeenEvent};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};
use crate::result::{LossReason, OutcomeKind};

/// A consequence of an action.
///
/// A card hidden from the audience is drawn by `drew_hidden`, which has no field for its print.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum GameEvent {
    Clued {
        giver: Seat,
        to: Seat,
        clue: Clue,
        /// The touched cards in the order of the hand; empty for an empty clue.
        touched: Vec<CardId>,
        /// Whether a bonus tile gave the clue, so it cost no token.
        free: bool,
    },
    /// The player announced a firework for the card (Timed Display).
    Announced {
        seat: Seat,
        id: CardId,
        /// The announced suit.
        suit: Suit,
        /// Whether the card has that suit.
        right: bool,
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
    /// A card was played face down, where plays are hidden until the end (`hidden_plays`). Nobody is told which
    /// card it was, nor whether it fits.
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
        /// Whether half a token has come back besides (`clue_starved`). Two halves are a token.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        half: bool,
    },
    /// A clue token was earned but lost, because none was missing.
    TokenLost,
    /// A firework is complete.
    Completed {
        suit: Suit,
    },
    TileRevealed {
        /// 1 to 6.
        tile: u8,
    },
    /// A bonus tile had no effect.
    TileLost {
        /// 1 to 6.
        tile: u8,
    },
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
    Declined {
        /// 1 to 6.
        tile: u8,
    },
    /// The last card was drawn.
    FinalRound {
        turns_left: u8,
    },
    /// The turn of this player begins.
    Turn {
        seat: Seat,
    },
    /// The game is over.
    Over {
        outcome: OutcomeKind,
        /// The reason for a loss.
        #[cfg_attr(test, ts(optional))]
        lost: Option<LossReason>,
    },
    /// The player rearranged the hand.
    Reordered {
        seat: Seat,
        /// The new order.
        order: Vec<CardId>,
    },
    /// The audience sees the drawn card, which comes last in its hand.
    Drew {
        seat: Seat,
        /// The id of the card from now on.
        id: CardId,
        card: Card,
    },
    /// The drawn card is hidden from the audience.
    DrewHidden {
        seat: Seat,
        /// The id of the card from now on.
        id: CardId,
    },
}

impl GameEvent {
    /// All consequences of an action, as an audience sees them: the player's announcement, and `events`.
    pub fn all(rules: &Rules, action: &Action, events: &[SeenEvent]) -> Vec<Self> {
        let mut happened: Vec<Self> = events.iter().map(|event| Self::of(rules, event)).collect();
        let said = match *action {
            Action::Play { announce, .. } => announce,
            _ => None,
        };
        let right = happened.iter().any(
            |it| matches!(it, Self::Played { card, .. } if said.is_some_and(|said| card.suit == said.0)),
        );
        if let Some(place) = kagiya_rules::lost_token_at(rules, right, events) {
            happened.insert(place, Self::TokenLost);
        }
        let Some(said) = said else {
            return happened;
        };
        let announced = happened.iter().position(|it| {
            matches!(
                it,
                Self::Played { .. } | Self::Misplayed { .. } | Self::JokerRevealed { .. }
            )
        });
        if let Some(place) = announced
            && let Self::Played { seat, id, card, .. }
            | Self::Misplayed { seat, id, card, .. }
            | Self::JokerRevealed { seat, id, card } = happened[place]
        {
            let announced = Self::Announced {
                seat,
                id,
                suit: said,
                right: card.suit == said.0,
            };
            happened.insert(place, announced);
        }
        happened
    }

    /// The form in messages.
    pub fn of(rules: &Rules, event: &SeenEvent) -> Self {
        match *event {
            SeenEvent::Public(ref event) => Self::public(rules, event),
            SeenEvent::Drew { seat, id, card } => Self::Drew {
                seat: seat.into(),
                id: id.into(),
                card: Card::of(rules, card),
            },
            SeenEvent::DrewHidden { seat, id } => Self::DrewHidden {
                seat: seat.into(),
                id: id.into(),
            },
        }
    }

    fn public(rules: &Rules, event: &PublicEvent) -> Self {
        match *event {
            PublicEvent::Clued {
                giver,
                to,
                clue,
                ref touched,
                free,
            } => Self::Clued {
                giver: giver.into(),
                to: to.into(),
                clue: Clue::of(rules, clue),
                touched: touched.iter().map(|id| CardId::from(*id)).collect(),
                free,
            },
            PublicEvent::Played {
                seat,
                id,
                card,
                suit,
            } => Self::Played {
                seat: seat.into(),
                id: id.into(),
                card: Card::of(rules, card),
                suit: Suit::of(rules, suit),
            },
            PublicEvent::Misplayed {
                seat,
                id,
                card,
                strikes,
            } => Self::Misplayed {
                seat: seat.into(),
                id: id.into(),
                card: Card::of(rules, card),
                strikes,
            },
            PublicEvent::Thrown { seat, id } => Self::Thrown {
                seat: seat.into(),
                id: id.into(),
            },
            PublicEvent::Discarded { seat, id, card } => Self::Discarded {
                seat: seat.into(),
                id: id.into(),
                card: Card::of(rules, card),
            },
            PublicEvent::JokerRevealed { seat, id, card } => Self::JokerRevealed {
                seat: seat.into(),
                id: id.into(),
                card: Card::of(rules, card),
            },
            PublicEvent::TokenGained { clue_tokens, half } => {
                Self::TokenGained { clue_tokens, half }
            }
            PublicEvent::Completed(suit) => Self::Completed {
                suit: Suit::of(rules, suit),
            },
            PublicEvent::TileRevealed(tile) => Self::TileRevealed {
                tile: tile.number(),
            },
            PublicEvent::TileLost(tile) => Self::TileLost {
                tile: tile.number(),
            },
            PublicEvent::StrikeBack { strikes } => Self::StrikeBack { strikes },
            PublicEvent::ShuffledBack { id, card } => Self::ShuffledBack {
                id: id.into(),
                card: Card::of(rules, card),
            },
            PublicEvent::Declined(tile) => Self::Declined {
                tile: tile.number(),
            },
            PublicEvent::FinalRound { turns_left } => Self::FinalRound { turns_left },
            PublicEvent::Turn(seat) => Self::Turn { seat: seat.into() },
            PublicEvent::Over(outcome) => {
                let (outcome, lost) = OutcomeKind::of(outcome);
                Self::Over { outcome, lost }
            }
            PublicEvent::Reordered { seat, ref order } => Self::Reordered {
                seat: seat.into(),
                order: order.iter().map(|id| CardId::from(*id)).collect(),
            },
        }
    }
}
