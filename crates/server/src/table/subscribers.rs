//! The subscribers of a table, and the messages to them that aren't events.

use kagiya_protocol::{
    BotSpeed, Person, PersonId, Presence, RulesInfo, Seat, ServerMessage, Snapshot, TableInfo,
    TablePermissions,
};
use kagiya_table::{Circumstances, Eyes, chat, decide, seat_transfer};

use super::{TableMessage, TableTask, error};
use crate::limits::network::ClientNetwork;
use crate::outbox::{Outbox, text};
use crate::random_ids;

/// The most missed events that are sent one by one; for more a snapshot is sent.
const RESUMABLE: u32 = 60;

/// A connection that follows a table.
pub(super) struct Subscriber {
    pub(super) person: Person,
    /// The network of the client.
    pub(super) origin: ClientNetwork,
    pub(super) outbox: Outbox,
    /// The possible actions that they last received.
    pub(super) may: TablePermissions,
    pub(super) pace: Option<BotSpeed>,
    pub(super) told: Told,
}

/// How much of the log a subscriber has received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    /// All of it, as it happened.
    All,
    /// Up to this event, since they are a round behind.
    Until(u32),
    /// Nothing of the game, which has just begun and where they aren't listed as a spectator yet.
    NotYet,
}

impl TableTask {
    pub(super) async fn subscribe(
        &mut self,
        person: &Person,
        after: Option<u32>,
        origin: ClientNetwork,
        outbox: &Outbox,
    ) {
        let connection = outbox.connection;
        if let Err(problem) = self.admit(person, origin).await {
            self.subscribers.remove(&connection);
            self.leave_review(connection);
            if self.is_lost {
                // The new owner of the table answers it.
                self.later.push_back(TableMessage::Subscribe {
                    person: person.clone(),
                    after,
                    origin,
                    outbox: outbox.clone(),
                });
            } else {
                outbox.say(&error(None, Some(&self.id), problem));
            }
            return;
        }
        let before = self.subscribers.remove(&connection);
        self.subscribers.insert(
            connection,
            Subscriber {
                person: person.clone(),
                origin,
                outbox: outbox.clone(),
                may: TablePermissions::default(),
                pace: before.and_then(|before| before.pace),
                told: Told::All,
            },
        );
        let may = self.may(person, &self.circumstances());
        let eyes = self.model.eyes_of(&person.id);
        let known = match eyes {
            Eyes::Delayed => self.model.a_round_ago(),
            _ => self.model.log.len(),
        };
        let last = self.model.log[..known].last().map_or(0, |it| it.seq);
        if let Some(subscriber) = self.subscribers.get_mut(&connection) {
            subscriber.may = may.clone();
            if eyes == Eyes::Delayed {
                subscriber.told = Told::Until(last);
            }
        }
        self.tell_presence_but(Some(connection));
        let resumable = after.filter(|after| *after <= last && last - after <= RESUMABLE);
        let resumable =
            resumable.filter(|after| !self.model.has_other_eyes_since(&person.id, *after));
        let missed = resumable.and_then(|after| self.model.updates_after(after, known, eyes));
        let Some(missed) = missed else {
            outbox.say(&self.snapshot(person, known, may));
            self.tell_watchers_talk_to(connection);
            self.tell_review_to(connection);
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
        self.tell_watchers_talk_to(connection);
        self.tell_review_to(connection);
    }

    pub(super) fn unsubscribe(&mut self, connection: u64) {
        if let Some(gone) = self.subscribers.remove(&connection) {
            self.left_at.insert(gone.person.id, self.now());
            self.leave_review(connection);
            self.tell_presence();
        }
    }

    /// The table after the first `known` events from a person's perspective.
    pub(super) fn snapshot(
        &self,
        person: &Person,
        known: usize,
        may: TablePermissions,
    ) -> ServerMessage {
        let eyes = self.model.eyes_of(&person.id);
        let last = self.model.log[..known].last();
        ServerMessage::Snapshot(Box::new(Snapshot {
            table: self.id.clone(),
            seq: last.map_or(0, |logged| logged.seq),
            info: TableInfo::clone(&self.model.info),
            rules: RulesInfo::of(&self.model.rules),
            you: self.model.seat_of(&person.id),
            eyes: match eyes {
                Eyes::Watcher(seat) | Eyes::Former(seat) => Some(seat),
                Eyes::Player(_)
                | Eyes::Public
                | Eyes::Offered
                | Eyes::Open
                | Eyes::Delayed
                | Eyes::Shut => None,
            },
            game: self.model.state_then(known, eyes),
            history: self.model.history(known, eyes.audience()),
            presence: self.presence.clone(),
            moves: last.map_or(0, |logged| logged.moves),
            may,
            time: self.model.time_for(eyes),
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

    /// Sends the connected people, if they have changed, to all but one subscriber who receives them anyway.
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

    fn may(&self, person: &Person, circumstances: &Circumstances) -> TablePermissions {
        let info = &self.model.info;
        if self.model.seat_of(&person.id).is_none() && info.owner != person.id {
            return TablePermissions {
                take_seat: seat_transfer::may_take(&self.model, person, circumstances),
                talk: chat::may(&self.model, &person.id),
                ..TablePermissions::default()
            };
        }
        decide::may(&self.model, person, circumstances)
    }

    /// Sends each subscriber their possible actions, if these have changed.
    pub(super) fn tell_may(&mut self) {
        let circumstances = self.circumstances();
        let changed: Vec<(u64, TablePermissions)> = self
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
        let correspondence = self.model.is_correspondence();
        let away = (0..)
            .map(Seat)
            .zip(&self.model.info.seats)
            .map(|(place, seat)| {
                // Players of correspondence games needn't stay connected.
                if correspondence {
                    return self.model.is_late(place);
                }
                seat.person.as_ref().is_some_and(|person| {
                    !self.is_connected(&person.id)
                        && now - self.left_at(&person.id) >= self.away_after()
                })
            });
        Circumstances {
            away: away.collect(),
            gone: self.gone_at().is_some_and(|at| at <= now),
            seed: self
                .context
                .services
                .config
                .seed
                .unwrap_or_else(random_ids::seed),
            no_seat: None,
            offered: None,
        }
    }
}
