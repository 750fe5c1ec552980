//! The server is killed in the middle of games, at least twenty times. No acknowledged action is lost, and none
//! takes effect twice; the same holds for what friends do (`company`). Each kill waits for a number of
//! acknowledgements, so that a slow machine plays as much as a fast one.
//!
//! This program is both sides: with the address of a store in its environment it is the server.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test program that may fail loudly and says what it does"
)]

mod common;
mod company;

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::time::Duration;

use common::database::{self, Place};
use common::{choose, new_table, settings};
use company::Company;
use kagiya_loadtest::client::{Client, ClientError, ask};
use kagiya_protocol::{
    Action, ClientMessage, Command, CommandId, OnTimeout, ServerMessage, Snapshot, TableEvent,
    TableId, TableSettings, TimeControl,
};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Server};
use tokio::sync::watch;

const STORE: &str = "KAGIYA_TEST_CRASH_STORE";
const KILLS: u32 = 20;
const TABLES: usize = 6;

/// The least number of rounds of the three friends.
const ROUNDS: u32 = 4;

/// How long the next acknowledgements may take.
const PATIENCE: Duration = Duration::from_mins(2);

/// The number of acknowledgements so far.
#[derive(Clone, Copy, Default, Debug)]
struct Acknowledged {
    /// Actions at the tables of two.
    actions: u32,
    /// Steps of three friends, and complete rounds.
    steps: u32,
    rounds: u32,
    /// Actions and steps that a kill interrupted, and that were sent again.
    actions_repeated: u32,
    steps_repeated: u32,
}

/// Waits for enough acknowledgements.
async fn wait_until(
    acknowledged: &watch::Sender<Acknowledged>,
    enough: impl Fn(&Acknowledged) -> bool,
) {
    let mut changes = acknowledged.subscribe();
    let waited = tokio::time::timeout(PATIENCE, changes.wait_for(|it| enough(it))).await;
    assert!(
        waited.is_ok(),
        "nothing is acknowledged any more: {:?}",
        acknowledged.borrow()
    );
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match std::env::var(STORE) {
        Ok(store) => runtime.block_on(serve(&store)),
        // A test harness asks for the list of tests.
        Err(_) if std::env::args().any(|argument| argument == "--list") => {
            println!("nothing_acknowledged_is_lost_by_a_crash: test");
        }
        Err(_) => {
            runtime.block_on(nothing_acknowledged_is_lost_by_a_crash());
            println!("test nothing_acknowledged_is_lost_by_a_crash ... ok");
        }
    }
}

async fn serve(store: &str) {
    let store = database::open(store).await;
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let server = Server::start(listen, store, Clock::System, config)
        .await
        .unwrap();
    println!("{}", server.address);
    std::io::stdout().flush().unwrap();
    std::future::pending::<()>().await;
}

fn spawn(store: &str) -> (Child, SocketAddr) {
    let mut child = std::process::Command::new(std::env::current_exe().unwrap())
        .env(STORE, store)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    (child, line.trim().parse().unwrap())
}

/// Settings with clocks that don't run out in this test.
fn timed() -> TableSettings {
    TableSettings {
        time: TimeControl::Strict {
            bank_seconds: 10_800,
            increment_seconds: 0,
            grace_seconds: 60,
            when_out: OnTimeout::End,
        },
        ..settings("gf-everything", 2)
    }
}

/// A person who plays both seats of a table on two connections, and remembers the answers.
struct Player {
    tokens: [String; 2],
    table: Option<TableId>,
    /// The acknowledged commands: the id, the action, the number of its event.
    acknowledged: Vec<(CommandId, Action, u32)>,
    /// The command without an answer.
    pending: Option<(usize, CommandId, Action)>,
    commands: u32,
    games: u32,
    repeated: u32,
    /// The last values of the table's clocks.
    left: Vec<i64>,
    progress: watch::Sender<Acknowledged>,
}

