//! Sends frames with structure to a server of its own, for as long as you say, and looks at all that comes back:
//!
//! ```sh
//! cargo run --release -p kagiya-loadtest --example frames -- 600
//! cargo run --release -p kagiya-loadtest --example frames -- 600 7
//! ```
//!
//! The arguments are for how many seconds, and what decides about all of it. Sixteen people play, watch and do whatever the protocol
//! has a message for, as it is meant, changed in a few places, or cut off, with no limit of how often. The exit
//! code is 1 if the server panicked or stayed silent; if it said something that is no message of the protocol, told somebody what
//! their own hidden cards are, left out an event, or told two people different things; or if after a stop
//! a table could not be opened again.
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::choose;
use kagiya_loadtest::client::{Client, ClientError, ask};
use kagiya_loadtest::frames::{About, frame, messages};
use kagiya_protocol::{
    GameState, Hand, LegalActions, LoggedEvent, PersonId, Seat, SeatInfo, ServerMessage, Snapshot,
    TableId,
};
use kagiya_random::Dice;
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Server, open_store};
use serde_json::{Value, json};
use tokio::task::JoinSet;

/// How many people there are.
const PEOPLE: usize = 16;

/// Of how many tables people speak: the newest.
const TABLES: usize = 24;

/// After so many frames somebody asks whether the server is still there.
const FRAMES: usize = 16;

/// How long an answer may take on a busy machine.
const ANSWER: Duration = Duration::from_secs(30);

/// How many of the last messages a fault is shown with, and how many characters of each.
const LAST: usize = 12;
const HEARD: usize = 160;

/// How often the server has panicked.
static PANICS: AtomicU64 = AtomicU64::new(0);

/// What all people know, and what was found.
#[derive(Default)]
struct Shared {
    /// All tables that were opened, the newest last.
    tables: Mutex<VecDeque<String>>,
    /// When each event happened, as whoever was told first was told.
    events: Mutex<BTreeMap<(TableId, u32), i64>>,
    frames: AtomicU64,
    answers: AtomicU64,
    refusals: AtomicU64,
    lines: AtomicU64,
    faults: Mutex<Vec<String>>,
}

impl Shared {
    fn fault(&self, what: String) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.push(what);
    }

    /// The newest tables; before there is one, a name that none has.
    fn newest(&self) -> Vec<String> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let newest: Vec<String> = tables.iter().rev().take(TABLES).cloned().collect();
        if newest.is_empty() {
            return vec!["none".to_owned()];
        }
        newest
    }

    /// An event that somebody was told of.
    fn event(&self, table: &TableId, logged: &LoggedEvent) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let before = events.insert((table.clone(), logged.seq), logged.at);
        if before.is_some_and(|at| at != logged.at) {
            self.fault(format!(
                "{table:?}: event {} is told in two ways",
                logged.seq
            ));
        }
    }
}

fn more(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// A table as somebody sees it.
#[derive(Default)]
struct Seen {
    /// Their own seat.
    you: Option<Seat>,
    /// The seat through whose eyes they watch.
    eyes: Option<Seat>,
    /// The last event they were told of; unknown after they have asked for those since an event of their choice.
    seq: Option<u32>,
    game: Option<GameState>,
}

/// A connection of somebody, and what they were told over it.
struct Line<'a> {
    shared: &'a Shared,
    me: &'a PersonId,
    client: Client,
    seen: BTreeMap<TableId, Seen>,
    /// How the last messages about each table began.
    heard: BTreeMap<String, VecDeque<String>>,
}

