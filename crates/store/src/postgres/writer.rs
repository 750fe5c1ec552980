//! The writer of a node: one connection, on which all that waits goes into one transaction.
//!
//! A lost connection is made again, and what was under way is written again. That has one effect and
//! not two: if the connection was lost while a transaction was being committed, `PostgreSQL` is asked
//! what became of it.

use core::future::Future;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use kagiya_protocol::TableId;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection as _, Row as _};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::accounts::{rename, write_account, write_results};
use super::deals::{write_deal, write_seen, write_tie};
use super::leases::{epochs, lock_holders, lock_leases, write_leases};
use super::opening::{self, PostgresError};
use super::rows::write_rows;
use super::words::{write_line, write_note};
use crate::lines::Rows;
use crate::queue::{Answer, Done, GROUP, Group, Job, Verdict, Write, written};
use crate::{Append, StoreError, TableRow};
use crate::{Counter, chain};

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
        match opening::code(&error).as_deref() {
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
    commits: Arc<Counter>,
    /// How often a group was written again because another transaction was in the way.
    again: Arc<Counter>,
}

impl Writer {
    pub(super) fn new(
        options: PgConnectOptions,
        commits: Arc<Counter>,
        again: Arc<Counter>,
    ) -> Self {
        Self {
            options,
            session: None,
            lost: None,
            away: false,
            commits,
            again,
        }
    }

