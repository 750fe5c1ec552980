//! `kagiya-loadtest siege`: measures how long a new player waits for the first cards while other
//! clients attack the server.
//!
//! New players from many addresses arrive one after another and open a table with bots. Regular
//! players play all the time. Attackers from a few loopback addresses send malformed frames, never
//! read what they request, connect and disconnect, hold connections open, create tables of bots,
//! and sit down and stand up, as fast as the server allows. Others have all addresses of a network.
//! A thousand unrelated addresses guess passwords, while people sign in. Strangers fill a table's log and
//! a person's friend requests.

mod networks;
mod rooms;
mod sign_ins;

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kagiya_loadtest::choose;
use kagiya_loadtest::client::{Client, ClientError, ask_on};
use kagiya_loadtest::frames::{About, frame};
use kagiya_protocol::LegalActions;
use kagiya_random::Dice;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use networks::Networks;
use rooms::Rooms;
use sign_ins::{PATIENCE, SignIns, alone};

/// New players per second.
const NEWCOMERS: u32 = 4;

/// Regular players, each with two bots.
const REGULARS: u8 = 40;

/// The longest time that they think, in milliseconds.
const THINK: usize = 3000;

/// The connections that `comes_and_goes` opens per second.
const CONNECTIONS: u32 = 250;

/// The number of attacking addresses.
const ADDRESSES: u8 = 4;

type Tried = Result<(), ClientError>;

/// Counts what attackers have done.
#[derive(Default)]
struct Counters {
    frames: AtomicU64,
    connections: AtomicU64,
    tables: AtomicU64,
    commands: AtomicU64,
}

fn more(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}

/// Connects from a loopback address.
async fn stream(server: SocketAddr, from: Ipv4Addr) -> Result<TcpStream, ClientError> {
    let socket = TcpSocket::new_v4().map_err(ClientError::new)?;
    let bound = socket.bind(SocketAddrV4::new(from, 0).into());
    bound.map_err(ClientError::new)?;
    socket.connect(server).await.map_err(ClientError::new)
}

/// Creates a guest and connects from the same address.
async fn guest(server: SocketAddr, from: Ipv4Addr) -> Result<Client, ClientError> {
    let asking = stream(server, from).await?;
    let body = r#"{"token":true}"#;
    let reply = ask_on(asking, server, "POST", "/api/session", &[], body).await?;
    let reply = reply.json();
    let Some(token) = reply["token"].as_str() else {
        return Err(ClientError::new(&reply));
    };
    let mut client = Client::open_on(stream(server, from).await?, server, &[]).await?;
    client.greet(token).await?;
    Ok(client)
}

/// Waits for a message of a type.
async fn hear(client: &mut Client, kind: &str) -> Result<Value, ClientError> {
    loop {
        let text = client.hear_text().await?;
        let message: Value = serde_json::from_str(&text).map_err(ClientError::new)?;
        if message["type"] == kind {
            return Ok(message);
        }
        if message["type"] == "error" || message["type"] == "bye" {
            return Err(ClientError::new(message));
        }
    }
}

/// Creates a table whose game starts at once; returns its id.
async fn open(client: &mut Client, id: u64, bots: &[&str]) -> Result<String, ClientError> {
    let seat = if bots.len() == 3 {
        Value::Null
    } else {
        json!(0)
    };
    let create = json!({
        "type": "create", "id": format!("c{id}"), "seat": seat, "start": true, "bots": bots,
        "settings": {"preset": "original", "seats": 3, "listed": true},
    });
    client.say_text(create.to_string()).await?;
    loop {
        // The answer to an earlier message may arrive first.
        let done = hear(client, "done").await?;
        if done["id"] == create["id"] {
            return Ok(done["table"].as_str().unwrap_or_default().to_owned());
        }
    }
}

/// A new player; returns the time until the first cards are shown.
async fn newcomer(server: SocketAddr, from: Ipv4Addr) -> Result<Duration, ClientError> {
    let since = Instant::now();
    let mut client = guest(server, from).await?;
    let table = open(&mut client, 1, &["companion"; 2]).await?;
    let subscribe = json!({"type": "subscribe", "table": table});
    client.say_text(subscribe.to_string()).await?;
    let snapshot = hear(&mut client, "snapshot").await?;
    let took = since.elapsed();
    if snapshot["game"].is_null() {
        return Err(ClientError::new("no cards were dealt"));
    }
    // The game ends when its only person leaves.
    let leave = json!({"type": "command", "id": "c2", "table": table, "do": {"type": "leave"}});
    client.say_text(leave.to_string()).await?;
    Ok(took)
}

