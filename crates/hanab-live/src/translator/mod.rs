//! One client of the protocol and its session at our server, without any connection: what one side says
//! becomes what the other side hears. [`Translator`] gets nothing but what the server sends to this
//! session, so it can't tell more.

mod commands;
mod lobby;
mod table;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use kagiya_protocol::{
    BotSpeed, ChatMessage, ClientMessage, Command, CommandId, Invitation, Person, ServerMessage,
    SitEffect, Snapshot, TableEvent, TableId, TableInfo, TableStatus, TableUpdate, Welcome,
};
use serde_json::json;

use crate::frame::{Frame, frame};
use crate::numbers::Numbers;
use crate::site_options::UnusableOptions;
use lobby::Listed;
use table::{Followed, datetime, no_chat};

/// What follows from a message.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Out {
    /// A frame for the client.
    Client(String),
    /// A message for our server.
    Server(ClientMessage),
    /// A private message for another client.
    Private { recipient: String, text: String },
}

/// What a command of ours was for.
#[derive(Clone, Debug)]
enum Pending {
    Create { name: String },
    Sit(TableId),
    Leave(TableId),
    Rematch,
    Other,
}

/// One client and its session.
#[derive(Debug)]
pub(crate) struct Translator {
    me: Person,
    numbers: Arc<Numbers>,
    /// The first part of the ids of commands. A session never has that of another one of its person.
    prefix: String,
    commands: u64,
    /// The server's time when the connection began, in milliseconds since 1970.
    now: i64,
    tables: BTreeMap<TableId, Listed>,
    followed: BTreeMap<TableId, Followed>,
    /// The tables that the client wants to watch.
    watched: BTreeSet<TableId>,
    pending: HashMap<CommandId, Pending>,
    is_greeted: bool,
}

impl Translator {
    /// A client whose session has just been welcomed. The list of tables must be asked for, and its coming
    /// greets the client.
    pub(crate) fn new(welcome: &Welcome, numbers: Arc<Numbers>, prefix: String) -> Self {
        Self {
            me: welcome.you.clone(),
            numbers,
            prefix,
            commands: 0,
            now: welcome.now,
            tables: BTreeMap::new(),
            followed: BTreeMap::new(),
            watched: BTreeSet::new(),
            pending: HashMap::new(),
            is_greeted: false,
        }
    }

    /// A frame from the client.
    pub(crate) fn on_client(&mut self, text: &str) -> Vec<Out> {
        match Frame::read(text) {
            Ok(frame) => self.command(&frame),
            Err(error) => vec![warning(error)],
        }
    }

    /// A private message of another client.
    pub(crate) fn on_private(&self, who: &str, text: &str) -> Out {
        Out::Client(self.private(who, text))
    }

    /// A private message that can't be delivered.
    pub(crate) fn not_here(recipient: &str) -> Out {
        let recipient: String = recipient.chars().take(40).collect();
        warning(format_args!("{recipient:?} is not connected here"))
    }

    fn private(&self, who: &str, text: &str) -> String {
        let body = json!({
            "msg": text,
            "who": who,
            "discord": false,
            "server": false,
            "datetime": datetime(self.now),
            "room": "lobby",
            "recipient": self.me.name,
        });
        frame("chat", &body)
    }

    /// An invitation of our server to a table, which a client of the protocol gets as the private message
    /// `/join`.
    pub(crate) fn on_invitation(&mut self, invitation: &Invitation, info: &TableInfo) -> Vec<Out> {
        let Some(listed) = Listed::of_info(info).filter(|it| it.status == TableStatus::Open) else {
            return Vec::new();
        };
        let table = frame("table", &listed.json(&self.me.id, &self.numbers));
        self.tables.insert(info.id.clone(), listed);
        vec![
            Out::Client(table),
            Out::Client(self.private(&invitation.by.name, "/join")),
        ]
    }

