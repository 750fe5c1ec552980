//! The queue of bots that wait to think. Networks take turns, and within a network its people do, so that
//! many tables or questions of one user don't delay the others, whatever names and addresses they use. If
//! several bots can think at once, one household never has all permits.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::network::{ClientNetwork, Network, Width};
use super::shares::Shares;

/// Permits to think, and the requests that wait for one.
#[derive(Debug)]
pub(crate) struct FairQueue {
    state: Mutex<State>,
    /// The most permits of one network.
    most: usize,
}

/// The network and the person that a bot thinks for; the person is empty if there is none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct QueueKey {
    pub(crate) network: ClientNetwork,
    pub(crate) person: String,
}

#[derive(Debug, Default)]
struct State {
    free: usize,
    /// The permits in use, by address and by household.
    thinking: HashMap<Network, usize>,
    /// The waiting requests by network; no queue is empty.
    lines: HashMap<ClientNetwork, Line>,
    /// The turns of the waiting networks. Equal turns are in the order of their numbers.
    turns: BTreeSet<(u64, u64, ClientNetwork)>,
    /// The number of turns so far.
    number: u64,
    shares: Shares,
}

/// The waiting requests of one network.
#[derive(Debug, Default)]
struct Line {
    /// Requests by person; no queue is empty.
    waiting: HashMap<String, VecDeque<oneshot::Sender<Permit>>>,
    /// The people in the order of their turns.
    people: VecDeque<String>,
}

/// The permit to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    queue: Option<Arc<FairQueue>>,
    network: ClientNetwork,
}

