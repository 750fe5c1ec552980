//! Accounts and player statistics.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::TableId;
use crate::person::Person;
use crate::result::OutcomeKind;
use crate::table::SeatInfo;

/// The maximum size of settings, in bytes of JSON.
pub const MAX_SETTINGS: usize = 4096;

/// Creates an account for a guest, who remains the same person.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountRequest {
    /// The name for signing in, which others see too.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
}

impl core::fmt::Debug for AccountRequest {
    /// Hides the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AccountRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// Signs in with an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignInRequest {
    /// The account name, in any spelling that looks the same.
    pub name: String,
    pub password: String,
    /// Whether the reply contains the token, for programs, instead of a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub token: bool,
}

impl core::fmt::Debug for SignInRequest {
    /// Hides the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SignInRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The password of the present account, as a confirmation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordRequest {
    pub password: String,
}

impl core::fmt::Debug for PasswordRequest {
    /// Hides the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PasswordRequest").finish_non_exhaustive()
    }
}

/// Changes the password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The current password.
    pub password: String,
    /// The new password: 8 to 128 characters.
    pub new: String,
}

impl core::fmt::Debug for PasswordChange {
    /// Hides the passwords.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PasswordChange").finish_non_exhaustive()
    }
}

/// New recovery codes. Each replaces a forgotten password once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    pub codes: Vec<String>,
}

impl core::fmt::Debug for RecoveryCodes {
    /// Hides the codes.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("RecoveryCodes").finish_non_exhaustive()
    }
}

/// Signs in with a recovery code and changes the password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryRequest {
    /// The account name, in any spelling that looks the same.
    pub name: String,
    /// An unused recovery code, in capital or small letters, with or without hyphens.
    pub code: String,
    /// The new password: 8 to 128 characters.
    pub new: String,
    /// Whether the reply contains the token, for programs, instead of a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub token: bool,
}

impl core::fmt::Debug for RecoveryRequest {
    /// Hides the code and the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("RecoveryRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The person of the session, with their settings.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    pub you: Person,
    /// When the account was created, in milliseconds since 1970; absent for guests.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<i64>,
    /// The number of unused recovery codes; absent for guests.
    #[cfg_attr(test, ts(optional))]
    pub recovery_codes: Option<u32>,
    /// The settings of the client.
    pub settings: BTreeMap<String, String>,
}

/// Your first game of a kind. The firsts are kept for ever, and only you see them.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FirstGame {
    pub what: FirstKind,
    /// The name of the preset, for `edition` and `perfect_edition`.
    #[cfg_attr(test, ts(optional))]
    pub preset: Option<String>,
    /// The table where it was played.
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
}

/// Abandoned games count for none of these, and games with changed options only for `row`, `day` and `people`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FirstKind {
    /// A game of an edition.
    Edition,
    /// A perfect game of an edition.
    PerfectEdition,
    /// A perfect game.
    Perfect,
    /// The tenth game in a row that wasn't lost, in one edition with one number of players.
    Row,
    /// A deal of the day.
    Day,
    /// A game with another person.
    People,
}

/// Your statistics for one edition and number of players. Abandoned games don't count.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerStats {
    /// The name of the preset.
    pub preset: String,
    /// Whether options differ from the preset.
    pub changed: bool,
    /// The number of players.
    pub players: u8,
    /// The number of games.
    pub games: u32,
    /// The number of games with a score. In most editions, a game that was lost has none.
    pub scored: u32,
    /// The total points of the games with a score.
    #[cfg_attr(test, ts(type = "number"))]
    pub points: i64,
    /// The most points in a game with a score.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub best: Option<i64>,
    /// The number of perfect games.
    pub perfect: u32,
    /// The number of lost games.
    pub lost: u32,
    /// The total of all strikes.
    pub strikes: u32,
    /// The total of all clues.
    pub clues: u32,
    /// The total of the cards that players learned about. Divided by the clues, it is the efficiency.
    pub cards: u32,
    /// The number of games since the last loss.
    pub streak: u32,
    /// The maximum of `streak`.
    pub longest: u32,
}

/// Other people's results with the same deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealScores {
    /// At most fifty games, best first.
    pub games: Vec<DealScore>,
}

/// A game of the same deal.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealScore {
    /// The table, if it is this one, is listed, or you played there.
    #[cfg_attr(test, ts(optional))]
    pub id: Option<TableId>,
    /// The players, under the same condition.
    #[cfg_attr(test, ts(optional))]
    pub seats: Option<Vec<SeatInfo>>,
    pub outcome: OutcomeKind,
    /// See [`GameResult::points`](crate::GameResult::points).
    #[cfg_attr(test, ts(type = "number"))]
    pub points: i64,
    /// Whether the game has a score.
    pub shown: bool,
    /// Whether it is the game of the request.
    pub this: bool,
}
