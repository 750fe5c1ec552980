//! One task owns one table: others send it messages, and it answers through their lines.
//!
//! A command becomes facts, the facts are stored, and only then anybody is told of them.
//!
//! Where several servers share a store, one of them looks after the table. In the others the task passes
//! on what is said, and what is told ([`relay`]), until it can have the table itself.

mod appending;
mod bot_turns;
mod commands;
mod deadlines;
mod from_nodes;
mod plan;
pub(crate) mod registry;
mod remote_clients;
mod remote_table;
mod review;
mod subscribers;
mod talk;
mod unfollowed;
mod watchers;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use kagiya_protocol::{
    Command, CommandId, ErrorCode, Left, Pace, Person, PersonId, Presence, Problem, Seat,
    ServerMessage, TableId,
};
use kagiya_rules::Audience;
use kagiya_table::TableModel;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::border;
use crate::bots::Answer;
use crate::cluster::Claim;
use crate::cluster::message::ClusterMessage;
use crate::limits::quota::ClientNetwork;
use crate::outbox::Outbox;
use crate::services::Services;
use crate::store::Lease;
use bot_turns::Seated;
use commands::By;
pub(crate) use commands::COMMAND_LIFE;
use commands::Withdrawn;
use deadlines::{Deadlines, Due};
pub(crate) use registry::{TableContext, Tables};
use remote_clients::RemoteClients;
use remote_table::RemoteTable;
use review::Reviewing;
use subscribers::Subscriber;
use talk::WatchersTalk;
use unfollowed::Unfollowed;
use watchers::Origins;

/// How many messages wait for a table before those who send more have to wait.
const MAILBOX: usize = 1024;

/// What the table does by itself and could not do is tried again after this time, in milliseconds.
const TRY_AGAIN: i64 = 1_000;

/// What can be said to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A connection wants to know what happens.
    Subscribe {
        /// Who asks.
        person: Person,
        /// The last event it has seen.
        after: Option<u32>,
        /// From where they come.
        origin: ClientNetwork,
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
        /// From where they come.
        origin: ClientNetwork,
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
    /// A connection says how fast bots are to move.
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
    Advanced {
        /// To which event.
        seq: u32,
    },
    /// A bot has decided.
    BotDecided {
        /// Where it sits.
        seat: Seat,
        /// Which it is.
        name: String,
        /// How many moves had been made when it was asked.
        moves: u32,
        /// What it decided.
        answer: Answer,
    },
    /// A message of another node.
    FromNode {
        /// The address of the node.
        from: String,
        message: ClusterMessage,
        /// The text for a connection, if the message delivers one.
        text: Utf8Bytes,
    },
    /// Another server looks after the table since this one's lease of that epoch.
    LeaseLost {
        /// The epoch of the lease that holds no more.
        epoch: i64,
    },
    /// Whoever runs the server wants the table to end; answered when it has.
    End {
        /// Where to answer: whether anything was going on.
        answer: oneshot::Sender<Result<bool, Problem>>,
    },
    /// The table has been removed from the store.
    Removed,
    /// Somebody wants to look at the table.
    Look {
        /// Where to answer; nothing if there is no such table.
        answer: oneshot::Sender<Option<Box<TableModel>>>,
    },
}

struct TableTask {
    context: TableContext,
    id: TableId,
    /// The right to look after the table, if there are other servers.
    lease: Option<Lease>,
    /// Whether another server looks after the table now.
    is_lost: bool,
    /// What could not be done here because it was lost: it is done where the table is.
    later: VecDeque<TableMessage>,
    /// The lines of connections to other nodes.
    remote_clients: RemoteClients,
    /// The table as it is stored, and as everybody has been told.
    model: TableModel,
    mailbox: Mailbox,
    subscribers: HashMap<u64, Subscriber>,
    /// When each person was last connected, for those who no longer are.
    left_at: HashMap<PersonId, i64>,
    loaded_at: i64,
    /// Everybody who counted as away then has been taken into account.
    away_seen: i64,
    /// Whoever had been without a connection for too long on their turn then has been taken into account.
    gone_seen: i64,
    bots: HashMap<u8, Seated>,
    thinking: bool,
    /// Nothing that failed is tried again before this time.
    wait_until: i64,
    presence: Presence,
    deadlines: Deadlines,
    /// Counts the table as long as nobody follows it.
    unfollowed: Option<Unfollowed>,
    withdrawn: Withdrawn,
    origins: Origins,
    /// What those who watch have said to each other.
    watchers_talk: WatchersTalk,
    /// The review of the game, when it has ended.
    reviewing: Reviewing,
    /// What is left of the hands, for each audience that was told of the last event.
    left: Vec<(Audience, Left)>,
}

