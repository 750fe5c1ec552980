//! `kagiya-loadtest frames`: sends structured random frames to a server in this process, and checks
//! all that comes back.
//!
//! Sixteen clients play, watch and send all kinds of messages: valid, changed in a few fields, or cut
//! off, without rate limits. The test fails if the server panics or stops answering, sends an invalid
//! message, shows a player a hidden card, skips an event, sends different events to two clients, or
//! can't open a table after a restart.

use std::collections::{BTreeMap, VecDeque};
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::choose;
use kagiya_loadtest::client::{Client, ClientError};
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

use crate::guest;

/// The number of clients.
const PEOPLE: usize = 16;

/// The number of newest tables that messages name.
const TABLES: usize = 24;

/// The number of frames between two pings.
const FRAMES: usize = 16;

/// The limit for an answer.
const ANSWER: Duration = Duration::from_secs(30);

/// The number of recent messages in the report of a fault.
const RECENT: usize = 12;

/// The number of characters of each.
const EXCERPT: usize = 160;

/// The state that all clients share.
#[derive(Default)]
struct Shared {
    /// All tables, the newest last.
    tables: Mutex<VecDeque<String>>,
    /// The time of each event, as the first client received it.
    events: Mutex<BTreeMap<(TableId, u32), i64>>,
    frames: AtomicU64,
    answers: AtomicU64,
    refusals: AtomicU64,
    connections: AtomicU64,
    /// Connections that ended without a close frame. The server sends one, but what it has not read by then may
    /// reset the connection before the client reads it.
    resets: AtomicU64,
    faults: Mutex<Vec<String>>,
}

impl Shared {
    fn fault(&self, what: String) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        faults.push(what);
    }

    /// All tables, the newest last.
    fn all_tables(&self) -> MutexGuard<'_, VecDeque<String>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest tables; before there is one, an unused id.
    fn newest(&self) -> Vec<String> {
        let tables = self.all_tables();
        let newest: Vec<String> = tables.iter().rev().take(TABLES).cloned().collect();
        if newest.is_empty() {
            return vec!["none".to_owned()];
        }
        newest
    }

    /// Records an event that a client received.
    fn event(&self, table: &TableId, logged: &LoggedEvent) {
        let mut events = self.events.lock().unwrap_or_else(PoisonError::into_inner);
        let before = events.insert((table.clone(), logged.seq), logged.at);
        if before.is_some_and(|at| at != logged.at) {
            self.fault(format!(
                "{table:?}: event {} differs between two clients",
                logged.seq
            ));
        }
    }
}

fn more(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// A table as a client sees it.
#[derive(Default)]
struct Seen {
    /// The own seat.
    you: Option<Seat>,
    /// The seat whose view a spectator has.
    eyes: Option<Seat>,
    /// The last event; unknown after a subscription from an event of the client's choice.
    seq: Option<u32>,
    game: Option<GameState>,
}

/// A connection and what was received over it.
struct Connection<'a> {
    shared: &'a Shared,
    me: &'a PersonId,
    client: Client,
    seen: BTreeMap<TableId, Seen>,
    /// The beginnings of the recent messages about each table.
    heard: BTreeMap<String, VecDeque<String>>,
}

