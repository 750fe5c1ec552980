//! One task owns one table. Others send it messages, and it answers through their outboxes.
//!
//! A command becomes events, and the events are stored before any client receives them.
//!
//! When several servers share a store, one of them owns the table. On the others the task relays messages to
//! the owner and back ([`relay`]), until it can own the table itself.

mod appending;
mod arrivals;
mod bot_turns;
mod commands;
mod deadlines;
mod from_nodes;
mod plan;
mod push;
mod reactions;
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
    BotSpeed, Command, CommandId, ErrorCode, Person, PersonId, Presence, Problem, Remaining, Seat,
    ServerMessage, TableId,
};
use kagiya_rules::Audience;
use kagiya_table::TableModel;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::bots::Answer;
use crate::cluster::Claim;
use crate::cluster::message::ClusterMessage;
use crate::event_codec;
use crate::limits::network::ClientNetwork;
use crate::outbox::Outbox;
use crate::services::Services;
use crate::store::Lease;
use arrivals::Arrivals;
use bot_turns::Seated;
use commands::By;
pub(crate) use commands::COMMAND_LIFE;
use commands::Withdrawn;
use deadlines::{Deadlines, Due};
use reactions::Reactions;
pub(crate) use registry::{TableContext, Tables};
use remote_clients::RemoteClients;
use remote_table::RemoteTable;
use review::Reviewing;
use subscribers::Subscriber;
use talk::WatchersTalk;
use unfollowed::Unfollowed;
use watchers::Origins;

/// The most messages that wait for a table before senders have to wait.
const MAILBOX: usize = 1024;

/// The delay before a failed action of the table itself is tried again, in milliseconds.
const TRY_AGAIN: i64 = 1_000;

