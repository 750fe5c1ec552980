//! Lessons: the view of the learner's seat, and the coach's texts, which are in `locales/*/learn.ftl`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::action::Action;
use crate::http::ReplayStep;
use crate::ids::CardId;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::TableInfo;

/// A lesson in the list. Its texts are `learn-NAME` (title), `learn-NAME.about` (content) and
/// `learn-NAME.learned` (summary).
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonInfo {
    pub name: String,
    /// The number of actions that it asks for.
    pub asks: u8,
    /// The lowest level of companions that plays the convention of the lesson, 1 to 4; absent if the
    /// lesson is about rules. The text `learn-NAME.level` says it in words.
    #[cfg_attr(test, ts(optional))]
    pub level: Option<u8>,
    /// The numbers of the puzzles at its end.
    pub puzzles: Vec<u16>,
}

/// A learner's actions in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonRequest {
    /// The actions so far, in order. The last one may be a new attempt.
    pub done: Vec<Action>,
}

/// The present state of a lesson. The learner has seat 0.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonReply {
    pub info: TableInfo,
    pub rules: RulesInfo,
    /// The game at the start of the lesson.
    pub start: GameState,
    /// The steps so far, up to the next action of the learner.
    pub beats: Vec<LessonBeat>,
    /// The text that explains why the last action isn't the right one now. The action had no effect.
    #[cfg_attr(test, ts(optional))]
    pub not_now: Option<String>,
}

/// A lesson after some right actions of the learner. All of them together make the lesson playable
/// without the server, so they contain cards that the learner sees only later.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonMoment {
    /// The actions.
    pub done: Vec<Action>,
    /// The reply to them.
    pub reply: LessonReply,
    /// The text that answers another action, by the type of that action; `other` for those that are
    /// not listed. Empty at the end.
    pub not_now: BTreeMap<String, String>,
}

/// One step of a lesson.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonBeat {
    /// The id of the coach's text. Its arguments `name` and `other` are the names of the partners.
    pub say: String,
    /// Whether the learner must act.
    pub asks: bool,
    /// The cards that the coach points at.
    pub cards: Vec<CardId>,
    /// The parts of the screen that the coach points at: `tokens`, `strikes`, `deck`, `score`, `sky`, `pile`,
    /// `tiles`, `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`, `announce`.
    pub places: Vec<String>,
    /// The related rule: the id of its text in the rulebook, or of a section.
    #[cfg_attr(test, ts(optional))]
    pub rule: Option<String>,
    /// The action with its changes; absent if there is none, or the learner hasn't acted yet.
    #[cfg_attr(test, ts(optional))]
    pub step: Option<ReplayStep>,
}
