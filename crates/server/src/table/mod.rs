//! One task owns one table: others send it messages, and it answers through their lines.
//!
//! A command becomes facts, the facts are stored, and only then anybody is told of them.

mod bot_turns;
pub mod decide;
pub mod facts;
pub mod model;
mod record;
pub mod settings;
mod telling;

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use kagiya_protocol::{
    Command, CommandId, ErrorCode, Person, PersonId, Presence, Problem, RulesInfo, Seat,
    ServerMessage, Snapshot, TableId, TableStatus,
};
use kagiya_rules::Audience;
use tokio::sync::{mpsc, oneshot};

use crate::border;
use crate::bots::Answer;
use crate::bus::Moved;
use crate::house::House;
use crate::outbox::{Outbox, text};
use crate::store::{Append, StoreError};
use bot_turns::Seated;
use decide::Circumstances;
use facts::{Entry, Fact};
use model::{BrokenLog, TableModel};

/// How many messages wait for a table before those who send more have to wait.
const MAILBOX: usize = 1024;

/// Up to so many missed events are sent one by one; more are made up for by a snapshot.
const RESUMABLE: u32 = 60;

/// A player without a connection is away after this time, in milliseconds.
const AWAY: i64 = 60_000;

/// What can be said to a table.
#[derive(Debug)]
pub enum TableMessage {
    /// A connection wants to know what happens.
    Subscribe {
        /// Who asks.
        person: Person,
        /// The last event it has seen.
        after: Option<u32>,
        /// Where to tell it.
        outbox: Outbox,
    },
    /// A connection wants to know no more.
    Unsubscribe {
        /// Which.
        connection: u64,
    },
    /// A command.
    Command {
        /// Whose.
        person: Person,
        /// Their name for it.
        id: CommandId,
        /// The last event they had seen.
        expect: Option<u32>,
        /// What to do.
        command: Command,
        /// Where to answer.
        outbox: Outbox,
    },
    /// A person has another name.
    Renamed {
        /// Who, with the new name.
        person: Person,
    },
    /// The table has been moved on, perhaps elsewhere.
    Moved {
        /// To which event.
        seq: u32,
    },
    /// A bot has decided.
    BotDecided {
        /// After which event it was asked.
        seq: u32,
        /// Where it sits.
        seat: Seat,
        /// Which it is.
        name: String,
        /// What it decided.
        answer: Answer,
    },
    /// Somebody wants to look at the table.
    Look {
        /// Where to answer; nothing if there is no such table.
        answer: oneshot::Sender<Option<Box<TableModel>>>,
    },
}

struct Subscriber {
    person: Person,
    outbox: Outbox,
}

struct TableTask {
    house: Arc<House>,
    id: TableId,
    model: TableModel,
    /// The last event that is stored and that everybody has been told of.
    told: u32,
    mailbox: mpsc::Sender<TableMessage>,
    subscribers: HashMap<u64, Subscriber>,
    /// When each person was last connected, for those who no longer are.
    left_at: HashMap<PersonId, i64>,
    loaded_at: i64,
    bots: HashMap<u8, Seated>,
    thinking: bool,
    presence: Presence,
}

/// Opens the mailbox of a table; its task begins with reading the log.
pub fn spawn(house: &Arc<House>, id: TableId) -> mpsc::Sender<TableMessage> {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    let house = Arc::clone(house);
    tokio::spawn(run(house, id, sender.clone(), receiver));
    sender
}

async fn run(
    house: Arc<House>,
    id: TableId,
    mailbox: mpsc::Sender<TableMessage>,
    mut messages: mpsc::Receiver<TableMessage>,
) {
    house.metrics.tables.add(1);
    match load(&house, &id).await {
        Ok(model) => {
            let now = house.clock.now();
            let mut task = TableTask {
                presence: Presence {
                    here: vec![false; model.info.seats.len()],
                    watching: 0,
                },
                house: Arc::clone(&house),
                id: id.clone(),
                told: model.seq(),
                model,
                mailbox,
                subscribers: HashMap::new(),
                left_at: HashMap::new(),
                loaded_at: now,
                bots: HashMap::new(),
                thinking: false,
            };
            task.wake_bot();
            task.serve(&mut messages).await;
        }
        Err(problem) => {
            house.forget(&id);
            messages.close();
            while let Some(message) = messages.recv().await {
                refuse_all(&id, message, &problem);
            }
        }
    }
    // Whoever wrote while the task was packing up gets a new task.
    while let Some(message) = messages.recv().await {
        house.send(&id, message).await;
    }
    house.metrics.tables.add(-1);
}