impl Connection<'_> {
    /// Reads messages up to the answer to a ping; `false` if the server has ended the connection.
    async fn hear_until(&mut self, n: u32) -> bool {
        loop {
            let heard = tokio::time::timeout(ANSWER, self.client.hear_text()).await;
            let Ok(heard) = heard else {
                self.shared.fault("a ping was not answered".to_owned());
                return false;
            };
            let text = match heard {
                Ok(text) => text,
                Err(error) => {
                    if !error.is_close() {
                        more(&self.shared.resets);
                    }
                    return false;
                }
            };
            more(&self.shared.answers);
            match serde_json::from_str(&text) {
                Ok(ServerMessage::Pong { n: same, .. }) if same == n => return true,
                Ok(message) => {
                    let value: Value = serde_json::from_str(&text).unwrap_or_default();
                    if let Some(table) = value["table"].as_str() {
                        let heard = self.heard.entry(table.to_owned()).or_default();
                        heard.push_back(text.chars().take(EXCERPT).collect());
                        if heard.len() > RECENT {
                            heard.pop_front();
                        }
                    }
                    self.check(message);
                }
                Err(error) => self
                    .shared
                    .fault(format!("invalid message ({error}): {text}")),
            }
        }
    }

    fn check(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Snapshot(snapshot) => self.snapshot(*snapshot),
            ServerMessage::Event(update) => {
                self.shared.event(&update.table, &update.logged);
                let Some(seen) = self.seen.get_mut(&update.table) else {
                    let table = &update.table;
                    return self
                        .shared
                        .fault(format!("{table:?} is sent without a subscription"));
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
                self.check_hands(&update.table);
            }
            ServerMessage::Resumed { table, .. } => {
                self.seen.insert(table, Seen::default());
            }
            ServerMessage::Done {
                table: Some(table), ..
            } => {
                let mut tables = self.shared.all_tables();
                if !tables.contains(&table.0) {
                    tables.push_back(table.0);
                }
            }
            ServerMessage::Error { message, .. } => {
                more(&self.shared.refusals);
                if message.trim().is_empty() {
                    self.shared.fault("an error without a text".to_owned());
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
        self.check_hands(&table);
    }

    /// Checks that nobody sees the hand of their own seat before the end.
    fn check_hands(&self, table: &TableId) {
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
                .fault(format!("{table:?}: a client sees its own hand"));
        }
    }

    /// A table where it is this client's turn, and the legal actions.
    fn turn(&self) -> Option<(&TableId, &LegalActions)> {
        self.seen.iter().find_map(|(table, seen)| {
            let game = seen.game.as_ref()?;
            Some((table, game.legal.as_ref()?)).filter(|_| game.result.is_none())
        })
    }
}

/// A client on one connection.
async fn person(
    server: SocketAddr,
    (token, me): (&str, &PersonId),
    people: &[String],
    shared: &Shared,
    dice: &mut Dice,
    end: Instant,
) -> Result<(), ClientError> {
    let mut connection = Connection {
        shared,
        me,
        client: Client::connect(server, token).await?,
        seen: BTreeMap::new(),
        heard: BTreeMap::new(),
    };
    more(&shared.connections);
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
                3..6 if connection.turn().is_some() => {
                    let (table, action) = connection
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
                connection.client.say_bytes(bytes).await?;
            }
            connection.client.say_text(text).await?;
            more(&shared.frames);
        }
        number += 1;
        let ping = json!({"type": "ping", "n": number});
        connection.client.say_text(ping.to_string()).await?;
        if !connection.hear_until(number).await {
            break;
        }
    }
    Ok(())
}

/// Starts a server on a data directory.
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

/// Subscribes to each table again.
async fn read_again(server: SocketAddr, token: &str, shared: &Shared) -> Result<(), ClientError> {
    let tables = shared.all_tables().clone();
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
        let guest = guest::create(address, &format!("Player {number}")).await?;
        tokens.push(guest.token);
        people.push(guest.id.0);
    }
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut all = JoinSet::new();
    for (number, token) in tokens.iter().enumerate() {
        let (token, people, shared) = (token.clone(), people.clone(), Arc::clone(shared));
        let me = PersonId(people[number].clone());
        let mut dice = Dice::from_number((seed << 16) + number as u64);
        all.spawn(async move {
            while Instant::now() < end {
                let ended = person(address, (&token, &me), &people, &shared, &mut dice, end).await;
                // A connection that ends is opened again.
                if let Err(error) = ended
                    && !error.is_close()
                {
                    more(&shared.resets);
                }
            }
        });
    }
    all.join_all().await;
    server.stop().await;
    let server = start(folder).await?;
    read_again(server.address, &tokens[0], shared).await?;
    server.stop().await;
    Ok(())
}

/// Sends structured random frames to a server, and checks all that comes back.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Args {
    /// The length of the test
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// The seed for the frames
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

/// Counts panics from now on.
pub(crate) fn count_panics() -> &'static AtomicU64 {
    /// The number of panics.
    static PANICS: AtomicU64 = AtomicU64::new(0);
    let default_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        more(&PANICS);
        default_hook(info);
    }));
    &PANICS
}

/// Runs the test and prints its report; `false` if it found a fault.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    let panics = count_panics();
    let folder = tempfile::tempdir()?;
    let shared = Arc::new(Shared::default());
    let runtime = tokio::runtime::Runtime::new()?;
    let fuzzed = runtime.block_on(fuzz(folder.path(), args.seconds, args.seed, &shared));
    if let Err(error) = fuzzed {
        shared.fault(error.to_string());
    }
    let count = |it: &AtomicU64| it.load(Ordering::Relaxed);
    let tables = shared.all_tables().len();
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} frames on {} connections ({} ended without a close frame), {} answers ({} refusals), {tables} tables, {} panics",
        count(&shared.frames),
        count(&shared.connections),
        count(&shared.resets),
        count(&shared.answers),
        count(&shared.refusals),
        count(panics)
    )?;
    let faults = shared.faults.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(report_faults(&mut out, &faults)? && count(panics) == 0)
}

/// Prints the first faults and their number; `false` if there are any.
pub(crate) fn report_faults(
    out: &mut dyn std::io::Write,
    faults: &[String],
) -> std::io::Result<bool> {
    for fault in faults.iter().take(20) {
        writeln!(out, "fault: {fault}")?;
    }
    if !faults.is_empty() {
        writeln!(out, "{} faults", faults.len())?;
    }
    Ok(faults.is_empty())
}
