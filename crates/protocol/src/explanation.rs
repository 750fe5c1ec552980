//! Bots' explanations of their actions and of clues.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{CardId, Seat};
use crate::notation::{CardSet, Clue};

/// A bot's explanation of one event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// The number of the event.
    pub seq: u32,
    /// The bot's seat.
    pub seat: Seat,
    pub kind: ExplanationKind,
    /// The sentences, in order; empty for a bot without explanations.
    pub statements: Vec<Statement>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ExplanationKind {
    /// Why the bot acted like this.
    Did,
    /// How the bot understood another player's clue.
    Understood,
}

/// A sentence: a message of `companion.ftl` with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Statement {
    pub id: String,
    /// The arguments by name.
    pub arguments: BTreeMap<String, Argument>,
}

/// An argument of a [`Statement`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Argument {
    /// A card in a hand.
    Held { id: CardId },
    /// The possible prints of a card.
    Cards { cards: CardSet },
    /// A player.
    Seat { seat: Seat },
    /// A clue.
    Clue { clue: Clue },
    /// A possible action.
    Action { action: Action },
    /// A number of things.
    Number { number: u32 },
    /// Points, in thousandths.
    Points { points: i32 },
}
