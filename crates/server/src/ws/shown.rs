//! The tables that a client has in its list.

use std::collections::BTreeMap;

use kagiya_protocol::TableId;

use crate::app::{LobbyPage, PAGE};
use crate::limits::list_places::{ListPlaces, Opener};

/// The number of tables of a long list.
const MANY: usize = PAGE as usize;

/// The shown tables with their openers.
#[derive(Debug)]
pub(super) struct Shown {
    tables: BTreeMap<TableId, Opener>,
    places: ListPlaces,
}

impl Default for Shown {
    fn default() -> Self {
        Self {
            tables: BTreeMap::new(),
            places: ListPlaces::new(MANY),
        }
    }
}

impl Shown {
    /// The tables of a page.
    pub(super) fn of(page: &LobbyPage) -> Self {
        let mut shown = Self::default();
        for (table, opener) in &page.tables {
            shown.places.take(opener);
            shown.tables.insert(table.id.clone(), opener.clone());
        }
        shown
    }

    /// Adds a table; `false` if the list is long and the table's opener has no place in it any more. The client's
    /// own tables need none.
    pub(super) fn insert(&mut self, table: &TableId, opener: &Opener, own: bool) -> bool {
        if self.tables.contains_key(table) {
            return true;
        }
        let is_long = self.tables.len() >= MANY;
        if is_long && !own && !self.places.has_room(opener) {
            return false;
        }
        self.places.take(opener);
        self.tables.insert(table.clone(), opener.clone());
        true
    }

    /// Removes a table; `false` if it was not shown.
    pub(super) fn remove(&mut self, table: &TableId) -> bool {
        let opener = self.tables.remove(table);
        if let Some(opener) = &opener {
            self.places.free(opener);
        }
        opener.is_some()
    }
}
