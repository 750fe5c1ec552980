//! The commands of clients.

use kagiya_protocol::{
    Action, CardId, ChatMessage, ClientMessage, Clue, Command, CreateTable, MAX_CHAT_LENGTH, Seat,
    TableId, TableStatus,
};

use super::lobby::names;
use super::{Out, Pending, Translator, warning};
use crate::frame::Frame;
use crate::site_options::Wish;

/// The longest name of a table, in characters.
const LONGEST_NAME: usize = 45;

/// Commands without a meaning here, which a client may send nevertheless.
const IGNORED: [&str; 8] = [
    "note",
    "chatRead",
    "chatTyping",
    "inactive",
    "setting",
    "chatFriend",
    "tableUpdateNotes",
    "getName",
];

/// The numbers of actions in the protocol.
const PLAY: i64 = 0;
const DISCARD: i64 = 1;
const COLOR_CLUE: i64 = 2;
const RANK_CLUE: i64 = 3;

impl Translator {
    /// What a command causes.
    pub(super) fn command(&mut self, frame: &Frame) -> Vec<Out> {
        match frame.command.as_str() {
            "tableCreate" => self.create(frame),
            "tableJoin" => self.join(frame),
            "tableLeave" => self.at_table(frame, |session, table| {
                let leaves = Pending::Leave(table.clone());
                vec![session.send(&table, Command::Leave, leaves)]
            }),
            "tableStart" => self.start(frame),
            "tableSetVariant" | "tableUpdate" => self.configure(frame),
            "tableRestart" => self.at_table(frame, |session, table| {
                vec![session.send(&table, Command::Rematch, Pending::Rematch)]
            }),
            "tableTerminate" | "tableVoteForTermination" => {
                self.at_table(frame, |session, table| {
                    vec![session.send(&table, Command::End { wish: true }, Pending::Other)]
                })
            }
            "tableUnattend" => self.unattend(frame),
            "tableReattend" => match self.table(frame) {
                Some(table) => vec![Out::Server(ClientMessage::Subscribe { table, after: None })],
                None => no_table(),
            },
            "getGameInfo1" => self.followed_game(frame, |session, table| {
                let table = session.followed.get(&table);
                table
                    .map(|table| Out::Client(table.init(&session.me.id)))
                    .into_iter()
                    .collect()
            }),
            "getGameInfo2" => self.followed_game(frame, |session, table| {
                match session
                    .followed
                    .get_mut(&table)
                    .map(super::Followed::so_far)
                {
                    Some(Ok(frames)) => frames.into_iter().map(Out::Client).collect(),
                    Some(Err(error)) => session.give_up(&table, &error),
                    None => Vec::new(),
                }
            }),
            "loaded" => self.followed_game(frame, |session, table| {
                let table = session.followed.get(&table);
                table
                    .map(|table| Out::Client(table.connected()))
                    .into_iter()
                    .collect()
            }),
            "action" => self.act(frame),
            "chat" => self.chat(frame),
            "chatPM" => match (frame.text("recipient"), frame.text("msg")) {
                (Some(recipient), Some(text)) if !text.is_empty() => vec![Out::Private {
                    recipient: recipient.to_owned(),
                    text: text.chars().take(300).collect(),
                }],
                _ => vec![warning("chatPM needs recipient and msg")],
            },
            "tableSpectate" => self.spectate(frame),
            "tableSetLeader" => vec![warning("the host of a table can't be changed here")],
            "pause" => vec![warning(
                "there is no time control here, so nothing to pause",
            )],
            ignored if IGNORED.contains(&ignored) => Vec::new(),
            _ => vec![warning(format_args!(
                "there is no command {} here",
                frame.command
            ))],
        }
    }