async fn load(house: &House, id: &TableId) -> Result<TableModel, Problem> {
    let events = house.store.read(id, 0).await.map_err(|error| {
        tracing::error!(%error, table = %id, "a table could not be read");
        Problem::new(ErrorCode::Busy, "the table can't be read at the moment")
    })?;
    if events.is_empty() {
        return Err(Problem::new(ErrorCode::NoTable, "there is no such table"));
    }
    TableModel::load(id, &events).map_err(|error| {
        tracing::error!(%error, table = %id, "a log is broken");
        Problem::new(ErrorCode::Internal, "the log of this table is broken")
    })
}

fn refuse_all(table: &TableId, message: TableMessage, problem: &Problem) {
    match message {
        TableMessage::Subscribe { outbox, .. } => {
            outbox.say(&error(None, Some(table), problem.clone()));
        }
        TableMessage::Command { id, outbox, .. } => {
            outbox.say(&error(Some(&id), Some(table), problem.clone()));
        }
        TableMessage::Look { answer } => drop(answer.send(None)),
        TableMessage::Unsubscribe { .. }
        | TableMessage::Renamed { .. }
        | TableMessage::Moved { .. }
        | TableMessage::BotDecided { .. } => {}
    }
}

/// A refusal as a message.
pub fn error(id: Option<&CommandId>, table: Option<&TableId>, problem: Problem) -> ServerMessage {
    ServerMessage::Error {
        id: id.cloned(),
        table: table.cloned(),
        code: problem.code,
        message: problem.message,
        retry_after: None,
    }
}

/// Messages for connections, kept back until what they tell is stored.
type Pending = Vec<(Outbox, Utf8Bytes)>;