/// Where messages for a table go: each in a box, as there is room for many of them.
pub(crate) type Mailbox = mpsc::Sender<Box<TableMessage>>;

/// Opens the mailbox of a table; its task begins with reading the log.
fn spawn(context: TableContext, id: TableId) -> Mailbox {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    tokio::spawn(run(context, id, sender.clone(), receiver));
    sender
}

/// Why a task has ended what it did.
enum Exit {
    /// Nobody needs the table.
    Idle,
    /// Another server looks after it, or this one may: this is to be done by whoever does.
    OwnerChanged(VecDeque<TableMessage>),
}

async fn run(
    context: TableContext,
    id: TableId,
    mailbox: Mailbox,
    mut messages: mpsc::Receiver<Box<TableMessage>>,
) {
    let services = Arc::clone(&context.services);
    let cluster = Arc::clone(&context.cluster);
    services.metrics.tables.add(1);
    let mut first = VecDeque::new();
    let problem = loop {
        let left = match Box::pin(cluster.claim(&id)).await {
            Ok(Claim::Owned(lease)) => match Box::pin(load_all(&services, &id)).await {
                Ok(all) => {
                    let mut task = TableTask::new(&context, &id, all, lease, mailbox.clone());
                    if let Err(problem) = Box::pin(task.stop_clock()).await {
                        if let Some(lease) = &task.lease {
                            Box::pin(cluster.release(lease)).await;
                        }
                        break Some(problem);
                    }
                    for message in first {
                        Box::pin(task.handle(message)).await;
                    }
                    task.plan();
                    first = VecDeque::new();
                    task.serve(&mut messages).await
                }
                Err(problem) => {
                    if let Some(lease) = lease {
                        Box::pin(cluster.release(&lease)).await;
                    }
                    break Some(problem);
                }
            },
            Ok(Claim::OwnedBy(lease)) => {
                let mut remote = RemoteTable::new(&context, &id, lease);
                for message in first {
                    Box::pin(remote.handle(message)).await;
                }
                first = VecDeque::new();
                Box::pin(remote.serve(&mut messages)).await
            }
            // Those who followed the table still do.
            Err(problem) if !first.is_empty() && problem.code == ErrorCode::Busy => {
                let mut alarm = services.clock.alarm();
                alarm.set(Some(services.clock.now() + TRY_AGAIN));
                alarm.rings().await;
                continue;
            }
            Err(problem) => break Some(problem),
        };
        match left {
            Exit::Idle => break None,
            Exit::OwnerChanged(again) => first = again,
        }
    };
    context.tables.forget(&id);
    messages.close();
    if let Some(problem) = problem {
        for message in first {
            refuse_all(&id, message, &problem);
        }
        while let Some(message) = messages.recv().await {
            refuse_all(&id, *message, &problem);
        }
    }
    // Whoever wrote while the task was packing up gets a new task.
    while let Some(message) = messages.recv().await {
        context.tables.send(&id, *message).await;
    }
    services.metrics.tables.add(-1);
}

/// A table with what those who watch have said.
async fn load_all(
    services: &Services,
    id: &TableId,
) -> Result<(TableModel, WatchersTalk), Problem> {
    let model = load(services, id).await?;
    let talk = WatchersTalk::load(services, &model).await;
    let talk = talk.map_err(|error| services.busy(&error))?;
    Ok((model, talk))
}

