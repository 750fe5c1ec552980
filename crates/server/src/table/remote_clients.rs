//! The lines of people who are connected to other nodes, at a table that this server owns.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use super::commands::By;
use super::{TableMessage, TableTask};
use crate::cluster::Node;
use crate::cluster::message::{ClusterMessage, LineState};
use crate::cluster::remote_sender::RemoteSender;
use crate::outbox::Outbox;

/// The number of lease durations without a message after which a node counts as gone.
const SILENCE: i64 = 2;

/// A line to another node.
struct RemoteClient {
    outbox: Outbox,
    end: Arc<RemoteSender>,
    /// How often it has subscribed to the table.
    followed: u32,
    /// When its node last sent a message on it or about it.
    heard_at: i64,
}

impl RemoteClient {
    /// When its node last showed that it is running.
    fn alive_at(&self, from: &str, node: &Node) -> i64 {
        node.heard(from)
            .map_or(self.heard_at, |heard| heard.at.max(self.heard_at))
    }
}

/// The state of a table for other nodes.
#[derive(Default)]
pub(super) struct RemoteClients {
    /// By the node's address and the number of the line.
    all: HashMap<(String, u64), RemoteClient>,
    /// The number of the last name that each node has sent.
    renamed: HashMap<String, u64>,
}

impl TableTask {
    /// Handles a message of another node.
    pub(super) async fn handle_remote(&mut self, from: String, message: ClusterMessage) {
        match message {
            ClusterMessage::Subscribe {
                line,
                time,
                person,
                after,
                origin,
                pace,
            } => {
                let outbox = self.line(from.clone(), line);
                let connection = outbox.connection;
                self.subscribe(&person, after, origin, &outbox).await;
                if let Some(pace) = pace
                    && let Some(subscriber) = self.subscribers.get_mut(&connection)
                {
                    subscriber.pace = Some(pace);
                }
                if let Some(line) = self.remote_clients.all.get_mut(&(from, line)) {
                    line.followed = time;
                }
            }
            ClusterMessage::Unsubscribe { line } => self.drop_line(&(from, line)),
            ClusterMessage::Command {
                line,
                person,
                id,
                expect,
                command,
                origin,
            } => {
                let outbox = self.line(from, line);
                let by = By {
                    person: &person,
                    connection: outbox.connection,
                    origin,
                };
                // Without an answer the other node asks again, wherever the table is then.
                if let Some(answer) = self.command(by, id, expect, &command).await {
                    outbox.say(&answer);
                }
            }
            ClusterMessage::Withdraw { line, person, id } => {
                let outbox = self.line(from, line);
                if let Some(answer) = self.withdraw(&person, id).await {
                    outbox.say(&answer);
                }
            }
            ClusterMessage::Pace { line, pace } => {
                let line = self.remote_clients.all.get(&(from, line));
                let subscriber =
                    line.and_then(|it| self.subscribers.get_mut(&it.outbox.connection));
                if let Some(subscriber) = subscriber {
                    subscriber.pace = Some(pace);
                }
            }
            ClusterMessage::Invited { person, by } => self.push_invitation(&person, &by),
            ClusterMessage::Renamed { time, person } => {
                // The newest name counts; a duplicate has no effect.
                let known = self.remote_clients.renamed.entry(from).or_default();
                if time > *known {
                    *known = time;
                    self.rename(&person).await;
                }
            }
            ClusterMessage::Sync { number, lines } => self.check(&from, number, &lines),
            // A message for a node that doesn't own the table.
            ClusterMessage::SyncReply { .. }
            | ClusterMessage::Deliver { .. }
            | ClusterMessage::NotOwner => {}
        }
    }

    /// The outbox of another node's line, which is created if necessary.
    fn line(&mut self, from: String, line: u64) -> Outbox {
        let now = self.now();
        let context = &self.context;
        let own = context
            .cluster
            .node
            .as_ref()
            .map(|node| node.address.clone());
        let there = self
            .remote_clients
            .all
            .entry((from.clone(), line))
            .or_insert_with(|| {
                let bus = Arc::clone(&context.services.bus);
                let way = (own.unwrap_or_default(), from);
                let end = Arc::new(RemoteSender::new(bus, self.id.clone(), way, line));
                let connection = context.presence.next_connection();
                RemoteClient {
                    outbox: Outbox::remote(connection, Arc::clone(&end), &context.services.metrics),
                    end,
                    followed: 0,
                    heard_at: now,
                }
            });
        there.heard_at = now;
        there.outbox.clone()
    }

