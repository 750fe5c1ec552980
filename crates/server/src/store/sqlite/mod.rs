//! The embedded store: one `SQLite` file, in WAL mode, with one writer.
//!
//! All writes go through one task, which takes everything that waits into one transaction (group
//! commit): the disk is asked once for many tables. Readers have connections of their own and never
//! wait for the writer.

mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kagiya_protocol::{PersonId, TableId, TableStatus};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Counter;

use super::{
    Append, IndexLine, Later, Listing, Store, StoreError, StoredEvent, StoredPerson, TokenHash,
};
use writer::{Job, Write, write_in_groups};

/// The most writes that wait; whoever brings another one waits before the door.
const QUEUE: usize = 4096;

const SCHEMA: &str = "
create table if not exists events (
    table_id text not null,
    seq integer not null,
    at integer not null,
    body text not null,
    primary key (table_id, seq)
) without rowid;
create table if not exists tables (
    table_id text primary key,
    status text not null,
    listed integer not null,
    created_at integer not null,
    finished_at integer,
    summary text not null
) without rowid;
create index if not exists tables_current on tables (status, created_at);
create index if not exists tables_finished on tables (finished_at, table_id)
    where finished_at is not null;
create table if not exists table_people (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
) without rowid;
create index if not exists table_people_table on table_people (table_id);
create table if not exists commands (
    person text not null,
    command text not null,
    table_id text not null,
    primary key (person, command)
) without rowid;
create table if not exists people (
    person text primary key,
    name text not null
) without rowid;
create table if not exists sessions (
    hash blob primary key,
    person text not null,
    expires integer not null
) without rowid;
";

/// Events, index, people and sessions in a `SQLite` file.
#[derive(Debug)]
pub struct SqliteStore {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
    commits: Arc<Counter>,
}

fn unavailable(error: impl core::fmt::Display) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

impl SqliteStore {
    /// Opens the store in the file `path`, which is made if it is not there.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the file can't be opened or is no store.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is acknowledged survives a loss of power, not only of the process.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // What a statement may have to take back is kept in memory, not in a file of its own.
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(unavailable)?;
        sqlx::raw_sql(SCHEMA)
            .execute(&mut connection)
            .await
            .map_err(unavailable)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await
            .map_err(unavailable)?;
        let (writer, jobs) = mpsc::channel(QUEUE);
        let commits = Arc::<Counter>::default();
        tokio::spawn(write_in_groups(connection, jobs, Arc::clone(&commits)));
        Ok(Self {
            readers,
            writer,
            commits,
        })
    }

    async fn write(&self, write: Write) -> Result<Option<TableId>, StoreError> {
        let (done, answer) = oneshot::channel();
        self.writer
            .send(Job { write, done })
            .await
            .map_err(|_| unavailable("it has been closed"))?;
        answer
            .await
            .map_err(|_| unavailable("its writer has gone"))?
    }

    async fn people(&self, table: &TableId) -> Result<Vec<PersonId>, StoreError> {
        sqlx::query("select person from table_people where table_id = $1 order by person")
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| {
                rows.iter()
                    .map(|row| row.try_get(0).map(PersonId))
                    .collect()
            })
            .map_err(unavailable)
    }

    async fn write_only(&self, write: Write) -> Result<(), StoreError> {
        self.write(write).await.map(|_| ())
    }
}

