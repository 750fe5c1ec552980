//! Where events are kept: the truth about every table.
//!
//! A table is a sequence of events, numbered from 1 without gaps. Whoever appends says which number
//! was the last; if another was faster, the store refuses, and the slower one reads what it has
//! missed and decides again. So any number of processes can share a store.
//!
//! Beside the events a store keeps an *index*: a line about each table, written together with the
//! events that change it, from which lists are made. It could be rebuilt from the events.

pub mod conformance;
mod memory;
mod sqlite;

use core::fmt;
use core::future::Future;
use core::pin::Pin;

use kagiya_protocol::{PersonId, TableId, TableStatus};

pub use memory::MemoryStore;
pub use sqlite::SqliteStore;

/// A future that a store returns.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// An event as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number at its table, from 1.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened, as JSON.
    pub body: String,
}

/// The line about a table in the index.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IndexLine {
    /// How far the table has come.
    pub status: TableStatus,
    /// Whether everybody may find it in a list.
    pub listed: bool,
    /// When it was opened.
    pub created_at: i64,
    /// When its game ended.
    pub finished_at: Option<i64>,
    /// Who sits there.
    pub people: Vec<PersonId>,
    /// What lists show of it, as JSON.
    pub summary: String,
}

/// Events to be appended to one table, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last event that the writer knows, 0 for a new table.
    pub expected: u32,
    /// When the events happened, and what they are. They get the numbers after `expected`.
    pub events: Vec<(i64, String)>,
    /// The table's line in the index, if it has changed.
    pub index: Option<IndexLine>,
}

/// Which tables a list is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// The open and running ones that are listed.
    Current,
    /// The open and running ones where this person sits.
    CurrentOf(PersonId),
    /// The finished ones that are listed, or those where this person sat, newest first.
    Finished {
        /// Whose; without it the listed ones.
        of: Option<PersonId>,
        /// Only those that ended before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
}

/// A person as the store knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// The hash of a session's secret token.
pub type TokenHash = [u8; 32];

/// Why a store did not do what it was asked.
#[derive(Debug)]
pub enum StoreError {
    /// Another event has come since the expected one; nothing was written.
    Conflict,
    /// The store is broken or out of reach; whether something was written is not known.
    Unavailable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("another event has come since the expected one"),
            Self::Unavailable(reason) => write!(f, "the store is not available: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// A place where events, the index, people and sessions are kept.
///
/// What a method has returned `Ok` for survives the end of the process.
pub trait Store: Send + Sync + fmt::Debug + 'static {
    /// Appends events to a table.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `expected` is not the number of the table's last event.
    fn append(&self, append: Append) -> Later<'_, Result<(), StoreError>>;

    /// The events of a table after number `after`, in order.
    fn read<'a>(
        &'a self,
        table: &'a TableId,
        after: u32,
    ) -> Later<'a, Result<Vec<StoredEvent>, StoreError>>;

    /// The tables of a list with their summaries, at most `limit`, newest first.
    fn list<'a>(
        &'a self,
        listing: &'a Listing,
        limit: u32,
    ) -> Later<'a, Result<Vec<(TableId, IndexLine)>, StoreError>>;

    /// The line about a table.
    fn line<'a>(&'a self, table: &'a TableId) -> Later<'a, Result<Option<IndexLine>, StoreError>>;

    /// Remembers that `person`'s command `command` has opened `table`, unless it has opened another
    /// before: returns which table it opened.
    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
    ) -> Later<'a, Result<TableId, StoreError>>;

    /// Keeps a new person with a session.
    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, Result<(), StoreError>>;

    /// Changes the name of a person.
    fn rename<'a>(
        &'a self,
        person: &'a PersonId,
        name: &'a str,
    ) -> Later<'a, Result<(), StoreError>>;

    /// The person whose session this is, and when it expires, unless that was before `now`.
    fn session(
        &self,
        session: TokenHash,
        now: i64,
    ) -> Later<'_, Result<Option<(StoredPerson, i64)>, StoreError>>;

    /// Lets a session expire at another time.
    fn extend_session(&self, session: TokenHash, expires: i64)
    -> Later<'_, Result<(), StoreError>>;

    /// Ends a session.
    fn end_session(&self, session: TokenHash) -> Later<'_, Result<(), StoreError>>;

    /// How many transactions have been committed, for measurements.
    fn commits(&self) -> u64;

    /// Whether the store can answer.
    fn is_ready(&self) -> Later<'_, bool>;

    /// Writes everything that is still under way and lets go of the files.
    fn close(&self) -> Later<'_, ()>;
}