    fn drop_line(&mut self, key: &(String, u64)) {
        if let Some(line) = self.remote_clients.all.remove(key) {
            self.unsubscribe(line.outbox.connection);
        }
    }

    /// Replies with the last delivery on each line of a node, and drops the lines that it no longer needs.
    fn check(&mut self, from: &str, number: u64, lines: &[u64]) {
        let now = self.now();
        let needless = |key: &(String, u64)| key.0 == from && !lines.contains(&key.1);
        let gone = self.remote_clients.all.keys().filter(|key| needless(key));
        let gone: Vec<(String, u64)> = gone.cloned().collect();
        for key in &gone {
            self.drop_line(key);
        }
        let mut known = Vec::with_capacity(lines.len());
        for line in lines {
            if let Some(there) = self.remote_clients.all.get_mut(&(from.to_owned(), *line)) {
                there.heard_at = now;
                known.push(LineState {
                    line: *line,
                    delivered: there.end.delivered(),
                    followed: there.followed,
                });
            }
        }
        let message = ClusterMessage::SyncReply {
            number,
            lines: known,
            renamed: self.remote_clients.renamed.get(from).copied().unwrap_or(0),
        };
        self.post(from, message);
    }

    fn post(&self, to: &str, message: ClusterMessage) {
        self.context.cluster.post(to, &self.id, message);
    }

    /// When the first line will have been silent for too long.
    pub(super) fn silent_lines_at(&self) -> Option<i64> {
        let node = self.context.cluster.node.as_ref()?;
        let lines = self.remote_clients.all.iter();
        let heard = lines.map(|((from, _), line)| line.alive_at(from, node));
        Some(heard.min()?.saturating_add(SILENCE * node.lease))
    }

    /// Drops the lines of nodes that are gone.
    pub(super) fn drop_silent_lines(&mut self) {
        let Some(node) = &self.context.cluster.node else {
            return;
        };
        let since = self.now() - SILENCE * node.lease;
        let silent = self.remote_clients.all.iter();
        let silent = silent.filter(|((from, _), line)| line.alive_at(from, node) <= since);
        let silent: Vec<(String, u64)> = silent.map(|(key, _)| key.clone()).collect();
        for key in &silent {
            self.drop_line(key);
        }
    }

    /// Releases a table that another server owns now. Returns what is left to do for local connections. Other
    /// nodes are notified and find the owner themselves.
    pub(super) fn let_go(&mut self) -> VecDeque<TableMessage> {
        let mut nodes: Vec<&String> = self
            .remote_clients
            .all
            .keys()
            .map(|(from, _)| from)
            .collect();
        nodes.sort_unstable();
        nodes.dedup();
        for node in nodes {
            self.context.cluster.send_not_owner(&self.id, node);
        }
        self.remote_clients.all.clear();
        let mut again = VecDeque::new();
        let mut subscribers: Vec<_> = self.subscribers.drain().collect();
        subscribers.sort_unstable_by_key(|(connection, _)| *connection);
        for (connection, it) in subscribers {
            if it.outbox.is_remote() {
                continue;
            }
            again.push_back(TableMessage::Subscribe {
                person: it.person,
                after: None,
                origin: it.origin,
                outbox: it.outbox,
            });
            if let Some(pace) = it.pace {
                again.push_back(TableMessage::Pace { connection, pace });
            }
        }
        again.append(&mut self.later);
        again.retain(|message| !message.is_remote());
        again
    }
}

impl TableMessage {
    /// Whether another node repeats this if necessary.
    fn is_remote(&self) -> bool {
        match self {
            Self::Subscribe { outbox, .. }
            | Self::Command { outbox, .. }
            | Self::Withdraw { outbox, .. } => outbox.is_remote(),
            _ => false,
        }
    }
}