    /// Writes in groups until it is told to close.
    pub(super) async fn write_in_groups(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut group = Vec::with_capacity(GROUP);
        loop {
            group.clear();
            if jobs.recv_many(&mut group, GROUP).await == 0 {
                break;
            }
            let closing = group.iter().any(|job| matches!(job.write, Write::Close));
            let answers = self.answers(&group).await;
            for (job, answer) in group.drain(..).zip(answers) {
                let _ = job.done.send(answer);
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
    async fn answers(&mut self, group: &[Job]) -> Vec<Answer> {
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
                for job in group {
                    let answer = self.write(std::slice::from_ref(job)).await;
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
    async fn write(&mut self, group: &[Job]) -> Result<Vec<Answer>, StoreError> {
        let mut tries = 0;
        loop {
            let session = self.session().await?;
            let failure = match write_group(&mut session.connection, group).await {
                Ok(answers) => {
                    self.commits.add(1);
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
                    self.again.add(1);
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
        let mut connection = opening::connect(&self.options).await?;
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
async fn write_group(connection: &mut PgConnection, group: &[Job]) -> Result<Vec<Answer>, Failure> {
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

/// Writes a group; returns the number of the transaction and what to answer.
async fn write_all(
    transaction: &mut PgConnection,
    group: &[Job],
) -> Result<(String, Vec<Answer>), sqlx::Error> {
    let number: String = sqlx::query("select pg_current_xact_id()::text")
        .fetch_one(&mut *transaction)
        .await?
        .try_get(0)?;
    let groups: Vec<Group<'_>> = group.iter().filter_map(|job| job.write.appends()).collect();
    let leased = ids(&groups, |group, append| {
        group.leased() == Some(append.table.as_str())
    });
    lock_leases(&mut *transaction, group, leased.clone()).await?;
    let epochs = epochs(&mut *transaction, leased).await?;
    let verdicts = write_events(&mut *transaction, &groups, &epochs).await?;
    let rows: Vec<&TableRow> = written(&groups, &verdicts).collect();
    write_rows(&mut *transaction, Rows::of(rows.iter().copied())?).await?;
    write_results(&mut *transaction, &rows).await?;
    write_seen(&mut *transaction, &rows).await?;
    lock_holders(&mut *transaction, group).await?;
    let mut leases = write_leases(&mut *transaction, group).await?.into_iter();
    let mut verdicts = verdicts.into_iter();
    let mut answers = Vec::with_capacity(group.len());
    for job in group {
        answers.push(match &job.write {
            Write::Lease(_) => Ok(leases.next().ok_or(sqlx::Error::RowNotFound)?),
            write if write.appends().is_some() => {
                verdicts.next().unwrap_or(Verdict::Conflict).into()
            }
            write => Ok(write_one(&mut *transaction, write).await?),
        });
    }
    Ok((number, answers))
}

/// The tables of some groups, each once, in order.
fn ids(groups: &[Group<'_>], which: impl Fn(&Group<'_>, &Append) -> bool) -> Vec<String> {
    let appends = groups
        .iter()
        .flat_map(|group| group.appends.iter().map(move |append| (group, append)));
    let ids: BTreeSet<_> = appends
        .filter(|(group, append)| which(group, append))
        .map(|(_, append)| append.table.0.clone())
        .collect();
    ids.into_iter().collect()
}

/// Writes the events of those groups of appends that all expect what is there and whose leases have these
/// epochs; says for each group what became of it.
///
/// The line of each table in `heads` is locked first, always in the same order: whoever comes second,
/// from this node or another, waits and then sees what the first has written.
async fn write_events(
    connection: &mut PgConnection,
    groups: &[Group<'_>],
    epochs: &HashMap<String, i64>,
) -> Result<Vec<Verdict>, sqlx::Error> {
    if groups.is_empty() {
        return Ok(Vec::new());
    }
    let fresh = ids(groups, |_, append| append.expected == 0);
    if !fresh.is_empty() {
        sqlx::query(
            "insert into heads (table_id, seq) select id, 0 from unnest($1) as id
             on conflict do nothing",
        )
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    }
    let found = sqlx::query(
        "select table_id, seq from heads where table_id = any($1) order by table_id for update",
    )
    .bind(ids(groups, |_, _| true))
    .fetch_all(&mut *connection)
    .await?;
    let mut last: HashMap<String, i32> = HashMap::with_capacity(found.len());
    for row in &found {
        last.insert(row.try_get(0)?, row.try_get(1)?);
    }
    let mut verdicts = Vec::with_capacity(groups.len());
    let mut moved: HashMap<&str, i32> = HashMap::new();
    let (mut tables, mut seqs) = (Vec::new(), Vec::new());
    let (mut times, mut versions, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for group in groups {
        let verdict = group.verdict(
            // Without a line in `heads` no event is there, and none is expected to be.
            |table| last.get(table).map_or(-1, |last| i64::from(*last)),
            |table| epochs.get(table).copied(),
        );
        verdicts.push(verdict);
        let taken = verdict == Verdict::Taken;
        for append in group.appends.iter().filter(|_| taken) {
            let table = append.table.as_str();
            let last = last.entry(table.to_owned()).or_default();
            for (at, fact) in &append.events {
                *last += 1;
                tables.push(table);
                seqs.push(*last);
                times.push(*at);
                versions.push(i32::from(fact.version));
                bodies.push(fact.body.as_bytes());
            }
            moved.insert(table, *last);
        }
    }
    if !tables.is_empty() {
        let (heads, lasts): (Vec<&str>, Vec<i32>) = moved.into_iter().unzip();
        sqlx::query(
            "update heads set seq = moved.seq
             from unnest($1::text[], $2::int4[]) as moved (table_id, seq)
             where heads.table_id = moved.table_id",
        )
        .bind(heads)
        .bind(lasts)
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "insert into events (table_id, seq, at, version, body)
             select * from unnest($1::text[], $2::int4[], $3::int8[], $4::int4[], $5::bytea[])",
        )
        .bind(tables)
        .bind(seqs)
        .bind(times)
        .bind(versions)
        .bind(bodies)
        .execute(connection)
        .await?;
    }
    Ok(verdicts)
}

async fn write_one(connection: &mut PgConnection, write: &Write) -> Result<Done, sqlx::Error> {
    match write {
        Write::Claim {
            person,
            command,
            table,
            at,
        } => {
            let row = sqlx::query(
                "insert into commands (person, command, table_id, at) values ($1, $2, $3, $4)
                 on conflict (person, command) do update set table_id = commands.table_id
                 returning table_id",
            )
            .bind(person.as_str())
            .bind(command)
            .bind(table.as_str())
            .bind(at)
            .fetch_one(connection)
            .await?;
            return Ok(Done::Claimed(TableId(row.try_get(0)?)));
        }
        Write::AddPerson {
            person,
            session,
            expires,
        } => {
            sqlx::query("insert into people (person, name) values ($1, $2)")
                .bind(person.id.as_str())
                .bind(&person.name)
                .execute(&mut *connection)
                .await?;
            sqlx::query("insert into sessions (hash, person, expires) values ($1, $2, $3)")
                .bind(&session[..])
                .bind(person.id.as_str())
                .bind(expires)
                .execute(connection)
                .await?;
        }
        Write::Note(note) => write_note(connection, note).await?,
        Write::Account(write) => return write_account(connection, write).await,
        Write::Deal(write) => return write_deal(connection, write).await,
        Write::Tie(write) => return write_tie(connection, write).await,
        Write::Line(line) => write_line(connection, line).await?,
        Write::Block(block) => {
            sqlx::query(
                "insert into blocks (who, until, why) values ($1, $2, $3)
                 on conflict (who) do update set until = excluded.until, why = excluded.why",
            )
            .bind(&block.who)
            .bind(block.until)
            .bind(&block.why)
            .execute(connection)
            .await?;
        }
        Write::Rename { person, name, look } => {
            return rename(connection, (person, name, look)).await;
        }
        Write::Extend { session, expires } => {
            sqlx::query("update sessions set expires = $2 where hash = $1")
                .bind(&session[..])
                .bind(*expires)
                .execute(connection)
                .await?;
        }
        Write::End { session } => {
            sqlx::query("delete from sessions where hash = $1")
                .bind(&session[..])
                .execute(connection)
                .await?;
        }
        Write::Probe => {
            sqlx::query("update kagiya_format set version = version")
                .execute(connection)
                .await?;
        }
        // Appends are written together, and so are leases; closing follows the commit; what has expired is
        // removed beside the writer.
        Write::Append(_)
        | Write::Lease(_)
        | Write::AppendUnder { .. }
        | Write::Close
        | Write::ForgetCommands { .. }
        | Write::ForgetSessions { .. }
        | Write::ForgetPeople(_)
        | Write::EndSessions
        | Write::RemoveDeadTables { .. }
        | Write::RemoveTables { .. } => {}
    }
    Ok(Done::Written)
}
