//! Accounts of people, who sign in with a password on any device.

use core::fmt;

use kagiya_protocol::PersonId;

use super::scrubbing::anonymize_seats;
use crate::connection::{Connection, Row, Value, decode};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::{StoredPerson, TokenHash};

/// A person with a password.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredAccount {
    /// The person.
    pub person: StoredPerson,
    /// The skeleton of the name, unique among accounts.
    pub look: String,
    /// The password as a salted hash, in the form that names its algorithm (a PHC string).
    pub password: String,
    /// When the account was created, in milliseconds since 1970.
    pub since: i64,
    /// The settings of the person's client, as JSON.
    pub settings: String,
}

impl fmt::Debug for StoredAccount {
    /// Omits the hash of the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredAccount")
            .field("person", &self.person)
            .field("since", &self.since)
            .finish_non_exhaustive()
    }
}

/// No session has this hash.
pub(super) const NO_HASH: &[u8] = &[];

/// The columns of an account.
const SELECT: &str =
    "select person, name, look, password, since, settings from accounts join people using (person)";

/// Changes a name, unless somebody else's account has its skeleton.
const RENAME: &str = "update people set name = $2 where person = $1
    and not exists (select 1 from accounts where look = $3 and person <> $1)";

/// Removes all data that belongs only to one person.
const REMOVE_PERSON: [&str; 16] = [
    "delete from accounts where person = $1",
    "delete from recovery_codes where person = $1",
    "delete from people where person = $1",
    "delete from notes where person = $1",
    "delete from watchers_talk where person = $1",
    "delete from played where person = $1",
    "delete from standings where person = $1",
    "delete from firsts where person = $1",
    "delete from seen where person = $1",
    "delete from devices where person = $1",
    "delete from ties where person = $1 or other = $1",
    "delete from shown where person = $1",
    "delete from invitations where person = $1",
    "delete from invitations where invited_by = $1",
    "delete from challenges where person = $1",
    "delete from push_subscriptions where person = $1",
];

fn account(row: &Row) -> Result<StoredAccount, sqlx::Error> {
    Ok(StoredAccount {
        person: StoredPerson {
            id: PersonId(row.get(0)?),
            name: row.get(1)?,
        },
        look: row.get(2)?,
        password: row.get(3)?,
        since: row.get(4)?,
        settings: row.get(5)?,
    })
}

