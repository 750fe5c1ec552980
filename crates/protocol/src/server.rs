//! What a server says.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::change::GameChange;
use crate::error::{ErrorCode, Reason};
use crate::ids::{CommandId, Seat, TableId};
use crate::review::Review;
use crate::rules::RulesInfo;
use crate::state::GameState;
use crate::table::{LobbyTable, LoggedEvent, Person, Presence, TableInfo, TableMay};
use crate::talk::WatcherLine;
use crate::time::TableTime;

/// One frame from the server.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// The whole state of a table: the answer to `subscribe`, and at any time when it is shorter
    /// than the events that were missed. It replaces what the client knew of the table.
    Snapshot(Box<Snapshot>),
    /// The answer to a `subscribe` with `after`: the missed events follow.
    Resumed {
        /// Which table.
        table: TableId,
        /// The number of its last event.
        seq: u32,
        /// Who is there.
        presence: Presence,
        /// What I may do there now besides playing.
        may: TableMay,
    },
    /// Something happened at a table.
    Event(Box<TableUpdate>),
    /// Who is there has changed.
    Presence {
        /// At which table.
        table: TableId,
        /// Who is there now.
        presence: Presence,
    },
    /// What I may do at a table besides playing has changed.
    May {
        /// At which table.
        table: TableId,
        /// What I may do now.
        may: TableMay,
    },
    /// What those who watch say to each other: all of it that is kept after a snapshot or `resumed`, and
    /// each new line. While the game is played only those who watch hear it; after its end everybody.
    WatchersTalk {
        /// At which table.
        table: TableId,
        /// The lines, oldest first.
        lines: Vec<WatcherLine>,
    },
    /// The review of a game that has ended: when I begin to follow its table and one goes on, and whenever
    /// something in it has changed.
    Review {
        /// At which table.
        table: TableId,
        /// As it is now; absent when everybody has gone.
        #[cfg_attr(test, ts(optional))]
        review: Option<Review>,
    },
    /// The newest listed tables that are open or running, and my own: the answer to `lobby`.
    Lobby {
        /// The tables, newest first.
        tables: Vec<LobbyTable>,
        /// If there are more: `GET /api/tables?before=…` tells them.
        #[cfg_attr(test, ts(optional))]
        before: Option<String>,
    },
    /// A table is new in the list, or has changed.
    LobbyTable {
        /// The table.
        table: LobbyTable,
    },
    /// Something has changed among the people whom I know here: `GET /api/people` tells what. It may be lost.
    People,
    /// A table is no longer in the list.
    LobbyGone {
        /// Which.
        table: TableId,
    },
    /// A command has had its effect, which is safely stored. A command that is sent again gets
    /// the same answer.
    Done {
        /// The command.
        id: CommandId,
        /// The table: for `create` and `rematch` the new one.
        #[cfg_attr(test, ts(optional))]
        table: Option<TableId>,
        /// The number of the last event that the command made.
        #[cfg_attr(test, ts(optional))]
        seq: Option<u32>,
    },
    /// The answer to `withdraw`: the command has had no effect and never will.
    Withdrawn {
        /// The command.
        id: CommandId,
        /// The table.
        table: TableId,
    },
    /// Something was refused and has had no effect.
    Error {
        /// The command that was refused, if it was one.
        #[cfg_attr(test, ts(optional))]
        id: Option<CommandId>,
        /// The table that it was about.
        #[cfg_attr(test, ts(optional))]
        table: Option<TableId>,
        /// What went wrong, as a word that does not change.
        code: ErrorCode,
        /// What went wrong and what would be right, in English.
        message: String,
        /// The same in no language, where it says more than the code does.
        #[cfg_attr(test, ts(optional))]
        reason: Option<Reason>,
        /// For `rate/limited`: after how many milliseconds to try again.
        #[cfg_attr(test, ts(optional))]
        retry_after: Option<u32>,
    },
    /// The answer to `ping`.
    Pong {
        /// From the `ping`.
        n: u32,
        /// The server's clock, in milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        now: i64,
    },
    /// The server is about to close the connection.
    Bye {
        /// Why.
        code: ErrorCode,
        /// The same in English.
        message: String,
    },
}

