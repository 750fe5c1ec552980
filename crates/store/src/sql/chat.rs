//! The spectators' chat.

use kagiya_protocol::{PersonId, TableId};

use crate::error::StoreError;
use crate::store::Store;

/// A line of the spectators' chat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredLine {
    /// The table.
    pub table: TableId,
    /// The person whose command wrote it.
    pub person: PersonId,
    /// Their name then.
    pub name: String,
    /// The id of their command.
    pub command: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The word of a prepared remark, if it is one.
    pub remark: Option<String>,
    /// The text, without a zero character; empty for a remark.
    pub text: String,
}

/// The lines at a table, in their order.
const LINES: &str = "
select person, name, command, at, remark, body from watchers_talk
where table_id = $1 order by line";

/// Adds a line after the existing ones, once for each command.
const WRITE_LINE: &str = "
insert into watchers_talk (table_id, line, person, name, command, at, remark, body)
select cast($1 as text),
    (select coalesce(max(line), 0) + 1 from watchers_talk where table_id = $1),
    cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint), cast($6 as text),
    cast($7 as text)
where exists (select 1 from tables where table_id = $1)
    and not exists (select 1 from watchers_talk
        where table_id = $1 and person = $2 and command = $4)";

impl Store {
    /// Adds a line of the spectators' chat. A repeated command adds no second line, and nothing is stored for
    /// a table that does not exist. The chat is separate from the events of the table, whose numbers would
    /// reveal it to the players.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn write_line(&self, line: &StoredLine) -> Result<(), StoreError> {
        self.write(line.clone(), |connection, line| {
            Box::pin(async move {
                let values = [
                    (&line.table).into(),
                    (&line.person).into(),
                    (&line.name).into(),
                    (&line.command).into(),
                    line.at.into(),
                    line.remark.as_deref().into(),
                    (&line.text).into(),
                ];
                connection.execute(WRITE_LINE, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// All lines at a table, in the order in which they were written.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn lines(&self, table: &TableId) -> Result<Vec<StoredLine>, StoreError> {
        self.fetch(LINES, &[table.into()], |row| {
            Ok(StoredLine {
                table: table.clone(),
                person: PersonId(row.get(0)?),
                name: row.get(1)?,
                command: row.get(2)?,
                at: row.get(3)?,
                remark: row.get(4)?,
                text: row.get(5)?,
            })
        })
        .await
    }
}
