//! Hostile clients: each gets an error or a closed connection, and the gateway goes on.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kagiya_hanab_live::Limits;
use kagiya_random::Dice;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::common::player::{Player, Style};
use crate::common::{SiteClient, World, log_in, raw};

/// The gateway serves a new client.
async fn still_serves(world: &World) {
    let mut client = world.client("Zoe").await;
    client.until("tableList").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_are_none_are_refused() {
    let world = World::with(Limits {
        logins: 1000,
        patience: Duration::from_millis(300),
        ..Limits::default()
    })
    .await;
    let address = world.gateway.address;
    let long = format!("GET /ws HTTP/1.1\r\nx: {}\r\n\r\n", "a".repeat(100_000));
    let form = "a".repeat(5000);
    let large = format!("POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{form}");
    for (request, status) in [
        ("GET / HTTP/1.1\r\nhost: x\r\n\r\n", "404"),
        ("GET /login HTTP/1.1\r\nhost: x\r\n\r\n", "405"),
        (
            "POST /ws HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n",
            "405",
        ),
        ("GET /ws HTTP/1.1\r\nhost: x\r\n\r\n", "401"),
        (
            "GET /ws HTTP/1.1\r\nhost: x\r\ncookie: hanabi.sid=0\r\n\r\n",
            "401",
        ),
        (
            "GET /ws HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\n\r\n",
            "403",
        ),
        (&long, "431"),
        (&large, "413"),
        // Less than promised, and nothing at all: the gateway does not wait for ever.
        (
            "POST /login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nuser",
            "408",
        ),
        ("", ""),
        ("GET /ws", ""),
        ("\0\u{1}\u{2}\r\n\r\n", "400"),
    ] {
        let answer = raw(address, request.as_bytes()).await;
        let shown: String = request.chars().take(40).collect();
        assert!(
            answer.split(' ').nth(1).unwrap_or("") == status,
            "{shown:?}: {answer}"
        );
    }
    let (_, cookie) = log_in(address, "username=Ana&password=guest").await;
    let cookie = cookie.split(';').next().unwrap();
    // No upgrade.
    let request = format!("GET /ws HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n");
    assert!(raw(address, request.as_bytes()).await.contains(" 400 "));
    still_serves(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_are_none_are_refused_or_end_the_connection() {
    let world = World::start().await;
    for text in [
        "",
        "x",
        " ",
        "tableJoin",
        "tableJoin ",
        "tableJoin {",
        "é {}",
        "{} {}",
        "[1]",
    ] {
        let mut client = world.client("Ana").await;
        client.until("tableList").await;
        client.socket.send(Message::text(text)).await.unwrap();
        client.until("warning").await;
    }
    let large = Message::text(format!("chat {{\"msg\":\"{}\"}}", "x".repeat(9000)));
    let binary = Message::binary(Bytes::from_static(b"chat {}"));
    for message in [large, binary] {
        let mut client = world.client("Ana").await;
        client.until("tableList").await;
        client.socket.send(message).await.unwrap();
        while client.next().await.is_some() {}
    }
    // More than 200 messages together.
    let mut client = world.client("Ana").await;
    client.until("tableList").await;
    for _ in 0..250 {
        let ignored = Message::text("note {}");
        if client.socket.send(ignored).await.is_err() {
            break;
        }
    }
    let mut last = None;
    while let Some(message) = client.next().await {
        last = Some(message);
    }
    let (command, body) = last.unwrap();
    assert_eq!(command, "error");
    assert!(body["error"].as_str().unwrap().contains("too many"));
    still_serves(&world).await;
}

/// A value of any kind, small or deep.
fn any_value(dice: &mut Dice, depth: usize) -> Value {
    match dice.below(if depth == 0 { 8 } else { 10 }) {
        0 => json!(null),
        1 => json!(dice.below(2) == 0),
        2 => json!(dice.below(5)),
        3 => json!(-1),
        4 => json!(u64::MAX),
        5 => json!(1e300),
        6 => json!("guest \u{0} \u{202e} <b>"),
        7 => json!(["Ana", 1, null]),
        8 => json!([any_value(dice, depth - 1), any_value(dice, depth - 1)]),
        _ => json!({"variantName": any_value(dice, depth - 1), "name": any_value(dice, depth - 1)}),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_message_ends_the_gateway() {
    let world = World::with(Limits {
        messages: u32::MAX,
        ..Limits::default()
    })
    .await;
    let mut clients = world.table(2, &json!({})).await;
    let mut player = Player::new(Style::Discards, 1);
    clients[0]
        .play_until(&mut player, |it| !it.events.is_empty())
        .await;
    let mut dice = Dice::from_number(7);
    let commands = [
        "tableCreate",
        "tableJoin",
        "tableStart",
        "tableSetVariant",
        "tableUpdate",
        "tableRestart",
        "tableReattend",
        "tableUnattend",
        "getGameInfo1",
        "getGameInfo2",
        "loaded",
        "action",
        "chat",
        "chatPM",
        "tableSpectate",
        "note",
        "pause",
        "tableSetLeader",
    ];
    let keys = [
        "tableID",
        "type",
        "target",
        "value",
        "msg",
        "room",
        "recipient",
        "name",
        "options",
        "password",
        "maxPlayers",
        "gameJSON",
        "intendedPlayers",
    ];
    for round in 0..20 {
        for _ in 0..40 {
            let mut body = json!({"tableID": player.table});
            for _ in 0..dice.below(4) {
                let key = *dice.pick(&keys);
                body[key] = any_value(&mut dice, 3);
            }
            let command = *dice.pick(&commands);
            let body = if dice.below(10) == 0 {
                any_value(&mut dice, 3)
            } else {
                body
            };
            clients[0].send(command, &body).await;
        }
        // The answer to this one comes after all others.
        let last = format!("end{round}");
        clients[0].send(&last, &json!({})).await;
        loop {
            let (command, body) = clients[0].receive().await;
            assert_ne!(command, "error", "{body}");
            if command == "warning" && body["warning"].as_str().unwrap().contains(&last) {
                break;
            }
        }
    }
    still_serves(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_connections_and_logins_are_refused() {
    let world = World::with(Limits {
        connections: 3,
        of_address: 3,
        logins: 4,
        ..Limits::default()
    })
    .await;
    let address = world.gateway.address;
    let mut first = world.client("Ana").await;
    first.until("welcome").await;
    let second = TcpStream::connect(address).await.unwrap();
    let third = TcpStream::connect(address).await.unwrap();
    // Both are counted before the next one is: connections are accepted in their order.
    let answer = raw(address, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert_eq!(answer, "");
    drop((second, third));
    loop {
        // Until the closed ones are given back.
        let answer = raw(address, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
        if answer.contains("404") {
            break;
        }
    }
    let mut refused = 0;
    for _ in 0..6 {
        let (status, _) = log_in(address, "username=Ana&password=guest").await;
        refused += u32::from(status == 429);
    }
    assert!(refused >= 3, "{refused}");
}

/// A client that does not read is disconnected, however much it asks for.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_disconnected() {
    let world = World::with(Limits {
        patience: Duration::from_millis(300),
        ..Limits::default()
    })
    .await;
    let address = world.gateway.address;
    let mut clients = world.table(2, &json!({})).await;
    let mut player = Player::new(Style::Discards, 1);
    clients[0]
        .play_until(&mut player, |it| !it.events.is_empty())
        .await;
    // The same person again, with a small buffer.
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(address).await.unwrap();
    let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
    let cookie = clients[0].cookie.parse().unwrap();
    request.headers_mut().insert("cookie", cookie);
    let (mut slow, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .unwrap();
    let table = json!({"tableID": player.table});
    let attend = Message::text(format!("tableReattend {table}"));
    slow.send(attend).await.unwrap();
    loop {
        let message = slow.next().await.unwrap().unwrap();
        if message.to_text().unwrap().starts_with("tableStart") {
            break;
        }
    }
    for _ in 0..190 {
        let ask = Message::text(format!("getGameInfo2 {table}"));
        if slow.send(ask).await.is_err() {
            break;
        }
    }
    // The gateway gives up; only then does this client read, and finds the end.
    let mut again = SiteClient::connect(address, &clients[1].cookie).await;
    again.send("tableReattend", &table).await;
    loop {
        let (command, body) = again.receive().await;
        if command == "connected" && body["list"] == json!([false, true]) {
            break;
        }
        if command == "tableStart" {
            again.send("loaded", &table).await;
        }
    }
    let mut stream = slow.into_inner();
    let _ = stream.shutdown().await;
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest).await;
    still_serves(&world).await;
}
