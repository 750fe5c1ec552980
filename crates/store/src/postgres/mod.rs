//! `PostgreSQL`, which many servers can share.
//!
//! A server writes on one connection, by a task that executes all pending writes in one transaction (group
//! commit). It reads on a pool of connections with a limit. The database sends no notifications, which the
//! message bus does.

mod connect;
mod migrations;
mod writer;

use std::sync::Arc;

use sqlx::postgres::PgPoolOptions;

use crate::connection::{Connection, Dialect, Readers};
use crate::error::{OpenError, StoreError};
use crate::group_commit::Queue;
use crate::sql::lists::list;
use crate::store::{Counters, Store, unavailable};
use crate::types::Listing;
use writer::Writer;

/// The most connections on which a server reads.
const READERS: u32 = 8;

/// An address of a database without its password, if it is a valid one.
pub fn without_password(address: &str) -> Option<String> {
    let options = connect::options(address).ok()?;
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    let host = connect::host(&options);
    Some(format!("postgres://{user}@{host}/{database}"))
}

impl Store {
    /// Opens the store in the database at an address such as `postgres://user@host/database`, and migrates
    /// the data of an earlier release.
    ///
    /// # Errors
    /// [`OpenError::Postgres`] if the database can't be used, [`OpenError::Newer`] if its data is of a later
    /// release.
    pub async fn connect(address: &str) -> Result<Self, OpenError> {
        let options = connect::options(address)?;
        let mut connection = connect::connect(&options).await?;
        migrations::migrate(&mut connection).await?;
        drop(connection);
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(connect::TIMEOUT)
            .connect_lazy_with(options.clone());
        let (queue, pending) = Queue::new();
        let counters = Arc::<Counters>::default();
        let writer = Writer::new(options, Arc::clone(&counters));
        tokio::spawn(writer.write_in_groups(pending));
        let readers = Readers::Postgres(readers);
        Ok(Self::new(readers, queue, counters, None, false))
    }

    /// The plan of `PostgreSQL` for a page of a list in a large database, one line for each step. `None` for
    /// `SQLite`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn plan(&self, listing: &Listing) -> Result<Option<String>, StoreError> {
        let Readers::Postgres(readers) = self.readers() else {
            return Ok(None);
        };
        let mut transaction = readers.begin().await.map_err(unavailable)?;
        // It reads a small table as a whole despite its indexes; only large tables matter.
        sqlx::raw_sql("set local enable_seqscan = off; set local enable_bitmapscan = off")
            .execute(&mut *transaction)
            .await
            .map_err(unavailable)?;
        let (sql, values) = list(Dialect::Postgres, listing, 40);
        let explain = format!("explain {sql}");
        let mut connection = Connection::Postgres(&mut transaction);
        let lines = connection.fetch(explain, &values).await;
        let lines = lines.map_err(unavailable)?;
        let lines = lines.iter().map(|row| row.get::<String>(0));
        let lines: Vec<String> = lines.collect::<Result<_, _>>().map_err(unavailable)?;
        Ok(Some(lines.join("\n")))
    }
}
