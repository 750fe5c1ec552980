//! Games that people open from files.

use std::sync::Arc;

use kagiya_formats::game_file::{GameFile, Origin};
use kagiya_protocol::{
    ErrorCode, FileOrigin, GameSummary, OpenedFile, OpenedFiles, Person, PersonId, Problem, TableId,
};
use kagiya_table::imported;

use super::{App, LIST};
use crate::random_ids;
use crate::store::StoreError;
use crate::table::TableMessage;
use crate::table_rows;

/// The most games from files that one person can have.
const OF_A_PERSON: u32 = 40;

/// The number of days after which a game from a file is deleted.
const DAYS: u32 = 60;

const DAY: i64 = 24 * 60 * 60 * 1000;

impl App {
    /// Opens the game of a text: a table whose game has ended.
    ///
    /// # Errors
    /// `file/invalid`, `file/too_many`, or the store is unavailable.
    pub(crate) async fn open_file(
        self: &Arc<Self>,
        me: &Person,
        text: String,
    ) -> Result<OpenedFile, Problem> {
        // A long game takes some milliseconds.
        let read = tokio::task::spawn_blocking(move || GameFile::read(&text)).await;
        let failed = |_| Problem::new(ErrorCode::Internal, "the file could not be read");
        let file = read.map_err(failed)?;
        let file = file.map_err(|error| Problem::because(ErrorCode::FileInvalid, &error))?;
        let origin = match file.origin {
            Origin::Kagiya => FileOrigin::Kagiya,
            Origin::HanabLive => FileOrigin::HanabLive,
        };
        let events = imported::events(me, &file.record, origin)?;
        // One at a time, so that nobody gets past the limit.
        let _one = self.opening_files.lock().await;
        let own = self.services.store.count_files(&me.id).await;
        if own.map_err(|error| self.services.busy(&error))? >= OF_A_PERSON {
            let message = format!(
                "you have opened {OF_A_PERSON} games, the most that are kept; delete one first"
            );
            return Err(Problem::new(ErrorCode::TooManyFiles, message));
        }
        let id = random_ids::new_table_id(self.services.clock.now());
        let (table, _) = self.tables.open(&id, me, None, events).await?;
        let entries = u32::try_from(file.record.entries().len()).unwrap_or(u32::MAX);
        let step = file.turn.unwrap_or_default().min(entries);
        Ok(OpenedFile { table, step })
    }

    /// The games that a person opened from files.
    ///
    /// # Errors
    /// The store is unavailable.
    pub(crate) async fn opened_files(&self, me: &PersonId) -> Result<OpenedFiles, Problem> {
        let rows = self.services.store.files_of(me, OF_A_PERSON).await;
        let rows = rows.map_err(|error| self.services.busy(&error))?;
        let games: Vec<GameSummary> = rows.into_iter().filter_map(table_rows::game).collect();
        let (most, days) = (OF_A_PERSON, DAYS);
        Ok(OpenedFiles { games, most, days })
    }

    /// Deletes a game that a person opened from a file.
    ///
    /// # Errors
    /// `table/unknown` if the person has not opened this game.
    pub(crate) async fn delete_file(
        self: &Arc<Self>,
        me: &PersonId,
        table: &TableId,
    ) -> Result<(), Problem> {
        let rows = self.services.store.files_of(me, OF_A_PERSON).await;
        let rows = rows.map_err(|error| self.services.busy(&error))?;
        if !rows.iter().any(|row| row.id == *table) {
            return Err(Problem::new(
                ErrorCode::NoTable,
                "you have opened no such game from a file",
            ));
        }
        let deleted = self.delete_files(core::slice::from_ref(table)).await;
        deleted.map_err(|error| self.services.not_stored(&error))
    }

    /// Deletes all games that a person opened from files.
    pub(super) async fn delete_files_of(
        self: &Arc<Self>,
        person: &PersonId,
    ) -> Result<(), StoreError> {
        let rows = self.services.store.files_of(person, LIST).await?;
        let tables: Vec<TableId> = rows.into_iter().map(|row| row.id).collect();
        self.delete_files(&tables).await
    }

    /// Deletes the games from files that are too old.
    pub(super) async fn delete_old_files(self: &Arc<Self>) -> Result<(), StoreError> {
        let before = self.services.clock.now() - i64::from(DAYS) * DAY;
        loop {
            let old = self.services.store.files_before(before, LIST).await?;
            if old.is_empty() {
                return Ok(());
            }
            self.delete_files(&old).await?;
        }
    }

    async fn delete_files(self: &Arc<Self>, tables: &[TableId]) -> Result<(), StoreError> {
        self.services.store.remove_tables(tables).await?;
        for table in tables {
            self.tables
                .send_if_in_memory(table, TableMessage::Removed)
                .await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use kagiya_formats::hanab_live::{variant_names, variant_options};
    use kagiya_rules::record::Recorder;
    use kagiya_rules::{Deal, Rules, Seed};
    use kagiya_table::settings::options_of;
    use kagiya_table::{Event, FixedDeal};

    use super::*;

    #[test]
    fn the_settings_of_an_opened_game_make_its_options() {
        let me = Person {
            id: PersonId("p1".to_owned()),
            name: "Ana".to_owned(),
        };
        for name in variant_names().step_by(5) {
            let options = variant_options(name).unwrap();
            let rules = Arc::new(Rules::new(&options).unwrap());
            let deal = Deal::from_seed(Seed::from_number(1));
            let record = Recorder::new(&rules, &deal).unwrap().into_record();
            let events = imported::events(&me, &record, FileOrigin::HanabLive).unwrap();
            let Some(Event::Created {
                settings,
                given: Some(given),
                ..
            }) = events.first()
            else {
                panic!("it opens a table with a fixed deal");
            };
            assert_eq!(options_of(settings, 2).unwrap(), options, "{name}");
            assert!(FixedDeal::is_imported(given));
        }
    }
}
