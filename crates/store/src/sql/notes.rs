//! Players' notes on cards.

use kagiya_protocol::{PersonId, TableId};

use crate::connection::Connection;
use crate::error::StoreError;
use crate::store::Store;

/// A player's note on a card, which only they can read until the game has ended.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StoredNote {
    /// The table.
    pub table: TableId,
    /// The player.
    pub person: PersonId,
    /// The number of the card.
    pub card: u8,
    /// The word of the mark, if the card has one.
    pub mark: Option<String>,
    /// The text, without a zero character; it may be empty.
    pub text: String,
}

impl StoredNote {
    /// Whether it has neither a mark nor a text.
    pub const fn is_empty(&self) -> bool {
        self.mark.is_none() && self.text.is_empty()
    }
}

/// All notes of a table, or those of one person.
const NOTES: &str = "
select person, card, mark, body from notes
where table_id = $1 and (person = $2 or cast($2 as text) is null)
order by person, card";

const REMOVE_NOTE: &str = "delete from notes where table_id = $1 and person = $2 and card = $3";

/// Replaces a note or adds it, if the table exists.
const WRITE_NOTE: &str = "
insert into notes (table_id, person, card, mark, body)
select $1, $2, cast($3 as integer), $4, $5
where exists (select 1 from tables where table_id = $1)
on conflict (table_id, person, card)
do update set mark = excluded.mark, body = excluded.body";

impl Store {
    /// Replaces a person's note on a card. An empty one removes it, and nothing is stored for a table that
    /// does not exist. Notes are separate from the events of the table, so that nobody else can read them.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn write_note(&self, note: &StoredNote) -> Result<(), StoreError> {
        self.write(note.clone(), |connection, note| {
            Box::pin(write_note(connection, note))
        })
        .await
    }

    /// The notes of a person at a table, or those of all people there, by person and card.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn notes(
        &self,
        table: &TableId,
        of: Option<&PersonId>,
    ) -> Result<Vec<StoredNote>, StoreError> {
        let values = [table.into(), of.map(PersonId::as_str).into()];
        self.fetch(NOTES, &values, |row| {
            Ok(StoredNote {
                table: table.clone(),
                person: PersonId(row.get(0)?),
                card: row.number(1)?,
                mark: row.get(2)?,
                text: row.get(3)?,
            })
        })
        .await
    }
}

async fn write_note(connection: &mut Connection<'_>, note: &StoredNote) -> Result<(), sqlx::Error> {
    let table = (&note.table).into();
    let person = (&note.person).into();
    let card = i64::from(note.card).into();
    if note.is_empty() {
        connection
            .execute(REMOVE_NOTE, &[table, person, card])
            .await?;
        return Ok(());
    }
    let (mark, text) = (note.mark.as_deref().into(), (&note.text).into());
    connection
        .execute(WRITE_NOTE, &[table, person, card, mark, text])
        .await?;
    Ok(())
}
