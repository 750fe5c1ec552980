//! A table that another node owns. This task relays local clients' messages to the owner, and the owner's
//! messages to them.
//!
//! No message may be lost for good. The owner's messages are numbered without gaps; after a gap, or when the
//! table has moved to yet another node, the connection gets a snapshot on a new line. A client's command is
//! kept until it is answered, and repeated if it may have been lost; its id ensures that it takes effect
//! once. If the owner is silent, this node claims the table as soon as the lease has expired.

use std::collections::{BTreeMap, VecDeque};

use kagiya_protocol::{BotSpeed, Command, CommandId, ErrorCode, Person, Problem, TableId};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Exit, TableContext, TableMessage, error, load};
use crate::cluster::message::{ClusterMessage, LineState};
use crate::cluster::{Claim, Node};
use crate::limits::network::ClientNetwork;
use crate::outbox::Outbox;
use crate::store::Lease;

/// The number of heartbeats between two checks that all messages of the owner have arrived. While a client
/// waits for an answer every heartbeat checks, and a possible loss is checked at once.
const CHECKS: u32 = 4;

/// The most commands of one connection that wait for an answer.
const UNANSWERED: usize = 64;

/// A message of a connection that has no answer yet.
struct Unanswered {
    person: Person,
    id: CommandId,
    what: What,
    /// The number of the next check when it was last sent. Once that check is answered, this message has been
    /// answered too, or it was lost.
    before: u64,
}

enum What {
    Command {
        expect: Option<u32>,
        command: Command,
        origin: ClientNetwork,
    },
    Withdraw,
}

/// The subscription of a connection.
struct Following {
    person: Person,
    origin: ClientNetwork,
    pace: Option<BotSpeed>,
    /// How often it has subscribed.
    time: u32,
    /// The number of the next check when it last subscribed.
    before: u64,
}

/// A local connection that uses the table.
struct LocalClient {
    /// The number of its line at the owner; a new one after each loss.
    number: u64,
    /// The number of the next check when the line began.
    before: u64,
    /// The number of messages that arrived on it.
    delivered: u64,
    outbox: Outbox,
    following: Option<Following>,
    unanswered: VecDeque<Unanswered>,
}

impl Unanswered {
    fn message(&self, line: u64) -> ClusterMessage {
        let (person, id) = (self.person.clone(), self.id.clone());
        match &self.what {
            What::Command {
                expect,
                command,
                origin,
            } => ClusterMessage::Command {
                line,
                person,
                id,
                expect: *expect,
                command: command.clone(),
                origin: *origin,
            },
            What::Withdraw => ClusterMessage::Withdraw { line, person, id },
        }
    }
}

impl LocalClient {
    /// Whether the client waits for an answer.
    fn waits(&self) -> bool {
        !self.unanswered.is_empty() || self.delivered == 0
    }

    /// Whether the line has lost nothing: everything sent before the reply to this check has arrived here,
    /// and everything sent before the check has arrived at the owner.
    fn is_whole(&self, check: u64, states: &[LineState]) -> bool {
        let Some(state) = states.iter().find(|state| state.line == self.number) else {
            return self.before > check;
        };
        let asked = self.following.as_ref().filter(|it| it.before <= check);
        state.delivered == self.delivered && asked.is_none_or(|it| it.time <= state.followed)
    }

    /// Records that a command has been answered.
    fn answered(&mut self, answer: &Answered) {
        let is_command = |it: &Unanswered| matches!(it.what, What::Command { .. });
        let mut same = self.unanswered.iter().filter(|it| it.id == answer.id);
        let command = same.any(is_command);
        // The command is answered before its withdrawal, and can't take effect after that.
        self.unanswered
            .retain(|it| it.id != answer.id || command && !is_command(it) && !answer.is_withdrawn);
    }
}

/// An answer to a command.
struct Answered {
    id: CommandId,
    is_withdrawn: bool,
}

/// The state of a relayed table.
pub(super) struct RemoteTable {
    context: TableContext,
    id: TableId,
    /// The owner's lease.
    lease: Lease,
    /// By the number of the connection.
    lines: BTreeMap<u64, LocalClient>,
    /// New names that the owner has not confirmed, in order.
    renamed: Vec<(u64, Person)>,
    /// The number of the next check.
    check: u64,
    /// The number of heartbeats since the last check.
    beats: u32,
    /// The count of possible losses at the last check.
    missed: u64,
    /// Whether the owner has sent a message since the last heartbeat.
    heard: bool,
    /// The time of the next heartbeat.
    tick: i64,
    /// Since when the table has no use here.
    idle_since: i64,
    /// Whether the owner has to be determined again.
    ask: bool,
}

