//! People, their sessions, and bans.

use kagiya_protocol::PersonId;

use super::accounts::rename;
use crate::connection::{Connection, Row};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{StoredPerson, TokenHash};

/// The most sessions or people that are removed in one transaction, as other writes wait.
pub(crate) const BATCH: u32 = 1_000;

/// The person with an id.
pub(crate) const PERSON: &str = "select person, name from people where person = $1";

/// The people with an id or a name.
pub(crate) const CALLED: &str = "select person, name from people where person = $1 or name = $1
    order by person <> $1, person limit $2";

/// Removes expired sessions, up to a limit.
pub(crate) const FORGET_SESSIONS: &str = "delete from sessions where hash in
    (select hash from sessions where expires <= $1 order by expires limit $2)";

/// The people after one who have neither a session nor an account, in the order of their ids.
pub(crate) const STRANGERS: &str = "select person from people where person > $1
    and not exists (select 1 from sessions where sessions.person = people.person)
    and not exists (select 1 from accounts where accounts.person = people.person)
    order by person limit $2";

/// The columns that name a person, in the order in which they are searched.
const OF_STRANGERS: [(&str, &str); 11] = [
    ("seen", "person"),
    ("devices", "person"),
    ("ties", "person"),
    ("ties", "other"),
    ("shown", "person"),
    ("invitations", "person"),
    ("invitations", "invited_by"),
    ("played", "person"),
    ("standings", "person"),
    ("firsts", "person"),
    ("people", "person"),
];

/// A ban from the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The target, with its kind, as in `guest:ID`.
    pub who: String,
    /// When it ends, in milliseconds since 1970.
    pub until: i64,
    /// The reason, as the administrator wrote it.
    pub why: String,
}

fn stored_person(row: &Row) -> Result<StoredPerson, sqlx::Error> {
    Ok(StoredPerson {
        id: PersonId(row.get(0)?),
        name: row.get(1)?,
    })
}