async fn load(services: &Services, id: &TableId) -> Result<TableModel, Problem> {
    let events = services.store.read(id, 0).await.map_err(|error| {
        tracing::error!(%error, table = %id, "a table could not be read");
        Problem::new(ErrorCode::Busy, "the table can't be read at the moment")
    })?;
    if events.is_empty() {
        return Err(Problem::new(ErrorCode::NoTable, "there is no such table"));
    }
    border::load(id, &events, services.config.keys.as_deref()).map_err(|error| {
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
        TableMessage::End { answer } => drop(answer.send(Err(problem.clone()))),
        TableMessage::Removed
        | TableMessage::Unsubscribe { .. }
        | TableMessage::Pace { .. }
        | TableMessage::Wake
        | TableMessage::Renamed { .. }
        | TableMessage::Advanced { .. }
        | TableMessage::FromNode { .. }
        | TableMessage::LeaseLost { .. }
        | TableMessage::BotDecided { .. } => {}
    }
}

/// A refusal as a message.
pub(crate) fn error(
    id: Option<&CommandId>,
    table: Option<&TableId>,
    problem: Problem,
) -> ServerMessage {
    ServerMessage::Error {
        id: id.cloned(),
        table: table.cloned(),
        code: problem.code,
        message: problem.message,
        reason: problem.reason,
        retry_after: None,
    }
}

impl TableTask {
    fn new(
        context: &TableContext,
        id: &TableId,
        (model, watchers_talk): (TableModel, WatchersTalk),
        lease: Option<Lease>,
        mailbox: Mailbox,
    ) -> Self {
        let now = context.services.clock.now();
        let mut task = Self {
            presence: Presence {
                here: vec![false; model.info.seats.len()],
                watching: 0,
            },
            context: context.clone(),
            id: id.clone(),
            lease,
            is_lost: false,
            later: VecDeque::new(),
            remote_clients: RemoteClients::default(),
            model,
            mailbox,
            subscribers: HashMap::new(),
            left_at: HashMap::new(),
            loaded_at: now,
            away_seen: now,
            gone_seen: now,
            bots: HashMap::new(),
            thinking: false,
            wait_until: 0,
            deadlines: Deadlines::default(),
            unfollowed: None,
            withdrawn: Withdrawn::default(),
            origins: Origins::default(),
            watchers_talk,
            reviewing: Reviewing::default(),
            left: Vec::new(),
        };
        task.stay();
        task
    }

    /// Waits for messages and for what is due. What a message needs while it is handled is kept in a box of its own,
    /// or every table would hold room for it all the time.
    async fn serve(&mut self, messages: &mut mpsc::Receiver<Box<TableMessage>>) -> Exit {
        let mut alarm = self.context.services.clock.alarm();
        loop {
            if self.is_lost {
                return Exit::OwnerChanged(self.let_go());
            }
            // One timer that is moved on, and not one for every message.
            alarm.set(self.deadlines.next());
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    Some(message) if matches!(*message, TableMessage::Removed) => {
                        if let (Some(node), Some(lease)) = (&self.context.cluster.node, &self.lease) {
                            node.lose(lease);
                        }
                        self.say_it_is_gone();
                        return Exit::Idle;
                    }
                    Some(message) => Box::pin(self.handle(*message)).await,
                    None => return Exit::Idle,
                },
                () = alarm.rings() => while let Some(due) = self.deadlines.take(self.now()) {
                    if due == Due::Idle && self.subscribers.is_empty() && !self.thinking {
                        // What is due later, the server remembers.
                        if let Some(at) = self.deadlines.asleep() {
                            self.context.tables.wake_at(&self.id, at);
                        }
                        if let Some(lease) = &self.lease {
                            Box::pin(self.context.cluster.release(lease)).await;
                        }
                        return Exit::Idle;
                    }
                    Box::pin(self.due(due)).await;
                    Box::pin(self.set_clock()).await;
                    self.plan();
                },
            }
        }
    }

    fn now(&self) -> i64 {
        self.context.services.clock.now()
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Subscribe {
                person,
                after,
                origin,
                outbox,
            } => {
                self.subscribe(&person, after, origin, &outbox).await;
            }
            TableMessage::Unsubscribe { connection } => self.unsubscribe(connection),
            TableMessage::Command {
                person,
                id,
                expect,
                command,
                origin,
                outbox,
            } => {
                let by = By {
                    person: &person,
                    connection: outbox.connection,
                    origin,
                };
                let answer = self.command(by, id.clone(), expect, &command).await;
                if let Some(answer) = answer {
                    outbox.say(&answer);
                } else {
                    self.later.push_back(TableMessage::Command {
                        person,
                        id,
                        expect,
                        command,
                        origin,
                        outbox,
                    });
                }
            }
            TableMessage::Withdraw { person, id, outbox } => {
                if let Some(answer) = self.withdraw(&person, id.clone()).await {
                    outbox.say(&answer);
                } else {
                    let withdraw = TableMessage::Withdraw { person, id, outbox };
                    self.later.push_back(withdraw);
                }
            }
            TableMessage::Pace { connection, pace } => {
                if let Some(subscriber) = self.subscribers.get_mut(&connection) {
                    subscriber.pace = Some(pace);
                }
            }
            TableMessage::End { answer } => drop(answer.send(self.end().await)),
            TableMessage::Wake | TableMessage::Removed => {}
            TableMessage::Renamed { person } => self.rename(&person).await,
            TableMessage::Advanced { seq } => {
                if seq > self.model.seq() {
                    self.catch_up().await;
                }
            }
            TableMessage::BotDecided {
                seat,
                name,
                moves,
                answer,
            } => {
                self.bot_decided(seat, name, moves, answer).await;
            }
            TableMessage::FromNode { from, message, .. } => {
                Box::pin(self.handle_remote(from, message)).await;
            }
            TableMessage::LeaseLost { epoch } => {
                self.is_lost |= self.lease.as_ref().is_some_and(|it| it.epoch == epoch);
            }
            TableMessage::Look { answer } => {
                // Looking changes nothing, also not how long the table stays in memory.
                drop(answer.send(Some(Box::new(self.model.clone()))));
                return;
            }
        }
        self.stay();
        self.set_clock().await;
        self.plan();
    }
}
