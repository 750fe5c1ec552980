//! The lists of current tables.

use std::sync::Arc;

use kagiya_protocol::{LobbyTable, PersonId, Problem, TableId, TableStatus, TablesPage};

use super::{App, LIST, PAGE};
use crate::bus::TableAdvanced;
use crate::limits::list_places::{ListPlaces, Opener};
use crate::limits::network::ClientNetwork;
use crate::store::{Listing, TableRow};
use crate::table_rows;

/// [`PAGE`] as a length.
const MANY: usize = PAGE as usize;

/// The most pages of the store from which the first page is chosen.
const SCANNED: usize = 25;

fn cursor(row: &TableRow) -> Cursor {
    (row.created_at, row.id.clone())
}

/// A table in the lists has changed.
#[derive(Clone, Debug)]
pub(crate) struct LobbyChange {
    /// The table.
    pub table: LobbyTable,
    /// Whether it is on public lists.
    pub listed: bool,
    /// The seated people.
    pub people: Vec<PersonId>,
    /// The person and the network that opened it.
    pub opener: Opener,
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
        current && (self.listed || self.is_of(person))
    }

    /// Whether the person has a seat at the table.
    pub(crate) fn is_of(&self, person: &PersonId) -> bool {
        self.people.contains(person)
    }
}

/// The end of a page: the time and the id of its last table.
type Cursor = (i64, TableId);

/// A page of the list, with the openers of its tables.
#[derive(Debug)]
pub(crate) struct LobbyPage {
    /// The tables, newest first.
    pub tables: Vec<(LobbyTable, Opener)>,
    /// Where the next page begins.
    pub before: Option<String>,
}

impl From<LobbyPage> for TablesPage {
    fn from(page: LobbyPage) -> Self {
        let tables = page.tables.into_iter().map(|(table, _)| table);
        Self {
            tables: tables.collect(),
            before: page.before,
        }
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
        Ok(self.lobby_page(person, before).await?.into())
    }

    /// The same with the openers of the tables.
    ///
    /// # Errors
    /// [`Problem`] if the store is unavailable.
    pub(crate) async fn lobby_page(
        &self,
        person: Option<&PersonId>,
        before: Option<(i64, TableId)>,
    ) -> Result<LobbyPage, Problem> {
        let first = before.is_none();
        let (mut rows, before) = if first {
            self.first_page().await?
        } else {
            let (rows, more) = self.current(before).await?;
            let last = rows.last().filter(|_| more).map(cursor);
            (rows, last)
        };
        if let Some(person) = person.filter(|_| first) {
            let mine = self
                .services
                .store
                .list(&Listing::CurrentOf(person.clone()), PAGE)
                .await
                .map_err(|error| self.services.busy(&error))?;
            rows.extend(mine);
        }
        rows.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        rows.dedup_by(|a, b| a.id == b.id);
        let tables = rows.into_iter().map(|row| {
            let opener = self.opener(&row);
            (table_rows::lobby(row), opener)
        });
        Ok(LobbyPage {
            tables: tables.collect(),
            before: before.map(|(at, id)| format!("{at}.{id}")),
        })
    }

    /// The rows after a cursor, and whether there are more.
    async fn current(&self, before: Option<Cursor>) -> Result<(Vec<TableRow>, bool), Problem> {
        let listing = Listing::Current { before };
        let rows = self.services.store.list(&listing, PAGE + 1).await;
        let mut rows = rows.map_err(|error| self.services.busy(&error))?;
        let more = rows.len() > MANY;
        rows.truncate(MANY);
        Ok((rows, more))
    }

    /// The first page. If there are more tables than places, each network and person has a few of them. The next
    /// page begins at the first table that is left out, and repeats later ones that are here.
    async fn first_page(&self) -> Result<(Vec<TableRow>, Option<Cursor>), Problem> {
        let mut places = ListPlaces::new(MANY);
        let mut chosen: Vec<TableRow> = Vec::new();
        // Tables without a place, each with the end of the table before it.
        let mut others: Vec<(Option<Cursor>, TableRow)> = Vec::new();
        let mut last: Option<Cursor> = None;
        let mut more = true;
        for _ in 0..SCANNED {
            let rows;
            (rows, more) = self.current(last.clone()).await?;
            for row in rows {
                if chosen.len() == MANY {
                    more = true;
                    break;
                }
                let before = last.replace(cursor(&row));
                let opener = self.opener(&row);
                if places.has_room(&opener) {
                    places.take(&opener);
                    chosen.push(row);
                } else if others.len() <= MANY {
                    others.push((before, row));
                }
            }
            if !more || chosen.len() == MANY {
                break;
            }
        }
        let fill = (MANY - chosen.len()).min(others.len());
        let left_out = others.get(fill).and_then(|(before, _)| before.clone());
        chosen.extend(others.drain(..fill).map(|(_, row)| row));
        let next = left_out.or_else(|| last.filter(|_| more));
        Ok((chosen, next))
    }

    /// The opener of a table, as far as is known.
    fn opener(&self, row: &TableRow) -> Opener {
        Opener {
            network: self.tables.opened_from(&row.id),
            person: row.opened_by.clone(),
        }
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
        let network = advanced.opened_from.as_deref();
        if let Some(network) = network.filter(|_| elsewhere).and_then(ClientNetwork::named) {
            self.tables.opened_elsewhere(&advanced.table, network);
        }
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
                    opener: self.opener(&row),
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
            Err(error) => self
                .services
                .log_store_error(&error, "a list could not be read"),
        }
    }
}
