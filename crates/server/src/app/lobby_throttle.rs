//! Which tables of the lists have changed.
//!
//! A table can change hundreds of times a second: somebody sits down and stands up again. Whoever follows a list is told
//! of it at once, and then once a second, so that one table can't keep everybody busy.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use kagiya_protocol::TableId;
use tokio::time::Instant;

/// How long nothing more is told of a table that has been told of.
const REST: Duration = Duration::from_secs(1);

/// The tables that have been told of in the last second.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// Whether they have changed again since.
    told: HashMap<TableId, bool>,
    /// When each may be told of again, the first one first.
    rests: VecDeque<(Instant, TableId)>,
}

impl Changes {
    /// Takes in that a table has changed; whether it is to be told now.
    pub(super) fn add(&mut self, table: &TableId, now: Instant) -> bool {
        match self.told.entry(table.clone()) {
            Entry::Occupied(mut again) => {
                again.insert(true);
                false
            }
            Entry::Vacant(place) => {
                place.insert(false);
                self.rests.push_back((now + REST, table.clone()));
                true
            }
        }
    }

    /// When [`Changes::due`] has something to say; `None` if nothing has changed.
    pub(super) fn next(&self) -> Option<Instant> {
        self.rests.front().map(|(at, _)| *at)
    }

    /// A table that has changed again and may be told of now.
    pub(super) fn due(&mut self, now: Instant) -> Option<TableId> {
        while self.next().is_some_and(|at| at <= now) {
            let (_, table) = self.rests.pop_front()?;
            if self.told.remove(&table) == Some(true) {
                self.add(&table, now);
                return Some(table);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_told_of_at_once_and_then_once_a_second() {
        let mut changes = Changes::default();
        let (one, two) = (TableId("one".to_owned()), TableId("two".to_owned()));
        let start = Instant::now();
        let after = |milliseconds| start + Duration::from_millis(milliseconds);
        assert!(changes.add(&one, start));
        for milliseconds in 1..999 {
            assert!(!changes.add(&one, after(milliseconds)));
            assert_eq!(changes.due(after(milliseconds)), None);
        }
        assert!(changes.add(&two, after(999)), "others don't wait for it");
        assert_eq!(changes.next(), Some(after(1000)));
        // The last change is not lost.
        assert_eq!(changes.due(after(1000)), Some(one.clone()));
        assert!(!changes.add(&one, after(1500)));
        assert_eq!(changes.due(after(1999)), None, "the other has not changed");
        assert_eq!(changes.due(after(2000)), Some(one));
        assert_eq!(changes.due(after(3000)), None);
        assert_eq!(changes.next(), None, "nothing is kept of tables at rest");
    }
}
