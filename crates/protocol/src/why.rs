//! Why a bot did something, and how it understood a clue.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{CardId, Seat};
use crate::notation::{CardSet, Clue};

/// What a bot says about one event of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explanation {
    /// The event.
    pub seq: u32,
    /// Where the bot sits.
    pub seat: Seat,
    /// What is explained.
    pub kind: ExplanationKind,
    /// What the bot says, in this order; nothing if it is a bot that does not explain itself.
    pub statements: Vec<Statement>,
}

/// What an [`Explanation`] explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ExplanationKind {
    /// Why the bot acted so.
    Did,
    /// How the bot understood a clue that somebody else gave.
    Understood,
}

/// One sentence: the id of a message of `companion.ftl`, and what stands in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Statement {
    /// The id of the message.
    pub id: String,
    /// What stands in it, by the names that the message uses.
    pub arguments: BTreeMap<String, Argument>,
}

/// Something that stands in a [`Statement`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Argument {
    /// A card in a hand: which, not what.
    Held {
        /// Which card.
        id: CardId,
    },
    /// What a card can be.
    Cards {
        /// The prints.
        cards: CardSet,
    },
    /// A player.
    Seat {
        /// Where the player sits.
        seat: Seat,
    },
    /// A clue.
    Clue {
        /// Which.
        clue: Clue,
    },
    /// Something that could have been done.
    Action {
        /// What.
        action: Action,
    },
}