impl Store {
    /// Creates the account of a known person, and gives them the account's name. Returns false, and writes
    /// nothing, if they have one already or another account's name has the same skeleton.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn open_account(&self, account: &StoredAccount) -> Result<bool, StoreError> {
        self.write(account.clone(), |connection, account| {
            Box::pin(async move {
                let open = "insert into accounts (person, look, password, since, settings)
                     select $1, $2, $3, $4, $5
                         where exists (select 1 from people where person = $1)
                     on conflict do nothing";
                let values = [
                    (&account.person.id).into(),
                    (&account.look).into(),
                    (&account.password).into(),
                    account.since.into(),
                    (&account.settings).into(),
                ];
                if connection.execute(open, &values).await? == 0 {
                    return Ok(false);
                }
                let rename = "update people set name = $2 where person = $1";
                let values = [(&account.person.id).into(), (&account.person.name).into()];
                connection.execute(rename, &values).await?;
                Ok(true)
            })
        })
        .await
    }

    /// The account whose name has this skeleton.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn account_called(&self, look: &str) -> Result<Option<StoredAccount>, StoreError> {
        let sql = format!("{SELECT} where look = $1");
        self.fetch_optional(sql, &[look.into()], account).await
    }

    /// The account of a person.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn account(&self, person: &PersonId) -> Result<Option<StoredAccount>, StoreError> {
        let sql = format!("{SELECT} where person = $1");
        self.fetch_optional(sql, &[person.into()], account).await
    }

    /// Adds a session of a person. Returns false if they have no account.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn add_session(
        &self,
        person: &PersonId,
        session: TokenHash,
        expires: i64,
    ) -> Result<bool, StoreError> {
        let data = (person.clone(), session, expires);
        self.write(data, |connection, (person, session, expires)| {
            Box::pin(async move {
                let add = "insert into sessions (hash, person, expires) select $1, $2, $3
                         where exists (select 1 from accounts where person = $2)";
                let values = [session.into(), person.into(), (*expires).into()];
                Ok(connection.execute(add, &values).await? > 0)
            })
        })
        .await
    }

    /// Changes the password of an account and ends the sessions of its person except this one. Returns those
    /// that have ended.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn change_password(
        &self,
        person: &PersonId,
        password: &str,
        but: TokenHash,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let data = (person.clone(), password.to_owned(), but);
        self.write(data, |connection, (person, password, but)| {
            Box::pin(async move {
                let change = "update accounts set password = $2 where person = $1";
                let values = [person.into(), password.into()];
                connection.execute(change, &values).await?;
                end_sessions(connection, person, but).await
            })
        })
        .await
    }

    /// Ends all sessions of a person. Returns them.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn end_sessions_of(&self, person: &PersonId) -> Result<Vec<TokenHash>, StoreError> {
        self.write(person.clone(), |connection, person| {
            Box::pin(end_sessions(connection, person, NO_HASH))
        })
        .await
    }

    /// Changes the settings of a person's client.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn change_settings(
        &self,
        person: &PersonId,
        settings: &str,
    ) -> Result<(), StoreError> {
        let data = (person.clone(), settings.to_owned());
        self.write(data, |connection, (person, settings)| {
            Box::pin(async move {
                let change = "update accounts set settings = $2 where person = $1";
                let values = [person.into(), settings.into()];
                connection.execute(change, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes a person with all that belongs only to them: the account, sessions, notes, the records of
    /// their play, and their name in the rows of tables. Their name in events stays until the server scrubs
    /// it for the people in [`people_gone`](Self::people_gone). Returns the sessions that have ended.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn remove_person(
        &self,
        person: &PersonId,
        now: i64,
    ) -> Result<Vec<TokenHash>, StoreError> {
        self.write((person.clone(), now), |connection, (person, now)| {
            Box::pin(async move {
                let ended = end_sessions(connection, person, NO_HASH).await?;
                let note = "insert into gone (person, at) values ($1, $2) on conflict do nothing";
                let values = [person.into(), (*now).into()];
                connection.execute(note, &values).await?;
                for remove in REMOVE_PERSON {
                    connection.execute(remove, &[person.into()]).await?;
                }
                anonymize_seats(connection).await?;
                Ok(ended)
            })
        })
        .await
    }
}

/// Ends the sessions of a person except the one with the hash `but`. Returns those that have ended.
pub(super) async fn end_sessions(
    connection: &mut Connection<'_>,
    person: &PersonId,
    but: &[u8],
) -> Result<Vec<TokenHash>, sqlx::Error> {
    let end = "delete from sessions where person = $1 and hash <> $2 returning hash";
    let values = [person.into(), Value::Bytes(but)];
    let rows = connection.fetch(end, &values).await?;
    let hash = |row: &Row| {
        let bytes: Vec<u8> = row.get(0)?;
        TokenHash::try_from(bytes.as_slice()).map_err(decode)
    };
    rows.iter().map(hash).collect()
}

/// Changes a name, unless somebody else's account has its skeleton: then it returns false.
pub(crate) async fn rename(
    connection: &mut Connection<'_>,
    person: &PersonId,
    name: &str,
    look: &str,
) -> Result<bool, sqlx::Error> {
    let values = [person.into(), name.into(), look.into()];
    if connection.execute(RENAME, &values).await? == 0 {
        return Ok(false);
    }
    let account = "update accounts set look = $2 where person = $1";
    connection
        .execute(account, &[person.into(), look.into()])
        .await?;
    Ok(true)
}
