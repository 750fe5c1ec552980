//! Who may let a bot think now: so many at once. The places from which people come take turns, and at each place its
//! people do, so that many tables or questions of one visitor don't keep the others waiting, whatever names they
//! go by. Where several can think at once, one place never has all of it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The places where bots think, and the lines in front of them.
#[derive(Debug)]
pub(crate) struct Turns {
    state: Mutex<State>,
    /// How many may think at once for people from one place.
    most: usize,
}

/// For whom a bot thinks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Asker {
    /// From where they come, as limits count it.
    pub(crate) origin: String,
    /// Who it is.
    pub(crate) person: String,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// For how many people from each place bots think now.
    thinking: HashMap<String, usize>,
    /// What waits, by the place from which they come; no line is empty.
    lines: HashMap<String, Line>,
    /// Whose turn it is, in order.
    origins: VecDeque<String>,
}

/// What waits for the people from one place.
#[derive(Debug, Default)]
struct Line {
    /// By person; none is empty.
    waiting: HashMap<String, VecDeque<oneshot::Sender<Turn>>>,
    /// Whose turn it is, in order.
    people: VecDeque<String>,
}

/// Leave to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    turns: Option<Arc<Turns>>,
    origin: String,
}

impl Turns {
    /// So many at once.
    pub(crate) fn new(places: usize) -> Arc<Self> {
        let places = places.max(1);
        Arc::new(Self {
            state: Mutex::new(State {
                free: places,
                thinking: HashMap::new(),
                lines: HashMap::new(),
                origins: VecDeque::new(),
            }),
            most: (places - 1).max(1),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.state();
        let lines = state.lines.values().flat_map(|line| line.waiting.values());
        lines.map(VecDeque::len).sum()
    }

    /// Waits for leave on behalf of somebody.
    pub(crate) async fn enter(self: &Arc<Self>, asker: &Asker) -> Turn {
        let turn = {
            let mut state = self.state();
            if state.free > 0 && state.has_room(&asker.origin, self.most) {
                state.begin(&asker.origin);
                None
            } else {
                let (give, turn) = oneshot::channel();
                state.wait(asker, give);
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
            origin: asker.origin.clone(),
        }
    }
}

impl State {
    fn has_room(&self, origin: &str, most: usize) -> bool {
        self.thinking.get(origin).is_none_or(|now| *now < most)
    }

    fn begin(&mut self, origin: &str) {
        self.free -= 1;
        *self.thinking.entry(origin.to_owned()).or_default() += 1;
    }

    fn end(&mut self, origin: &str) {
        self.free += 1;
        if let Some(now) = self.thinking.get_mut(origin) {
            *now -= 1;
            if *now == 0 {
                self.thinking.remove(origin);
            }
        }
    }

    fn wait(&mut self, Asker { origin, person }: &Asker, give: oneshot::Sender<Turn>) {
        if !self.lines.contains_key(origin) {
            self.origins.push_back(origin.clone());
        }
        let line = self.lines.entry(origin.clone()).or_default();
        if !line.waiting.contains_key(person) {
            line.people.push_back(person.clone());
        }
        let own = line.waiting.entry(person.clone()).or_default();
        own.push_back(give);
    }

    /// The next in line, for whom a place is taken: the first of the origin whose turn it is and that may have one
    /// more. It is then the last.
    fn next(&mut self, most: usize) -> Option<(String, oneshot::Sender<Turn>)> {
        let index = self
            .origins
            .iter()
            .position(|origin| self.has_room(origin, most))?;
        let origin = self.origins.remove(index)?;
        let line = self.lines.get_mut(&origin)?;
        let next = line.next();
        if line.people.is_empty() {
            self.lines.remove(&origin);
        } else {
            self.origins.push_back(origin.clone());
        }
        self.begin(&origin);
        Some((origin, next?))
    }
}

impl Line {
    /// The first of the person whose turn it is, who is then the last.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let person = self.people.pop_front()?;
        let own = self.waiting.get_mut(&person)?;
        let next = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&person);
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
        let mut ended = core::mem::take(&mut self.origin);
        loop {
            let next = {
                let mut state = turns.state();
                state.end(&ended);
                state.next(turns.most)
            };
            let Some((origin, next)) = next else { return };
            let turn = Self {
                turns: Some(Arc::clone(&turns)),
                origin,
            };
            match next.send(turn) {
                Ok(()) => return,
                // Nobody waits there any more; it goes to the one after.
                Err(mut turn) => {
                    drop(turn.turns.take());
                    ended = core::mem::take(&mut turn.origin);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::task::{Context, Poll, Waker};

    use super::*;

    /// Somebody who comes from a place of their own.
    fn alone(person: &str) -> Asker {
        Asker {
            origin: format!("from {person}"),
            person: person.to_owned(),
        }
    }

    /// Waits in line for some, one after the other, and says in which order they come to think once `busy`
    /// has ended.
    async fn order(turns: &Arc<Turns>, busy: Turn, askers: Vec<Asker>) -> Vec<String> {
        let (gave, mut order) = tokio::sync::mpsc::unbounded_channel();
        let many = askers.len();
        for asker in askers {
            let (mine, gave) = (Arc::clone(turns), gave.clone());
            let before = turns.waiting();
            tokio::spawn(async move {
                let turn = mine.enter(&asker).await;
                gave.send(asker.person).expect("somebody listens");
                drop(turn);
            });
            while turns.waiting() == before {
                tokio::task::yield_now().await;
            }
        }
        drop(busy);
        let mut heard = Vec::new();
        for _ in 0..many {
            heard.push(order.recv().await.expect("all are heard"));
        }
        heard
    }

    #[tokio::test]
    async fn a_hundred_names_of_one_visitor_wait_like_one() {
        let turns = Turns::new(1);
        let of_mallory = |number| Asker {
            origin: "from mallory".to_owned(),
            person: format!("mallory {number}"),
        };
        let busy = turns.enter(&of_mallory(0)).await;
        let mut askers: Vec<Asker> = (1..=100).map(of_mallory).collect();
        askers.extend([alone("ana"), alone("ben")]);
        let heard = order(&turns, busy, askers).await;
        assert_eq!(heard[..4], ["mallory 1", "ana", "ben", "mallory 2"]);
        assert_eq!(turns.state().free, 1);
        assert!(turns.state().thinking.is_empty());
    }

    #[tokio::test]
    async fn one_visitor_never_has_every_place() {
        let turns = Turns::new(3);
        let mallory = alone("mallory");
        let two = [turns.enter(&mallory).await, turns.enter(&mallory).await];
        let mut third = Box::pin(turns.enter(&mallory));
        let mut context = Context::from_waker(Waker::noop());
        assert!(third.as_mut().poll(&mut context).is_pending());
        let ana = turns.enter(&alone("ana")).await;
        // What Ana gives back is not Mallory's either.
        drop(ana);
        assert!(third.as_mut().poll(&mut context).is_pending());
        let [first, _second] = two;
        drop(first);
        assert!(third.as_mut().poll(&mut context).is_ready());
    }

    #[tokio::test]
    async fn people_take_turns_however_many_of_theirs_wait() {
        let turns = Turns::new(1);
        let first = turns.enter(&alone("mallory")).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (n, person) in ["mallory"; 50]
            .into_iter()
            .chain(["ana", "ben"])
            .enumerate()
        {
            let (turns, order) = (Arc::clone(&turns), Arc::clone(&order));
            waiting.push(Box::pin(async move {
                let turn = turns.enter(&alone(person)).await;
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
        let busy = turns.enter(&alone("mallory")).await;
        let askers = ["mallory", "mallory", "mallory", "ana"].map(alone);
        let heard = order(&turns, busy, askers.into()).await;
        assert_eq!(heard, ["mallory", "ana", "mallory", "mallory"]);
    }
}
