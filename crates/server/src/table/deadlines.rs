//! When a table has something to do without being asked: one list of instants, of which the task
//! waits for the next.

use std::collections::BTreeMap;

/// What may be due.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Due {
    /// The bot that is to act is asked.
    Bot,
    /// Somebody who has lost the connection counts as away.
    Away,
    /// Nobody has answered for too long whether something is taken back.
    TakeBack,
    /// Nobody has answered for too long whether the game stands still.
    Pause,
    /// The time of who is on turn is out.
    Time,
    /// What the clock on turn shows is written down.
    Clock,
    /// Who is on turn has been without a connection for too long.
    Gone,
    /// Lines of other nodes that are silent are taken away.
    Lines,
    /// Nobody has been there for too long.
    Abandoned,
    /// The table leaves the memory if nobody needs it.
    Idle,
}

/// At most one instant for each, in milliseconds since 1970.
#[derive(Default, Debug)]
pub(super) struct Deadlines {
    at: BTreeMap<Due, i64>,
}

impl Deadlines {
    /// Sets or takes away the instant of `due`.
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

    /// The next instant for which a table is woken that has left the memory.
    pub(super) fn asleep(&self) -> Option<i64> {
        let due = [Due::Abandoned, Due::Time, Due::TakeBack, Due::Pause];
        due.into_iter().filter_map(|due| self.get(due)).min()
    }

    /// The next instant.
    pub(super) fn next(&self) -> Option<i64> {
        self.at.values().min().copied()
    }

    /// What is due at `now`, the oldest first; it is then taken away.
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
