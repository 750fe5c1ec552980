//! What a client sends over its connection, and its list of tables.

use std::sync::Arc;

use kagiya_protocol::{
    ClientMessage, Command, CommandId, ErrorCode, MAX_CLIENT_FRAME, Problem, ServerMessage,
    TableId, TablesPage,
};
use tokio::sync::broadcast;
use tokio_tungstenite::tungstenite::{self, Message};

use super::shown::Shown;
use super::{ConnectionTask, End};
use crate::app::{LobbyEvent, is_table_id};
use crate::limits::limited::Limited;
use crate::limits::quota::{QuotaGuard, Usage};
use crate::limits::rate::Counted;
use crate::table::{TableMessage, error};

/// The number of refusals by a rate limit after which the connection is closed.
const PATIENCE: u32 = 300;

impl ConnectionTask {
    fn refuse(&self, id: Option<&CommandId>, table: Option<&TableId>, problem: Problem) {
        self.app.services.metrics.refused.add(1);
        self.outbox.say(&error(id, table, problem));
    }

    pub(super) async fn frame(
        &mut self,
        frame: Option<Result<Message, tungstenite::Error>>,
    ) -> Result<(), End> {
        let text = match frame {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                let problem = Problem::new(ErrorCode::Binary, "frames are text: JSON objects");
                self.refuse(None, None, problem);
                return self.count_refusal();
            }
            Some(Ok(Message::Close(_))) | None => return Err(End::GONE),
            Some(Err(error)) => return Err(broken(&error)),
        };
        self.app.services.metrics.frames.add(1);
        if text.len() > MAX_CLIENT_FRAME {
            return Err(too_large());
        }
        let now = self.app.services.clock.uptime();
        let limiter = &self.app.limits.rate;
        let limited = limiter.check_own(Limited::Frame, &mut self.frame_time, now);
        if let Err(wait) = limited {
            self.limited(None, None, wait);
            return self.count_refusal();
        }
        match ClientMessage::from_json(&text) {
            Ok(message) => self.message(message).await,
            Err(error) => {
                let problem = Problem::new(
                    ErrorCode::Malformed,
                    format!("not a message of this protocol: {error}"),
                );
                self.refuse(None, None, problem);
                self.count_refusal()
            }
        }
    }

    fn limited(&self, id: Option<&CommandId>, table: Option<&TableId>, wait: u32) {
        self.app.services.metrics.limited.add(1);
        self.outbox.say(&ServerMessage::Error {
            id: id.cloned(),
            table: table.cloned(),
            code: ErrorCode::RateLimited,
            message: format!("too much of this in too short a time; try again in {wait} ms"),
            reason: None,
            retry_after: Some(wait),
        });
    }

    fn count_refusal(&mut self) -> Result<(), End> {
        self.refusals += 1;
        if self.refusals < PATIENCE {
            return Ok(());
        }
        Err(End::because(
            1008,
            ErrorCode::RateLimited,
            "too many messages that could not be taken",
        ))
    }

    /// Whether the rate limit allows this; if not, sends the refusal.
    fn may(&self, limited: Limited, id: Option<&CommandId>, table: Option<&TableId>) -> bool {
        let key = self.session.person.id.as_str();
        let now = self.app.services.clock.uptime();
        let limiter = &self.app.limits.rate;
        let counted = Counted::of_person(limited, key, self.network);
        match limiter.check_all(&counted, now) {
            Ok(()) => true,
            Err(wait) => {
                self.limited(id, table, wait);
                false
            }
        }
    }

    fn is_id(&self, id: &CommandId, table: Option<&TableId>) -> bool {
        if !id.is_valid() {
            let problem = Problem::new(
                ErrorCode::CommandId,
                format!(
                    "a command's id is 1 to {} visible ASCII characters",
                    CommandId::MAX
                ),
            );
            self.refuse(None, table, problem);
        }
        id.is_valid()
    }

    async fn message(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello(_) => {
                let problem = Problem::new(ErrorCode::HelloFirst, "hello has been said already");
                self.refuse(None, None, problem);
            }
            ClientMessage::Subscribe { table, after } => self.subscribe(table, after).await,
            ClientMessage::Unsubscribe { table } => {
                if self.tables.remove(&table).is_some() {
                    let connection = self.outbox.connection;
                    self.app.tables.unsubscribe(&table, connection).await;
                }
            }
            ClientMessage::Lobby { follow } => {
                self.lobby = None;
                if follow && self.may(Limited::Subscribe, None, None) {
                    self.show_lobby().await;
                }
            }
            ClientMessage::Create { id, create } => {
                if self.takes(Limited::Create, &id, None) {
                    let person = self.person();
                    let created = self.app.create(&person, &id, &create, self.network);
                    let created = Box::pin(created).await;
                    if created.is_ok() {
                        self.app.services.metrics.commands.add(1);
                    }
                    let done = created.map(|(table, seq)| (Some(table), Some(seq)));
                    self.answer(id, done);
                }
            }
            ClientMessage::Command {
                id,
                table,
                expect,
                command,
            } => {
                let limited = match command {
                    Command::Say { .. } => Limited::Say,
                    Command::Report { .. } => Limited::Report,
                    Command::Sit { .. } => Limited::Sit,
                    _ => Limited::Command,
                };
                if self.takes(limited, &id, Some(&table)) {
                    let message = TableMessage::Command {
                        person: self.person(),
                        id,
                        expect,
                        command,
                        origin: self.network,
                        outbox: self.outbox.clone(),
                    };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Withdraw { id, table } => {
                if self.takes(Limited::Command, &id, Some(&table)) {
                    let message = TableMessage::Withdraw {
                        person: self.person(),
                        id,
                        outbox: self.outbox.clone(),
                    };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Pace { table, pace } => {
                // Only subscribers of the table have a pace.
                if self.tables.contains_key(&table) {
                    let connection = self.outbox.connection;
                    let message = TableMessage::Pace { connection, pace };
                    self.app.tables.send(&table, message).await;
                }
            }
            ClientMessage::Rename { id, name } => {
                if self.takes(Limited::Rename, &id, None) {
                    let renaming = self.app.rename(&self.session.person.id, &name);
                    let renamed = Box::pin(renaming).await;
                    self.answer(id, renamed.map(|_| (None, None)));
                }
            }
            ClientMessage::Ping { n } => {
                let now = self.app.services.clock.now();
                self.outbox.say(&ServerMessage::Pong { n, now });
            }
        }
        Ok(())
    }

    /// Whether the ids are valid and the rate limit allows this; if not, sends the refusal.
    fn takes(&self, limited: Limited, id: &CommandId, table: Option<&TableId>) -> bool {
        if !self.is_id(id, table) {
            return false;
        }
        if let Some(table) = table.filter(|table| !is_table_id(table)) {
            self.unknown(Some(id), table);
            return false;
        }
        self.may(limited, Some(id), table)
    }

    /// Sends the result of a command that no table answers.
    fn answer(&self, id: CommandId, done: Result<(Option<TableId>, Option<u32>), Problem>) {
        match done {
            Ok((table, seq)) => drop(self.outbox.say(&ServerMessage::Done { id, table, seq })),
            Err(problem) => self.refuse(Some(&id), None, problem),
        }
    }

    /// Sends that there is no such table.
    fn unknown(&self, id: Option<&CommandId>, table: &TableId) {
        let problem = Problem::new(ErrorCode::NoTable, "there is no such table");
        let table = Some(table).filter(|table| table.as_str().len() <= 64);
        self.refuse(id, table, problem);
    }

    async fn subscribe(&mut self, table: TableId, after: Option<u32>) {
        if !is_table_id(&table) {
            self.unknown(None, &table);
            return;
        }
        if !self.may(Limited::Subscribe, None, Some(&table)) {
            return;
        }
        let many = usize::try_from(self.app.services.config.subscriptions).unwrap_or(usize::MAX);
        if self.tables.len() >= many && !self.tables.contains_key(&table) {
            let problem = Problem::new(
                ErrorCode::TooManyTables,
                format!("a connection can follow {many} tables; unsubscribe from one first"),
            );
            self.refuse(None, Some(&table), problem);
            return;
        }
        if !self.tables.contains_key(&table) {
            let quotas = &self.app.services.config.quotas;
            let all = &self.app.limits.usage.all;
            let count = |usage: &Arc<Usage>, most| {
                let usages = (Arc::clone(usage), Arc::clone(all));
                QuotaGuard::enter(usages.0, usages.1, |it| &it.followed, (most, usize::MAX))
            };
            let own = count(&self.user.usage, quotas.followed_by_person);
            let ours = count(&self.usage, quotas.followed_by_address);
            let (Ok(own), Ok(ours)) = (own, ours) else {
                self.app.services.metrics.crowded.add(1);
                let problem = Problem::new(
                    ErrorCode::TooManyTables,
                    "all connections together follow too many tables; unsubscribe from one first",
                );
                self.refuse(None, Some(&table), problem);
                return;
            };
            self.tables.insert(table.clone(), [own, ours]);
        }
        let message = TableMessage::Subscribe {
            person: self.person(),
            after,
            origin: self.network,
            outbox: self.outbox.clone(),
        };
        self.app.tables.send(&table, message).await;
    }

    async fn show_lobby(&mut self) {
        // Before the list is read, so that no change is missed.
        self.lobby = Some(self.app.lobby.subscribe());
        match Box::pin(self.app.lobby_page(Some(&self.session.person.id), None)).await {
            Ok(page) => {
                self.shown = Shown::of(&page);
                let TablesPage { tables, before } = page.into();
                self.outbox.say(&ServerMessage::Lobby { tables, before });
            }
            Err(problem) => self.refuse(None, None, problem),
        }
    }

    pub(super) async fn lobby_change(
        &mut self,
        change: Result<LobbyEvent, broadcast::error::RecvError>,
    ) -> Result<(), End> {
        let change = match change {
            Ok(LobbyEvent::Changed(change)) => change,
            Ok(LobbyEvent::Gone(table)) => {
                self.hide(table);
                return Ok(());
            }
            Ok(LobbyEvent::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                self.show_lobby().await;
                return Ok(());
            }
            Err(broadcast::error::RecvError::Closed) => return Err(End::GONE),
        };
        let table = &change.table;
        if change.is_for(&self.session.person.id) {
            let own = change.is_of(&self.session.person.id);
            if !self.shown.insert(&table.id, &change.opener, own) {
                return Ok(());
            }
            self.outbox.say(&ServerMessage::LobbyTable {
                table: table.clone(),
            });
        } else {
            self.hide(table.id.clone());
        }
        Ok(())
    }

    /// Removes a table from the client's list.
    fn hide(&mut self, table: TableId) {
        if self.shown.remove(&table) {
            self.outbox.say(&ServerMessage::LobbyGone { table });
        }
    }
}

fn too_large() -> End {
    End::because(
        1009,
        ErrorCode::TooLarge,
        "a frame has at most 8192 bytes; connect again and say less at once",
    )
}

/// Why a connection broke. Only an oversized frame is reported to the client.
fn broken(error: &tungstenite::Error) -> End {
    match error {
        tungstenite::Error::Capacity(_) => too_large(),
        _ => End::GONE,
    }
}
