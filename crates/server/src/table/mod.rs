//! One task owns one table: others send it messages, and it answers through their lines.
//!
//! A command becomes facts, the facts are stored, and only then anybody is told of them.

mod bot_turns;
mod deadlines;
pub mod decide;
pub mod facts;
pub mod model;
mod record;
pub mod settings;
mod telling;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use kagiya_protocol::{
    Command, CommandId, ErrorCode, Pace, Person, PersonId, Presence, Problem, RulesInfo, Seat,
    ServerMessage, Snapshot, TableId, TableMay, TableStatus,
};
use kagiya_rules::{Audience, Seed};
use tokio::sync::{mpsc, oneshot};

use crate::border;
use crate::bots::Answer;
use crate::bus::Moved;
use crate::house::House;
use crate::outbox::{Outbox, text};
use crate::store::{Append, StoreError};
use bot_turns::Seated;
use deadlines::{Deadlines, Due};
use decide::Circumstances;
use facts::{Entry, Fact};
use model::{Applied, TableModel};

/// How many messages wait for a table before those who send more have to wait.
const MAILBOX: usize = 1024;

/// Up to so many missed events are sent one by one; more are made up for by a snapshot.
const RESUMABLE: u32 = 60;

/// What the table does by itself and could not do is tried again after this time, in milliseconds.
const TRY_AGAIN: i64 = 1_000;

/// How many withdrawn commands are remembered. Each matters only as long as the connection that may
/// still bring it.
const WITHDRAWN: usize = 1024;

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
        /// The last move they had seen.
        expect: Option<u32>,
        /// What to do.
        command: Command,
        /// Where to answer.
        outbox: Outbox,
    },
    /// A command is taken back, if it has not been carried out.
    Withdraw {
        /// Whose.
        person: Person,
        /// Which.
        id: CommandId,
        /// Where to answer.
        outbox: Outbox,
    },
    /// A connection says how fast bots shall move.
    Pace {
        /// Which connection.
        connection: u64,
        /// How fast.
        pace: Pace,
    },
    /// Something may be due at the table.
    Wake,
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
    /// What they were last told that they may do.
    may: TableMay,
    pace: Option<Pace>,
}

