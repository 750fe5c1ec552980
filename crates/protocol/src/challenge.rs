//! Challenges to play the same deal, and the deals of the day.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{ChallengeId, TableId};
use crate::person::Person;
use crate::result::GameResult;
use crate::table::{SeatInfo, TableSettings};

/// The id of a new challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeReply {
    /// `/c/ID` is the link of the challenge.
    pub id: ChallengeId,
}

/// A challenge, without its deal.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeInfo {
    pub id: ChallengeId,
    /// The person who made the challenge. The name is empty if the person was deleted.
    pub by: Person,
    /// The rules and the number of players.
    pub settings: TableSettings,
    /// The number of tables with this challenge.
    pub taken: u32,
    /// The result to beat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub score: Option<GameResult>,
    /// Whether you know the deal: you have played, watched or replayed it.
    pub seen: bool,
    /// Your open or running table with this challenge.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}

/// A game among those of one deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealGame {
    pub id: TableId,
    pub seats: Vec<SeatInfo>,
    pub result: GameResult,
    /// The highest score by the rules.
    pub max_score: i8,
    /// The number of turns.
    pub turns: u16,
    pub strikes: u8,
    pub clues: u16,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished_at: i64,
    /// Whether you played in it.
    pub mine: bool,
    /// Whether the challenge was made from it.
    pub first: bool,
    /// Whether it is not ranked: one of its players may have seen the deal of the day before. They, or their
    /// devices, were new that day, or somebody else had seen the deal on the same device.
    pub apart: bool,
}

/// The games of one deal, best first; those that are not ranked come last.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealGames {
    pub games: Vec<DealGame>,
    /// The value of `after` for the next page; absent on the last page.
    #[cfg_attr(test, ts(optional))]
    pub after: Option<String>,
}

/// The deals of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayInfo {
    /// The date, such as `2026-11-22` (UTC).
    pub day: String,
    /// Whether it is today, so that its deals can be played.
    pub today: bool,
    /// The only bot that plays the deals of the day, so that results can be compared.
    pub partner: String,
    /// One deal for each number of players.
    pub deals: Vec<DayDeal>,
}

/// The deal of a day for one number of players.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayDeal {
    /// The rules and the number of players.
    pub settings: TableSettings,
    /// The number of tables with this deal.
    pub taken: u32,
    /// Whether you know the deal: you have played, watched or replayed it.
    pub seen: bool,
    /// Whether you may see its games.
    pub open: bool,
    /// Whether your game would not be ranked: you and this device are new today, or somebody else has seen the
    /// deal on it.
    pub apart: bool,
    /// The number of ranked games with each score, lowest first; empty unless you may see the games.
    pub scores: Vec<ScoreCount>,
    /// The number of ranked games without a score; 0 unless you may see the games.
    pub unscored: u32,
    /// Your open or running table with this deal.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}

/// The number of games with a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoreCount {
    pub points: i8,
    pub games: u32,
}
