//! The spectators of a running game. They are listed in the log before they see anything, and distinguished
//! from players who use a second window.
//!
//! Addresses are compared while the table is in memory and never stored.

use std::collections::{HashMap, HashSet};

use kagiya_protocol::{
    ErrorCode, Person, PersonId, Problem, PublicEvent, Seat, ServerMessage, TableStatus,
};
use kagiya_table::log_limits::WATCHERS;
use kagiya_table::refusal::refuse;
use kagiya_table::{Event, Eyes, KEPT_OUT, LogEntry};

use super::commands::elsewhere;
use super::subscribers::Told;
use super::{TableTask, error};
use crate::deals;
use crate::limits::network::ClientNetwork;
use crate::outbox::text;
use crate::store::StoreError;

/// The most networks that are remembered for one person.
const ORIGINS: usize = 32;

/// The networks of the people who play or watch this game.
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
    /// Admits a person to the table from a network. A spectator of a running game is listed in the log first,
    /// and so are spectators from the network of a player.
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
                // A person with the offer of a seat sees no hands, but the course of the game, and the deal
                // at the end.
                Eyes::Open | Eyes::Offered => {
                    return Box::pin(deals::look_into(
                        &self.context.services,
                        &self.model,
                        Some(&person.id),
                    ))
                    .await;
                }
                // They see no more than before.
                Eyes::Former(_) => return Ok(()),
                Eyes::Player(_) | Eyes::Watcher(_) | Eyes::Public | Eyes::Delayed => {}
            }
            if eyes.watch() && self.model.watched(&person.id).is_none() {
                let log = self.model.log.iter();
                let named = log.filter(|it| {
                    matches!(it.entry.event, Event::Public(PublicEvent::Watched { .. }))
                });
                if named.count() >= WATCHERS {
                    let message = format!("{WATCHERS} people have watched this game");
                    return refuse(ErrorCode::NoWatching, message);
                }
            }
            self.origins.note(&person.id, origin);
            let mut events = Vec::new();
            if eyes.watch() {
                events.extend(self.to_name(person));
            } else {
                // Spectators who already watch from this player's network.
                events.extend(self.watchers().iter().filter_map(|it| self.to_name(it)));
            }
            if eyes.watch() {
                Box::pin(deals::look_into(
                    &self.context.services,
                    &self.model,
                    Some(&person.id),
                ))
                .await?;
            }
            if events.is_empty() {
                return Ok(());
            }
            match Box::pin(self.append(events.into_iter().map(LogEntry::unasked).collect())).await {
                Err(StoreError::Conflict) => Box::pin(self.catch_up()).await,
                Err(StoreError::Fenced) => return Err(elsewhere()),
                Err(StoreError::Unavailable(_)) if eyes.watch() => {
                    return refuse(
                        ErrorCode::NotStored,
                        "spectators are listed before they see anything, and that could not be stored; try again",
                    );
                }
                // A player must not be locked out by that.
                Ok(()) | Err(StoreError::Unavailable(_)) => return Ok(()),
            }
        }
    }

    /// Whether the owner of the table has banned the person from it. A finished game is open to everyone.
    fn turned_out(&self, person: &PersonId) -> bool {
        let current = matches!(
            self.model.info.status,
            TableStatus::Open | TableStatus::Running
        );
        current && self.model.keeps_out(person)
    }

    /// Ends the subscriptions of banned people.
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

    /// The event that lists a spectator, if it adds information.
    fn to_name(&self, person: &Person) -> Option<PublicEvent> {
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
        Some(PublicEvent::Watched { person, beside })
    }

    /// All listed spectators of this game.
    fn watchers(&self) -> Vec<Person> {
        let mut people: Vec<Person> = Vec::new();
        for logged in &self.model.log {
            if let Event::Public(PublicEvent::Watched { person, .. }) = &logged.entry.event
                && people.iter().all(|it| it.id != person.id)
            {
                people.push(person.clone());
            }
        }
        people
    }

    /// When a game has begun or a perspective has changed: sends snapshots to the suspended subscribers, if
    /// they may watch it.
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

    /// Sends spectators a round behind what has become visible to them.
    pub(super) fn tell_delayed(&mut self) {
        // Spectators with the same progress receive the same messages.
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
                // After a take-back, a round ago is earlier than it was, and they know more.
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
                // If they can't be sent, a snapshot replaces them.
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
