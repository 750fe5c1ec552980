//! Removing tables with all that belongs to them, and what has expired.

use kagiya_protocol::TableId;

use super::leases::lock_rows;
use super::lists::{DEAD, OLDEST_FIRST};
use super::table_row::{select_rows, table_row};
use crate::connection::{Connection, Dialect, Row};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::TableRow;

/// Where something may belong to a table; the tables themselves come last.
const OF_TABLES: [&str; 11] = [
    "events",
    "seats",
    "leases",
    "commands",
    "notes",
    "played",
    "watchers_talk",
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

    /// Removes tables with all that belongs to them. Returns how many of them there were.
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

    /// Removes the commands that opened a table before the time `before`, and the servers whose last heartbeat
    /// is older: their leases are not valid anyway. Returns how many commands it has removed.
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
        // A table where something happened before it was locked stays.
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

/// Locks tables until the transaction ends, in the order in which the writers lock. `SQLite` has one writer only.
async fn lock(connection: &mut Connection<'_>, ids: &[&str]) -> Result<(), sqlx::Error> {
    if connection.dialect() == Dialect::Postgres {
        lock_rows(connection, ids).await?;
        let heads = "select from heads where table_id = any($1) order by table_id for update";
        connection.execute(heads, &[ids.into()]).await?;
    }
    Ok(())
}

/// Removes tables with all that belongs to them. Returns how many of them there were.
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
