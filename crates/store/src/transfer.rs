//! Copies everything from a file into an empty `PostgreSQL` database.
//!
//! It is one transaction on each side. The copy is consistent, and the database stays empty until all of it
//! has arrived and been verified. So it can be stopped at any time and started again.
//!
//! A row is sent as the texts of its columns. These texts are hashed when they are sent and when they are
//! read again, in the order of the keys, which both sides compare byte by byte.

use core::fmt::Write as _;

use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, TryStreamExt as _};
use sha2::{Digest as _, Sha256};
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use thiserror::Error;

use crate::connection::Readers;
use crate::error::Cause;
use crate::store::Store;

/// The tables and their keys. The derived numbers of the last events are computed anew.
const TABLES: [(&str, &str); 24] = [
    ("people", "person"),
    ("sessions", "hash"),
    ("blocks", "who"),
    ("accounts", "person"),
    ("recovery_codes", "person, hash"),
    ("gone", "person"),
    ("played", "person, finished_at, table_id"),
    ("standings", "person, preset, changed, players"),
    ("firsts", "person, what"),
    ("tables", "table_id"),
    ("seats", "table_id, seat"),
    ("commands", "person, command"),
    ("notes", "table_id, person, card"),
    ("watchers_talk", "table_id, line"),
    ("reviews", "table_id"),
    ("seen", "deal, person"),
    ("devices", "device, person"),
    ("challenges", "id"),
    ("secrets", "name"),
    ("ties", "person, other, kind"),
    ("shown", "person"),
    ("invitations", "person, table_id"),
    ("push_subscriptions", "endpoint"),
    ("events", "table_id, seq"),
];

/// The rows, and about how many bytes, that are written together.
const BATCH: (usize, usize) = (1_000, 1 << 20);

/// A table that has been copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Its name.
    pub table: &'static str,
    /// The number of rows.
    pub lines: u64,
    /// The SHA-256 of all rows, the same on both sides.
    pub hash: [u8; 32],
}

/// Why nothing was copied.
#[derive(Debug, Error)]
pub enum CopyError {
    /// The file can't be read.
    #[error("the file can't be read")]
    From(#[source] Cause),
    /// The database can't be written.
    #[error("the database can't be written")]
    To(#[source] Cause),
    /// The database isn't empty.
    #[error("the database is not empty: its table {table} has lines")]
    NotEmpty {
        /// A table with rows.
        table: &'static str,
    },
    /// The data that was read again differs from the data that was sent.
    #[error("the table {table} has arrived otherwise than it was sent")]
    Differs {
        /// The table.
        table: &'static str,
    },
}

fn from(error: impl Into<Cause>) -> CopyError {
    CopyError::From(error.into())
}

fn to(error: impl Into<Cause>) -> CopyError {
    CopyError::To(error.into())
}

/// Copies everything from a file into a `PostgreSQL` database.
///
/// # Errors
/// [`CopyError`] with the cause; nothing has been copied then.
///
/// # Panics
/// If `source` is not a file, or `target` not a `PostgreSQL` database.
#[inline(never)]
pub fn copy<'a>(
    source: &'a Store,
    target: &'a Store,
) -> BoxFuture<'a, Result<Vec<Copied>, CopyError>> {
    copy_all(source, target).boxed()
}

async fn copy_all(source: &Store, target: &Store) -> Result<Vec<Copied>, CopyError> {
    let (Readers::Sqlite(source), Readers::Postgres(target)) = (source.readers(), target.readers())
    else {
        panic!("a copy goes from a file to a PostgreSQL database");
    };
    let mut source = source.acquire().await.map_err(from)?;
    let mut source = source.begin().await.map_err(from)?;
    let mut target = target.begin().await.map_err(to)?;
    // The tables are locked, and the copy has no timeout.
    let names: Vec<&str> = TABLES.iter().map(|(table, _)| *table).collect();
    let begin = format!(
        "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
         set local lock_timeout = 60000;
         lock table heads, {} in access exclusive mode",
        names.join(", ")
    );
    sqlx::raw_sql(AssertSqlSafe(begin))
        .execute(&mut *target)
        .await
        .map_err(to)?;
    for (table, _) in TABLES {
        let one = format!("select 1 from {table} limit 1");
        let found = sqlx::query(AssertSqlSafe(one)).fetch_optional(&mut *target);
        if found.await.map_err(to)?.is_some() {
            return Err(CopyError::NotEmpty { table });
        }
    }
    let mut all = Vec::with_capacity(TABLES.len());
    for (table, key) in TABLES {
        let columns = columns(&mut target, table).await.map_err(to)?;
        let sent = send(&mut source, &mut target, (table, key), &columns).await?;
        let arrived = read_again(&mut target, (table, key), &columns).await?;
        if sent != arrived {
            return Err(CopyError::Differs { table });
        }
        let (lines, hash) = sent;
        all.push(Copied { table, lines, hash });
    }
    sqlx::query("insert into heads select table_id, max(seq) from events group by table_id")
        .execute(&mut *target)
        .await
        .map_err(to)?;
    target.commit().await.map_err(to)?;
    Ok(all)
}

