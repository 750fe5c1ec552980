//! Runs statements on both databases in one way.
//!
//! A statement has parameters `$1`, `$2` and so on, which both databases understand. Where their SQL differs,
//! [`Dialect`] provides it.

use std::borrow::Cow;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{
    AssertSqlSafe, ColumnIndex, Decode, Postgres, Row as _, Sqlite, Type, TypeInfo as _,
    ValueRef as _,
};

use kagiya_protocol::{ChallengeId, PersonId, TableId};

/// Text of a statement, written in this crate.
pub(crate) type Sql = Cow<'static, str>;

/// The SQL that differs between the two databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// The condition that `column` is among the texts of a [`Value::List`].
    pub(crate) fn in_list(self, column: &str, list: &str) -> String {
        match self {
            Self::Sqlite => format!("{column} in (select value from json_each({list}))"),
            Self::Postgres => format!("{column} = any({list})"),
        }
    }

    /// The beginning of a statement that inserts the objects of the JSON list `$1` into a table.
    pub(crate) fn insert_rows(self, table: &str, columns: &[&str]) -> String {
        let names = columns.join(", ");
        match self {
            Self::Sqlite => {
                let values = columns.iter().map(|column| format!("value ->> '{column}'"));
                let values = values.collect::<Vec<_>>().join(", ");
                // Without a condition, SQLite reads `on conflict` as part of the selection.
                format!(
                    "insert into {table} ({names}) select {values} from json_each($1) where true"
                )
            }
            Self::Postgres => format!(
                "insert into {table} ({names})
                 select {names} from json_populate_recordset(null::{table}, $1::json)"
            ),
        }
    }

    /// A selection from the objects of the JSON list `$1`, whose columns have these types of `PostgreSQL`.
    pub(crate) fn rows(self, columns: &[(&str, &str)]) -> String {
        let join = |of: &dyn Fn(&(&str, &str)) -> String| {
            columns.iter().map(of).collect::<Vec<_>>().join(", ")
        };
        match self {
            Self::Sqlite => {
                let values = join(&|(name, _)| format!("value ->> '{name}' as {name}"));
                format!("(select {values} from json_each($1))")
            }
            Self::Postgres => {
                let names = join(&|(name, _)| (*name).to_owned());
                let types = join(&|(name, kind)| format!("{name} {kind}"));
                format!("(select {names} from json_to_recordset($1::json) as rows ({types}))")
            }
        }
    }
}

/// A parameter of a statement.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Value<'v> {
    Text(Option<&'v str>),
    Number(Option<i64>),
    Bytes(&'v [u8]),
    /// The body of an event: text in `SQLite`, bytes in `PostgreSQL`.
    Body(&'v str),
    /// Texts for [`Dialect::in_list`]: JSON in `SQLite`, an array in `PostgreSQL`.
    List(&'v [&'v str]),
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Self::Text(Some(text))
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Self {
        Self::Text(Some(text))
    }
}

impl<'v> From<Option<&'v str>> for Value<'v> {
    fn from(text: Option<&'v str>) -> Self {
        Self::Text(text)
    }
}

impl<'v> From<&'v PersonId> for Value<'v> {
    fn from(id: &'v PersonId) -> Self {
        Self::Text(Some(id.as_str()))
    }
}

impl<'v> From<&'v TableId> for Value<'v> {
    fn from(id: &'v TableId) -> Self {
        Self::Text(Some(id.as_str()))
    }
}

impl<'v> From<&'v ChallengeId> for Value<'v> {
    fn from(id: &'v ChallengeId) -> Self {
        Self::Text(Some(id.as_str()))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(Some(number.into()))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl<'v> From<&'v [u8; 32]> for Value<'v> {
    fn from(hash: &'v [u8; 32]) -> Self {
        Self::Bytes(hash)
    }
}

impl<'v> From<&'v [&'v str]> for Value<'v> {
    fn from(list: &'v [&'v str]) -> Self {
        Self::List(list)
    }
}

fn for_sqlite(
    sql: Sql,
    values: &[Value<'_>],
) -> Result<Query<'static, Sqlite, SqliteArguments>, sqlx::Error> {
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for value in values {
        query = match value {
            Value::Text(text) => query.bind(*text),
            Value::Number(number) => query.bind(*number),
            Value::Bytes(bytes) => query.bind(*bytes),
            Value::Body(body) => query.bind(*body),
            Value::List(list) => query.bind(json(list)?),
        };
    }
    Ok(query)
}

