//! Connects to `PostgreSQL`, and explains failures.

use core::str::FromStr as _;
use std::borrow::Cow;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgSslMode};

use crate::error::{Cause, PostgresError};

/// The oldest supported version of `PostgreSQL`.
const OLDEST: u32 = 150_000;

/// The timeout of connecting.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);

impl PostgresError {
    /// Classifies an error on an open connection.
    pub(super) fn of(error: sqlx::Error) -> Self {
        match code(&error).as_deref() {
            // A schema without the right to use it can't be used.
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

    /// Classifies an error while connecting.
    fn connecting(error: sqlx::Error, options: &PgConnectOptions) -> Self {
        let source = error;
        match code(&source).as_deref() {
            Some("28P01" | "28000") => Self::Login {
                user: options.get_username().to_owned(),
                source: source.into(),
            },
            Some("3D000") => Self::NoDatabase {
                // Without a name, PostgreSQL uses that of the user.
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

/// The error code of `PostgreSQL`.
pub(super) fn code(error: &sqlx::Error) -> Option<String> {
    let error = error.as_database_error()?;
    error.code().map(Cow::into_owned)
}

/// The address where `PostgreSQL` is expected.
pub(super) fn host(options: &PgConnectOptions) -> String {
    match options.get_socket() {
        Some(folder) => folder.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    }
}

/// The options in an address, with those that every connection needs.
///
/// # Errors
/// [`PostgresError::Address`] if it is invalid, [`PostgresError::Tls`] if it asks for encryption.
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
        // Timeouts for statements, locks and idle transactions.
        .options([
            ("statement_timeout", "10s"),
            ("lock_timeout", "5s"),
            ("idle_in_transaction_session_timeout", "20s"),
            // Acknowledged writes survive a power loss, whatever the default of this database.
            ("synchronous_commit", "on"),
        ]);
    Ok(if named {
        options
    } else {
        options.application_name("kagiya")
    })
}

/// Connects to a server of a supported version.
///
/// # Errors
/// [`PostgresError`] with the cause.
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