impl Store {
    /// Adds a person with a session.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn add_person(
        &self,
        person: &StoredPerson,
        session: TokenHash,
        expires: i64,
    ) -> Result<(), StoreError> {
        let data = (person.clone(), session, expires);
        self.write(data, |connection, (person, session, expires)| {
            Box::pin(async move {
                let add = "insert into people (person, name) values ($1, $2)";
                let values = [(&person.id).into(), (&person.name).into()];
                connection.execute(add, &values).await?;
                let add = "insert into sessions (hash, person, expires) values ($1, $2, $3)";
                let values = [session.into(), (&person.id).into(), (*expires).into()];
                connection.execute(add, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Changes the name of a person, whose skeleton is `look`. Returns false if somebody else's account has
    /// that skeleton.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn rename(
        &self,
        person: &PersonId,
        name: &str,
        look: &str,
    ) -> Result<bool, StoreError> {
        let data = (person.clone(), name.to_owned(), look.to_owned());
        self.write(data, |connection, (person, name, look)| {
            Box::pin(rename(connection, person, name, look))
        })
        .await
    }

    /// The person of a session and the time when it expires, unless that was before `now`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn session(
        &self,
        session: TokenHash,
        now: i64,
    ) -> Result<Option<(StoredPerson, i64)>, StoreError> {
        let sql = "select person, name, expires from sessions join people using (person)
             where hash = $1 and expires > $2";
        self.fetch_optional(sql, &[(&session).into(), now.into()], |row| {
            Ok((stored_person(row)?, row.get(2)?))
        })
        .await
    }

    /// Changes the time when a session expires.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn extend_session(&self, session: TokenHash, expires: i64) -> Result<(), StoreError> {
        self.write((session, expires), |connection, (session, expires)| {
            Box::pin(async move {
                let extend = "update sessions set expires = $2 where hash = $1";
                let values = [session.into(), (*expires).into()];
                connection.execute(extend, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Ends a session.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn end_session(&self, session: TokenHash) -> Result<(), StoreError> {
        self.write(session, |connection, session| {
            Box::pin(async move {
                let end = "delete from sessions where hash = $1";
                connection.execute(end, &[session.into()]).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes the sessions that have expired at the time `now`, the people who have neither a session nor an
    /// account left (they can't sign in any longer), and the bans that have ended. Returns the number of
    /// sessions removed.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn forget_sessions(&self, now: i64) -> Result<u64, StoreError> {
        let bans = self.write_many(now, |connection, now| {
            Box::pin(async move {
                let end = "delete from blocks where until <= $1";
                connection.execute(end, &[(*now).into()]).await
            })
        });
        bans.await?;
        let mut removed = 0;
        loop {
            let batch = self.write_many(now, |connection, now| {
                Box::pin(async move {
                    let values = [(*now).into(), BATCH.into()];
                    connection.execute(FORGET_SESSIONS, &values).await
                })
            });
            let batch = batch.await?;
            removed += batch;
            if batch < u64::from(BATCH) {
                break;
            }
        }
        self.forget_unused_push().await?;
        self.forget_strangers().await?;
        Ok(removed)
    }

    /// Removes the people who can't sign in any longer. Readers find them, so that the writer is occupied by
    /// one batch at a time only.
    async fn forget_strangers(&self) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let values = [(&after).into(), BATCH.into()];
            let found = self.fetch(STRANGERS, &values, |row| row.get::<String>(0));
            let found = found.await?;
            let Some(last) = found.last() else {
                return Ok(());
            };
            last.clone_into(&mut after);
            self.write_many(found, |connection, people| {
                Box::pin(forget_people(connection, people))
            })
            .await?;
        }
    }

    /// Adds a ban, or changes one of the same target. One that ends before now has no effect.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn block(&self, block: &Block) -> Result<(), StoreError> {
        self.write(block.clone(), |connection, block| {
            Box::pin(async move {
                let add = "insert into blocks (who, until, why) values ($1, $2, $3)
                     on conflict (who) do update set until = excluded.until, why = excluded.why";
                let values = [(&block.who).into(), block.until.into(), (&block.why).into()];
                connection.execute(add, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// The bans at the time `now`, in the order of their targets.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn blocks(&self, now: i64) -> Result<Vec<Block>, StoreError> {
        let sql = "select who, until, why from blocks where until > $1 order by who";
        self.fetch(sql, &[now.into()], |row| {
            Ok(Block {
                who: row.get(0)?,
                until: row.get(1)?,
                why: row.get(2)?,
            })
        })
        .await
    }

    /// The person with this id, and not with this name: any player may ask for any id.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn person(&self, person: &PersonId) -> Result<Option<StoredPerson>, StoreError> {
        self.fetch_optional(PERSON, &[person.into()], stored_person)
            .await
    }

    /// Those of these people who are known, with their present names.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn people_with(&self, ids: &[PersonId]) -> Result<Vec<StoredPerson>, StoreError> {
        let among = self.dialect().in_list("person", "$1");
        let ids: Vec<&str> = ids.iter().map(PersonId::as_str).collect();
        let sql = format!("select person, name from people where {among}");
        self.fetch(sql, &[(&*ids).into()], stored_person).await
    }

    /// The people with this id or this name, at most `limit`; the one with the id comes first. It is for
    /// administrators, since many may have the same name.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn people_called(
        &self,
        called: &str,
        limit: u32,
    ) -> Result<Vec<StoredPerson>, StoreError> {
        self.fetch(CALLED, &[called.into(), limit.into()], stored_person)
            .await
    }

    /// Ends all sessions, and removes the people without an account, who can't sign in any longer. Returns
    /// the number of sessions ended.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn end_sessions(&self) -> Result<u64, StoreError> {
        let end = self.write_many((), |connection, ()| {
            Box::pin(connection.execute("delete from sessions", &[]))
        });
        let ended = end.await?;
        self.forget_strangers().await?;
        Ok(ended)
    }
}

/// Removes people and the records of their play, except those with a session or an account.
async fn forget_people(
    connection: &mut Connection<'_>,
    people: &[String],
) -> Result<(), sqlx::Error> {
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    let among = connection.dialect().in_list("person", "$1");
    for (table, column) in OF_STRANGERS {
        let forget = format!(
            "delete from {table} where {column} in (select person from people where {among}
                 and not exists (select 1 from sessions where sessions.person = people.person)
                 and not exists (select 1 from accounts where accounts.person = people.person))"
        );
        connection.execute(forget, &[(&*people).into()]).await?;
    }
    Ok(())
}
