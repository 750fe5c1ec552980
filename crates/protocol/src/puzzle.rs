//! Puzzles: a view with a question, and, after an answer, the solution. Their texts are in
//! `locales/*/puzzles.ftl`.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue};
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::TableInfo;

/// All puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleList {
    /// Today in UTC, as in 2026-11-22.
    pub day: String,
    /// The number of today's puzzle.
    pub today: u16,
    /// In the order of their numbers, from 1.
    pub puzzles: Vec<PuzzleInfo>,
}

#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleInfo {
    /// `play-or-wait`, `which-clue`, `my-card`, `save-it`, `end-counted`, `open-deck` or `convention`.
    pub kind: String,
    /// `easy`, `medium` or `hard`.
    pub difficulty: String,
    /// The lesson at whose end a puzzle in a convention stands.
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<String>,
}

/// A puzzle. Its solver has seat 0 and is to act. Hidden cards have no representation.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleReply {
    pub number: u16,
    pub kind: String,
    pub difficulty: String,
    /// The points that must stay in reach; absent for a question about a card.
    #[cfg_attr(test, ts(optional))]
    pub target: Option<i8>,
    /// The card that the puzzle asks for.
    #[cfg_attr(test, ts(optional))]
    pub asked: Option<CardId>,
    /// The lesson at whose end a puzzle in a convention stands.
    #[cfg_attr(test, ts(optional))]
    pub lesson: Option<String>,
    /// The level of the companions who are the partners, in a puzzle in a convention.
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
    /// What the partners have done just before, in a puzzle in a convention.
    pub before: Vec<PuzzleStep>,
    pub info: TableInfo,
    pub rules: RulesInfo,
    pub game: GameState,
    /// The deck, top card first, if the puzzle shows it.
    #[cfg_attr(test, ts(optional))]
    pub deck: Option<Vec<Card>>,
}

/// The second hint: the form of the answer.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleHint {
    /// `play`, `discard`, `clue`, or `rank` for a question about a card.
    pub form: String,
    /// The receiver of the clue, unless any clue is right.
    #[cfg_attr(test, ts(optional))]
    pub to: Option<Seat>,
    /// The rank of the card.
    #[cfg_attr(test, ts(optional))]
    pub rank: Option<u8>,
}

/// An answer: an action, or a card. Without either, the solution is wanted.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    #[cfg_attr(test, ts(optional))]
    pub action: Option<Action>,
    #[cfg_attr(test, ts(optional))]
    pub card: Option<Card>,
}

/// The solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleSolution {
    /// Whether the answer is right; false without an answer.
    pub right: bool,
    /// The right actions, which are equally good.
    pub acts: Vec<PuzzleAct>,
    /// The card, for a question about a card.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub card: Option<Card>,
    /// The equally likely deals that agree with the view, divided by a common factor. In a convention:
    /// the sampled deals in which companions act as the partners did.
    pub deals: u32,
    /// The deals in which the target stays in reach after the answer. In a convention: the points of all
    /// these games together.
    pub kept: u32,
    /// What follows in the first deal that keeps the target.
    pub line: Vec<PuzzleStep>,
    /// The other actions, best first.
    pub others: Vec<PuzzleOther>,
    /// Cards that the clues allow but of which all copies are visible.
    pub seen: Vec<Card>,
    /// Cards that are impossible because the other cards of the hand need their copies.
    pub needed_elsewhere: Vec<Card>,
    /// The levels of the companions that find the answer.
    pub companions: Vec<u8>,
    /// Of a thousand experienced people, how many would choose the answer by the model of their habits.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub people: Option<u16>,
}

/// A puzzle with what the server answers about it, so that it can be solved without the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleMoment {
    pub puzzle: PuzzleReply,
    pub hint: PuzzleHint,
    /// The right answers.
    pub right: Vec<PuzzleAnswer>,
    /// The solution, as after a wrong answer.
    pub solution: PuzzleSolution,
}

/// An action in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PuzzleAct {
    Play {
        /// From 1.
        slot: u8,
    },
    Discard {
        /// From 1.
        slot: u8,
    },
    Clue {
        to: Seat,
        clue: Clue,
    },
    AnyClue,
}

/// Actions that are worse than the answer, and equally good for the same reason.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleOther {
    pub acts: Vec<PuzzleAct>,
    pub kept: u32,
    /// Why the target is out of reach in the first of the other deals: a reason of `kagiya solve`. Empty in
    /// a convention.
    pub reason: String,
    /// In a convention: the standard error of the mean loss in points against the answer, in thousandths.
    #[cfg_attr(test, ts(optional))]
    pub error: Option<u32>,
    /// What the partners do in that deal.
    pub line: Vec<PuzzleStep>,
}

/// An action that follows, with the card that it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleStep {
    pub seat: Seat,
    pub act: PuzzleAct,
    /// The card that is played or discarded.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub card: Option<Card>,
    /// Whether it doesn't fit.
    pub strike: bool,
}