fn for_postgres(sql: Sql, values: &[Value<'_>]) -> Query<'static, Postgres, PgArguments> {
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for value in values {
        query = match value {
            Value::Text(text) => query.bind(*text),
            Value::Number(number) => query.bind(*number),
            Value::Bytes(bytes) => query.bind(*bytes),
            Value::Body(body) => query.bind(body.as_bytes()),
            Value::List(list) => query.bind(*list),
        };
    }
    query
}

/// A value as JSON, the form in which rows and lists are sent to a database.
pub(crate) fn json(value: &(impl serde::Serialize + ?Sized)) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// A connection or a transaction.
#[derive(Debug)]
pub(crate) enum Connection<'c> {
    Sqlite(&'c mut SqliteConnection),
    Postgres(&'c mut PgConnection),
}

impl Connection<'_> {
    pub(crate) const fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// All rows that a statement selects or returns.
    pub(crate) async fn fetch(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, sqlx::Error> {
        let sql = sql.into();
        match self {
            Self::Sqlite(connection) => {
                let rows = for_sqlite(sql, values)?
                    .fetch_all(&mut **connection)
                    .await?;
                Ok(rows.into_iter().map(Row::Sqlite).collect())
            }
            Self::Postgres(connection) => {
                let rows = for_postgres(sql, values)
                    .fetch_all(&mut **connection)
                    .await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// The one row that a statement selects or returns.
    pub(crate) async fn fetch_one(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Row, sqlx::Error> {
        let rows = self.fetch(sql, values).await?;
        rows.into_iter().next().ok_or(sqlx::Error::RowNotFound)
    }

    /// Runs a statement. Returns the number of rows that it has changed.
    pub(crate) async fn execute(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<u64, sqlx::Error> {
        let sql = sql.into();
        match self {
            Self::Sqlite(connection) => {
                let done = for_sqlite(sql, values)?.execute(&mut **connection).await?;
                Ok(done.rows_affected())
            }
            Self::Postgres(connection) => {
                let done = for_postgres(sql, values).execute(&mut **connection).await?;
                Ok(done.rows_affected())
            }
        }
    }
}

/// A row of a result.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A column by its position or its name.
pub(crate) trait Column: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy {}

impl<C: ColumnIndex<SqliteRow> + ColumnIndex<PgRow> + Copy> Column for C {}

impl Row {
    /// A column of a type that both databases have.
    pub(crate) fn get<'r, T>(&'r self, column: impl Column) -> Result<T, sqlx::Error>
    where
        T: Decode<'r, Sqlite> + Type<Sqlite> + Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => row.try_get(column),
        }
    }

    /// An integer, whatever its width in the database.
    pub(crate) fn number_or_null<T>(&self, column: impl Column) -> Result<Option<T>, sqlx::Error>
    where
        T: TryFrom<i64>,
        T::Error: std::error::Error + Send + Sync + 'static,
    {
        let number: Option<i64> = match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => {
                let kind = row.try_get_raw(column)?.type_info().into_owned();
                if kind.name() == "INT4" {
                    row.try_get::<Option<i32>, _>(column)?.map(i64::from)
                } else {
                    row.try_get(column)?
                }
            }
        };
        let number = number.map(T::try_from).transpose();
        number.map_err(decode)
    }

    /// An integer, whatever its width in the database.
    pub(crate) fn number<T>(&self, column: impl Column) -> Result<T, sqlx::Error>
    where
        T: TryFrom<i64>,
        T::Error: std::error::Error + Send + Sync + 'static,
    {
        self.number_or_null(column)?
            .ok_or_else(|| decode("a number is missing"))
    }

    /// The body of an event.
    pub(crate) fn body(&self, column: usize) -> Result<Option<String>, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(column),
            Self::Postgres(row) => {
                let bytes: Option<Vec<u8>> = row.try_get(column)?;
                bytes.map(String::from_utf8).transpose().map_err(decode)
            }
        }
    }
}

/// A value in the database that this program can't have written.
pub(crate) fn decode(cause: impl Into<crate::Cause>) -> sqlx::Error {
    sqlx::Error::Decode(cause.into())
}

/// The connections on which a store reads.
#[derive(Clone, Debug)]
pub(crate) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    pub(crate) const fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    pub(crate) async fn acquire(&self) -> Result<Reader, sqlx::Error> {
        Ok(match self {
            Self::Sqlite(pool) => Reader::Sqlite(pool.acquire().await?),
            Self::Postgres(pool) => Reader::Postgres(pool.acquire().await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// A connection that returns to its pool when it is dropped.
pub(crate) enum Reader {
    Sqlite(PoolConnection<Sqlite>),
    Postgres(PoolConnection<Postgres>),
}

impl Reader {
    pub(crate) fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(connection) => Connection::Sqlite(connection),
            Self::Postgres(connection) => Connection::Postgres(connection),
        }
    }
}
