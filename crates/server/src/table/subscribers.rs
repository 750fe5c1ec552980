//! Who follows a table, and what they are told that is no event.

use kagiya_protocol::{
    Pace, Person, PersonId, Presence, RulesInfo, ServerMessage, Snapshot, TableInfo, TableMay,
};
use kagiya_rules::Audience;

use super::TableTask;
use super::decide::{self, Circumstances};
use crate::outbox::{Outbox, text};

/// Up to so many missed events are sent one by one; more are made up for by a snapshot.
const RESUMABLE: u32 = 60;

/// A connection that follows a table.
pub(super) struct Subscriber {
    pub(super) person: Person,
    pub(super) outbox: Outbox,
    /// What they were last told that they may do.
    pub(super) may: TableMay,
    pub(super) pace: Option<Pace>,
}

impl TableTask {
    pub(super) fn subscribe(&mut self, person: &Person, after: Option<u32>, outbox: &Outbox) {
        let connection = outbox.connection;
        let before = self.subscribers.remove(&connection);
        self.subscribers.insert(
            connection,
            Subscriber {
                person: person.clone(),
                outbox: outbox.clone(),
                may: TableMay::default(),
                pace: before.and_then(|before| before.pace),
            },
        );
        let may = self.may(person, &self.circumstances());
        if let Some(subscriber) = self.subscribers.get_mut(&connection) {
            subscriber.may = may.clone();
        }
        self.tell_presence_but(Some(connection));
        let audience = self.model.audience_of(Some(&person.id));
        let last = self.model.seq();
        let resumable = after.filter(|after| *after <= last && last - after <= RESUMABLE);
        let missed = resumable.and_then(|after| self.model.updates_after(after, audience));
        let Some(missed) = missed else {
            outbox.say(&self.snapshot(person, audience, may));
            return;
        };
        outbox.say(&ServerMessage::Resumed {
            table: self.id.clone(),
            seq: last,
            presence: self.presence.clone(),
            may,
        });
        for update in missed {
            outbox.say(&ServerMessage::Event(Box::new(update)));
        }
    }

    pub(super) fn snapshot(
        &self,
        person: &Person,
        audience: Audience,
        may: TableMay,
    ) -> ServerMessage {
        ServerMessage::Snapshot(Box::new(Snapshot {
            table: self.id.clone(),
            seq: self.model.seq(),
            info: TableInfo::clone(&self.model.info),
            rules: RulesInfo::of(&self.model.rules),
            you: self.model.seat_of(&person.id),
            game: self.model.state(audience),
            history: self.model.history(audience),
            presence: self.presence.clone(),
            moves: self.model.moves,
            may,
        }))
    }

    pub(super) fn is_connected(&self, person: &PersonId) -> bool {
        self.subscribers
            .values()
            .any(|subscriber| subscriber.person.id == *person)
    }

    pub(super) fn tell_presence(&mut self) {
        self.tell_presence_but(None);
    }

    /// Tells who is there, if that has changed, to all but one who will learn it anyway.
    fn tell_presence_but(&mut self, newcomer: Option<u64>) {
        let seats = self.model.info.seats.iter();
        let here = seats
            .map(|seat| {
                let person = seat.person.as_ref();
                person.is_some_and(|person| self.is_connected(&person.id))
            })
            .collect();
        let mut watching: Vec<&PersonId> = self
            .subscribers
            .values()
            .map(|subscriber| &subscriber.person.id)
            .filter(|person| self.model.seat_of(person).is_none())
            .collect();
        watching.sort_unstable();
        watching.dedup();
        let presence = Presence {
            here,
            watching: u32::try_from(watching.len()).unwrap_or(u32::MAX),
        };
        if presence == self.presence {
            return;
        }
        self.presence = presence;
        let message = text(&ServerMessage::Presence {
            table: self.id.clone(),
            presence: self.presence.clone(),
        });
        let others = self.subscribers.iter();
        for (_, other) in others.filter(|(connection, _)| Some(**connection) != newcomer) {
            other.outbox.send(message.clone());
        }
        self.tell_may();
    }

    fn may(&self, person: &Person, circumstances: &Circumstances) -> TableMay {
        let info = &self.model.info;
        if self.model.seat_of(&person.id).is_none() && info.owner != person.id {
            return TableMay::default();
        }
        decide::may(&self.model, person, circumstances)
    }

    /// Tells everybody what they may do now, if that has changed.
    pub(super) fn tell_may(&mut self) {
        let circumstances = self.circumstances();
        let changed: Vec<(u64, TableMay)> = self
            .subscribers
            .iter()
            .map(|(connection, it)| (*connection, self.may(&it.person, &circumstances)))
            .filter(|(connection, may)| self.subscribers[connection].may != *may)
            .collect();
        for (connection, may) in changed {
            let Some(subscriber) = self.subscribers.get_mut(&connection) else {
                continue;
            };
            subscriber.may = may.clone();
            let table = self.id.clone();
            subscriber.outbox.say(&ServerMessage::May { table, may });
        }
    }

    pub(super) fn circumstances(&self) -> Circumstances {
        let now = self.now();
        let away = self.model.info.seats.iter().map(|seat| {
            seat.person.as_ref().is_some_and(|person| {
                !self.is_connected(&person.id)
                    && now - self.left_at(&person.id) >= self.away_after()
            })
        });
        Circumstances {
            away: away.collect(),
            seed: self.house.config.seed,
        }
    }
}
