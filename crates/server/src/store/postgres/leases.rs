//! Leases in `PostgreSQL`.
//!
//! Whoever appends under a lease locks its line for sharing until the transaction ends, so that the
//! table can't go to another in between.

use std::collections::HashMap;

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use crate::store::Lease;
use crate::store::queue::{Done, LeaseWrite};

/// Takes, renews or gives back.
pub(super) async fn write_lease(
    connection: &mut PgConnection,
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
            let held = renew_leases(connection, leases, *until).await?;
            Ok(Done::Leases(held))
        }
        LeaseWrite::GiveBack(lease) => {
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
            Ok(Done::Written)
        }
    }
}

/// The epochs of tables. Until the transaction ends, nobody can take these tables.
pub(super) async fn epochs(
    connection: &mut PgConnection,
    tables: Vec<String>,
) -> Result<HashMap<String, i64>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = sqlx::query(
        "select table_id, epoch from leases where table_id = any($1) order by table_id for share",
    )
    .bind(tables)
    .fetch_all(connection)
    .await?;
    let epoch = |row: &PgRow| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(epoch).collect()
}

/// Takes a lease if nobody else has it, and returns the one that holds.
async fn take_lease(
    connection: &mut PgConnection,
    table: &TableId,
    holder: &str,
    now: i64,
    until: i64,
) -> Result<Lease, sqlx::Error> {
    sqlx::query(
        "insert into leases (table_id, holder, epoch, until) values ($1, $2, 1, $4)
         on conflict (table_id) do update set
             epoch = leases.epoch + (leases.holder <> excluded.holder)::int,
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

/// Lets leases end at another time; returns those that still hold.
async fn renew_leases(
    connection: &mut PgConnection,
    leases: &[Lease],
    until: i64,
) -> Result<Vec<Lease>, sqlx::Error> {
    let tables: Vec<&str> = leases.iter().map(|lease| lease.table.as_str()).collect();
    let holders: Vec<&str> = leases.iter().map(|lease| &*lease.holder).collect();
    let epochs: Vec<i64> = leases.iter().map(|lease| lease.epoch).collect();
    // Locked in order, as everywhere: two servers that renew what is no longer theirs wait for each other.
    sqlx::query("select from leases where table_id = any($1) order by table_id for update")
        .bind(&tables)
        .execute(&mut *connection)
        .await?;
    let renewed = sqlx::query(
        "update leases set until = $4
         from unnest($1::text[], $2::text[], $3::int8[]) as mine (table_id, holder, epoch)
         where leases.table_id = mine.table_id and leases.holder = mine.holder
             and leases.epoch = mine.epoch
         returning leases.table_id, leases.holder, leases.epoch, leases.until",
    )
    .bind(&tables)
    .bind(holders)
    .bind(epochs)
    .bind(until)
    .fetch_all(connection)
    .await?;
    let lease = |row: &PgRow| {
        Ok(Lease {
            table: TableId(row.try_get(0)?),
            holder: row.try_get(1)?,
            epoch: row.try_get(2)?,
            until: row.try_get(3)?,
        })
    };
    let mut renewed: Vec<Lease> = renewed
        .iter()
        .map(lease)
        .collect::<Result<_, sqlx::Error>>()?;
    // In the order in which they were asked for.
    renewed.sort_by_key(|lease| tables.iter().position(|it| *it == lease.table.as_str()));
    Ok(renewed)
}
