//! The hand of whoever runs the house: what `kagiya admin` asks for, and what is answered.
//!
//! Orders and answers are lines of JSON. A house that is running takes them at a socket that only its own
//! user may use (the module `door`); of one that stands still, the same orders are carried out on its store.

mod execute;
#[cfg(unix)]
pub(crate) mod socket;
mod target;

use std::path::PathBuf;

pub use kagiya_protocol::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::store::Counts;

pub use target::{AdminError, Place, order};

/// The name of the socket in the folder of the data.
pub const SOCKET: &str = "kagiya.sock";

/// What can be asked for. Times are milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    /// How the house does.
    Status,
    /// Who is connected.
    People,
    /// Its tables.
    Tables {
        /// Which.
        which: Which,
        /// Only those where this person sits, by id or by name.
        person: Option<String>,
        /// Only those that were opened, or ended, at least so long ago.
        older_than: i64,
        /// At most so many.
        limit: u32,
    },
    /// End what goes on at a table: everybody there is told that whoever runs the server did it.
    Close {
        /// Which.
        table: TableId,
    },
    /// Remove tables with all that belongs to them. What goes on there ends first.
    Remove {
        /// Which.
        tables: Vec<TableId>,
    },
    /// Keep somebody out.
    Block {
        /// Whom.
        who: Who,
        /// For how long.
        duration: i64,
        /// Why, as they are told.
        why: String,
    },
    /// Let somebody in again.
    Unblock {
        /// Whom.
        who: Who,
    },
    /// Who is kept out.
    Blocks,
    /// Write a copy of everything into a new file.
    Backup {
        /// Which.
        to: PathBuf,
    },
    /// Remove old tables.
    Purge {
        /// Which.
        which: Old,
        /// Where nothing has happened for so long.
        older_than: i64,
        /// Only say which.
        dry_run: bool,
    },
    /// Seal the seeds of deals with a new key from now on.
    RotateKeys,
    /// End all sessions: everybody is a new guest.
    EndSessions,
}

/// Which tables are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Those that are open or where a game is played, newest first.
    #[default]
    Current,
    /// Those where people can sit down, newest first.
    Open,
    /// Those where a game is played, newest first.
    Running,
    /// Those whose game has ended, oldest first.
    Finished,
    /// Those that were closed before a game began, oldest first.
    Closed,
}

/// Which old tables are removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Old {
    /// Those whose game has ended.
    Finished,
    /// Those where no game has begun.
    Abandoned,
    /// Both.
    Both,
}

/// Whom a block is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person, by id or by a name that nobody else has.
    Guest(String),
    /// Everybody from an address.
    Address(String),
}

/// What came of an order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// How the house does.
    Status(Box<Status>),
    /// Who is connected.
    People(Vec<Here>),
    /// Tables.
    Tables(Vec<TableLine>),
    /// What went on there has ended; or nothing did.
    Closed(bool),
    /// So many tables are gone.
    Removed(u64),
    /// Who is kept out now, or no longer.
    Blocked(Block),
    /// Who is kept out.
    Blocks(Vec<Block>),
    /// A copy has been written and checked.
    Backup {
        /// The file.
        to: PathBuf,
        /// How many bytes it has.
        bytes: u64,
        /// What is in it.
        counts: Counts,
    },
    /// Old tables that have been removed, or would be.
    Purged(Vec<TableLine>),
    /// This key seals from now on, and so many are kept.
    Rotated {
        /// Its name.
        key: String,
        /// All keys, with the new one.
        keys: usize,
    },
    /// So many sessions have ended.
    EndedSessions(u64),
    /// Nothing was done.
    Refused(Refusal),
}

/// Why nothing was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no such table.
    NoTable(TableId),
    /// Nobody is called so.
    NoPerson(String),
    /// Several people are called so: their ids tell them apart.
    SeveralPeople {
        /// How.
        called: String,
        /// Their ids.
        ids: Vec<PersonId>,
    },
    /// That is no address.
    NoAddress(String),
    /// They are not kept out.
    NotBlocked,
    /// The file is there already.
    FileThere(PathBuf),
    /// The store is copied by tools of its own.
    OwnTools,
    /// Keys are shared by several servers, or there are none.
    SharedKeys,
    /// The file of keys can't be written.
    Keys(String),
    /// The store could not do it.
    Store(String),
    /// That is no order: the two programs are of different releases.
    NoOrder(String),
}

/// How a house does.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Status {
    /// The release.
    pub version: String,
    /// The process; `None` if the house stands still.
    pub process: Option<u32>,
    /// Since when it runs.
    pub since: Option<i64>,
    /// What is stored.
    pub counts: Counts,
    /// Whether something can be stored.
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
    /// Writes and reads that the store could not do, since the start.
    pub store_errors: u64,
    /// Refusals by a rate limit, since the start.
    pub rate_limited: u64,
    /// Connections that were not let in, since the start.
    pub connections_refused: u64,
    /// Connections ended because their readers did not read, since the start.
    pub slow_clients: u64,
    /// Who is kept out.
    pub blocks: usize,
}

/// Somebody who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Here {
    /// Who.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// From where, as limits count it.
    pub addresses: Vec<String>,
    /// How many WebSocket connections they have.
    pub connections: usize,
    /// How many tables they follow, each counted for each connection.
    pub followed: usize,
}

/// A table in a list.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableLine {
    /// Which.
    pub table: TableId,
    /// `open`, `running`, `finished` or `closed`.
    pub stage: String,
    /// What is played.
    pub preset: String,
    /// When it was opened.
    pub created_at: i64,
    /// When its game began.
    pub started_at: Option<i64>,
    /// When its game ended.
    pub finished_at: Option<i64>,
    /// The people who sit there, by name.
    pub people: Vec<String>,
    /// How many bots sit there.
    pub bots: usize,
    /// How many events its log has.
    pub events: u32,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Whether it is in memory.
    pub in_memory: bool,
}

/// Somebody who is kept out.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Block {
    /// Whom: `guest:ID` or `address:…`.
    pub who: String,
    /// The name of the person.
    pub name: Option<String>,
    /// Until when.
    pub until: i64,
    /// Why.
    pub why: String,
}
