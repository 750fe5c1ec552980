//! What a person may do at a table besides playing.

use serde::{Deserialize, Serialize};

use crate::chat::ChatPermission;
use crate::ids::Seat;
use crate::person::Person;

/// What you may do at a table now, apart from moves. It changes with events, connections and time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TablePermissions {
    /// The seats that you can give to a bot (`seat_bot`): empty seats of your open table. In a running game:
    /// your own, and those of absent players.
    pub seat_bot: Vec<Seat>,
    /// The seats that you can offer to someone (`offer_seat`): your own, and those of absent players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Seat>>", optional))]
    pub offer_seat: Vec<Seat>,
    /// The seat of the running game that you get by `sit`, and how; absent if there is none, or you have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub take_seat: Option<TakeSeat>,
    /// The effect of `leave`; absent without a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub leave: Option<LeaveEffect>,
    /// The effect of a request to `end` the game; absent if you can't request it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub end: Option<EndEffect>,
    /// The people whom you can remove from your table (`keep_out`): players, and named spectators.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Person>>", optional))]
    pub keep_out: Vec<Person>,
    /// The messages that you can send (`say`); absent if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub talk: Option<ChatPermission>,
    /// Whether you can let a bot take the turn of a slow player (`let_bot_play`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub let_bot_play: bool,
    /// Whether you can request a pause (`pause`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub pause: bool,
    /// Whether you can take hints on your turns (`hint`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub hint: bool,
}

/// A seat of a running game that you can take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TakeSeat {
    pub seat: Seat,
    pub how: SitEffect,
}

/// The effect of taking a seat in a running game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SitEffect {
    /// You get the offered seat.
    Offered,
    /// You get your own seat at once.
    Back,
    /// The substitute is asked for your seat.
    Ask,
}

/// The effect of leaving a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LeaveEffect {
    /// Your seat becomes free.
    Seat,
    /// The table closes, since you own it and nobody else is there.
    Table,
    /// A bot plays for you, and you can return.
    Bot,
    /// The seat's own player gets it, as requested.
    Back,
    /// The game ends, since only bots remain.
    Game,
}

/// The effect of a request to end a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndEffect {
    /// The game ends at once.
    Now,
    /// The other connected players must agree.
    Ask,
}
