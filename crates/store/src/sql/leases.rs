//! Leases: which server owns a table, if several servers share a store.
//!
//! A server reports at intervals that it is alive: its *heartbeat*. A lease is valid until the time of its
//! holder's last heartbeat, so that ten thousand leases cost no more to renew than one. Clocks alone can't
//! guarantee that a table has one owner. The *epoch* guarantees that two never write: it grows whenever a
//! table gets another holder, and the store refuses writes under an older one. So a server that was paused
//! can't write after its lease has gone to another. Each heartbeat returns how many leases its holder has
//! lost that way.
//!
//! In `PostgreSQL` a transaction that appends under a lease or takes one locks its row, so that the table
//! can't go to another server in between. Every transaction locks in one order: rows of leases, then of
//! tables (`heads`), then of holders, and within each by name.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::TableId;
use serde::Serialize;

use crate::connection::{Connection, Dialect, Row, json};
use crate::error::StoreError;
use crate::group_commit::{LeaseOp, WriteOp, WriteResult, unanswered};
use crate::store::Store;
use crate::types::Lease;

/// The leases of a holder.
const LEASES_OF: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where holder = $1 order by table_id";

/// The lease of a table, if its holder is alive at the time `$2`.
const LEASE_AT: &str = "select table_id, holder, epoch, until
    from leases join beats using (holder) where table_id = $1 and until > $2";

fn lease(row: &Row) -> Result<Lease, sqlx::Error> {
    Ok(Lease {
        table: TableId(row.get(0)?),
        holder: row.get(1)?,
        epoch: row.get(2)?,
        until: row.get(3)?,
    })
}

impl Store {
    /// Records that `holder` is alive until the time `until`, which extends its leases. Returns how many of
    /// them other servers have taken so far.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn beat(&self, holder: &str, until: i64) -> Result<i64, StoreError> {
        let holder = holder.to_owned();
        match self.lease_op(LeaseOp::Heartbeat { holder, until }).await? {
            WriteResult::Lost(lost) => Ok(lost),
            _ => Err(unanswered()),
        }
    }

    /// Takes the lease of a table for `holder`, which is alive until the time `until`, unless another server
    /// has it at the time `now`. Returns the lease that is valid then, which may be that of another server.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn take_lease(
        &self,
        table: &TableId,
        holder: &str,
        now: i64,
        until: i64,
    ) -> Result<Lease, StoreError> {
        let take = LeaseOp::Take {
            table: table.clone(),
            holder: holder.to_owned(),
            now,
            until,
        };
        match self.lease_op(take).await? {
            WriteResult::Lease(lease) => Ok(lease),
            _ => Err(unanswered()),
        }
    }

    /// The lease of a table, if its holder is alive at the time `now`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn lease_at(&self, table: &TableId, now: i64) -> Result<Option<Lease>, StoreError> {
        self.fetch_optional(LEASE_AT, &[table.into(), now.into()], lease)
            .await
    }

    /// Whether a lease is still valid. If so, no other server gets the table before the time `until`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn holds(&self, lease: &Lease, until: i64) -> Result<bool, StoreError> {
        let lease = lease.clone();
        match self.lease_op(LeaseOp::Renew { lease, until }).await? {
            WriteResult::Renewed(renewed) => Ok(renewed),
            _ => Err(unanswered()),
        }
    }

    /// The leases of a holder.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn leases_of(&self, holder: &str) -> Result<Vec<Lease>, StoreError> {
        self.fetch(LEASES_OF, &[holder.into()], lease).await
    }

    /// Releases a lease if it is still valid: any server may take the next one at once.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn give_back(&self, lease: &Lease) -> Result<(), StoreError> {
        self.lease_op(LeaseOp::Release(lease.clone())).await?;
        Ok(())
    }

    async fn lease_op(&self, op: LeaseOp) -> Result<WriteResult, StoreError> {
        self.writer().write(WriteOp::Lease(op)).await
    }
}

