//! A bot of ours as a client of a server of the site's kind.

mod player;
mod site;
mod table_options;

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;

use kagiya_bots::BotName;
use kagiya_rules::Seat;
use serde_json::{Value, json};
use thiserror::Error;
use tokio::time::Instant;

use crate::frame::Frame;
use crate::site_options::rules_of_site;
use player::Player;
use site::Site;

pub use table_options::{InvalidTableOptions, TableOptions};

/// How long a table may take to be listed.
const LISTING: Duration = Duration::from_secs(3);

/// The first pause before an attempt to connect again. Each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// How long a bot usually tries to connect again. The site ends a game of which nobody has heard for half an
/// hour.
pub const RECONNECTING: Duration = Duration::from_mins(10);

/// Who plays where.
#[derive(Clone)]
pub struct Join {
    /// The address of the server, such as `https://hanab.live`.
    pub server: String,
    /// The name of the account.
    pub name: String,
    /// Its password. A server of that site creates an account for an unknown name.
    pub password: String,
    /// Who plays.
    pub bot: BotName,
    /// Where.
    pub table: JoinTable,
    /// How long it tries to connect again after the connection is lost.
    pub reconnecting: Duration,
}

impl core::fmt::Debug for Join {
    /// Hides the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Join")
            .field("server", &self.server)
            .field("name", &self.name)
            .field("bot", &self.bot)
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

/// The table of a bot.
#[derive(Clone, Debug)]
pub enum JoinTable {
    /// Those to which people invite it by the private message `/join`, one after the other.
    Invited,
    /// The one with this number.
    Number(u32),
    /// A new one. Its game starts when all players have come.
    New(TableOptions),
}

/// What a bot tells on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It is logged in under this name.
    LoggedIn(String),
    /// It waits for an invitation.
    Waits,
    /// It sits at the table with this number.
    Sits(i64),
    /// A game begins.
    Starts {
        /// The players in the order of seats.
        players: Vec<String>,
        /// The name of the variant.
        variant: String,
    },
    /// A game is over.
    Over(Played),
    /// The server has refused something, and the bot waits on.
    Refused(String),
    /// The connection is lost for this reason, and the bot tries to connect again.
    Lost(String),
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The score; 0 unless the game ended normally.
    pub score: i64,
    /// The score of a perfect game.
    pub max_score: i64,
    /// The site's number for the end: 1 is a normal one, 2 one by strikes, 4 one by a player.
    pub condition: u64,
}

/// Why a bot can't play.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum JoinError {
    /// The address of the server is none.
    #[error("{0:?} is not the address of a server; write http://HOST:PORT or https://HOST")]
    Address(String),
    /// The server does not answer.
    #[error("{server} can't be reached: {reason}")]
    Unreachable {
        /// The address.
        server: String,
        /// The reason.
        reason: String,
    },
    /// The server does not behave like one of the site's kind.
    #[error("{0} is not a server like hanab.live: a login there gives no cookie")]
    NotTheSite(String),
    /// The server has refused something.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The connection is lost.
    #[error("{server} has closed the connection: {reason}")]
    Closed {
        /// The address.
        server: String,
        /// The reason.
        reason: String,
    },
    /// The server has no table with this number.
    #[error("there is no table {0}")]
    NoTable(u32),
    /// The bot lost its seat before the game.
    #[error("the bot no longer has a seat at the table")]
    Removed,
    /// The game ended while there was no connection.
    #[error("the game ended while the connection was lost")]
    Missed,
    /// The game can't be played.
    #[error("{0}")]
    Game(String),
}

