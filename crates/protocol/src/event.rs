//! What happened in a game, as one audience sees it.

use kagiya_rules::{PublicEvent, Rules, SeenEvent};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};
use crate::result::{Lost, OutcomeKind};

/// One thing that happened in consequence of an action, in the order in which they did.
///
/// A card that the audience can't see is drawn by `drew_hidden`, which has no field for its print.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Happening {
    /// A clue was given.
    Clued {
        /// By whom.
        giver: Seat,
        /// To whom.
        to: Seat,
        /// What was said.
        clue: Clue,
        /// The cards it touched, in the order of the hand; empty for an empty clue.
        touched: Vec<CardId>,
        /// Whether a bonus tile gave it, so that no token was paid.
        free: bool,
    },
    /// The player said, in Timed Display, on which firework the card that is played belongs.
    Announced {
        /// By whom.
        seat: Seat,
        /// Which card.
        id: CardId,
        /// The suit that was said.
        suit: Suit,
        /// Whether the card is of that suit.
        right: bool,
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
    Completed {
        /// Which.
        suit: Suit,
    },
    /// A bonus tile was turned up.
    TileRevealed {
        /// Its number, 1 to 6.
        tile: u8,
    },
    /// The bonus tile could not be used.
    TileLost {
        /// Its number, 1 to 6.
        tile: u8,
    },
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
    Declined {
        /// Its number, 1 to 6.
        tile: u8,
    },
    /// The last card was drawn: this many turns are left.
    FinalRound {
        /// Turns left.
        turns_left: u8,
    },
    /// It is this player's turn.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// How.
        outcome: OutcomeKind,
        /// Why, if it is lost.
        #[cfg_attr(test, ts(optional))]
        lost: Option<Lost>,
    },
    /// A player put the hand in another order.
    Reordered {
        /// Who.
        seat: Seat,
        /// The hand now.
        order: Vec<CardId>,
    },
    /// A card was drawn that this audience sees. A drawn card comes last in its hand.
    Drew {
        /// By whom.
        seat: Seat,
        /// The id it has from now on.
        id: CardId,
        /// What it is.
        card: Card,
    },
    /// A card was drawn that this audience does not see.
    DrewHidden {
        /// By whom.
        seat: Seat,
        /// The id it has from now on.
        id: CardId,
    },
}

impl Happening {
    /// All that an action has caused, as an audience sees it: what the player announced, and
    /// `events`.
    pub fn all(rules: &Rules, action: &Action, events: &[SeenEvent]) -> Vec<Self> {
        let mut happened: Vec<Self> = events.iter().map(|event| Self::of(rules, event)).collect();
        let Action::Play {
            announce: Some(said),
            ..
        } = *action
        else {
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

    /// How an event that an audience has seen is written.
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
            PublicEvent::TokenGained { clue_tokens } => Self::TokenGained { clue_tokens },
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
