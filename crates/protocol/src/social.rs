//! Friends, blocked people and invitations.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{PersonId, Seat, TableId};
use crate::person::Person;
use crate::table::TableSettings;

/// Your contacts and invitations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SocialInfo {
    /// Whether friends can see that you are online, and at which listed table.
    pub shown: bool,
    /// Whether the client should ask that: you have a friend and have not answered yet.
    #[serde(default)]
    pub ask_shown: bool,
    pub friends: Vec<Friend>,
    /// People who ask to be your friends.
    pub asking: Vec<Person>,
    /// People whom you have asked, without an answer yet.
    pub asked: Vec<Person>,
    pub blocked: Vec<Person>,
    /// Invitations to open tables, and offered seats in running games, newest first.
    pub invitations: Vec<Invitation>,
}

#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friend {
    pub person: Person,
    /// Whether they are online; absent unless they share it. From other servers this arrives a few seconds
    /// later.
    #[cfg_attr(test, ts(optional))]
    pub here: Option<bool>,
    /// The listed table where they play, under the same condition.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}

#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    pub table: TableId,
    pub settings: TableSettings,
    /// The inviting person.
    pub by: Person,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// The offered seat in a running game: `sit` accepts it, and `drop_offer` declines.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// The person of that seat.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat_of: Option<Person>,
}

/// A person, by id or by account name.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct PersonRequest {
    #[cfg_attr(test, ts(optional))]
    pub person: Option<PersonId>,
    /// The name of the account.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// Sets whether friends can see that you are online.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownRequest {
    pub shown: bool,
}

/// Invites people to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InviteRequest {
    /// At most ten friends or people you have played with.
    pub people: Vec<PersonId>,
}
