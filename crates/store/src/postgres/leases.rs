//! Leases in `PostgreSQL`.
//!
//! Whoever appends under a lease or takes one locks its line until the transaction ends, so that the table
//! can't go to another in between. Every transaction locks in one order: lines of leases, then of tables
//! (`heads`), then of holders, and among each by their names.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::TableId;
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use crate::Lease;
use crate::queue::{Done, Job, LeaseWrite, Write};

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

/// Does what a group wants of leases, in its order, and returns what came of each. When a server fails the others
/// want hundreds of its tables at once, and one that stops gives all of its own back: takes that follow each other
/// are one matter, and so are returns.
pub(super) async fn write_leases(
    connection: &mut PgConnection,
    group: &[Job],
) -> Result<Vec<Done>, sqlx::Error> {
    let mut done = Vec::new();
    for run in runs(lease_writes(group)) {
        match run.as_slice() {
            [LeaseWrite::Take { .. }, ..] => {
                let leases = take(&mut *connection, &run).await?;
                done.extend(leases.into_iter().map(Done::Lease));
            }
            [LeaseWrite::GiveBack(_), ..] => {
                give_back(&mut *connection, &run).await?;
                done.extend(run.iter().map(|_| Done::Written));
            }
            [LeaseWrite::Beat { holder, until }, ..] => {
                let lost = beat(&mut *connection, holder, *until).await?;
                done.push(Done::Beaten(lost));
            }
            [LeaseWrite::Hold { lease, until }, ..] => {
                let held = hold(&mut *connection, lease, *until).await?;
                done.push(Done::Changed(held));
            }
            [] => {}
        }
    }
    Ok(done)
}

/// Cuts writes into parts that can each be done at once: takes or returns of different tables, or a
/// single other one.
fn runs<'a>(writes: impl Iterator<Item = &'a LeaseWrite>) -> Vec<Vec<&'a LeaseWrite>> {
    let mut runs: Vec<Vec<&LeaseWrite>> = Vec::new();
    let mut tables = BTreeSet::new();
    for write in writes {
        let fits = match (runs.last().and_then(|run| run.last()), write) {
            (Some(LeaseWrite::Take { .. }), LeaseWrite::Take { .. })
            | (Some(LeaseWrite::GiveBack(_)), LeaseWrite::GiveBack(_)) => {
                write.table().is_some_and(|table| !tables.contains(table))
            }
            _ => false,
        };
        if let Some(run) = runs.last_mut().filter(|_| fits) {
            run.push(write);
        } else {
            tables.clear();
            runs.push(vec![write]);
        }
        tables.extend(write.table());
    }
    runs
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

/// Whether a lease, whose line is locked, still holds; if so, it does until then.
async fn hold(
    connection: &mut PgConnection,
    lease: &Lease,
    until: i64,
) -> Result<bool, sqlx::Error> {
    let held = sqlx::query("select from leases where table_id = $1 and holder = $2 and epoch = $3")
        .bind(lease.table.as_str())
        .bind(&lease.holder)
        .bind(lease.epoch)
        .fetch_optional(&mut *connection)
        .await?;
    if held.is_some() {
        beat(connection, &lease.holder, until).await?;
    }
    Ok(held.is_some())
}

/// Gives leases back that still hold, each of another table.
async fn give_back(
    connection: &mut PgConnection,
    returns: &[&LeaseWrite],
) -> Result<(), sqlx::Error> {
    let leases = returns.iter().filter_map(|write| match write {
        LeaseWrite::GiveBack(lease) => Some(lease),
        _ => None,
    });
    let (mut tables, mut holders, mut epochs) = (Vec::new(), Vec::new(), Vec::new());
    for lease in leases {
        tables.push(lease.table.as_str());
        holders.push(lease.holder.as_str());
        epochs.push(lease.epoch);
    }
    sqlx::query(
        "update leases set holder = ''
         from unnest($1::text[], $2::text[], $3::int8[]) as given (table_id, holder, epoch)
         where leases.table_id = given.table_id
             and leases.holder = given.holder and leases.epoch = given.epoch",
    )
    .bind(tables)
    .bind(holders)
    .bind(epochs)
    .execute(connection)
    .await?;
    Ok(())
}

/// Takes leases, each of another table and with its line locked, where nobody who is there has them. Returns
/// those that hold then.
async fn take(
    connection: &mut PgConnection,
    takes: &[&LeaseWrite],
) -> Result<Vec<Lease>, sqlx::Error> {
    let (mut tables, mut holders) = (Vec::new(), Vec::new());
    let (mut times, mut ends) = (Vec::new(), Vec::new());
    for write in takes {
        if let LeaseWrite::Take {
            table,
            holder,
            now,
            until,
        } = write
        {
            tables.push(table.as_str());
            holders.push(holder.as_str());
            times.push(*now);
            ends.push(*until);
        }
    }
    sqlx::query(
        "insert into beats (holder, until, lost)
         select holder, max(until), 0 from unnest($1::text[], $2::int8[]) as there (holder, until)
         group by holder order by holder
         on conflict (holder) do update set until = greatest(beats.until, excluded.until)",
    )
    .bind(&holders)
    .bind(ends)
    .execute(&mut *connection)
    .await?;
    sqlx::query(
        "with wanted as (
             select * from unnest($1::text[], $2::text[], $3::int8[]) as wanted (table_id, taker, now)
         ), free as (
             select table_id, taker, holder
             from wanted join leases using (table_id) left join beats using (holder)
             where until is null or (holder <> taker and until <= now)
         ), taken as (
             update leases set holder = free.taker, epoch = epoch + 1
             from free where leases.table_id = free.table_id
             returning free.holder
         )
         update beats set lost = lost + gone.tables
         from (select holder, count(*) as tables from taken group by holder) as gone
         where beats.holder = gone.holder",
    )
    .bind(&tables)
    .bind(&holders)
    .bind(times)
    .execute(&mut *connection)
    .await?;
    let rows = sqlx::query(
        "select table_id, holder, epoch, until from leases left join beats using (holder)
         where table_id = any($1)",
    )
    .bind(&tables)
    .fetch_all(connection)
    .await?;
    let mut leases = HashMap::with_capacity(rows.len());
    for row in &rows {
        let lease = lease(row)?;
        leases.insert(lease.table.0.clone(), lease);
    }
    let taken = tables.iter().map(|table| leases.remove(*table));
    taken.collect::<Option<_>>().ok_or(sqlx::Error::RowNotFound)
}
