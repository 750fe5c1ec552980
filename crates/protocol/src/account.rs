//! Accounts, and what a person's games came to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::TableId;
use crate::result::OutcomeKind;
use crate::table::{Person, SeatInfo};

/// The most bytes of settings, as JSON.
pub const MAX_SETTINGS: usize = 4096;

/// A wish for an account, by a guest, who stays the same person.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountRequest {
    /// By which name they sign in, and others see them.
    pub name: String,
    /// 8 to 128 characters.
    pub password: String,
}

impl core::fmt::Debug for AccountRequest {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AccountRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// A wish to be somebody who has an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignInRequest {
    /// The name of the account, in any spelling that looks the same.
    pub name: String,
    /// Its password.
    pub password: String,
    /// Whether the token comes in the body, for programs, and not as a cookie.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub token: bool,
}

impl core::fmt::Debug for SignInRequest {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("SignInRequest")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The password, to prove who asks.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordRequest {
    /// The password of the account.
    pub password: String,
}

impl core::fmt::Debug for PasswordRequest {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PasswordRequest").finish_non_exhaustive()
    }
}

/// A wish for another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The password until now.
    pub password: String,
    /// The password from now on: 8 to 128 characters.
    pub new: String,
}

impl core::fmt::Debug for PasswordChange {
    /// Without the secret.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PasswordChange").finish_non_exhaustive()
    }
}

/// Who I am, and what is kept for me.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    /// Who I am.
    pub you: Person,
    /// Since when I have an account, in milliseconds since 1970; a guest has none.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<i64>,
    /// What I have set in the client.
    pub settings: BTreeMap<String, String>,
}

/// What my games of one edition with one number of players came to. Games that were broken off don't count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The edition.
    pub preset: String,
    /// Whether options were changed.
    pub changed: bool,
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: u32,
    /// Their points together.
    #[cfg_attr(test, ts(type = "number"))]
    pub points: i64,
    /// The most points in one game.
    #[cfg_attr(test, ts(type = "number"))]
    pub best: i64,
    /// How many were perfect.
    pub perfect: u32,
    /// How many were lost.
    pub lost: u32,
    /// Strikes in all of them.
    pub strikes: u32,
    /// Clues in all of them.
    pub clues: u32,
    /// Cards in all of them that were found out about: divided by the clues, that is the efficiency.
    pub cards: u32,
    /// How many games in a row were not lost, up to the last one.
    pub streak: u32,
    /// The longest such row.
    pub longest: u32,
}

/// What others did with the same cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealScores {
    /// The games, best first, at most fifty.
    pub games: Vec<DealScore>,
}

/// A game of the same deal.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealScore {
    /// The table, if it is this one, is listed, or I sat there.
    #[cfg_attr(test, ts(optional))]
    pub id: Option<TableId>,
    /// Who played, on the same condition.
    #[cfg_attr(test, ts(optional))]
    pub seats: Option<Vec<SeatInfo>>,
    /// How it ended.
    pub outcome: OutcomeKind,
    /// The points.
    #[cfg_attr(test, ts(type = "number"))]
    pub points: i64,
    /// Whether it is the game that was asked about.
    pub this: bool,
}
