//! Broken connections that were never closed. Both sides notice, and commands sent there aren't executed
//! later without a new request.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Guest, TestServer};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{
    Action, ClientMessage, Command, CommandId, Seat, ServerMessage, TableEvent, TableId,
};
use kagiya_server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A connection to a server that can hold back everything without closing.
struct Tunnel {
    address: SocketAddr,
    open: watch::Sender<bool>,
}

impl Tunnel {
    async fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (open, opened) = watch::channel(true);
        tokio::spawn(async move {
            loop {
                let (near, _) = listener.accept().await.unwrap();
                let far = TcpStream::connect(server).await.unwrap();
                let (near_in, near_out) = near.into_split();
                let (far_in, far_out) = far.into_split();
                tokio::spawn(carry(near_in, far_out, opened.clone()));
                tokio::spawn(carry(far_in, near_out, opened.clone()));
            }
        });
        Self { address, open }
    }

    fn set(&self, open: bool) {
        self.open.send_replace(open);
    }
}

/// Forwards bytes while the tunnel is open; others wait.
async fn carry(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    mut open: watch::Receiver<bool>,
) {
    let mut buffer = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut buffer).await {
        if open.wait_for(|open| *open).await.is_err() {
            return;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

/// Two people at a running table; the player on turn comes first and is connected through the tunnel.
async fn running(app: &TestServer, tunnel: &Tunnel) -> (Guest, Guest, TableId) {
    let (mut ana, ben, table) = app.couple("original").await;
    let first = ana.subscribe(&table).await.game.unwrap().to_act;
    let (mut player, mut other) = if first == Seat(0) {
        (ana, ben)
    } else {
        (ben, ana)
    };
    player.client = Client::connect(tunnel.address, &player.token)
        .await
        .unwrap();
    player.subscribe(&table).await;
    other.subscribe(&table).await;
    (player, other, table)
}

async fn clues(player: &mut Guest, table: &TableId) -> Vec<Action> {
    let game = player.subscribe(table).await.game.unwrap();
    let clues = game.legal.unwrap().clues;
    let clues = clues.into_iter();
    clues
        .map(|it| Action::Clue {
            to: it.to,
            clue: it.clue,
        })
        .collect()
}

fn command(id: &CommandId, table: &TableId, action: Action) -> ClientMessage {
    ClientMessage::Command {
        id: id.clone(),
        table: table.clone(),
        expect: Some(0),
        command: Command::Act { action },
    }
}

/// Withdraws a command; returns its event if it had taken effect.
async fn withdraw(guest: &mut Guest, id: &CommandId, table: &TableId) -> Option<u32> {
    guest
        .say(ClientMessage::Withdraw {
            id: id.clone(),
            table: table.clone(),
        })
        .await;
    guest
        .until(|message| match message {
            ServerMessage::Done { id: it, seq, .. } if it == id => Some(*seq),
            ServerMessage::Withdrawn { id: it, .. } if it == id => Some(None),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_withdrawn_after_a_dead_connection_is_never_carried_out() {
    let app = TestServer::start().await;
    let tunnel = Tunnel::to(app.address()).await;
    let (mut player, mut other, table) = running(&app, &tunnel).await;
    let clues = clues(&mut player, &table).await;
    let old = player.next_id();
    tunnel.set(false);
    player.say(command(&old, &table, clues[0])).await;
    // Without an answer, the player reconnects directly, while the old connection is still open.
    let direct = Client::connect(app.address(), &player.token).await.unwrap();
    let dead = std::mem::replace(&mut player.client, direct);
    assert_eq!(withdraw(&mut player, &old, &table).await, None);
    // The network finally delivers what was sent on the old connection.
    tunnel.set(true);
    let mut late = dead;
    let refused = loop {
        match late.hear().await.unwrap() {
            ServerMessage::Error { id, code, .. } if id.as_ref() == Some(&old) => break code,
            ServerMessage::Done { .. } => panic!("a withdrawn command was carried out"),
            _ => {}
        }
    };
    assert_eq!(refused.as_str(), "command/withdrawn");
    // The new choice takes effect.
    let new = player.next_id();
    player.say(command(&new, &table, clues[1])).await;
    player.answer(&new).await.unwrap();
    let acted = loop {
        if let TableEvent::Acted { action, number, .. } = other.event(&table).await.logged.event {
            break (action, number);
        }
    };
    assert_eq!(acted, (clues[1], 1));
    assert_eq!(other.subscribe(&table).await.moves, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_carried_out_is_not_withdrawn_but_told() {
    let app = TestServer::start().await;
    let tunnel = Tunnel::to(app.address()).await;
    let (mut player, mut other, table) = running(&app, &tunnel).await;
    let clues = clues(&mut player, &table).await;
    let id = player.next_id();
    player.say(command(&id, &table, clues[0])).await;
    // It arrives, but the answer is never read.
    let seq = loop {
        let update = other.event(&table).await;
        if let TableEvent::Acted { .. } = update.logged.event {
            break update.logged.seq;
        }
    };
    tunnel.set(false);
    player.reconnect().await;
    assert_eq!(withdraw(&mut player, &id, &table).await, Some(seq));
    // A withdrawn id stays withdrawn, and the ids of other people aren't affected.
    let theirs = CommandId("theirs".to_owned());
    assert_eq!(withdraw(&mut player, &theirs, &table).await, None);
    let answer = other
        .command_as(&theirs, &table, Some(0), Command::Leave)
        .await;
    assert_eq!(answer.unwrap_err(), "command/stale", "not withdrawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_notices_a_dead_peer() {
    let app = TestServer::with(Config {
        unlimited: true,
        ping: Duration::from_millis(40),
        silence: Duration::from_millis(400),
        ..Config::default()
    })
    .await;
    let tunnel = Tunnel::to(app.address()).await;
    let (mut player, mut other, table) = running(&app, &tunnel).await;
    let seat = player.subscribe(&table).await.you.unwrap();
    tunnel.set(false);
    // Neither side has closed the connection. The library answers pings only while it reads, as here.
    let reading = tokio::spawn(async move { while player.client.hear_text().await.is_ok() {} });
    let watching = async {
        other
            .until(|message| match message {
                ServerMessage::Presence { presence, .. } => {
                    (!presence.here[seat.index()]).then_some(())
                }
                _ => None,
            })
            .await;
    };
    let heartbeat = async {
        watching.await;
    };
    tokio::pin!(heartbeat);
    let mut other_lives = app.guest("Eve").await;
    other_lives.say(ClientMessage::Ping { n: 1 }).await;
    heartbeat.await;
    tunnel.set(true);
    reading.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_can_notice_a_dead_server() {
    let app = TestServer::start().await;
    let guest = app.guest("Ana").await;
    let tunnel = Tunnel::to(app.address()).await;
    let mut client = Client::open(tunnel.address, &[]).await.unwrap();
    let welcome = client.welcome(&guest.token).await.unwrap();
    let heartbeat = welcome.heartbeat;
    assert!(heartbeat.ask_waiting > 0 && heartbeat.lost_after > 0);
    assert!(
        heartbeat.ask_waiting < heartbeat.ask_after,
        "a waiting client asks sooner"
    );
    assert!(
        heartbeat.ask_after + heartbeat.lost_after < heartbeat.silence,
        "a client notices before the server gives it up"
    );
    assert!(
        heartbeat.silence < 60_000,
        "before the others count it as away"
    );
    client.say(&ClientMessage::Ping { n: 3 }).await.unwrap();
    let answer = client.hear().await.unwrap();
    assert!(matches!(answer, ServerMessage::Pong { n: 3, .. }));
    tunnel.set(false);
    client.say(&ClientMessage::Ping { n: 4 }).await.unwrap();
    let silent = tokio::time::timeout(Duration::from_millis(200), client.hear()).await;
    assert!(silent.is_err(), "there is no answer, and no end either");
}
