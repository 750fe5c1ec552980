//! Our bots as clients of the protocol, at our own gateway.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::try_join_all;
use kagiya_hanab_live::{Join, JoinError, JoinTable, Played, Progress, RECONNECTING, join};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::common::World;

fn guest(server: &str, name: &str, bot: &str, table: JoinTable) -> Join {
    Join {
        server: server.to_owned(),
        name: name.to_owned(),
        password: format!("guest-{name}"),
        bot: bot.parse().unwrap(),
        table,
        // These servers don't come back.
        reconnecting: Duration::ZERO,
    }
}

/// Bots open a table, come to it, and play a whole game.
async fn whole_game(world: &World, options: &str, players: usize, bot: &str) -> Vec<Played> {
    let server = world.gateway.address.to_string();
    let (told, number) = oneshot::channel();
    let told = Arc::new(Mutex::new(Some(told)));
    let host = guest(
        &server,
        "Host",
        bot,
        JoinTable::New(options.parse().unwrap()),
    );
    let mut playing = vec![tokio::spawn(async move {
        let tell = |progress| {
            if let Progress::Sits(number) = progress
                && let Some(told) = told.lock().unwrap().take()
            {
                told.send(number).unwrap();
            }
        };
        join(&host, tell).await
    })];
    let number = u32::try_from(number.await.unwrap()).unwrap();
    for seat in 1..players {
        let name = format!("Guest{seat}");
        let guest = guest(&server, &name, bot, JoinTable::Number(number));
        playing.push(tokio::spawn(async move { join(&guest, |_| {}).await }));
    }
    // The first error ends the test: the others would wait.
    let playing = playing.into_iter().map(|it| async { it.await.unwrap() });
    try_join_all(playing).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn companions_play_whole_games_as_clients() {
    let world = World::start().await;
    for (options, players, bot, least) in [
        ("players=2", 2, "companion-3", 12),
        ("Rainbow (5 Suits),players=3", 3, "companion-2", 8),
        // A discarded card may be orange and strike.
        ("Orange (5 Suits),players=2", 2, "cautious", 0),
        ("players=4,oneLessCard", 4, "cautious", 3),
        ("Brown (6 Suits),players=5", 5, "companion-1", 5),
        ("Clue Starved (5 Suits),players=2", 2, "companion-1", 3),
        (
            "Throw It in a Hole (5 Suits),players=3",
            3,
            "companion-1",
            0,
        ),
        (
            "Throw It in a Hole & Orange (5 Suits),players=2",
            2,
            "companion-2",
            0,
        ),
    ] {
        let results = whole_game(&world, options, players, bot).await;
        for result in &results {
            assert_eq!(result, &results[0], "{options}");
            assert!(matches!(result.condition, 1 | 2), "{options}: {result:?}");
            assert!(result.score >= least, "{options}: {result:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_when_it_is_invited() {
    let world = World::start().await;
    let server = world.gateway.address.to_string();
    let bot = guest(&server, "Bot-1", "companion-1", JoinTable::Invited);
    let (told, mut tells) = tokio::sync::mpsc::unbounded_channel();
    let joining = tokio::spawn(async move {
        let tell = |progress| told.send(progress).unwrap();
        join(&bot, tell).await
    });
    while tells.recv().await.unwrap() != Progress::Waits {}
    let mut ana = world.client("Ana").await;
    let options = json!({"name": "ours", "maxPlayers": 2});
    ana.until("welcome").await;
    let invite = json!({"msg": "/join", "recipient": "Bot-1", "room": "lobby"});
    // Without a table there is nothing to come to.
    ana.send("chatPM", &invite).await;
    assert_eq!(ana.until("chat").await["who"], "Bot-1");
    ana.send("tableCreate", &options).await;
    let table = ana.until("joined").await;
    loop {
        ana.send("chatPM", &invite).await;
        let (command, body) = ana.receive().await;
        if command == "game" && body["players"].as_array().unwrap().len() == 2 {
            break;
        }
    }
    ana.send("tableStart", &table).await;
    let (_, player) = ana.play(crate::common::player::Style::Plays, 1).await;
    assert_eq!(player.end_condition(), Some(2));
    loop {
        if let Progress::Over(played) = tells.recv().await.unwrap() {
            assert_eq!((played.score, played.condition), (0, 2));
            break;
        }
    }
    world.gateway.stop().await;
    let ended = joining.await.unwrap().unwrap_err();
    let expected = matches!(ended, JoinError::Refused(_) | JoinError::Closed { .. });
    assert!(expected, "{ended}");
}

/// Passes everything on to the gateway, but cuts the first connection that has told so many bytes.
async fn cutting(gateway: SocketAddr, bytes: usize) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let has_cut = Arc::new(AtomicBool::new(false));
    tokio::spawn(async move {
        while let Ok((here, _)) = listener.accept().await {
            let there = TcpStream::connect(gateway).await.unwrap();
            let (mut said, mut told) = here.into_split();
            let (mut answers, mut questions) = there.into_split();
            let asking = tokio::spawn(async move {
                let _ = tokio::io::copy(&mut said, &mut questions).await;
            });
            let has_cut = Arc::clone(&has_cut);
            tokio::spawn(async move {
                let (mut buffer, mut passed) = ([0; 512], 0);
                while let Ok(read @ 1..) = answers.read(&mut buffer).await {
                    passed += read;
                    if passed > bytes && !has_cut.swap(true, Ordering::Relaxed) {
                        break;
                    }
                    if told.write_all(&buffer[..read]).await.is_err() {
                        break;
                    }
                }
                asking.abort();
            });
        }
    });
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_comes_back_after_a_lost_connection_and_plays_on() {
    let world = World::start().await;
    // Some twenty turns of a game.
    let server = cutting(world.gateway.address, 12_000).await.to_string();
    let (told, mut tells) = tokio::sync::mpsc::unbounded_channel();
    let table = JoinTable::New("players=2".parse().unwrap());
    let host = Join {
        reconnecting: RECONNECTING,
        ..guest(&server, "Host", "companion-1", table)
    };
    let hosting = tokio::spawn(async move {
        let tell = |progress| told.send(progress).unwrap();
        join(&host, tell).await
    });
    let mut heard = Vec::new();
    let number = loop {
        let progress = tells.recv().await.unwrap();
        heard.push(progress.clone());
        if let Progress::Sits(number) = progress {
            break u32::try_from(number).unwrap();
        }
    };
    let direct = world.gateway.address.to_string();
    let other = guest(&direct, "Ben", "companion-1", JoinTable::Number(number));
    let one = join(&other, |_| {}).await.unwrap();
    let two = hosting.await.unwrap().unwrap();
    assert_eq!(one, two);
    assert_eq!(one.condition, 1);
    assert!(one.score > 8, "{one:?}");
    while let Some(progress) = tells.recv().await {
        heard.push(progress);
    }
    let kinds: Vec<&str> = heard
        .iter()
        .map(|progress| match progress {
            Progress::LoggedIn(_) => "in",
            Progress::Sits(_) => "sits",
            Progress::Starts { .. } => "starts",
            Progress::Lost(_) => "lost",
            Progress::Over(_) => "over",
            Progress::Waits | Progress::Refused(_) => "other",
        })
        .collect();
    assert_eq!(
        kinds,
        ["in", "sits", "starts", "lost", "in", "starts", "over"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_ends_with_its_reason() {
    let world = World::start().await;
    let server = world.gateway.address.to_string();
    let at = |server: &str, password: &str, table| Join {
        password: password.to_owned(),
        ..guest(server, "Ana", "cautious", table)
    };
    let refused = join(&at(&server, "wrong", JoinTable::Number(1)), |_| {}).await;
    let refused = refused.unwrap_err();
    assert!(
        matches!(&refused, JoinError::Refused(it) if it.contains("no account")),
        "{refused}"
    );
    let none = join(&at(&server, "guest", JoinTable::Number(77)), |_| {}).await;
    assert_eq!(none, Err(JoinError::NoTable(77)));
    for (server, expected) in [
        ("https://a b", "not the address"),
        ("127.0.0.1:1", "can't be reached"),
    ] {
        let error = join(&at(server, "guest", JoinTable::Invited), |_| {}).await;
        let error = error.unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

/// Whatever answers there, a bot ends with an error.
#[tokio::test]
async fn answers_of_something_else_are_errors() {
    for answer in [
        "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nOK",
        "HTTP/1.1 401 No\r\ncontent-length: 4\r\n\r\nno\x07!",
        "HTTP/1.1 500 No\r\ncontent-length: 0\r\n\r\n",
        "SSH-2.0-other\r\n",
        "",
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let other = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            stream.write_all(answer.as_bytes()).await.unwrap();
        });
        let bot = guest(&address, "Ana", "cautious", JoinTable::Invited);
        let error = join(&bot, |_| {}).await.unwrap_err().to_string();
        assert!(!error.contains('\x07'), "{error}");
        other.await.unwrap();
    }
}