impl FairQueue {
    /// A queue with this number of permits.
    pub(crate) fn new(places: usize) -> Arc<Self> {
        let places = places.max(1);
        Arc::new(Self {
            state: Mutex::new(State {
                free: places,
                ..State::default()
            }),
            most: (places - 1).max(1),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of waiting requests.
    pub(crate) fn waiting(&self) -> usize {
        let state = self.state();
        let lines = state.lines.values().flat_map(|line| line.waiting.values());
        lines.map(VecDeque::len).sum()
    }

    /// Waits for a permit.
    pub(crate) async fn enter(self: &Arc<Self>, key: &QueueKey) -> Permit {
        let waiting = {
            let mut state = self.state();
            if state.free > 0 && state.has_room(key.network, self.most) {
                state.begin(key.network);
                None
            } else {
                let (give, permit) = oneshot::channel();
                state.wait(key, give);
                Some(permit)
            }
        };
        if let Some(waiting) = waiting
            && let Ok(permit) = waiting.await
        {
            return permit;
        }
        Permit {
            queue: Some(Arc::clone(self)),
            network: key.network,
        }
    }
}

/// The networks that never have all permits. Neighbors in a wider one may be strangers.
fn counted(network: ClientNetwork) -> impl Iterator<Item = Network> {
    network.levels().filter(|it| it.width != Width::Block)
}

impl State {
    fn has_room(&self, network: ClientNetwork, most: usize) -> bool {
        counted(network).all(|it| self.thinking.get(&it).is_none_or(|now| *now < most))
    }

    fn begin(&mut self, network: ClientNetwork) {
        self.free -= 1;
        for level in counted(network) {
            *self.thinking.entry(level).or_default() += 1;
        }
    }

    fn end(&mut self, network: ClientNetwork) {
        self.free += 1;
        for level in counted(network) {
            if let Some(now) = self.thinking.get_mut(&level) {
                *now -= 1;
                if *now == 0 {
                    self.thinking.remove(&level);
                }
            }
        }
    }

    fn wait(&mut self, QueueKey { network, person }: &QueueKey, give: oneshot::Sender<Permit>) {
        if self.lines.is_empty() {
            self.shares.clear();
        }
        if !self.lines.contains_key(network) {
            self.take_turn(*network);
        }
        let line = self.lines.entry(*network).or_default();
        if !line.waiting.contains_key(person) {
            line.people.push_back(person.clone());
        }
        let own = line.waiting.entry(person.clone()).or_default();
        own.push_back(give);
    }

    fn take_turn(&mut self, network: ClientNetwork) {
        self.number += 1;
        let turn = self.shares.take(network);
        self.turns.insert((turn, self.number, network));
    }

    /// Takes a permit for the first request of the next network that may have one more. The network then gets
    /// its next turn.
    fn next(&mut self, most: usize) -> Option<(ClientNetwork, oneshot::Sender<Permit>)> {
        let mut turns = self.turns.iter();
        let turn = *turns.find(|(_, _, network)| self.has_room(*network, most))?;
        self.turns.remove(&turn);
        let (_, _, network) = turn;
        self.shares.served(self.lines.len());
        let line = self.lines.get_mut(&network)?;
        let next = line.next();
        if line.people.is_empty() {
            self.lines.remove(&network);
        } else {
            self.take_turn(network);
        }
        self.begin(network);
        Some((network, next?))
    }
}

impl Line {
    /// The first request of the next person, who then goes to the end.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
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

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(queue) = self.queue.take() else {
            return;
        };
        let mut ended = self.network;
        loop {
            let next = {
                let mut state = queue.state();
                state.end(ended);
                state.next(queue.most)
            };
            let Some((network, next)) = next else { return };
            let permit = Self {
                queue: Some(Arc::clone(&queue)),
                network,
            };
            match next.send(permit) {
                Ok(()) => return,
                // That request was cancelled; the next one gets the permit.
                Err(mut permit) => {
                    drop(permit.queue.take());
                    ended = permit.network;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::task::{Context, Poll, Waker};

    use super::*;

    /// A person with a network of their own.
    fn alone(person: &str) -> QueueKey {
        let number = person.bytes().fold(0_u8, u8::wrapping_add);
        QueueKey {
            network: ClientNetwork::parse(&format!("198.18.{number}.1")).unwrap(),
            person: person.to_owned(),
        }
    }

    /// Queues some requests, one after the other, and returns the order in which they get permits once `busy`
    /// has ended.
    async fn order(queue: &Arc<FairQueue>, busy: Permit, keys: Vec<QueueKey>) -> Vec<String> {
        let (gave, mut order) = tokio::sync::mpsc::unbounded_channel();
        let many = keys.len();
        for key in keys {
            let (mine, gave) = (Arc::clone(queue), gave.clone());
            let before = queue.waiting();
            tokio::spawn(async move {
                let permit = mine.enter(&key).await;
                gave.send(key.person).expect("somebody listens");
                drop(permit);
            });
            while queue.waiting() == before {
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
        let queue = FairQueue::new(1);
        let of_mallory = |number| QueueKey {
            network: alone("mallory").network,
            person: format!("mallory {number}"),
        };
        let busy = queue.enter(&of_mallory(0)).await;
        let mut keys: Vec<QueueKey> = (1..=100).map(of_mallory).collect();
        keys.extend([alone("ana"), alone("ben")]);
        let heard = order(&queue, busy, keys).await;
        assert_eq!(heard[..4], ["mallory 1", "ana", "ben", "mallory 2"]);
        assert_eq!(queue.state().free, 1);
        assert!(queue.state().thinking.is_empty());
    }

    #[tokio::test]
    async fn the_addresses_of_a_household_wait_like_two() {
        let queue = FairQueue::new(1);
        let of_mallory = |number: u16| QueueKey {
            network: ClientNetwork::parse(&format!("2001:db8:0:{number:x}::1")).unwrap(),
            person: format!("mallory {number}"),
        };
        let busy = queue.enter(&of_mallory(0)).await;
        let mut keys: Vec<QueueKey> = (1..=200).map(of_mallory).collect();
        keys.extend([alone("ana"), alone("ben")]);
        let heard = order(&queue, busy, keys).await;
        assert_eq!(heard[..4], ["mallory 1", "ana", "ben", "mallory 2"]);
        assert_eq!(queue.state().free, 1);
        assert!(queue.state().thinking.is_empty());
    }

    #[tokio::test]
    async fn one_household_never_has_every_place() {
        let queue = FairQueue::new(3);
        let of_mallory = |number: u16| QueueKey {
            network: ClientNetwork::parse(&format!("2001:db8:0:{number:x}::1")).unwrap(),
            person: "mallory".to_owned(),
        };
        let _two = [
            queue.enter(&of_mallory(1)).await,
            queue.enter(&of_mallory(2)).await,
        ];
        let another = of_mallory(3);
        let mut third = Box::pin(queue.enter(&another));
        let mut context = Context::from_waker(Waker::noop());
        assert!(third.as_mut().poll(&mut context).is_pending());
        let _ana = queue.enter(&alone("ana")).await;
    }

    #[tokio::test]
    async fn one_visitor_never_has_every_place() {
        let queue = FairQueue::new(3);
        let mallory = alone("mallory");
        let two = [queue.enter(&mallory).await, queue.enter(&mallory).await];
        let mut third = Box::pin(queue.enter(&mallory));
        let mut context = Context::from_waker(Waker::noop());
        assert!(third.as_mut().poll(&mut context).is_pending());
        let ana = queue.enter(&alone("ana")).await;
        // Ana's released permit doesn't go to Mallory either.
        drop(ana);
        assert!(third.as_mut().poll(&mut context).is_pending());
        let [first, _second] = two;
        drop(first);
        assert!(third.as_mut().poll(&mut context).is_ready());
    }

    #[tokio::test]
    async fn people_take_turns_however_many_of_theirs_wait() {
        let queue = FairQueue::new(1);
        let first = queue.enter(&alone("mallory")).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for (n, person) in ["mallory"; 50]
            .into_iter()
            .chain(["ana", "ben"])
            .enumerate()
        {
            let (queue, order) = (Arc::clone(&queue), Arc::clone(&order));
            waiting.push(Box::pin(async move {
                let permit = queue.enter(&alone(person)).await;
                order.lock().expect("no panic").push((person, n));
                drop(permit);
            }));
            // It is queued.
            let poll = waiting[n].as_mut();
            let polled = poll.poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(polled, Poll::Pending));
        }
        assert_eq!(queue.waiting(), 52);
        // Cancelled requests are skipped.
        drop(waiting.remove(1));
        drop(first);
        futures_util::future::join_all(waiting).await;
        let order: Vec<_> = order.lock().expect("no panic").clone();
        assert_eq!(order.len(), 51);
        let first: Vec<_> = order[..3].iter().map(|(person, _)| *person).collect();
        assert_eq!(first, ["mallory", "ana", "ben"]);
        assert_eq!(queue.waiting(), 0);
        assert_eq!(queue.state().free, 1, "the place is free again");
    }

    #[tokio::test]
    async fn the_next_person_comes_after_one_of_the_first() {
        let queue = FairQueue::new(1);
        let busy = queue.enter(&alone("mallory")).await;
        let keys = ["mallory", "mallory", "mallory", "ana"].map(alone);
        let heard = order(&queue, busy, keys.into()).await;
        assert_eq!(heard, ["mallory", "ana", "mallory", "mallory"]);
    }
}
