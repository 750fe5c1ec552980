//! Games that teach: what a learner's seat sees, and what the coach says. Texts are named by their
//! ids in `locales/*/learn.ftl`.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::http::ReplayStep;
use crate::ids::CardId;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::TableInfo;

/// A lesson in the list. The text `learn-NAME` is its title, `learn-NAME.about` says what it teaches,
/// `learn-NAME.learned` what is to be remembered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonInfo {
    /// Its name.
    pub name: String,
    /// How many actions it asks for.
    pub asks: u8,
}

/// What a learner has done in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonRequest {
    /// My actions so far, in order. The last one may be one that is tried now.
    pub done: Vec<Action>,
}

/// A lesson as far as the learner has come. The learner sits at seat 0.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonReply {
    /// The table of the lesson.
    pub info: TableInfo,
    /// The rules that are played.
    pub rules: RulesInfo,
    /// The game as it lies when the lesson begins.
    pub start: GameState,
    /// What has been said and done, in order, up to the action that is asked for now.
    pub beats: Vec<LessonBeat>,
    /// The text that says why the last action was not the one to choose now. It changed nothing.
    #[cfg_attr(test, ts(optional))]
    pub not_now: Option<String>,
}

/// One step of a lesson.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonBeat {
    /// The id of the text that the coach says. Its argument `name` is the partner's name.
    pub say: String,
    /// Whether the learner is asked to act.
    pub asks: bool,
    /// The cards that the coach points at.
    pub cards: Vec<CardId>,
    /// The places and controls that the coach points at: `tokens`, `strikes`, `deck`, `score`, `sky`,
    /// `pile`, `tiles`, `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`,
    /// `announce`.
    pub places: Vec<String>,
    /// The rule that it is about: the id of its text in the rulebook, or of a section.
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// What was done, and what it changed; absent where there is only something to read, and where the
    /// learner has not acted yet.
    #[cfg_attr(test, ts(optional))]
    pub step: Option<ReplayStep>,
}
