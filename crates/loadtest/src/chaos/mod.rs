//! `kagiya-loadtest chaos`: kills parts of a cluster while people play on it. Checks that each
//! acknowledged action is stored once, that all players saw the same events, and that all tables
//! continue.

mod args;
mod cluster;
mod ledger;
mod player;
mod report;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, stream};
use kagiya_loadtest::client::{Client, ClientError};
use kagiya_protocol::{ClientMessage, ServerMessage, TableId};
use kagiya_random::Dice;
use kagiya_server::NodeConfig;
use kagiya_server::open_database;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::error::{LoadError, fail};
use crate::{CONCURRENT, guest};
pub(crate) use args::Args;
use cluster::Cluster;
use ledger::{Faults, Found, Shared};
use player::{Group, Player};
use report::{Report, Run};

/// The time within which a table must continue after everything runs again.
const RECOVERY: Duration = Duration::from_mins(1);

/// The number of actions that show that a table continues.
const PROGRESS: u64 = 2;

/// Runs the test and prints its report; `false` if a check failed.
pub(crate) fn run(args: &Args) -> anyhow::Result<bool> {
    let kagiya = program(args.kagiya.as_deref())?;
    let mut out = std::io::stdout().lock();
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build()?;
    let mut written = Ok(());
    let report = runtime.block_on(test(args, &kagiya, |line| {
        if !args.json && written.is_ok() {
            written = writeln!(out, "{line}").and_then(|()| out.flush());
        }
    }))?;
    written?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        writeln!(out, "{report}")?;
    }
    Ok(report.held)
}

/// The path of the `kagiya` program.
fn program(named: Option<&Path>) -> Result<PathBuf, LoadError> {
    let path = match named {
        Some(path) => path.to_owned(),
        None => std::env::current_exe()
            .map_err(|error| fail("the path of this program is unknown", error))?
            .with_file_name("kagiya"),
    };
    if path.is_file() {
        Ok(path)
    } else {
        Err(fail(
            format!("there is no program {}", path.display()),
            "build it with `cargo build -p kagiya`, or name it with --kagiya PATH",
        ))
    }
}

/// A fault that is injected into the cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Injection {
    KillServer,
    PauseServer,
    StopServer,
    KillNats,
    PauseNats,
    KillPostgres,
}

impl Injection {
    const ALL: [Self; 6] = [
        Self::KillServer,
        Self::PauseServer,
        Self::StopServer,
        Self::KillNats,
        Self::PauseNats,
        Self::KillPostgres,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::KillServer => "servers killed",
            Self::PauseServer => "servers paused for longer than their leases",
            Self::StopServer => "servers stopped",
            Self::KillNats => "NATS killed",
            Self::PauseNats => "NATS paused",
            Self::KillPostgres => "PostgreSQL killed",
        }
    }

    /// The relative frequency.
    const fn weight(self) -> usize {
        match self {
            Self::KillServer => 8,
            Self::PauseServer => 4,
            Self::KillPostgres => 3,
            Self::StopServer | Self::KillNats | Self::PauseNats => 2,
        }
    }
}

/// Draws `number` injections: each kind at least once if `number` allows.
fn injections(number: u32, dice: &mut Dice) -> Vec<Injection> {
    let bag: Vec<Injection> = Injection::ALL
        .into_iter()
        .flat_map(|it| std::iter::repeat_n(it, it.weight()))
        .collect();
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    let mut injections: Vec<Injection> = Injection::ALL.into_iter().take(number).collect();
    while injections.len() < number {
        injections.push(*dice.pick(&bag));
    }
    dice.shuffle(&mut injections);
    injections
}

/// A random duration up to `most` milliseconds.
fn random_pause(dice: &mut Dice, most: usize) -> Duration {
    Duration::from_millis(dice.below(most + 1) as u64)
}