/// Results of the regular players.
#[derive(Default)]
struct Moves {
    /// The times from each action to its acknowledgement.
    took: Mutex<Vec<Duration>>,
    /// The errors that made a player reconnect.
    broken: Mutex<Vec<String>>,
}

/// A regular player: one game after another with two bots.
async fn regular(server: SocketAddr, from: Ipv4Addr, moves: &Moves, seed: u64) -> Tried {
    let mut dice = Dice::from_number(seed);
    let mut client = guest(server, from).await?;
    for game in 0.. {
        let table = open(&mut client, game, &["companion"; 2]).await?;
        let follow = json!({"type": "subscribe", "table": table});
        client.say_text(follow.to_string()).await?;
        let mut sent: Option<(String, Instant)> = None;
        for number in 0.. {
            let text = client.hear_text().await?;
            let message: Value = serde_json::from_str(&text).map_err(ClientError::new)?;
            if message["type"] == "error" || message["type"] == "bye" {
                return Err(ClientError::new(message));
            }
            if message["type"] == "done"
                && let Some((_, since)) = sent.take_if(|(id, _)| message["id"] == **id)
            {
                let mut took = moves.took.lock().unwrap_or_else(PoisonError::into_inner);
                took.push(since.elapsed());
            }
            let now = [&message["game"], &message["change"]];
            if now.iter().any(|it| !it["result"].is_null()) {
                break;
            }
            let legal = now.iter().find(|it| !it["legal"].is_null());
            let Some(legal) = legal.map(|it| it["legal"].clone()) else {
                continue;
            };
            let legal: LegalActions = serde_json::from_value(legal).map_err(ClientError::new)?;
            let thinks = u64::try_from(dice.below(THINK)).unwrap_or_default();
            tokio::time::sleep(Duration::from_millis(thinks)).await;
            let id = format!("{game}-{number}");
            let act = json!({"type": "act", "action": choose(&legal, &mut dice)});
            let act = json!({"type": "command", "id": id, "table": table, "do": act});
            sent = Some((id, Instant::now()));
            client.say_text(act.to_string()).await?;
        }
        let forget = json!({"type": "unsubscribe", "table": table});
        client.say_text(forget.to_string()).await?;
    }
    Ok(())
}

/// Sends malformed messages.
async fn broken_frames(
    server: SocketAddr,
    from: Ipv4Addr,
    done: Arc<Counters>,
    seed: u64,
) -> Tried {
    let mut dice = Dice::from_number(seed);
    let mut client = guest(server, from).await?;
    let about = About {
        tables: vec![open(&mut client, 1, &["cautious"; 2]).await?],
        people: vec!["abc".to_owned()],
    };
    loop {
        let text = frame(&about, &mut dice);
        client.say_text(text).await?;
        more(&done.frames);
        // Answers are read, because the server ends connections that do not read.
        let heard = tokio::time::timeout(Duration::from_millis(2), client.hear_text()).await;
        if let Ok(Err(gone)) = heard {
            return Err(gone);
        }
    }
}

