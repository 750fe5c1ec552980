//! Records of play of games that an earlier release has ended.

use kagiya_protocol::TableId;

use super::{App, LIST};
use crate::border;
use crate::logging::chain;
use crate::store::{Append, StoreError};

impl App {
    /// Counts the finished games of which nothing is counted yet, in the order in which they ended. A game that can't
    /// be read any more is left out.
    ///
    /// # Errors
    /// [`StoreError`] if the store is out of reach; what has been counted stays so.
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
                let events = self.services.store.read(&row.id, 0).await?;
                let model = border::load(&row.id, &events, self.services.config.keys.as_deref());
                let figures = model.map(|model| (model.seq(), border::row(&model).result));
                let (expected, figures) = match figures {
                    Ok((seq, Some(result))) => (seq, result.figures),
                    Ok((_, None)) => continue,
                    Err(error) => {
                        tracing::warn!(table = %row.id, %error, "a game can't be counted");
                        continue;
                    }
                };
                // Only what is new: the rest of the row stays as it was written.
                let mut row = row;
                if let Some(result) = &mut row.result {
                    result.figures = figures;
                }
                let append = Append {
                    table: row.id.clone(),
                    expected,
                    events: Vec::new(),
                    row: Some(row),
                };
                match self.services.store.append(append).await {
                    Ok(()) => counted += 1,
                    // Another server was faster.
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

    /// The same when the server opens; if it fails, the next start tries again.
    pub(crate) async fn count_earlier_games(&self) {
        if let Err(error) = self.count_games().await {
            tracing::warn!(error = chain(&error), "earlier games can't be counted");
        }
    }
}
