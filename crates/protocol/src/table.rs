//! Tables: settings, seats and public information.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::conventions::Conventions;
use crate::deal::DealSourceInfo;
use crate::ids::{PersonId, Seat, TableId};
use crate::person::Person;
use crate::result::FinalDeal;
use crate::time::{TimeControl, TurnInfo};

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// People can take seats.
    Open,
    /// The game is in progress.
    Running,
    Finished,
    /// The table was closed before a game started.
    Closed,
}

/// The first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Starter {
    /// By the edition. If it lets the table choose ([`RulesInfo::criterion`]), `start` names the chosen seat.
    /// Without a choice, it is random.
    ///
    /// [`RulesInfo::criterion`]: crate::RulesInfo::criterion
    #[default]
    Edition,
    /// Random, by the seed of the deal.
    Random,
    Seat {
        seat: Seat,
    },
}

/// Who can watch a running game, and what they see. The table's events name all spectators. Everyone can
/// watch a finished game, and a game of bots only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Watching {
    Nobody,
    /// Everyone, without any hand until the game has ended. If one person plays with bots, everyone with the view
    /// of that person.
    #[default]
    Public,
    /// Everyone, with the view of one seat.
    Seat {
        seat: Seat,
    },
    /// Everyone, with all hands as they were a round ago.
    Delayed,
}

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSettings {
    /// The name of the preset: an edition or a well-known house rule.
    pub preset: String,
    /// Options that differ from the preset, by the names and values of `GET /api/options`.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: BTreeMap<String, serde_json::Value>,
    /// The number of seats, 2 to 5, or 6 if the edition allows it.
    pub seats: u8,
    #[serde(default)]
    pub starter: Starter,
    /// Whether the table is in the public list. Otherwise only people with its id find it.
    #[serde(default)]
    pub listed: bool,
    /// The default is everyone, without any hand.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Watching>"))]
    pub watching: Watching,
    /// The default is no time control.
    #[serde(default, skip_serializing_if = "TimeControl::is_none")]
    #[cfg_attr(test, ts(optional, as = "Option<TimeControl>"))]
    pub time: TimeControl,
    /// The agreed conventions; none by default.
    #[serde(default, skip_serializing_if = "Conventions::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Conventions>"))]
    pub conventions: Conventions,
}

#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The person with this seat.
    #[cfg_attr(test, ts(optional))]
    pub person: Option<Person>,
    /// The bot with this seat: on its own, or for the person, who can return.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
    /// The person for whom the seat is reserved. An empty seat: the player of the previous game. In a running
    /// game: the player whom the person replaces.
    #[cfg_attr(test, ts(optional))]
    pub kept_for: Option<Person>,
}

impl SeatInfo {
    /// Whether there is neither a person nor a bot.
    pub fn is_empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// Public information about a table, without its game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: TableId,
    pub status: TableStatus,
    pub settings: TableSettings,
    /// The person who can change settings and start the game: the one who opened the table, or after they
    /// left the one who joined first.
    pub owner: PersonId,
    pub seats: Vec<SeatInfo>,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub started_at: Option<i64>,
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub finished_at: Option<i64>,
    /// The commitment to the deal, 64 hexadecimal digits, once the game has started.
    #[cfg_attr(test, ts(optional))]
    pub commitment: Option<String>,
    /// The hidden information, once the game has ended.
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<FinalDeal>,
    /// The seats that request the end of the running game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub end_wished: Vec<Seat>,
    /// A request to undo actions.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub take_back: Option<TakeBackAsked>,
    /// Offered seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<SeatOffer>>", optional))]
    pub offers: Vec<SeatOffer>,
    /// Seats whose players have asked their substitutes for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
    pub asked_back: Vec<Seat>,
    /// People whom the owner has banned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Person>>", optional))]
    pub kept_out: Vec<Person>,
    /// The table of the next game with the same players.
    #[cfg_attr(test, ts(optional))]
    pub rematch: Option<TableId>,
    /// The table of the previous game with the same players.
    #[cfg_attr(test, ts(optional))]
    pub rematch_of: Option<TableId>,
    /// The source of the deal, if it wasn't shuffled for this table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal_of: Option<DealSourceInfo>,
}

/// A seat of a running game that is offered to a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatOffer {
    pub seat: Seat,
    /// The person who can accept it.
    pub person: Person,
    /// The seat of the offering player.
    pub by: Seat,
}

/// A table in a list.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    pub id: TableId,
    pub status: TableStatus,
    pub settings: TableSettings,
    pub seats: Vec<SeatInfo>,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: i64,
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub started_at: Option<i64>,
    /// The turn in a running correspondence game, if a person is to act.
    #[cfg_attr(test, ts(optional))]
    pub turn: Option<TurnInfo>,
    /// The source of the deal, if it wasn't shuffled for this table.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub deal_of: Option<DealSourceInfo>,
}

/// The people who are connected now. Neither numbered nor stored.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// Whether the person at each seat is connected; `false` for bots and empty seats.
    pub here: Vec<bool>,
    /// The number of connected spectators.
    pub watching: u32,
}

/// A request to undo actions that other players haven't all answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakeBackAsked {
    /// The requesting player, whose last action and all actions since would be undone.
    pub seat: Seat,
    /// The players who have agreed so far.
    pub agreed: Vec<Seat>,
}
