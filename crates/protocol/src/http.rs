//! The bodies of the HTTP interface.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::change::GameChange;
use crate::error::Problem;
use crate::ids::TableId;
use crate::result::GameResult;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::{LobbyTable, LoggedEvent, Person, SeatInfo, TableInfo, TableSettings};

/// A wish for a session, or for another name in the one there is.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct SessionRequest {
    /// The name of a new person; without it the server finds one.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Whether the token comes in the body, for programs, and not as a cookie.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub token: bool,
}

/// Who I am.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionReply {
    /// Who I am.
    pub you: Person,
    /// Whether the person has just been made.
    pub new: bool,
    /// The secret token of the session, if it was asked for: 64 hexadecimal digits.
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
}

impl core::fmt::Debug for SessionReply {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SessionReply")
            .field("you", &self.you)
            .field("new", &self.new)
            .finish_non_exhaustive()
    }
}

/// A preset: an edition or a well-known house rule. The texts `preset-NAME` and
/// `preset-NAME.about` say what it is.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    /// Its name.
    pub name: String,
    /// The preset that it changes; without it, the defaults.
    #[cfg_attr(test, ts(optional))]
    pub builds_on: Option<String>,
    /// The first of all presets that makes the same game, where that is another one: they differ in who
    /// begins, who rates the result, or what may be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub plays_like: Option<String>,
    /// Where it comes from; the text `source-KEY` says it in words.
    pub source: String,
    /// One line in English.
    pub about: String,
    /// The numbers of players that it allows.
    pub players: Vec<u8>,
    /// Its options, all of them.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
    /// The rules for the fewest players.
    pub rules: RulesInfo,
}

/// An option of the rules, for a form. The texts `option-NAME` and `option-NAME.about` say what it
/// is, `value-NAME-VALUE` what its values are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionField {
    /// Its name.
    pub name: String,
    /// What values it has.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its value where a preset says nothing.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub default: serde_json::Value,
}

/// What values an option has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A number.
    Number {
        /// The least.
        min: u8,
        /// The greatest.
        max: u8,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: Vec<String>,
    },
    /// Something larger, which only programs set.
    Data,
}

/// A question what rules some settings make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRequest {
    /// The name of the preset.
    pub preset: String,
    /// Options that differ from it.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// How many play.
    pub seats: u8,
}

/// The rules that settings make, or why they make none.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesReply {
    /// The rules.
    #[cfg_attr(test, ts(optional))]
    pub rules: Option<RulesInfo>,
    /// Why there are none, and what would be right.
    #[cfg_attr(test, ts(optional))]
    pub problem: Option<Problem>,
}

/// Through whose eyes a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Eyes {
    /// All hands open.
    #[default]
    Open,
    /// As the player at this seat saw it.
    Seat(u8),
    /// What everybody knew together: no hand.
    Common,
}

impl core::str::FromStr for Eyes {
    type Err = Problem;

    /// `open`, `common`, or the number of a seat from 0.
    fn from_str(text: &str) -> Result<Self, Problem> {
        match text {
            "open" => Ok(Self::Open),
            "common" => Ok(Self::Common),
            number => number.parse().map(Self::Seat).map_err(|_| {
                Problem::new(
                    crate::error::ErrorCode::BadRequest,
                    format!(
                        "`{text}` can't look on: expected open, common or the number of a seat"
                    ),
                )
            }),
        }
    }
}

/// A finished game through somebody's eyes: its first state, and what each event changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replay {
    /// The table.
    pub info: TableInfo,
    /// The rules of the game.
    pub rules: RulesInfo,
    /// The game after the deal.
    pub start: GameState,
    /// The events from the deal on: actions and rearranged hands.
    pub steps: Vec<ReplayStep>,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayStep {
    /// What happened.
    #[serde(flatten)]
    pub logged: LoggedEvent,
    /// What it changed.
    pub change: GameChange,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// The table where it was played.
    pub id: TableId,
    /// What was played.
    pub settings: TableSettings,
    /// Who played.
    pub seats: Vec<SeatInfo>,
    /// How it ended.
    pub result: GameResult,
    /// The highest score of the rules.
    pub max_score: i8,
    /// How many turns were taken.
    pub turns: u16,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished_at: i64,
}

/// Tables that are open or running, newest first.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablesPage {
    /// The tables.
    pub tables: Vec<LobbyTable>,
    /// If there are more: what to pass as `before` to get them.
    #[cfg_attr(test, ts(optional))]
    pub before: Option<String>,
}

/// Finished games, newest first.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesPage {
    /// The games.
    pub games: Vec<GameSummary>,
    /// If there are more: what to pass as `before` to get them.
    #[cfg_attr(test, ts(optional))]
    pub before: Option<String>,
}