    /// A message from our server.
    pub(crate) fn on_server(&mut self, message: ServerMessage) -> Vec<Out> {
        match message {
            ServerMessage::Lobby { tables, .. } => {
                self.tables = tables
                    .iter()
                    .filter_map(|table| Some((table.id.clone(), Listed::of(table)?)))
                    .collect();
                self.greet()
            }
            ServerMessage::LobbyTable { table } => match Listed::of(&table) {
                Some(listed) => {
                    let frame = frame("table", &listed.json(&self.me.id, &self.numbers));
                    self.tables.insert(table.id, listed);
                    vec![Out::Client(frame)]
                }
                None => self.gone(&table.id),
            },
            ServerMessage::LobbyGone { table } => self.gone(&table),
            ServerMessage::Snapshot(snapshot) => self.snapshot(&snapshot),
            ServerMessage::Event(update) => self.event(*update),
            ServerMessage::Presence { table, presence } => {
                let Some(followed) = self.followed.get_mut(&table) else {
                    return Vec::new();
                };
                followed.presence = presence;
                vec![Out::Client(if followed.is_running() {
                    followed.connected()
                } else if followed.is_open() {
                    followed.game(&self.me.id, &self.numbers)
                } else {
                    return Vec::new();
                })]
            }
            ServerMessage::Done { id, table, .. } => self.done(&id, table),
            ServerMessage::Error { id, message, .. } => {
                if let Some(id) = id {
                    self.pending.remove(&id);
                }
                vec![warning(message)]
            }
            ServerMessage::Bye { message, .. } => {
                vec![Out::Client(frame("error", &json!({"error": message})))]
            }
            // What the protocol has no form for.
            ServerMessage::Welcome(_)
            | ServerMessage::Resumed { .. }
            | ServerMessage::May { .. }
            | ServerMessage::WatchersTalk { .. }
            | ServerMessage::Reaction { .. }
            | ServerMessage::Review { .. }
            | ServerMessage::People
            | ServerMessage::Withdrawn { .. }
            | ServerMessage::Pong { .. } => Vec::new(),
        }
    }

    /// The first frames of a connection, or the list of tables again.
    fn greet(&mut self) -> Vec<Out> {
        let (me, numbers) = (&self.me, &self.numbers);
        let list = self.tables.values().map(|it| it.json(&me.id, numbers));
        let list = Out::Client(frame("tableList", &list.collect()));
        if self.is_greeted {
            return vec![list];
        }
        self.is_greeted = true;
        let mine = self.tables.values().filter(|it| it.seats_person(&me.id));
        let mine: Vec<u32> = mine.map(|it| numbers.of_table(&it.id)).collect();
        let welcome = json!({
            "userID": numbers.of_person(&me.id),
            "username": me.name,
            "totalGames": 0,
            "muted": false,
            "firstTimeUser": false,
            "settings": {},
            "friends": [],
            "playingAtTables": mine,
            "disconSpectatingTable": 0,
            "disconShadowingSeat": -1,
            "randomTableName": format!("{}'s table", me.name),
            "shuttingDown": false,
            "datetimeShutdownInit": "0001-01-01T00:00:00Z",
            "maintenanceMode": false,
        });
        let users = json!([{
            "userID": numbers.of_person(&me.id),
            "name": me.name,
            "status": 0,
            "tableID": 0,
            "hyphenated": false,
            "inactive": false,
        }]);
        vec![
            Out::Client(frame("welcome", &welcome)),
            Out::Client(frame("userList", &users)),
            list,
            Out::Client(no_chat()),
            Out::Client(frame("gameHistory", &json!([]))),
        ]
    }

    fn gone(&mut self, table: &TableId) -> Vec<Out> {
        if self.tables.remove(table).is_none() {
            return Vec::new();
        }
        let number = self.numbers.of_table(table);
        vec![Out::Client(frame("tableGone", &json!({"tableID": number})))]
    }

