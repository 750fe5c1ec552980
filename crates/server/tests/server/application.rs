//! Properties of the whole server: sessions, names, accepted requests, memory and queues.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::database::Place;
use crate::common::{
    self, Guest, TestServer, folder, goodbye, legal_clue, new_table, running, settings,
};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{ClientMessage, Command, CreateTable, Seat, TableEvent, TableId};
use kagiya_rules::Seed;
use kagiya_server::clock::Clock;
use kagiya_server::store::Listing;
use kagiya_server::{Config, Keys, Quotas};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The disk of a server's database, which can simulate a full disk.
struct Disk(SqliteConnection);

impl Disk {
    async fn of(folder: &TempDir) -> Self {
        let file = folder.path().join("test.db");
        let options = SqliteConnectOptions::new().filename(file);
        Self(SqliteConnection::connect_with(&options).await.unwrap())
    }

    async fn fill(&mut self) {
        self.answer("database or disk is full").await;
    }

    /// Fails every write with this error.
    async fn answer(&mut self, words: &str) {
        let full = format!(
            "create trigger full before insert on events
             begin select raise(abort, '{words}'); end"
        );
        let full = sqlx::AssertSqlSafe(full);
        sqlx::raw_sql(full).execute(&mut self.0).await.unwrap();
    }

    async fn make_room(&mut self) {
        let room = "drop trigger full";
        sqlx::raw_sql(room).execute(&mut self.0).await.unwrap();
    }
}