/// A column, with the conversions of its texts.
struct Column {
    name: String,
    kind: String,
}

impl Column {
    /// The expression for its text in the file.
    fn read_from_file(&self) -> String {
        let name = &self.name;
        match &*self.kind {
            "bytea" => format!("lower(hex({name}))"),
            // As a text, not as JSON in JSON.
            "json" => format!("json({name}) || ''"),
            _ => format!("cast({name} as text)"),
        }
    }

    /// The expression for its text in the database.
    fn read(&self) -> String {
        let name = &self.name;
        match &*self.kind {
            "bytea" => format!("encode({name}, 'hex')"),
            "boolean" => format!("{name}::int::text"),
            _ => format!("{name}::text"),
        }
    }

    /// The expression for its value in the database.
    fn write(&self, text: &str) -> String {
        match &*self.kind {
            "bytea" => format!("decode({text}, 'hex')"),
            kind => format!("({text})::{kind}"),
        }
    }
}

/// The columns of a table in the order of their creation.
async fn columns(connection: &mut PgConnection, table: &str) -> Result<Vec<Column>, sqlx::Error> {
    let found = sqlx::query(
        "select column_name::text, data_type::text from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by ordinal_position",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    let column = |row: &sqlx::postgres::PgRow| {
        Ok(Column {
            name: row.try_get(0)?,
            kind: row.try_get(1)?,
        })
    };
    found.iter().map(column).collect()
}

fn list(columns: &[Column], of: impl Fn(&Column) -> String) -> String {
    columns.iter().map(of).collect::<Vec<_>>().join(", ")
}

/// The number and the hash of rows.
#[derive(Default)]
struct Seen {
    lines: u64,
    hash: Sha256,
}

impl Seen {
    /// Adds a row: the texts of its columns as JSON.
    fn add(&mut self, line: &str) -> Result<(), serde_json::Error> {
        // The two sides write JSON differently.
        let texts: Vec<Option<String>> = serde_json::from_str(line)?;
        for text in &texts {
            let length = text.as_ref().map_or(-1, |text| text.len() as i128);
            self.hash.update(length.to_be_bytes());
            self.hash.update(text.as_deref().unwrap_or_default());
        }
        self.lines += 1;
        Ok(())
    }

    fn finish(self) -> (u64, [u8; 32]) {
        (self.lines, self.hash.finalize().into())
    }
}

/// Sends a table, in batches.
async fn send(
    source: &mut SqliteConnection,
    target: &mut PgConnection,
    (table, key): (&str, &str),
    columns: &[Column],
) -> Result<(u64, [u8; 32]), CopyError> {
    let texts = list(columns, Column::read_from_file);
    let select = format!("select json_array({texts}) from {table} order by {key}");
    let mut values = String::new();
    for (place, column) in columns.iter().enumerate() {
        let comma = if place == 0 { "" } else { ", " };
        let value = column.write(&format!("line ->> {place}"));
        // Writing into a text does not fail.
        let _ = write!(values, "{comma}{value}");
    }
    let names = list(columns, |column| column.name.clone());
    let insert = format!(
        "insert into {table} ({names}) select {values} from json_array_elements($1::json) as line"
    );
    let mut seen = Seen::default();
    let mut batch = Vec::new();
    let mut bytes = 0;
    // The text is built from constants of this file and the database's own list of columns.
    let mut lines = sqlx::query(AssertSqlSafe(select)).fetch(source);
    loop {
        let line: Option<String> = match lines.try_next().await.map_err(from)? {
            Some(row) => Some(row.try_get(0).map_err(from)?),
            None => None,
        };
        let last = line.is_none();
        if let Some(line) = line {
            seen.add(&line).map_err(from)?;
            bytes += line.len();
            batch.push(line);
        }
        let full = batch.len() >= BATCH.0 || bytes >= BATCH.1;
        if !batch.is_empty() && (full || last) {
            let json = format!("[{}]", batch.join(","));
            sqlx::query(AssertSqlSafe(insert.clone()))
                .bind(json)
                .execute(&mut *target)
                .await
                .map_err(to)?;
            batch.clear();
            bytes = 0;
        }
        if last {
            return Ok(seen.finish());
        }
    }
}

/// Reads a table again after it was sent.
async fn read_again(
    target: &mut PgConnection,
    (table, key): (&str, &str),
    columns: &[Column],
) -> Result<(u64, [u8; 32]), CopyError> {
    let texts = list(columns, Column::read);
    let select = format!("select json_build_array({texts})::text from {table} order by {key}");
    let mut seen = Seen::default();
    let mut lines = sqlx::query(AssertSqlSafe(select)).fetch(target);
    while let Some(row) = lines.try_next().await.map_err(to)? {
        let line: &str = row.try_get(0).map_err(to)?;
        seen.add(line).map_err(to)?;
    }
    Ok(seen.finish())
}
