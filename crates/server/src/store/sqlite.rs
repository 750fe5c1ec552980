//! The embedded store: one `SQLite` file, in WAL mode, with one writer.
//!
//! All writes go through one task, which takes everything that waits into one transaction (group
//! commit): the disk is asked once for many tables. Readers have connections of their own and never
//! wait for the writer.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use kagiya_protocol::{PersonId, TableId, TableStatus};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use tokio::sync::{mpsc, oneshot};

use crate::metrics::Counter;

use super::{
    Append, IndexLine, Later, Listing, Store, StoreError, StoredEvent, StoredPerson, TokenHash,
};

/// The most writes that go into one transaction.
const GROUP: usize = 512;

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

struct Job {
    write: Write,
    done: oneshot::Sender<Answer>,
}

enum Write {
    Append(Append),
    Claim {
        person: PersonId,
        command: String,
        table: TableId,
    },
    AddPerson {
        person: StoredPerson,
        session: TokenHash,
        expires: i64,
    },
    Rename {
        person: PersonId,
        name: String,
    },
    Extend {
        session: TokenHash,
        expires: i64,
    },
    End {
        session: TokenHash,
    },
    Close,
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

/// The writer: takes all that waits, does it in one transaction, and answers after the commit.
async fn write_in_groups(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    commits: Arc<Counter>,
) {
    let mut group = Vec::with_capacity(GROUP);
    loop {
        group.clear();
        if jobs.recv_many(&mut group, GROUP).await == 0 {
            break;
        }
        let closing = group.iter().any(|job| matches!(job.write, Write::Close));
        let result = write_group(&mut connection, &group).await;
        match result {
            Ok(answers) => {
                commits.add(1);
                for (job, answer) in group.drain(..).zip(answers) {
                    let _ = job.done.send(answer);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a group of writes failed");
                for job in group.drain(..) {
                    let _ = job.done.send(Err(unavailable(&error)));
                }
            }
        }
        if closing {
            break;
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store could not be closed");
    }
}

type Answer = Result<Option<TableId>, StoreError>;

/// Does a group in one transaction, and answers each write of it.
async fn write_group(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Answer>, sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    let appends = group.iter().filter_map(|job| match &job.write {
        Write::Append(append) => Some(append),
        _ => None,
    });
    let mut taken = write_events(&mut transaction, appends).await?.into_iter();
    let mut answers = Vec::with_capacity(group.len());
    for job in group {
        answers.push(match &job.write {
            Write::Append(append) => {
                if taken.next() == Some(true) {
                    if let Some(line) = &append.index {
                        write_index(&mut transaction, &append.table, line).await?;
                    }
                    Ok(None)
                } else {
                    Err(StoreError::Conflict)
                }
            }
            other => Ok(write_one(&mut transaction, other).await?),
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes the events of those appends that expect what is there; says for each whether it did.
///
/// Two statements for all of them: every statement is a conversation with the thread that `SQLite`
/// runs in, and costs more than what it does.
async fn write_events<'a>(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &'a Append> + Clone,
) -> Result<Vec<bool>, sqlx::Error> {
    let tables: Vec<&str> = appends
        .clone()
        .map(|append| append.table.as_str())
        .collect();
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sqlx::query(
        "select value, coalesce((select max(seq) from events where table_id = value), 0)
         from json_each($1) order by key",
    )
    .bind(json(&tables)?)
    .fetch_all(&mut *connection)
    .await?;
    let mut last: HashMap<&str, i64> = HashMap::with_capacity(tables.len());
    for (table, row) in tables.iter().zip(&rows) {
        last.insert(table, row.try_get(1)?);
    }
    let mut taken = Vec::with_capacity(tables.len());
    let mut events = Vec::with_capacity(tables.len());
    for append in appends {
        let table = append.table.as_str();
        let last = last.entry(table).or_default();
        let fits = *last == i64::from(append.expected);
        taken.push(fits);
        if fits {
            for (at, body) in &append.events {
                *last += 1;
                events.push((table, *last, at, body));
            }
        }
    }
    if !events.is_empty() {
        sqlx::query(
            "insert into events (table_id, seq, at, body)
             select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each($1)",
        )
        .bind(json(&events)?)
        .execute(connection)
        .await?;
    }
    Ok(taken)
}

fn json(value: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

async fn write_one(
    connection: &mut SqliteConnection,
    write: &Write,
) -> Result<Option<TableId>, sqlx::Error> {
    match write {
        Write::Claim {
            person,
            command,
            table,
        } => {
            let row = sqlx::query(
                "insert into commands (person, command, table_id) values ($1, $2, $3)
                 on conflict (person, command) do update set table_id = commands.table_id
                 returning table_id",
            )
            .bind(person.as_str())
            .bind(command)
            .bind(table.as_str())
            .fetch_one(connection)
            .await?;
            return Ok(Some(TableId(row.try_get(0)?)));
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
        Write::Rename { person, name } => {
            sqlx::query("update people set name = $2 where person = $1")
                .bind(person.as_str())
                .bind(name)
                .execute(connection)
                .await?;
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
        // Appends are written together, and closing follows the commit.
        Write::Append(_) | Write::Close => {}
    }
    Ok(None)
}

async fn write_index(
    connection: &mut SqliteConnection,
    table: &TableId,
    line: &IndexLine,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into tables (table_id, status, listed, created_at, finished_at, summary)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (table_id) do update set
             status = excluded.status, listed = excluded.listed,
             finished_at = excluded.finished_at, summary = excluded.summary",
    )
    .bind(table.as_str())
    .bind(status_word(line.status))
    .bind(line.listed)
    .bind(line.created_at)
    .bind(line.finished_at)
    .bind(&line.summary)
    .execute(&mut *connection)
    .await?;
    sqlx::query("delete from table_people where table_id = $1")
        .bind(table.as_str())
        .execute(&mut *connection)
        .await?;
    for person in &line.people {
        sqlx::query("insert or ignore into table_people (person, table_id) values ($1, $2)")
            .bind(person.as_str())
            .bind(table.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn status_word(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Open => "open",
        TableStatus::Running => "running",
        TableStatus::Finished => "finished",
        TableStatus::Closed => "closed",
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