/// Plays as a client of a server. Returns after the game; with [`JoinTable::Invited`] it returns only with an
/// error.
///
/// # Errors
/// [`JoinError`] if the server refuses, the connection is lost for long, or the game is none that the bot can
/// play.
pub async fn join(join: &Join, tell: impl FnMut(Progress)) -> Result<Played, JoinError> {
    let site = Site::log_in(&join.server, &join.name, &join.password).await?;
    let mut guest = Guest {
        join,
        tell,
        site,
        name: join.name.clone(),
        playing: Vec::new(),
        tables: BTreeMap::new(),
        sits: None,
        asked_start: false,
        player: None,
        is_listed: false,
        awaited: None,
        is_welcome: false,
        connected: Instant::now(),
        lost: None,
        pause: FIRST_PAUSE,
        until: Instant::now(),
    };
    loop {
        match guest.stay().await {
            Err(JoinError::Closed { server, reason }) if guest.is_welcome => {
                guest.come_back(server, reason).await?;
            }
            ended => return ended,
        }
    }
}

/// Where a bot sat when the connection was lost.
struct Lost {
    table: i64,
    /// Whether the game had begun.
    is_running: bool,
}

struct Guest<'a, F> {
    join: &'a Join,
    tell: F,
    site: Site,
    /// The name by which the server knows the bot.
    name: String,
    /// The tables where it sits already.
    playing: Vec<i64>,
    /// The tables that can be joined: who sits there.
    tables: BTreeMap<i64, Vec<String>>,
    sits: Option<i64>,
    asked_start: bool,
    player: Option<Player>,
    /// Whether the events so far have come.
    is_listed: bool,
    /// The table that must be listed until a time: it may be new.
    awaited: Option<(u32, Instant)>,
    /// Whether the server has ever welcomed the bot.
    is_welcome: bool,
    /// When the connection began.
    connected: Instant,
    lost: Option<Lost>,
    /// The next pause before an attempt to connect again.
    pause: Duration,
    /// The end of the attempts.
    until: Instant,
}

