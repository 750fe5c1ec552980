//! The lists of current tables.

use std::sync::Arc;

use kagiya_protocol::{LobbyTable, PersonId, Problem, TableId, TableStatus, TablesPage};

use super::{App, LIST, PAGE};
use crate::bus::TableAdvanced;
use crate::logging::chain;
use crate::store::Listing;
use crate::table_rows;

/// A table in the lists has changed.
#[derive(Clone, Debug)]
pub(crate) struct LobbyChange {
    /// The table.
    pub table: LobbyTable,
    /// Whether it is on public lists.
    pub listed: bool,
    /// The seated people.
    pub people: Vec<PersonId>,
}

/// An event for the subscribers of a list.
#[derive(Clone, Debug)]
pub(crate) enum LobbyEvent {
    /// A table has changed.
    Changed(Arc<LobbyChange>),
    /// A table has been removed.
    Gone(TableId),
    /// Changes may have been lost, so subscribers read the list again.
    Missed,
}

impl LobbyChange {
    /// Whether the table belongs in the list of a person.
    pub(crate) fn is_for(&self, person: &PersonId) -> bool {
        let current = matches!(self.table.status, TableStatus::Open | TableStatus::Running);
        current && (self.listed || self.people.contains(person))
    }
}

impl App {
    /// A page of the tables in a person's list, newest first. The first page has all of the person's own.
    ///
    /// # Errors
    /// [`Problem`] if the store is unavailable.
    pub async fn lobby_of(
        &self,
        person: Option<&PersonId>,
        before: Option<(i64, TableId)>,
    ) -> Result<TablesPage, Problem> {
        let first = before.is_none();
        let mut rows = self
            .services
            .store
            .list(&Listing::Current { before }, PAGE + 1)
            .await
            .map_err(|error| self.services.busy(&error))?;
        let more = rows.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            rows.pop();
        }
        let last = rows.last().filter(|_| more);
        let before = last.map(|row| format!("{}.{}", row.created_at, row.id));
        if let Some(person) = person.filter(|_| first) {
            let mine = self
                .services
                .store
                .list(&Listing::CurrentOf(person.clone()), PAGE)
                .await
                .map_err(|error| self.services.busy(&error))?;
            rows.extend(mine);
        }
        let mut tables: Vec<LobbyTable> = rows.into_iter().map(table_rows::lobby).collect();
        tables.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        tables.dedup_by(|a, b| a.id == b.id);
        Ok(TablesPage { tables, before })
    }

    /// The running correspondence games where a person is on turn, the most urgent first. Reads only the rows
    /// of their own running tables.
    ///
    /// # Errors
    /// [`Problem`] if the store is unavailable.
    pub(crate) async fn turns_of(&self, person: &PersonId) -> Result<Vec<LobbyTable>, Problem> {
        let listing = Listing::CurrentOf(person.clone());
        let rows = self.services.store.list(&listing, LIST).await;
        let mut rows = rows.map_err(|error| self.services.busy(&error))?;
        rows.retain(|row| {
            let seat = row
                .turn
                .and_then(|turn| row.seats.get(usize::from(turn.seat)));
            let on_turn = seat.and_then(|seat| seat.person.as_ref());
            on_turn.is_some_and(|it| it.id == *person)
        });
        // Overdue turns come first.
        rows.sort_by_key(|row| row.turn.map(|turn| (turn.due, turn.since)));
        Ok(rows.into_iter().map(table_rows::lobby).collect())
    }

    /// Applies that a table has new events; returns whether its entry in the lists changed.
    pub(super) fn advanced(&self, advanced: &TableAdvanced) -> bool {
        let elsewhere = advanced.node != self.cluster.process;
        if elsewhere {
            self.tables.notify_advanced(&advanced.table, advanced.seq);
        }
        advanced.index
            && (self.lobby.receiver_count() > 0
                || elsewhere && self.tables.is_counted(&advanced.table))
    }

    /// Publishes a table's present entry to the subscribers of lists.
    pub(super) async fn publish_lobby_change(&self, table: &TableId) {
        match self.services.store.row(table).await {
            Ok(Some(row)) => {
                if !row.stage.is_current() {
                    self.tables.uncount(table);
                }
                let change = LobbyChange {
                    listed: row.listed,
                    people: row.people().cloned().collect(),
                    table: table_rows::lobby(row),
                };
                let _ = self.lobby.send(LobbyEvent::Changed(Arc::new(change)));
            }
            Ok(None) => {
                self.tables.uncount(table);
                let _ = self.lobby.send(LobbyEvent::Gone(table.clone()));
            }
            Err(error) => tracing::error!(error = chain(&error), "a list could not be read"),
        }
    }
}