impl Player {
    async fn play(&mut self, address: SocketAddr) -> Result<(), ClientError> {
        let mut clients = [
            Client::connect(address, &self.tokens[0]).await?,
            Client::connect(address, &self.tokens[1]).await?,
        ];
        if let Some((seat, id, action)) = self.pending.take() {
            // It may have taken effect or not; after the repetition it has exactly one effect.
            self.repeated += 1;
            self.progress.send_modify(|it| it.actions_repeated += 1);
            self.act(&mut clients[seat], seat, id, action).await?;
        }
        loop {
            let Some(table) = self.table.clone() else {
                self.open(&mut clients).await?;
                continue;
            };
            let mut to_act = None;
            for (seat, client) in clients.iter_mut().enumerate() {
                let snapshot = snapshot(client, &table).await?;
                self.check(&snapshot);
                self.check_clocks(&snapshot);
                if snapshot.info.finished_at.is_some() {
                    self.games += 1;
                    self.table = None;
                    self.left.clear();
                    self.acknowledged.clear();
                    to_act = None;
                    break;
                }
                let game = snapshot.game.unwrap();
                if let Some(legal) = &game.legal {
                    let turn = usize::from(game.turn);
                    to_act = Some((seat, choose(&game, legal, turn * 5 + seat)));
                }
            }
            if let Some((seat, action)) = to_act {
                self.commands += 1;
                let id = CommandId(format!("act{}", self.commands));
                self.act(&mut clients[seat], seat, id, action).await?;
            }
        }
    }

    async fn act(
        &mut self,
        client: &mut Client,
        seat: usize,
        id: CommandId,
        action: Action,
    ) -> Result<(), ClientError> {
        let table = self.table.clone().unwrap();
        self.pending = Some((seat, id.clone(), action));
        let command = Command::Act { action };
        let seq = done(
            client,
            &id,
            ClientMessage::Command {
                id: id.clone(),
                table,
                expect: None,
                command,
            },
        )
        .await?
        .1;
        self.pending = None;
        self.acknowledged.push((id, action, seq));
        self.progress.send_modify(|it| it.actions += 1);
        Ok(())
    }

    /// Opens a table; after an interruption it repeats the same command.
    async fn open(&mut self, clients: &mut [Client; 2]) -> Result<(), ClientError> {
        let create = CommandId(format!("open{}", self.games));
        let (table, _) = done(
            &mut clients[0],
            &create,
            ClientMessage::Create {
                id: create.clone(),
                create: new_table(timed()),
            },
        )
        .await?;
        let table = table.unwrap();
        for (client, name, command) in [
            (1, "sit", Command::Sit { seat: None }),
            (0, "start", Command::Start { first: None }),
        ] {
            let id = CommandId(format!("{name}{}", self.games));
            let client = &mut clients[client];
            done(
                client,
                &id,
                ClientMessage::Command {
                    id: id.clone(),
                    table: table.clone(),
                    expect: None,
                    command,
                },
            )
            .await?;
        }
        self.table = Some(table);
        Ok(())
    }

    /// A crash changes no clock: the times only decrease, and by no more than the short play here.
    fn check_clocks(&mut self, snapshot: &Snapshot) {
        let Some(time) = &snapshot.time else {
            self.left.clear();
            return;
        };
        for (before, now) in self.left.iter().zip(&time.left) {
            assert!(now <= before, "time is given: {before} ms, then {now} ms");
        }
        let used = time.left.iter().map(|left| 10_800_000 - left).max();
        assert!(used.unwrap() < 600_000, "the time of the crash is taken");
        self.left.clone_from(&time.left);
    }

    /// All acknowledged actions are in the log, once, in order, and with the acknowledged numbers.
    fn check(&self, snapshot: &Snapshot) {
        let acted: Vec<(Action, u32)> = snapshot
            .history
            .iter()
            .filter_map(|logged| match &logged.event {
                TableEvent::Acted { action, .. } => Some((*action, logged.seq)),
                _ => None,
            })
            .collect();
        let acknowledged: Vec<(Action, u32)> = self
            .acknowledged
            .iter()
            .map(|(_, action, seq)| (*action, *seq))
            .collect();
        assert_eq!(
            acted, acknowledged,
            "what happened is what was acknowledged"
        );
    }
}

