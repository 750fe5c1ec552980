//! Why a store can't be opened or used.

use std::path::PathBuf;

use thiserror::Error;

/// The cause of an error of the store.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why the store did not execute a request.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The table has other events after the expected one; nothing was written.
    #[error("another event has come since the expected one")]
    Conflict,
    /// Another server owns the table now; nothing was written.
    #[error("another server owns the table now")]
    Fenced,
    /// The store is broken or unavailable; whether something was written is unknown.
    #[error("the store can't be used")]
    Unavailable(#[source] Cause),
}

/// A file of the open database was moved, deleted or replaced.
#[derive(Debug, Error)]
#[error(
    "{} was moved, deleted or replaced while in use: put it back, or stop the server and restore a backup",
    .0.display()
)]
pub(crate) struct Displaced(pub(crate) PathBuf);

/// Why a store can't be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// A newer release has written it.
    #[error(
        "the data is in format {found} and this release knows formats up to {known}: use the \
         release that wrote it, or a later one; nothing has been changed"
    )]
    Newer {
        /// The format of the data.
        found: u32,
        /// The newest format that this release reads.
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
    /// The folder belongs to a database that is missing or empty.
    #[error(
        "the folder belongs to a database that is missing or empty: restore kagiya.db from a backup, or \
         remove kagiya.id to begin with an empty database"
    )]
    Gone,
    /// The file of keys is missing, although the folder has been in use.
    #[error("kagiya.keys is missing: restore it, without it no game in the database can be opened")]
    KeysGone,
    /// The database and the folder belong to different installations.
    #[error(
        "the folder belongs to another database: restore the right kagiya.db, or remove kagiya.id if you \
         mean this one"
    )]
    OtherHouse,
    /// The server did not stop cleanly, and the file with its latest writes is missing.
    #[error(
        "the server did not stop cleanly, and kagiya.db-wal, which has the latest writes, is missing: \
         restore both files, or a backup"
    )]
    LogGone,
    /// The file is damaged.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(String),
    /// The file is a database of another program.
    #[error("the file is a database of another program; nothing has been changed")]
    NotOurs,
    /// The file is broken, unavailable, or not a store.
    #[error("the file can't be used")]
    Unusable(#[source] Cause),
    /// The database of a `PostgreSQL` server can't be used.
    #[error(transparent)]
    Postgres(PostgresError),
}

impl StoreError {
    /// The error of an unavailable store with this cause.
    pub fn unavailable(cause: impl Into<Cause>) -> Self {
        Self::Unavailable(cause.into())
    }

    pub(crate) fn closed() -> Self {
        Self::unavailable(Closed)
    }

    /// Whether it came too late: this program has closed the store, and nothing was read or written.
    pub fn is_closed(&self) -> bool {
        matches!(self, Self::Unavailable(cause) if cause.is::<Closed>())
    }
}

/// The store was closed before.
#[derive(Debug, Error)]
#[error("it has been closed")]
struct Closed;

/// Why a `PostgreSQL` database can't be used.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// The address of the database is invalid.
    #[error("an address of a database looks like postgres://USER@HOST/DATABASE")]
    Address(#[source] Cause),
    /// The address asks for an encrypted connection.
    #[error(
        "connections to PostgreSQL are not encrypted here: use a Unix socket, a loopback address or a \
         tunnel, and leave out sslmode"
    )]
    Tls,
    /// No server answers.
    #[error("no PostgreSQL answers at {place}: is it running, and may this machine connect?")]
    NoAnswer {
        /// The address that was tried.
        place: String,
        /// The cause.
        source: Cause,
    },
    /// The user or the password is refused.
    #[error("PostgreSQL refuses the user {user}: check the name, the password and pg_hba.conf")]
    Login {
        /// The refused user.
        user: String,
        /// The message of `PostgreSQL`.
        source: Cause,
    },
    /// The server has no such database.
    #[error("there is no database {name}: make one with createdb")]
    NoDatabase {
        /// The name.
        name: String,
        /// The message of `PostgreSQL`.
        source: Cause,
    },
    /// The server is too old.
    #[error("PostgreSQL {found} is too old: it must be 15 or later")]
    TooOld {
        /// Its version.
        found: String,
    },
    /// The database holds tables of another program.
    #[error("the database holds tables of another program: make one for Kagiya alone")]
    Foreign,
    /// The user lacks a right.
    #[error("the user lacks a right in this database: it should be the database's owner")]
    NoRight(#[source] Cause),
    /// The database is read-only.
    #[error("the database can only be read: name the primary server, not a copy of it")]
    ReadOnly(#[source] Cause),
    /// Anything else.
    #[error("PostgreSQL can't be used")]
    Other(#[source] Cause),
}

impl From<PostgresError> for OpenError {
    fn from(error: PostgresError) -> Self {
        Self::Postgres(error)
    }
}

/// An error and its causes, in one line.
pub fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}
