//! The writer of a node: one connection, on which all pending writes are executed in one transaction.
//!
//! A lost connection is restored, and unfinished writes are repeated. They take effect only once: if the
//! connection was lost during a commit, `PostgreSQL` is asked whether that transaction was committed.

use core::future::Future;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Row as _};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::connect;
use crate::connection::Connection;
use crate::error::{PostgresError, StoreError, chain};
use crate::group_commit::{Answer, GROUP, Pending, WriteOp};
use crate::store::{Counters, count};
use crate::write_group::write_group;

/// How long writes wait for a lost connection before they fail. While it stays lost, later writes fail at
/// once.
const PATIENCE: Duration = Duration::from_secs(5);

/// The timeout of a transaction. It is longer than that of a statement, so that `PostgreSQL` aborts first if
/// it is still reachable.
const TRANSACTION: Duration = Duration::from_secs(15);

/// The delay between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// The most attempts for a group after conflicts or lost connections.
const TRIES: u32 = 5;

/// A connection with its identity in `PostgreSQL`.
struct Session {
    connection: PgConnection,
    name: SessionName,
}

/// Identifies a connection among all, including later ones.
struct SessionName {
    process: i32,
    since: String,
}

/// Why a group was not written.
enum Failure {
    /// A conflict with another transaction; nothing was written.
    InTheWay(sqlx::Error),
    /// `PostgreSQL` refuses a statement; nothing was written.
    Refused(sqlx::Error),
    /// The connection is lost. Nothing was written, unless this transaction was committed.
    Lost {
        error: Box<dyn std::error::Error + Send + Sync>,
        committing: Option<(String, Vec<Answer>)>,
    },
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        match connect::code(&error).as_deref() {
            // A serialization failure, a deadlock or a lock timeout.
            Some("40001" | "40P01" | "55P03") => Self::InTheWay(error),
            // The server shuts down or ends this connection.
            Some(code) if code.starts_with("57P") || code.starts_with("08") => Self::Lost {
                error: error.into(),
                committing: None,
            },
            Some(_) => Self::Refused(error),
            None if matches!(error, sqlx::Error::Encode(_) | sqlx::Error::Decode(_)) => {
                Self::Refused(error)
            }
            None => Self::Lost {
                error: error.into(),
                committing: None,
            },
        }
    }
}

/// The state of the writer.
pub(super) struct Writer {
    options: PgConnectOptions,
    session: Option<Session>,
    /// A lost connection that may still be alive in `PostgreSQL`.
    lost: Option<SessionName>,
    /// Whether the last attempt to connect failed.
    away: bool,
    counters: Arc<Counters>,
}

impl Writer {
    pub(super) fn new(options: PgConnectOptions, counters: Arc<Counters>) -> Self {
        Self {
            options,
            session: None,
            lost: None,
            away: false,
            counters,
        }
    }

    /// Writes in groups until the store closes.
    pub(super) async fn write_in_groups(mut self, mut pending: mpsc::Receiver<Pending>) {
        let mut group = Vec::with_capacity(GROUP);
        loop {
            group.clear();
            if pending.recv_many(&mut group, GROUP).await == 0 {
                break;
            }
            let closing = group.iter().any(|it| matches!(it.write, WriteOp::Close));
            let answers = self.answers(&group).await;
            for (pending, answer) in group.drain(..).zip(answers) {
                let _ = pending.done.send(answer);
            }
            if closing {
                break;
            }
        }
        if let Some(session) = self.session
            && let Err(error) = session.connection.close().await
        {
            tracing::error!(%error, "the store could not be closed");
        }
    }

    /// Writes a group. A failing write doesn't affect the others.
    async fn answers(&mut self, group: &[Pending]) -> Vec<Answer> {
        match self.write(group).await {
            Ok(answers) => answers,
            Err(error) if group.len() == 1 || self.session.is_none() => {
                // Whoever waits for a write logs it.
                let text = match error {
                    StoreError::Unavailable(cause) => chain(&*cause),
                    other => chain(&other),
                };
                tracing::debug!(error = text, "a group of writes failed");
                let refused = || Err(StoreError::unavailable(text.clone()));
                group.iter().map(|_| refused()).collect()
            }
            Err(_) => {
                let mut answers = Vec::with_capacity(group.len());
                for pending in group {
                    let answer = self.write(std::slice::from_ref(pending)).await;
                    let answer = answer.and_then(|mut answers| {
                        let missing = || StoreError::unavailable("a write was not answered");
                        answers.pop().ok_or_else(missing)?
                    });
                    answers.push(answer);
                }
                answers
            }
        }
    }

