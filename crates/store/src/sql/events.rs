//! The events of tables.

use std::collections::{BTreeSet, HashMap};

use kagiya_protocol::{PersonId, TableId};
use sqlx::postgres::PgConnection;

use crate::connection::{Connection, Dialect, Row, decode, json};
use crate::error::StoreError;
use crate::group_commit::{Group, Verdict, WriteOp, WriteResult, unanswered};
use crate::store::Store;
use crate::types::{Append, EncodedEvent, Lease, StoredEvent};

impl Store {
    /// Appends events to several tables, each of them named once: all of them or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `expected` is not the number of the last event of one of the tables.
    pub async fn append_all(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        let group = Group {
            appends,
            epoch: None,
        };
        self.writer().write(WriteOp::Append(group)).await?;
        Ok(())
    }

    /// Appends events to a table.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if `expected` is not the number of the table's last event.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.append_all(vec![append]).await
    }

    /// Appends events under a lease, all or none: the first of them to its table, the others to new tables.
    /// Returns whether the lease is valid. If another server has owned the table since, or the first append
    /// is for another table, nothing is written.
    ///
    /// # Errors
    /// As for [`append_all`](Self::append_all).
    pub async fn append_under(
        &self,
        lease: &Lease,
        appends: Vec<Append>,
    ) -> Result<bool, StoreError> {
        if appends.first().map(|append| &append.table) != Some(&lease.table) {
            return Ok(false);
        }
        let group = Group {
            appends,
            epoch: Some(lease.epoch),
        };
        match self.writer().write(WriteOp::Append(group)).await? {
            WriteResult::Written => Ok(true),
            WriteResult::Fenced => Ok(false),
            _ => Err(unanswered()),
        }
    }

    /// The events of a table after number `after`, in order.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn read(&self, table: &TableId, after: u32) -> Result<Vec<StoredEvent>, StoreError> {
        let sql = "select seq, at, version, body from events where table_id = $1 and seq > $2
             order by seq";
        self.fetch(sql, &[table.into(), after.into()], |row| {
            Ok(StoredEvent {
                seq: row.number(0)?,
                at: row.get(1)?,
                encoded: EncodedEvent {
                    version: row.number(2)?,
                    body: row.body(3)?.ok_or_else(|| decode("an event has no body"))?,
                },
            })
        })
        .await
    }

    /// The number of events of each table, in the order of `tables`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn lengths(&self, tables: &[TableId]) -> Result<Vec<u32>, StoreError> {
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let sql = match self.dialect() {
            Dialect::Sqlite => {
                "select value, coalesce((select max(seq) from events where table_id = value), 0)
                 from json_each($1)"
            }
            Dialect::Postgres => "select table_id, seq from heads where table_id = any($1)",
        };
        let of = |row: &Row| Ok((row.get::<String>(0)?, row.number::<u32>(1)?));
        let found = self.fetch(sql, &[(&*ids).into()], of).await?;
        let found: HashMap<String, u32> = found.into_iter().collect();
        Ok(ids
            .iter()
            .map(|id| found.get(*id).copied().unwrap_or(0))
            .collect())
    }

    /// Records that the command `command` of `person` has opened `table` at the time `now`, unless it has
    /// opened another table before. Returns the table that it has opened.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn claim_command(
        &self,
        person: &PersonId,
        command: &str,
        table: &TableId,
        now: i64,
    ) -> Result<TableId, StoreError> {
        let data = (person.clone(), command.to_owned(), table.clone(), now);
        self.write(data, |connection, (person, command, table, now)| {
            Box::pin(async move {
                let claim = "insert into commands (person, command, table_id, at)
                         values ($1, $2, $3, $4)
                     on conflict (person, command) do update set table_id = commands.table_id
                     returning table_id";
                let values = [person.into(), command.into(), table.into(), (*now).into()];
                let row = connection.fetch_one(claim, &values).await?;
                Ok(TableId(row.get(0)?))
            })
        })
        .await
    }
}

/// The tables of some groups, each once, in order.
pub(crate) fn ids<'a>(
    groups: &[&'a Group],
    which: impl Fn(&Group, &Append) -> bool,
) -> Vec<&'a str> {
    let appends = groups
        .iter()
        .flat_map(|group| group.appends.iter().map(move |append| (group, append)));
    let ids: BTreeSet<&str> = appends
        .filter(|(group, append)| which(group, append))
        .map(|(_, append)| append.table.as_str())
        .collect();
    ids.into_iter().collect()
}

/// An event with its table and its number.
type Numbered<'a> = (&'a str, i64, i64, u16, &'a str);