/// The part of a message that identifies an answer.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Answer {
    Done {
        id: CommandId,
    },
    Error {
        id: Option<CommandId>,
    },
    Withdrawn {
        id: CommandId,
    },
    #[serde(other)]
    Other,
}

impl Answered {
    /// The command that a message answers.
    fn in_text(text: &str) -> Option<Self> {
        let (id, is_withdrawn) = match serde_json::from_str(text).ok()? {
            Answer::Done { id } => (id, false),
            Answer::Error { id } => (id?, false),
            Answer::Withdrawn { id } => (id, true),
            Answer::Other => return None,
        };
        Some(Self { id, is_withdrawn })
    }
}

impl RemoteTable {
    pub(super) fn new(context: &TableContext, id: &TableId, lease: Lease) -> Self {
        let now = context.services.clock.now();
        let mut remote = Self {
            context: context.clone(),
            id: id.clone(),
            lease,
            lines: BTreeMap::new(),
            renamed: Vec::new(),
            check: 1,
            beats: 0,
            missed: context.cluster.node.as_ref().map_or(0, Node::missed),
            heard: true,
            tick: 0,
            idle_since: now,
            ask: false,
        };
        remote.tick = now + remote.beat();
        remote
    }

    fn beat(&self) -> i64 {
        self.context
            .cluster
            .node
            .as_ref()
            .map_or(1_000, Node::heartbeat)
    }