    /// Writes a group in one transaction, and restores the connection if necessary.
    async fn write(&mut self, group: &[Pending]) -> Result<Vec<Answer>, StoreError> {
        let mut tries = 0;
        loop {
            let session = self.session().await?;
            let failure = match write_once(&mut session.connection, group).await {
                Ok(answers) => {
                    count(&self.counters.commits);
                    return Ok(answers);
                }
                Err(failure) => failure,
            };
            tries += 1;
            match failure {
                Failure::InTheWay(error) | Failure::Refused(error) if tries >= TRIES => {
                    return Err(StoreError::unavailable(error));
                }
                Failure::InTheWay(error) => {
                    count(&self.counters.retries);
                    tracing::debug!(%error, "a group is written again");
                }
                Failure::Refused(error) => return Err(StoreError::unavailable(error)),
                Failure::Lost { error, committing } => {
                    tracing::warn!(error = %error, "the connection to the store is lost");
                    self.lose();
                    if tries >= TRIES {
                        return Err(StoreError::Unavailable(error));
                    }
                    if let Some((transaction, answers)) = committing
                        && self.is_committed(&transaction).await?
                    {
                        return Ok(answers);
                    }
                }
            }
        }
    }

    /// Abandons the connection, which may still be alive on the other side.
    fn lose(&mut self) {
        if let Some(session) = self.session.take() {
            self.lost = Some(session.name);
        }
    }

    /// The connection, which is restored if it was lost.
    async fn session(&mut self) -> Result<&mut Session, StoreError> {
        if self.session.is_none() {
            let since = Instant::now();
            let fresh = loop {
                match self.connect().await {
                    Ok(fresh) => break fresh,
                    Err(error) if self.away || since.elapsed() >= PATIENCE => {
                        self.away = true;
                        return Err(StoreError::unavailable(error));
                    }
                    Err(error) => {
                        tracing::debug!(error = chain(&error), "the store is away");
                        tokio::time::sleep(PAUSE).await;
                    }
                }
            };
            if core::mem::take(&mut self.away) {
                tracing::info!("the store is back");
            }
            self.session = Some(fresh);
        }
        let missing = || StoreError::unavailable("there is no connection");
        self.session.as_mut().ok_or_else(missing)
    }

    /// Connects, and terminates the lost connection if it is still alive. Its transaction has then been
    /// committed or rolled back.
    async fn connect(&mut self) -> Result<Session, PostgresError> {
        let mut connection = connect::connect(&self.options).await?;
        let mut asking = async || {
            if let Some(lost) = &self.lost {
                sqlx::query(
                    "select pg_terminate_backend(pid, 5000) from pg_stat_activity
                     where pid = $1 and backend_start::text = $2",
                )
                .bind(lost.process)
                .bind(&lost.since)
                .execute(&mut connection)
                .await?;
            }
            let row = sqlx::query(
                "select pid, backend_start::text from pg_stat_activity
                 where pid = pg_backend_pid()",
            )
            .fetch_one(&mut connection)
            .await?;
            Ok(SessionName {
                process: row.try_get(0)?,
                since: row.try_get(1)?,
            })
        };
        let name = asking().await.map_err(PostgresError::of)?;
        self.lost = None;
        Ok(Session { connection, name })
    }

    /// Whether a transaction is committed whose connection was lost during the commit.
    async fn is_committed(&mut self, transaction: &str) -> Result<bool, StoreError> {
        let session = self.session().await?;
        let state = sqlx::query("select pg_xact_status($1::text::xid8)")
            .bind(transaction)
            .fetch_one(&mut session.connection)
            .await
            .and_then(|row| row.try_get::<Option<String>, _>(0))
            .map_err(StoreError::unavailable)?;
        match state.as_deref() {
            Some("committed") => Ok(true),
            Some("aborted") => Ok(false),
            _ => Err(StoreError::unavailable(
                "the connection was lost in the middle of a commit",
            )),
        }
    }
}

/// Executes a group in one transaction, and answers each write of it.
async fn write_once(
    connection: &mut PgConnection,
    group: &[Pending],
) -> Result<Vec<Answer>, Failure> {
    let mut transaction = in_time(connection.begin()).await?;
    let (number, answers) = in_time(write_all(&mut transaction, group)).await?;
    match in_time(transaction.commit()).await {
        Ok(()) => Ok(answers),
        Err(Failure::Lost { error, .. }) => Err(Failure::Lost {
            error,
            committing: Some((number, answers)),
        }),
        Err(other) => Err(other),
    }
}

/// A timeout counts as a lost connection, since the state of the other side is unknown.
async fn in_time<T>(written: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, Failure> {
    match tokio::time::timeout(TRANSACTION, written).await {
        Ok(written) => Ok(written?),
        Err(late) => Err(Failure::Lost {
            error: late.into(),
            committing: None,
        }),
    }
}

/// Writes a group. Returns the number of the transaction and the answers.
async fn write_all(
    transaction: &mut PgConnection,
    group: &[Pending],
) -> Result<(String, Vec<Answer>), sqlx::Error> {
    let number: String = sqlx::query("select pg_current_xact_id()::text")
        .fetch_one(&mut *transaction)
        .await?
        .try_get(0)?;
    let answers = write_group(&mut Connection::Postgres(transaction), group).await?;
    Ok((number, answers))
}
