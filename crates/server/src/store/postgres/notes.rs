//! What players have noted on cards.

use kagiya_protocol::{PersonId, TableId};
use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgRow};

use super::{PostgresStore, unavailable};
use crate::store::queue::Write;
use crate::store::{Later, Notes, StoredNote};

impl Notes for PostgresStore {
    fn write_note<'a>(&'a self, note: &'a StoredNote) -> Later<'a, ()> {
        self.writer.write_only(Write::Note(note.clone()))
    }

    fn notes<'a>(
        &'a self,
        table: &'a TableId,
        of: Option<&'a PersonId>,
    ) -> Later<'a, Vec<StoredNote>> {
        Box::pin(async move {
            sqlx::query(
                "select person, card, mark, body from notes
                 where table_id = $1 and (person = $2 or $2::text is null) order by person, card",
            )
            .bind(table.as_str())
            .bind(of.map(PersonId::as_str))
            .fetch_all(&self.readers)
            .await
            .and_then(|rows| {
                let note = |row: &PgRow| {
                    let card = u8::try_from(row.try_get::<i32, _>(1)?)
                        .map_err(|error| sqlx::Error::Decode(error.into()))?;
                    Ok(StoredNote {
                        table: table.clone(),
                        person: PersonId(row.try_get(0)?),
                        card,
                        mark: row.try_get(2)?,
                        text: row.try_get(3)?,
                    })
                };
                rows.iter().map(note).collect()
            })
            .map_err(unavailable)
        })
    }
}

/// Writes a note, or removes it.
pub(super) async fn write_note(
    connection: &mut PgConnection,
    note: &StoredNote,
) -> Result<(), sqlx::Error> {
    if note.is_empty() {
        sqlx::query("delete from notes where table_id = $1 and person = $2 and card = $3")
            .bind(note.table.as_str())
            .bind(note.person.as_str())
            .bind(i32::from(note.card))
            .execute(connection)
            .await?;
        return Ok(());
    }
    sqlx::query(
        "insert into notes (table_id, person, card, mark, body)
         select $1, $2, $3::int4, $4, $5 where exists (select 1 from tables where table_id = $1)
         on conflict (table_id, person, card)
         do update set mark = excluded.mark, body = excluded.body",
    )
    .bind(note.table.as_str())
    .bind(note.person.as_str())
    .bind(i32::from(note.card))
    .bind(&note.mark)
    .bind(&note.text)
    .execute(connection)
    .await?;
    Ok(())
}
