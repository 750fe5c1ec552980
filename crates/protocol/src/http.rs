//! The bodies of the HTTP interface.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::deal::DealSourceInfo;
use crate::error::Problem;
use crate::ids::TableId;
use crate::patch::GamePatch;
use crate::person::Person;
use crate::result::GameResult;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::{LobbyTable, SeatInfo, TableInfo, TableSettings};
use crate::table_event::LoggedEvent;

/// Starts a session, or changes the name of its person.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct SessionRequest {
    /// The name of a new person; without it, the server chooses one.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Whether the reply contains the token, for programs, instead of a cookie.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub token: bool,
}

/// The person of the session.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionReply {
    pub you: Person,
    /// Whether the person is new.
    pub new: bool,
    /// The session token, if it was requested: 64 hexadecimal digits.
    #[cfg_attr(test, ts(optional))]
    pub token: Option<String>,
}

impl core::fmt::Debug for SessionReply {
    /// Hides the token.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SessionReply")
            .field("you", &self.you)
            .field("new", &self.new)
            .finish_non_exhaustive()
    }
}

/// A preset: an edition or a well-known house rule. Its texts are `preset-NAME` and `preset-NAME.about`.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    pub name: String,
    /// The preset that this one changes; without it, the defaults.
    #[cfg_attr(test, ts(optional))]
    pub builds_on: Option<String>,
    /// The first preset with the same game, if it is another one. They may differ in the first player, the
    /// rating and the allowed talk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub plays_like: Option<String>,
    /// The document that it comes from, with the text `source-KEY`.
    pub source: String,
    /// A description of one line in English.
    pub about: String,
    /// The possible numbers of players.
    pub players: Vec<u8>,
    /// All options.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
    /// The rules for the smallest number of players.
    pub rules: RulesInfo,
}

/// A variant of hanab.live, as a preset and the options that differ from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariantInfo {
    /// The name on that site.
    pub name: String,
    pub preset: String,
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
}

/// What variants of hanab.live have in common. A variant is its place in the list of names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariantFamilies {
    /// In the site's order.
    pub families: Vec<VariantFamily>,
    /// The cards of each variant, as a place in `cards`.
    pub cards_of: Vec<u8>,
    pub cards: Vec<VariantCards>,
}

/// Variants with the same special suit, or with the same modifiers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariantFamily {
    /// The name on that site.
    pub name: String,
    pub kind: FamilyKind,
    pub variants: Vec<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FamilyKind {
    Suits,
    Rules,
}

/// How many deals of these cards can be won by players who know all of them, as `kagiya lab deals` has counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VariantCards {
    /// One for each counted number of players.
    pub winnable: Vec<WinnableDeals>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WinnableDeals {
    pub players: u8,
    pub deals: u32,
    /// Those with a line to the maximum score.
    pub won: u32,
    /// Those that are proven to have none.
    pub impossible: u32,
}

/// What a seed of hanab.live decides besides the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeedInfo {
    /// The number of players.
    pub seats: u8,
    pub variant: VariantInfo,
}

/// An option of the rules, for a form. Its texts are `option-NAME` and `option-NAME.about`, and those of its
/// values are `value-NAME-VALUE`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionField {
    pub name: String,
    /// The possible values.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value if the preset doesn't set it.
    #[cfg_attr(test, ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Value))]
    pub default: serde_json::Value,
}

/// The possible values of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// A number in a range.
    Number { min: u8, max: u8 },
    /// One of these words.
    Choice { values: Vec<String> },
    /// A complex value, for programs only.
    Data,
}

/// Asks for the rules that follow from settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRequest {
    pub preset: String,
    /// Options that differ from the preset.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// The number of players.
    pub seats: u8,
}

/// The rules, or the reason why the settings are invalid.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesReply {
    #[cfg_attr(test, ts(optional))]
    pub rules: Option<RulesInfo>,
    /// The name of the variant of hanab.live with these suits and modifiers, if there is one.
    #[cfg_attr(test, ts(optional))]
    pub variant: Option<String>,
    /// The options that have no effect with these rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub idle: Vec<String>,
    #[cfg_attr(test, ts(optional))]
    pub problem: Option<Problem>,
}

/// The audience of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ReplayAudience {
    /// All hands are visible.
    #[default]
    Open,
    /// The player at this seat.
    Seat(u8),
    /// The information that all players share: no hands.
    Common,
}

impl core::str::FromStr for ReplayAudience {
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

/// A finished game for one audience: its first state, and what each event changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Replay {
    pub info: TableInfo,
    pub rules: RulesInfo,
    /// The game after the deal.
    pub start: GameState,
    /// The events since the deal: actions and rearranged hands.
    pub steps: Vec<ReplayStep>,
}

/// One step of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayStep {
    #[serde(flatten)]
    pub logged: LoggedEvent,
    /// The changes to the state.
    pub change: GamePatch,
}

/// A finished game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    pub id: TableId,
    pub settings: TableSettings,
    pub seats: Vec<SeatInfo>,
    pub result: GameResult,
    /// The highest score by the rules.
    pub max_score: i8,
    /// The number of turns.
    pub turns: u16,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished_at: i64,
    /// The source of the deal, if it wasn't shuffled for this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deal_of: Option<DealSourceInfo>,
}

/// Open or running tables, newest first.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TablesPage {
    pub tables: Vec<LobbyTable>,
    /// The value of `before` for the next page; absent on the last page.
    #[cfg_attr(test, ts(optional))]
    pub before: Option<String>,
}

/// Finished games, newest first.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GamesPage {
    pub games: Vec<GameSummary>,
    /// The value of `before` for the next page; absent on the last page.
    #[cfg_attr(test, ts(optional))]
    pub before: Option<String>,
}

/// A game to open: a Kagiya record, a game of hanab.live as JSON, or a link that contains one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenFileRequest {
    /// At most 256 KiB.
    pub text: String,
}

/// A game that was opened from a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedFile {
    /// Its replay is at `/api/games/{id}/replay`, like that of any finished game.
    pub table: TableId,
    /// The step of the replay that the link points at; 0 without one.
    pub step: u32,
}

/// The games that the person opened from files, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedFiles {
    /// `finished_at` is when the file was opened.
    pub games: Vec<GameSummary>,
    /// The largest number of games that one person can have.
    pub most: u32,
    /// The number of days after which a game is deleted.
    pub days: u32,
}
