//! Appends events: they are stored first, then sent.

use kagiya_protocol::{ServerMessage, TableStatus};
use kagiya_table::{Effects, Eyes, LogEntry, Savepoint, SnapshotReason, moves_eyes};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::subscribers::Told;
use super::talk::WatchersTalk;
use super::{TableTask, load};
use crate::bus::{BusEvent, TableAdvanced};
use crate::outbox::{Outbox, text};
use crate::store::{Append, StoreError};
use crate::table_rows;

/// Messages for connections, held until their events are stored.
type Pending = Vec<(Outbox, Utf8Bytes)>;

impl TableTask {
    /// Stores entries and then sends the updates. After an error the table is unchanged, and must catch up.
    pub(super) async fn append(&mut self, entries: Vec<LogEntry>) -> Result<(), StoreError> {
        self.append_with(entries, None).await
    }

    /// The same, together with events of another table; either all are stored, or none.
    pub(super) async fn append_with(
        &mut self,
        entries: Vec<LogEntry>,
        other: Option<Append>,
    ) -> Result<(), StoreError> {
        let now = self.now();
        let mut bodies = Vec::with_capacity(entries.len());
        let mut pending = Pending::new();
        let mut moments = Vec::new();
        let mut effects = Effects::default();
        let mut turned = false;
        let expected = self.model.seq();
        let on_turn = self.correspondent();
        // The table changes at once, and is reset if the events can't be stored. No task reads it meanwhile.
        let savepoint = self.model.savepoint();
        for entry in entries {
            // A person with the offer of a seat was admitted to public information only, not to the end of
            // the game.
            let turns = moves_eyes(&entry.event) || !self.model.info.offers.is_empty();
            let eyes = turns.then(|| self.all_eyes());
            bodies.push((now, self.context.tables.encode(&entry)));
            match self.model.apply(now, entry) {
                Ok(of_entry) => {
                    turned |= eyes.is_some_and(|eyes| self.turn_eyes(&eyes));
                    self.write(&of_entry, &mut pending);
                    moments.extend(self.moments());
                    effects.add(of_entry);
                }
                Err(error) => {
                    self.rollback(savepoint);
                    tracing::error!(table = %self.id, %error, "an event does not fit its table");
                    return Err(StoreError::unavailable(error));
                }
            }
        }
        let count = bodies.len() as u64;
        let append = Append {
            table: self.id.clone(),
            expected,
            events: bodies,
            row: effects.row.then(|| table_rows::row(&self.model)),
        };
        let appends = core::iter::once(append).chain(other).collect();
        if let Err(error) = self.persist(appends).await {
            if matches!(error, StoreError::Unavailable(_)) {
                let services = &self.context.services;
                services.log_store_error(&error, "an event could not be stored");
            }
            self.rollback(savepoint);
            return Err(error);
        }
        self.context.services.metrics.events.add(count);
        for (outbox, message) in pending {
            outbox.send(message);
        }
        self.take_effect(&effects, turned).await;
        self.push_turn(on_turn.as_ref());
        self.show_bots(moments);
        self.say_moved(effects.row);
        Ok(())
    }

    /// Sends and does what follows from stored events, besides the events themselves. `turned` is whether
    /// subscribers wait for a snapshot from another perspective.
    async fn take_effect(&mut self, effects: &Effects, turned: bool) {
        if effects.ended {
            self.context.services.metrics.games.add(1);
        }
        let status = self.model.info.status;
        if effects.row && !matches!(status, TableStatus::Open | TableStatus::Running) {
            self.context.tables.uncount(&self.id);
        }
        self.turn_out();
        self.tell_delayed();
        if effects.ended {
            self.open_watchers_talk();
        }
        if turned || effects.snapshot == Some(SnapshotReason::Started) {
            Box::pin(self.let_watch()).await;
        }
        if effects.snapshot == Some(SnapshotReason::TakenBack) {
            // They receive the game anew when they are next asked.
            self.bots.clear();
        }
        if effects.row {
            self.tell_presence();
        }
        if effects.row || effects.had_time {
            self.tell_may();
        }
        for person in &effects.concerned {
            let person = BusEvent::People(person.clone());
            self.context.services.bus.publish(person);
        }
    }

    /// Publishes to other servers that the table has new events, and whether its entry in the lists has
    /// changed.
    fn say_moved(&self, index: bool) {
        // With leases no other node has this table in memory.
        if index || self.context.cluster.node.is_none() {
            self.context
                .services
                .bus
                .publish(BusEvent::TableAdvanced(TableAdvanced {
                    table: self.id.clone(),
                    seq: self.model.seq(),
                    index,
                    node: self.context.cluster.process,
                    opened_from: None,
                }));
        }
    }

    /// The perspective of each subscriber.
    fn all_eyes(&self) -> Vec<(u64, Eyes)> {
        let there = self.subscribers.iter();
        there
            .map(|(connection, it)| (*connection, self.model.eyes_of(&it.person.id)))
            .collect()
    }

