//! Requests of administrators, and their effects on the people on the server.

use std::sync::Arc;

use crate::common::{Guest, TestServer, folder, goodbye, new_table, running, settings};
use kagiya_loadtest::client::{Client, ask};
use kagiya_protocol::{
    ClientMessage, Command, EndReason, ServerMessage, TableEvent, TableId, TableStatus,
};
use kagiya_server::admin::{
    Answer, Error, PurgeScope, Request, TableFilter, TableSummary, UserRef,
};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Keys};
use kagiya_web_assets::assets;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;

const HOUR: i64 = 60 * 60 * 1000;

/// A server with a fixed clock.
async fn house_at(millis: i64) -> TestServer {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    TestServer::with_clock(config, Clock::fixed(millis)).await
}

async fn order(app: &TestServer, order: Request) -> Answer {
    app.server.app.execute(order).await
}

async fn tables(app: &TestServer, which: TableFilter, person: Option<&str>) -> Vec<TableSummary> {
    let list = Request::Tables {
        which,
        person: person.map(str::to_owned),
        older_than: 0,
        limit: 100,
    };
    match order(app, list).await {
        Answer::Tables(lines) => lines,
        other => panic!("{other:?}"),
    }
}

/// Waits for an event of a table that `pick` accepts.
async fn event<T>(
    guest: &mut Guest,
    table: &TableId,
    pick: impl Fn(&TableEvent) -> Option<T>,
) -> T {
    loop {
        if let Some(picked) = pick(&guest.event(table).await.logged.event) {
            return picked;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_closed_ends_for_all_and_says_who_did_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let close = || Request::Close {
        table: table.clone(),
    };
    assert_eq!(order(&app, close()).await, Answer::Closed(true));
    for guest in [&mut ana, &mut ben] {
        let ended = event(guest, &table, |event| match event {
            TableEvent::Ended { by, why } => Some((*by, *why)),
            _ => None,
        });
        assert_eq!(ended.await, (None, EndReason::Operator));
        let info = guest.subscribe(&table).await.info;
        assert_eq!(info.status, TableStatus::Finished);
    }
    assert_eq!(order(&app, close()).await, Answer::Closed(false));

    let waiting = ana.open_table("original", 3).await;
    let close = Request::Close {
        table: waiting.clone(),
    };
    assert_eq!(order(&app, close).await, Answer::Closed(true));
    let by_operator = event(&mut ana, &waiting, |event| match event {
        TableEvent::Closed { operator } => Some(*operator),
        _ => None,
    });
    assert!(by_operator.await);
    let nothing = TableId("nosuchtable".to_owned());
    let close = Request::Close {
        table: nothing.clone(),
    };
    let refused = Answer::Refused(Error::NoTable(nothing));
    assert_eq!(order(&app, close).await, refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_removed_is_gone_for_all() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let listed = new_table(kagiya_protocol::TableSettings {
        listed: true,
        ..settings("original", 2)
    });
    let listed = ana.create(listed).await.unwrap();
    ben.say(ClientMessage::Lobby { follow: true }).await;
    let shown = ben.until(|message| match message {
        ServerMessage::Lobby { tables, .. } => Some(tables.len()),
        _ => None,
    });
    assert_eq!(shown.await, 2);
    let remove = Request::Remove {
        tables: vec![table.clone(), listed.clone()],
    };
    assert_eq!(order(&app, remove.clone()).await, Answer::Removed(2));
    assert_eq!(ana.refusal().await, "table/unknown");
    for _ in 0..2 {
        ben.until(|message| matches!(message, ServerMessage::LobbyGone { .. }).then_some(()))
            .await;
    }
    let sit = Command::Sit { seat: None };
    assert_eq!(ben.command(&table, sit).await.unwrap_err(), "table/unknown");
    let application = &app.server.app;
    assert_eq!(application.services.store.row(&table).await.unwrap(), None);
    assert!(
        application
            .services
            .store
            .read(&table, 0)
            .await
            .unwrap()
            .is_empty()
    );
    let refused = Answer::Refused(Error::NoTable(table));
    assert_eq!(order(&app, remove).await, refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_found_by_stage_by_person_and_by_age() {
    let app = house_at(100 * HOUR).await;
    let (mut ana, ben, game) = app.couple("original").await;
    let open = ana.open_table("original", 3).await;
    let closed = ana.open_table("original", 2).await;
    ana.command(&closed, Command::Close).await.unwrap();
    let stages = async |which, person| {
        let lines = tables(&app, which, person).await;
        let mut found: Vec<_> = lines.into_iter().map(|it| it.table).collect();
        found.sort();
        found
    };
    let sorted = |mut ids: Vec<TableId>| {
        ids.sort();
        ids
    };
    app.clock.advance(HOUR);
    let current = sorted(vec![game.clone(), open.clone()]);
    assert_eq!(stages(TableFilter::Current, None).await, current);
    assert_eq!(
        stages(TableFilter::Open, None).await,
        std::slice::from_ref(&open)
    );
    assert_eq!(
        stages(TableFilter::Running, None).await,
        std::slice::from_ref(&game)
    );
    assert_eq!(stages(TableFilter::Closed, None).await, [closed]);
    assert_eq!(
        stages(TableFilter::Current, Some("Ben")).await,
        std::slice::from_ref(&game)
    );
    assert_eq!(
        stages(TableFilter::Current, Some(ben.me.id.as_str())).await,
        std::slice::from_ref(&game)
    );
    let line = tables(&app, TableFilter::Running, None).await.remove(0);
    assert_eq!(
        (&*line.stage, line.bots, line.listed),
        ("running", 0, false)
    );
    assert_eq!(line.people, ["Ana", "Ben"]);
    assert_eq!(line.started_at, Some(100 * HOUR));
    assert!(line.events >= 4 && line.in_memory, "{line:?}");
    let old = Request::Tables {
        which: TableFilter::Current,
        person: None,
        older_than: 2 * HOUR,
        limit: 100,
    };
    assert_eq!(order(&app, old).await, Answer::Tables(Vec::new()));
    order(
        &app,
        Request::Close {
            table: game.clone(),
        },
    )
    .await;
    app.clock.advance(HOUR);
    assert_eq!(
        stages(TableFilter::Finished, None).await,
        std::slice::from_ref(&game)
    );
    assert_eq!(stages(TableFilter::Finished, Some("Ben")).await, [game]);
    let nobody = Request::Tables {
        which: TableFilter::Current,
        person: Some("Zoe".to_owned()),
        older_than: 0,
        limit: 100,
    };
    let refused = Error::NoPerson("Zoe".to_owned());
    assert_eq!(order(&app, nobody).await, Answer::Refused(refused));
}

async fn session(app: &TestServer, guest: &Guest) -> (u16, serde_json::Value) {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [
        ("authorization", &*bearer),
        ("content-type", "application/json"),
    ];
    let reply = ask(app.address(), "POST", "/api/session", &headers, "{}").await;
    let reply = reply.unwrap();
    (reply.status, reply.json())
}

fn block(who: UserRef, hours: i64) -> Request {
    Request::Ban {
        who,
        duration: hours * HOUR,
        why: "shouting".to_owned(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_is_kept_out_is_told_so_everywhere_until_it_is_over() {
    let app = house_at(100 * HOUR).await;
    let (mut ana, ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let who = UserRef::Guest("Ana".to_owned());
    let Answer::Banned(blocked) = order(&app, block(who, 2)).await else {
        panic!("nobody is banned");
    };
    assert_eq!(blocked.who, format!("guest:{}", ana.me.id.as_str()));
    assert_eq!(blocked.until, 102 * HOUR);
    // Her connection ends with a reason.
    let bye = ana
        .until(|message| match message {
            ServerMessage::Bye { code, message } => Some((code.as_str(), message.clone())),
            _ => None,
        })
        .await;
    assert_eq!(bye.0, "session/blocked");
    assert!(
        bye.1.ends_with("until 1970-01-05 06:00 UTC (shouting)"),
        "{}",
        bye.1
    );
    // She can't connect, and her session doesn't give her another identity.
    let (status, problem) = session(&app, &ana).await;
    assert_eq!((status, &problem["code"]), (403, &"session/blocked".into()));
    assert_eq!(problem["reason"]["args"]["why"], "shouting");
    assert!(Client::connect(app.address(), &ana.token).await.is_err());
    assert_eq!(session(&app, &ben).await.0, 200, "others are not banned");
    // The ban survives a restart.
    let app = app.restart().await;
    assert_eq!(session(&app, &ana).await.0, 403);
    let Answer::Bans(blocks) = order(&app, Request::Bans).await else {
        panic!("no list");
    };
    assert_eq!(blocks.len(), 1);
    assert_eq!(blocks[0].name.as_deref(), Some("Ana"));
    app.clock.advance(2 * HOUR);
    assert_eq!(session(&app, &ana).await.0, 200, "it is over");
    assert_eq!(order(&app, Request::Bans).await, Answer::Bans(Vec::new()));
    // An administrator can end it early.
    let id = UserRef::Guest(ana.me.id.as_str().to_owned());
    order(&app, block(id.clone(), 2)).await;
    assert_eq!(session(&app, &ana).await.0, 403);
    let unblock = || Request::Unban { who: id.clone() };
    assert!(matches!(order(&app, unblock()).await, Answer::Banned(_)));
    assert_eq!(session(&app, &ana).await.0, 200);
    let again = order(&app, unblock()).await;
    assert_eq!(again, Answer::Refused(Error::NotBanned));
    app.guest("Ana").await;
    let several = order(&app, block(UserRef::Guest("Ana".to_owned()), 2)).await;
    let Answer::Refused(Error::SeveralPeople { ids, .. }) = several else {
        panic!("{several:?}");
    };
    assert_eq!(ids.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_kept_out_is_told_so_and_takes_no_room() {
    let config = Config {
        unlimited: true,
        assets: assets(),
        ..Config::default()
    };
    let app = TestServer::with_clock(config, Clock::fixed(100 * HOUR)).await;
    let mut ana = app.guest("Ana").await;
    let here = || UserRef::Address("127.0.0.1".to_owned());
    let Answer::Banned(blocked) = order(&app, block(here(), 1)).await else {
        panic!("nobody is banned");
    };
    assert_eq!(blocked.who, "address:127.0.0.1");
    assert_eq!(goodbye(&mut ana).await.as_deref(), Some("session/blocked"));
    for path in ["/api/tables", "/api/presets", "/api/session"] {
        let reply = app.get(path).await;
        assert_eq!(reply.status, 403, "{path}");
        let text = reply.json()["message"].to_string();
        assert!(
            text.contains("banned from this server until"),
            "{path}: {text}"
        );
    }
    assert!(Client::connect(app.address(), &ana.token).await.is_err());
    // The page is served, so that it can explain the ban in the reader's language.
    assert_eq!(app.get("/").await.status, 200);
    // Silent connections are limited to the number that a banned client may have.
    let (ended, mut ends) = tokio::sync::mpsc::channel(24);
    let mut silent = tokio::task::JoinSet::new();
    for _ in 0..24 {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        let ended = ended.clone();
        silent.spawn(async move {
            let read = stream.read(&mut [0]).await;
            ended.send(read.unwrap_or(0)).await
        });
    }
    for _ in 0..16 {
        assert_eq!(ends.recv().await, Some(0), "it is closed at once");
    }
    silent.shutdown().await;
    app.clock.advance(HOUR);
    assert_eq!(app.get("/api/tables").await.status, 200, "it is over");
    let nowhere = order(&app, block(UserRef::Address("here".to_owned()), 1)).await;
    let refused = Error::NoAddress("here".to_owned());
    assert_eq!(nowhere, Answer::Refused(refused));
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tables_are_purged_and_the_others_stay() {
    let app = house_at(1_000 * HOUR).await;
    let (mut ana, _ben, old) = app.couple("original").await;
    let abandoned = ana.open_table("original", 3).await;
    order(&app, Request::Close { table: old.clone() }).await;
    app.clock.advance(100 * HOUR);
    let (_cleo, _dan, new) = app.couple("original").await;
    order(&app, Request::Close { table: new.clone() }).await;
    let purge = async |which, dry_run| {
        let purge = Request::Purge {
            which,
            older_than: 50 * HOUR,
            dry_run,
        };
        match order(&app, purge).await {
            Answer::Purged(lines) => lines.into_iter().map(|line| line.table).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        purge(PurgeScope::Finished, true).await,
        std::slice::from_ref(&old)
    );
    assert_eq!(
        purge(PurgeScope::Both, true).await,
        [abandoned.clone(), old.clone()]
    );
    assert_eq!(
        purge(PurgeScope::Finished, false).await,
        std::slice::from_ref(&old)
    );
    assert_eq!(
        purge(PurgeScope::Both, false).await,
        std::slice::from_ref(&abandoned)
    );
    assert!(purge(PurgeScope::Both, false).await.is_empty());
    let store = &app.services().store;
    assert_eq!(store.row(&abandoned).await.unwrap(), None);
    assert!(store.row(&new).await.unwrap().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_seals_from_now_on_and_the_old_ones_open() {
    let folder = folder();
    let path = folder.path().join("keys");
    let config = || Config {
        unlimited: true,
        keys: Some(Arc::new(Keys::open(&path).unwrap())),
        keys_at: Some(path.clone()),
        ..Config::default()
    };
    let app = TestServer::in_folder(Arc::clone(&folder), config()).await;
    let (mut ana, _ben, first) = running(&app, "original").await;
    let Answer::Rotated { key, keys } = order(&app, Request::RotateKeys).await else {
        panic!("no new key");
    };
    assert_eq!(keys, 2);
    let (mut cleo, _dan, second) = running(&app, "original").await;
    let sealed = async |table| {
        let events = app.services().store.read(table, 0).await.unwrap();
        let started = events
            .iter()
            .find(|event| event.encoded.body.contains("sealed:"));
        started
            .unwrap()
            .encoded
            .body
            .contains(&format!("sealed:{key}:"))
    };
    assert!(!sealed(&first).await);
    assert!(sealed(&second).await);
    app.server.stop().await;
    let app = TestServer::in_folder(folder, config()).await;
    for (guest, table) in [(&mut ana, &first), (&mut cleo, &second)] {
        guest.address = app.address();
        guest.reconnect().await;
        assert!(guest.subscribe(table).await.game.is_some());
    }
    app.server.stop().await;
    // A server without keys of its own can't rotate them.
    let app = TestServer::start().await;
    let refused = Answer::Refused(Error::SharedKeys);
    assert_eq!(order(&app, Request::RotateKeys).await, refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_sessions_end_everybody_is_a_new_guest() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    for guest in [&mut ana, &mut ben] {
        // A client that gets an answer is connected.
        guest.say(ClientMessage::Ping { n: 1 }).await;
        let answered = guest.until(|it| matches!(it, ServerMessage::Pong { .. }).then_some(()));
        answered.await;
    }
    let Answer::People(here) = order(&app, Request::People).await else {
        panic!("nobody is here");
    };
    assert_eq!(here.len(), 2);
    let line = here.iter().find(|it| it.name == "Ana").unwrap();
    assert_eq!(line.person, ana.me.id);
    assert_eq!(
        (&*line.addresses, line.connections),
        (&["127.0.0.1".to_owned()][..], 1)
    );
    let Answer::EndedSessions(ended) = order(&app, Request::EndSessions).await else {
        panic!("no session has ended");
    };
    assert_eq!(ended, 2);
    for guest in [&mut ana, &mut ben] {
        assert_eq!(goodbye(guest).await.as_deref(), Some("session/expired"));
    }
    let (status, reply) = session(&app, &ana).await;
    assert_eq!((status, &reply["new"]), (200, &true.into()));
    let Answer::Status(status) = order(&app, Request::Status).await else {
        panic!("no status");
    };
    assert!(status.writable);
    assert_eq!((status.counts.people, status.counts.sessions), (1, 1));
}
