//! Several servers on one database while parts of them are killed: whether everything that was
//! acknowledged is there once, whether everybody was shown the same, and whether all tables go on.

mod ledger;
mod player;
mod report;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use clap::Args;
use futures_util::{StreamExt as _, stream};
use kagiya_protocol::{ClientMessage, ServerMessage, TableId};
use kagiya_random::Dice;
use kagiya_server::NodeConfig;
use kagiya_server::open_database;
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::cluster::Cluster;
use super::process::guest_from;
use super::{AT_ONCE, LoadError, fail};
use crate::client::{Client, ClientError};
use ledger::{Faults, Found, Shared};
use player::{Group, Player};
pub use report::ChaosReport;
use report::Survived;

/// How long a table may need until it has gone on, after everything runs again.
const GOES_ON: Duration = Duration::from_mins(1);

/// How many actions show that a table goes on.
const SIGNS_OF_LIFE: u64 = 2;

/// Kill parts of a house of several servers while people play there.
#[derive(Clone, Debug, Args)]
pub struct ChaosArgs {
    /// How many servers share the tables.
    #[arg(long, value_name = "N", default_value_t = 3, hide_default_value = true, value_parser = clap::value_parser!(u8).range(1..=9))]
    pub nodes: u8,
    /// At how many tables two people play.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 50,
        hide_default_value = true
    )]
    pub tables: u32,
    /// How many times something is killed, paused or stopped.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 20,
        hide_default_value = true
    )]
    pub kills: u32,
    /// For how many seconds everybody plays before the first of that.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 0,
        hide_default_value = true
    )]
    pub calm: u32,
    /// How long somebody thinks at most, in milliseconds.
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 1000,
        hide_default_value = true
    )]
    pub think: u64,
    /// Within how many seconds everybody must be back at their table.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 5.0,
        hide_default_value = true
    )]
    pub within: f64,
    /// What is killed when follows from this number.
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 1,
        hide_default_value = true
    )]
    pub seed: u64,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
}

/// What is done to a part of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Blow {
    KillServer,
    PauseServer,
    StopServer,
    KillNats,
    PauseNats,
    KillPostgres,
}

impl Blow {
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

    /// How often it comes, in so many of all.
    const fn weight(self) -> usize {
        match self {
            Self::KillServer => 8,
            Self::PauseServer => 4,
            Self::KillPostgres => 3,
            Self::StopServer | Self::KillNats | Self::PauseNats => 2,
        }
    }
}

/// So many blows: each kind at least once if there are enough.
fn blows(number: u32, dice: &mut Dice) -> Vec<Blow> {
    let bag: Vec<Blow> = Blow::ALL
        .into_iter()
        .flat_map(|blow| std::iter::repeat_n(blow, blow.weight()))
        .collect();
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    let mut blows: Vec<Blow> = Blow::ALL.into_iter().take(number).collect();
    while blows.len() < number {
        blows.push(*dice.pick(&bag));
    }
    dice.shuffle(&mut blows);
    blows
}

/// A time up to `most` milliseconds.
fn moment(dice: &mut Dice, most: usize) -> Duration {
    Duration::from_millis(dice.below(most + 1) as u64)
}

/// Does something to a part of the house, and brings it back.
async fn strike(cluster: &mut Cluster, blow: Blow, dice: &mut Dice) -> Result<(), LoadError> {
    let server = dice.below(cluster.addresses().len());
    match blow {
        Blow::KillServer => {
            cluster.kill_server(server);
            tokio::time::sleep(moment(dice, 2000)).await;
            cluster.start_server(server).await
        }
        Blow::PauseServer => {
            cluster.pause_server(server, true)?;
            let lease = NodeConfig::new("").lease;
            tokio::time::sleep(lease + Duration::from_millis(500) + moment(dice, 2000)).await;
            cluster.pause_server(server, false)
        }
        Blow::StopServer => {
            cluster.stop_server(server).await?;
            cluster.start_server(server).await
        }
        Blow::KillNats => {
            cluster.kill_nats();
            tokio::time::sleep(moment(dice, 2000)).await;
            cluster.start_nats().await
        }
        Blow::PauseNats => {
            cluster.pause_nats(true)?;
            tokio::time::sleep(moment(dice, 4000)).await;
            cluster.pause_nats(false)
        }
        Blow::KillPostgres => {
            cluster.kill_postgres();
            tokio::time::sleep(moment(dice, 1000)).await;
            cluster.start_postgres().await
        }
    }
}

