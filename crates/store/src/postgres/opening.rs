//! Connecting to `PostgreSQL`, and saying in words what is wrong if that fails.

use core::str::FromStr as _;
use std::borrow::Cow;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgSslMode};
use thiserror::Error;

use crate::{Cause, OpenError};

/// The oldest `PostgreSQL` that is known to do.
const OLDEST: u32 = 150_000;

/// How long connecting may take.
pub(super) const CONNECTING: Duration = Duration::from_secs(5);

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

impl PostgresError {
    /// What an error on an open connection means.
    pub(super) fn of(error: sqlx::Error) -> Self {
        match code(&error).as_deref() {
            // Without the right to use it, a schema is as good as not there.
            Some("42501" | "3F000") => Self::NoRight(error.into()),
            Some("25006") => Self::ReadOnly(error.into()),
            _ => Self::Other(error.into()),
        }
    }

    fn no_answer(source: impl Into<Cause>, options: &PgConnectOptions) -> Self {
        Self::NoAnswer {
            place: place(options),
            source: source.into(),
        }
    }

    /// What an error while connecting means.
    fn connecting(error: sqlx::Error, options: &PgConnectOptions) -> Self {
        let source = error;
        match code(&source).as_deref() {
            Some("28P01" | "28000") => Self::Login {
                user: options.get_username().to_owned(),
                source: source.into(),
            },
            Some("3D000") => Self::NoDatabase {
                // Without a name, PostgreSQL takes that of the user.
                name: options
                    .get_database()
                    .unwrap_or_else(|| options.get_username())
                    .to_owned(),
                source: source.into(),
            },
            Some("42501") => Self::NoRight(source.into()),
            // Starting or stopping.
            Some("57P03") => Self::no_answer(source, options),
            None if matches!(source, sqlx::Error::Io(_)) => Self::no_answer(source, options),
            _ => Self::Other(source.into()),
        }
    }
}

/// The code of an error that `PostgreSQL` has sent.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    let error = error.as_database_error()?;
    error.code().map(Cow::into_owned)
}

/// Where `PostgreSQL` is looked for.
pub(super) fn place(options: &PgConnectOptions) -> String {
    match options.get_socket() {
        Some(folder) => folder.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    }
}

/// What an address says, with what every connection needs.
///
/// # Errors
/// [`PostgresError::Address`] if it is none, [`PostgresError::Tls`] if it asks for encryption.
pub(super) fn options(address: &str) -> Result<PgConnectOptions, PostgresError> {
    if !address.starts_with("postgres://") && !address.starts_with("postgresql://") {
        return Err(PostgresError::Address("it begins otherwise".into()));
    }
    let options = PgConnectOptions::from_str(address)
        .map_err(|error| PostgresError::Address(error.into()))?;
    if matches!(
        options.get_ssl_mode(),
        PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull
    ) {
        return Err(PostgresError::Tls);
    }
    let named = options.get_application_name().is_some();
    let options = options
        .disable_statement_logging()
        // Nothing waits for ever: not a statement, not a lock, not a transaction that nobody ends.
        .options([
            ("statement_timeout", "10s"),
            ("lock_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "20s"),
            // What is acknowledged survives a loss of power, whatever is usual in this database.
            ("synchronous_commit", "on"),
        ]);
    Ok(if named {
        options
    } else {
        options.application_name("kagiya")
    })
}

/// A connection to a server that is new enough.
///
/// # Errors
/// [`PostgresError`] says in words what is wrong.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, PostgresError> {
    let connecting = tokio::time::timeout(CONNECTING, options.connect());
    let connection = match connecting.await {
        Ok(connected) => connected.map_err(|error| PostgresError::connecting(error, options))?,
        Err(late) => {
            return Err(PostgresError::no_answer(late, options));
        }
    };
    match connection.server_version_num() {
        Some(version) if version < OLDEST => Err(PostgresError::TooOld {
            found: format!("{}.{}", version / 10_000, version % 10_000),
        }),
        _ => Ok(connection),
    }
}
