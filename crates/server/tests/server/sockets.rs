//! Sockets: the handshake, the accepted messages, and the reasons for their end.

use std::time::Duration;

use crate::common::{self, TestServer, goodbye, legal_clue, running};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{ClientMessage, CommandId, ServerMessage, TableEvent, TableId};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_begins_with_hello_and_a_session() {
    let config = Config {
        unlimited: true,
        hello_timeout: common::PATIENCE,
        ..Config::default()
    };
    let hasty = Config {
        hello_timeout: Duration::from_millis(50),
        ..config.clone()
    };
    let app = TestServer::with_clock(config, Clock::fixed(1_000_000)).await;
    let hasty = TestServer::with(hasty).await;
    let bye = async |headers: &[(&'static str, &str)], first: Option<&str>| {
        let house = if first.is_some() { &app } else { &hasty };
        let mut client = Client::open(house.address(), headers).await.unwrap();
        if let Some(first) = first {
            client.say_text(first).await.unwrap();
        }
        match client.hear().await.unwrap() {
            ServerMessage::Bye { code, message } => {
                assert!(!message.is_empty());
                code.as_str().to_owned()
            }
            other => panic!("no goodbye but {other:?}"),
        }
    };
    let hello = "{\"type\":\"hello\",\"protocol\":2}";
    assert_eq!(bye(&[], None).await, "hello/first");
    assert_eq!(bye(&[], Some("{\"type\":\"ping\"}")).await, "hello/first");
    assert_eq!(bye(&[], Some(hello)).await, "session/expired");
    let future = "{\"type\":\"hello\",\"protocol\":3}";
    assert_eq!(bye(&[], Some(future)).await, "hello/version");
    let wrong = "{\"type\":\"hello\",\"protocol\":2,\"token\":\"ff\"}";
    assert_eq!(bye(&[], Some(wrong)).await, "session/expired");

    let guest = app.guest("Ana").await;
    let cookie = format!("kagiya_session={}", guest.token);
    let bearer = format!("Bearer {}", guest.token);
    for headers in [
        ("cookie", cookie.as_str()),
        ("authorization", bearer.as_str()),
    ] {
        let mut client = Client::open(app.address(), &[headers]).await.unwrap();
        client.say_text(hello).await.unwrap();
        match client.hear().await.unwrap() {
            ServerMessage::Welcome(welcome) => assert_eq!(welcome.you, guest.me),
            other => panic!("no welcome but {other:?}"),
        }
    }
    // A session is extended by use, and expires after a year without it.
    let day = 24 * 60 * 60 * 1000;
    app.clock.advance(300 * day);
    assert!(Client::connect(app.address(), &guest.token).await.is_ok());
    app.clock.advance(364 * day);
    assert!(Client::connect(app.address(), &guest.token).await.is_ok());
    app.clock.advance(366 * day);
    assert_eq!(
        bye(&[("cookie", &cookie)], Some(hello)).await,
        "session/expired"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let app = TestServer::with(Config {
        unlimited: true,
        public_url: Some("https://hanabi.example".to_owned()),
        ..Config::default()
    })
    .await;
    let own = format!("http://{}", app.address());
    for (origin, welcome) in [
        (own.as_str(), true),
        ("https://hanabi.example", true),
        ("https://evil.example", false),
        ("https://hanabi.example.evil.example", false),
        ("null", false),
    ] {
        let opened = Client::open(app.address(), &[("origin", origin)]).await;
        assert_eq!(opened.is_ok(), welcome, "{origin}");
        let asked = ask(
            app.address(),
            "POST",
            "/api/session",
            &[("origin", origin)],
            "{}",
        )
        .await;
        let status = asked.unwrap().status;
        assert_eq!(status, if welcome { 200 } else { 403 }, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_messages_are_refused_in_words() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    for text in [
        "",
        "hello",
        "{",
        "[]",
        "null",
        "{\"type\":\"dance\"}",
        "{\"type\":\"subscribe\"}",
        "{\"type\":\"subscribe\",\"table\":7}",
        "{\"type\":\"command\",\"id\":\"a\",\"table\":\"aaaaaaaa\",\"do\":{\"type\":\"act\"}}",
        "{\"type\":\"command\",\"id\":\"a\",\"table\":\"aaaaaaaa\",\"do\":{\"type\":\"act\",\
         \"action\":{\"type\":\"play\",\"id\":-1}}}",
        &"[".repeat(4000),
    ] {
        ana.client.say_text(text).await.unwrap();
        assert_eq!(ana.refusal().await, "frame/malformed", "{text}");
    }
    ana.client.say_bytes(vec![1, 2, 3]).await.unwrap();
    assert_eq!(ana.refusal().await, "frame/binary");
    ana.client
        .say_text("{\"type\":\"hello\",\"protocol\":2}")
        .await
        .unwrap();
    assert_eq!(ana.refusal().await, "hello/first");
    for (id, code) in [
        ("", "command/id"),
        ("a b", "command/id"),
        ("é", "command/id"),
    ] {
        ana.say(ClientMessage::Rename {
            id: CommandId(id.to_owned()),
            name: "Anna".to_owned(),
        })
        .await;
        assert_eq!(ana.refusal().await, code);
    }
    for table in [
        "",
        "../../etc/passwd",
        "aaaaaaaaaaaaaaaa",
        &"a".repeat(2000),
    ] {
        ana.say(ClientMessage::Subscribe {
            table: TableId(table.to_owned()),
            after: None,
        })
        .await;
        assert_eq!(ana.refusal().await, "table/unknown");
    }
    // The connection still works.
    ana.say(ClientMessage::Ping { n: 7 }).await;
    let n = ana
        .until(|message| match message {
            ServerMessage::Pong { n, .. } => Some(*n),
            _ => None,
        })
        .await;
    assert_eq!(n, 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_frames_end_the_connection_in_words() {
    let app = TestServer::start().await;
    for size in [8_193, 20_000, 40_000, 300_000] {
        let mut ana = app.guest("Ana").await;
        // The server may close the connection while the rest is still being sent.
        let _ = ana.client.say_text("x".repeat(size)).await;
        let heard = goodbye(&mut ana).await;
        if size <= 40_000 {
            assert_eq!(heard.as_deref(), Some("frame/too_large"), "{size} bytes");
        }
    }
    let mut ana = app.guest("Ana").await;
    let mut text = "{\"type\":\"ping\",\"n\":1}".to_owned();
    text.push_str(&" ".repeat(8192 - text.len()));
    ana.client.say_text(text).await.unwrap();
    assert!(matches!(ana.hear().await, ServerMessage::Pong { n: 1, .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_limited_and_others_do_not_feel_it() {
    // With a fixed clock no rate limit recovers.
    let app = TestServer::with_clock(Config::default(), Clock::fixed(1_000_000)).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    for _ in 0..150 {
        ana.say(ClientMessage::Ping { n: 1 }).await;
    }
    assert_eq!(ana.refusal().await, "rate/limited");
    ben.say(ClientMessage::Ping { n: 2 }).await;
    assert!(matches!(ben.hear().await, ServerMessage::Pong { n: 2, .. }));
    for _ in 0..2_000 {
        if ana.client.say(&ClientMessage::Ping { n: 1 }).await.is_err() {
            break;
        }
    }
    let heard = goodbye(&mut ana).await;
    assert!(matches!(
        heard.as_deref(),
        Some("rate/limited" | "server/too_slow") | None
    ));
    ben.say(ClientMessage::Ping { n: 3 }).await;
    assert!(matches!(ben.hear().await, ServerMessage::Pong { n: 3, .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_listen_is_dropped_and_can_resume() {
    let app = TestServer::with(Config {
        unlimited: true,
        send_timeout: Duration::from_millis(300),
        ..Config::default()
    })
    .await;
    let (mut player, mut other, table) = running(&app, "original").await;
    // A client that never reads, with small buffers, so that its queue fills up.
    let mut eve = app.guest("Eve").await;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(app.address()).await.unwrap();
    eve.client = Client::open_on(stream, app.address(), &[]).await.unwrap();
    eve.client.greet(&eve.token).await.unwrap();
    for _ in 0..20_000 {
        let subscribe = ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        };
        if eve.client.say(&subscribe).await.is_err() {
            break;
        }
    }
    let slow = &app.services().metrics.slow;
    common::until("the line is full", async || slow.get() > 0).await;
    assert_eq!(slow.get(), 1, "the slow one is dropped");
    eve.reconnect().await;
    let snapshot = eve.subscribe(&table).await;
    assert_eq!(
        snapshot.game.unwrap().hands[usize::from(snapshot.you.is_some())]
            .ids()
            .len(),
        5
    );
    let action = legal_clue(&mut player, &table).await;
    let seq = player.act(&table, action).await.unwrap();
    // The event that lists the spectator was sent as well.
    let watched = other.event(&table).await.logged.event;
    assert!(matches!(watched, TableEvent::Watched { person, .. } if person == eve.me));
    assert_eq!(
        other.event(&table).await.logged.seq,
        seq,
        "nobody else felt it"
    );
}