impl TableTask {
    async fn serve(&mut self, messages: &mut mpsc::Receiver<TableMessage>) {
        let idle = self.house.config.idle;
        let mut quiet = pin!(tokio::time::sleep(idle));
        loop {
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = &mut quiet => if self.subscribers.is_empty() && !self.thinking {
                    self.house.forget(&self.id);
                    messages.close();
                    break;
                },
            }
            // One timer that is moved on, and not one for every message.
            quiet.as_mut().reset(tokio::time::Instant::now() + idle);
        }
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Subscribe {
                person,
                after,
                outbox,
            } => self.subscribe(&person, after, &outbox),
            TableMessage::Unsubscribe { connection } => {
                if let Some(gone) = self.subscribers.remove(&connection) {
                    self.left_at.insert(gone.person.id, self.house.clock.now());
                    self.tell_presence();
                }
            }
            TableMessage::Command {
                person,
                id,
                expect,
                command,
                outbox,
            } => {
                let since = Instant::now();
                let answer = self.command(&person, &id, expect, &command).await;
                let metrics = &self.house.metrics;
                let answer = match answer {
                    Ok((table, seq)) => {
                        metrics.commands.add(1);
                        metrics.command_time.record(since.elapsed());
                        ServerMessage::Done {
                            id,
                            table: Some(table),
                            seq: Some(seq),
                        }
                    }
                    Err(problem) => {
                        metrics.refused.add(1);
                        error(Some(&id), Some(&self.id), problem)
                    }
                };
                outbox.say(&answer);
            }
            TableMessage::Renamed { person } => self.rename(&person).await,
            TableMessage::Moved { seq } => {
                if seq > self.model.seq() {
                    self.catch_up().await;
                }
            }
            TableMessage::BotDecided {
                seq,
                seat,
                name,
                answer,
            } => self.bot_decided(seq, seat, name, answer).await,
            TableMessage::Look { answer } => drop(answer.send(Some(Box::new(self.model.clone())))),
        }
        self.wake_bot();
    }

    fn subscribe(&mut self, person: &Person, after: Option<u32>, outbox: &Outbox) {
        let connection = outbox.connection;
        self.subscribers.insert(
            connection,
            Subscriber {
                person: person.clone(),
                outbox: outbox.clone(),
            },
        );
        self.tell_presence_but(Some(connection));
        let audience = self.model.audience_of(Some(&person.id));
        let last = self.model.seq();
        let resumable = after.filter(|after| *after <= last && last - after <= RESUMABLE);
        let missed = resumable.and_then(|after| self.model.updates_after(after, audience).ok());
        let Some(missed) = missed else {
            outbox.say(&self.snapshot(person, audience));
            return;
        };
        outbox.say(&ServerMessage::Resumed {
            table: self.id.clone(),
            seq: last,
            presence: self.presence.clone(),
        });
        for update in missed {
            outbox.say(&ServerMessage::Event(Box::new(update)));
        }
    }

    fn snapshot(&self, person: &Person, audience: Audience) -> ServerMessage {
        ServerMessage::Snapshot(Box::new(Snapshot {
            table: self.id.clone(),
            seq: self.model.seq(),
            info: self.model.info.clone(),
            rules: RulesInfo::of(&self.model.rules),
            you: self.model.seat_of(&person.id),
            game: self.model.state(audience),
            history: self.model.history(audience),
            presence: self.presence.clone(),
        }))
    }

    fn is_connected(&self, person: &PersonId) -> bool {
        self.subscribers
            .values()
            .any(|subscriber| subscriber.person.id == *person)
    }

    fn tell_presence(&mut self) {
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
    }

    fn circumstances(&self) -> Circumstances {
        let now = self.house.clock.now();
        let away = self.model.info.seats.iter().map(|seat| {
            seat.person.as_ref().is_some_and(|person| {
                let left = self.left_at.get(&person.id).unwrap_or(&self.loaded_at);
                !self.is_connected(&person.id) && now - left >= AWAY
            })
        });
        Circumstances {
            away: away.collect(),
            seed: self.house.seed(),
        }
    }

    /// What a command that was answered before was answered with.
    fn answered(&self, person: &PersonId, id: &CommandId) -> Option<(TableId, u32)> {
        let mut log = self.model.log.iter().rev();
        let logged = log.find(|logged| {
            logged.entry.cmd.as_ref() == Some(id) && logged.entry.who.as_ref() == Some(person)
        })?;
        let table = match &logged.entry.fact {
            Fact::Rematch { table } => table.clone(),
            _ => self.id.clone(),
        };
        Some((table, logged.seq))
    }

    /// Does a command, or finds that it has been done.
    async fn command(
        &mut self,
        person: &Person,
        id: &CommandId,
        expect: Option<u32>,
        command: &Command,
    ) -> Result<(TableId, u32), Problem> {
        loop {
            if let Some(answer) = self.answered(&person.id, id) {
                return Ok(answer);
            }
            let seq = self.model.seq();
            if expect.is_some_and(|expect| expect != seq) {
                return Err(Problem::new(
                    ErrorCode::Stale,
                    format!("the table is at event {seq} now"),
                ));
            }
            let mut facts = decide::decide(&self.model, person, command, &self.circumstances())?;
            if matches!(command, Command::Rematch) {
                if let Some(table) = &self.model.info.rematch {
                    return Ok((table.clone(), seq));
                }
                let table = self.open_rematch(person).await?;
                facts = vec![Fact::Rematch { table }];
            }
            if facts.is_empty() {
                return Ok((self.id.clone(), seq));
            }
            let entries = facts
                .into_iter()
                .map(|fact| Entry {
                    who: Some(person.id.clone()),
                    cmd: Some(id.clone()),
                    fact,
                })
                .collect();
            match self.append(entries).await {
                Ok(()) => {}
                // Another was faster, and the decision is to be made again.
                Err(StoreError::Conflict) => self.catch_up().await,
                Err(StoreError::Unavailable(_)) => {
                    self.catch_up().await;
                    return self.answered(&person.id, id).ok_or_else(|| {
                        Problem::new(ErrorCode::Busy, "it could not be stored; try again")
                    });
                }
            }
        }
    }

    async fn open_rematch(&mut self, person: &Person) -> Result<TableId, Problem> {
        let facts = decide::rematch(&self.model, person, &self.circumstances())?;
        let table = decide::new_table_id();
        self.house.open(&table, person, None, facts).await?;
        Ok(table)
    }

    /// Stores entries and then tells everybody. After an error the table must catch up.
    async fn append(&mut self, entries: Vec<Entry>) -> Result<(), StoreError> {
        let now = self.house.clock.now();
        let expected = self.model.seq();
        let was_running = self.model.info.status == TableStatus::Running;
        let mut bodies = Vec::with_capacity(entries.len());
        let mut pending = Pending::new();
        let mut index = false;
        for entry in entries {
            bodies.push((now, border::write(&entry)));
            index |= self
                .take_in(now, entry, &mut pending)
                .map_err(StoreError::unavailable)?;
        }
        let count = bodies.len() as u64;
        let append = Append {
            table: self.id.clone(),
            expected,
            events: bodies,
            row: index.then(|| border::row(&self.model)),
        };
        self.house.store.append(append).await?;
        self.told = self.model.seq();
        self.house.metrics.events.add(count);
        if was_running && self.model.info.status == TableStatus::Finished {
            self.house.metrics.games.add(1);
        }
        for (outbox, message) in pending {
            outbox.send(message);
        }
        if index {
            self.tell_presence();
        }
        self.house.bus.publish(Moved {
            table: self.id.clone(),
            seq: self.model.seq(),
            index,
            node: self.house.node,
        });
        Ok(())
    }

    /// Applies an entry and writes what everybody will be told. Returns whether the table's
    /// description has changed.
    fn take_in(&mut self, at: i64, entry: Entry, pending: &mut Pending) -> Result<bool, BrokenLog> {
        let applied = self.model.apply(at, entry)?;
        // Everybody behind the same eyes gets the same bytes.
        let mut written: Vec<(Audience, Utf8Bytes)> = Vec::new();
        // What all see alike is found out once.
        let mut event: Option<ServerMessage> = None;
        for subscriber in self.subscribers.values() {
            let audience = self.model.audience_of(Some(&subscriber.person.id));
            let known = written.iter().find(|(other, _)| *other == audience);
            let message = if let Some((_, message)) = known {
                message.clone()
            } else {
                if let Some(ServerMessage::Event(update)) = &mut event {
                    self.model.look(update, &applied, audience);
                } else {
                    let update = self.model.update(&applied, audience);
                    event = update.map(|update| ServerMessage::Event(Box::new(update)));
                }
                let Some(event) = &event else { continue };
                let message = text(event);
                written.push((audience, message.clone()));
                message
            };
            pending.push((subscriber.outbox.clone(), message));
        }
        Ok(applied.info)
    }

    /// Reads what has been stored without this task, and tells everybody.
    ///
    /// What this task had in mind and could not store is forgotten: the table is made again.
    async fn catch_up(&mut self) {
        match load(&self.house, &self.id).await {
            Ok(model) => {
                for subscriber in self.subscribers.values() {
                    let audience = model.audience_of(Some(&subscriber.person.id));
                    let news = model.updates_after(self.told, audience);
                    for update in news.unwrap_or_default() {
                        let message = ServerMessage::Event(Box::new(update));
                        subscriber.outbox.say(&message);
                    }
                }
                self.told = model.seq();
                self.model = model;
                self.tell_presence();
            }
            Err(problem) => {
                tracing::error!(table = %self.id, %problem, "a table can't catch up");
                match self.model.until(self.told) {
                    Ok(model) => self.model = model,
                    Err(error) => tracing::error!(table = %self.id, %error, "a log is broken"),
                }
            }
        }
        // They have been shown what may not have happened.
        self.bots.clear();
    }

    async fn rename(&mut self, person: &Person) {
        let over = matches!(
            self.model.info.status,
            TableStatus::Finished | TableStatus::Closed
        );
        let Some(seat) = self.model.seat_of(&person.id).filter(|_| !over) else {
            return;
        };
        let named = &self.model.info.seats[seat.index()].person;
        if named.as_ref() == Some(person) {
            return;
        }
        let entry = Entry {
            who: Some(person.id.clone()),
            cmd: None,
            fact: Fact::Renamed {
                seat,
                name: person.name.clone(),
            },
        };
        if let Err(error) = self.append(vec![entry]).await {
            tracing::warn!(table = %self.id, %error, "a name could not be changed");
            self.catch_up().await;
        }
    }
}
