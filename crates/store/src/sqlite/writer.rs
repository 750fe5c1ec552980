//! The writer of the embedded store.

use std::collections::HashMap;
use std::sync::Arc;

use kagiya_protocol::TableId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection, Row};
use tokio::sync::mpsc;

use super::accounts::{forget_people, forget_sessions, rename, write_account, write_results};
use super::deals::{write_deal, write_seen, write_tie};
use super::leases::{epochs, write_lease};
use super::rows::{DEAD, table_row, write_rows};
use super::words::{write_line, write_note};
use crate::Counter;
use crate::lines::{Rows, json};
use crate::queue::{Answer, Done, GROUP, Group, Job, Verdict, Write, written};
use crate::{StoreError, StoredPerson, TableRow, TokenHash};

/// The writer: takes all that waits, does it in one transaction, and answers after the commit.
pub(super) async fn write_in_groups(
    options: SqliteConnectOptions,
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
                // A full disk may leave a connection in the middle of a transaction that it can neither
                // end nor take back. A new one has nothing under way.
                match options.connect().await {
                    Ok(fresh) => connection = fresh,
                    Err(error) => tracing::error!(%error, "the store could not be opened again"),
                }
                for job in group.drain(..) {
                    let _ = job
                        .done
                        .send(Err(StoreError::unavailable(error.to_string())));
                }
            }
        }
        if closing {
            break;
        }
    }
    let closed = sqlx::query("update house set value = 'closed' where name = 'state'");
    if let Err(error) = closed.execute(&mut connection).await {
        tracing::error!(%error, "it could not be written down that the store was closed");
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store could not be closed");
    }
    // Who waits for the end of this line waits for the file to be free.
    drop(jobs);
}

