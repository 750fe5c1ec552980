//! Why a store can't be opened or used.

use thiserror::Error;

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

/// Why a `PostgreSQL` database can't be used.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// The address of the database is none.
    #[error("an address of a database looks like postgres://USER@HOST/DATABASE")]
    Address(#[source] Cause),
    /// The address asks for an encrypted connection.
    #[error(
        "connections to PostgreSQL are not encrypted here: use a Unix socket, a loopback address or a \
         tunnel, and leave out sslmode"
    )]
    Tls,
    /// Nobody answers.
    #[error("no PostgreSQL answers at {place}: is it running, and may this machine connect?")]
    NoAnswer {
        /// Where it was looked for.
        place: String,
        /// What happened instead.
        source: Cause,
    },
    /// The user or the password is refused.
    #[error("PostgreSQL refuses the user {user}: check the name, the password and pg_hba.conf")]
    Login {
        /// Who was refused.
        user: String,
        /// What `PostgreSQL` says.
        source: Cause,
    },
    /// The server has no such database.
    #[error("there is no database {name}: make one with createdb")]
    NoDatabase {
        /// The name.
        name: String,
        /// What `PostgreSQL` says.
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
    /// The user may not do what is needed.
    #[error("the user lacks a right in this database: it should be the database's owner")]
    NoRight(#[source] Cause),
    /// Something can't be written.
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
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}
