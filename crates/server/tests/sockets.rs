//! What people do wrong, and what happens to connections: each gets an answer in words, and the
//! game is unharmed.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod app;

use std::time::Duration;

use app::{App, Copy, Guest, settings};
use kagiya_load::client::{Client, ask};
use kagiya_protocol::{
    Action, CardId, ClientMessage, Clue, Command, CommandId, CreateTable, Seat, ServerMessage,
    Suit, TableId,
};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

/// Two people at a running table; who is to act comes first.
async fn running(app: &App, preset: &str) -> (Guest, Guest, TableId) {
    let (mut ana, mut ben, table) = app.couple(preset).await;
    let snapshot = ana.subscribe(&table).await;
    ben.subscribe(&table).await;
    if snapshot.game.unwrap().to_act == Seat(0) {
        (ana, ben, table)
    } else {
        (ben, ana, table)
    }
}

fn folder() -> std::sync::Arc<tempfile::TempDir> {
    std::sync::Arc::new(tempfile::TempDir::new().unwrap())
}

async fn first_card(player: &mut Guest, table: &TableId) -> CardId {
    let snapshot = player.subscribe(table).await;
    let me = snapshot.you.unwrap();
    snapshot.game.unwrap().hands[me.index()].ids()[0]
}

async fn legal_clue(player: &mut Guest, table: &TableId) -> Action {
    let game = player.subscribe(table).await.game.unwrap();
    let clue = game.legal.unwrap().clues[0].clone();
    Action::Clue {
        to: clue.to,
        clue: clue.clue,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn illegal_actions_are_refused_in_words_and_change_nothing() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let before = player.subscribe(&table).await;
    let mine = first_card(&mut player, &table).await;
    let theirs = first_card(&mut other, &table).await;
    let me = before.you.unwrap();
    let you = Seat(1 - me.0);
    for (action, code) in [
        (Action::Discard { id: mine }, "action/all_tokens"),
        (
            Action::Play {
                id: theirs,
                announce: None,
            },
            "action/not_in_hand",
        ),
        (
            Action::Play {
                id: CardId(200),
                announce: None,
            },
            "action/unknown_word",
        ),
        (
            Action::Play {
                id: mine,
                announce: Some(Suit('r')),
            },
            "action/no_announcements",
        ),
        (
            Action::Play {
                id: mine,
                announce: Some(Suit('x')),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: me,
                clue: Clue('1'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: Seat(5),
                clue: Clue('1'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: you,
                clue: Clue('9'),
            },
            "action/unknown_word",
        ),
        (
            Action::Clue {
                to: you,
                clue: Clue('m'),
            },
            "action/unknown_word",
        ),
        (
            Action::FreeClue {
                to: you,
                clue: Clue('1'),
            },
            "action/nothing_asked",
        ),
        (Action::Decline, "action/nothing_asked"),
        (Action::Firework { suit: Suit('r') }, "action/nothing_asked"),
        (
            Action::ShuffleBack {
                card: "r1".parse().unwrap(),
            },
            "action/nothing_asked",
        ),
        (
            Action::PutIntoPlay {
                card: "r9".parse().unwrap(),
            },
            "action/unknown_word",
        ),
    ] {
        assert_eq!(
            player.act(&table, action).await,
            Err(code.to_owned()),
            "{action:?}"
        );
    }
    let after = player.subscribe(&table).await;
    assert_eq!((after.seq, after.game), (before.seq, before.game));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_is_to_act_acts() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let before = player.subscribe(&table).await;
    let theirs = first_card(&mut other, &table).await;
    let card = Action::Play {
        id: theirs,
        announce: None,
    };
    assert_eq!(
        other.act(&table, card).await,
        Err("action/not_your_turn".to_owned())
    );
    let mut eve = app.guest("Eve").await;
    assert_eq!(
        eve.act(&table, card).await,
        Err("seat/not_seated".to_owned())
    );
    for (command, code) in [
        (Command::Start { first: None }, "table/not_open"),
        (Command::Close, "table/not_open"),
        (Command::Sit { seat: None }, "table/not_open"),
        (Command::Rematch, "table/not_finished"),
        (
            Command::SeatBot {
                seat: Seat(0),
                bot: "cautious".into(),
            },
            "seat/not_seated",
        ),
        (
            Command::SeatBot {
                seat: Seat(0),
                bot: "hal".into(),
            },
            "bot/unknown",
        ),
        (Command::FreeSeat { seat: Seat(0) }, "table/not_open"),
    ] {
        assert_eq!(eve.command(&table, command).await.unwrap_err(), code);
    }
    let after = player.subscribe(&table).await;
    assert_eq!((after.seq, after.game), (before.seq, before.game));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_belongs_to_its_owner() {
    let app = App::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let table = ana.open_table("original", 3).await;
    for (command, code) in [
        (Command::Start { first: None }, "table/not_owner"),
        (
            Command::Configure {
                settings: settings("abacus", 3),
            },
            "table/not_owner",
        ),
        (
            Command::Sit {
                seat: Some(Seat(0)),
            },
            "seat/taken",
        ),
        (
            Command::Sit {
                seat: Some(Seat(3)),
            },
            "seat/unknown",
        ),
        (Command::Leave, "seat/not_seated"),
        (
            Command::Act {
                action: Action::Decline,
            },
            "table/not_running",
        ),
        (Command::Reorder { order: Vec::new() }, "table/not_running"),
    ] {
        assert_eq!(ben.command(&table, command).await.unwrap_err(), code);
    }
    ben.command(
        &table,
        Command::Sit {
            seat: Some(Seat(2)),
        },
    )
    .await
    .unwrap();
    for (command, code) in [
        (
            Command::Configure {
                settings: settings("original", 2),
            },
            "seat/taken",
        ),
        (
            Command::Configure {
                settings: settings("orignal", 3),
            },
            "options/unknown_preset",
        ),
        (
            Command::Configure {
                settings: settings("original", 7),
            },
            "options/invalid",
        ),
        (
            Command::SeatBot {
                seat: Seat(2),
                bot: "cautious".into(),
            },
            "seat/taken",
        ),
        (Command::FreeSeat { seat: Seat(1) }, "seat/empty"),
    ] {
        assert_eq!(ana.command(&table, command).await.unwrap_err(), code);
    }
    // Who has sat longest has the table when its owner leaves, and it closes behind the last.
    ana.command(&table, Command::Leave).await.unwrap();
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(snapshot.info.owner, ben.me.id);
    ben.command(&table, Command::Leave).await.unwrap();
    assert_eq!(
        ana.command(&table, Command::Sit { seat: None })
            .await
            .unwrap_err(),
        "table/not_open"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_twice_has_one_effect() {
    let app = App::start().await;
    let (mut player, _other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let id = CommandId("once".to_owned());
    let act = || Command::Act { action };
    let first = player.command_as(&id, &table, None, act()).await.unwrap();
    // It is no longer this player's turn, and yet the repetition is answered as the first time.
    let second = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, second);
    player.reconnect().await;
    let third = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, third);
    let app = app.restart().await;
    player.address = app.address();
    player.reconnect().await;
    let fourth = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, fourth, "also after the server has started again");
    assert_eq!(Some(player.subscribe(&table).await.seq), Some(first.1));

    let create = || CreateTable {
        settings: settings("original", 2),
        seat: Some(Seat(0)),
        bots: vec!["cautious".to_owned()],
        start: true,
    };
    let mut tables = Vec::new();
    for _ in 0..2 {
        player
            .say(ClientMessage::Create {
                id: CommandId("table".to_owned()),
                create: create(),
            })
            .await;
        let id = CommandId("table".to_owned());
        tables.push(player.answer(&id).await.unwrap());
    }
    assert_eq!(tables[0], tables[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_id_of_a_command_is_known_for_a_day() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let clock = Clock::fixed(1_000);
    let app = App::on(folder(), Config::default(), clock.clone()).await;
    let (mut player, _other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let id = CommandId("once".to_owned());
    let act = || Command::Act { action };
    let first = player.command_as(&id, &table, None, act()).await.unwrap();
    clock.advance(DAY);
    let known = player.command_as(&id, &table, None, act()).await;
    assert_eq!(known, Ok(first));
    clock.advance(1);
    let expired = player.command_as(&id, &table, None, act()).await;
    assert_eq!(expired.unwrap_err(), "action/not_your_turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_command_is_refused() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    assert_eq!(player.subscribe(&table).await.moves, 0);
    let action = legal_clue(&mut player, &table).await;
    // What is no move makes nothing stale: a name, an order of a hand, who is there.
    let id = other.next_id();
    other
        .say(ClientMessage::Rename {
            id: id.clone(),
            name: "Zoë".to_owned(),
        })
        .await;
    other.answer(&id).await.unwrap();
    let theirs = other.subscribe(&table).await;
    let mut order = theirs.game.unwrap().hands[theirs.you.unwrap().index()].ids();
    order.reverse();
    other
        .command(&table, Command::Reorder { order })
        .await
        .unwrap();
    let id = player.next_id();
    let stale = player
        .command_as(&id, &table, Some(1), Command::Act { action })
        .await;
    assert_eq!(stale, Err("command/stale".to_owned()));
    // Refused, so that the id can be used again.
    player
        .command_as(&id, &table, Some(0), Command::Act { action })
        .await
        .unwrap();
    let number = loop {
        let update = other.event(&table).await;
        if let kagiya_protocol::TableEvent::Acted { number, .. } = update.logged.event {
            break number;
        }
    };
    assert_eq!(number, 1);
    assert_eq!(other.subscribe(&table).await.moves, 1);
    let mine = first_card(&mut other, &table).await;
    let action = Action::Play {
        id: mine,
        announce: None,
    };
    let id = other.next_id();
    let stale = other
        .command_as(&id, &table, Some(0), Command::Act { action })
        .await;
    assert_eq!(stale, Err("command/stale".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_twice_leaves_no_error() {
    // The bot moves only after both have been said.
    let config = Config {
        unlimited: true,
        bot_pause: Duration::from_hours(1),
        ..Config::default()
    };
    let app = App::with(config).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let table = ana.open_table("original", 3).await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let bot = || Command::SeatBot {
        seat: Seat(2),
        bot: "cautious".to_owned(),
    };
    let start = || Command::Start { first: None };
    for command in [bot, start] {
        let (_, first) = ana.command(&table, command()).await.unwrap();
        let (_, second) = ana.command(&table, command()).await.unwrap();
        assert_eq!(first, second, "the second changes nothing");
    }
    assert_eq!(
        ben.command(&table, start()).await.unwrap_err(),
        "table/not_open",
        "who has not begun the game is told that it goes on"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_was_missed() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let mut copy = Copy::of(&other.subscribe(&table).await);
    let mut people = [player, other];
    let after = copy.seq;
    for turn in 0..6 {
        let action = legal_clue(&mut people[turn % 2], &table).await;
        people[turn % 2].act(&table, action).await.unwrap();
    }
    [player, other] = people;
    other.reconnect().await;
    other
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: Some(after),
        })
        .await;
    let seq = other
        .until(|message| match message {
            ServerMessage::Resumed { seq, .. } => Some(*seq),
            ServerMessage::Snapshot(_) => panic!("the events were few enough"),
            _ => None,
        })
        .await;
    assert_eq!(seq, after + 6);
    while copy.seq < seq {
        let update = other.event(&table).await;
        assert!(copy.take(&update));
    }
    let snapshot = other.subscribe(&table).await;
    assert_eq!(copy.game, snapshot.game);
    // A number that the table has not reached makes no sense: everything is told again.
    other
        .say(ClientMessage::Subscribe {
            table: table.clone(),
            after: Some(seq + 1000),
        })
        .await;
    let again = other
        .until(|message| match message {
            ServerMessage::Snapshot(snapshot) => Some((**snapshot).clone()),
            _ => None,
        })
        .await;
    assert_eq!(again.game, snapshot.game);
    drop(player);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_who_is_there() {
    let app = App::start().await;
    let (mut player, other, table) = running(&app, "original").await;
    let until = async |player: &mut Guest, seated: usize, watching: u32| loop {
        let presence = player
            .until(|message| match message {
                ServerMessage::Presence { presence, .. } => Some(presence.clone()),
                _ => None,
            })
            .await;
        let here = presence.here.iter().filter(|here| **here).count();
        if (here, presence.watching) == (seated, watching) {
            break presence;
        }
    };
    let me = player.subscribe(&table).await.you.unwrap();
    drop(other);
    assert!(until(&mut player, 1, 0).await.here[me.index()]);
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    until(&mut player, 1, 1).await;
    drop(eve);
    until(&mut player, 1, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_is_away() {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = App::on(folder(), config, Clock::fixed(1_000_000)).await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let other_seat = other.subscribe(&table).await.you.unwrap();
    let seat_bot = || Command::SeatBot {
        seat: other_seat,
        bot: "cautious".to_owned(),
    };
    assert_eq!(
        player.command(&table, seat_bot()).await.unwrap_err(),
        "seat/present"
    );
    let token = other.token.clone();
    drop(other.client);
    player
        .until(|message| match message {
            ServerMessage::Presence { presence, .. } => {
                (!presence.here[other_seat.index()]).then_some(())
            }
            _ => None,
        })
        .await;
    app.clock.advance(59_000);
    assert_eq!(
        player.command(&table, seat_bot()).await.unwrap_err(),
        "seat/present"
    );
    app.clock.advance(2_000);
    player.command(&table, seat_bot()).await.unwrap();
    // The bot answers each turn of the player.
    let action = legal_clue(&mut player, &table).await;
    player.act(&table, action).await.unwrap();
    let acted = loop {
        let update = player.event(&table).await;
        if let kagiya_protocol::TableEvent::Acted { seat, bot, .. } = update.logged.event
            && seat == other_seat
        {
            break bot;
        }
    };
    assert!(acted);
    // The person comes back and plays on.
    other.client = Client::connect(app.address(), &token).await.unwrap();
    other
        .command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let snapshot = other.subscribe(&table).await;
    assert_eq!(snapshot.info.seats[other_seat.index()].bot, None);
    assert_eq!(snapshot.you, Some(other_seat));
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_no_messages_are_refused_in_words() {
    let app = App::start().await;
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
    // The connection is still good.
    ana.say(ClientMessage::Ping { n: 7 }).await;
    let n = ana
        .until(|message| match message {
            ServerMessage::Pong { n, .. } => Some(*n),
            _ => None,
        })
        .await;
    assert_eq!(n, 7);
}

/// The code of the goodbye, if one is said before the connection ends.
async fn goodbye(guest: &mut Guest) -> Option<String> {
    let farewell = async {
        let mut last = None;
        while let Ok(text) = guest.client.hear_text().await {
            if let Ok(ServerMessage::Bye { code, .. }) = serde_json::from_str(&text) {
                last = Some(code.as_str().to_owned());
            }
        }
        last
    };
    tokio::time::timeout(app::PATIENCE, farewell)
        .await
        .expect("the connection ends")
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_frames_end_the_connection_in_words() {
    let app = App::start().await;
    for size in [8_193, 20_000, 40_000, 300_000] {
        let mut ana = app.guest("Ana").await;
        // The server may hang up while the rest is still being sent.
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
    // While the clock stands still, nothing becomes allowed again.
    let app = App::on(folder(), Config::default(), Clock::fixed(1_000_000)).await;
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
    let app = App::with(Config {
        unlimited: true,
        send_timeout: Duration::from_millis(300),
        ..Config::default()
    })
    .await;
    let (mut player, mut other, table) = running(&app, "original").await;
    // A reader who never reads, with little room between: its line fills up.
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
    let slow = &app.server.house.metrics.slow;
    let dropped = async {
        while slow.get() == 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(app::PATIENCE, dropped)
        .await
        .expect("the line is full");
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
    assert_eq!(
        other.event(&table).await.logged.seq,
        seq,
        "nobody else felt it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_begins_with_hello_and_a_session() {
    let config = Config {
        unlimited: true,
        hello_timeout: app::PATIENCE,
        ..Config::default()
    };
    let hasty = Config {
        hello_timeout: Duration::from_millis(50),
        ..config.clone()
    };
    let app = App::on(folder(), config, Clock::fixed(1_000_000)).await;
    let hasty = App::with(hasty).await;
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
    // Use keeps a session alive; a year without it ends it.
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
    let app = App::with(Config {
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
async fn names_change_everywhere() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let rename = async |who: &mut Guest, name: &str| {
        let id = who.next_id();
        who.say(ClientMessage::Rename {
            id: id.clone(),
            name: name.to_owned(),
        })
        .await;
        who.answer(&id).await
    };
    assert_eq!(
        rename(&mut player, " ").await,
        Err("name/invalid".to_owned())
    );
    rename(&mut player, "Zoë").await.unwrap();
    let name = loop {
        let update = other.event(&table).await;
        if let kagiya_protocol::TableEvent::Renamed { name, .. } = update.logged.event {
            break name;
        }
    };
    assert_eq!(name, "Zoë");
    let me = app
        .server
        .house
        .lobby_of(Some(&player.me.id))
        .await
        .unwrap();
    assert!(me[0].seats.iter().any(|seat| {
        seat.person
            .as_ref()
            .is_some_and(|person| person.name == "Zoë")
    }));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_shows_what_is_listed_and_what_is_mine() {
    let app = App::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    for guest in [&mut ana, &mut ben] {
        guest.say(ClientMessage::Lobby { follow: true }).await;
        let tables = guest
            .until(|message| match message {
                ServerMessage::Lobby { tables } => Some(tables.clone()),
                _ => None,
            })
            .await;
        assert_eq!(tables, []);
    }
    let table = |message: &ServerMessage| match message {
        ServerMessage::LobbyTable { table } => Some(table.id.clone()),
        ServerMessage::LobbyGone { table } => Some(TableId(format!("gone {table}"))),
        _ => None,
    };
    let hidden = ana.open_table("original", 2).await;
    assert_eq!(ana.until(table).await, hidden);
    let mut listed = settings("original", 2);
    listed.listed = true;
    let open = ana
        .create(CreateTable {
            settings: listed,
            seat: Some(Seat(0)),
            bots: Vec::new(),
            start: false,
        })
        .await
        .unwrap();
    // Ben never hears of the hidden one.
    assert_eq!(ben.until(table).await, open);
    ana.command(&open, Command::Close).await.unwrap();
    assert_eq!(ben.until(table).await, TableId(format!("gone {open}")));
    let tables = ben.heard.join("");
    assert!(!tables.contains(hidden.as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_server_stops_and_starts_again() {
    let app = App::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let seq = player.act(&table, action).await.unwrap();
    let before = other.subscribe(&table).await;
    let stopping = tokio::spawn(app.restart());
    assert_eq!(
        goodbye(&mut player).await.as_deref(),
        Some("server/shutting_down")
    );
    let app = stopping.await.unwrap();
    other.address = app.address();
    other.reconnect().await;
    let after = other.subscribe(&table).await;
    assert_eq!(after.seq, seq);
    assert_eq!(after.game, before.game);
    assert_eq!(after.history, before.history);
}