impl<F: FnMut(Progress)> Guest<'_, F> {
    /// Plays as long as the connection lasts.
    async fn stay(&mut self) -> Result<Played, JoinError> {
        loop {
            let frame = match self.awaited {
                Some((number, until)) => tokio::time::timeout_at(until, self.site.receive())
                    .await
                    .map_err(|_| JoinError::NoTable(number))??,
                None => self.site.receive().await?,
            };
            if let Some(played) = self.hear(&frame).await? {
                return Ok(played);
            }
        }
    }

    /// Connects again, after longer and longer pauses. A connection that ends soon counts as an attempt.
    ///
    /// # Errors
    /// [`JoinError::Closed`] after the time for it, or the reason of a refusal.
    async fn come_back(&mut self, server: String, reason: String) -> Result<(), JoinError> {
        if self.connected.elapsed() > LONGEST_PAUSE || self.pause == FIRST_PAUSE {
            self.pause = FIRST_PAUSE;
            self.until = Instant::now() + self.join.reconnecting;
        }
        if let Some(table) = self.sits.take() {
            let is_running = self.player.is_some();
            self.lost = Some(Lost { table, is_running });
        }
        self.player = None;
        self.awaited = None;
        self.tables.clear();
        let mut untold = Some(reason.clone());
        loop {
            if Instant::now() + self.pause > self.until {
                return Err(JoinError::Closed { server, reason });
            }
            if let Some(reason) = untold.take() {
                (self.tell)(Progress::Lost(reason));
            }
            tokio::time::sleep(self.pause).await;
            self.pause = (2 * self.pause).min(LONGEST_PAUSE);
            let join = self.join;
            match Site::log_in(&join.server, &join.name, &join.password).await {
                Ok(site) => {
                    self.site = site;
                    self.connected = Instant::now();
                    return Ok(());
                }
                Err(JoinError::Unreachable { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn hear(&mut self, frame: &Frame) -> Result<Option<Played>, JoinError> {
        let body = &frame.body;
        match frame.command.as_str() {
            "welcome" => {
                self.is_welcome = true;
                if let Some(name) = frame.text("username") {
                    name.clone_into(&mut self.name);
                }
                self.playing = body["playingAtTables"]
                    .as_array()
                    .map(|list| list.iter().filter_map(Value::as_i64).collect())
                    .unwrap_or_default();
                (self.tell)(Progress::LoggedIn(self.name.clone()));
            }
            "tableList" => {
                for table in body.as_array().into_iter().flatten() {
                    self.list(table);
                }
                self.begin().await?;
            }
            "table" => {
                self.list(body);
                if self.awaited.is_some_and(|(number, _)| body["id"] == number) {
                    self.begin().await?;
                }
            }
            "tableGone" => {
                self.tables.remove(&frame.number("tableID").unwrap_or(-1));
            }
            "joined" => {
                self.lost = None;
                self.sits = frame.number("tableID");
                self.asked_start = false;
                (self.tell)(Progress::Sits(self.sits.unwrap_or_default()));
            }
            "game" => self.start_if_full(body).await?,
            "left" if self.is_invited() => self.sits = None,
            "left" => return Err(JoinError::Removed),
            "chat" => self.chat(frame).await?,
            "tableStart" if body["replay"] != json!(true) => {
                self.lost = None;
                self.sits = frame.number("tableID");
                self.site
                    .send("getGameInfo1", &json!({"tableID": self.sits}))
                    .await?;
            }
            "init" => self.init(body).await?,
            "gameActionList" if self.is_here(frame) => {
                if let Some(player) = &mut self.player {
                    player.restart();
                }
                self.is_listed = true;
                for event in body["list"].as_array().into_iter().flatten() {
                    self.learn(event)?;
                }
                self.site
                    .send("loaded", &json!({"tableID": self.sits}))
                    .await?;
                return self.play().await;
            }
            // Before the list they would come twice.
            "gameAction" if self.is_listed && self.is_here(frame) => {
                let action = &body["action"];
                self.learn(action)?;
                if action["type"] == "turn" {
                    return self.play().await;
                }
            }
            "warning" => {
                let reason = frame.text("warning").unwrap_or("no reason").to_owned();
                if !self.is_invited() || self.player.is_some() {
                    return Err(JoinError::Refused(reason));
                }
                self.sits = None;
                (self.tell)(Progress::Refused(reason));
            }
            "error" => {
                let reason = frame.text("error").unwrap_or("no reason").to_owned();
                return Err(JoinError::Refused(reason));
            }
            _ => {}
        }
        Ok(None)
    }

    fn is_invited(&self) -> bool {
        matches!(self.join.table, JoinTable::Invited)
    }

    /// Whether a frame is about the table where the bot sits.
    fn is_here(&self, frame: &Frame) -> bool {
        frame.number("tableID") == self.sits
    }

    fn list(&mut self, table: &Value) {
        let Some(number) = table["id"].as_i64() else {
            return;
        };
        if table["running"] == json!(true) || table["sharedReplay"] == json!(true) {
            self.tables.remove(&number);
            return;
        }
        let names = table["players"].as_array().into_iter().flatten();
        let names = names.filter_map(|name| name.as_str().map(str::to_owned));
        self.tables.insert(number, names.collect());
    }

    /// Goes where the bot is meant to play.
    async fn begin(&mut self) -> Result<(), JoinError> {
        if self.sits.is_some() {
            return Ok(());
        }
        let sits_at = |number: &i64| self.playing.contains(number);
        if let Some(lost) = &self.lost {
            if sits_at(&lost.table) {
                let body = json!({"tableID": lost.table});
                return self.site.send("tableReattend", &body).await;
            }
            if lost.is_running && !self.is_invited() {
                return Err(JoinError::Missed);
            }
            self.lost = None;
        }
        match &self.join.table {
            JoinTable::Number(number) => {
                let table = i64::from(*number);
                let body = json!({"tableID": table});
                if sits_at(&table) {
                    self.awaited = None;
                    self.site.send("tableReattend", &body).await
                } else if self.tables.contains_key(&table) {
                    self.awaited = None;
                    self.site.send("tableJoin", &body).await
                } else {
                    let until = Instant::now() + LISTING;
                    self.awaited = self.awaited.or(Some((*number, until)));
                    Ok(())
                }
            }
            JoinTable::New(options) => {
                let body = json!({
                    "name": format!("{}'s table", self.name),
                    "options": options.options,
                    "password": "",
                    "maxPlayers": options.players,
                });
                self.site.send("tableCreate", &body).await
            }
            JoinTable::Invited => {
                (self.tell)(Progress::Waits);
                match self.playing.first() {
                    Some(table) => {
                        let body = json!({"tableID": table});
                        self.site.send("tableReattend", &body).await
                    }
                    None => Ok(()),
                }
            }
        }
    }

    /// Starts the game of its own table when all have come.
    async fn start_if_full(&mut self, game: &Value) -> Result<(), JoinError> {
        let JoinTable::New(options) = &self.join.table else {
            return Ok(());
        };
        let players = game["players"].as_array().map_or(0, Vec::len);
        let is_full = players == usize::from(options.players);
        if is_full && !self.asked_start {
            let body = json!({"tableID": game["tableID"]});
            self.site.send("tableStart", &body).await?;
        }
        self.asked_start = is_full;
        Ok(())
    }

    /// A private message can invite the bot.
    async fn chat(&mut self, frame: &Frame) -> Result<(), JoinError> {
        let is_private = frame.text("recipient") == Some(self.name.as_str());
        if !self.is_invited() || !is_private || self.sits.is_some() {
            return Ok(());
        }
        let (who, text) = (frame.text("who"), frame.text("msg").unwrap_or_default());
        let (word, password) = text.split_once(' ').unwrap_or((text, ""));
        if word == "/join" {
            let who = who.unwrap_or_default();
            let with_them = |names: &Vec<String>| names.iter().any(|name| name == who);
            let mut tables = self.tables.iter().rev();
            let found = tables.find(|(_, names)| with_them(names));
            if let Some(table) = found.map(|(number, _)| *number) {
                let body = json!({"tableID": table, "password": password});
                self.sits = Some(table);
                self.site.send("tableJoin", &body).await?;
            } else {
                let text = "Sit down at a table first, then invite me.";
                let body = json!({"msg": text, "recipient": who, "room": "lobby"});
                self.site.send("chatPM", &body).await?;
            }
        }
        Ok(())
    }

    async fn init(&mut self, body: &Value) -> Result<(), JoinError> {
        let names = body["playerNames"].as_array().into_iter().flatten();
        let names: Vec<String> = names
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect();
        let players = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let rules = rules_of_site(&body["options"], players)
            .map_err(|error| JoinError::Game(error.to_string()))?;
        let me = body["ourPlayerIndex"]
            .as_u64()
            .and_then(|it| u8::try_from(it).ok())
            .filter(|it| *it < players)
            .and_then(Seat::new)
            .ok_or_else(|| JoinError::Game("the bot has no seat in the game".to_owned()))?;
        self.player = Some(Player::new(self.join.bot, me, Arc::new(rules)));
        self.is_listed = false;
        let variant = body["options"]["variantName"].as_str().unwrap_or_default();
        (self.tell)(Progress::Starts {
            players: names,
            variant: variant.to_owned(),
        });
        self.site
            .send("getGameInfo2", &json!({"tableID": self.sits}))
            .await
    }

    fn learn(&mut self, event: &Value) -> Result<(), JoinError> {
        self.player
            .as_mut()
            .map_or(Ok(()), |player| player.learn(event))
    }

    /// Acts if it is the bot's turn, or leaves the game if it is over.
    async fn play(&mut self) -> Result<Option<Played>, JoinError> {
        let (Some(player), Some(table)) = (&mut self.player, self.sits) else {
            return Ok(None);
        };
        if let Some(played) = player.result() {
            (self.tell)(Progress::Over(played));
            self.player = None;
            self.sits = None;
            self.site
                .send("tableUnattend", &json!({"tableID": table}))
                .await?;
            return Ok((!self.is_invited()).then_some(played));
        }
        if let Some(body) = player.decide(table).await? {
            self.site.send("action", &body).await?;
        }
        Ok(None)
    }
}