fn status_of(word: &str) -> Result<TableStatus, StoreError> {
    Ok(match word {
        "open" => TableStatus::Open,
        "running" => TableStatus::Running,
        "finished" => TableStatus::Finished,
        "closed" => TableStatus::Closed,
        other => return Err(unavailable(format_args!("unknown table status `{other}`"))),
    })
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> Later<'_, Result<(), StoreError>> {
        Box::pin(self.write_only(Write::Append(append)))
    }

    fn read<'a>(
        &'a self,
        table: &'a TableId,
        after: u32,
    ) -> Later<'a, Result<Vec<StoredEvent>, StoreError>> {
        Box::pin(async move {
            sqlx::query(
                "select seq, at, body from events where table_id = $1 and seq > $2 order by seq",
            )
            .bind(table.as_str())
            .bind(i64::from(after))
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| {
                rows.iter()
                    .map(|row| {
                        Ok(StoredEvent {
                            seq: row.try_get(0)?,
                            at: row.try_get(1)?,
                            body: row.try_get(2)?,
                        })
                    })
                    .collect()
            })
            .map_err(unavailable)
        })
    }

    fn list<'a>(
        &'a self,
        listing: &'a Listing,
        limit: u32,
    ) -> Later<'a, Result<Vec<(TableId, IndexLine)>, StoreError>> {
        Box::pin(async move {
            let query = match listing {
                Listing::Current => sqlx::query(
                    "select table_id, status, listed, created_at, finished_at, summary
                     from tables where status in ('open', 'running') and listed
                     order by created_at desc, table_id desc limit $1",
                )
                .bind(limit),
                Listing::CurrentOf(person) => sqlx::query(
                    "select table_id, status, listed, created_at, finished_at, summary
                     from table_people join tables using (table_id)
                     where person = $2 and status in ('open', 'running')
                     order by created_at desc, table_id desc limit $1",
                )
                .bind(limit)
                .bind(person.as_str()),
                Listing::Finished { of, before } => {
                    let (time, id) = match before {
                        Some((time, id)) => (*time, id.as_str()),
                        None => (i64::MAX, ""),
                    };
                    let query = match of {
                        None => sqlx::query(
                            "select table_id, status, listed, created_at, finished_at, summary
                             from tables
                             where status = 'finished' and listed
                                 and finished_at is not null
                                 and (finished_at, table_id) < ($2, $3)
                             order by finished_at desc, table_id desc limit $1",
                        ),
                        Some(_) => sqlx::query(
                            "select table_id, status, listed, created_at, finished_at, summary
                             from table_people join tables using (table_id)
                             where person = $4 and status = 'finished'
                                 and finished_at is not null
                                 and (finished_at, table_id) < ($2, $3)
                             order by finished_at desc, table_id desc limit $1",
                        ),
                    };
                    let query = query.bind(limit).bind(time).bind(id);
                    match of {
                        None => query,
                        Some(person) => query.bind(person.as_str()),
                    }
                }
            };
            let rows = query.fetch_all(&self.readers).await.map_err(unavailable)?;
            let mut lines = Vec::with_capacity(rows.len());
            for row in &rows {
                let (id, mut line) = index_line(row)?;
                line.people = self.people(&id).await?;
                lines.push((id, line));
            }
            Ok(lines)
        })
    }

    fn line<'a>(&'a self, table: &'a TableId) -> Later<'a, Result<Option<IndexLine>, StoreError>> {
        Box::pin(async move {
            let row = sqlx::query(
                "select table_id, status, listed, created_at, finished_at, summary
                 from tables where table_id = $1",
            )
            .bind(table.as_str())
            .fetch_optional(&self.readers)
            .await
            .map_err(unavailable)?;
            let Some(row) = row else { return Ok(None) };
            let (id, mut line) = index_line(&row)?;
            line.people = self.people(&id).await?;
            Ok(Some(line))
        })
    }

    fn claim_command<'a>(
        &'a self,
        person: &'a PersonId,
        command: &'a str,
        table: &'a TableId,
    ) -> Later<'a, Result<TableId, StoreError>> {
        Box::pin(async move {
            self.write(Write::Claim {
                person: person.clone(),
                command: command.to_owned(),
                table: table.clone(),
            })
            .await?
            .ok_or_else(|| unavailable("a claim was not answered"))
        })
    }

    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, Result<(), StoreError>> {
        Box::pin(self.write_only(Write::AddPerson {
            person: person.clone(),
            session,
            expires,
        }))
    }

    fn rename<'a>(
        &'a self,
        person: &'a PersonId,
        name: &'a str,
    ) -> Later<'a, Result<(), StoreError>> {
        Box::pin(self.write_only(Write::Rename {
            person: person.clone(),
            name: name.to_owned(),
        }))
    }

    fn session(
        &self,
        session: TokenHash,
        now: i64,
    ) -> Later<'_, Result<Option<(StoredPerson, i64)>, StoreError>> {
        Box::pin(async move {
            sqlx::query(
                "select person, name, expires from sessions join people using (person)
                 where hash = $1 and expires > $2",
            )
            .bind(&session[..])
            .bind(now)
            .fetch_optional(&self.readers)
            .await
            .and_then(|row| {
                row.map(|row| {
                    let id = PersonId(row.try_get(0)?);
                    let name = row.try_get(1)?;
                    Ok((StoredPerson { id, name }, row.try_get(2)?))
                })
                .transpose()
            })
            .map_err(unavailable)
        })
    }

    fn extend_session(
        &self,
        session: TokenHash,
        expires: i64,
    ) -> Later<'_, Result<(), StoreError>> {
        Box::pin(self.write_only(Write::Extend { session, expires }))
    }

    fn end_session(&self, session: TokenHash) -> Later<'_, Result<(), StoreError>> {
        Box::pin(self.write_only(Write::End { session }))
    }

    fn commits(&self) -> u64 {
        self.commits.get()
    }

    fn is_ready(&self) -> Later<'_, bool> {
        Box::pin(async move {
            !self.writer.is_closed() && sqlx::query("select 1").execute(&self.readers).await.is_ok()
        })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let _ = self.write(Write::Close).await;
            self.readers.close().await;
        })
    }
}

fn index_line(row: &SqliteRow) -> Result<(TableId, IndexLine), StoreError> {
    let read = || -> Result<(String, String, IndexLine), sqlx::Error> {
        let line = IndexLine {
            status: TableStatus::Open,
            listed: row.try_get(2)?,
            created_at: row.try_get(3)?,
            finished_at: row.try_get(4)?,
            people: Vec::new(),
            summary: row.try_get(5)?,
        };
        Ok((row.try_get(0)?, row.try_get(1)?, line))
    };
    let (id, status, mut line) = read().map_err(unavailable)?;
    line.status = status_of(&status)?;
    Ok((TableId(id), line))
}