/// Writes the events of the groups that expect the last numbers of their tables, and whose leases have these
/// epochs. Returns for each group whether it is written.
pub(crate) async fn write_events(
    connection: &mut Connection<'_>,
    groups: &[&Group],
    epochs: &HashMap<String, i64>,
) -> Result<Vec<Verdict>, sqlx::Error> {
    let tables = ids(groups, |_, _| true);
    if tables.is_empty() {
        return Ok(groups.iter().map(|_| Verdict::Taken).collect());
    }
    let mut last = match connection {
        Connection::Sqlite(_) => last_numbers(connection, &tables).await?,
        Connection::Postgres(_) => lock_heads(connection, groups, &tables).await?,
    };
    let mut verdicts = Vec::with_capacity(groups.len());
    let mut events: Vec<Numbered<'_>> = Vec::new();
    for group in groups {
        let verdict = group.verdict(
            |table| last.get(table).copied().unwrap_or_default(),
            |table| epochs.get(table).copied(),
        );
        verdicts.push(verdict);
        let taken = verdict == Verdict::Taken;
        for append in group.appends.iter().filter(|_| taken) {
            let table = append.table.as_str();
            let last = last.entry(table.to_owned()).or_default();
            for (at, event) in &append.events {
                *last += 1;
                events.push((table, *last, *at, event.version, &event.body));
            }
        }
    }
    if events.is_empty() {
        return Ok(verdicts);
    }
    match connection {
        Connection::Sqlite(_) => {
            // After a failure the whole transaction is rolled back; so SQLite needn't be able to roll back
            // this statement alone.
            let insert = "insert or fail into events (table_id, seq, at, version, body)
                 select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
                 from json_each($1)";
            connection
                .execute(insert, &[(&json(&events)?).into()])
                .await?;
        }
        Connection::Postgres(connection) => insert_events(connection, &events).await?,
    }
    Ok(verdicts)
}

/// The number of the last event of each table, or 0.
///
/// The numbers come as one row, since each row would be a message from the thread that `SQLite` runs in.
async fn last_numbers(
    connection: &mut Connection<'_>,
    tables: &[&str],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    let sql = "select json_group_array(
             coalesce((select max(seq) from events where table_id = value), 0) order by key)
         from json_each($1)";
    let row = connection.fetch_one(sql, &[tables.into()]).await?;
    let numbers: String = row.get(0)?;
    let numbers: Vec<i64> = serde_json::from_str(&numbers).map_err(decode)?;
    let tables = tables.iter().map(|table| (*table).to_owned());
    Ok(tables.zip(numbers).collect())
}

/// Locks the rows of the tables in `heads`, always in the same order, and returns the numbers in them. A
/// second writer, on this server or another, waits and then sees the result of the first.
async fn lock_heads(
    connection: &mut Connection<'_>,
    groups: &[&Group],
    tables: &[&str],
) -> Result<HashMap<String, i64>, sqlx::Error> {
    let new = ids(groups, |_, append| append.expected == 0);
    if !new.is_empty() {
        let insert = "insert into heads (table_id, seq) select id, 0 from unnest($1) as id
             on conflict do nothing";
        connection.execute(insert, &[(&*new).into()]).await?;
    }
    let sql =
        "select table_id, seq from heads where table_id = any($1) order by table_id for update";
    let rows = connection.fetch(sql, &[tables.into()]).await?;
    // A table without a row in `heads` has no event, and no writer expects that number.
    let mut last: HashMap<String, i64> = tables.iter().map(|id| ((*id).to_owned(), -1)).collect();
    for row in &rows {
        last.insert(row.get(0)?, row.number(1)?);
    }
    Ok(last)
}

/// Inserts events, and their last numbers into `heads`. Bodies are bytes here, which JSON can't carry.
async fn insert_events(
    connection: &mut PgConnection,
    events: &[Numbered<'_>],
) -> Result<(), sqlx::Error> {
    let number = |seq: i64| i32::try_from(seq).map_err(|error| sqlx::Error::Encode(error.into()));
    let mut last: HashMap<&str, i32> = HashMap::new();
    let mut seqs = Vec::with_capacity(events.len());
    for (table, seq, ..) in events {
        let seq = number(*seq)?;
        seqs.push(seq);
        last.insert(table, seq);
    }
    let (heads, lasts): (Vec<&str>, Vec<i32>) = last.into_iter().unzip();
    sqlx::query(
        "update heads set seq = moved.seq
         from unnest($1::text[], $2::int4[]) as moved (table_id, seq)
         where heads.table_id = moved.table_id",
    )
    .bind(heads)
    .bind(lasts)
    .execute(&mut *connection)
    .await?;
    let tables: Vec<&str> = events.iter().map(|it| it.0).collect();
    let times: Vec<i64> = events.iter().map(|it| it.2).collect();
    let versions: Vec<i32> = events.iter().map(|it| it.3.into()).collect();
    let bodies: Vec<&[u8]> = events.iter().map(|it| it.4.as_bytes()).collect();
    sqlx::query(
        "insert into events (table_id, seq, at, version, body)
         select * from unnest($1::text[], $2::int4[], $3::int8[], $4::int4[], $5::bytea[])",
    )
    .bind(tables)
    .bind(seqs)
    .bind(times)
    .bind(versions)
    .bind(bodies)
    .execute(connection)
    .await?;
    Ok(())
}