/// The answer to `hello`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Welcome {
    /// The version that is spoken.
    pub protocol: u32,
    /// The server's name and version.
    pub server: String,
    /// Who I am.
    pub you: Person,
    /// The server's clock, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub now: i64,
    /// The bots that can be seated, the best first.
    pub bots: Vec<BotInfo>,
    /// What the server takes.
    pub limits: Limits,
    /// How both sides find out that the other is gone.
    pub heartbeat: Heartbeat,
    /// Whether there is anybody whom I know here, or who invites me: else nobody needs to ask `GET /api/people`
    /// before `people` is said.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub people: bool,
}

/// How both sides find out that the other is gone, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Heartbeat {
    /// A client that has heard nothing for so long says `ping`.
    pub ask_after: u32,
    /// The same while it waits for something: for a table that it has asked for, or the answer to a command.
    pub ask_waiting: u32,
    /// A client whose `ping` is not followed by any message for so long has lost the server, and
    /// connects again.
    pub lost_after: u32,
    /// The server closes a connection from which it has heard nothing for so long, not even the
    /// answer to a WebSocket ping.
    pub silence: u32,
}

/// A bot that can be seated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotInfo {
    /// Its name in commands.
    pub name: String,
    /// What it is, in English.
    pub about: String,
    /// Whether it plays by conventions that people can learn, and says why it acts.
    pub explains: bool,
}

/// What the server takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Limits {
    /// The largest frame, in bytes.
    pub frame: u32,
    /// The longest name, in characters.
    pub name: u32,
    /// The most tables that a connection may be subscribed to.
    pub subscriptions: u32,
}

/// The whole state of a table for one audience.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Snapshot {
    /// Which table.
    pub table: TableId,
    /// The number of its last event.
    pub seq: u32,
    /// What is known of it besides its game.
    pub info: TableInfo,
    /// The rules of the game that will be or is played.
    pub rules: RulesInfo,
    /// My seat, if I have one.
    #[cfg_attr(test, ts(optional))]
    pub you: Option<Seat>,
    /// The seat through whose eyes I watch, if I watch through those of one.
    #[cfg_attr(test, ts(optional))]
    pub eyes: Option<Seat>,
    /// The game as I see it, once it has begun.
    #[cfg_attr(test, ts(optional))]
    pub game: Option<GameState>,
    /// The events so far, as I saw or would have seen them: all moves, and the newest 300 of the
    /// others.
    pub history: Vec<LoggedEvent>,
    /// Who is there.
    pub presence: Presence,
    /// How many moves have been made in the game: what `expect` is compared with.
    pub moves: u32,
    /// What I may do now besides playing.
    pub may: TableMay,
    /// How the time of the running game stands, where time is agreed.
    #[cfg_attr(test, ts(optional))]
    pub time: Option<TableTime>,
}

/// Something that happened at a table, and what it changed.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableUpdate {
    /// At which table.
    pub table: TableId,
    /// What happened, with its number: one more than that of the update before.
    #[serde(flatten)]
    pub logged: LoggedEvent,
    /// What is known of the table, if that has changed.
    #[cfg_attr(test, ts(optional))]
    pub info: Option<TableInfo>,
    /// The rules, if they have changed.
    #[cfg_attr(test, ts(optional))]
    pub rules: Option<RulesInfo>,
    /// The game as I see it, when it has just begun.
    #[cfg_attr(test, ts(optional))]
    pub game: Option<GameState>,
    /// What has changed in the game that I see.
    #[cfg_attr(test, ts(optional))]
    pub change: Option<GameChange>,
    /// How the time of the running game stands now, where time is agreed. Of several events that were missed
    /// the last one says it.
    #[cfg_attr(test, ts(optional))]
    pub time: Option<TableTime>,
}