/// A table of two bots without spectators.
async fn bots_among_themselves(guest: &mut Guest) -> TableId {
    let create = CreateTable {
        seat: None,
        bots: vec!["cautious".to_owned(); 2],
        start: true,
        ..new_table(settings("original", 2))
    };
    guest.create(create).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_logs_out_is_disconnected() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let mut ben = app.guest("Ben").await;
    let bearer = format!("Bearer {}", ana.token);
    let headers = [("authorization", &*bearer)];
    let reply = ask(app.address(), "DELETE", "/api/session", &headers, "").await;
    assert_eq!(reply.unwrap().status, 204);
    assert_eq!(goodbye(&mut ana).await.as_deref(), Some("session/expired"));
    ben.open_table("original", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_requests_to_this_server_are_answered() {
    let app = TestServer::with(Config {
        unlimited: true,
        public_url: Some("https://hanabi.example".to_owned()),
        ..Config::default()
    })
    .await;
    let port = app.address().port();
    let at = |host: &str| host.replace("PORT", &port.to_string());
    for (host, status) in [
        ("127.0.0.1:PORT", 200),
        ("[::1]:PORT", 200),
        ("localhost:PORT", 200),
        ("lantern:PORT", 200),
        ("lantern.local:PORT", 200),
        ("hanabi.example", 200),
        ("HANABI.example:443", 200),
        // A foreign domain name that resolves to this server.
        ("rebind.attacker.example:PORT", 421),
        ("hanabi.example.attacker.example", 421),
    ] {
        let headers = [("host", &*at(host))];
        let reply = raw(&app, "/api/tables", &headers).await;
        assert!(
            reply.starts_with(&format!("HTTP/1.1 {status} ")),
            "{host}: {reply}"
        );
        if status == 421 {
            assert!(reply.contains("session/host"), "{reply}");
        }
    }
}

/// The answer to a request with these headers and no other.
async fn raw(app: &TestServer, path: &str, headers: &[(&str, &str)]) -> String {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::TcpStream::connect(app.address()).await.unwrap();
    let lines: Vec<String> = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    let lines = lines.concat();
    let request = format!("GET {path} HTTP/1.1\r\n{lines}connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).await.unwrap();
    String::from_utf8_lossy(&reply).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_can_be_read_and_is_there_once_at_a_table() {
    let app = TestServer::start().await;
    for (name, code) in [
        ("savant", "name/invalid"),
        ("\u{2800}\u{2800}", "name/invalid"),
        ("A\u{301}\u{302}\u{303}\u{304}", "name/invalid"),
        ("\u{410}na", "name/scripts"),
    ] {
        let body = serde_json::json!({"name": name}).to_string();
        let reply = app.post("/api/session", &body).await;
        assert_eq!(reply.status, 400, "{name}: {:?}", reply.json());
        assert_eq!(reply.json()["code"], code, "{name}");
    }
    let mut ana = app.guest("Ana").await;
    let table = ana.open_table("original", 3).await;
    let mut mallory = app.guest("A n a").await;
    let sit = || Command::Sit { seat: None };
    let refused = mallory.command(&table, sit()).await;
    assert_eq!(refused.unwrap_err(), "name/taken");
    // Taking the name afterwards doesn't work either.
    let mut ben = app.guest("Ben").await;
    ben.command(&table, sit()).await.unwrap();
    let id = ben.next_id();
    let rename = ClientMessage::Rename {
        id: id.clone(),
        name: "ANA".to_owned(),
    };
    ben.say(rename).await;
    ben.answer(&id).await.unwrap();
    let seats = ana.subscribe(&table).await.info.seats;
    assert_eq!(seats[1].person.as_ref().unwrap().name, "Ben");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_the_database_does_not_learn_the_deal() {
    let folder = folder();
    let seed = Seed::from_number(2026);
    let keys = Keys::open(&folder.path().join("keys")).unwrap();
    let config = Config {
        unlimited: true,
        seed: Some(seed),
        keys: Some(Arc::new(keys)),
        ..Config::default()
    };
    let app = TestServer::in_folder(Arc::clone(&folder), config.clone()).await;
    let (ana, _ben, table) = app.couple("original").await;
    for file in ["test.db", "test.db-wal"] {
        let bytes = std::fs::read(folder.path().join(file)).unwrap();
        let secret = seed.to_string();
        let found = bytes
            .windows(secret.len())
            .any(|it| it == secret.as_bytes());
        assert!(!found, "the seed stands in {file}");
    }
    // With the key the game continues; without it the table can't be loaded.
    let app = app.restart().await;
    let mut again = ana;
    again.address = app.address();
    again.reconnect().await;
    assert!(again.subscribe(&table).await.game.is_some());
    app.server.stop().await;
    let without = Config {
        keys: None,
        ..config
    };
    let app = TestServer::in_folder(folder, without).await;
    let reply = app.get(&format!("/api/tables/{table}")).await;
    assert_ne!(reply.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_disk_does_not_take_is_refused_and_taken_once_it_can_be() {
    let folder = folder();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::in_folder(Arc::clone(&folder), config).await;
    let (mut ana, _ben, table) = running(&app, "original").await;
    let clue = legal_clue(&mut ana, &table).await;
    let errors = &app.services().metrics.store_errors;
    assert_eq!(errors.get(), 0);
    let mut disk = Disk::of(&folder).await;
    // A full disk, and a read-only one.
    for words in [
        "database or disk is full",
        "attempt to write a readonly database",
    ] {
        let before = errors.get();
        disk.answer(words).await;
        let refused = ana.act(&table, clue).await.unwrap_err();
        assert!(refused.contains("not_stored"), "{refused}");
        assert!(errors.get() > before);
        disk.make_room().await;
    }
    assert!(ana.act(&table, clue).await.is_ok());
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_while_the_data_folder_is_away() {
    let parent = folder();
    let data = Arc::new(TempDir::new_in(parent.path()).unwrap());
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::in_folder(Arc::clone(&data), config).await;
    let (mut ana, _ben, table) = running(&app, "original").await;
    let clue = legal_clue(&mut ana, &table).await;
    assert_eq!(app.get("/readyz").await.status, 200);
    let elsewhere = parent.path().join("elsewhere");
    std::fs::rename(data.path(), &elsewhere).unwrap();
    let refused = ana.act(&table, clue).await.unwrap_err();
    assert_eq!(refused, "server/not_stored");
    let unready = app.get("/readyz").await;
    assert_eq!(unready.status, 503);
    assert!(
        String::from_utf8_lossy(&unready.body).contains("the log says why"),
        "{}",
        unready.status
    );
    std::fs::rename(&elsewhere, data.path()).unwrap();
    assert_eq!(app.get("/readyz").await.status, 200);
    assert!(ana.act(&table, clue).await.is_ok());
}

/// The log of the present thread.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_full_disk_is_logged_once_a_second_whatever_fails() {
    let log = Log::default();
    let writer = log.clone();
    let lines = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::INFO)
        .with_writer(move || writer.clone())
        .finish();
    let _logging = tracing::subscriber::set_default(lines);
    let folder = folder();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let clock = Clock::fixed(1_795_219_200_000);
    let place = Place::in_folder(Arc::clone(&folder));
    let app = TestServer::at(place, config, clock).await;
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let clue = legal_clue(&mut ana, &table).await;
    let mut disk = Disk::of(&folder).await;
    disk.fill().await;
    log.0.lock().unwrap().clear();
    for _ in 0..20 {
        assert!(ana.act(&table, clue).await.is_err());
        assert!(ben.command(&table, Command::Leave).await.is_err());
        let end = Command::End { wish: true };
        assert!(ben.command(&table, end).await.is_err());
    }
    let written = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert_eq!(written.lines().count(), 1, "{written}");
    assert!(written.contains("disk is full"), "{written}");
    assert!(!written.contains("used: the store can't"), "{written}");
}

/// All that a snapshot contains for a person.
async fn seen_by(guest: &mut Guest, table: &TableId) -> String {
    serde_json::to_string(&guest.subscribe(table).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_has_not_happened() {
    let folder = folder();
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::in_folder(Arc::clone(&folder), config).await;
    let mut disk = Disk::of(&folder).await;

    // At an open table: seats, settings, and the deal.
    let mut ana = app.guest("Ana").await;
    let mut ben = app.guest("Ben").await;
    let table = ana.open_table("original", 3).await;
    ben.subscribe(&table).await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let before = [
        seen_by(&mut ana, &table).await,
        seen_by(&mut ben, &table).await,
    ];
    disk.fill().await;
    let bot = Command::SeatBot {
        seat: Seat(2),
        bot: "cautious".to_owned(),
    };
    let configure = Command::Configure {
        settings: settings("gf-black", 3),
    };
    for command in [bot, configure, Command::Start { first: None }] {
        let refused = ana.command(&table, command).await.unwrap_err();
        assert_eq!(refused, "server/not_stored");
    }
    let refused = ben.command(&table, Command::Leave).await.unwrap_err();
    assert_eq!(refused, "server/not_stored");
    disk.make_room().await;
    assert_eq!(seen_by(&mut ana, &table).await, before[0]);
    assert_eq!(seen_by(&mut ben, &table).await, before[1]);

    // In a game: the order of a hand, a turn, a request to end, and a player who leaves.
    let (mut ana, mut ben, table) = running(&app, "original").await;
    let clue = legal_clue(&mut ana, &table).await;
    let snapshot = ana.subscribe(&table).await;
    let mut order = snapshot.game.unwrap().hands[snapshot.you.unwrap().index()].ids();
    order.reverse();
    let before = [
        seen_by(&mut ana, &table).await,
        seen_by(&mut ben, &table).await,
    ];
    disk.fill().await;
    for command in [
        Command::Reorder { order },
        Command::Act { action: clue },
        Command::End { wish: true },
        Command::Leave,
    ] {
        let refused = ana.command(&table, command).await.unwrap_err();
        assert_eq!(refused, "server/not_stored");
    }
    disk.make_room().await;
    let seq = ana.act(&table, clue).await.unwrap();
    // Ben received only stored events.
    let told = ben.event(&table).await;
    assert_eq!(told.logged.seq, seq);
    assert_eq!(seq, snapshot.seq + 1);
    assert!(
        matches!(told.logged.event, TableEvent::Acted { .. }),
        "{told:?}"
    );

    // A restarted server has the same state.
    let after = seen_by(&mut ben, &table).await;
    assert_ne!(after, before[1]);
    drop(disk);
    let app = app.restart().await;
    ben.address = app.address();
    ben.reconnect().await;
    ana.address = app.address();
    ana.reconnect().await;
    ana.subscribe(&table).await;
    assert_eq!(seen_by(&mut ben, &table).await, after);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_wait_for_somebody_to_watch() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = bots_among_themselves(&mut ana).await;
    // The answer shows that earlier messages to the table have been handled.
    let reply = app.get(&format!("/api/tables/{table}")).await;
    assert_eq!(reply.json()["status"], "running");
    let metrics = &app.services().metrics;
    let events = metrics.events.get();
    let mut ben = app.guest("Ben").await;
    ben.open_table("original", 2).await;
    let reply = app.get(&format!("/api/tables/{table}")).await;
    assert_eq!(reply.json()["status"], "running");
    // Only Ben's commands were stored.
    assert_eq!(metrics.events.get(), events + 2);
    let mut seen = common::client_copy::Copy::of(&ana.subscribe(&table).await);
    while !seen.finished {
        seen.take(&ana.event(&table).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_follows_so_many_tables() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            followed_by_person: 3,
            ..Quotas::none()
        },
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ana.open_table("original", 2).await);
    }
    let mut ben = app.guest("Ben").await;
    let other = ben.open_table("original", 2).await;
    let subscribe = |table: &TableId| ClientMessage::Subscribe {
        table: table.clone(),
        after: None,
    };
    ana.say(subscribe(&other)).await;
    assert_eq!(ana.refusal().await, "table/too_many");
    // The limit includes the person's other connections, until one table is released.
    let table = tables.remove(0);
    ana.say(ClientMessage::Unsubscribe { table }).await;
    ana.subscribe(&other).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_where_nobody_is_any_more_go_by_themselves() {
    let clock = Clock::fixed(DAY);
    let config = Config {
        unlimited: true,
        idle: Duration::from_secs(1),
        ..Config::default()
    };
    let app = TestServer::with_clock(config, clock.clone()).await;
    // An unlisted table without a game, and one whose players have all left.
    let mut ana = app.guest("Ana").await;
    let create = new_table(settings("original", 2));
    let open = ana.create(create).await.unwrap();
    let (_ben, _cho, running) = {
        let (mut ben, mut cho) = (app.guest("Ben").await, app.guest("Cho").await);
        let table = ben.open_table("original", 2).await;
        cho.command(&table, Command::Sit { seat: None })
            .await
            .unwrap();
        ben.command(&table, Command::Start { first: None })
            .await
            .unwrap();
        (ben, cho, table)
    };
    // After a restart they aren't in memory.
    let app = app.restart().await;
    let status = async |table: &TableId| {
        let row = app.services().store.row(table).await.unwrap();
        row.map(|row| row.stage.word())
    };
    clock.advance(4 * DAY);
    common::until("they end", async || {
        status(&open).await == Some("closed") && status(&running).await == Some("finished")
    })
    .await;
    clock.advance(31 * DAY);
    app.server.app.purge_expired().await;
    assert_eq!(status(&open).await, None, "where no game began is removed");
    assert_eq!(status(&running).await, Some("finished"), "a game stays");
    let every = Listing::Every { before: None };
    assert!(
        app.services()
            .store
            .list(&every, 9)
            .await
            .unwrap()
            .is_empty()
    );
}
