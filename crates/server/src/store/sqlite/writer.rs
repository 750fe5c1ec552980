//! The writer of the embedded store.

use std::collections::HashMap;
use std::sync::Arc;

use kagiya_protocol::{PersonId, TableId, TableStatus};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::unavailable;
use crate::metrics::Counter;
use crate::store::{Append, IndexLine, StoreError, StoredPerson, TokenHash};

/// The most writes that go into one transaction.
const GROUP: usize = 512;

/// A write and who waits for it.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: oneshot::Sender<Answer>,
}

/// What can be written.
pub(super) enum Write {
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

/// The writer: takes all that waits, does it in one transaction, and answers after the commit.
pub(super) async fn write_in_groups(
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
