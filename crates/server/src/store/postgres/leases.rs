//! Leases in `PostgreSQL`.
//!
//! Whoever appends under a lease locks its line for sharing until the transaction ends, so that the
//! table can't go to another in between.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use crate::store::Lease;
use crate::store::queue::{Done, Job, LeaseWrite, Write};

/// Locks the lines that the leases of a group are about. In order, as everywhere, first of tables and then of
/// holders: two servers that want the same wait for each other once.
pub(super) async fn lock(connection: &mut PgConnection, group: &[Job]) -> Result<(), sqlx::Error> {
    let (mut tables, mut holders) = (BTreeSet::new(), BTreeSet::new());
    for job in group {
        let Write::Lease(write) = &job.write else {
            continue;
        };
        match write {
            LeaseWrite::Take { table, holder, .. } => {
                tables.insert(table.as_str());
                holders.insert(&**holder);
            }
            LeaseWrite::Hold { lease, .. } => {
                tables.insert(lease.table.as_str());
                holders.insert(&*lease.holder);
            }
            LeaseWrite::Beat { holder, .. } => {
                holders.insert(&**holder);
            }
            LeaseWrite::GiveBack(lease) => {
                tables.insert(lease.table.as_str());
            }
        }
    }
    // A beat alone locks its one line by itself.
    if tables.is_empty() {
        return Ok(());
    }
    let tables: Vec<&str> = tables.into_iter().collect();
    let holders: Vec<&str> = holders.into_iter().collect();
    sqlx::query("select from leases where table_id = any($1) order by table_id for update")
        .bind(&tables)
        .execute(&mut *connection)
        .await?;
    sqlx::query(
        "select from beats where holder = any($1)
             or holder in (select holder from leases where table_id = any($2))
         order by holder for update",
    )
    .bind(holders)
    .bind(tables)
    .execute(connection)
    .await?;
    Ok(())
}

/// Beats, takes, holds or gives back.
pub(super) async fn write_lease(
    connection: &mut PgConnection,
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
                "select from leases where table_id = $1 and holder = $2 and epoch = $3",
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

/// The leases of a holder.
pub(super) const LEASES_OF: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where holder = $1 order by table_id";

/// A line of [`LEASES_OF`].
pub(super) fn lease(row: &PgRow) -> Result<Lease, sqlx::Error> {
    Ok(Lease {
        table: TableId(row.try_get(0)?),
        holder: row.try_get(1)?,
        epoch: row.try_get(2)?,
        until: row.try_get(3)?,
    })
}

/// Somebody is there until then, if not for longer; returns how many leases they have lost.
async fn beat(connection: &mut PgConnection, holder: &str, until: i64) -> Result<i64, sqlx::Error> {
    sqlx::query(
        "insert into beats (holder, until, lost) values ($1, $2, 0)
         on conflict (holder) do update set until = greatest(beats.until, excluded.until)
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
    connection: &mut PgConnection,
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
         where table_id = $1 for update of leases";
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
