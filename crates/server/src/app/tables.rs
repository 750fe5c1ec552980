//! Opens tables for people.

use std::sync::Arc;

use kagiya_protocol::{CommandId, CreateTable, Person, Problem, TableId};
use kagiya_table::{Circumstances, opening};

use super::App;
use crate::deals;
use crate::limits::network::ClientNetwork;
use crate::random_ids;

/// Whether a text has the form of a table's id.
pub(crate) fn is_table_id(id: &TableId) -> bool {
    let id = id.as_str();
    (8..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

impl App {
    /// Opens a table for a person's command, or finds the one that this command has opened before.
    ///
    /// # Errors
    /// [`Problem`] if a table can't have the requested settings.
    pub(crate) async fn create(
        self: &Arc<Self>,
        person: &Person,
        command: &CommandId,
        create: &CreateTable,
        network: ClientNetwork,
    ) -> Result<(TableId, u32), Problem> {
        let circumstances = Circumstances {
            away: Vec::new(),
            gone: false,
            seed: self.services.config.seed.unwrap_or_else(random_ids::seed),
            no_seat: None,
            offered: None,
        };
        let given = match &create.deal {
            Some(wish) => Some(self.fixed_deal(&person.id, wish, &create.settings).await?),
            None => None,
        };
        let events = opening::create(person, create, given, &circumstances)?;
        let fresh = random_ids::new_table_id(self.services.clock.now());
        let claimed = self
            .services
            .store
            .claim_command(
                &person.id,
                command.as_str(),
                &fresh,
                self.services.clock.now(),
            )
            .await
            .map_err(|error| self.services.not_stored(&error))?;
        let known = claimed != fresh
            && self
                .services
                .store
                .row(&claimed)
                .await
                .map_err(|error| self.services.busy(&error))?
                .is_some();
        if !known {
            if create.seat.is_some() || create.start {
                deals::may_play(&self.services, &claimed, &events, person).await?;
            }
            self.tables.check_quota(person, &claimed, network).await?;
        }
        // Continues a command that was interrupted between its claim and its table.
        let opened = self
            .tables
            .open(&claimed, person, Some(command), events)
            .await;
        if opened.is_err() {
            self.tables.uncount(&claimed);
        }
        opened
    }
}
