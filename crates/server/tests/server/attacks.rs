//! Attempts of a client to exhaust the server, against the real application.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::common::{self, Guest, TestServer, new_table, settings};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{
    ChatMessage, ClientMessage, Command, CreateTable, Seat, ServerMessage, TableId, TablesPage,
};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Append, EncodedEvent, First, Stage, TableRow, Watch};
use kagiya_server::{Config, Quotas};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A server that only limits bytes.
async fn without_quotas() -> TestServer {
    TestServer::with(Config {
        unlimited: true,
        quotas: Quotas::none(),
        ..Config::default()
    })
    .await
}

/// The first page of the list, as a subscriber receives it.
async fn first_page(guest: &mut Guest) -> TablesPage {
    guest.say(ClientMessage::Lobby { follow: true }).await;
    guest
        .until(|message| match message {
            ServerMessage::Lobby { tables, before } => Some(TablesPage {
                tables: tables.clone(),
                before: before.clone(),
            }),
            _ => None,
        })
        .await
}

/// The ids of all pages that follow.
async fn rest(app: &TestServer, mut page: TablesPage) -> Vec<TableId> {
    let mut ids: Vec<TableId> = page.tables.into_iter().map(|it| it.id).collect();
    while let Some(before) = page.before {
        let reply = app.get(&format!("/api/tables?before={before}")).await;
        assert!(reply.body.len() < 512 * 1024, "{} bytes", reply.body.len());
        page = serde_json::from_slice(&reply.body).unwrap();
        ids.extend(page.tables.into_iter().map(|it| it.id));
    }
    ids
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_makes_the_list_too_long_for_its_readers() {
    let app = without_quotas().await;
    let mut mallory = app.guest("Mallory").await;
    let mut long = settings("original", 2);
    long.listed = true;
    let many = json!(vec!["deck_play"; 570]);
    long.options.insert("variant_mods".to_owned(), many);
    for _ in 0..150 {
        let create = CreateTable {
            seat: None,
            ..new_table(long.clone())
        };
        mallory.create(create).await.unwrap();
    }
    // An earlier release stored unchecked settings.
    for n in 0..60 {
        let row = TableRow {
            given: None,
            dealt: None,
            id: TableId(format!("long{n:08}")),
            stage: Stage::Open,
            opened_by: None,
            listed: true,
            created_at: n,
            started_at: None,
            finished_at: None,
            preset: "original".to_owned(),
            options: BTreeMap::from([("variant_mods".to_owned(), json!(vec!["deck_play"; 3000]))]),
            first: First::Edition,
            watch: Watch::Nobody,
            time: None,
            conventions: None,
            turn: None,
            seats: Vec::new(),
            result: None,
        };
        let stored = app.services().store.append(Append {
            table: row.id.clone(),
            expected: 0,
            events: Vec::new(),
            row: Some(row),
        });
        stored.await.unwrap();
    }
    let app = app.restart().await;
    let mut ana = app.guest("Ana").await;
    let page = first_page(&mut ana).await;
    assert!(page.tables.len() <= 80, "{} on a page", page.tables.len());
    assert_eq!(
        page.tables[0].settings.options["variant_mods"],
        json!(["deck_play"])
    );
    let mut ids = rest(&app, page).await;
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 210, "every table is on a page");
    ana.say(ClientMessage::Ping { n: 1 }).await;
    let answered = |message: &ServerMessage| matches!(message, ServerMessage::Pong { .. });
    ana.until(|message| answered(message).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_has_room_for_so_much_and_no_more() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let mut mallory = app.guest("Mallory").await;
    let mut times = 0;
    let refused = loop {
        match mallory.command(&table, Command::Sit { seat: None }).await {
            Ok(_) => times += 1,
            Err(code) => break code,
        }
        mallory.command(&table, Command::Leave).await.unwrap();
        assert!(times <= 100, "there is no end to it");
    };
    assert_eq!(refused, "seat/too_often");
    // Other people can still open a table and play.
    let mut ben = app.guest("Ben").await;
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    let snapshot = ben.subscribe(&table).await;
    let seat = snapshot.you.unwrap();
    let game = snapshot.game.as_ref().unwrap();
    let mut order = game.hands[seat.index()].ids();
    // Reordering a hand to its present order adds no event.
    let same = Command::Reorder {
        order: order.clone(),
    };
    let (_, seq) = ben.command(&table, same).await.unwrap();
    assert_eq!(seq, snapshot.seq);
    let mut times = 0;
    let refused = loop {
        order.rotate_left(1);
        let order = order.clone();
        match ben.command(&table, Command::Reorder { order }).await {
            Ok(_) => times += 1,
            Err(code) => break code,
        }
        assert!(times <= 200, "there is no end to it");
    };
    assert_eq!(refused, "table/too_much");
    // Commands that end the game are still accepted.
    for guest in [&mut ben, &mut ana] {
        let end = Command::End { wish: true };
        guest.command(&table, end).await.unwrap();
    }
    assert!(ana.subscribe(&table).await.info.finished_at.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_long_log_of_an_earlier_release_opens() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    ana.say(ClientMessage::Unsubscribe {
        table: table.clone(),
    })
    .await;
    let seq = ana.subscribe(&table).await.seq;
    let person = json!({"id": "mallorymallo", "name": "Mallory"});
    let bodies = [
        json!({"fact": {"sat": {"seat": 1, "person": person}}}),
        json!({"fact": {"left": {"seat": 1}}}),
    ];
    let events = (0..11_000).map(|n| {
        let event = EncodedEvent {
            version: 1,
            body: bodies[n % 2].to_string(),
        };
        (1_795_219_200_000, event)
    });
    let stored = app.services().store.append(Append {
        table: table.clone(),
        expected: seq,
        events: events.collect(),
        row: None,
    });
    stored.await.unwrap();
    let app = app.restart().await;
    let mut ben = app.guest("Ben").await;
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(snapshot.seq, seq + 11_000);
    assert!(snapshot.history.len() <= 300, "{}", snapshot.history.len());
    assert_eq!(snapshot.history.last().unwrap().seq, snapshot.seq);
    let sit = Command::Sit {
        seat: Some(Seat(1)),
    };
    let refused = ben.command(&table, sit).await.unwrap_err();
    assert_eq!(refused, "seat/too_often");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_one_address_have_so_many_tables() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            tables_of_person: 3,
            tables_of_address: 5,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let open = async |guest: &mut Guest| {
        let create = new_table(settings("original", 2));
        guest.create(create).await
    };
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let first = open(&mut ana).await.unwrap();
    for _ in 0..2 {
        open(&mut ana).await.unwrap();
    }
    assert_eq!(open(&mut ana).await.unwrap_err(), "table/too_many");
    // A repeated command is answered as before.
    ana.commands = 0;
    assert_eq!(open(&mut ana).await.unwrap(), first);
    ana.commands = 100;
    for _ in 0..2 {
        open(&mut ben).await.unwrap();
    }
    assert_eq!(
        open(&mut ben).await.unwrap_err(),
        "table/too_many",
        "they come from one address"
    );
    ana.command(&first, Command::Close).await.unwrap();
    open(&mut ben).await.unwrap();
    assert_eq!(open(&mut ana).await.unwrap_err(), "table/too_many");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_one_address_have_so_many_connections() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            sockets_of_person: 2,
            sockets_of_address: 4,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let ana = app.guest("Ana").await;
    let connect = async |guest: &Guest| {
        kagiya_loadtest::client::Client::connect(guest.address, &guest.token).await
    };
    let second = connect(&ana).await.unwrap();
    let third = connect(&ana).await.unwrap_err().to_string();
    assert!(third.contains("TooManyConnections"), "{third}");
    drop(second);
    let ben = app.guest("Ben").await;
    let _cam = app.guest("Cam").await;
    // Closed connections are no longer counted as soon as the server has noticed.
    let _fourth = loop {
        if let Ok(client) = connect(&ben).await {
            break client;
        }
    };
    let refused = connect(&ana).await.unwrap_err().to_string();
    assert!(refused.contains("429"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_let_go_and_fills_no_memory() {
    const BYTES: usize = 256 * 1024;
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            waiting_of_connection: BYTES,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    // A table with a large snapshot.
    for n in 0..150 {
        let text = format!("{n} {}", "花火".repeat(40));
        let saying = ChatMessage::Text { text };
        let say = Command::Say { saying };
        ana.command(&table, say).await.unwrap();
    }
    let mut mallory = app.guest("Mallory").await;
    // Far more bytes than a socket buffers, but fewer messages than the queue allows.
    let mut sent = 0;
    for _ in 0..2_000 {
        let subscribe = ClientMessage::Subscribe {
            table: table.clone(),
            after: None,
        };
        if mallory.client.say(&subscribe).await.is_err() {
            break;
        }
        sent += 1;
        let all = app.server.app.waiting_bytes();
        assert!(all <= 2 * BYTES, "{all} bytes wait after {sent} messages");
    }
    let slow = async || {
        let metrics = app.get("/metrics").await;
        let text = String::from_utf8(metrics.body).unwrap();
        text.contains("kagiya_slow_clients_total 1\n")
    };
    common::until("the slow client is dropped", slow).await;
    // Other clients still get answers.
    assert!(ana.subscribe(&table).await.seq > 0);
    drop(mallory);
}

/// The present value of a metric.
async fn metric(app: &TestServer, name: &str) -> u64 {
    let text = String::from_utf8(app.get("/metrics").await.body).unwrap();
    let lines = text.lines();
    let mut found = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    found.next().unwrap().parse().unwrap()
}

/// Whether a connection stays open: the server answers a request on it.
async fn is_let_in(stream: &mut TcpStream) -> bool {
    let asked = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let mut buffer = [0; 12];
    asked.await.is_ok() && stream.read_exact(&mut buffer).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_do_not_shut_others_out() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            connections_of_address: 8,
            ..Quotas::default()
        },
        ..Config::default()
    })
    .await;
    let mut idle = Vec::new();
    for _ in 0..8 {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        assert!(is_let_in(&mut stream).await);
        idle.push(stream);
    }
    let mut ninth = TcpStream::connect(app.address()).await.unwrap();
    assert!(!is_let_in(&mut ninth).await, "one address has its share");
    // Closed connections free their quota, as soon as the server has noticed.
    idle.clear();
    loop {
        let mut again = TcpStream::connect(app.address()).await.unwrap();
        if is_let_in(&mut again).await {
            break;
        }
    }
    assert!(metric(&app, "kagiya_connections_refused_total").await >= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_and_takes_no_answer_is_let_go() {
    let app = TestServer::with(Config {
        unlimited: true,
        silence: Duration::from_millis(300),
        ..Config::default()
    })
    .await;
    let mut stream = TcpStream::connect(app.address()).await.unwrap();
    let request = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(64);
    // Until neither side accepts more bytes; then the server closes the connection.
    while stream.write_all(&request).await.is_ok() {}
    drop(stream);
    // Only the connection of this request is left.
    while metric(&app, "kagiya_open_connections").await > 1 {}
}

/// The status of a request of `client` through a proxy.
async fn through_proxy(app: &TestServer, client: &str) -> u16 {
    let headers = [("x-forwarded-for", client)];
    let reply = ask(app.address(), "POST", "/api/session", &headers, "{}").await;
    reply.unwrap().status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_one_whatever_port_or_address_of_a_household() {
    let config = Config {
        trust_proxy: crate::common::any_proxy(),
        ..Config::default()
    };
    let folder = std::sync::Arc::new(tempfile::TempDir::new().unwrap());
    let clock = Clock::fixed(1_795_219_200_000);
    let app = TestServer::on(folder, config, clock.clone()).await;
    for n in 0..20 {
        let (v4, v6) = (format!("192.0.2.7:{}", 4000 + n), format!("2001:db8::{n}"));
        assert_eq!(through_proxy(&app, &v4).await, 200);
        assert_eq!(through_proxy(&app, &v6).await, 200);
    }
    for client in [
        "192.0.2.7:9",
        "192.0.2.7",
        "2001:db8::ffff",
        "[2001:db8::1]:9",
    ] {
        assert_eq!(through_proxy(&app, client).await, 429, "{client}");
    }
    assert_eq!(through_proxy(&app, "192.0.2.8").await, 200);
    assert_eq!(through_proxy(&app, "2001:db8:0:1::1").await, 200);
    // Changes of the clock affect the limit in neither direction.
    for day in [-24 * 3_600_000, 48 * 3_600_000] {
        clock.turn(day);
        assert_eq!(through_proxy(&app, "192.0.2.7").await, 429);
    }
    clock.turn(-24 * 3_600_000);
    clock.advance(3_000);
    assert_eq!(through_proxy(&app, "192.0.2.7").await, 200);
}