/// Injects a fault, and then starts the part again.
async fn inject(
    cluster: &mut Cluster,
    injection: Injection,
    dice: &mut Dice,
) -> Result<(), LoadError> {
    let server = dice.below(cluster.addresses().len());
    match injection {
        Injection::KillServer => {
            cluster.kill_server(server);
            tokio::time::sleep(random_pause(dice, 2000)).await;
            cluster.start_server(server).await
        }
        Injection::PauseServer => {
            cluster.pause_server(server, true)?;
            let lease = NodeConfig::new("").lease;
            tokio::time::sleep(lease + Duration::from_millis(500) + random_pause(dice, 2000)).await;
            cluster.pause_server(server, false)
        }
        Injection::StopServer => {
            cluster.stop_server(server).await?;
            cluster.start_server(server).await
        }
        Injection::KillNats => {
            cluster.kill_nats();
            tokio::time::sleep(random_pause(dice, 2000)).await;
            cluster.start_nats().await
        }
        Injection::PauseNats => {
            cluster.pause_nats(true)?;
            tokio::time::sleep(random_pause(dice, 4000)).await;
            cluster.pause_nats(false)
        }
        Injection::KillPostgres => {
            cluster.kill_postgres();
            tokio::time::sleep(random_pause(dice, 1000)).await;
            cluster.start_postgres().await
        }
    }
}

/// Plays while faults are injected, and compares with the store at the end. `progress` receives a
/// line for each injection.
async fn test(
    args: &Args,
    kagiya: &Path,
    mut progress: impl FnMut(String),
) -> Result<Report, LoadError> {
    let mut cluster = Cluster::start(args.nodes.into(), kagiya).await?;
    let servers: Arc<[SocketAddr]> = cluster.addresses().into();
    let ledger = Shared::default();
    ledger::open(&ledger).injected = "nothing";
    let stop = watch::Sender::new(false);
    let mut dice = Dice::from_number(args.seed);
    let mut people = JoinSet::new();
    let mut groups = Vec::new();
    let mut coming = stream::iter(0..args.tables)
        .map(|number| create_guests(number, servers[number as usize % servers.len()]))
        .buffered(CONCURRENT);
    while let Some(came) = coming.next().await {
        let (origin, tokens) = came.map_err(|error| fail("a guest could not be created", error))?;
        let number = groups.len();
        let group = Arc::new(Group {
            table: watch::Sender::new(None),
            opened: Mutex::default(),
            actions: AtomicU64::new(0),
            bots: vec!["cautious".to_owned(); usize::from(number % 3 == 0)],
            origin,
            think: Duration::from_millis(args.think),
        });
        for (place, token) in tokens.iter().enumerate() {
            let dice = Dice::from_number(dice.number());
            let from = (number + place, place);
            let player = Player::new(&group, &ledger, &servers, from, token.clone(), dice);
            people.spawn(player.play(stop.subscribe()));
        }
        groups.push((group, tokens));
    }
    drop(coming);
    let begin = Instant::now();
    let mut done: BTreeMap<&'static str, u32> = BTreeMap::new();
    // Everybody plays before the first injection.
    let late = idle_tables(&groups).await;
    tokio::time::sleep(Duration::from_secs(args.calm.into())).await;
    for (number, injection) in (1..).zip(injections(args.kills, &mut dice)) {
        ledger::open(&ledger).injected = injection.name();
        inject(&mut cluster, injection, &mut dice).await?;
        *done.entry(injection.name()).or_default() += 1;
        let actions = ledger::open(&ledger).actions;
        progress(format!(
            "{:>6} s  {number:>4}  {:<44} {actions:>9} actions",
            begin.elapsed().as_secs(),
            injection.name()
        ));
        tokio::time::sleep(Duration::from_millis(200) + random_pause(&mut dice, 2000)).await;
    }
    let mut ended = Faults::default();
    for server in 0..servers.len() {
        if !cluster.runs(server) {
            ended.add(|| format!("server {} ended without being stopped", server + 1));
        }
    }
    let stuck = if late.count == 0 {
        idle_tables(&groups).await
    } else {
        late
    };
    let seconds = begin.elapsed().as_secs_f64();
    stop.send_replace(true);
    while people.join_next().await.is_some() {}
    progress("comparing everything with the store".to_owned());
    let (tables, unopened, found) = compare(&mut cluster, &groups, &ledger).await?;
    let run = Run {
        seconds,
        injections: done,
        tables,
        stuck,
        ended,
        unopened,
        found,
    };
    let mut report = Report::of(args, &ledger::open(&ledger), run);
    if report.held {
        cluster.delete_folder();
    } else {
        report.logs = Some(cluster.folder().display().to_string());
    }
    Ok(report)
}

