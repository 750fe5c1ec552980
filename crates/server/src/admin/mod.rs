//! Administration: requests to a running server, or to a store while no server runs.
//!
//! A running server accepts requests at a socket in its data directory, one JSON object per line, and answers
//! with one. The names in JSON stay the same between releases.

mod doctor;
mod execute;
#[cfg(unix)]
pub(crate) mod socket;
mod target;

use std::path::PathBuf;

pub use kagiya_protocol::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::store::Counts;

pub use doctor::{Finding, Found, Grade};
pub use target::{AdminError, Target, request};

/// The name of the socket in the data directory.
pub const SOCKET: &str = "kagiya.sock";

/// A request of an administrator. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Request {
    /// The state of the server.
    Status,
    /// Checks of what an administrator should know before players do.
    Doctor,
    /// The people who are connected.
    People,
    /// A list of tables.
    Tables {
        /// The kind of tables.
        which: TableFilter,
        /// Only tables where this person sits, by id or by name.
        person: Option<String>,
        /// Only tables that were opened, or whose game ended, at least this long ago.
        older_than: i64,
        /// The most tables in the list.
        limit: u32,
    },
    /// Ends the game or closes the table. Its players learn that an administrator did it.
    Close {
        /// The table.
        table: TableId,
    },
    /// Deletes tables with everything that belongs to them. Running games end first.
    Remove {
        /// The tables.
        tables: Vec<TableId>,
    },
    /// Bans a person or an address.
    #[serde(rename = "block")]
    Ban {
        /// The person or address.
        who: UserRef,
        /// How long the ban lasts.
        duration: i64,
        /// The reason that banned people read.
        why: String,
    },
    /// Ends a ban.
    #[serde(rename = "unblock")]
    Unban {
        /// The person or address.
        who: UserRef,
    },
    /// All bans.
    #[serde(rename = "blocks")]
    Bans,
    /// Writes a copy of everything into a new file.
    Backup {
        /// The file.
        to: PathBuf,
    },
    /// Deletes old tables.
    Purge {
        /// The kind of tables.
        which: PurgeScope,
        /// Only tables without an event for this long.
        older_than: i64,
        /// Lists the tables without deleting them.
        dry_run: bool,
    },
    /// Seals the seeds of deals with a new key from now on.
    RotateKeys,
    /// Ends all sessions, so that all guests lose their names and games.
    EndSessions,
}

/// A kind of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableFilter {
    /// Open and running tables, newest first.
    #[default]
    Current,
    /// Open tables, newest first.
    Open,
    /// Running tables, newest first.
    Running,
    /// Tables whose game has ended, oldest first.
    Finished,
    /// Tables that were closed before a game began, oldest first.
    Closed,
}

/// A kind of old tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PurgeScope {
    /// Tables whose game has ended.
    Finished,
    /// Tables without a game.
    Abandoned,
    /// Both kinds.
    Both,
}

/// The target of a ban.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UserRef {
    /// A person, by id or by a name that nobody else has.
    Guest(String),
    /// All clients of an address.
    Address(String),
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The state of the server.
    Status(Box<Status>),
    /// The results of the checks.
    Doctor(Vec<Finding>),
    /// The people who are connected.
    People(Vec<OnlinePerson>),
    /// The list of tables.
    Tables(Vec<TableSummary>),
    /// Whether the table was open or running.
    Closed(bool),
    /// The number of deleted tables.
    Removed(u64),
    /// A new, changed or ended ban.
    #[serde(rename = "blocked")]
    Banned(Ban),
    /// All bans.
    #[serde(rename = "blocks")]
    Bans(Vec<Ban>),
    /// The copy is written and checked.
    Backup {
        /// The file.
        to: PathBuf,
        /// Its size.
        bytes: u64,
        /// What it contains.
        counts: Counts,
    },
    /// Old tables that are deleted, or would be.
    Purged(Vec<TableSummary>),
    /// The keys after a rotation.
    Rotated {
        /// The name of the new key.
        key: String,
        /// The number of keys.
        keys: usize,
    },
    /// The number of ended sessions.
    EndedSessions(u64),
    /// The request was refused and had no effect.
    Refused(Error),
}

/// Why a request was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Error {
    /// There is no such table.
    NoTable(TableId),
    /// Nobody has this name or id.
    NoPerson(String),
    /// Several people have this name.
    SeveralPeople {
        /// The name.
        called: String,
        /// Their ids.
        ids: Vec<PersonId>,
    },
    /// The text isn't an address.
    NoAddress(String),
    /// There is no such ban.
    #[serde(rename = "not_blocked")]
    NotBanned,
    /// The file exists already.
    FileThere(PathBuf),
    /// The database has backup tools of its own.
    OwnTools,
    /// Several servers share the keys, or there are none.
    SharedKeys,
    /// The file of keys can't be written.
    Keys(String),
    /// The store failed.
    Store(String),
    /// The request is unknown: the two programs are of different releases.
    NoOrder(String),
}

/// The state of a server.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// The release.
    pub version: String,
    /// The id of the process; `None` if no server runs.
    pub process: Option<u32>,
    /// When it started.
    pub since: Option<i64>,
    /// The sizes of the store.
    pub counts: Counts,
    /// Whether the store takes writes.
    pub writable: bool,
    /// Open connections of any kind.
    pub connections: usize,
    /// Open WebSocket connections.
    pub sockets: usize,
    /// People who are connected.
    pub people: usize,
    /// Tables in memory.
    pub tables_in_memory: i64,
    /// Bots that wait to think.
    pub bots_waiting: usize,
    /// Bytes that wait to be sent.
    pub waiting_bytes: usize,
    /// Failed writes and reads of the store since the start.
    pub store_errors: u64,
    /// Refusals by a rate limit since the start.
    pub rate_limited: u64,
    /// Connections refused by a quota since the start.
    pub connections_refused: u64,
    /// Connections ended since the start because their clients read too slowly.
    pub slow_clients: u64,
    /// The number of bans.
    pub blocks: usize,
}

/// A person who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OnlinePerson {
    /// The id.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// The networks of the connections.
    pub addresses: Vec<String>,
    /// The number of WebSocket connections.
    pub connections: usize,
    /// Followed tables, counted once for each connection.
    pub followed: usize,
}

/// A table in a list.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The id.
    pub table: TableId,
    /// `open`, `running`, `finished` or `closed`.
    pub stage: String,
    /// The edition.
    pub preset: String,
    /// When it was opened.
    pub created_at: i64,
    /// When its game began.
    pub started_at: Option<i64>,
    /// When its game ended.
    pub finished_at: Option<i64>,
    /// The names of the seated people.
    pub people: Vec<String>,
    /// The number of seated bots.
    pub bots: usize,
    /// The length of the log.
    pub events: u32,
    /// Whether it is on public lists.
    pub listed: bool,
    /// Whether it is in memory.
    pub in_memory: bool,
}

/// A ban.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ban {
    /// `guest:ID` or `address:…`.
    pub who: String,
    /// The name of the person.
    pub name: Option<String>,
    /// When it ends.
    pub until: i64,
    /// The reason that banned people read.
    pub why: String,
}