    /// Watches a running game, with what the table shows to spectators.
    fn spectate(&mut self, frame: &Frame) -> Vec<Out> {
        let Some(table) = self.table(frame) else {
            return no_table();
        };
        if frame.number("shadowingPlayerIndex").unwrap_or(-1) >= 0 {
            return vec![warning("the table decides what a spectator sees")];
        }
        match self.tables.get(&table) {
            Some(listed) if listed.seats_person(&self.me.id) => {
                vec![warning("you sit at this table")]
            }
            Some(listed) if listed.status == TableStatus::Running => {
                self.watched.insert(table.clone());
                self.subscribe(table)
            }
            Some(_) => vec![warning("no game is running at this table")],
            None => no_table(),
        }
    }

    /// A spectator leaves. The seat of a player stays, and so does what follows at the table.
    fn unattend(&mut self, frame: &Frame) -> Vec<Out> {
        match self.table(frame) {
            Some(table) if self.watched.remove(&table) => {
                self.followed.remove(&table);
                vec![Out::Server(ClientMessage::Unsubscribe { table })]
            }
            _ => Vec::new(),
        }
    }

    /// The table that a frame names.
    fn table(&self, frame: &Frame) -> Option<TableId> {
        self.numbers.table(frame.number("tableID")?)
    }

    fn at_table(
        &mut self,
        frame: &Frame,
        does: impl FnOnce(&mut Self, TableId) -> Vec<Out>,
    ) -> Vec<Out> {
        self.at_number(frame.number("tableID").unwrap_or(-1), does)
    }

    fn at_number(
        &mut self,
        number: i64,
        does: impl FnOnce(&mut Self, TableId) -> Vec<Out>,
    ) -> Vec<Out> {
        match self.numbers.table(number) {
            Some(table) if self.followed.contains_key(&table) => does(self, table),
            Some(_) => vec![warning("you neither sit at this table nor watch it")],
            None => no_table(),
        }
    }

    fn followed_game(
        &mut self,
        frame: &Frame,
        does: impl FnOnce(&mut Self, TableId) -> Vec<Out>,
    ) -> Vec<Out> {
        self.at_table(frame, |session, table| {
            let followed = session.followed.get(&table);
            if followed.is_some_and(|it| it.play.is_some()) {
                does(session, table)
            } else {
                vec![warning("the game has not started")]
            }
        })
    }

    fn create(&mut self, frame: &Frame) -> Vec<Out> {
        if frame.text("password").is_some_and(|it| !it.is_empty()) {
            return vec![warning(
                "tables have no passwords here; open an unlisted table in a browser, and invite",
            )];
        }
        if !frame.body["gameJSON"].is_null() {
            return vec![warning("a table can't be created from a game here")];
        }
        let settings = match Wish::read(&frame.body, None).and_then(|wish| wish.settings()) {
            Ok(settings) => settings,
            Err(error) => return vec![warning(error)],
        };
        let name = frame.text("name").map(str::trim).unwrap_or_default();
        if name.starts_with('!') {
            return vec![warning("tables have no names here")];
        }
        let name: String = if name.is_empty() {
            format!("{}'s table", self.me.name)
        } else {
            name.chars().take(LONGEST_NAME).collect()
        };
        let id = self.next_id(Pending::Create { name });
        vec![Out::Server(ClientMessage::Create {
            id,
            create: CreateTable {
                settings,
                seat: Some(Seat(0)),
                bots: Vec::new(),
                start: false,
                deal: None,
            },
        })]
    }

    fn join(&mut self, frame: &Frame) -> Vec<Out> {
        let Some(table) = self.table(frame) else {
            return no_table();
        };
        match self.tables.get(&table) {
            Some(listed) if listed.status == TableStatus::Open => {
                let sit = Command::Sit { seat: None };
                vec![self.send(&table, sit, Pending::Sit(table.clone()))]
            }
            Some(_) => vec![warning("the game at this table has started")],
            None => no_table(),
        }
    }

