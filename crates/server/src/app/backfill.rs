//! Computes the records of play of games that ended in an earlier release.

use kagiya_protocol::{DealSource, TableId};

use super::{App, LIST};
use crate::event_codec;
use crate::store::{Append, StoreError};
use crate::table_rows;

impl App {
    /// Computes the missing statistics of finished games, in the order in which they ended. Unreadable games
    /// are skipped.
    ///
    /// # Errors
    /// [`StoreError`] if the store is unavailable; finished work is kept.
    pub(crate) async fn count_games(&self) -> Result<(), StoreError> {
        let mut after = (i64::MIN, TableId(String::new()));
        let mut counted: u64 = 0;
        loop {
            let rows = self
                .services
                .store
                .uncounted((after.0, &after.1), LIST)
                .await?;
            let Some(last) = rows.last() else { break };
            after = (last.finished_at.unwrap_or(i64::MAX), last.id.clone());
            for row in rows {
                // Games for training, of seeds and of files never count.
                let given = row.given.as_ref();
                if given.is_some_and(DealSource::is_uncounted) {
                    continue;
                }
                let events = self.services.store.read(&row.id, 0).await?;
                let model =
                    event_codec::load(&row.id, &events, self.services.config.keys.as_deref());
                let counted_now = model.map(|model| (model.seq(), table_rows::row(&model).result));
                let (expected, now) = match counted_now {
                    Ok((seq, Some(result))) => (seq, result),
                    Ok((_, None)) => continue,
                    Err(error) => {
                        tracing::warn!(table = %row.id, %error, "a game can't be counted");
                        continue;
                    }
                };
                // Only what statistics need changes; the rest of the row stays as written.
                let mut row = row;
                if let Some(result) = &mut row.result {
                    result.shown = now.shown;
                    result.figures = now.figures;
                }
                let append = Append {
                    table: row.id.clone(),
                    expected,
                    events: Vec::new(),
                    row: Some(row),
                };
                match self.services.store.append(append).await {
                    Ok(()) => counted += 1,
                    // Another server stored it first.
                    Err(StoreError::Conflict | StoreError::Fenced) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        if counted > 0 {
            tracing::info!(games = counted, "earlier games are in the records of play");
        }
        Ok(())
    }

    /// Runs [`count_games`](Self::count_games) at the start; after a failure the next start tries again.
    pub(crate) async fn count_earlier_games(&self) {
        if let Err(error) = self.count_games().await {
            self.services
                .log_store_error(&error, "earlier games can't be counted");
        }
    }
}
