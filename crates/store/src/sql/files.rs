//! Games that people opened from files. Each belongs to the person who opened it.

use kagiya_protocol::{PersonId, TableId};

use super::table_row::{select_rows, table_row};
use crate::error::StoreError;
use crate::store::Store;
use crate::types::TableRow;

/// The tables with the game of a file. The same words are in the condition of their index.
const FILES: &str = "given in ('file kagiya', 'file hanab-live')";

impl Store {
    /// The games that a person opened from files, at most `limit`, newest first.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn files_of(
        &self,
        person: &PersonId,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let condition = format!(
            "where {FILES} and opened_by = $1 order by created_at desc, table_id desc limit $2"
        );
        let sql = select_rows(self.dialect(), &condition);
        self.fetch(sql, &[person.into(), limit.into()], table_row)
            .await
    }

    /// The number of games that a person opened from files.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn count_files(&self, person: &PersonId) -> Result<u32, StoreError> {
        let sql = format!("select count(*) from tables where {FILES} and opened_by = $1");
        let values = [person.into()];
        let count = self.fetch_optional(sql, &values, |row| row.number(0));
        Ok(count.await?.unwrap_or_default())
    }

    /// The games that people opened from files before `before`, at most `limit`.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`]
    pub async fn files_before(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = format!("select table_id from tables where {FILES} and created_at < $1 limit $2");
        let id = |row: &crate::connection::Row| row.get::<String>("table_id").map(TableId);
        self.fetch(sql, &[before.into(), limit.into()], id).await
    }
}