/// Locks the leases of a group: those that are taken, renewed or released, and those of the tables `written`,
/// whose events are written under a lease. This comes first in a transaction and in the order of the tables,
/// so that two servers that want the same leases can't deadlock.
pub(crate) async fn lock_leases(
    connection: &mut Connection<'_>,
    ops: &[&LeaseOp],
    written: &[&str],
) -> Result<(), sqlx::Error> {
    let mut tables: BTreeSet<&str> = written.iter().copied().collect();
    tables.extend(ops.iter().filter_map(|op| op.table()));
    if tables.is_empty() || connection.dialect() == Dialect::Sqlite {
        return Ok(());
    }
    let taken = ops.iter().filter(|op| matches!(op, LeaseOp::Take { .. }));
    let taken: BTreeSet<&str> = taken.filter_map(|op| op.table()).collect();
    if !taken.is_empty() {
        // A new row is locked as well.
        add_free(connection, &Vec::from_iter(taken)).await?;
    }
    lock_rows(connection, &Vec::from_iter(tables)).await
}

/// Adds free leases for tables that have none.
async fn add_free(connection: &mut Connection<'_>, tables: &[&str]) -> Result<(), sqlx::Error> {
    let rows = match connection.dialect() {
        Dialect::Sqlite => "select value, '', 0 from json_each($1) where true",
        Dialect::Postgres => "select id, '', 0 from unnest($1) as id order by id",
    };
    let add = format!(
        "insert into leases (table_id, holder, epoch) {rows} on conflict (table_id) do nothing"
    );
    connection.execute(add, &[tables.into()]).await?;
    Ok(())
}

/// Locks the rows of leases, in order.
pub(crate) async fn lock_rows(
    connection: &mut Connection<'_>,
    tables: &[&str],
) -> Result<(), sqlx::Error> {
    let lock = "select from leases where table_id = any($1) order by table_id for update";
    connection.execute(lock, &[tables.into()]).await?;
    Ok(())
}

/// Locks the holders that the lease operations of a group concern, in order. The leases are locked already.
pub(crate) async fn lock_holders(
    connection: &mut Connection<'_>,
    ops: &[&LeaseOp],
) -> Result<(), sqlx::Error> {
    // The current holder of a lease that is taken or renewed may be written to as well.
    let in_use = ops.iter().filter(|op| !matches!(op, LeaseOp::Release(_)));
    let tables: BTreeSet<&str> = in_use.filter_map(|op| op.table()).collect();
    let holders: BTreeSet<&str> = ops.iter().filter_map(|op| op.holder()).collect();
    // A heartbeat alone locks its one row by itself.
    if tables.is_empty() || connection.dialect() == Dialect::Sqlite {
        return Ok(());
    }
    let lock = "select from beats where holder = any($1)
             or holder in (select holder from leases where table_id = any($2))
         order by holder for update";
    let (holders, tables) = (Vec::from_iter(holders), Vec::from_iter(tables));
    let values = [(&*holders).into(), (&*tables).into()];
    connection.execute(lock, &values).await?;
    Ok(())
}

/// The epochs of leases.
pub(crate) async fn epochs(
    connection: &mut Connection<'_>,
    tables: &[&str],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let among = connection.dialect().in_list("table_id", "$1");
    let sql = format!("select table_id, epoch from leases where {among}");
    let rows = connection.fetch(sql, &[tables.into()]).await?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?)))
        .collect()
}

/// Runs the lease operations of a group in order and returns their results. After a server fails, the others
/// want hundreds of its tables at once, and a stopping server releases all of its own. So consecutive
/// operations of one kind run together.
pub(crate) async fn write_leases(
    connection: &mut Connection<'_>,
    ops: &[&LeaseOp],
) -> Result<Vec<WriteResult>, sqlx::Error> {
    let mut results = Vec::new();
    for run in runs(ops) {
        match run.as_slice() {
            [LeaseOp::Take { .. }, ..] => {
                let leases = take(connection, &run).await?;
                results.extend(leases.into_iter().map(WriteResult::Lease));
            }
            [LeaseOp::Release(_), ..] => {
                release(connection, &run).await?;
                results.extend(run.iter().map(|_| WriteResult::Written));
            }
            [LeaseOp::Heartbeat { holder, until }, ..] => {
                let lost = heartbeat(connection, holder, *until).await?;
                results.push(WriteResult::Lost(lost));
            }
            [LeaseOp::Renew { lease, until }, ..] => {
                let renewed = renew(connection, lease, *until).await?;
                results.push(WriteResult::Renewed(renewed));
            }
            [] => {}
        }
    }
    Ok(results)
}

