//! What those who watch say to each other.

use kagiya_protocol::{PersonId, TableId};
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use super::{PostgresStore, unavailable};
use crate::store::queue::Write;
use crate::store::{Later, StoredLine, Talk};

impl Talk for PostgresStore {
    fn write_line<'a>(&'a self, line: &'a StoredLine) -> Later<'a, ()> {
        self.writer.write_only(Write::Line(line.clone()))
    }

    fn lines<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<StoredLine>> {
        Box::pin(async move {
            sqlx::query(
                "select person, name, command, at, remark, body from watchers_talk
                 where table_id = $1 order by line",
            )
            .bind(table.as_str())
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| {
                let line = |row: &PgRow| {
                    Ok(StoredLine {
                        table: table.clone(),
                        person: PersonId(row.try_get(0)?),
                        name: row.try_get(1)?,
                        command: row.try_get(2)?,
                        at: row.try_get(3)?,
                        remark: row.try_get(4)?,
                        text: row.try_get(5)?,
                    })
                };
                rows.iter().map(line).collect()
            })
            .map_err(unavailable)
        })
    }
}

/// Writes a line behind those that are there.
pub(super) async fn write_line(
    connection: &mut PgConnection,
    line: &StoredLine,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into watchers_talk (table_id, line, person, name, command, at, remark, body)
         select $1::text,
             (select coalesce(max(line), 0) + 1 from watchers_talk where table_id = $1),
             $2::text, $3::text, $4::text, $5::bigint, $6::text, $7::text
         where exists (select 1 from tables where table_id = $1)
             and not exists (select 1 from watchers_talk
                 where table_id = $1 and person = $2 and command = $4)",
    )
    .bind(line.table.as_str())
    .bind(line.person.as_str())
    .bind(&line.name)
    .bind(&line.command)
    .bind(line.at)
    .bind(&line.remark)
    .bind(&line.text)
    .execute(connection)
    .await?;
    Ok(())
}