/// A message to a table.
#[derive(Debug)]
pub(crate) enum TableMessage {
    /// A connection subscribes to the table.
    Subscribe {
        /// The subscriber.
        person: Person,
        /// The last event that the client has.
        after: Option<u32>,
        /// The network of the client.
        origin: ClientNetwork,
        /// The subscriber's outbox.
        outbox: Outbox,
    },
    /// A connection unsubscribes.
    Unsubscribe {
        /// The number of the connection.
        connection: u64,
    },
    /// A command.
    Command {
        /// The sender.
        person: Person,
        /// The id that the client chose.
        id: CommandId,
        /// The last move that the client had received.
        expect: Option<u32>,
        /// The command itself.
        command: Command,
        /// The network of the client.
        origin: ClientNetwork,
        /// The outbox for the answer.
        outbox: Outbox,
    },
    /// A command is withdrawn, unless it has been executed.
    Withdraw {
        /// The sender.
        person: Person,
        /// The id of the command.
        id: CommandId,
        /// The outbox for the answer.
        outbox: Outbox,
    },
    /// A connection sets the pace of bots.
    Pace {
        /// The number of the connection.
        connection: u64,
        /// The new pace.
        pace: BotSpeed,
    },
    /// A timer of the table may be due.
    Wake,
    /// A person changed their name.
    Renamed {
        /// The person with the new name.
        person: Person,
    },
    /// Somebody is invited to the table.
    Invited {
        /// The invited person.
        person: PersonId,
        /// The inviting person.
        by: Person,
    },
    /// The table may have new events from another process.
    Advanced {
        /// The number of the last event.
        seq: u32,
    },
    /// A bot has decided.
    BotDecided {
        /// The bot's seat.
        seat: Seat,
        /// The bot's name.
        name: String,
        /// The number of moves when it was asked.
        moves: u32,
        /// The decision.
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
    /// This server has lost the lease with this epoch to another one.
    LeaseLost {
        /// The epoch of the lost lease.
        epoch: i64,
    },
    /// An administrator ends the table; answered when it has ended.
    End {
        /// Receives whether the table was open or running.
        answer: oneshot::Sender<Result<bool, Problem>>,
    },
    /// The table has been removed from the store.
    Removed,
    /// A request for the state of the table.
    Look {
        /// Receives the state; `None` if there is no such table.
        answer: oneshot::Sender<Option<Box<TableModel>>>,
    },
}

struct TableTask {
    context: TableContext,
    id: TableId,
    /// The lease of the table in a cluster.
    lease: Option<Lease>,
    /// Whether another server owns the table now.
    is_lost: bool,
    /// Messages that arrived after the lease was lost, for the new owner.
    later: VecDeque<TableMessage>,
    /// The lines of connections to other nodes.
    remote_clients: RemoteClients,
    /// The stored state, which all subscribers have received.
    model: TableModel,
    mailbox: Mailbox,
    subscribers: HashMap<u64, Subscriber>,
    /// When each person was last connected, for disconnected people.
    left_at: HashMap<PersonId, i64>,
    loaded_at: i64,
    /// The time up to which absences have been applied.
    away_seen: i64,
    /// The time up to which disconnections of the player on turn have been applied.
    gone_seen: i64,
    bots: HashMap<u8, Seated>,
    thinking: bool,
    /// Failed actions are not tried again before this time.
    wait_until: i64,
    presence: Presence,
    deadlines: Deadlines,
    /// Counts the table while it has no subscribers.
    unfollowed: Option<Unfollowed>,
    withdrawn: Withdrawn,
    origins: Origins,
    arrivals: Arrivals,
    /// The spectators' chat.
    watchers_talk: WatchersTalk,
    /// The review of the game, after its end.
    reviewing: Reviewing,
    /// The reactions to the last action.
    reactions: Reactions,
    /// What the hands could be at the last event, for each audience that received it.
    left: Vec<(Audience, Remaining)>,
}

/// The sender of messages to a table. They are boxed, as the channel reserves space for many of them.
pub(crate) type Mailbox = mpsc::Sender<Box<TableMessage>>;

/// Creates the mailbox and the task of a table; the task starts by reading the log.
fn spawn(context: TableContext, id: TableId) -> Mailbox {
    let (sender, receiver) = mpsc::channel(MAILBOX);
    tokio::spawn(run(context, id, sender.clone(), receiver));
    sender
}

/// Why a task has ended its work.
enum Exit {
    /// The table isn't needed.
    Idle,
    /// The owner changed. The new owner has to handle these messages.
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
            // The subscribers from before are still subscribed.
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
    // Messages that arrived while the task ended start a new task.
    while let Some(message) = messages.recv().await {
        context.tables.send(&id, *message).await;
    }
    services.metrics.tables.add(-1);
}

/// Loads a table with its spectators' chat.
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
        services.log_store_error(&error, "a table could not be read");
        Problem::new(ErrorCode::Busy, "the table can't be read at the moment")
    })?;
    if events.is_empty() {
        return Err(Problem::new(ErrorCode::NoTable, "there is no such table"));
    }
    event_codec::load(id, &events, services.config.keys.as_deref()).map_err(|error| {
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
        | TableMessage::Invited { .. }
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
            arrivals: Arrivals::default(),
            watchers_talk,
            reviewing: Reviewing::default(),
            reactions: Reactions::default(),
            left: Vec::new(),
        };
        task.stay();
        task
    }

    /// Handles messages and timers. The future of a message is boxed, or every table would reserve memory for
    /// it all the time.
    async fn serve(&mut self, messages: &mut mpsc::Receiver<Box<TableMessage>>) -> Exit {
        let mut alarm = self.context.services.clock.alarm();
        loop {
            if self.is_lost {
                return Exit::OwnerChanged(self.let_go());
            }
            // One timer is reset, instead of a new one for every message.
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
                        // The server keeps the later timers.
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
            TableMessage::Invited { person, by } => self.push_invitation(&person, &by),
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
                // Reading changes nothing, not even how long the table stays in memory.
                drop(answer.send(Some(Box::new(self.model.clone()))));
                return;
            }
        }
        self.stay();
        self.set_clock().await;
        self.plan();
    }
}