    fn snapshot(&mut self, snapshot: &Snapshot) -> Vec<Out> {
        let followed = match Followed::of(snapshot, &self.me.id, &self.numbers) {
            Ok(followed) => followed,
            Err(error) => return self.give_up(&snapshot.table, &error),
        };
        let Some(me) = followed.me else {
            return self.watch(&snapshot.table, followed);
        };
        let number = followed.number;
        let mut out = vec![Out::Server(ClientMessage::Pace {
            table: snapshot.table.clone(),
            pace: BotSpeed::Quick,
        })];
        match snapshot.info.status {
            TableStatus::Open => {
                let game = followed.game(&self.me.id, &self.numbers);
                let joined = frame("joined", &json!({"tableID": number}));
                out.extend([game, joined, no_chat()].map(Out::Client));
            }
            TableStatus::Running => {
                // A bot may have played on for the client.
                let take = snapshot.may.take_seat.as_ref();
                let by_bot = snapshot.info.seats[me.index()].bot.is_some();
                if by_bot || take.is_some_and(|take| take.how == SitEffect::Back) {
                    let sit = Command::Sit { seat: None };
                    out.push(self.send(&snapshot.table, sit, Pending::Other));
                }
                out.push(Out::Client(table_start(number)));
            }
            TableStatus::Finished => out.push(warning("the game at this table is over")),
            TableStatus::Closed => return self.lose_seat(&snapshot.table),
        }
        self.followed.insert(snapshot.table.clone(), followed);
        out
    }

    /// A table where the client has no seat has come.
    fn watch(&mut self, table: &TableId, followed: Followed) -> Vec<Out> {
        if !self.watched.contains(table) {
            return self.lose_seat(table);
        }
        if !followed.is_running() && !self.followed.contains_key(table) {
            self.watched.remove(table);
            return vec![
                warning("this game can't be watched now"),
                Out::Server(ClientMessage::Unsubscribe {
                    table: table.clone(),
                }),
            ];
        }
        let start = table_start(followed.number);
        self.followed.insert(table.clone(), followed);
        vec![Out::Client(start)]
    }

    /// The client has no seat at a table any longer, and doesn't watch it.
    fn lose_seat(&mut self, table: &TableId) -> Vec<Out> {
        self.followed.remove(table);
        self.watched.remove(table);
        let number = self.numbers.of_table(table);
        vec![
            Out::Client(frame("left", &json!({"TableID": number}))),
            Out::Server(ClientMessage::Unsubscribe {
                table: table.clone(),
            }),
        ]
    }

    /// What happens at a table can't be told in the protocol.
    fn give_up(&mut self, table: &TableId, error: &UnusableOptions) -> Vec<Out> {
        let mut out = vec![warning(error)];
        if !self.watched.contains(table) {
            out.push(self.send(table, Command::Leave, Pending::Other));
        }
        out.extend(self.lose_seat(table));
        out
    }

    fn event(&mut self, update: TableUpdate) -> Vec<Out> {
        let id = update.table.clone();
        match self.told(update) {
            Ok(out) => out,
            Err(error) => self.give_up(&id, &error),
        }
    }