/// Splits operations into runs that can be executed at once: takes or releases of different tables, or a
/// single other one.
fn runs<'a>(ops: &[&'a LeaseOp]) -> Vec<Vec<&'a LeaseOp>> {
    let mut runs: Vec<Vec<&LeaseOp>> = Vec::new();
    let mut tables = BTreeSet::new();
    for op in ops {
        let fits = match (runs.last().and_then(|run| run.last()), op) {
            (Some(LeaseOp::Take { .. }), LeaseOp::Take { .. })
            | (Some(LeaseOp::Release(_)), LeaseOp::Release(_)) => {
                op.table().is_some_and(|table| !tables.contains(table))
            }
            _ => false,
        };
        if let Some(run) = runs.last_mut().filter(|_| fits) {
            run.push(op);
        } else {
            tables.clear();
            runs.push(vec![op]);
        }
        tables.extend(op.table());
    }
    runs
}

/// Extends the time until which a holder is alive. Returns how many leases it has lost.
async fn heartbeat(
    connection: &mut Connection<'_>,
    holder: &str,
    until: i64,
) -> Result<i64, sqlx::Error> {
    let beat = "insert into beats (holder, until, lost) values ($1, $2, 0)
         on conflict (holder) do update set until =
             case when excluded.until > beats.until then excluded.until else beats.until end
         returning lost";
    let row = connection
        .fetch_one(beat, &[holder.into(), until.into()])
        .await?;
    row.get(0)
}

/// Extends a lease if it is still valid, and returns whether it is.
async fn renew(
    connection: &mut Connection<'_>,
    lease: &Lease,
    until: i64,
) -> Result<bool, sqlx::Error> {
    let find = "select 1 from leases where table_id = $1 and holder = $2 and epoch = $3";
    let values = [
        (&lease.table).into(),
        (&lease.holder).into(),
        lease.epoch.into(),
    ];
    let valid = !connection.fetch(find, &values).await?.is_empty();
    if valid {
        heartbeat(connection, &lease.holder, until).await?;
    }
    Ok(valid)
}

/// A lease of a holder, as sent to the database.
#[derive(Serialize)]
struct Held<'a> {
    table_id: &'a str,
    holder: &'a str,
    epoch: i64,
}

/// Releases the leases that are still valid, each of another table.
async fn release(
    connection: &mut Connection<'_>,
    releases: &[&LeaseOp],
) -> Result<(), sqlx::Error> {
    let leases = releases.iter().filter_map(|op| match op {
        LeaseOp::Release(lease) => Some(Held {
            table_id: lease.table.as_str(),
            holder: &lease.holder,
            epoch: lease.epoch,
        }),
        _ => None,
    });
    let leases: Vec<Held<'_>> = leases.collect();
    let rows = [
        ("table_id", "text"),
        ("holder", "text"),
        ("epoch", "bigint"),
    ];
    let release = format!(
        "update leases set holder = '' from {} as released
         where leases.table_id = released.table_id
             and leases.holder = released.holder and leases.epoch = released.epoch",
        connection.dialect().rows(&rows)
    );
    connection
        .execute(release, &[(&json(&leases)?).into()])
        .await?;
    Ok(())
}

/// A request for a lease, as sent to the database.
#[derive(Serialize)]
struct Wanted<'a> {
    table_id: &'a str,
    taker: &'a str,
    now: i64,
}

/// The last time until which a holder is alive, as sent to the database.
#[derive(Serialize)]
struct Alive<'a> {
    holder: &'a str,
    until: i64,
}