impl Line<'_> {
    /// Hears until the answer to a ping. `false`: the server has ended the connection.
    async fn hear_until(&mut self, n: u32) -> bool {
        loop {
            let heard = tokio::time::timeout(ANSWER, self.client.hear_text()).await;
            let Ok(heard) = heard else {
                self.shared.fault("a question was not answered".to_owned());
                return false;
            };
            let Ok(text) = heard else {
                return false;
            };
            more(&self.shared.answers);
            match serde_json::from_str(&text) {
                Ok(ServerMessage::Pong { n: same, .. }) if same == n => return true,
                Ok(message) => {
                    let value: Value = serde_json::from_str(&text).unwrap_or_default();
                    if let Some(table) = value["table"].as_str() {
                        let heard = self.heard.entry(table.to_owned()).or_default();
                        heard.push_back(text.chars().take(HEARD).collect());
                        if heard.len() > LAST {
                            heard.pop_front();
                        }
                    }
                    self.look_at(message);
                }
                Err(error) => self.shared.fault(format!("no message, {error}: {text}")),
            }
        }
    }

    fn look_at(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Snapshot(snapshot) => self.snapshot(*snapshot),
            ServerMessage::Event(update) => {
                self.shared.event(&update.table, &update.logged);
                let Some(seen) = self.seen.get_mut(&update.table) else {
                    let table = &update.table;
                    return self.shared.fault(format!("{table:?} is told of unasked"));
                };
                let (table, seq) = (&update.table, update.logged.seq);
                if let Some(last) = seen.seq.replace(seq).filter(|last| last + 1 != seq) {
                    let heard: Vec<_> = self.heard[&table.0].iter().cloned().collect();
                    let heard = heard.join("\n    ");
                    self.shared.fault(format!(
                        "{table:?}: event {seq} follows {last}:\n    {heard}"
                    ));
                }
                if update.game.is_some() {
                    seen.game = update.game;
                }
                if let (Some(change), Some(game)) = (update.change, &mut seen.game) {
                    change.apply_to(game);
                }
                if let Some(info) = update.info {
                    let mut seats = info.seats.iter();
                    let is_mine = |seat: &SeatInfo| {
                        let person = seat.person.as_ref();
                        person.is_some_and(|person| person.id == *self.me)
                    };
                    let place = seats.position(is_mine);
                    seen.you = place.and_then(|place| u8::try_from(place).ok()).map(Seat);
                }
                self.look_at_hands(&update.table);
            }
            ServerMessage::Resumed { table, .. } => {
                self.seen.insert(table, Seen::default());
            }
            ServerMessage::Done {
                table: Some(table), ..
            } => {
                let mut tables = self
                    .shared
                    .tables
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                if !tables.contains(&table.0) {
                    tables.push_back(table.0);
                }
            }
            ServerMessage::Error { message, .. } => {
                more(&self.shared.refusals);
                if message.trim().is_empty() {
                    self.shared.fault("an error says nothing".to_owned());
                }
            }
            _ => {}
        }
    }

    fn snapshot(&mut self, snapshot: Snapshot) {
        for logged in &snapshot.history {
            self.shared.event(&snapshot.table, logged);
        }
        let table = snapshot.table.clone();
        let seen = Seen {
            you: snapshot.you,
            eyes: snapshot.eyes,
            seq: Some(snapshot.seq),
            game: snapshot.game,
        };
        self.seen.insert(snapshot.table, seen);
        self.look_at_hands(&table);
    }

    /// Nobody sees the hand of their own seat before the end.
    fn look_at_hands(&self, table: &TableId) {
        let Some((seen, game)) = self
            .seen
            .get(table)
            .and_then(|seen| Some((seen, seen.game.as_ref()?)))
        else {
            return;
        };
        let hand = seen
            .you
            .or(seen.eyes)
            .and_then(|seat| game.hands.get(usize::from(seat.0)));
        if game.result.is_none() && matches!(hand, Some(Hand::Up { .. })) {
            self.shared
                .fault(format!("{table:?}: somebody is shown their own hand"));
        }
    }

    /// Where it is their turn, and what is legal there.
    fn turn(&self) -> Option<(&TableId, &LegalActions)> {
        self.seen.iter().find_map(|(table, seen)| {
            let game = seen.game.as_ref()?;
            Some((table, game.legal.as_ref()?)).filter(|_| game.result.is_none())
        })
    }
}

/// Somebody, for as long as it lasts.
async fn person(
    server: SocketAddr,
    (token, me): (&str, &PersonId),
    people: &[String],
    shared: &Shared,
    dice: &mut Dice,
    end: Instant,
) -> Result<(), ClientError> {
    let mut line = Line {
        shared,
        me,
        client: Client::connect(server, token).await?,
        seen: BTreeMap::new(),
        heard: BTreeMap::new(),
    };
    more(&shared.lines);
    let mut number = 0;
    while Instant::now() < end {
        for _ in 0..FRAMES {
            let about = About {
                tables: shared.newest(),
                people: people.to_vec(),
            };
            let text = match dice.below(10) {
                0..3 => {
                    let all = messages(&about, dice);
                    dice.pick(&all).to_string()
                }
                3..6 if line.turn().is_some() => {
                    let (table, action) = line
                        .turn()
                        .map(|(table, legal)| (table.clone(), choose(legal, dice)))
                        .expect("there is one");
                    let id = format!("a{}", dice.below(2_000_000_000));
                    let act = json!({"type": "act", "action": action});
                    json!({"type": "command", "id": id, "table": table, "do": act}).to_string()
                }
                _ => frame(&about, dice),
            };
            if dice.below(200) == 0 {
                let bytes = text.clone().into_bytes();
                line.client.say_bytes(bytes).await?;
            }
            line.client.say_text(text).await?;
            more(&shared.frames);
        }
        number += 1;
        let ping = json!({"type": "ping", "n": number});
        line.client.say_text(ping.to_string()).await?;
        if !line.hear_until(number).await {
            break;
        }
    }
    Ok(())
}