    fn told(&mut self, update: TableUpdate) -> Result<Vec<Out>, UnusableOptions> {
        let id = update.table;
        let Some(table) = self.followed.get_mut(&id) else {
            return Ok(Vec::new());
        };
        if let Some(info) = &update.info
            && !table.update(info, update.rules.as_ref(), &self.me.id)?
        {
            return Ok(self.lose_seat(&id));
        }
        let was_over = !table.is_running();
        let client = |frames: Vec<String>| frames.into_iter().map(Out::Client).collect();
        let mut out: Vec<Out> = match &update.logged.event {
            TableEvent::Started { .. } => {
                if let Some(game) = &update.game {
                    table.begin(game, &[])?;
                }
                table.moves = 0;
                vec![Out::Client(table_start(table.number))]
            }
            TableEvent::TakenBack {
                actions, number, ..
            } => {
                // The protocol has no such event, so the client begins anew.
                table.take_back(*actions, *number);
                vec![Out::Client(table_start(table.number))]
            }
            event @ TableEvent::Acted { .. } => client(table.act(event)?),
            TableEvent::Ended { by, why } => client(table.end(*by, *why)?),
            TableEvent::Said {
                seat: _,
                person,
                saying,
            } => {
                let body = json!({
                    "msg": match saying {
                        ChatMessage::Text { text } => text.clone(),
                        ChatMessage::Remark { remark } => remark.word().replace('_', " "),
                    },
                    "who": person.name,
                    "discord": false,
                    "server": false,
                    "datetime": datetime(update.logged.at),
                    "room": format!("table{}", table.number),
                    "recipient": "",
                });
                vec![Out::Client(frame("chat", &body))]
            }
            TableEvent::Rematch { table: next } if table.me.is_some() => {
                let next = next.clone();
                vec![self.send(
                    &next,
                    Command::Sit { seat: None },
                    Pending::Sit(next.clone()),
                )]
            }
            TableEvent::TakeBackAsked { seat } if table.plays_with(*seat) => {
                let no = Command::AnswerTakeBack { agree: false };
                vec![self.send(&id, no, Pending::Other)]
            }
            TableEvent::PauseAsked { seat } if table.plays_with(*seat) => {
                let no = Command::AnswerPause { agree: false };
                vec![self.send(&id, no, Pending::Other)]
            }
            // On that site every player may end a game.
            TableEvent::EndWished { seat, wish: true } if table.plays_with(*seat) => {
                vec![self.send(&id, Command::End { wish: true }, Pending::Other)]
            }
            _ if table.is_open() && update.info.is_some() => {
                vec![Out::Client(table.game(&self.me.id, &self.numbers))]
            }
            _ => Vec::new(),
        };
        if let Some(table) = self.followed.get(&id)
            && !was_over
            && !table.is_running()
        {
            out.extend(client(table.after_the_end()?));
            if let Some(mut listed) = Listed::of_info(&table.info) {
                listed.is_finished = true;
                let body = listed.json(&self.me.id, &self.numbers);
                out.push(Out::Client(frame("table", &body)));
            }
        }
        Ok(out)
    }

    fn done(&mut self, id: &CommandId, table: Option<TableId>) -> Vec<Out> {
        match self.pending.remove(id) {
            Some(Pending::Create { name }) => match table {
                Some(table) => {
                    self.numbers.of_table(&table);
                    self.numbers.name_table(&table, name);
                    self.subscribe(table)
                }
                None => Vec::new(),
            },
            Some(Pending::Rematch) => table.map_or_else(Vec::new, |table| self.subscribe(table)),
            Some(Pending::Sit(table)) => self.subscribe(table),
            Some(Pending::Leave(table)) => self.lose_seat(&table),
            Some(Pending::Other) | None => Vec::new(),
        }
    }

    /// Follows a table, and no finished one any longer.
    fn subscribe(&mut self, table: TableId) -> Vec<Out> {
        let over = |it: &&Followed| it.info.status == TableStatus::Finished;
        let over: Vec<TableId> = self
            .followed
            .values()
            .filter(over)
            .map(|it| it.id().clone())
            .collect();
        let mut out = Vec::new();
        for old in over {
            self.followed.remove(&old);
            out.push(Out::Server(ClientMessage::Unsubscribe { table: old }));
        }
        out.push(Out::Server(ClientMessage::Subscribe { table, after: None }));
        out
    }

    /// A command for a table of our server.
    fn send(&mut self, table: &TableId, command: Command, pending: Pending) -> Out {
        let expect = match command {
            Command::Act { .. } => self.followed.get(table).map(|it| it.moves),
            _ => None,
        };
        let id = self.next_id(pending);
        Out::Server(ClientMessage::Command {
            id,
            table: table.clone(),
            expect,
            command,
        })
    }

    fn next_id(&mut self, pending: Pending) -> CommandId {
        self.commands += 1;
        let id = CommandId(format!("{}-{}", self.prefix, self.commands));
        self.pending.insert(id.clone(), pending);
        id
    }
}

/// `warning`: a command was refused.
fn warning(reason: impl core::fmt::Display) -> Out {
    Out::Client(frame("warning", &json!({"warning": reason.to_string()})))
}

fn table_start(number: u32) -> String {
    frame("tableStart", &json!({"tableID": number, "replay": false}))
}