/// Plays while parts of the house are killed, and compares at the end; `progress` is told what happens.
///
/// # Errors
/// [`LoadError`] if the house can't be started.
pub async fn run(
    args: &ChaosArgs,
    mut progress: impl FnMut(String),
) -> Result<ChaosReport, LoadError> {
    let mut cluster = Cluster::start(args.nodes.into()).await?;
    let servers: Arc<[SocketAddr]> = cluster.addresses().into();
    let ledger = Shared::default();
    ledger::open(&ledger).blow = "nothing";
    let stop = watch::Sender::new(false);
    let mut dice = Dice::from_number(args.seed);
    let mut people = JoinSet::new();
    let mut groups = Vec::new();
    let mut coming = stream::iter(0..args.tables)
        .map(|number| newcomers(number, servers[number as usize % servers.len()]))
        .buffered(AT_ONCE);
    while let Some(came) = coming.next().await {
        let (origin, tokens) = came.map_err(|error| fail("no session could be made", error))?;
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
    // Before the first blow everybody plays.
    let late = idle_tables(&groups).await;
    tokio::time::sleep(Duration::from_secs(args.calm.into())).await;
    for (number, blow) in (1..).zip(blows(args.kills, &mut dice)) {
        ledger::open(&ledger).blow = blow.name();
        strike(&mut cluster, blow, &mut dice).await?;
        *done.entry(blow.name()).or_default() += 1;
        let actions = ledger::open(&ledger).actions;
        progress(format!(
            "{:>6} s  {number:>4}  {:<44} {actions:>9} actions",
            begin.elapsed().as_secs(),
            blow.name()
        ));
        tokio::time::sleep(Duration::from_millis(200) + moment(&mut dice, 2000)).await;
    }
    let mut ended = Faults::default();
    for server in 0..servers.len() {
        if !cluster.runs(server) {
            ended.add(|| format!("server {} has ended by itself", server + 1));
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
    progress("everything is compared with what is stored".to_owned());
    let (games_opened, unopened, found) = compare(&mut cluster, &groups, &ledger).await?;
    let survived = Survived {
        seconds,
        blows: done,
        games_opened,
        stuck,
        ended,
        unopened,
        found,
    };
    let mut report = ChaosReport::of(args, &ledger::open(&ledger), survived);
    if report.held {
        cluster.throw_away();
    } else {
        report.logs = Some(cluster.folder().display().to_string());
    }
    Ok(report)
}

/// Compares what everybody was told with what is stored: of how many tables, which of them can't be
/// opened, and what is not as it must be.
async fn compare(
    cluster: &mut Cluster,
    groups: &[(Arc<Group>, [String; 2])],
    ledger: &Shared,
) -> Result<(usize, Faults, Found), LoadError> {
    let servers = cluster.addresses();
    // Nothing that a server remembers counts: one that has just started reads it all.
    for server in 0..servers.len() {
        cluster.stop_server(server).await?;
    }
    cluster.start_server(0).await?;
    let mut unopened = Faults::default();
    let mut reading = stream::iter(groups)
        .map(|(group, tokens)| read_again(group, &tokens[0], servers[0], ledger))
        .buffer_unordered(AT_ONCE);
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

/// Two new guests who come from an address of their own: that, and the tokens of their sessions.
async fn newcomers(number: u32, server: SocketAddr) -> Result<(String, [String; 2]), ClientError> {
    let [_, b, c, d] = number.to_be_bytes();
    let origin = format!("10.{b}.{c}.{d}");
    let tokens = [
        guest_from(server, &origin, "North").await?,
        guest_from(server, &origin, "South").await?,
    ];
    Ok((origin, tokens))
}

/// The tables that do not go on within a time.
async fn idle_tables(groups: &[(Arc<Group>, [String; 2])]) -> Faults {
    let actions = |(group, _): &(Arc<Group>, _)| group.actions.load(Ordering::Relaxed);
    let before: Vec<u64> = groups.iter().map(actions).collect();
    let since = Instant::now();
    loop {
        let idle = || {
            let groups = groups.iter().zip(&before);
            groups.filter(|(group, before)| actions(group) < **before + SIGNS_OF_LIFE)
        };
        if idle().next().is_none() {
            return Faults::default();
        }
        if since.elapsed() > GOES_ON {
            let mut faults = Faults::default();
            for ((group, _), _) in idle() {
                let table = group.table.borrow().clone();
                faults.add(|| format!("table {table:?} does not go on"));
            }
            return faults;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Reads all tables of some people again, and compares them with what was seen.
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
        tokio::time::timeout(GOES_ON, reading)
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
    fn every_kind_of_blow_comes() {
        let blows = blows(6, &mut Dice::from_number(1));
        for blow in Blow::ALL {
            assert!(blows.contains(&blow), "{blow:?}");
        }
        let many = super::blows(200, &mut Dice::from_number(1));
        assert_eq!(many.len(), 200);
        assert_eq!(many, super::blows(200, &mut Dice::from_number(1)));
        assert_ne!(many, super::blows(200, &mut Dice::from_number(2)));
    }
}
