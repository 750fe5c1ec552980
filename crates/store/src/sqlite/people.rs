//! People, their sessions, and who is kept out.

use kagiya_protocol::PersonId;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::accounts::strangers;
use super::{SqliteStore, unavailable};
use crate::both::PORTION;
use crate::queue::Write;
use crate::{Block, Later, People, StoreError, StoredPerson, TokenHash};

/// The person with an id.
pub(super) const PERSON: &str = "select person, name from people where person = $1";

/// The people with an id or a name.
pub(super) const CALLED: &str = "select person, name from people where person = $1 or name = $1
    order by person <> $1, person limit $2";

fn stored_person(row: &SqliteRow) -> Result<StoredPerson, sqlx::Error> {
    Ok(StoredPerson {
        id: PersonId(row.try_get(0)?),
        name: row.try_get(1)?,
    })
}

impl People for SqliteStore {
    fn block<'a>(&'a self, block: &'a Block) -> Later<'a, ()> {
        self.writer.write_only(Write::Block(block.clone()))
    }

    fn blocks(&self, now: i64) -> Later<'_, Vec<Block>> {
        Box::pin(async move {
            sqlx::query("select who, until, why from blocks where until > $1 order by who")
                .bind(now)
                .fetch_all(&self.readers)
                .await
                .and_then(|rows| {
                    let block = |row: &SqliteRow| {
                        Ok(Block {
                            who: row.try_get(0)?,
                            until: row.try_get(1)?,
                            why: row.try_get(2)?,
                        })
                    };
                    rows.iter().map(block).collect()
                })
                .map_err(unavailable)
        })
    }

    fn person<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredPerson>> {
        Box::pin(async move {
            sqlx::query(PERSON)
                .bind(person.as_str())
                .fetch_optional(&self.readers)
                .await
                .and_then(|row| row.as_ref().map(stored_person).transpose())
                .map_err(unavailable)
        })
    }

    fn people_called<'a>(&'a self, called: &'a str, limit: u32) -> Later<'a, Vec<StoredPerson>> {
        Box::pin(async move {
            sqlx::query(CALLED)
                .bind(called)
                .bind(limit)
                .fetch_all(&self.readers)
                .await
                .and_then(|rows| rows.iter().map(stored_person).collect())
                .map_err(unavailable)
        })
    }

    fn end_sessions(&self) -> Later<'_, u64> {
        Box::pin(async move {
            let gone = self.writer.write_counted(Write::EndSessions).await?;
            self.forget_strangers().await?;
            Ok(gone)
        })
    }

    fn add_person<'a>(
        &'a self,
        person: &'a StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, ()> {
        self.writer.write_only(Write::AddPerson {
            person: person.clone(),
            session,
            expires,
        })
    }

    fn rename<'a>(&'a self, person: &'a PersonId, name: &'a str, look: &'a str) -> Later<'a, bool> {
        self.writer.write_if(Write::Rename {
            person: person.clone(),
            name: name.to_owned(),
            look: look.to_owned(),
        })
    }

    fn session(&self, session: TokenHash, now: i64) -> Later<'_, Option<(StoredPerson, i64)>> {
        Box::pin(async move {
            sqlx::query(
                "select person, name, expires from sessions join people using (person)
                 where hash = $1 and expires > $2",
            )
            .bind(&session[..])
            .bind(now)
            .fetch_optional(&self.readers)
            .await
            .and_then(|row| {
                row.map(|row| {
                    let id = PersonId(row.try_get(0)?);
                    let name = row.try_get(1)?;
                    Ok((StoredPerson { id, name }, row.try_get(2)?))
                })
                .transpose()
            })
            .map_err(unavailable)
        })
    }

    fn extend_session(&self, session: TokenHash, expires: i64) -> Later<'_, ()> {
        self.writer.write_only(Write::Extend { session, expires })
    }

    fn end_session(&self, session: TokenHash) -> Later<'_, ()> {
        self.writer.write_only(Write::End { session })
    }

    fn forget_sessions(&self, now: i64) -> Later<'_, u64> {
        Box::pin(async move {
            let mut gone = 0;
            loop {
                let forget = Write::ForgetSessions { now };
                let portion = self.writer.write_counted(forget).await?;
                gone += portion;
                if portion < u64::from(PORTION) {
                    break;
                }
            }
            self.forget_strangers().await?;
            Ok(gone)
        })
    }
}

impl SqliteStore {
    /// Removes who can't prove any more who they are: found where one reads, so that the writer is held by a portion
    /// of them only.
    async fn forget_strangers(&self) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let found = strangers(&self.readers, &after).await;
            let found = found.map_err(unavailable)?;
            let Some(last) = found.last() else {
                return Ok(());
            };
            last.clone_into(&mut after);
            self.writer.write_only(Write::ForgetPeople(found)).await?;
        }
    }
}
