//! Computed reviews of finished games. Points and chances are in thousandths.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::explanation::Statement;
use crate::ids::Seat;
use crate::notation::Card;

/// How far the review of a finished game is.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewProgress {
    /// Nobody has asked for it, or the server has forgotten it since.
    None,
    /// It waits until the server computes it.
    Queued {
        /// Its place, from 1.
        place: u32,
    },
    /// The server computes it.
    Running {
        /// The share that is done, in thousandths.
        done: u16,
        /// The review so far.
        #[cfg_attr(test, ts(optional))]
        review: Option<GameReview>,
    },
    Done {
        review: GameReview,
    },
}

/// A finished game, judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameReview {
    /// Whether everything is computed.
    pub finished: bool,
    /// The score of a perfect game.
    pub full_points: i32,
    /// The expected score before the first turn.
    pub start: i32,
    pub result: i32,
    /// By seat.
    pub players: Vec<PlayerReview>,
    /// The pace before the first turn and after each turn; `null` in the final round.
    pub pace: Vec<Option<i32>>,
    pub turns: Vec<ReviewedTurn>,
    /// What decided the game, in order.
    pub moments: Vec<ReviewMoment>,
}

/// What a player changed. All players, what the next player saw, and the start add up to the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerReview {
    /// By decisions; at most 0.
    pub decisions: i32,
    /// By the luck of the cards.
    pub cards: i32,
}

/// One turn of a reviewed game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedTurn {
    /// The number of replay steps before it.
    pub step: u32,
    pub seat: Seat,
    pub done: Action,
    /// Absent as long as it isn't computed.
    #[cfg_attr(test, ts(optional))]
    pub value: Option<ReviewValue>,
    /// What luck changed.
    pub luck: i32,
    /// The best score that the discard pile leaves possible after it, in points.
    pub max_points: i8,
    pub strikes: u8,
}

/// What a decision was worth, from what its player could know.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewValue {
    pub label: ReviewLabel,
    /// The expected score of the game.
    pub points: i32,
    /// The chance of a perfect game.
    pub perfect: i32,
    /// The best action, if another one than was done.
    #[cfg_attr(test, ts(optional))]
    pub best: Option<ReviewedAction>,
    /// What the best action gains in points.
    pub cost: i32,
    /// What it gains in the chance of a perfect game.
    pub perfect_cost: i32,
    /// The number of sampled worlds in which the actions were played on.
    pub worlds: u32,
    /// The share of them in which the best action has the better result.
    pub better_in: u32,
    /// The best other actions, the best first.
    pub others: Vec<ReviewedAction>,
}

/// An action with its expected result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewedAction {
    pub action: Action,
    pub points: i32,
    pub perfect: i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewLabel {
    Excellent,
    Fine,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// A moment that decided a game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewMoment {
    /// The index of its turn, from 0.
    pub turn: u32,
    pub kind: ReviewMomentKind,
    /// What it changed.
    pub change: i32,
    /// Why the better action is good, and the one that was done is not.
    pub reasons: Vec<Statement>,
    /// Hands that the player could hold, with which the better action gains most.
    pub worlds: Vec<ReviewWorld>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewMomentKind {
    /// A better action was known.
    Decision,
    /// The only good action was found.
    Excellent,
    /// A perfect game was possible before this turn, and not after it.
    OutOfReach,
    /// Luck changed much.
    Luck,
}

/// A hand that a player could hold, in its order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewWorld {
    pub hand: Vec<Card>,
    /// What the better action gains with it.
    pub gain: i32,
}

/// Why an action of a finished game was good, in the words of a companion.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ActionReasons {
    pub seat: Seat,
    pub action: Action,
    /// The sentences, in order; empty if the companion knows no reason.
    pub statements: Vec<Statement>,
}