/// Sends requests and never reads.
async fn never_reads(server: SocketAddr, from: Ipv4Addr, done: Arc<Counters>, _: u64) -> Tried {
    let mut client = guest(server, from).await?;
    let table = open(&mut client, 1, &["cautious"; 2]).await?;
    let subscribe = json!({"type": "subscribe", "table": table}).to_string();
    loop {
        client.say_text(subscribe.clone()).await?;
        more(&done.frames);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Connects and disconnects.
async fn comes_and_goes(server: SocketAddr, from: Ipv4Addr, done: Arc<Counters>, _: u64) -> Tried {
    loop {
        drop(stream(server, from).await?);
        more(&done.connections);
        tokio::time::sleep(Duration::from_secs(1) / CONNECTIONS).await;
    }
}

/// Holds connections with an unfinished request (slow loris).
async fn says_nothing(server: SocketAddr, from: Ipv4Addr, done: Arc<Counters>, _: u64) -> Tried {
    let mut held = Vec::new();
    for _ in 0..200 {
        let mut one = stream(server, from).await?;
        let begun = one.write_all(b"GET / HTTP/1.1\r\nhost: ").await;
        begun.map_err(ClientError::new)?;
        held.push(one);
        more(&done.connections);
    }
    tokio::time::sleep(Duration::from_secs(30)).await;
    Ok(())
}

/// Creates tables of strong bots and subscribes to them.
async fn tables_of_bots(server: SocketAddr, from: Ipv4Addr, done: Arc<Counters>, _: u64) -> Tried {
    let mut client = guest(server, from).await?;
    for number in 1.. {
        let table = open(&mut client, number, &["savant"; 3]).await?;
        more(&done.tables);
        let subscribe = json!({"type": "subscribe", "table": table}).to_string();
        client.say_text(subscribe).await?;
    }
    Ok(())
}

/// Sits down and stands up.
async fn sits_and_gets_up(
    server: SocketAddr,
    from: Ipv4Addr,
    done: Arc<Counters>,
    _: u64,
) -> Tried {
    let mut owner = guest(server, from).await?;
    let mut other = guest(server, from).await?;
    let create = json!({
        "type": "create", "id": "c", "seat": 0, "bots": [], "start": false,
        "settings": {"preset": "original", "seats": 3, "listed": true},
    });
    owner.say_text(create.to_string()).await?;
    let table = hear(&mut owner, "done").await?["table"].clone();
    for number in 0_u64.. {
        let what = if number % 2 == 0 { "sit" } else { "leave" };
        let command = json!({
            "type": "command", "id": number.to_string(), "table": table, "do": {"type": what},
        });
        other.say_text(command.to_string()).await?;
        more(&done.commands);
        other.hear_text().await?;
    }
    Ok(())
}

/// Repeats an attack forever, after any error.
async fn persists<F: Future<Output = Tried>>(again: impl Fn(u64) -> F) {
    for round in 0.. {
        // The server has closed or refused the connection: the attack continues.
        drop(again(round).await);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The resident memory of a process in MiB; 0 where the system does not say.
fn memory(process: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    let kilobytes: Option<u64> = number.and_then(|number| number.parse().ok());
    kilobytes.unwrap_or(0) / 1024
}

/// Starts the attacks.
fn attack(server: SocketAddr, done: &Arc<Counters>) -> JoinSet<()> {
    let mut attackers = JoinSet::new();
    for host in 1..=ADDRESSES {
        let from = Ipv4Addr::new(127, 66, 6, host);
        let seed = u64::from(host) << 32;
        macro_rules! begin {
            ($($attack:ident)*) => {
                $(
                    let done_here = Arc::clone(done);
                    attackers.spawn(persists(move |round| {
                        $attack(server, from, Arc::clone(&done_here), seed + round)
                    }));
                )*
            };
        }
        begin! {
            broken_frames broken_frames never_reads comes_and_goes says_nothing tables_of_bots
            sits_and_gets_up
        }
    }
    attackers
}

/// Measures the wait of new players while other clients attack the server.
///
/// Only for a server on this machine, started with the default limits.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Args {
    /// The address of the server, as in 127.0.0.1:4848
    #[arg(value_name = "ADDRESS", value_parser = loopback)]
    server: SocketAddr,
    /// The length of the test
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u64,
    /// The process id of the server, to report its memory
    #[arg(long, value_name = "PID")]
    process: Option<u32>,
    /// The time within which 99 of 100 new players must see their cards, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 200)]
    within: u128,
    /// The number of addresses that guess passwords
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(..=8000))]
    guessers: u32,
    /// The time within which people must be able to sign in on a known device, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    known_within: u128,
    /// The time within which people must be able to sign in from a new address, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 5000)]
    new_within: u128,
    /// The server was started with --trust-proxy: attackers also name addresses of an IPv6 household
    #[arg(long)]
    proxy: bool,
}

/// Reads an address of this machine.
fn loopback(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr = text
        .parse()
        .map_err(|_| "expected an address and a port, as in 127.0.0.1:4848".to_owned())?;
    if address.ip().is_loopback() {
        Ok(address)
    } else {
        Err("expected a server on this machine, as in 127.0.0.1:4848".to_owned())
    }
}

/// Runs the test and prints its report; `false` if new players waited too long or anyone lost the
/// connection.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    tokio::runtime::Runtime::new()?.block_on(test(args))
}

