//! What people are to each other: friends, people whom somebody blocks, and invitations to tables.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{PersonId, Seat, TableId};
use crate::table::{Person, TableSettings};

/// Everything about the people whom I know here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PeopleInfo {
    /// Whether my friends may see that I am there, and at which listed table.
    pub shown: bool,
    /// My friends.
    pub friends: Vec<Friend>,
    /// Who asks to be my friend.
    pub asking: Vec<Person>,
    /// Whom I have asked, and who has not answered.
    pub asked: Vec<Person>,
    /// Whom I block.
    pub blocked: Vec<Person>,
    /// To which open tables I am invited, and in which running games I am offered a seat, the newest first.
    pub invitations: Vec<Invitation>,
}

/// A friend of mine.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Friend {
    /// Who.
    pub person: Person,
    /// Whether they are there now; absent unless they let friends see it. Of another server this is known a few
    /// seconds later.
    #[cfg_attr(test, ts(optional))]
    pub here: Option<bool>,
    /// At which listed table they sit, on the same condition.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}

/// An invitation to a table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// To which table.
    pub table: TableId,
    /// What is played there.
    pub settings: TableSettings,
    /// By whom.
    pub by: Person,
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Which seat I am to take, if the game has begun: `sit` takes it, and `drop_offer` declines.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<Seat>,
    /// Whose seat it is.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub seat_of: Option<Person>,
}

/// Somebody, by their id, or by the name of their account.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct PersonRequest {
    /// Who, by id.
    #[cfg_attr(test, ts(optional))]
    pub person: Option<PersonId>,
    /// Who, by the name of their account.
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
}

/// Whether my friends may see that I am there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShownRequest {
    /// Whether they may.
    pub shown: bool,
}

/// Whom I invite to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InviteRequest {
    /// Friends, or people with whom I have played: at most ten.
    pub people: Vec<PersonId>,
}
