//! Who watches a running game: named in the log before anything is seen, and told apart from players
//! who look over their own shoulder.
//!
//! Addresses are compared while the table is in memory and never stored.

use std::collections::{HashMap, HashSet};

use kagiya_protocol::{ErrorCode, Person, PersonId, Problem, Seat, ServerMessage, TableStatus};
use kagiya_table::log_limits::WATCHERS;
use kagiya_table::refusal::refuse;
use kagiya_table::{Entry, Eyes, Fact, KEPT_OUT};

use super::commands::elsewhere;
use super::subscribers::Told;
use super::{TableTask, error};
use crate::deals;
use crate::limits::quota::ClientNetwork;
use crate::outbox::text;
use crate::store::StoreError;

/// The most addresses that are remembered of one person.
const ORIGINS: usize = 32;

/// From where the people who play or watch this game have come.
#[derive(Default)]
pub(super) struct Origins(HashMap<PersonId, HashSet<ClientNetwork>>);

impl Origins {
    fn note(&mut self, person: &PersonId, origin: ClientNetwork) {
        let known = self.0.entry(person.clone()).or_default();
        if known.len() < ORIGINS {
            known.insert(origin);
        }
    }

    fn meet(&self, one: &PersonId, other: &PersonId) -> bool {
        let both = self.0.get(one).zip(self.0.get(other));
        both.is_some_and(|(one, other)| !one.is_disjoint(other))
    }
}

impl TableTask {
    /// Lets a person follow the table from an address. If they watch a running game they are named in
    /// the log first, and so are those who watch it from where a player comes.
    ///
    /// # Errors
    /// `table/no_watching`, `table/kept_out`, `deal/unseen`, or that it could not be stored.
    pub(super) async fn admit(
        &mut self,
        person: &Person,
        origin: ClientNetwork,
    ) -> Result<(), Problem> {
        if self.turned_out(&person.id) {
            return refuse(ErrorCode::KeptOut, KEPT_OUT);
        }
        loop {
            match self.model.info.status {
                TableStatus::Open | TableStatus::Closed => return Ok(()),
                TableStatus::Finished => {
                    return Box::pin(deals::look_into(
                        &self.context.services,
                        &self.model,
                        Some(&person.id),
                    ))
                    .await;
                }
                TableStatus::Running => {}
            }
            let eyes = self.model.eyes_of(&person.id);
            match eyes {
                Eyes::Shut => return refuse(ErrorCode::NoWatching, "nobody may watch this game"),
                // Who is offered a seat sees nothing of anybody's hand, but the course of the game, and the deal when it ends.
                Eyes::Open | Eyes::Offered => {
                    return Box::pin(deals::look_into(
                        &self.context.services,
                        &self.model,
                        Some(&person.id),
                    ))
                    .await;
                }
                // They see no more than they have seen.
                Eyes::Former(_) => return Ok(()),
                Eyes::Player(_) | Eyes::Watcher(_) | Eyes::Delayed => {}
            }
            if eyes.watch() && self.model.watched(&person.id).is_none() {
                let log = self.model.log.iter();
                let named = log.filter(|it| matches!(it.entry.fact, Fact::Watched { .. }));
                if named.count() >= WATCHERS {
                    let message = format!("{WATCHERS} people have watched this game");
                    return refuse(ErrorCode::NoWatching, message);
                }
            }
            self.origins.note(&person.id, origin);
            let mut facts = Vec::new();
            if eyes.watch() {
                facts.extend(self.to_name(person));
            } else {
                // Whoever watches already from where this player comes.
                facts.extend(self.watchers().iter().filter_map(|it| self.to_name(it)));
            }
            if eyes.watch() {
                Box::pin(deals::look_into(
                    &self.context.services,
                    &self.model,
                    Some(&person.id),
                ))
                .await?;
            }
            if facts.is_empty() {
                return Ok(());
            }
            match Box::pin(self.append(facts.into_iter().map(Entry::unasked).collect())).await {
                Err(StoreError::Conflict) => Box::pin(self.catch_up()).await,
                Err(StoreError::Fenced) => return Err(elsewhere()),
                Err(StoreError::Unavailable(_)) if eyes.watch() => {
                    return refuse(
                        ErrorCode::NotStored,
                        "who watches is written down first, and that could not be stored; try again",
                    );
                }
                // Who plays is not kept out by that.
                Ok(()) | Err(StoreError::Unavailable(_)) => return Ok(()),
            }
        }
    }

    /// Whether a person may not follow the table, as its owner wants it. A game that has ended is open to
    /// everybody.
    fn turned_out(&self, person: &PersonId) -> bool {
        let current = matches!(
            self.model.info.status,
            TableStatus::Open | TableStatus::Running
        );
        current && self.model.keeps_out(person)
    }

