//! A table's timers. The task waits for the earliest.

use std::collections::BTreeMap;

use kagiya_table::proposal::Request;

/// The timers of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Due {
    /// The bot on turn is asked.
    Bot,
    /// A disconnected player counts as away.
    Away,
    /// The time to answer a request is over.
    Request(Request),
    /// The time of the player on turn is over.
    Time,
    /// The running clock is recorded.
    Clock,
    /// The player on turn has been disconnected for too long.
    Gone,
    /// Silent lines of other nodes are dropped.
    Lines,
    /// No people have been connected for too long.
    Abandoned,
    /// The table is unloaded if it isn't needed.
    Idle,
}

/// At most one instant for each timer, in milliseconds since 1970.
#[derive(Default, Debug)]
pub(super) struct Deadlines {
    at: BTreeMap<Due, i64>,
}

impl Deadlines {
    /// Sets or clears the instant of `due`.
    pub(super) fn set(&mut self, due: Due, at: Option<i64>) {
        match at {
            Some(at) => drop(self.at.insert(due, at)),
            None => drop(self.at.remove(&due)),
        }
    }

    /// The instant of `due`.
    pub(super) fn get(&self, due: Due) -> Option<i64> {
        self.at.get(&due).copied()
    }

    /// The next instant at which an unloaded table is woken.
    pub(super) fn asleep(&self) -> Option<i64> {
        let requests = [Request::TakeBack, Request::Pause].map(Due::Request);
        let due = [Due::Abandoned, Due::Time].into_iter().chain(requests);
        due.filter_map(|due| self.get(due)).min()
    }

    /// The next instant.
    pub(super) fn next(&self) -> Option<i64> {
        self.at.values().min().copied()
    }

    /// Removes and returns the earliest timer that is due at `now`.
    pub(super) fn take(&mut self, now: i64) -> Option<Due> {
        let due = self.at.iter().filter(|(_, at)| **at <= now);
        let (due, _) = due.min_by_key(|(_, at)| **at)?;
        let due = *due;
        self.at.remove(&due);
        Some(due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_comes_in_order_of_time() {
        let mut deadlines = Deadlines::default();
        assert_eq!((deadlines.next(), deadlines.take(i64::MAX)), (None, None));
        deadlines.set(Due::Bot, Some(900));
        deadlines.set(Due::Idle, Some(300));
        deadlines.set(Due::Away, Some(600));
        deadlines.set(Due::Idle, Some(700));
        assert_eq!(deadlines.next(), Some(600));
        assert_eq!(deadlines.take(599), None);
        deadlines.set(Due::Abandoned, Some(650));
        deadlines.set(Due::Abandoned, None);
        assert_eq!(deadlines.get(Due::Idle), Some(700));
        assert_eq!(deadlines.take(1_000), Some(Due::Away));
        assert_eq!(deadlines.take(1_000), Some(Due::Idle));
        assert_eq!(deadlines.take(1_000), Some(Due::Bot));
        assert_eq!(deadlines.take(1_000), None);
    }
}
