//! Leases in `SQLite`.

use std::collections::HashMap;

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use crate::Lease;
use crate::lines::json;
use crate::queue::{Done, Group, LeaseWrite};

/// Beats, takes, holds or gives back.
pub(super) async fn write_lease(
    connection: &mut SqliteConnection,
    write: &LeaseWrite,
) -> Result<Done, sqlx::Error> {
    match write {
        LeaseWrite::Beat { holder, until } => {
            Ok(Done::Beaten(beat(connection, holder, *until).await?))
        }
        LeaseWrite::Take {
            table,
            holder,
            now,
            until,
        } => {
            beat(&mut *connection, holder, *until).await?;
            let lease = take(connection, table, holder, *now).await?;
            Ok(Done::Lease(lease))
        }
        LeaseWrite::Hold { lease, until } => {
            let held = sqlx::query(
                "select 1 from leases where table_id = $1 and holder = $2 and epoch = $3",
            )
            .bind(lease.table.as_str())
            .bind(&lease.holder)
            .bind(lease.epoch)
            .fetch_optional(&mut *connection)
            .await?;
            if held.is_some() {
                beat(connection, &lease.holder, *until).await?;
            }
            Ok(Done::Changed(held.is_some()))
        }
        LeaseWrite::GiveBack(lease) => {
            sqlx::query(
                "update leases set holder = ''
                 where table_id = $1 and holder = $2 and epoch = $3",
            )
            .bind(lease.table.as_str())
            .bind(&lease.holder)
            .bind(lease.epoch)
            .execute(connection)
            .await?;
            Ok(Done::Written)
        }
    }
}

/// The epochs of the tables that are written to under a lease.
pub(super) async fn epochs(
    connection: &mut SqliteConnection,
    groups: &[Group<'_>],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    let tables: Vec<&str> = groups.iter().filter_map(Group::leased).collect();
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = sqlx::query(
        "select table_id, epoch from leases
         where table_id in (select value from json_each($1))",
    )
    .bind(json(&tables)?)
    .fetch_all(connection)
    .await?;
    let epoch = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(epoch).collect()
}

/// The leases of a holder.
pub(super) const LEASES_OF: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where holder = $1 order by table_id";

/// The lease of a table, if somebody who is there at the time `$2` has it.
pub(super) const LEASE_AT: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where table_id = $1 and until > $2";

/// A line of [`LEASES_OF`] or [`LEASE_AT`].
pub(super) fn lease(row: &SqliteRow) -> Result<Lease, sqlx::Error> {
    Ok(Lease {
        table: TableId(row.try_get(0)?),
        holder: row.try_get(1)?,
        epoch: row.try_get(2)?,
        until: row.try_get(3)?,
    })
}

/// Somebody is there until then, if not for longer; returns how many leases they have lost.
async fn beat(
    connection: &mut SqliteConnection,
    holder: &str,
    until: i64,
) -> Result<i64, sqlx::Error> {
    sqlx::query(
        "insert into beats (holder, until, lost) values ($1, $2, 0)
         on conflict (holder) do update set until = max(beats.until, excluded.until)
         returning lost",
    )
    .bind(holder)
    .bind(until)
    .fetch_one(connection)
    .await?
    .try_get(0)
}

/// Takes a lease if nobody who is there has it, and returns the one that holds.
async fn take(
    connection: &mut SqliteConnection,
    table: &TableId,
    holder: &str,
    now: i64,
) -> Result<Lease, sqlx::Error> {
    sqlx::query(
        "insert into leases (table_id, holder, epoch) values ($1, $2, 1)
         on conflict (table_id) do nothing",
    )
    .bind(table.as_str())
    .bind(holder)
    .execute(&mut *connection)
    .await?;
    let find = "select table_id, holder, epoch, until from leases left join beats using (holder)
         where table_id = $1";
    let row = sqlx::query(find)
        .bind(table.as_str())
        .fetch_one(&mut *connection)
        .await?;
    let before: String = row.try_get(1)?;
    let until: Option<i64> = row.try_get(3)?;
    if until.is_some_and(|until| before == holder || until > now) {
        return lease(&row);
    }
    sqlx::query("update leases set holder = $2, epoch = epoch + 1 where table_id = $1")
        .bind(table.as_str())
        .bind(holder)
        .execute(&mut *connection)
        .await?;
    sqlx::query("update beats set lost = lost + 1 where holder = $1")
        .bind(before)
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query(find)
        .bind(table.as_str())
        .fetch_one(connection)
        .await?;
    lease(&row)
}
