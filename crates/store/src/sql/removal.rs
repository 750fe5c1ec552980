//! Removes tables with all that belongs to them, and expired data.

use kagiya_protocol::TableId;

use super::leases::lock_rows;
use super::lists::{DEAD, OLDEST_FIRST};
use super::table_row::{select_rows, table_row};
use crate::connection::{Connection, Dialect, Row};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::TableRow;

/// The database tables with rows that belong to a game table; `tables` itself comes last.
const OF_TABLES: [&str; 13] = [
    "events",
    "seats",
    "leases",
    "commands",
    "notes",
    "played",
    "firsts",
    "watchers_talk",
    "reviews",
    "seen",
    "challenges",
    "invitations",
    "tables",
];

impl Store {
    /// Removes the tables that [`dead_tables`](Self::dead_tables) finds, and returns them.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn remove_dead_tables(&self, before: i64) -> Result<Vec<TableRow>, StoreError> {
        self.write_many(before, |connection, before| {
            Box::pin(remove_dead(connection, *before))
        })
        .await
    }

    /// Removes tables with all that belongs to them. Returns the number of removed ones.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn remove_tables(&self, tables: &[TableId]) -> Result<u64, StoreError> {
        self.write_many(tables.to_vec(), |connection, tables| {
            Box::pin(async move {
                let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
                lock(connection, &ids).await?;
                remove(connection, &ids).await
            })
        })
        .await
    }

    /// Removes the commands that opened a table before the time `before`, and the servers whose last
    /// heartbeat is older, as their leases have expired. Returns the number of removed commands.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn forget_commands(&self, before: i64) -> Result<u64, StoreError> {
        self.write_many(before, |connection, before| {
            Box::pin(async move {
                let values = [(*before).into()];
                let commands = "delete from commands where at < $1";
                let removed = connection.execute(commands, &values).await?;
                let beats = "delete from beats where until < $1";
                connection.execute(beats, &values).await?;
                Ok(removed)
            })
        })
        .await
    }
}

async fn remove_dead(
    connection: &mut Connection<'_>,
    before: i64,
) -> Result<Vec<TableRow>, sqlx::Error> {
    let dialect = connection.dialect();
    let find = select_rows(dialect, &format!("{DEAD} {OLDEST_FIRST}"));
    let mut found = connection.fetch(find, &[before.into()]).await?;
    if dialect == Dialect::Postgres {
        let ids = ids(&found)?;
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        lock(connection, &ids).await?;
        // A table that got new events before it was locked stays.
        let among = dialect.in_list("table_id", "$2");
        let find = select_rows(dialect, &format!("{DEAD} and {among} {OLDEST_FIRST}"));
        found = connection
            .fetch(find, &[before.into(), (&*ids).into()])
            .await?;
    }
    let dead: Vec<TableRow> = found.iter().map(table_row).collect::<Result<_, _>>()?;
    let ids: Vec<&str> = dead.iter().map(|row| row.id.as_str()).collect();
    remove(connection, &ids).await?;
    Ok(dead)
}

fn ids(rows: &[Row]) -> Result<Vec<String>, sqlx::Error> {
    rows.iter().map(|row| row.get("table_id")).collect()
}

/// Locks tables until the transaction ends, in the same order as the writers. `SQLite` has one writer only.
async fn lock(connection: &mut Connection<'_>, ids: &[&str]) -> Result<(), sqlx::Error> {
    if connection.dialect() == Dialect::Postgres {
        lock_rows(connection, ids).await?;
        let heads = "select from heads where table_id = any($1) order by table_id for update";
        connection.execute(heads, &[ids.into()]).await?;
    }
    Ok(())
}

/// Removes tables with all that belongs to them. Returns the number of removed ones.
async fn remove(connection: &mut Connection<'_>, ids: &[&str]) -> Result<u64, sqlx::Error> {
    let dialect = connection.dialect();
    let among = dialect.in_list("table_id", "$1");
    if dialect == Dialect::Postgres {
        let heads = format!("delete from heads where {among}");
        connection.execute(heads, &[ids.into()]).await?;
    }
    let mut removed = 0;
    for table in OF_TABLES {
        let remove = format!("delete from {table} where {among}");
        removed = connection.execute(remove, &[ids.into()]).await?;
    }
    Ok(removed)
}
