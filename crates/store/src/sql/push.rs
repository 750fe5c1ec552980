//! The browsers that get notifications by web push.

use kagiya_protocol::PersonId;

use crate::connection::{Row, Value};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::TokenHash;

/// A subscription of a browser. It is used as long as its session lives.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredPush {
    /// The address at the push service. Anyone who knows it and the keys can send notifications.
    pub endpoint: String,
    /// The browser's public key: an uncompressed point of P-256.
    pub p256dh: Vec<u8>,
    /// The secret that the server and the browser share.
    pub auth: Vec<u8>,
    /// The kinds of notifications that the person wants here, separated by spaces.
    pub kinds: String,
    /// When the browser last confirmed it, in milliseconds since 1970.
    pub at: i64,
}

impl core::fmt::Debug for StoredPush {
    /// Omits the endpoint and the keys, which are secrets.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("StoredPush")
            .field("kinds", &self.kinds)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

/// Adds or replaces the subscription of an endpoint, if the person has this session.
const ADD: &str =
    "insert into push_subscriptions (endpoint, person, session, p256dh, auth, kinds, at)
    select $1, $2, $3, $4, $5, $6, $7
        where exists (select 1 from sessions where hash = $3 and person = $2)
    on conflict (endpoint) do update set person = excluded.person, session = excluded.session,
        p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds, at = excluded.at";

/// Removes all subscriptions of a person but the newest ones.
const KEEP_NEWEST: &str = "delete from push_subscriptions where person = $1 and endpoint not in
    (select endpoint from push_subscriptions where person = $1 order by at desc, endpoint limit $2)";

/// Removes the subscriptions without a session.
const FORGET_UNUSED: &str = "delete from push_subscriptions
    where not exists (select 1 from sessions where hash = push_subscriptions.session)";

/// The subscriptions of a person with a live session, newest first.
const OF_PERSON: &str = "select endpoint, p256dh, auth, kinds, at from push_subscriptions
    join sessions on sessions.hash = push_subscriptions.session
        and sessions.person = push_subscriptions.person
    where push_subscriptions.person = $1 and sessions.expires > $2
    order by at desc, endpoint";

fn push(row: &Row) -> Result<StoredPush, sqlx::Error> {
    Ok(StoredPush {
        endpoint: row.get(0)?,
        p256dh: row.get(1)?,
        auth: row.get(2)?,
        kinds: row.get(3)?,
        at: row.get(4)?,
    })
}

impl Store {
    /// Adds a subscription of a person's session, or replaces the one with the same endpoint, also that of another
    /// person. Of each person the newest `most` are kept. Returns false, and writes nothing, if there is no such
    /// session.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn add_push(
        &self,
        person: &PersonId,
        session: TokenHash,
        push: StoredPush,
        most: u32,
    ) -> Result<bool, StoreError> {
        let data = (person.clone(), session, push, most);
        self.write(data, |connection, (person, session, push, most)| {
            Box::pin(async move {
                let values = [
                    (&push.endpoint).into(),
                    person.into(),
                    session.into(),
                    Value::Bytes(&push.p256dh),
                    Value::Bytes(&push.auth),
                    (&push.kinds).into(),
                    push.at.into(),
                ];
                if connection.execute(ADD, &values).await? == 0 {
                    return Ok(false);
                }
                let values = [person.into(), (*most).into()];
                connection.execute(KEEP_NEWEST, &values).await?;
                Ok(true)
            })
        })
        .await
    }

    /// The subscriptions of a person whose session is valid at the time `now`, newest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn push_of(
        &self,
        person: &PersonId,
        now: i64,
    ) -> Result<Vec<StoredPush>, StoreError> {
        let values = [person.into(), now.into()];
        self.fetch(OF_PERSON, &values, push).await
    }

    /// Removes a subscription of a person.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn remove_push(&self, person: &PersonId, endpoint: &str) -> Result<(), StoreError> {
        let data = (person.clone(), endpoint.to_owned());
        self.write(data, |connection, (person, endpoint)| {
            Box::pin(async move {
                let remove = "delete from push_subscriptions where endpoint = $1 and person = $2";
                let values = [endpoint.into(), person.into()];
                connection.execute(remove, &values).await?;
                Ok(())
            })
        })
        .await
    }

    /// Removes the subscriptions whose session has ended.
    pub(super) async fn forget_unused_push(&self) -> Result<(), StoreError> {
        self.write_many((), |connection, ()| {
            Box::pin(async move {
                connection.execute(FORGET_UNUSED, &[]).await?;
                Ok(())
            })
        })
        .await
    }
}
