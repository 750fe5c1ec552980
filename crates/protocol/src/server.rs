//! Messages from the server.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::chat::{Reaction, SpectatorMessage};
use crate::error::{ErrorCode, Reason};
use crate::ids::{CommandId, Seat, TableId};
use crate::patch::GamePatch;
use crate::permissions::TablePermissions;
use crate::person::Person;
use crate::review::Review;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::{LobbyTable, Presence, TableInfo};
use crate::table_event::LoggedEvent;
use crate::time::TableTime;

#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome(Welcome),
    /// The complete state of a table, which replaces the client's. It answers `subscribe`, and the server can
    /// send it at any time instead of more missed events.
    Snapshot(Box<Snapshot>),
    /// The answer to a `subscribe` with `after`. The missed events follow.
    Resumed {
        table: TableId,
        /// The number of the table's last event.
        seq: u32,
        presence: Presence,
        may: TablePermissions,
    },
    /// A new event at a table.
    Event(Box<TableUpdate>),
    /// The connected people at a table have changed.
    Presence {
        table: TableId,
        presence: Presence,
    },
    /// Your permissions at a table have changed.
    May {
        table: TableId,
        may: TablePermissions,
    },
    /// The spectators' chat: all stored messages after a snapshot or `resumed`, and then each new one. During
    /// the game only spectators receive it; afterwards everyone does.
    WatchersTalk {
        table: TableId,
        /// The messages, oldest first.
        lines: Vec<SpectatorMessage>,
    },
    /// A player reacts to an action. It isn't stored, so it may be lost. Spectators who see the game a round
    /// later don't receive it.
    Reaction {
        table: TableId,
        /// The number of the action's event.
        seq: u32,
        /// The seat of the player who reacts.
        seat: Seat,
        reaction: Reaction,
    },
    /// The review of a finished game, when you start to follow its table and after each change.
    Review {
        table: TableId,
        /// Absent when all participants have left.
        #[cfg_attr(test, ts(optional))]
        review: Option<Review>,
    },
    /// The answer to `lobby`: the newest open or running tables that are listed, and your own.
    Lobby {
        /// Newest first.
        tables: Vec<LobbyTable>,
        /// The value of `before` for more tables: `GET /api/tables?before=…`.
        #[cfg_attr(test, ts(optional))]
        before: Option<String>,
    },
    /// A table in the list is new or has changed.
    LobbyTable {
        table: LobbyTable,
    },
    /// Your contacts or invitations have changed: see `GET /api/people`. May be lost.
    People,
    /// A table is no longer in the list.
    LobbyGone {
        table: TableId,
    },
    /// A command had its effect, which is stored. A repeated command gets the same answer.
    Done {
        id: CommandId,
        /// The table; for `create` and `rematch`, the new one.
        #[cfg_attr(test, ts(optional))]
        table: Option<TableId>,
        /// The number of the command's last event.
        #[cfg_attr(test, ts(optional))]
        seq: Option<u32>,
    },
    /// The answer to `withdraw`: the command has no effect and never will.
    Withdrawn {
        id: CommandId,
        table: TableId,
    },
    /// A refusal, without any effect.
    Error {
        /// The refused command, if it was one.
        #[cfg_attr(test, ts(optional))]
        id: Option<CommandId>,
        #[cfg_attr(test, ts(optional))]
        table: Option<TableId>,
        /// A stable code.
        code: ErrorCode,
        /// What is wrong and what would be right, in English.
        message: String,
        /// The translatable form, if it says more than the code.
        #[cfg_attr(test, ts(optional))]
        reason: Option<Reason>,
        /// For `rate/limited`: the milliseconds until the next attempt.
        #[cfg_attr(test, ts(optional))]
        retry_after: Option<u32>,
    },
    Pong {
        /// The number of the `ping`.
        n: u32,
        /// The server's time, in milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// The server closes the connection.
    Bye {
        code: ErrorCode,
        /// The reason in English.
        message: String,
    },
}

/// The answer to `hello`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of the protocol for this connection.
    pub protocol: u32,
    /// The name and version of the server.
    pub server: String,
    pub you: Person,
    /// The server's time, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// The bots that can have a seat, best first.
    pub bots: Vec<BotInfo>,
    pub limits: Limits,
    pub heartbeat: Heartbeat,
    /// Whether you have contacts or invitations. If not, `GET /api/people` isn't needed before a message
    /// `people`.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub people: bool,
}

/// How client and server detect a lost connection, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Heartbeat {
    /// A client without messages for this time sends `ping`.
    pub ask_after: u32,
    /// The same for a client that waits for a table or the answer to a command.
    pub ask_waiting: u32,
    /// A client without messages for this time after its `ping` has lost the server, and reconnects.
    pub lost_after: u32,
    /// The server closes a connection without messages for this time, including answers to WebSocket pings.
    pub silence: u32,
}

/// A bot that can have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotInfo {
    /// The name in commands.
    pub name: String,
    /// A description in English.
    pub about: String,
    /// Whether it plays by conventions that people can learn, and explains its actions.
    pub explains: bool,
    /// Whether it is the bot that plays for people who leave, and in the deals of the day.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub substitute: bool,
}

/// Limits of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Limits {
    /// The maximum size of a frame, in bytes.
    pub frame: u32,
    /// The maximum length of a name, in characters.
    pub name: u32,
    /// The maximum number of tables that a connection can follow.
    pub subscriptions: u32,
}

/// The complete state of a table for one audience.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    pub table: TableId,
    /// The number of the table's last event.
    pub seq: u32,
    pub info: TableInfo,
    /// The rules of the present or next game.
    pub rules: RulesInfo,
    /// Your seat, if you have one.
    #[cfg_attr(test, ts(optional))]
    pub you: Option<Seat>,
    /// The seat whose view you have as a spectator, if any.
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<Seat>,
    /// The game as you see it, once it has started.
    #[cfg_attr(test, ts(optional))]
    pub game: Option<GameState>,
    /// The events so far, as you see them: all moves, and the newest 300 of the others.
    pub history: Vec<LoggedEvent>,
    pub presence: Presence,
    /// The number of moves, to compare with `expect`.
    pub moves: u32,
    pub may: TablePermissions,
    /// The clocks of the running game, if it has a time control.
    #[cfg_attr(test, ts(optional))]
    pub time: Option<TableTime>,
}

/// An event at a table, with its changes.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableUpdate {
    pub table: TableId,
    /// The event. Its number is one more than that of the previous update.
    #[serde(flatten)]
    pub logged: LoggedEvent,
    /// The table's information, if it has changed.
    #[cfg_attr(test, ts(optional))]
    pub info: Option<TableInfo>,
    /// The rules, if they have changed.
    #[cfg_attr(test, ts(optional))]
    pub rules: Option<RulesInfo>,
    /// The game as you see it, if it has just started.
    #[cfg_attr(test, ts(optional))]
    pub game: Option<GameState>,
    /// The changes to the game as you see it.
    #[cfg_attr(test, ts(optional))]
    pub change: Option<GamePatch>,
    /// The clocks of the running game, if it has a time control. After several missed events, only the last
    /// one has them.
    #[cfg_attr(test, ts(optional))]
    pub time: Option<TableTime>,
}