struct TableTask {
    house: Arc<House>,
    id: TableId,
    /// The table as it is stored, and as everybody has been told.
    model: TableModel,
    mailbox: mpsc::Sender<TableMessage>,
    subscribers: HashMap<u64, Subscriber>,
    /// When each person was last connected, for those who no longer are.
    left_at: HashMap<PersonId, i64>,
    loaded_at: i64,
    /// Everybody who counted as away then has been taken into account.
    away_seen: i64,
    bots: HashMap<u8, Seated>,
    thinking: bool,
    /// Nothing that failed is tried again before this time.
    wait_until: i64,
    presence: Presence,
    deadlines: Deadlines,
    /// Commands that were withdrawn before they came.
    withdrawn: VecDeque<(PersonId, CommandId)>,
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
                model,
                mailbox,
                subscribers: HashMap::new(),
                left_at: HashMap::new(),
                loaded_at: now,
                away_seen: now,
                bots: HashMap::new(),
                thinking: false,
                wait_until: 0,
                deadlines: Deadlines::default(),
                withdrawn: VecDeque::new(),
            };
            task.stay();
            task.plan();
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
        TableMessage::Command { id, outbox, .. } | TableMessage::Withdraw { id, outbox, .. } => {
            outbox.say(&error(Some(&id), Some(table), problem.clone()));
        }
        TableMessage::Look { answer } => drop(answer.send(None)),
        TableMessage::Unsubscribe { .. }
        | TableMessage::Pace { .. }
        | TableMessage::Wake
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
        let mut alarm = self.house.clock.alarm();
        loop {
            // One timer that is moved on, and not one for every message.
            alarm.set(self.deadlines.next());
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = alarm.rings() => while let Some(due) = self.deadlines.take(self.now()) {
                    if due == Due::Idle && self.subscribers.is_empty() && !self.thinking {
                        self.house.forget(&self.id);
                        messages.close();
                        // What is due later, the house remembers.
                        if let Some(at) = self.deadlines.get(Due::Abandoned) {
                            self.house.wake_at(&self.id, at);
                        }
                        return;
                    }
                    self.due(due).await;
                    self.plan();
                },
            }
        }
    }

    fn now(&self) -> i64 {
        self.house.clock.now()
    }

    /// Does what is due.
    async fn due(&mut self, due: Due) {
        match due {
            Due::Bot => self.ask_bot(),
            Due::Away => {
                self.away_seen = self.now();
                // The others may agree without who is away.
                let settled = decide::settled(&self.model, &self.circumstances(), None);
                self.by_itself(settled).await;
                self.tell_may();
            }
            Due::Abandoned => self.by_itself(decide::abandoned(&self.model)).await,
            // Somebody looks on, or a bot thinks.
            Due::Idle => self.stay(),
        }
    }

    /// Stores what nobody has commanded.
    async fn by_itself(&mut self, fact: Option<Fact>) {
        let Some(fact) = fact else { return };
        let entry = Entry {
            who: None,
            cmd: None,
            fact,
        };
        if let Err(error) = self.append(vec![entry]).await {
            tracing::warn!(table = %self.id, %error, "what was due could not be stored");
            self.wait_until = self.now() + TRY_AGAIN;
            self.catch_up().await;
        }
    }

    /// Keeps the table in memory for a while from now: somebody has said something to it.
    fn stay(&mut self) {
        let idle = i64::try_from(self.house.config.idle.as_millis()).unwrap_or(i64::MAX);
        let until = self.now().saturating_add(idle.max(1));
        self.deadlines.set(Due::Idle, Some(until));
    }

    /// After how many milliseconds without a connection a player is away.
    fn away_after(&self) -> i64 {
        i64::try_from(self.house.config.away.as_millis()).unwrap_or(i64::MAX)
    }

    /// Finds out what is due when. Called after everything that has happened here.
    fn plan(&mut self) {
        self.deadlines.set(Due::Bot, self.bot_due());
        let people: Vec<&PersonId> = self.model.people().map(|person| &person.id).collect();
        let absent = people.iter().filter(|person| !self.is_connected(person));
        let away = absent.map(|person| self.left_at(person).saturating_add(self.away_after()));
        self.deadlines
            .set(Due::Away, away.filter(|at| *at > self.away_seen).min());
        let there = people.iter().any(|person| self.is_connected(person));
        let abandoned = decide::abandoned(&self.model).filter(|_| !there);
        let abandoned = abandoned.map(|_| {
            let last = self.model.log.last().map_or(0, |logged| logged.at);
            let left = people.iter().filter_map(|person| self.left_at.get(person));
            let left = left.max();
            let since = left.map_or(last, |left| last.max(*left));
            let after = self.house.config.abandoned.as_millis();
            let at = since.saturating_add(i64::try_from(after).unwrap_or(i64::MAX));
            at.max(self.wait_until)
        });
        self.deadlines.set(Due::Abandoned, abandoned);
    }

    /// Since when a person who is not connected has been gone.
    fn left_at(&self, person: &PersonId) -> i64 {
        *self.left_at.get(person).unwrap_or(&self.loaded_at)
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
                    self.left_at.insert(gone.person.id, self.now());
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
            TableMessage::Withdraw { person, id, outbox } => {
                let answer = self.withdraw(&person, id).await;
                outbox.say(&answer);
            }
            TableMessage::Pace { connection, pace } => {
                if let Some(subscriber) = self.subscribers.get_mut(&connection) {
                    subscriber.pace = Some(pace);
                }
            }
            TableMessage::Wake => {}
            TableMessage::Renamed { person } => self.rename(&person).await,
            TableMessage::Moved { seq } => {
                if seq > self.model.seq() {
                    self.catch_up().await;
                }
            }
            TableMessage::BotDecided { seat, name, answer } => {
                self.bot_decided(seat, name, answer).await;
            }
            TableMessage::Look { answer } => {
                // Looking changes nothing, also not how long the table stays in memory.
                drop(answer.send(Some(Box::new(self.model.clone()))));
                return;
            }
        }
        self.stay();
        self.plan();
    }

    fn subscribe(&mut self, person: &Person, after: Option<u32>, outbox: &Outbox) {
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

    fn snapshot(&self, person: &Person, audience: Audience, may: TableMay) -> ServerMessage {
        ServerMessage::Snapshot(Box::new(Snapshot {
            table: self.id.clone(),
            seq: self.model.seq(),
            info: self.model.info.clone(),
            rules: RulesInfo::of(&self.model.rules),
            you: self.model.seat_of(&person.id),
            game: self.model.state(audience),
            history: self.model.history(audience),
            presence: self.presence.clone(),
            moves: self.model.moves,
            may,
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
    fn tell_may(&mut self) {
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

    fn circumstances(&self) -> Circumstances {
        let now = self.now();
        let away = self.model.info.seats.iter().map(|seat| {
            seat.person.as_ref().is_some_and(|person| {
                !self.is_connected(&person.id)
                    && now - self.left_at(&person.id) >= self.away_after()
            })
        });
        Circumstances {
            away: away.collect(),
            seed: Seed::from_number(0),
        }
    }

    /// The same for a command, which may deal.
    fn circumstances_to_deal(&self) -> Circumstances {
        Circumstances {
            seed: self.house.seed(),
            ..self.circumstances()
        }
    }

    /// Takes a command back: tells that it has had its effect, or sees to it that it never will.
    async fn withdraw(&mut self, person: &Person, id: CommandId) -> ServerMessage {
        // It may have been carried out by another process.
        let news = self.house.store.read(&self.id, self.model.seq()).await;
        if news.is_ok_and(|news| !news.is_empty()) {
            self.catch_up().await;
        }
        if let Some((table, seq)) = self.answered(&person.id, &id) {
            return ServerMessage::Done {
                id,
                table: Some(table),
                seq: Some(seq),
            };
        }
        if self.withdrawn.len() == WITHDRAWN {
            self.withdrawn.pop_front();
        }
        self.withdrawn.push_back((person.id.clone(), id.clone()));
        ServerMessage::Withdrawn {
            id,
            table: self.id.clone(),
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
            let withdrawn = self.withdrawn.iter();
            if withdrawn
                .into_iter()
                .any(|it| it.0 == person.id && it.1 == *id)
            {
                return Err(Problem::new(
                    ErrorCode::Withdrawn,
                    "this command has been withdrawn; a new one needs a new id",
                ));
            }
            let (seq, moves) = (self.model.seq(), self.model.moves);
            if expect.is_some_and(|expect| expect != moves) {
                return Err(Problem::new(
                    ErrorCode::Stale,
                    format!("the game is at move {moves} now"),
                ));
            }
            let circumstances = self.circumstances_to_deal();
            let mut facts = decide::decide(&self.model, person, command, &circumstances)?;
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
        let facts = decide::rematch(&self.model, person, &self.circumstances_to_deal())?;
        let table = decide::new_table_id();
        self.house.open(&table, person, None, facts).await?;
        Ok(table)
    }

    /// Stores entries and then tells everybody. After an error the table is as before, and must
    /// catch up.
    async fn append(&mut self, entries: Vec<Entry>) -> Result<(), StoreError> {
        let now = self.now();
        let was_running = self.model.info.status == TableStatus::Running;
        let mut bodies = Vec::with_capacity(entries.len());
        let mut pending = Pending::new();
        let mut moments = Vec::new();
        let mut index = false;
        // The table as it will be, once that is stored.
        let mut next = self.model.clone();
        for entry in entries {
            bodies.push((now, border::write(&entry)));
            let applied = next.apply(now, entry).map_err(StoreError::unavailable)?;
            self.write(&next, &applied, &mut pending);
            moments.extend(self.moments(&next));
            index |= applied.info;
        }
        let count = bodies.len() as u64;
        let append = Append {
            table: self.id.clone(),
            expected: self.model.seq(),
            events: bodies,
            row: index.then(|| border::row(&next)),
        };
        self.house.store.append(append).await?;
        self.model = next;
        self.house.metrics.events.add(count);
        if was_running && self.model.info.status == TableStatus::Finished {
            self.house.metrics.games.add(1);
        }
        for (outbox, message) in pending {
            outbox.send(message);
        }
        self.show_bots(moments);
        if index {
            self.tell_presence();
            self.tell_may();
        }
        self.house.bus.publish(Moved {
            table: self.id.clone(),
            seq: self.model.seq(),
            index,
            node: self.house.node,
        });
        Ok(())
    }

    /// Writes what everybody will be told of the last event of `next`.
    fn write(&self, next: &TableModel, applied: &Applied, pending: &mut Pending) {
        // Everybody behind the same eyes gets the same bytes.
        let mut written: Vec<(Audience, Utf8Bytes)> = Vec::new();
        // What all see alike is found out once.
        let mut event: Option<ServerMessage> = None;
        for subscriber in self.subscribers.values() {
            let audience = next.audience_of(Some(&subscriber.person.id));
            let known = written.iter().find(|(other, _)| *other == audience);
            let message = if let Some((_, message)) = known {
                message.clone()
            } else {
                if let Some(ServerMessage::Event(update)) = &mut event {
                    next.look(update, applied, audience);
                } else {
                    let update = next.update(applied, audience);
                    event = update.map(|update| ServerMessage::Event(Box::new(update)));
                }
                let Some(event) = &event else { continue };
                let message = text(event);
                written.push((audience, message.clone()));
                message
            };
            pending.push((subscriber.outbox.clone(), message));
        }
    }

    /// Reads what has been stored without this task, and tells everybody.
    async fn catch_up(&mut self) {
        let model = match load(&self.house, &self.id).await {
            Ok(model) if model.seq() > self.model.seq() => model,
            Ok(_) => return,
            Err(problem) => {
                tracing::error!(table = %self.id, %problem, "a table can't catch up");
                return;
            }
        };
        let told = core::mem::replace(&mut self.model, model).seq();
        for (connection, subscriber) in &self.subscribers {
            let audience = self.model.audience_of(Some(&subscriber.person.id));
            if let Some(news) = self.model.updates_after(told, audience) {
                for update in news {
                    let message = ServerMessage::Event(Box::new(update));
                    subscriber.outbox.say(&message);
                }
            } else {
                let may = self.subscribers[connection].may.clone();
                let snapshot = self.snapshot(&subscriber.person, audience, may);
                subscriber.outbox.say(&snapshot);
            }
        }
        self.tell_presence();
        self.tell_may();
        // They are shown the game again when they are next asked.
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
