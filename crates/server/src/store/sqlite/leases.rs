//! Leases in `SQLite`.

use std::collections::HashMap;

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::writer::json;
use crate::store::Lease;
use crate::store::queue::{Done, Group, LeaseWrite};

/// Takes, renews or gives back.
pub(super) async fn write_lease(
    connection: &mut SqliteConnection,
    write: &LeaseWrite,
) -> Result<Done, sqlx::Error> {
    match write {
        LeaseWrite::Take {
            table,
            holder,
            now,
            until,
        } => {
            let lease = take_lease(connection, table, holder, *now, *until).await?;
            Ok(Done::Leases(vec![lease]))
        }
        LeaseWrite::Renew { leases, until } => {
            let mut held = Vec::with_capacity(leases.len());
            for lease in leases {
                if set_until(connection, lease, *until).await? {
                    let (lease, until) = (lease.clone(), *until);
                    held.push(Lease { until, ..lease });
                }
            }
            Ok(Done::Leases(held))
        }
        LeaseWrite::GiveBack(lease) => {
            give_back(connection, lease).await?;
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

/// Takes a lease if nobody else has it, and returns the one that holds.
async fn take_lease(
    connection: &mut SqliteConnection,
    table: &TableId,
    holder: &str,
    now: i64,
    until: i64,
) -> Result<Lease, sqlx::Error> {
    sqlx::query(
        "insert into leases (table_id, holder, epoch, until) values ($1, $2, 1, $4)
         on conflict (table_id) do update set
             epoch = leases.epoch + (leases.holder <> excluded.holder),
             holder = excluded.holder, until = excluded.until
         where leases.holder = excluded.holder or leases.until <= $3",
    )
    .bind(table.as_str())
    .bind(holder)
    .bind(now)
    .bind(until)
    .execute(&mut *connection)
    .await?;
    let row = sqlx::query("select holder, epoch, until from leases where table_id = $1")
        .bind(table.as_str())
        .fetch_one(connection)
        .await?;
    Ok(Lease {
        table: table.clone(),
        holder: row.try_get(0)?,
        epoch: row.try_get(1)?,
        until: row.try_get(2)?,
    })
}

/// Lets a lease end at another time; says whether it still holds.
async fn set_until(
    connection: &mut SqliteConnection,
    lease: &Lease,
    until: i64,
) -> Result<bool, sqlx::Error> {
    let set = sqlx::query(
        "update leases set until = $4 where table_id = $1 and holder = $2 and epoch = $3",
    )
    .bind(lease.table.as_str())
    .bind(&lease.holder)
    .bind(lease.epoch)
    .bind(until)
    .execute(connection)
    .await?;
    Ok(set.rows_affected() > 0)
}

async fn give_back(connection: &mut SqliteConnection, lease: &Lease) -> Result<(), sqlx::Error> {
    sqlx::query(
        "update leases set until = $4, holder = ''
         where table_id = $1 and holder = $2 and epoch = $3",
    )
    .bind(lease.table.as_str())
    .bind(&lease.holder)
    .bind(lease.epoch)
    .bind(i64::MIN)
    .execute(connection)
    .await?;
    Ok(())
}