/// Does a group in one transaction, and answers each write of it.
async fn write_group(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Answer>, sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    let groups: Vec<Group<'_>> = group.iter().filter_map(|job| job.write.appends()).collect();
    let verdicts = write_events(&mut transaction, &groups).await?;
    let rows: Vec<&TableRow> = written(&groups, &verdicts).collect();
    write_rows(&mut transaction, Rows::of(rows.iter().copied())?).await?;
    write_results(&mut transaction, &rows).await?;
    write_seen(&mut transaction, &rows).await?;
    let mut verdicts = verdicts.into_iter();
    let mut answers = Vec::with_capacity(group.len());
    for job in group {
        answers.push(if job.write.appends().is_some() {
            verdicts.next().unwrap_or(Verdict::Conflict).into()
        } else {
            Ok(write_one(&mut transaction, &job.write).await?)
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes the events of those groups of appends that all expect what is there; says for each group
/// what became of it.
///
/// Few statements for all of them: every statement is a conversation with the thread that `SQLite`
/// runs in, and costs more than what it does.
async fn write_events(
    connection: &mut SqliteConnection,
    groups: &[Group<'_>],
) -> Result<Vec<Verdict>, sqlx::Error> {
    let tables: Vec<&str> = groups
        .iter()
        .flat_map(|group| group.appends)
        .map(|append| append.table.as_str())
        .collect();
    if tables.is_empty() {
        return Ok(Vec::new());
    }
    let epochs = epochs(connection, groups).await?;
    // One row with all numbers: each row would be a message from the thread that `SQLite` runs in.
    let row = sqlx::query(
        "select json_group_array(
             coalesce((select max(seq) from events where table_id = value), 0) order by key)
         from json_each($1)",
    )
    .bind(json(&tables)?)
    .fetch_one(&mut *connection)
    .await?;
    let numbers: Vec<i64> = from_json(row.try_get(0)?)?;
    let mut last: HashMap<&str, i64> = tables.iter().copied().zip(numbers).collect();
    let mut verdicts = Vec::with_capacity(groups.len());
    let mut events = Vec::with_capacity(tables.len());
    for group in groups {
        let verdict = group.verdict(
            |table| last.get(table).copied().unwrap_or_default(),
            |table| epochs.get(table).copied(),
        );
        verdicts.push(verdict);
        let taken = verdict == Verdict::Taken;
        for append in group.appends.iter().filter(|_| taken) {
            let table = append.table.as_str();
            let last = last.entry(table).or_default();
            for (at, fact) in &append.events {
                *last += 1;
                events.push((table, *last, at, fact.version, &fact.body));
            }
        }
    }
    if !events.is_empty() {
        sqlx::query(
            // After a failure the whole transaction is taken back; so `SQLite` need not be able to take back
            // this statement alone.
            "insert or fail into events (table_id, seq, at, version, body)
             select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
             from json_each($1)",
        )
        .bind(json(&events)?)
        .execute(connection)
        .await?;
    }
    Ok(verdicts)
}

fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|error| sqlx::Error::Decode(error.into()))
}

async fn write_one(connection: &mut SqliteConnection, write: &Write) -> Result<Done, sqlx::Error> {
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
        Write::ForgetCommands { before } => {
            let gone = sqlx::query("delete from commands where at < $1")
                .bind(before)
                .execute(&mut *connection)
                .await?;
            sqlx::query("delete from beats where until < $1")
                .bind(before)
                .execute(connection)
                .await?;
            return Ok(Done::Removed(gone.rows_affected()));
        }
        Write::RemoveDeadTables { before } => {
            return Ok(Done::RemovedTables(
                remove_dead_tables(connection, *before).await?,
            ));
        }
        Write::RemoveTables { tables } => {
            let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
            return Ok(Done::Removed(remove_tables(connection, &ids).await?));
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
        Write::EndSessions => {
            let gone = sqlx::query("delete from sessions")
                .execute(connection)
                .await?;
            return Ok(Done::Removed(gone.rows_affected()));
        }
        Write::ForgetPeople(people) => forget_people(connection, people).await?,
        Write::Lease(write) => return write_lease(connection, write).await,
        Write::AddPerson {
            person,
            session,
            expires,
        } => {
            add_person(connection, person, session, *expires).await?;
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
        Write::ForgetSessions { now } => {
            sqlx::query("delete from blocks where until <= $1")
                .bind(now)
                .execute(&mut *connection)
                .await?;
            return Ok(Done::Removed(forget_sessions(connection, *now).await?));
        }
        Write::Probe => probe(connection).await?,
        // Appends are written together, and closing follows the commit.
        Write::Append(_) | Write::AppendUnder { .. } | Write::Close => {}
    }
    Ok(Done::Written)
}

/// Writes what is there already: whether the disk takes it.
async fn probe(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let format: u32 = sqlx::query("pragma user_version")
        .fetch_one(&mut *connection)
        .await?
        .try_get(0)?;
    let same = format!("pragma user_version = {format}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(same))
        .execute(connection)
        .await?;
    Ok(())
}

async fn add_person(
    connection: &mut SqliteConnection,
    person: &StoredPerson,
    session: &TokenHash,
    expires: i64,
) -> Result<(), sqlx::Error> {
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
    Ok(())
}

async fn remove_dead_tables(
    connection: &mut SqliteConnection,
    before: i64,
) -> Result<Vec<TableRow>, sqlx::Error> {
    let dead = sqlx::query(DEAD)
        .bind(before)
        .fetch_all(&mut *connection)
        .await?;
    let dead: Result<Vec<TableRow>, StoreError> = dead.iter().map(table_row).collect();
    let dead = dead.map_err(|error| sqlx::Error::Decode(error.into()))?;
    let ids: Vec<&str> = dead.iter().map(|row| row.id.as_str()).collect();
    remove_tables(connection, &ids).await?;
    Ok(dead)
}

/// Removes tables with all that belongs to them; returns how many there were.
async fn remove_tables(
    connection: &mut SqliteConnection,
    ids: &[&str],
) -> Result<u64, sqlx::Error> {
    let ids = json(&ids)?;
    let mut gone = 0;
    for delete in [
        "delete from events where table_id in (select value from json_each($1))",
        "delete from seats where table_id in (select value from json_each($1))",
        "delete from leases where table_id in (select value from json_each($1))",
        "delete from commands where table_id in (select value from json_each($1))",
        "delete from notes where table_id in (select value from json_each($1))",
        "delete from played where table_id in (select value from json_each($1))",
        "delete from watchers_talk where table_id in (select value from json_each($1))",
        "delete from seen where table_id in (select value from json_each($1))",
        "delete from challenges where table_id in (select value from json_each($1))",
        "delete from invitations where table_id in (select value from json_each($1))",
        "delete from tables where table_id in (select value from json_each($1))",
    ] {
        let done = sqlx::query(delete)
            .bind(&ids)
            .execute(&mut *connection)
            .await?;
        // The tables themselves come last.
        gone = done.rows_affected();
    }
    Ok(gone)
}
