//! Leases in `PostgreSQL`.
//!
//! Whoever appends under a lease or takes one locks its line until the transaction ends, so that the table
//! can't go to another in between. Every transaction locks in one order: lines of leases, then of tables
//! (`heads`), then of holders, and among each by their names.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use crate::store::Lease;
use crate::store::queue::{Done, Job, LeaseWrite, Write};

/// Locks the lines of the leases that a group is about: `written` are the tables whose events are written
/// under a lease, and to these come those that are taken, held or given back. Comes first in a transaction and in
/// the order of the tables, so that two servers that want the same wait for each other once, and never in
/// a ring.
pub(super) async fn lock_leases(
    connection: &mut PgConnection,
    group: &[Job],
    written: Vec<String>,
) -> Result<(), sqlx::Error> {
    let mut tables = BTreeSet::from_iter(written);
    tables.extend(lease_writes(group).filter_map(|write| Some(write.table()?.to_owned())));
    if tables.is_empty() {
        return Ok(());
    }
    let taken = lease_writes(group).filter(|write| matches!(write, LeaseWrite::Take { .. }));
    let taken: BTreeSet<&str> = taken.filter_map(LeaseWrite::table).collect();
    if !taken.is_empty() {
        // A new line locks as well, and is nobody's until it is taken.
        sqlx::query(
            "insert into leases (table_id, holder, epoch)
             select id, '', 0 from unnest($1) as id order by id
             on conflict (table_id) do nothing",
        )
        .bind(Vec::from_iter(taken))
        .execute(&mut *connection)
        .await?;
    }
    lock_lines(connection, &Vec::from_iter(tables)).await
}

/// Locks the lines of leases, in order.
pub(super) async fn lock_lines(
    connection: &mut PgConnection,
    tables: &[impl AsRef<str>],
) -> Result<(), sqlx::Error> {
    let tables: Vec<&str> = tables.iter().map(AsRef::as_ref).collect();
    sqlx::query("select from leases where table_id = any($1) order by table_id for update")
        .bind(tables)
        .execute(connection)
        .await?;
    Ok(())
}

/// What a group does to leases.
fn lease_writes(group: &[Job]) -> impl Iterator<Item = &LeaseWrite> {
    group.iter().filter_map(|job| match &job.write {
        Write::Lease(write) => Some(write),
        _ => None,
    })
}

/// Locks the lines of the holders that the leases of a group are about, in order. The lines of the leases are
/// locked already.
pub(super) async fn lock_holders(
    connection: &mut PgConnection,
    group: &[Job],
) -> Result<(), sqlx::Error> {
    // Who has a lease that is taken or held may be written to as well.
    let in_use = lease_writes(group).filter(|write| !matches!(write, LeaseWrite::GiveBack(_)));
    let tables: BTreeSet<&str> = in_use.filter_map(LeaseWrite::table).collect();
    let holders: BTreeSet<&str> = lease_writes(group).filter_map(LeaseWrite::holder).collect();
    // A beat alone locks its one line by itself.
    if tables.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "select from beats where holder = any($1)
             or holder in (select holder from leases where table_id = any($2))
         order by holder for update",
    )
    .bind(Vec::from_iter(holders))
    .bind(Vec::from_iter(tables))
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

/// The epochs of tables whose lines [`lock_leases`] has locked: until the transaction ends, nobody can take these
/// tables.
pub(super) async fn epochs(
    connection: &mut PgConnection,
    tables: Vec<String>,
) -> Result<HashMap<String, i64>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = sqlx::query("select table_id, epoch from leases where table_id = any($1)")
        .bind(tables)
        .fetch_all(connection)
        .await?;
    let epoch = |row: &PgRow| Ok((row.try_get(0)?, row.try_get(1)?));
    rows.iter().map(epoch).collect()
}

/// The leases of a holder.
pub(super) const LEASES_OF: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where holder = $1 order by table_id";

/// The lease of a table, if somebody who is there at the time `$2` has it.
pub(super) const LEASE_AT: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where table_id = $1 and until > $2";

/// A line of [`LEASES_OF`] or [`LEASE_AT`].
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

/// Takes a lease, whose line is locked, if nobody who is there has it, and returns the one that holds.
async fn take(
    connection: &mut PgConnection,
    table: &TableId,
    holder: &str,
    now: i64,
) -> Result<Lease, sqlx::Error> {
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