    /// Suspends subscribers whose perspective has changed until they get a new snapshot; returns whether
    /// there are any. After the end of a game these are only people with the offer of a seat, as all others
    /// were admitted to the end.
    fn turn_eyes(&mut self, before: &[(u64, Eyes)]) -> bool {
        let mut turned = false;
        let running = self.model.info.status == TableStatus::Running;
        for (connection, eyes) in before {
            if let Some(subscriber) = self.subscribers.get_mut(connection)
                && (running || *eyes == Eyes::Offered)
                && self.model.eyes_of(&subscriber.person.id) != *eyes
                && !self.model.keeps_out(&subscriber.person.id)
            {
                subscriber.told = Told::NotYet;
                turned = true;
            }
        }
        turned
    }

    /// Stores events, under the lease if the table has one. The store refuses the write of a lost lease.
    async fn persist(&mut self, appends: Vec<Append>) -> Result<(), StoreError> {
        if self.is_lost {
            return Err(StoreError::Fenced);
        }
        let store = &self.context.services.store;
        let Some(lease) = &self.lease else {
            return store.append_all(appends).await;
        };
        if store.append_under(lease, appends).await? {
            return Ok(());
        }
        self.is_lost = true;
        Err(StoreError::Fenced)
    }

    fn rollback(&mut self, savepoint: Savepoint) {
        self.left.clear();
        self.model.rollback(savepoint);
        // The game has not begun after all.
        for subscriber in self.subscribers.values_mut() {
            if subscriber.told == Told::NotYet {
                subscriber.told = Told::All;
            }
        }
    }

    /// Encodes the last event for each subscriber.
    fn write(&mut self, effects: &Effects, pending: &mut Pending) {
        let mut before = core::mem::take(&mut self.left);
        if effects.snapshot.is_some() {
            // What the hands could be is computed anew.
            before.clear();
        }
        let next = &self.model;
        if effects.snapshot == Some(SnapshotReason::Started) {
            // Spectators must be listed before they see anything.
            for subscriber in self.subscribers.values_mut() {
                if next.eyes_of(&subscriber.person.id).watch() {
                    subscriber.told = Told::NotYet;
                }
            }
        }
        // Subscribers with the same perspective receive the same bytes.
        let mut written: Vec<(Eyes, Utf8Bytes)> = Vec::new();
        // Parts that are the same for all are computed once.
        let mut event: Option<ServerMessage> = None;
        let there = self.subscribers.values();
        for subscriber in there.filter(|it| it.told == Told::All) {
            let eyes = next.eyes_of(&subscriber.person.id);
            let audience = eyes.audience();
            let known = written.iter().find(|(other, _)| *other == eyes);
            let message = if let Some((_, message)) = known {
                message.clone()
            } else {
                let kept = before.iter().position(|(other, _)| *other == audience);
                let mut left = kept.map(|place| before.swap_remove(place).1);
                if let Some(ServerMessage::Event(update)) = &mut event {
                    next.switch_audience(update, effects, eyes, &mut left);
                } else {
                    let update = next.update(effects, eyes, &mut left);
                    event = update.map(|update| ServerMessage::Event(Box::new(update)));
                }
                self.left.extend(left.map(|left| (audience, left)));
                let Some(event) = &event else { continue };
                let message = text(event);
                written.push((eyes, message.clone()));
                message
            };
            pending.push((subscriber.outbox.clone(), message));
        }
    }

    /// Reads events that were stored by others, and sends the updates.
    pub(super) async fn catch_up(&mut self) {
        let model = match load(&self.context.services, &self.id).await {
            Ok(model) if model.seq() > self.model.seq() => model,
            Ok(_) => return,
            Err(problem) => {
                tracing::debug!(table = %self.id, %problem, "a table can't catch up");
                return;
            }
        };
        self.left.clear();
        match WatchersTalk::load(&self.context.services, &model).await {
            Ok(talk) => self.watchers_talk = talk,
            Err(error) => {
                let services = &self.context.services;
                services.log_store_error(&error, "the talk of watchers can't be read");
            }
        }
        let was_running = self.model.info.status == TableStatus::Running;
        let eyes = was_running.then(|| self.all_eyes());
        let told = core::mem::replace(&mut self.model, model).seq();
        if let Some(eyes) = eyes {
            self.turn_eyes(&eyes);
        }
        for subscriber in self.subscribers.values_mut() {
            let person = &subscriber.person.id;
            let watches = self.model.eyes_of(person).watch();
            if watches && subscriber.told == Told::All && self.model.watched(person).is_none() {
                subscriber.told = Told::NotYet;
            }
        }
        self.turn_out();
        let there = self.subscribers.values();
        for subscriber in there.filter(|it| it.told == Told::All) {
            let eyes = self.model.eyes_of(&subscriber.person.id);
            let all = self.model.log.len();
            if let Some(news) = self.model.updates_after(told, all, eyes) {
                for update in news {
                    let message = ServerMessage::Event(Box::new(update));
                    subscriber.outbox.say(&message);
                }
            } else {
                let may = subscriber.may.clone();
                let snapshot = self.snapshot(&subscriber.person, all, may);
                subscriber.outbox.say(&snapshot);
            }
        }
        self.tell_delayed();
        if was_running && self.model.info.status == TableStatus::Finished {
            self.open_watchers_talk();
        }
        Box::pin(self.let_watch()).await;
        self.tell_presence();
        self.tell_may();
        // They receive the game anew when they are next asked.
        self.bots.clear();
    }
}
