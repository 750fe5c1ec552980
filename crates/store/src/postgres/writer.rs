//! The writer of a node: one connection, on which all pending writes are executed in one transaction.
//!
//! A lost connection is restored, and unfinished writes are repeated. They take effect only once: each
//! transaction leaves its number in the writer's row of the table `writers`. If the connection was lost during a
//! commit, that row says whether the transaction was committed. The transaction id of `PostgreSQL` can't say it:
//! after a crash, an id that was not yet on disk is given to another transaction.

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
use crate::group_commit::{Answer, GROUP, Pending, WriteOp, refuse_rest};
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
        committing: Option<Vec<Answer>>,
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
    /// The key of this writer's row, chosen with the first connection.
    name: Option<String>,
    /// The number of the last transaction that was begun.
    number: i64,
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
            name: None,
            number: 0,
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
        refuse_rest(&mut pending);
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
            self.session().await?;
            self.number += 1;
            let failure = match self.write_once(group).await {
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
                    if let Some(answers) = committing
                        && self.is_committed().await?
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
        let (name, writer) = self.introduce(&mut connection).await?;
        self.lost = None;
        self.name = Some(writer);
        Ok(Session { connection, name })
    }

    /// Ends the lost connection. Returns the identity of the new one and the name of the writer.
    async fn introduce(
        &self,
        connection: &mut PgConnection,
    ) -> Result<(SessionName, String), PostgresError> {
        let failed = PostgresError::of;
        if let Some(lost) = &self.lost {
            let ended = sqlx::query(
                "select pg_terminate_backend(pid, 5000) from pg_stat_activity
                 where pid = $1 and backend_start::text = $2",
            )
            .bind(lost.process)
            .bind(&lost.since)
            .fetch_optional(&mut *connection)
            .await
            .map_err(failed)?;
            let ended = ended.map_or(Ok(true), |row| row.try_get(0));
            if !ended.map_err(failed)? {
                let text = "it still works on a lost connection of this server";
                return Err(PostgresError::Other(text.into()));
            }
        }
        // Rows of writers that ended long ago.
        sqlx::query("delete from writers where at < now() - interval '1 day'")
            .execute(&mut *connection)
            .await
            .map_err(failed)?;
        let row = sqlx::query(
            "select pid, backend_start::text, coalesce($1, gen_random_uuid()::text)
             from pg_stat_activity where pid = pg_backend_pid()",
        )
        .bind(&self.name)
        .fetch_one(connection)
        .await
        .map_err(failed)?;
        let name = SessionName {
            process: row.try_get(0).map_err(failed)?,
            since: row.try_get(1).map_err(failed)?,
        };
        Ok((name, row.try_get(2).map_err(failed)?))
    }

    /// Whether the last transaction is committed. Its connection was lost during the commit.
    async fn is_committed(&mut self) -> Result<bool, StoreError> {
        let (number, name) = (self.number, self.name.clone());
        let session = self.session().await?;
        let last = sqlx::query("select number from writers where name = $1")
            .bind(name)
            .fetch_optional(&mut session.connection)
            .await
            .and_then(|row| row.map(|row| row.try_get::<i64, _>(0)).transpose())
            .map_err(StoreError::unavailable)?;
        Ok(last == Some(number))
    }

    /// Executes a group in one transaction, and answers each write of it.
    async fn write_once(&mut self, group: &[Pending]) -> Result<Vec<Answer>, Failure> {
        let (number, name) = (self.number, self.name.clone());
        let session = self.session().await.map_err(|error| Failure::Lost {
            error: error.into(),
            committing: None,
        })?;
        let mut transaction = in_time(session.connection.begin()).await?;
        let written = async {
            sqlx::query(
                "insert into writers (name, number, at) values ($1, $2, now())
                 on conflict (name) do update set number = excluded.number, at = excluded.at",
            )
            .bind(name)
            .bind(number)
            .execute(&mut *transaction)
            .await?;
            write_group(&mut Connection::Postgres(&mut transaction), group).await
        };
        let answers = in_time(written).await?;
        match in_time(transaction.commit()).await {
            Ok(()) => Ok(answers),
            Err(Failure::Lost { error, .. }) => Err(Failure::Lost {
                error,
                committing: Some(answers),
            }),
            Err(other) => Err(other),
        }
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
