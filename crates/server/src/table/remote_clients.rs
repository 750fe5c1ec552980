//! The lines of people who are connected to other nodes, at the table that is looked after here.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use super::commands::By;
use super::{TableMessage, TableTask};
use crate::cluster::Node;
use crate::cluster::message::{LineState, Mail, Word};
use crate::cluster::remote_sender::FarLine;
use crate::outbox::Outbox;

/// A node whose lines have been silent for so many leases is taken for gone.
const SILENCE: i64 = 2;

/// A line to another node.
struct Line {
    outbox: Outbox,
    end: Arc<FarLine>,
    /// How often it has asked to follow the table.
    followed: u32,
    /// When its node last said something on it or about it.
    heard_at: i64,
}

impl Line {
    /// When its node last said that it is there.
    fn alive_at(&self, from: &str, node: &Node) -> i64 {
        node.heard(from)
            .map_or(self.heard_at, |heard| heard.at.max(self.heard_at))
    }
}

/// What other nodes have to do with a table.
#[derive(Default)]
pub(super) struct Lines {
    /// By the address of the node, and by its number for the line.
    all: HashMap<(String, u64), Line>,
    /// The number of the last name that each node has told.
    renamed: HashMap<String, u64>,
}

impl TableTask {
    /// Does what another node says.
    pub(super) async fn mail(&mut self, from: String, word: Word) {
        match word {
            Word::Follow {
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
                if let Some(line) = self.lines.all.get_mut(&(from, line)) {
                    line.followed = time;
                }
            }
            Word::Leave { line } => self.drop_line(&(from, line)),
            Word::Command {
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
            Word::Withdraw { line, person, id } => {
                let outbox = self.line(from, line);
                if let Some(answer) = self.withdraw(&person, id).await {
                    outbox.say(&answer);
                }
            }
            Word::Pace { line, pace } => {
                let line = self.lines.all.get(&(from, line));
                let subscriber =
                    line.and_then(|it| self.subscribers.get_mut(&it.outbox.connection));
                if let Some(subscriber) = subscriber {
                    subscriber.pace = Some(pace);
                }
            }
            Word::Renamed { time, person } => {
                // The newest name counts; one that was told twice changes nothing.
                let known = self.lines.renamed.entry(from).or_default();
                if time > *known {
                    *known = time;
                    self.rename(&person).await;
                }
            }
            Word::Check { number, lines } => self.check(&from, number, &lines),
            // Meant for somebody who does not look after the table.
            Word::Checked { .. } | Word::Told { .. } | Word::NotHere => {}
        }
    }

    /// The end of a line of another node, which is there from now on.
    fn line(&mut self, from: String, line: u64) -> Outbox {
        let now = self.now();
        let house = &self.house;
        let own = house.others.as_ref().map(|node| node.address.clone());
        let there = self
            .lines
            .all
            .entry((from.clone(), line))
            .or_insert_with(|| {
                let bus = Arc::clone(&house.bus);
                let way = (own.unwrap_or_default(), from);
                let end = Arc::new(FarLine::new(bus, self.id.clone(), way, line));
                let connection = house.next_connection();
                Line {
                    outbox: Outbox::far(connection, Arc::clone(&end), &house.metrics),
                    end,
                    followed: 0,
                    heard_at: now,
                }
            });
        there.heard_at = now;
        there.outbox.clone()
    }

    fn drop_line(&mut self, key: &(String, u64)) {
        if let Some(line) = self.lines.all.remove(key) {
            self.unsubscribe(line.outbox.connection);
        }
    }

    /// Says how much was told on each line of a node, and takes those away that it does not need any
    /// more.
    fn check(&mut self, from: &str, number: u64, lines: &[u64]) {
        let now = self.now();
        let needless = |key: &(String, u64)| key.0 == from && !lines.contains(&key.1);
        let gone = self.lines.all.keys().filter(|key| needless(key));
        let gone: Vec<(String, u64)> = gone.cloned().collect();
        for key in &gone {
            self.drop_line(key);
        }
        let mut known = Vec::with_capacity(lines.len());
        for line in lines {
            if let Some(there) = self.lines.all.get_mut(&(from.to_owned(), *line)) {
                there.heard_at = now;
                known.push(LineState {
                    line: *line,
                    told: there.end.told(),
                    followed: there.followed,
                });
            }
        }
        let word = Word::Checked {
            number,
            lines: known,
            renamed: self.lines.renamed.get(from).copied().unwrap_or(0),
        };
        self.post(from, word);
    }

    fn post(&self, to: &str, word: Word) {
        if let Some(node) = &self.house.others {
            let mail = Mail {
                table: self.id.clone(),
                from: node.address.clone(),
                word,
            };
            self.house.post(to, &mail);
        }
    }

    /// When the first line has been silent for too long.
    pub(super) fn silent_lines_at(&self) -> Option<i64> {
        let node = self.house.others.as_ref()?;
        let lines = self.lines.all.iter();
        let heard = lines.map(|((from, _), line)| line.alive_at(from, node));
        Some(heard.min()?.saturating_add(SILENCE * node.lease))
    }

    /// Takes the lines of nodes away that are gone.
    pub(super) fn drop_silent_lines(&mut self) {
        let Some(node) = &self.house.others else {
            return;
        };
        let since = self.now() - SILENCE * node.lease;
        let silent = self.lines.all.iter();
        let silent = silent.filter(|((from, _), line)| line.alive_at(from, node) <= since);
        let silent: Vec<(String, u64)> = silent.map(|(key, _)| key.clone()).collect();
        for key in &silent {
            self.drop_line(key);
        }
    }

    /// Lets go of a table that another server looks after: what is then to be done for the connections
    /// of this one. Other nodes are told, and ask for themselves.
    pub(super) fn let_go(&mut self) -> VecDeque<TableMessage> {
        let mut nodes: Vec<&String> = self.lines.all.keys().map(|(from, _)| from).collect();
        nodes.sort_unstable();
        nodes.dedup();
        for node in nodes {
            self.house.not_here(&self.id, node);
        }
        self.lines.all.clear();
        let mut again = VecDeque::new();
        let mut subscribers: Vec<_> = self.subscribers.drain().collect();
        subscribers.sort_unstable_by_key(|(connection, _)| *connection);
        for (connection, it) in subscribers {
            if it.outbox.is_far() {
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
        again.retain(|message| !message.is_far());
        again
    }
}

impl TableMessage {
    /// Whether somebody else sees to it that it is done.
    fn is_far(&self) -> bool {
        match self {
            Self::Subscribe { outbox, .. }
            | Self::Command { outbox, .. }
            | Self::Withdraw { outbox, .. } => outbox.is_far(),
            _ => false,
        }
    }
}