async fn snapshot(client: &mut Client, table: &TableId) -> Result<Snapshot, ClientError> {
    client
        .say(&ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        })
        .await?;
    loop {
        if let ServerMessage::Snapshot(snapshot) = client.hear().await? {
            return Ok(*snapshot);
        }
    }
}

/// Sends a command and waits for its acknowledgement.
async fn done(
    client: &mut Client,
    command: &CommandId,
    message: ClientMessage,
) -> Result<(Option<TableId>, u32), ClientError> {
    client.say(&message).await?;
    loop {
        match client.hear().await? {
            ServerMessage::Done { id, table, seq } if id == *command => {
                return Ok((table, seq.unwrap_or(0)));
            }
            ServerMessage::Error {
                id, code, message, ..
            } => {
                panic!("{message:?} for {id:?}: {}", code.as_str());
            }
            _ => {}
        }
    }
}

async fn nothing_acknowledged_is_lost_by_a_crash() {
    let place = Place::new(Arc::new(tempfile::TempDir::new().unwrap())).await;
    let (mut child, address) = spawn(&place.address());
    let server = watch::Sender::new(address);
    let progress = watch::Sender::new(Acknowledged::default());
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let mut tokens = Vec::new();
        for _ in 0..2 {
            let reply = ask(address, "POST", "/api/session", &[], "{\"token\":true}").await;
            let token = reply.unwrap().json()["token"].as_str().unwrap().to_owned();
            tokens.push(token);
        }
        let mut player = Player {
            tokens: tokens.try_into().unwrap(),
            table: None,
            acknowledged: Vec::new(),
            pending: None,
            commands: 0,
            games: 0,
            repeated: 0,
            left: Vec::new(),
            progress: progress.clone(),
        };
        let mut server = server.subscribe();
        players.push(tokio::spawn(async move {
            loop {
                let address = *server.borrow_and_update();
                // Ends only when the server was killed.
                if let Ok(()) = player.play(address).await {
                    unreachable!();
                }
                if server.changed().await.is_err() {
                    return player;
                }
            }
        }));
    }
    let mut company = Company::new(address, progress.clone()).await;
    let mut restarted = server.subscribe();
    let company = tokio::spawn(async move {
        loop {
            let address = *restarted.borrow_and_update();
            if let Ok(()) = company.play(address).await {
                unreachable!();
            }
            if restarted.changed().await.is_err() {
                return company;
            }
        }
    });
    let mut kills = 0;
    // Until enough of them have interrupted something.
    loop {
        let before = *progress.borrow();
        if kills >= KILLS && before.actions_repeated > 20 && before.steps_repeated > 0 {
            break;
        }
        assert!(
            kills < 5 * KILLS,
            "the kills interrupt hardly anything: {before:?}"
        );
        let (actions, steps) = (
            before.actions + 12 + kills * 7 % 17,
            before.steps + 2 + kills % 3,
        );
        wait_until(&progress, |it| it.actions >= actions && it.steps >= steps).await;
        // The friends are anywhere in their next step by then.
        let later = progress.borrow().actions + 1 + kills % 5;
        wait_until(&progress, |it| it.actions >= later).await;
        kills += 1;
        // SIGKILL: the server can't clean up.
        child.kill().unwrap();
        child.wait().unwrap();
        let next = spawn(&place.address());
        child = next.0;
        server.send_replace(next.1);
    }
    // All continue, and finish what the last kill interrupted.
    let actions = progress.borrow().actions + 60;
    wait_until(&progress, |it| it.actions >= actions && it.rounds >= ROUNDS).await;
    child.kill().unwrap();
    child.wait().unwrap();
    drop(server);
    let (mut commands, mut repeated) = (0, 0);
    for player in players {
        let player = player.await.expect("no player found anything wrong");
        commands += player.commands;
        repeated += player.repeated;
    }
    assert!(
        repeated > 20,
        "the kills interrupted hardly anything: {repeated}"
    );
    let company = company.await.expect("no friend found anything wrong");
    assert!(company.repeated > 0, "no kill interrupted the friends");
    let rounds = company.rounds;
    println!(
        "{kills} kills, {rounds} seats handed over and back, {commands} actions, {repeated} sent again"
    );
}
