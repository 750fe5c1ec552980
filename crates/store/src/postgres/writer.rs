//! The writer of a node: one connection, on which all that waits goes into one transaction.
//!
//! A lost connection is made again, and what was under way is written again. That has one effect and
//! not two: if the connection was lost while a transaction was being committed, `PostgreSQL` is asked
//! what became of it.

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

/// How long writes wait for a connection that was lost before they are given up. As long as it stays
/// away, those that come later are given up at once.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long one transaction may take: longer than a statement may, so that `PostgreSQL` gives up
/// first if it can still speak.
const TRANSACTION: Duration = Duration::from_secs(15);

/// How long the writer waits before it tries again to connect.
const PAUSE: Duration = Duration::from_millis(100);

/// How often a group is tried that was in the way of another, or whose connection was lost.
const TRIES: u32 = 5;

/// A connection, and what `PostgreSQL` calls it.
struct Session {
    connection: PgConnection,
    name: SessionName,
}

/// What tells a connection from all others, later ones too.
struct SessionName {
    process: i32,
    since: String,
}

/// Why a group was not written.
enum Failure {
    /// Another transaction was in the way; nothing was written.
    InTheWay(sqlx::Error),
    /// `PostgreSQL` refuses something in it; nothing was written.
    Refused(sqlx::Error),
    /// The connection is lost. Nothing was written unless this transaction was.
    Lost {
        error: Box<dyn std::error::Error + Send + Sync>,
        committing: Option<(String, Vec<Answer>)>,
    },
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        match connect::code(&error).as_deref() {
            // Serialization, deadlock, a lock that did not come.
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

/// The writer.
pub(super) struct Writer {
    options: PgConnectOptions,
    session: Option<Session>,
    /// A connection of which it is not known that it has ended.
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

    /// Writes in groups until it is told to close.
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

    /// Writes a group; what is wrong with one write is no harm to the others.
    async fn answers(&mut self, group: &[Pending]) -> Vec<Answer> {
        match self.write(group).await {
            Ok(answers) => answers,
            Err(error) if group.len() == 1 || self.session.is_none() => {
                tracing::error!(error = chain(&error), "a group of writes failed");
                let text = chain(&error);
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

    /// Writes a group in one transaction, also if the connection has to be made again.
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

    /// Gives up the connection, which may still be alive on the other side.
    fn lose(&mut self) {
        if let Some(session) = self.session.take() {
            self.lost = Some(session.name);
        }
    }

    /// The connection, made again if it was lost.
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

    /// Connects, and ends the connection that was lost if it still lives: what was under way there has
    /// then come to its end, one way or the other.
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

    /// Whether a transaction that was being committed when the connection was lost is committed.
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

/// Does a group in one transaction, and answers each write of it.
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

/// What takes too long, as if the connection was lost: nobody knows what the other side does.
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