/// A session of a new guest: the token, and who they are.
async fn guest(server: SocketAddr, number: usize) -> Result<(String, String), ClientError> {
    let body = json!({"token": true, "name": format!("Player {number}")}).to_string();
    let reply: Value = ask(server, "POST", "/api/session", &[], &body)
        .await?
        .json();
    match (reply["token"].as_str(), reply["you"]["id"].as_str()) {
        (Some(token), Some(id)) => Ok((token.to_owned(), id.to_owned())),
        _ => Err(ClientError::new(reply)),
    }
}

/// Starts a server on the data of a folder.
async fn start(folder: &std::path::Path) -> Result<Server, ClientError> {
    let store = open_store(folder).await.map_err(ClientError::new)?;
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let server = Server::start(listen, store, Clock::System, config).await;
    server.map_err(ClientError::new)
}

/// Opens each table once more.
async fn look_again(server: SocketAddr, token: &str, shared: &Shared) -> Result<(), ClientError> {
    let tables = shared
        .tables
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    let mut client = Client::connect(server, token).await?;
    for table in tables {
        let subscribe = json!({"type": "subscribe", "table": table}).to_string();
        client.say_text(subscribe).await?;
        loop {
            match client.hear().await? {
                ServerMessage::Snapshot(snapshot) if snapshot.table.0 == table => {
                    for logged in &snapshot.history {
                        shared.event(&snapshot.table, logged);
                    }
                    break;
                }
                ServerMessage::Error {
                    table: Some(of),
                    code,
                    message,
                    ..
                } if of.0 == table => {
                    let code = json!(code).as_str().unwrap_or_default().to_owned();
                    if code.starts_with("server/") {
                        shared.fault(format!("{table} can't be opened again: {message}"));
                    }
                    break;
                }
                _ => {}
            }
        }
        let leave = json!({"type": "unsubscribe", "table": table}).to_string();
        client.say_text(leave).await?;
    }
    Ok(())
}

async fn fuzz(
    folder: &std::path::Path,
    seconds: u64,
    seed: u64,
    shared: &Arc<Shared>,
) -> Result<(), ClientError> {
    let server = start(folder).await?;
    let address = server.address;
    let (mut tokens, mut people) = (Vec::new(), Vec::new());
    for number in 0..PEOPLE {
        let (token, id) = guest(address, number).await?;
        tokens.push(token);
        people.push(id);
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut all = JoinSet::new();
    for (number, token) in tokens.iter().enumerate() {
        let (token, people, shared) = (token.clone(), people.clone(), Arc::clone(shared));
        let me = PersonId(people[number].clone());
        let mut dice = Dice::from_number((seed << 16) + number as u64);
        all.spawn(async move {
            while Instant::now() < end {
                // A connection that ends is opened again.
                drop(person(address, (&token, &me), &people, &shared, &mut dice, end).await);
            }
        });
    }
    all.join_all().await;
    server.stop().await;
    let server = start(folder).await?;
    look_again(server.address, &tokens[0], shared).await?;
    server.stop().await;
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Option<Vec<u64>> = std::env::args().skip(1).map(|it| it.parse().ok()).collect();
    let (seconds, seed) = match arguments.as_deref() {
        Some([seconds]) => (*seconds, 0),
        Some([seconds, seed]) => (*seconds, *seed),
        _ => {
            println!("frames SECONDS [SEED], both whole numbers");
            return ExitCode::from(2);
        }
    };
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        more(&PANICS);
        usual(info);
    }));
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(error) => {
            println!("no folder for the data: {error}");
            return ExitCode::from(2);
        }
    };
    let shared = Arc::new(Shared::default());
    if let Err(error) = fuzz(folder.path(), seconds, seed, &shared).await {
        shared.fault(error.to_string());
    }
    let count = |it: &AtomicU64| it.load(Ordering::Relaxed);
    let tables = shared
        .tables
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .len();
    println!(
        "{} frames on {} connections, {} answers ({} refusals), {tables} tables, {} panics",
        count(&shared.frames),
        count(&shared.lines),
        count(&shared.answers),
        count(&shared.refusals),
        count(&PANICS)
    );
    let faults = shared.faults.lock().unwrap_or_else(PoisonError::into_inner);
    for fault in faults.iter().take(20) {
        println!("fault: {fault}");
    }
    if faults.is_empty() && count(&PANICS) == 0 {
        ExitCode::SUCCESS
    } else {
        println!("{} faults", faults.len());
        ExitCode::FAILURE
    }
}
