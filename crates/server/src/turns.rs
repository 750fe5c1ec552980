//! Who may let a bot think now: so many at once, and the people whose bots wait take turns, so that
//! many tables of one person don't keep the others waiting.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The places where bots think, and the lines in front of them.
#[derive(Debug)]
pub(crate) struct Turns {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// What waits, by the person for whom; no line is empty.
    lines: HashMap<String, VecDeque<oneshot::Sender<Turn>>>,
    /// Whose turn it is, in order.
    people: VecDeque<String>,
}

/// A place to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    turns: Option<Arc<Turns>>,
}

impl Turns {
    /// So many places.
    pub(crate) fn new(places: usize) -> Arc<Self> {
        Arc::new(Self {
            state: Mutex::new(State {
                free: places.max(1),
                lines: HashMap::new(),
                people: VecDeque::new(),
            }),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.state().lines.values().map(VecDeque::len).sum()
    }

    /// Waits for a place on behalf of a person.
    pub(crate) async fn enter(self: &Arc<Self>, person: &str) -> Turn {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                None
            } else {
                let (give, turn) = oneshot::channel();
                if let Some(line) = state.lines.get_mut(person) {
                    line.push_back(give);
                } else {
                    state.lines.insert(person.to_owned(), [give].into());
                    state.people.push_back(person.to_owned());
                }
                Some(turn)
            }
        };
        if let Some(turn) = turn
            && let Ok(turn) = turn.await
        {
            return turn;
        }
        Turn {
            turns: Some(Arc::clone(self)),
        }
    }
}

impl State {
    /// The next in line: the first of the person whose turn it is, who is then the last.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let person = self.people.pop_front()?;
        let line = self.lines.get_mut(&person)?;
        let next = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&person);
        } else {
            self.people.push_back(person);
        }
        next
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(turns) = self.turns.take() else {
            return;
        };
        loop {
            let next = {
                let mut state = turns.state();
                let next = state.next();
                state.free += usize::from(next.is_none());
                next
            };
            let Some(next) = next else { return };
            let turn = Self {
                turns: Some(Arc::clone(&turns)),
            };
            match next.send(turn) {
                Ok(()) => return,
                // Nobody waits there any more; it goes to the one after.
                Err(mut turn) => drop(turn.turns.take()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::task::{Context, Poll, Waker};

    use super::*;

    #[tokio::test]
    async fn people_take_turns_however_many_of_theirs_wait() {
        let turns = Turns::new(1);
        let first = turns.enter("mallory").await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (n, person) in ["mallory"; 50]
            .into_iter()
            .chain(["ana", "ben"])
            .enumerate()
        {
            let (turns, order) = (Arc::clone(&turns), Arc::clone(&order));
            waiting.push(Box::pin(async move {
                let turn = turns.enter(person).await;
                order.lock().expect("no panic").push((person, n));
                drop(turn);
            }));
            // It stands in line.
            let poll = waiting[n].as_mut();
            let polled = poll.poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(polled, Poll::Pending));
        }
        assert_eq!(turns.waiting(), 52);
        // Who no longer wants to is passed over.
        drop(waiting.remove(1));
        drop(first);
        futures_util::future::join_all(waiting).await;
        let order: Vec<_> = order.lock().expect("no panic").clone();
        assert_eq!(order.len(), 51);
        let first: Vec<_> = order[..3].iter().map(|(person, _)| *person).collect();
        assert_eq!(first, ["mallory", "ana", "ben"]);
        assert_eq!(turns.waiting(), 0);
        assert_eq!(turns.state().free, 1, "the place is free again");
    }

    #[tokio::test]
    async fn the_next_person_comes_after_one_of_the_first() {
        let turns = Turns::new(1);
        let busy = turns.enter("mallory").await;
        let (gave, mut order) = tokio::sync::mpsc::unbounded_channel();
        let mut tasks = Vec::new();
        for person in ["mallory", "mallory", "mallory", "ana"] {
            let (mine, gave) = (Arc::clone(&turns), gave.clone());
            let before = turns.waiting();
            tasks.push(tokio::spawn(async move {
                let turn = mine.enter(person).await;
                gave.send(person).expect("somebody listens");
                drop(turn);
            }));
            while turns.waiting() == before {
                tokio::task::yield_now().await;
            }
        }
        drop(busy);
        let mut heard = Vec::new();
        for _ in 0..4 {
            heard.push(order.recv().await.expect("all are heard"));
        }
        assert_eq!(heard, ["mallory", "ana", "mallory", "mallory"]);
    }
}
