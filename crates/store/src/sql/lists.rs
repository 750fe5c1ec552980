//! Lists of tables, and their numbers.

use kagiya_protocol::{PersonId, TableId};

use super::table_row::{select_rows, table_row};
use crate::connection::{Dialect, Row, Value};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{Counts, Listing, TableRow};

/// The tables without a game that have had no event since `$1`.
pub(crate) const DEAD: &str = "where stage in ('open', 'closed') and created_at < $1 and
     (select max(at) from events where events.table_id = tables.table_id) < $1";

/// At most `$2` tables whose games ended before `$1`, oldest first.
pub(crate) const FINISHED_BEFORE: &str =
    "where stage = 'finished' and finished_at is not null and finished_at < $1
     order by finished_at, table_id limit $2";

pub(crate) const OLDEST_FIRST: &str = "order by created_at, table_id";

/// Counts the tables of each stage, the people, and their sessions: each from an index, without reading a
/// table.
pub(crate) const COUNTS: &str = "select
    (select count(*) from tables where stage = 'open'),
    (select count(*) from tables where stage = 'running'),
    (select count(*) from tables where stage = 'finished' and finished_at is not null),
    (select count(*) from tables where stage = 'closed'),
    (select count(*) from people),
    (select count(*) from sessions)";

/// The statement of a list with its parameters.
///
/// Each reads an index in its order and stops, so that the cost of a page doesn't depend on the number of
/// tables. A test checks the plan of the database.
pub(crate) fn list<'a>(
    dialect: Dialect,
    listing: &'a Listing,
    limit: u32,
) -> (String, Vec<Value<'a>>) {
    // The index of all open tables would work too, but it contains unlisted ones.
    let index = |name: &str| match dialect {
        Dialect::Sqlite => format!("indexed by {name} "),
        Dialect::Postgres => String::new(),
    };
    let page = |before: &'a Option<(i64, TableId)>| match before {
        Some((time, id)) => (*time, id.as_str()),
        None => (i64::MAX, ""),
    };
    let (condition, order, values): (String, _, Vec<Value<'a>>) = match listing {
        Listing::Current { before } => {
            let (time, id) = page(before);
            let condition = "where stage in ('open', 'running') and listed
                     and (created_at, table_id) < ($2, $3)";
            (
                index("tables_current") + condition,
                "created_at",
                vec![limit.into(), time.into(), id.into()],
            )
        }
        Listing::Every { before } => {
            let (time, id) = page(before);
            let condition =
                "where stage in ('open', 'running') and (created_at, table_id) < ($2, $3)";
            (
                condition.to_owned(),
                "created_at",
                vec![limit.into(), time.into(), id.into()],
            )
        }
        Listing::CurrentOf(person) => {
            let condition = "where table_id in
                 (select table_id from seats where person = $2 and current
                  union select table_id from seats
                  where kept_for = $2 and current and person is not null)";
            (
                condition.to_owned(),
                "created_at",
                vec![limit.into(), person.into()],
            )
        }
        Listing::Finished { of: None, before } => {
            let (time, id) = page(before);
            let condition = "where stage = 'finished' and listed and finished_at is not null
                     and (finished_at, table_id) < ($2, $3)";
            (
                index("tables_finished") + condition,
                "finished_at",
                vec![limit.into(), time.into(), id.into()],
            )
        }
        Listing::Finished {
            of: Some(person),
            before,
        } => {
            let (time, id) = page(before);
            let condition = "where table_id in
                 (select table_id from seats where person = $2 and finished_at is not null
                     and (finished_at, table_id) < ($3, $4)
                  order by finished_at desc, table_id desc limit $1)";
            (
                condition.to_owned(),
                "finished_at",
                vec![limit.into(), person.into(), time.into(), id.into()],
            )
        }
    };
    let rest = format!("{condition} order by {order} desc, table_id desc limit $1");
    (select_rows(dialect, &rest), values)
}

impl Store {
    /// The tables of a list, at most `limit`, newest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn list(&self, listing: &Listing, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let (sql, values) = list(self.dialect(), listing, limit);
        self.fetch(sql, &values, table_row).await
    }

    /// How many open and running tables a person has opened.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn count_opened(&self, person: &PersonId) -> Result<u32, StoreError> {
        let sql = "select count(*) from tables
             where opened_by = $1 and stage in ('open', 'running')";
        let values = [person.into()];
        let count = self.fetch_optional(sql, &values, |row| row.number(0));
        Ok(count.await?.unwrap_or_default())
    }

    /// The row of a table.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn row(&self, table: &TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = select_rows(self.dialect(), "where table_id = $1");
        self.fetch_optional(sql, &[table.into()], table_row).await
    }

    /// The tables without a game that have had no event since `before`, oldest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn dead_tables(&self, before: i64) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_rows(self.dialect(), &format!("{DEAD} {OLDEST_FIRST}"));
        self.fetch(sql, &[before.into()], table_row).await
    }

    /// The tables whose games ended before `before`, at most `limit`, oldest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn finished_before(
        &self,
        before: i64,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let sql = select_rows(self.dialect(), FINISHED_BEFORE);
        self.fetch(sql, &[before.into(), limit.into()], table_row)
            .await
    }

    /// The numbers of tables, people and sessions.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let counts = self.fetch_optional(COUNTS, &[], counts);
        Ok(counts.await?.unwrap_or_default())
    }
}

/// The result of [`COUNTS`].
pub(crate) fn counts(row: &Row) -> Result<Counts, sqlx::Error> {
    Ok(Counts {
        open: row.number(0)?,
        running: row.number(1)?,
        finished: row.number(2)?,
        closed: row.number(3)?,
        people: row.number(4)?,
        sessions: row.number(5)?,
    })
}
