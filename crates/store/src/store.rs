//! The store, with either database.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;

use crate::connection::{Connection, Dialect, Readers, Row, Sql, Value};
use crate::data_dir::DataDir;
use crate::error::StoreError;
use crate::group_commit::{Queue, Run, WriteOp};

/// All stored data of a server. Clones share one database.
///
/// Acknowledged writes survive the end of the process.
#[derive(Clone, Debug)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    readers: Readers,
    writer: Queue,
    counters: Arc<Counters>,
    /// The data directory, held until the store is closed.
    data_dir: Mutex<Option<DataDir>>,
    /// Whether it has no file, so that its data is lost with the last clone.
    in_memory: bool,
}

/// The counters of the writer.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) commits: AtomicU64,
    pub(crate) retries: AtomicU64,
}

/// Adds one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

pub(crate) fn unavailable(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::PoolClosed => StoreError::closed(),
        error => StoreError::unavailable(error),
    }
}

impl Store {
    pub(crate) fn new(
        readers: Readers,
        writer: Queue,
        counters: Arc<Counters>,
        data_dir: Option<DataDir>,
        in_memory: bool,
    ) -> Self {
        Self(Arc::new(Inner {
            readers,
            writer,
            counters,
            data_dir: Mutex::new(data_dir),
            in_memory,
        }))
    }

    /// The number of committed transactions, for benchmarks.
    pub fn commits(&self) -> u64 {
        self.0.counters.commits.load(Ordering::Relaxed)
    }

    /// The number of groups that were written again after a conflict with another server.
    pub fn written_again(&self) -> u64 {
        self.0.counters.retries.load(Ordering::Relaxed)
    }

    /// Checks that the store can be read and written.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] with the reason.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.write((), |connection, ()| Box::pin(probe(connection)))
            .await?;
        self.fetch("select 1", &[], |_| Ok(())).await.map(drop)
    }

    /// The time of the database's own clock, in milliseconds since 1970. `None` for `SQLite`, which has none.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        match self.dialect() {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => {
                let clock = "select floor(extract(epoch from clock_timestamp()) * 1000)::bigint";
                self.fetch_optional(clock, &[], |row| row.get(0)).await
            }
        }
    }

    /// When the newest table was opened, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn newest_table(&self) -> Result<Option<i64>, StoreError> {
        let newest = "select max(created_at) from tables";
        let found = self.fetch_optional(newest, &[], |row| row.get(0)).await?;
        Ok(found.flatten())
    }

    /// Writes all pending writes and releases the files. A store in memory stays open.
    #[inline(never)]
    pub fn close(&self) -> BoxFuture<'_, ()> {
        self.finish().boxed()
    }

    async fn finish(&self) {
        if self.0.in_memory {
            return;
        }
        // The last connection to close the file moves the log into it, which readers can't do.
        self.0.readers.close().await;
        let _ = self.0.writer.write(WriteOp::Close).await;
        self.0.writer.closed().await;
        *self
            .0
            .data_dir
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = None;
    }

    pub(crate) fn readers(&self) -> &Readers {
        &self.0.readers
    }

    pub(crate) fn writer(&self) -> &Queue {
        &self.0.writer
    }

    pub(crate) fn dialect(&self) -> Dialect {
        self.0.readers.dialect()
    }

    /// Selects rows.
    pub(crate) async fn fetch<T>(
        &self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
        of: impl Fn(&Row) -> Result<T, sqlx::Error>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.rows(sql.into(), values).await.map_err(unavailable)?;
        rows.iter()
            .map(of)
            .collect::<Result<_, _>>()
            .map_err(unavailable)
    }

    /// Boxed, so that the crates that use the store don't compile the drivers of both databases again.
    #[inline(never)]
    fn rows<'a>(
        &'a self,
        sql: Sql,
        values: &'a [Value<'a>],
    ) -> BoxFuture<'a, Result<Vec<Row>, sqlx::Error>> {
        async move {
            let mut reader = self.0.readers.acquire().await?;
            reader.connection().fetch(sql, values).await
        }
        .boxed()
    }

    /// Selects at most one row.
    pub(crate) async fn fetch_optional<T>(
        &self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
        of: impl Fn(&Row) -> Result<T, sqlx::Error>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.fetch(sql, values, of).await?.into_iter().next())
    }

    /// Runs statements in the next transaction of the writer.
    pub(crate) async fn write<D, T>(&self, data: D, run: Run<D, T>) -> Result<T, StoreError>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        self.0.writer.run(data, run).await
    }

    /// Runs statements that change many rows. In `PostgreSQL` they have a transaction of their own, so that
    /// players' actions don't wait for them; `SQLite` has one writer only.
    pub(crate) async fn write_many<D, T>(&self, data: D, run: Run<D, T>) -> Result<T, StoreError>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
    {
        let Readers::Postgres(pool) = &self.0.readers else {
            return self.write(data, run).await;
        };
        let mut transaction = pool.begin().await.map_err(unavailable)?;
        let result = run(&mut Connection::Postgres(&mut transaction), &data).await;
        let result = result.map_err(unavailable)?;
        transaction.commit().await.map_err(unavailable)?;
        count(&self.0.counters.commits);
        Ok(result)
    }
}

/// Rewrites an existing value, to test whether the database is writable.
async fn probe(connection: &mut Connection<'_>) -> Result<(), sqlx::Error> {
    match connection.dialect() {
        Dialect::Sqlite => {
            let format = connection.fetch_one("pragma user_version", &[]).await?;
            let format: u32 = format.number(0)?;
            let same = format!("pragma user_version = {format}");
            connection.execute(same, &[]).await?;
        }
        Dialect::Postgres => {
            let same = "update kagiya_format set version = version";
            connection.execute(same, &[]).await?;
        }
    }
    Ok(())
}
