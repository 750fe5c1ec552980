//! Recovery codes, each of which replaces a forgotten password once.

use kagiya_protocol::PersonId;

use super::accounts::{NO_HASH, end_sessions};
use crate::connection::{Row, Value};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::TokenHash;

/// A session that starts with a recovery code.
#[derive(Clone, Debug)]
pub struct Recovery {
    /// The person with the account.
    pub person: PersonId,
    /// The hash of the code.
    pub code: TokenHash,
    /// The hash of the new password.
    pub password: String,
    /// The hash of the new session's token.
    pub session: TokenHash,
    /// When the session expires, in milliseconds since 1970.
    pub expires: i64,
}

impl Store {
    /// Replaces the recovery codes of an account by codes with these hashes. Returns false, and writes nothing,
    /// if the person has no account.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn set_recovery_codes(
        &self,
        person: &PersonId,
        codes: &[TokenHash],
    ) -> Result<bool, StoreError> {
        let data = (person.clone(), codes.to_vec());
        self.write(data, |connection, (person, codes)| {
            Box::pin(async move {
                let remove = "delete from recovery_codes where person = $1";
                connection.execute(remove, &[person.into()]).await?;
                let add = "insert into recovery_codes (person, hash) select $1, $2
                     where exists (select 1 from accounts where person = $1)";
                for code in codes {
                    let values = [person.into(), Value::Bytes(code)];
                    if connection.execute(add, &values).await? == 0 {
                        return Ok(false);
                    }
                }
                Ok(true)
            })
        })
        .await
    }

    /// The number of unused recovery codes of a person.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn count_recovery_codes(&self, person: &PersonId) -> Result<u32, StoreError> {
        let sql = "select count(*) from recovery_codes where person = $1";
        let count = |row: &Row| row.get(0);
        let found: Option<i64> = self.fetch_optional(sql, &[person.into()], count).await?;
        Ok(found
            .and_then(|count| u32::try_from(count).ok())
            .unwrap_or_default())
    }

    /// Whether a person has this unused recovery code.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn has_recovery_code(
        &self,
        person: &PersonId,
        code: TokenHash,
    ) -> Result<bool, StoreError> {
        let sql = "select count(*) from recovery_codes where person = $1 and hash = $2";
        let values = [person.into(), Value::Bytes(&code)];
        let count: Option<i64> = self.fetch_optional(sql, &values, |row| row.get(0)).await?;
        Ok(count.is_some_and(|count| count > 0))
    }

    /// Uses a recovery code: changes the password, ends all sessions of the person and starts another one.
    /// Returns the sessions that have ended, or `None`, and writes nothing, if the person has no such code.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn recover(&self, recovery: &Recovery) -> Result<Option<Vec<TokenHash>>, StoreError> {
        self.write(recovery.clone(), |connection, recovery| {
            Box::pin(async move {
                let person = &recovery.person;
                let remove = "delete from recovery_codes where person = $1 and hash = $2";
                let values = [person.into(), Value::Bytes(&recovery.code)];
                if connection.execute(remove, &values).await? == 0 {
                    return Ok(None);
                }
                let change = "update accounts set password = $2 where person = $1";
                let values = [person.into(), (&recovery.password).into()];
                connection.execute(change, &values).await?;
                let ended = end_sessions(connection, person, NO_HASH).await?;
                let add = "insert into sessions (hash, person, expires) values ($1, $2, $3)";
                let values = [
                    Value::Bytes(&recovery.session),
                    person.into(),
                    recovery.expires.into(),
                ];
                connection.execute(add, &values).await?;
                Ok(Some(ended))
            })
        })
        .await
    }
}