/// The number of leases that a holder loses.
#[derive(Serialize)]
struct Losses<'a> {
    holder: &'a str,
    tables: i64,
}

/// Takes leases, each of another table, unless a living holder has them. Returns the leases that are valid
/// then.
async fn take(
    connection: &mut Connection<'_>,
    takes: &[&LeaseOp],
) -> Result<Vec<Lease>, sqlx::Error> {
    let dialect = connection.dialect();
    let mut wanted = Vec::new();
    let mut alive: HashMap<&str, i64> = HashMap::new();
    for op in takes {
        if let LeaseOp::Take {
            table,
            holder,
            now,
            until,
        } = op
        {
            let table_id = table.as_str();
            let (taker, now) = (&**holder, *now);
            wanted.push(Wanted {
                table_id,
                taker,
                now,
            });
            let latest = alive.entry(taker).or_insert(*until);
            *latest = (*latest).max(*until);
        }
    }
    let tables: Vec<&str> = wanted.iter().map(|it| it.table_id).collect();
    add_free(connection, &tables).await?;
    let alive = alive
        .into_iter()
        .map(|(holder, until)| Alive { holder, until });
    let mut alive: Vec<Alive<'_>> = alive.collect();
    alive.sort_unstable_by_key(|it| it.holder);
    let beat = format!(
        "insert into beats (holder, until, lost) select holder, until, 0 from {} as alive
             where true order by holder
         on conflict (holder) do update set until =
             case when excluded.until > beats.until then excluded.until else beats.until end",
        dialect.rows(&[("holder", "text"), ("until", "bigint")])
    );
    connection.execute(beat, &[(&json(&alive)?).into()]).await?;
    let rows = [("table_id", "text"), ("taker", "text"), ("now", "bigint")];
    let find = format!(
        "select wanted.table_id, leases.holder from {} as wanted
             join leases on leases.table_id = wanted.table_id
             left join beats on beats.holder = leases.holder
         where beats.until is null or (leases.holder <> taker and beats.until <= now)",
        dialect.rows(&rows)
    );
    let free = connection.fetch(find, &[(&json(&wanted)?).into()]).await?;
    let free = free.iter().map(|row| Ok((row.get(0)?, row.get(1)?)));
    let free: HashMap<String, String> = free.collect::<Result<_, sqlx::Error>>()?;
    if !free.is_empty() {
        let taken = wanted.iter().filter(|it| free.contains_key(it.table_id));
        let taken: Vec<&Wanted<'_>> = taken.collect();
        let update = format!(
            "update leases set holder = taker, epoch = epoch + 1 from {} as taken
             where leases.table_id = taken.table_id",
            dialect.rows(&rows)
        );
        connection
            .execute(update, &[(&json(&taken)?).into()])
            .await?;
        let mut losses: HashMap<&str, i64> = HashMap::new();
        for holder in free.values() {
            *losses.entry(holder).or_default() += 1;
        }
        let losses = losses
            .into_iter()
            .map(|(holder, tables)| Losses { holder, tables });
        let losses: Vec<Losses<'_>> = losses.collect();
        let update = format!(
            "update beats set lost = lost + losses.tables from {} as losses
             where beats.holder = losses.holder",
            dialect.rows(&[("holder", "text"), ("tables", "bigint")])
        );
        connection
            .execute(update, &[(&json(&losses)?).into()])
            .await?;
    }
    let among = dialect.in_list("table_id", "$1");
    let find = format!(
        "select table_id, holder, epoch, until from leases left join beats using (holder)
         where {among}"
    );
    let rows = connection.fetch(find, &[(&*tables).into()]).await?;
    let mut leases = HashMap::with_capacity(rows.len());
    for row in &rows {
        let lease = lease(row)?;
        leases.insert(lease.table.0.clone(), lease);
    }
    let valid = tables.iter().map(|table| leases.remove(*table));
    valid.collect::<Option<_>>().ok_or(sqlx::Error::RowNotFound)
}