/// Compares what all players saw with the store. Returns the number of tables, those that can't be
/// opened, and the differences.
async fn compare(
    cluster: &mut Cluster,
    groups: &[(Arc<Group>, [String; 2])],
    ledger: &Shared,
) -> Result<(usize, Faults, Found), LoadError> {
    let servers = cluster.addresses();
    // A server that has just started has nothing in memory: it reads everything from the store.
    for server in 0..servers.len() {
        cluster.stop_server(server).await?;
    }
    cluster.start_server(0).await?;
    let mut unopened = Faults::default();
    let mut reading = stream::iter(groups)
        .map(|(group, tokens)| read_again(group, &tokens[0], servers[0], ledger))
        .buffer_unordered(CONCURRENT);
    while let Some(read) = reading.next().await {
        if let Err(error) = read {
            unopened.add(|| error.to_string());
        }
    }
    drop(reading);
    let store = open_database(&cluster.store())
        .await
        .map_err(|error| fail("the database can't be read", error))?;
    let mut found = Found::default();
    let tables = ledger::open(ledger).tables();
    for table in &tables {
        let stored = store.read(table, 0).await;
        let stored = stored.map_err(|error| fail("the database can't be read", error))?;
        ledger::open(ledger).compare(table, &stored, &mut found);
    }
    Ok((tables.len(), unopened, found))
}

/// Creates two guests with an address of their own; returns it and the tokens of their sessions.
async fn create_guests(
    number: u32,
    server: SocketAddr,
) -> Result<(String, [String; 2]), ClientError> {
    let [_, b, c, d] = number.to_be_bytes();
    let origin = format!("10.{b}.{c}.{d}");
    let tokens = [
        guest::create_from(server, &origin, "North").await?.token,
        guest::create_from(server, &origin, "South").await?.token,
    ];
    Ok((origin, tokens))
}

/// The tables that do not continue within [`RECOVERY`].
async fn idle_tables(groups: &[(Arc<Group>, [String; 2])]) -> Faults {
    let actions = |(group, _): &(Arc<Group>, _)| group.actions.load(Ordering::Relaxed);
    let before: Vec<u64> = groups.iter().map(actions).collect();
    let since = Instant::now();
    loop {
        let idle = || {
            let groups = groups.iter().zip(&before);
            groups.filter(|(group, before)| actions(group) < **before + PROGRESS)
        };
        if idle().next().is_none() {
            return Faults::default();
        }
        if since.elapsed() > RECOVERY {
            let mut faults = Faults::default();
            for ((group, _), _) in idle() {
                let table = group.table.borrow().clone();
                faults.add(|| format!("table {table:?} does not continue"));
            }
            return faults;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Reads all tables of a group again, and compares them with what its players saw.
async fn read_again(
    group: &Group,
    token: &str,
    server: SocketAddr,
    ledger: &Shared,
) -> Result<(), ClientError> {
    let headers = [("x-forwarded-for", group.origin.as_str())];
    let mut client = Client::open(server, &headers).await?;
    client.greet(token).await?;
    let opened = group
        .opened
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    for table in opened {
        let reading = read_one(&mut client, &table, ledger);
        tokio::time::timeout(RECOVERY, reading)
            .await
            .map_err(ClientError::new)?
            .map_err(|error| ClientError::new(format_args!("table {}: {error}", table.as_str())))?;
    }
    Ok(())
}

async fn read_one(
    client: &mut Client,
    table: &TableId,
    ledger: &Shared,
) -> Result<(), ClientError> {
    let (table, after) = (table.clone(), None);
    client
        .say(&ClientMessage::Subscribe {
            table: table.clone(),
            after,
        })
        .await?;
    loop {
        match client.hear().await? {
            ServerMessage::Snapshot(snapshot) if snapshot.table == table => {
                let mut ledger = ledger::open(ledger);
                for logged in &snapshot.history {
                    ledger.see(&table, logged);
                }
                break;
            }
            ServerMessage::Error {
                retry_after: Some(wait),
                ..
            } => {
                tokio::time::sleep(Duration::from_millis(wait.into())).await;
                let table = table.clone();
                client
                    .say(&ClientMessage::Subscribe { table, after })
                    .await?;
            }
            ServerMessage::Error { message, .. } | ServerMessage::Bye { message, .. } => {
                return Err(ClientError::new(message));
            }
            _ => {}
        }
    }
    client.say(&ClientMessage::Unsubscribe { table }).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_injection_is_drawn() {
        let some = injections(6, &mut Dice::from_number(1));
        for kind in Injection::ALL {
            assert!(some.contains(&kind), "{kind:?}");
        }
        let many = injections(200, &mut Dice::from_number(1));
        assert_eq!(many.len(), 200);
        assert_eq!(many, injections(200, &mut Dice::from_number(1)));
        assert_ne!(many, injections(200, &mut Dice::from_number(2)));
    }
}