/// Starts the regular players, who play until they are aborted.
fn play(server: SocketAddr, moves: &Arc<Moves>) -> JoinSet<()> {
    let mut regulars = JoinSet::new();
    for host in 1..=REGULARS {
        let moves = Arc::clone(moves);
        let from = alone(0xa0, host.into());
        regulars.spawn(async move {
            for round in 0.. {
                let seed = (u64::from(host) << 32) + round;
                if let Err(error) = regular(server, from, &moves, seed).await {
                    let mut broken = moves.broken.lock().unwrap_or_else(PoisonError::into_inner);
                    broken.push(error.to_string());
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        });
    }
    regulars
}

async fn test(args: &Args) -> anyhow::Result<bool> {
    let Args {
        server, seconds, ..
    } = *args;
    // Not locked across awaits.
    let mut out = std::io::stdout();
    let process = args.process.map(|id| id.to_string());
    let process = process.as_deref();
    let done = Arc::new(Counters::default());
    // Before the attacks, since accounts are opened.
    let mut others = JoinSet::new();
    let rooms = Rooms::start(server, seconds, &mut others).await?;
    let sign_ins = SignIns::start(server, args.guessers, &mut others).await?;
    let mut attackers = attack(server, &done);
    let networks = Networks::start(server, args.proxy, &mut others);
    let moves = Arc::new(Moves::default());
    let mut regulars = play(server, &moves);
    let begin = Instant::now();
    let end = Duration::from_secs(seconds);
    let mut coming = JoinSet::new();
    let (mut took, mut failed) = (Vec::new(), Vec::new());
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / NEWCOMERS);
    let (mut number, mut shown, mut lines) = (0_u32, 0, 1_u64);
    let every = (seconds / 12).max(1);
    writeln!(
        out,
        "second  new players  failed  p50 ms  p99 ms  longest  memory MiB"
    )?;
    // On a slow machine the attacks go on until each part of the test has a result.
    let waiting =
        || (sign_ins.nobody_yet() || rooms.unfinished()) && begin.elapsed() < end + PATIENCE;
    while begin.elapsed() < end || !coming.is_empty() || waiting() {
        tokio::select! {
            _ = ticks.tick() => if begin.elapsed() < end {
                number += 1;
                coming.spawn(newcomer(server, alone(0x80, number)));
            },
            Some(came) = coming.join_next() => match came {
                Ok(Ok(time)) => took.push(time),
                Ok(Err(error)) => failed.push(error.to_string()),
                Err(error) => failed.push(error.to_string()),
            },
        }
        if begin.elapsed().as_secs() >= lines * every {
            lines += 1;
            print(&mut out, begin, &took[shown..], failed.len(), process)?;
            shown = took.len();
        }
    }
    attackers.abort_all();
    others.abort_all();
    regulars.abort_all();
    writeln!(out, "total:")?;
    print(&mut out, begin, &took, failed.len(), process)?;
    let count = |it: &AtomicU64| it.load(Ordering::Relaxed);
    writeln!(
        out,
        "attackers: {} frames, {} connections, {} tables of bots, {} seats taken or left",
        count(&done.frames),
        count(&done.connections),
        count(&done.tables),
        count(&done.commands)
    )?;
    let waited = moves.took.lock().unwrap_or_else(PoisonError::into_inner);
    let broken = moves.broken.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(
        out,
        "{REGULARS} regular players: {} actions, acknowledged within p50 {} ms, p99 {} ms, at most {} ms; {} reconnected",
        waited.len(),
        percentile(&waited, 50),
        percentile(&waited, 99),
        percentile(&waited, 100),
        broken.len()
    )?;
    for error in failed.iter().chain(&*broken).take(5) {
        writeln!(out, "failed: {error}")?;
    }
    if waited.is_empty() {
        writeln!(
            out,
            "failed: no action of a regular player was acknowledged"
        )?;
    }
    if percentile(&took, 99) > args.within {
        writeln!(
            out,
            "failed: new players waited for more than {} ms",
            args.within
        )?;
    }
    networks.report(&mut out)?;
    let signed_in = sign_ins.report(&mut out, [args.known_within, args.new_within])?;
    let had_room = rooms.report(&mut out)?;
    let all_came = failed.is_empty() && broken.is_empty() && !took.is_empty();
    Ok(signed_in
        && had_room
        && all_came
        && !waited.is_empty()
        && percentile(&took, 99) <= args.within)
}

/// A percentile in milliseconds.
fn percentile(took: &[Duration], hundredth: usize) -> u128 {
    let mut sorted = took.to_vec();
    sorted.sort_unstable();
    let place = (sorted.len() * hundredth / 100).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(0, Duration::as_millis)
}

/// Prints a line of the report.
fn print(
    out: &mut dyn std::io::Write,
    begin: Instant,
    took: &[Duration],
    failed: usize,
    process: Option<&str>,
) -> std::io::Result<()> {
    writeln!(
        out,
        "{:>6}  {:>11}  {failed:>6}  {:>6}  {:>6}  {:>7}  {:>10}",
        begin.elapsed().as_secs(),
        took.len(),
        percentile(took, 50),
        percentile(took, 99),
        percentile(took, 100),
        process.map_or(0, memory)
    )
}
