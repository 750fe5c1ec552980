//! What is kept: the events of every table, the lists that follow from them, people with their
//! sessions, and what they have noted.
//!
//! A table is a sequence of events, numbered from 1 without gaps. Whoever appends says which number
//! was the last; if another was faster, the store refuses, and the slower one reads what it has
//! missed and decides again. So any number of processes can share a store.
//!
//! Beside the events a store keeps one *row* for each table, written together with the events that
//! change it, from which lists are made.
//!
//! Nothing here is a message of the protocol but the ids: `border` turns messages into what is kept
//! and back.

mod accounts;
mod both;
mod both_deals;
mod both_words;
pub mod conformance;
mod copy;
mod deals;
mod folder;
mod lease;
mod lines;
mod memory;
mod memory_deals;
mod memory_people;
mod memory_results;
mod notes;
mod postgres;
mod queue;
mod results;
mod sqlite;
mod talk;
mod ties;

use core::fmt;
use core::future::Future;
use core::pin::Pin;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use kagiya_protocol::{PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

pub use accounts::{Accounts, LookedThrough, Place, StoredAccount};
pub use copy::{Copied, CopyError, copy};
pub use deals::{AfterGame, Deals, GivenBy, StoredChallenge};
pub use folder::{new_file, unusable};
pub use lease::{Lease, Leases};
pub use memory::MemoryStore;
pub use notes::{Notes, StoredNote};
pub use postgres::{PostgresError, PostgresStore, without_password};
pub use results::{DealGame, Figures, Played, Results, Standing};
pub use sqlite::{RestoreError, Restored, SqliteStore, restore};
pub use talk::{StoredLine, Talk};
pub use ties::{MOST_ASKING, StoredInvitation, Tie, TieKind, Ties};

/// A future that a store returns.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What happened at a table, in a form that its version names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredFact {
    /// The version of the form.
    pub version: u16,
    /// JSON of that form.
    pub body: String,
}

/// An event as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number at its table, from 1.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub fact: StoredFact,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People can sit down.
    Open,
    /// The game is being played.
    Running,
    /// The game has ended.
    Finished,
    /// The table was closed before a game began.
    Closed,
}

impl Stage {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Finished, Self::Closed];

    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Whether people still sit there or play.
    pub const fn is_current(self) -> bool {
        matches!(self, Self::Open | Self::Running)
    }
}

/// Who begins a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// As the edition says.
    Edition,
    /// Chance.
    Random,
    /// This seat.
    Seat(u8),
}

/// Who may watch a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// Nobody.
    Nobody,
    /// Everybody, through the eyes of this seat.
    Seat(u8),
    /// Everybody, a round later.
    Delayed,
}

impl Watch {
    /// The words for it in the store: `nobody`, `delayed`, or `seat 0` with the seat.
    pub fn words(self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Seat(seat) => format!("seat {seat}"),
            Self::Delayed => "delayed".to_owned(),
        }
    }

    /// What the words of the store say.
    pub fn from_words(words: &str) -> Option<Self> {
        match words {
            "nobody" => Some(Self::Nobody),
            "delayed" => Some(Self::Delayed),
            seat => Some(Self::Seat(seat.strip_prefix("seat ")?.parse().ok()?)),
        }
    }
}

/// A person as the store knows them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StoredPerson {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// Whose turn it is in a game whose players need not be there, in the row of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnRow {
    /// The seat of the person.
    pub seat: u8,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// When their time is out, if it goes on.
    pub due: Option<i64>,
}

/// A seat in the row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Who sits here.
    pub person: Option<StoredPerson>,
    /// The bot that plays here.
    pub bot: Option<String>,
    /// For whom an empty seat is kept.
    pub kept_for: Option<StoredPerson>,
}

/// How a game ended, in the row of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// `perfect`, `finished` or `lost`.
    pub outcome: String,
    /// Why it is lost, if it is.
    pub lost: Option<String>,
    /// The points.
    pub points: i8,
    /// Whether the points are shown: an all-or-nothing game has none to show.
    pub shown: bool,
    /// The band of the rating scale.
    pub rating: Option<String>,
    /// In whose words the result is rated.
    pub scale: String,
    /// The most points that the rules allow.
    pub max_score: i8,
    /// How many turns were taken.
    pub turns: u16,
    /// What is counted of the game; nothing of one that an earlier release has ended and nobody has counted yet.
    pub figures: Option<Figures>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// How far it has come.
    pub stage: Stage,
    /// Who opened it.
    pub opened_by: Option<PersonId>,
    /// Whether everybody may find it in a list.
    pub listed: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When its game began.
    pub started_at: Option<i64>,
    /// When its game ended.
    pub finished_at: Option<i64>,
    /// The name of the preset.
    pub preset: String,
    /// The options that differ from it.
    pub options: BTreeMap<String, Value>,
    /// Who begins.
    pub first: First,
    /// Who may watch.
    pub watch: Watch,
    /// How much time the players have, in a form of the border; nothing if as much as they want.
    pub time: Option<String>,
    /// What it states about its conventions, in a form of the border; nothing if it states nothing.
    pub conventions: Option<String>,
    /// Whose turn it is, where that is kept.
    pub turn: Option<TurnRow>,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// How the game ended.
    pub result: Option<ResultRow>,
    /// Where its deal comes from, if it was not shuffled for this table.
    pub given: Option<GivenBy>,
    /// The name of its deal, once the game has begun.
    pub dealt: Option<String>,
}