    fn start(&mut self, frame: &Frame) -> Vec<Out> {
        let intended = frame.body["intendedPlayers"].as_array().cloned();
        self.at_table(frame, |session, table| {
            if let (Some(intended), Some(followed)) = (intended, session.followed.get(&table)) {
                let mut here = names(&followed.info.seats, &session.me.id);
                let mut meant: Vec<String> = intended
                    .iter()
                    .filter_map(|name| name.as_str().map(str::to_owned))
                    .collect();
                here.sort_unstable();
                meant.sort_unstable();
                if here != meant {
                    return vec![warning("other players sit at the table now")];
                }
            }
            vec![session.send(&table, Command::Start { first: None }, Pending::Other)]
        })
    }

    fn configure(&mut self, frame: &Frame) -> Vec<Out> {
        self.at_table(frame, |session, table| {
            let Some(followed) = session.followed.get(&table) else {
                return Vec::new();
            };
            let before = followed.site.wish(followed.info.settings.seats);
            let settings = Wish::read(&frame.body, Some(&before)).and_then(|it| it.settings());
            let mut settings = match settings {
                Ok(settings) => settings,
                Err(error) => return vec![warning(error)],
            };
            settings.listed = followed.info.settings.listed;
            settings.watching = followed.info.settings.watching;
            let name = frame.text("name").map(str::trim).unwrap_or_default();
            if !name.is_empty() && followed.info.owner == session.me.id {
                let name = name.chars().take(LONGEST_NAME).collect();
                session.numbers.name_table(&table, name);
            }
            vec![session.send(&table, Command::Configure { settings }, Pending::Other)]
        })
    }

    fn act(&mut self, frame: &Frame) -> Vec<Out> {
        self.followed_game(frame, |session, table| {
            let Some(followed) = session.followed.get(&table) else {
                return Vec::new();
            };
            let small = |key: &str| frame.number(key).and_then(|it| u8::try_from(it).ok());
            let target = small("target");
            let clue = |clue: Option<char>| {
                let (to, clue) = (Seat(target?), Clue(clue?));
                Some(Action::Clue { to, clue })
            };
            let action = match frame.number("type") {
                Some(PLAY) => target.map(|id| Action::Play {
                    id: CardId(id),
                    announce: None,
                }),
                Some(DISCARD) => target.map(|id| Action::Discard { id: CardId(id) }),
                Some(COLOR_CLUE) => {
                    let place = small("value").map(usize::from);
                    let color = place.and_then(|place| followed.rules.colors.get(place));
                    clue(color.map(|color| color.letter))
                }
                Some(RANK_CLUE) => {
                    let rank = small("value").filter(|rank| (1..=9).contains(rank));
                    clue(rank.map(|rank| char::from(b'0' + rank)))
                }
                _ => None,
            };
            match action {
                Some(action) => {
                    vec![session.send(&table, Command::Act { action }, Pending::Other)]
                }
                None => vec![warning(
                    "an action is play (type 0, target: the card), discard (1), color clue (2, target: the \
                     player, value: the color) or rank clue (3)",
                )],
            }
        })
    }

    fn chat(&mut self, message: &Frame) -> Vec<Out> {
        let Some(text) = message.text("msg").filter(|it| !it.trim().is_empty()) else {
            return vec![warning("a chat message needs a text")];
        };
        let room = message.text("room").unwrap_or_default();
        let Some(number) = room.strip_prefix("table") else {
            return vec![warning("one can chat at tables, and not in the lobby")];
        };
        if text.chars().count() > MAX_CHAT_LENGTH {
            return vec![warning(format_args!(
                "a chat message has at most {MAX_CHAT_LENGTH} characters"
            ))];
        }
        let text = text.trim().to_owned();
        self.at_number(number.parse().unwrap_or(-1), |session, table| {
            let saying = ChatMessage::Text { text };
            vec![session.send(&table, Command::Say { saying }, Pending::Other)]
        })
    }
}

fn no_table() -> Vec<Out> {
    vec![warning("there is no such table")]
}
