//! Connecting to `PostgreSQL`, and saying in words what is wrong if that fails.

use core::str::FromStr as _;
use std::borrow::Cow;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgSslMode};

use crate::error::{Cause, PostgresError};

/// The oldest `PostgreSQL` that is known to do.
const OLDEST: u32 = 150_000;

/// How long connecting may take.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);

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
            place: host(options),
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
pub(super) fn host(options: &PgConnectOptions) -> String {
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
    let connecting = tokio::time::timeout(TIMEOUT, options.connect());
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