impl TableRow {
    /// Who sits there.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        let people = self.seats.iter().filter_map(|seat| seat.person.as_ref());
        people.map(|person| &person.id)
    }
}

/// Events to be appended to one table, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last event that the writer knows, 0 for a new table.
    pub expected: u32,
    /// When the events happened, and what they are. They get the numbers after `expected`.
    pub events: Vec<(i64, StoredFact)>,
    /// The row of the table, if it has changed.
    pub row: Option<TableRow>,
}

/// Which tables a list is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// The open and running ones that are listed, newest first.
    Current {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// All open and running ones, whether listed or not, newest first: for who runs the house.
    Every {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// The open and running ones where this person sits, or where somebody plays for them.
    CurrentOf(PersonId),
    /// The finished ones that are listed, or those where this person sat, newest first.
    Finished {
        /// Whose; without it the listed ones.
        of: Option<PersonId>,
        /// Only those that ended before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
}

/// Somebody who is kept out of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Who: what kind of name it is, and the name, as in `guest:ID`.
    pub who: String,
    /// Until when, in milliseconds since 1970.
    pub until: i64,
    /// Why, in the words of whoever runs the house.
    pub why: String,
}

/// How much a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Tables where people can sit down.
    pub open: u64,
    /// Games that are being played.
    pub running: u64,
    /// Games that have ended.
    pub finished: u64,
    /// Tables that were closed before a game began.
    pub closed: u64,
    /// People.
    pub people: u64,
    /// Their sessions.
    pub sessions: u64,
}

impl Counts {
    /// All tables.
    pub const fn tables(&self) -> u64 {
        self.open + self.running + self.finished + self.closed
    }
}

/// A number that only grows, for measurements.
#[derive(Debug, Default)]
struct Counter(AtomicU64);

impl Counter {
    fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// An error and its causes, in one line.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}

/// The hash of a session's secret token.
pub type TokenHash = [u8; 32];

/// What lies behind an error of the store.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a store did not do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another event has come since the expected one; nothing was written.
    #[error("another event has come since the expected one")]
    Conflict,
    /// Somebody else looks after the table now; nothing was written.
    #[error("another server looks after the table now")]
    Fenced,
    /// The store is broken or out of reach; whether something was written is not known.
    #[error("the store can't be used")]
    Unavailable(#[source] Cause),
}

/// Why a store can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It has been written by a release that knows more.
    #[error(
        "the data is in format {found} and this release knows formats up to {known}: use the \
         release that wrote it, or a later one; nothing has been changed"
    )]
    Newer {
        /// The format of the data.
        found: u32,
        /// The newest format that is known.
        known: u32,
    },
    /// Another process uses it.
    #[error(
        "another process uses the folder; stop that one first, or name another folder with --data"
    )]
    InUse,
    /// The folder, or a file in it, can't be written.
    #[error(
        "the folder can't be written: the user of the server must own it and all that is in it, on a \
         disk that can be written"
    )]
    ReadOnly(#[source] Cause),
    /// The folder belongs to a house, and its database is not there, or empty.
    #[error(
        "the folder belongs to a house whose database is gone or empty: put kagiya.db back from a \
         backup, or remove kagiya.id to begin with an empty house"
    )]
    Gone,
    /// The file of keys is not there, and the folder has been in use.
    #[error("kagiya.keys is gone: put it back, without it no game in the database can be opened")]
    KeysGone,
    /// The database belongs to another house than the folder.
    #[error(
        "the database belongs to another house than the folder: put the right kagiya.db back, or \
         remove kagiya.id if this one is meant"
    )]
    OtherHouse,
    /// The server did not stop cleanly, and the file with what it stored last is not there.
    #[error(
        "the server did not stop in peace, and kagiya.db-wal, which holds what was stored last, is \
         not there: put both files back, or restore a backup"
    )]
    LogGone,
    /// The file is damaged.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(String),
    /// The file is a database of something else.
    #[error("the file is a database of another program; nothing has been changed")]
    NotOurs,
    /// The file is broken, out of reach, or no store.
    #[error("the file can't be used")]
    Unusable(#[source] Cause),
    /// The database of a `PostgreSQL` server can't be used.
    #[error(transparent)]
    Postgres(PostgresError),
}

impl StoreError {
    /// The store can't be used because of this.
    pub fn unavailable(cause: impl Into<Cause>) -> Self {
        Self::Unavailable(cause.into())
    }
}