    /// Relays messages until the table has moved, or isn't needed.
    pub(super) async fn serve(&mut self, messages: &mut mpsc::Receiver<Box<TableMessage>>) -> Exit {
        let mut alarm = self.context.services.clock.alarm();
        loop {
            if core::mem::take(&mut self.ask)
                && let Some(again) = self.find().await
            {
                return Exit::OwnerChanged(again);
            }
            alarm.set(Some(self.tick));
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    Some(message) => self.handle(*message).await,
                    None => return Exit::Idle,
                },
                () = alarm.rings() => if self.is_idle() {
                    return Exit::Idle;
                } else {
                    self.look_around();
                },
            }
        }
    }

    fn is_idle(&mut self) -> bool {
        self.lines.retain(|_, line| !line.outbox.is_closed());
        let now = self.context.services.clock.now();
        if !(self.lines.is_empty() && self.renamed.is_empty()) {
            self.idle_since = now;
        }
        let idle = i64::try_from(self.context.services.config.idle.as_millis()).unwrap_or(i64::MAX);
        now.saturating_sub(self.idle_since) >= idle
    }

    /// Checks whether the owner is running; if it may not be, the store is asked for the owner. At intervals
    /// asks the owner whether all its messages have arrived.
    fn look_around(&mut self) {
        let now = self.context.services.clock.now();
        self.tick = now + self.beat();
        let heard = core::mem::take(&mut self.heard);
        if self.lines.is_empty() && self.renamed.is_empty() {
            return;
        }
        for (time, person) in &self.renamed {
            let (time, person) = (*time, person.clone());
            self.post(ClusterMessage::Renamed { time, person });
        }
        let Some(node) = &self.context.cluster.node else {
            return;
        };
        let there = node.heard(&self.lease.holder);
        // The store's answer arrives before the lease expires.
        let until = there.map_or(self.lease.until, |it| it.until.max(self.lease.until));
        let is_there = heard || there.is_some_and(|it| now < it.at + self.beat() * 3 / 2);
        // An owner that runs and can't renew its lease can't store anything either.
        self.ask = now >= until && (!is_there || now >= until + node.lease);
        if until > now {
            self.tick = self.tick.min(until);
        }
        let missed = node.missed();
        self.beats += 1;
        let waits = !self.renamed.is_empty() || self.lines.values().any(LocalClient::waits);
        if waits || missed != self.missed || self.beats >= CHECKS {
            (self.beats, self.missed) = (0, missed);
            let number = self.check;
            self.check += 1;
            let lines = self.lines.values().map(|line| line.number).collect();
            self.post(ClusterMessage::Sync { number, lines });
        }
    }

    /// Determines the owner of the table. If it has changed, returns the messages for the new one.
    async fn find(&mut self) -> Option<VecDeque<TableMessage>> {
        match self.context.cluster.claim(&self.id).await {
            Ok(Claim::OwnedBy(lease)) if lease.epoch == self.lease.epoch => {
                // Again as soon as the lease expires without renewal.
                let now = self.context.services.clock.now();
                self.tick = lease.until.clamp(now + 1, now + self.beat());
                self.lease = lease;
                None
            }
            Ok(_) => Some(self.again()),
            // Clients learn that the table no longer exists.
            Err(problem) if problem.code == ErrorCode::NoTable => Some(self.again()),
            Err(_) => None,
        }
    }

    /// The messages of the connections for the new owner of the table.
    fn again(&mut self) -> VecDeque<TableMessage> {
        let renamed = core::mem::take(&mut self.renamed).into_iter();
        let mut again: VecDeque<_> = renamed
            .map(|(_, person)| TableMessage::Renamed { person })
            .collect();
        for (connection, line) in core::mem::take(&mut self.lines) {
            if let Some(Following {
                person,
                origin,
                pace,
                ..
            }) = line.following
            {
                let outbox = line.outbox.clone();
                again.push_back(TableMessage::Subscribe {
                    person,
                    after: None,
                    origin,
                    outbox,
                });
                again.extend(pace.map(|pace| TableMessage::Pace { connection, pace }));
            }
            for Unanswered {
                person, id, what, ..
            } in line.unanswered
            {
                let outbox = line.outbox.clone();
                again.push_back(match what {
                    What::Command {
                        expect,
                        command,
                        origin,
                    } => TableMessage::Command {
                        person,
                        id,
                        expect,
                        command,
                        origin,
                        outbox,
                    },
                    What::Withdraw => TableMessage::Withdraw { person, id, outbox },
                });
            }
        }
        again
    }

    pub(super) async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Subscribe {
                person,
                after,
                origin,
                outbox,
            } => self.follow(person, after, origin, &outbox),
            TableMessage::Unsubscribe { connection } => {
                if let Some(line) = self.lines.remove(&connection) {
                    self.post(ClusterMessage::Unsubscribe { line: line.number });
                }
            }
            TableMessage::Command {
                person,
                id,
                expect,
                command,
                origin,
                outbox,
            } => {
                let what = What::Command {
                    expect,
                    command,
                    origin,
                };
                self.say(person, id, what, &outbox);
            }
            TableMessage::Withdraw { person, id, outbox } => {
                self.say(person, id, What::Withdraw, &outbox);
            }
            TableMessage::Pace { connection, pace } => {
                if let Some(line) = self.lines.get_mut(&connection)
                    && let Some(following) = &mut line.following
                {
                    following.pace = Some(pace);
                    let line = line.number;
                    self.post(ClusterMessage::Pace { line, pace });
                }
            }
            TableMessage::Renamed { person } => {
                let time = self.context.presence.next_connection();
                self.renamed.push((time, person.clone()));
                self.post(ClusterMessage::Renamed { time, person });
            }
            TableMessage::Invited { person, by } => {
                self.post(ClusterMessage::Invited { person, by });
            }
            TableMessage::FromNode {
                from,
                message,
                text,
            } => self.handle_remote(&from, message, text),
            TableMessage::Look { answer } => {
                let model = load(&self.context.services, &self.id).await;
                drop(answer.send(model.ok().map(Box::new)));
            }
            TableMessage::End { answer } => {
                let message = format!(
                    "the server {} owns this table; send the request there",
                    self.lease.holder
                );
                drop(answer.send(Err(Problem::new(ErrorCode::Busy, message))));
            }
            // The store confirms it, and then all subscribers are notified.
            TableMessage::Removed => self.ask = true,
            // The owner does this.
            TableMessage::Wake
            | TableMessage::Advanced { .. }
            | TableMessage::BotDecided { .. }
            | TableMessage::LeaseLost { .. } => {}
        }
    }

    fn post(&self, message: ClusterMessage) {
        let owner = &self.lease.holder;
        self.context.cluster.post(owner, &self.id, message);
    }

    /// The line of a connection, which is created if necessary.
    fn line(&mut self, outbox: &Outbox) -> &mut LocalClient {
        let (presence, before) = (&self.context.presence, self.check);
        self.lines
            .entry(outbox.connection)
            .or_insert_with(|| LocalClient {
                number: presence.next_connection(),
                before,
                delivered: 0,
                outbox: outbox.clone(),
                following: None,
                unanswered: VecDeque::new(),
            })
    }

    fn follow(
        &mut self,
        person: Person,
        after: Option<u32>,
        origin: ClientNetwork,
        outbox: &Outbox,
    ) {
        let before = self.check;
        let line = self.line(outbox);
        let earlier = line.following.take();
        let following = Following {
            person: person.clone(),
            origin,
            pace: earlier.as_ref().and_then(|it| it.pace),
            time: earlier.map_or(0, |it| it.time) + 1,
            before,
        };
        let message = ClusterMessage::Subscribe {
            line: line.number,
            time: following.time,
            person,
            after,
            origin,
            pace: following.pace,
        };
        line.following = Some(following);
        self.post(message);
    }

    fn say(&mut self, person: Person, id: CommandId, what: What, outbox: &Outbox) {
        let before = self.check;
        let line = self.line(outbox);
        if line.unanswered.len() >= UNANSWERED {
            let message = "too many commands wait for their answers; try again in a moment";
            let problem = Problem::new(ErrorCode::Busy, message);
            outbox.say(&error(Some(&id), Some(&self.id), problem));
            return;
        }
        let unanswered = Unanswered {
            person,
            id,
            what,
            before,
        };
        let message = unanswered.message(line.number);
        line.unanswered.push_back(unanswered);
        self.post(message);
    }

    /// Handles a message of another node.
    fn handle_remote(&mut self, from: &str, message: ClusterMessage, text: Utf8Bytes) {
        if !message.is_answer() {
            // The sender takes this node for the owner.
            self.context.cluster.send_not_owner(&self.id, from);
            return;
        }
        if from != self.lease.holder {
            return;
        }
        self.heard = true;
        match message {
            ClusterMessage::Deliver { line, number } => self.deliver(line, number, text),
            ClusterMessage::SyncReply {
                number,
                lines,
                renamed,
            } => self.synced(number, &lines, renamed),
            _ => self.ask = true,
        }
    }

    fn deliver(&mut self, number: u64, nth: u64, text: Utf8Bytes) {
        let mut lines = self.lines.iter_mut();
        let line = lines.find(|(_, line)| line.number == number);
        // A message for an abandoned line may still arrive.
        let Some((connection, line)) = line else {
            return;
        };
        let connection = *connection;
        if nth != line.delivered + 1 {
            self.begin_again(connection);
            return;
        }
        line.delivered = nth;
        if !line.unanswered.is_empty()
            && let Some(answer) = Answered::in_text(&text)
        {
            line.answered(&answer);
        }
        line.outbox.send(text);
        if line.following.is_none() && line.unanswered.is_empty() {
            self.lines.remove(&connection);
        }
    }

    /// Compares what the owner had sent before its reply with what has arrived here.
    fn synced(&mut self, number: u64, states: &[LineState], renamed: u64) {
        self.renamed.retain(|(time, _)| *time > renamed);
        let mut lost = Vec::new();
        let mut messages_to_send = Vec::new();
        let next = self.check;
        for (connection, line) in &mut self.lines {
            if !line.is_whole(number, states) {
                lost.push(*connection);
                continue;
            }
            for it in line.unanswered.iter_mut().filter(|it| it.before <= number) {
                it.before = next;
                messages_to_send.push(it.message(line.number));
            }
        }
        for message in messages_to_send {
            self.post(message);
        }
        for connection in lost {
            self.begin_again(connection);
        }
    }

    /// Abandons a line that lost a message, and subscribes on a new one.
    fn begin_again(&mut self, connection: u64) {
        let number = self.context.presence.next_connection();
        let next = self.check;
        let Some(line) = self.lines.get_mut(&connection) else {
            return;
        };
        self.context.services.metrics.lines_lost.add(1);
        let old = core::mem::replace(&mut line.number, number);
        (line.delivered, line.before) = (0, next);
        let mut messages_to_send = Vec::new();
        if let Some(following) = &mut line.following {
            (following.time, following.before) = (1, next);
            messages_to_send.push(ClusterMessage::Subscribe {
                line: number,
                time: 1,
                person: following.person.clone(),
                after: None,
                origin: following.origin,
                pace: following.pace,
            });
        }
        for it in &mut line.unanswered {
            it.before = next;
            messages_to_send.push(it.message(number));
        }
        // Last, so that the person doesn't seem to have disconnected.
        messages_to_send.push(ClusterMessage::Unsubscribe { line: old });
        for message in messages_to_send {
            self.post(message);
        }
    }
}