    /// Tells those who are kept out that they follow the table no more.
    pub(super) fn turn_out(&mut self) {
        if self.model.info.kept_out.is_empty() {
            return;
        }
        let gone: Vec<u64> = self
            .subscribers
            .iter()
            .filter(|(_, it)| self.turned_out(&it.person.id))
            .map(|(connection, _)| *connection)
            .collect();
        for connection in gone {
            if let Some(subscriber) = self.subscribers.remove(&connection) {
                let problem = Problem::new(ErrorCode::KeptOut, KEPT_OUT);
                let message = error(None, Some(&self.id), problem);
                subscriber.outbox.say(&message);
            }
        }
    }

    /// The fact that names a watcher, if something about them has not been said.
    fn to_name(&self, person: &Person) -> Option<Fact> {
        let named = self.model.watched(&person.id);
        let mut beside = named.clone().unwrap_or_default();
        let seats = (0..).map(Seat).zip(&self.model.info.seats);
        for (seat, info) in seats {
            let player = info.person.as_ref();
            if player.is_some_and(|player| self.origins.meet(&player.id, &person.id))
                && !beside.contains(&seat)
            {
                beside.push(seat);
            }
        }
        if named.is_some_and(|named| named.len() == beside.len()) {
            return None;
        }
        beside.sort_unstable();
        let person = person.clone();
        Some(Fact::Watched { person, beside })
    }

    /// Everybody who has been named as watching this game.
    fn watchers(&self) -> Vec<Person> {
        let mut people: Vec<Person> = Vec::new();
        for logged in &self.model.log {
            if let Fact::Watched { person, .. } = &logged.entry.fact
                && people.iter().all(|it| it.id != person.id)
            {
                people.push(person.clone());
            }
        }
        people
    }

    /// When a game has begun, or somebody sees it through other eyes from now on: shows it to those who have been
    /// told nothing of it yet, if they may watch it.
    pub(super) async fn let_watch(&mut self) {
        for subscriber in self.subscribers.values() {
            if self.model.seat_of(&subscriber.person.id).is_some() {
                self.origins.note(&subscriber.person.id, subscriber.origin);
            }
        }
        let waiting = self.subscribers.values();
        let waiting = waiting.filter(|it| it.told == Told::NotYet);
        let waiting: Vec<_> = waiting
            .map(|it| (it.person.clone(), it.origin, it.outbox.clone(), it.pace))
            .collect();
        for (person, origin, outbox, pace) in waiting {
            self.subscribe(&person, None, origin, &outbox).await;
            if let Some(subscriber) = self.subscribers.get_mut(&outbox.connection) {
                subscriber.pace = pace;
            }
        }
    }

    /// Tells those who are a round behind what has become visible to them.
    pub(super) fn tell_delayed(&mut self) {
        // All who have heard the same hear the same.
        let mut written: HashMap<(u32, bool), (Told, Vec<_>)> = HashMap::new();
        let model = &self.model;
        let mut snapshots = Vec::new();
        for (connection, subscriber) in &mut self.subscribers {
            let Told::Until(told) = subscriber.told else {
                continue;
            };
            let eyes = model.eyes_of(&subscriber.person.id);
            let behind = eyes == Eyes::Delayed;
            let known = if behind {
                model.a_round_ago()
            } else {
                model.log.len()
            };
            let (now, messages) = written.entry((told, behind)).or_insert_with(|| {
                let last = model.log[..known].last().map_or(0, |it| it.seq);
                // When something is taken back, a round ago is earlier than it was. They know more.
                let now = if behind {
                    Told::Until(last.max(told))
                } else {
                    Told::All
                };
                let news = (last > told).then(|| model.updates_after(told, known, eyes));
                let messages = match news {
                    None => Some(Vec::new()),
                    Some(news) => news.map(|news| {
                        let events = news.into_iter();
                        let events = events.map(|it| ServerMessage::Event(Box::new(it)));
                        events.map(|event| text(&event)).collect()
                    }),
                };
                // Without them only a snapshot tells it.
                (now, messages.into_iter().collect::<Vec<Vec<_>>>())
            });
            subscriber.told = *now;
            match messages.first() {
                Some(messages) => {
                    for message in messages {
                        subscriber.outbox.send(message.clone());
                    }
                }
                None => snapshots.push((*connection, known)),
            }
        }
        for (connection, known) in snapshots {
            if let Some(it) = self.subscribers.get(&connection) {
                it.outbox
                    .say(&self.snapshot(&it.person, known, it.may.clone()));
            }
        }
    }
}
