//! The computed reviews of finished games.

use kagiya_protocol::TableId;

use crate::connection::Value;
use crate::error::StoreError;
use crate::store::Store;

/// A computed review. It can be computed again from the events of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReview {
    /// The version of its form and its values.
    pub version: u32,
    /// When it was computed, in milliseconds since 1970.
    pub at: i64,
    /// The review, in the form of the version.
    pub body: Vec<u8>,
}

/// Replaces a review or adds it, if the table exists.
const WRITE: &str = "
insert into reviews (table_id, version, at, body)
select $1, $2, $3, $4 where exists (select 1 from tables where table_id = $1)
on conflict (table_id) do update
set version = excluded.version, at = excluded.at, body = excluded.body";

impl Store {
    /// Keeps the review of a table's game instead of an earlier one. Nothing is stored for a table that does not
    /// exist.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn write_review(
        &self,
        table: &TableId,
        review: StoredReview,
    ) -> Result<(), StoreError> {
        self.write((table.clone(), review), |connection, (table, review)| {
            Box::pin(async move {
                let values = [
                    (&*table).into(),
                    review.version.into(),
                    review.at.into(),
                    Value::Bytes(&review.body),
                ];
                connection.execute(WRITE, &values).await.map(drop)
            })
        })
        .await
    }

    /// The review of a table's game, if it has this version.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn review(
        &self,
        table: &TableId,
        version: u32,
    ) -> Result<Option<StoredReview>, StoreError> {
        let find = "select at, body from reviews where table_id = $1 and version = $2";
        let values = [table.into(), version.into()];
        self.fetch_optional(find, &values, |row| {
            Ok(StoredReview {
                version,
                at: row.get(0)?,
                body: row.get(1)?,
            })
        })
        .await
    }
}