/// A place where the events of tables are kept, with the lists that follow from them.
///
/// What a method has returned `Ok` for survives the end of the process.
pub trait EventLog: Send + Sync {
    /// Appends events to several tables, each of them named once: all of them or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `expected` is not the number of the last event of its table, for
    /// any of them.
    fn append_all(&self, appends: Vec<Append>) -> Later<'_, ()>;

    /// Appends events to a table.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `expected` is not the number of the table's last event.
    fn append(&self, append: Append) -> Later<'_, ()> {
        self.append_all(vec![append])
    }

    /// The events of a table after number `after`, in order.
    fn read<'a>(&'a self, table: &'a TableId, after: u32) -> Later<'a, Vec<StoredEvent>>;

    /// The tables of a list, at most `limit`, newest first.
    fn list<'a>(&'a self, listing: &'a Listing, limit: u32) -> Later<'a, Vec<TableRow>>;

    /// How many open and running tables a person has opened.
    fn count_opened<'a>(&'a self, person: &'a PersonId) -> Later<'a, u32>;

    /// How many events each of these tables has, in their order.
    fn lengths<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<u32>>;

    /// The row of a table.
    fn row<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableRow>>;

    /// Remembers that `person`'s command `command` has opened `table` at the time `now`, unless it
    /// has opened another before: returns which table it opened.
    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
        now: i64,
    ) -> Later<'a, TableId>;

    /// Forgets the commands that opened a table before the time `before`; returns how many. Forgets too which servers
    /// have not been there since: their leases hold no more anyway.
    fn forget_commands(&self, before: i64) -> Later<'_, u64>;

    /// The tables where no game has begun and nothing has happened since `before`, oldest first.
    fn dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>>;

    /// Removes what [`dead_tables`](Self::dead_tables) finds, and returns it.
    fn remove_dead_tables(&self, before: i64) -> Later<'_, Vec<TableRow>>;

    /// The tables whose games ended before `before`, at most `limit`, oldest first.
    fn finished_before(&self, before: i64, limit: u32) -> Later<'_, Vec<TableRow>>;

    /// Removes tables with all that belongs to them. Returns how many of them there were.
    fn remove_tables<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, u64>;

    /// How much there is.
    fn counts(&self) -> Later<'_, Counts>;
}

/// A place where people and their sessions are kept.
pub trait People: Send + Sync {
    /// Keeps a new person with a session.
    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, ()>;

    /// Changes the name of a person, which looks like `look`: false if that is what the name of
    /// somebody else's account looks like.
    fn rename<'a>(&'a self, person: &'a PersonId, name: &'a str, look: &'a str) -> Later<'a, bool>;

    /// The person whose session this is, and when it expires, unless that was before `now`.
    fn session(&self, session: TokenHash, now: i64) -> Later<'_, Option<(StoredPerson, i64)>>;

    /// Lets a session expire at another time.
    fn extend_session(&self, session: TokenHash, expires: i64) -> Later<'_, ()>;

    /// Ends a session.
    fn end_session(&self, session: TokenHash) -> Later<'_, ()>;

    /// Removes the sessions that have expired at the time `now`, the people who have neither a session
    /// nor an account left (nobody can prove any more to be them), and the blocks that are over. Returns
    /// how many sessions it removed.
    fn forget_sessions(&self, now: i64) -> Later<'_, u64>;

    /// Keeps somebody out, in the place of what was said of them before. A time that has passed lets
    /// them in again.
    fn block<'a>(&'a self, block: &'a Block) -> Later<'a, ()>;

    /// Who is kept out at the time `now`, in the order of their names.
    fn blocks(&self, now: i64) -> Later<'_, Vec<Block>>;

    /// The person with this id, found by it alone: whoever plays may ask for any id.
    fn person<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredPerson>>;

    /// The people with this id or this name, at most `limit`; the one with the id comes first. It is for who runs
    /// the house, since many may have the same name.
    fn people_called<'a>(&'a self, called: &'a str, limit: u32) -> Later<'a, Vec<StoredPerson>>;

    /// Ends all sessions and forgets the people without an account, who can't prove any more who they are.
    /// Returns how many sessions it were.
    fn end_sessions(&self) -> Later<'_, u64>;
}

/// All that a server keeps, in one place.
pub trait Store:
    Accounts + Deals + EventLog + Leases + Notes + People + Results + Talk + Ties + fmt::Debug + 'static
{
    /// How many transactions have been committed, for measurements.
    fn commits(&self) -> u64;

    /// How often writes were tried again because those of another server were in the way.
    fn written_again(&self) -> u64 {
        0
    }

    /// Whether the store can answer.
    fn is_ready(&self) -> Pin<Box<dyn Future<Output = bool> + Send + '_>>;

    /// Writes a copy of everything into a new file, as it is at one moment, while writing goes on, checks
    /// it, and says how much is in it. `None` for a store that has tools of its own for that.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the file is there already or can't be written.
    fn backup<'a>(&'a self, to: &'a Path) -> Option<Later<'a, Counts>> {
        let _ = to;
        None
    }

    /// Writes everything that is still under way and lets go of the files.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}
