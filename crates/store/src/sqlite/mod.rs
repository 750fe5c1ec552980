//! The embedded database: one `SQLite` file in WAL mode, with one writer.
//!
//! All writes go through one task, which executes all pending writes in one transaction (group commit), so
//! that one sync serves many tables. Readers have connections of their own and never wait for the writer.

pub(crate) mod backup;
mod in_place;
pub(crate) mod migrations;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use crate::connection::Readers;
use crate::data_dir::{DataDir, unusable};
use crate::error::OpenError;
use crate::group_commit::Queue;
use crate::store::{Counters, Store};
use in_place::Files;
use writer::{Own, Source, write_in_groups};

/// The pages that a connection keeps, in KiB with a minus sign. Tables that play need the pages of the writer. What
/// readers miss is in the cache of the operating system; four large caches would grow with the data for hours.
const WRITER_CACHE: &str = "-16000";
const READER_CACHE: &str = "-2000";

impl Store {
    /// Opens the store in the file `path`, which is created if it does not exist, and migrates the data of an
    /// earlier release.
    ///
    /// # Errors
    /// [`OpenError`] with the cause and a remedy.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        let data_dir = DataDir::take(path)?;
        if !data_dir.has_log() && state(path).await?.as_deref() == Some(OPEN) {
            return Err(OpenError::LogGone);
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Acknowledged writes survive a power loss, and not only the end of the process.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // The data to roll back a statement is kept in memory, not in a file.
            .pragma("temp_store", "memory")
            // Active tables write the same pages again and again. The longer the log, the fewer copies of
            // them are written to the file.
            .pragma("wal_autocheckpoint", "4000")
            .pragma("cache_size", WRITER_CACHE)
            .disable_statement_logging();
        let opened = open_with(options.clone()).await?;
        check(&opened.readers).await?;
        let mut own = options.connect().await.map_err(damaged)?;
        let in_file = named(&mut own, "id").await.map_err(damaged)?;
        let name = data_dir.agree(in_file)?;
        for (key, value) in [("id", &*name), ("state", OPEN)] {
            let noted = note(&mut own, key, value).await;
            noted.map_err(damaged)?;
        }
        // From now on the file itself records that there is a log next to it.
        sqlx::raw_sql("pragma wal_checkpoint(full)")
            .execute(&mut own)
            .await
            .map_err(damaged)?;
        own.close().await.map_err(damaged)?;
        data_dir.write(&name)?;
        Ok(opened.store(Some(data_dir), false))
    }

    /// A new store in memory, with one connection, for tests. It is dropped with its last clone.
    ///
    /// # Panics
    /// If there is no memory for it.
    pub async fn in_memory() -> Self {
        let options = SqliteConnectOptions::new()
            .in_memory(true)
            .pragma("temp_store", "memory")
            .disable_statement_logging();
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(options)
            .await
            .expect("there is memory for a database");
        let mut connection = pool.acquire().await.expect("there is a connection");
        let migrated = migrations::migrate(&mut connection).await;
        migrated.expect("a new database can be migrated");
        drop(connection);
        let (writer, pending) = Queue::new();
        let counters = Arc::<Counters>::default();
        let source = Source::Shared(pool.clone());
        tokio::spawn(write_in_groups(source, pending, Arc::clone(&counters)));
        let opened = Opened {
            readers: pool,
            writer,
            counters,
        };
        opened.store(None, true)
    }
}

/// The parts of an open store.
struct Opened {
    readers: SqlitePool,
    writer: Queue,
    counters: Arc<Counters>,
}

impl Opened {
    fn store(self, data_dir: Option<DataDir>, in_memory: bool) -> Store {
        let readers = Readers::Sqlite(self.readers);
        Store::new(readers, self.writer, self.counters, data_dir, in_memory)
    }
}

async fn open_with(options: SqliteConnectOptions) -> Result<Opened, OpenError> {
    let mut connection = options.connect().await.map_err(damaged)?;
    migrations::migrate(&mut connection).await?;
    let files = Files::opened(options.get_filename()).map_err(unusable)?;
    let readers = SqlitePoolOptions::new()
        .max_connections(4)
        // Connections to a local file don't get lost.
        .test_before_acquire(false)
        .connect_with(
            options
                .clone()
                .read_only(true)
                .pragma("cache_size", READER_CACHE),
        )
        .await
        .map_err(damaged)?;
    let (writer, pending) = Queue::new();
    let counters = Arc::<Counters>::default();
    let source = Source::Own(Box::new(Own {
        // A deleted file is not replaced by an empty one.
        options: options.create_if_missing(false),
        connection,
        files,
    }));
    tokio::spawn(write_in_groups(source, pending, Arc::clone(&counters)));
    Ok(Opened {
        readers,
        writer,
        counters,
    })
}

/// Checks the whole file for damage.
async fn check(readers: &SqlitePool) -> Result<(), OpenError> {
    let since = Instant::now();
    let found = sqlx::query("pragma quick_check(1)")
        .fetch_one(readers)
        .await
        .and_then(|row| row.try_get::<String, _>(0));
    tracing::debug!(took = ?since.elapsed(), "the data has been checked");
    match found {
        Ok(words) if words == "ok" => Ok(()),
        Ok(words) => Err(OpenError::Damaged(words)),
        Err(error) => Err(damaged(error)),
    }
}

/// The store is in use, or was not closed cleanly.
const OPEN: &str = "open";

/// The store was closed cleanly, and its file is complete.
const CLOSED: &str = "closed";

/// Classifies why a file can't be read: it may be damaged.
fn damaged(error: sqlx::Error) -> OpenError {
    /// Its pages are malformed, or it is not a database.
    const DAMAGED: [&str; 2] = ["11", "26"];
    let found = error.as_database_error().filter(|error| {
        let code = error.code();
        code.is_some_and(|code| DAMAGED.contains(&&*code))
    });
    match found {
        Some(found) => OpenError::Damaged(found.message().to_owned()),
        None => OpenError::Unusable(error.into()),
    }
}

/// Reads a property of the file.
async fn named(file: &mut SqliteConnection, name: &str) -> Result<Option<String>, sqlx::Error> {
    let row = sqlx::query("select value from house where name = $1")
        .bind(name)
        .fetch_optional(file)
        .await?;
    row.map(|row| row.try_get(0)).transpose()
}

/// Writes a property of the file.
async fn note(file: &mut SqliteConnection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into house (name, value) values ($1, $2)
         on conflict (name) do update set value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(file)
    .await?;
    Ok(())
}

/// The state in the file, read without the log next to it. `None` if it has none.
async fn state(path: &Path) -> Result<Option<String>, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .immutable(true)
        .read_only(true)
        .disable_statement_logging();
    let Ok(mut file) = options.connect().await else {
        return Ok(None);
    };
    // A file of an earlier release has no state, and damage is found later.
    let state = named(&mut file, "state").await.unwrap_or_default();
    file.close().await.map_err(damaged)?;
    Ok(state)
}
