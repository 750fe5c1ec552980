//! Throttles changes of the lists of tables.
//!
//! A table can change hundreds of times a second while a person takes and leaves a seat. Its first change is
//! published at once, further ones once a second.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use kagiya_protocol::TableId;
use tokio::time::Instant;

/// The least time between two published changes of a table.
const REST: Duration = Duration::from_secs(1);

/// The tables with a published change in the last second.
#[derive(Debug, Default)]
pub(super) struct LobbyThrottle {
    /// Whether they have changed again since.
    published: HashMap<TableId, bool>,
    /// When each may be published again, earliest first.
    rests: VecDeque<(Instant, TableId)>,
}

impl LobbyThrottle {
    /// Records a change of a table. Returns whether to publish it now.
    pub(super) fn add(&mut self, table: &TableId, now: Instant) -> bool {
        match self.published.entry(table.clone()) {
            Entry::Occupied(mut again) => {
                again.insert(true);
                false
            }
            Entry::Vacant(entry) => {
                entry.insert(false);
                self.rests.push_back((now + REST, table.clone()));
                true
            }
        }
    }

    /// When [`due`](Self::due) returns a table; `None` if nothing has changed.
    pub(super) fn next(&self) -> Option<Instant> {
        self.rests.front().map(|(at, _)| *at)
    }

    /// A table that has changed again and may be published now.
    pub(super) fn due(&mut self, now: Instant) -> Option<TableId> {
        while self.next().is_some_and(|at| at <= now) {
            let (_, table) = self.rests.pop_front()?;
            if self.published.remove(&table) == Some(true) {
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
    fn a_table_is_published_at_once_and_then_once_a_second() {
        let mut throttle = LobbyThrottle::default();
        let (one, two) = (TableId("one".to_owned()), TableId("two".to_owned()));
        let start = Instant::now();
        let after = |milliseconds| start + Duration::from_millis(milliseconds);
        assert!(throttle.add(&one, start));
        for milliseconds in 1..999 {
            assert!(!throttle.add(&one, after(milliseconds)));
            assert_eq!(throttle.due(after(milliseconds)), None);
        }
        assert!(throttle.add(&two, after(999)), "others don't wait for it");
        assert_eq!(throttle.next(), Some(after(1000)));
        // The last change is not lost.
        assert_eq!(throttle.due(after(1000)), Some(one.clone()));
        assert!(!throttle.add(&one, after(1500)));
        assert_eq!(throttle.due(after(1999)), None, "the other has not changed");
        assert_eq!(throttle.due(after(2000)), Some(one));
        assert_eq!(throttle.due(after(3000)), None);
        assert_eq!(throttle.next(), None, "nothing is kept of tables at rest");
    }
}
