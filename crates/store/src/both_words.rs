//! What players have noted on cards, and what those who watch say: alike in both databases.

/// All notes of a table, or those of one person.
pub(super) const NOTES: &str = "
select person, card, mark, body from notes
where table_id = $1 and (person = $2 or cast($2 as text) is null)
order by person, card";

/// A note is no more.
pub(super) const REMOVE_NOTE: &str =
    "delete from notes where table_id = $1 and person = $2 and card = $3";

/// A note in the place of the one that there is; none at a table that is not there.
pub(super) const WRITE_NOTE: &str = "
insert into notes (table_id, person, card, mark, body)
select $1, $2, cast($3 as integer), $4, $5
where exists (select 1 from tables where table_id = $1)
on conflict (table_id, person, card)
do update set mark = excluded.mark, body = excluded.body";

/// What was said at a table, in its order.
pub(super) const LINES: &str = "
select person, name, command, at, remark, body from watchers_talk
where table_id = $1 order by line";

/// A line behind those that are there, once for each command.
pub(super) const WRITE_LINE: &str = "
insert into watchers_talk (table_id, line, person, name, command, at, remark, body)
select cast($1 as text),
    (select coalesce(max(line), 0) + 1 from watchers_talk where table_id = $1),
    cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint), cast($6 as text),
    cast($7 as text)
where exists (select 1 from tables where table_id = $1)
    and not exists (select 1 from watchers_talk
        where table_id = $1 and person = $2 and command = $4)";

/// Notes and the talk of watchers in a database: its store, its connection and its row.
macro_rules! notes_and_talk {
    ($store:ty, $connection:ty, $row:ty) => {
        use kagiya_protocol::{PersonId, TableId};
        use sqlx::Row as _;

        use super::unavailable;
        use crate::both_words as both;
        use crate::queue::Write;
        use crate::{Later, Notes, StoredLine, StoredNote, Talk};

        impl Notes for $store {
            fn write_note<'a>(&'a self, note: &'a StoredNote) -> Later<'a, ()> {
                self.writer.write_only(Write::Note(note.clone()))
            }

            fn notes<'a>(
                &'a self,
                table: &'a TableId,
                of: Option<&'a PersonId>,
            ) -> Later<'a, Vec<StoredNote>> {
                Box::pin(async move {
                    sqlx::query(both::NOTES)
                        .bind(table.as_str())
                        .bind(of.map(PersonId::as_str))
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| {
                            let note = |row: &$row| {
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

        impl Talk for $store {
            fn write_line<'a>(&'a self, line: &'a StoredLine) -> Later<'a, ()> {
                self.writer.write_only(Write::Line(line.clone()))
            }

            fn lines<'a>(&'a self, table: &'a TableId) -> Later<'a, Vec<StoredLine>> {
                Box::pin(async move {
                    sqlx::query(both::LINES)
                        .bind(table.as_str())
                        .fetch_all(&self.readers)
                        .await
                        .and_then(|rows| {
                            let line = |row: &$row| {
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

        /// Writes a note, or removes it.
        pub(super) async fn write_note(
            connection: &mut $connection,
            note: &StoredNote,
        ) -> Result<(), sqlx::Error> {
            if note.is_empty() {
                sqlx::query(both::REMOVE_NOTE)
                    .bind(note.table.as_str())
                    .bind(note.person.as_str())
                    .bind(i32::from(note.card))
                    .execute(connection)
                    .await?;
                return Ok(());
            }
            sqlx::query(both::WRITE_NOTE)
                .bind(note.table.as_str())
                .bind(note.person.as_str())
                .bind(i32::from(note.card))
                .bind(&note.mark)
                .bind(&note.text)
                .execute(connection)
                .await?;
            Ok(())
        }

        /// Writes a line behind those that are there.
        pub(super) async fn write_line(
            connection: &mut $connection,
            line: &StoredLine,
        ) -> Result<(), sqlx::Error> {
            sqlx::query(both::WRITE_LINE)
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
    };
}

pub(super) use notes_and_talk;
