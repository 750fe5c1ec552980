//! Expired data is removed; a file of another format is refused.

use std::time::Duration;

use crate::common::{self, Guest, TestServer, new_table, settings};
use kagiya_protocol::{ClientMessage, CommandId, CreateTable, TableId};
use kagiya_server::clock::Clock;
use kagiya_server::store::{Append, EncodedEvent, OpenError, Store};
use kagiya_server::{Config, Keys, ServeError, open_store, random_ids};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// A folder whose database was created by these statements.
async fn folder_with(statements: &'static str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("kagiya.db"))
        .create_if_missing(true);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(statements).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    folder
}

#[tokio::test]
async fn data_of_a_later_release_is_refused_and_left_alone() {
    let folder = folder_with("create table later (x); pragma user_version = 99;").await;
    let path = folder.path().join("kagiya.db");
    let before = std::fs::read(&path).unwrap();
    let refused = open_store(folder.path()).await.unwrap_err();
    let ServeError::Data { source, .. } = &refused else {
        panic!("{refused}");
    };
    assert!(matches!(source, OpenError::Newer { found: 99, .. }));
    let text = source.to_string();
    assert!(text.contains("format 99"), "{text}");
    assert!(text.contains("use the release that wrote it"), "{text}");
    assert_eq!(std::fs::read(&path).unwrap().len(), before.len());
}

#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    // As if a foreign table conflicted with the second migration.
    let folder = folder_with("create table events (x); create table seats (mine);").await;
    for _ in 0..2 {
        let refused = open_store(folder.path()).await.unwrap_err();
        assert!(
            matches!(
                &refused,
                ServeError::Data {
                    source: OpenError::Unusable(_),
                    ..
                }
            ),
            "{refused}"
        );
    }
    let options = SqliteConnectOptions::new().filename(folder.path().join("kagiya.db"));
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    let format: u32 = sqlx::query_scalar("pragma user_version")
        .fetch_one(&mut file)
        .await
        .unwrap();
    assert_eq!(
        format, 1,
        "the first migration stands, nothing of the second"
    );
    let columns: Vec<String> = sqlx::query_scalar("select name from pragma_table_info('tables')")
        .fetch_all(&mut file)
        .await
        .unwrap();
    assert!(columns.contains(&"summary".to_owned()), "{columns:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("kagiya.db");
    std::fs::write(
        &path,
        "a shopping list, long enough to be taken for a page".repeat(99),
    )
    .unwrap();
    assert!(open_store(folder.path()).await.is_err());
}

/// The table that this person's command `once` opens, or has opened.
async fn open_once(guest: &mut Guest) -> TableId {
    let id = CommandId("once".to_owned());
    let create = CreateTable {
        seat: None,
        ..new_table(settings("original", 2))
    };
    let message = ClientMessage::Create {
        id: id.clone(),
        create,
    };
    guest.say(message).await;
    guest.answer(&id).await.unwrap().0.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_and_commands_that_have_expired_are_removed() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let clock = Clock::fixed(1_000);
    let config = Config {
        session: Duration::from_hours(30 * 24),
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::with_clock(config, clock.clone()).await;
    let mut ana = app.guest("Ana").await;
    let ben = app.guest("Ben").await;
    let first = open_once(&mut ana).await;
    clock.advance(DAY);
    app.server.app.purge_expired().await;
    assert_eq!(open_once(&mut ana).await, first, "known for a day");
    clock.advance(1);
    app.server.app.purge_expired().await;
    assert_ne!(open_once(&mut ana).await, first, "forgotten after it");

    let known = async |token: &str| {
        let hash = random_ids::hash(token);
        let session = app.services().store.session(hash, 0).await.unwrap();
        session.is_some()
    };
    clock.advance(20 * DAY);
    // Using a session extends it.
    ana.reconnect().await;
    assert!(known(&ben.token).await);
    clock.advance(10 * DAY);
    // The server purges by its own clock.
    let gone = async { while known(&ben.token).await {} };
    let gone = tokio::time::timeout(common::PATIENCE, gone).await;
    gone.expect("a session that has expired is removed");
    assert!(known(&ana.token).await);
}

/// Why the store in a folder can't be opened.
async fn refusal(folder: &TempDir) -> OpenError {
    match open_store(folder.path()).await.unwrap_err() {
        ServeError::Data { source, .. } => source,
        other => panic!("{other}"),
    }
}

/// A folder that a server has used and closed cleanly.
async fn house() -> TempDir {
    let folder = TempDir::new().unwrap();
    let store = open_store(folder.path()).await.unwrap();
    fill(&store, 0).await;
    store.close().await;
    folder
}

/// Appends an event after `expected` others.
async fn fill(store: &Store, expected: u32) {
    let event = EncodedEvent {
        version: 1,
        body: "x".repeat(400),
    };
    let append = store.append(Append {
        table: TableId("something".to_owned()),
        expected,
        events: vec![(1, event); 300],
        row: None,
    });
    append.await.unwrap();
}

fn files(folder: &TempDir) -> Vec<String> {
    let files = std::fs::read_dir(folder.path()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_folder_has_one_user_and_a_clean_stop_leaves_one_file_of_data() {
    let folder = TempDir::new().unwrap();
    let store = open_store(folder.path()).await.unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::InUse));
    fill(&store, 0).await;
    store.close().await;
    assert_eq!(
        files(&folder),
        ["kagiya.db", "kagiya.id", "kagiya.keys", "kagiya.lock"]
    );
    #[cfg(unix)]
    for file in files(&folder) {
        use std::os::unix::fs::PermissionsExt as _;
        let path = folder.path().join(&file);
        let mode = std::fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    let again = open_store(folder.path()).await.unwrap();
    let table = TableId("something".to_owned());
    assert_eq!(again.read(&table, 0).await.unwrap().len(), 300);
    again.close().await;
}

#[tokio::test]
async fn a_database_that_has_vanished_is_no_new_house() {
    let folder = house().await;
    let path = folder.path().join("kagiya.db");
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, "").unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::Gone));
    std::fs::remove_file(&path).unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::Gone));
    // The file of another installation doesn't replace it.
    let other = house().await;
    std::fs::copy(other.path().join("kagiya.db"), &path).unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::OtherHouse));
    std::fs::write(&path, bytes).unwrap();
    open_store(folder.path()).await.unwrap().close().await;
    let keys = folder.path().join("kagiya.keys");
    let key = std::fs::read(&keys).unwrap();
    std::fs::remove_file(&keys).unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::KeysGone));
    std::fs::write(&keys, key).unwrap();
    // Without the name in the folder, the one in the database counts.
    std::fs::remove_file(folder.path().join("kagiya.id")).unwrap();
    open_store(folder.path()).await.unwrap().close().await;
    assert!(files(&folder).contains(&"kagiya.id".to_owned()));
}

#[tokio::test]
async fn what_was_stored_last_is_missed_when_its_file_is_gone() {
    let folder = TempDir::new().unwrap();
    let store = open_store(folder.path()).await.unwrap();
    fill(&store, 0).await;
    // The state after a crash: the database, and the log of its latest writes.
    let crashed = TempDir::new().unwrap();
    for file in ["kagiya.db", "kagiya.db-wal", "kagiya.id", "kagiya.keys"] {
        std::fs::copy(folder.path().join(file), crashed.path().join(file)).unwrap();
    }
    let log = crashed.path().join("kagiya.db-wal");
    let bytes = std::fs::read(&log).unwrap();
    std::fs::remove_file(&log).unwrap();
    assert!(matches!(refusal(&crashed).await, OpenError::LogGone));
    std::fs::write(&log, bytes).unwrap();
    let whole = open_store(crashed.path()).await.unwrap();
    let table = TableId("something".to_owned());
    assert_eq!(whole.read(&table, 0).await.unwrap().len(), 300);
    whole.close().await;
    store.close().await;
}

#[tokio::test]
async fn damaged_pages_are_found_at_the_start() {
    let folder = house().await;
    let path = folder.path().join("kagiya.db");
    let mut bytes = std::fs::read(&path).unwrap();
    let page = bytes.len() / 2 / 4096 * 4096;
    bytes[page..page + 4096].fill(0x5a);
    std::fs::write(&path, bytes).unwrap();
    let refused = refusal(&folder).await;
    assert!(matches!(refused, OpenError::Damaged(_)), "{refused:?}");
}

#[tokio::test]
async fn what_is_no_database_and_keys_that_are_empty_are_said_to_be_so() {
    let folder = house().await;
    let path = folder.path().join("kagiya.db");
    std::fs::write(&path, [0xa5; 8192]).unwrap();
    assert_eq!(
        refusal(&folder).await.to_string(),
        "the database is damaged, restore a backup: file is not a database"
    );
    let path = folder.path().join("kagiya.keys");
    for (text, what) in [("", "empty"), ("0123", "damaged")] {
        std::fs::write(&path, text).unwrap();
        let refused = Keys::open(&path).unwrap_err().to_string();
        assert!(
            refused.starts_with(&format!("kagiya.keys is {what}: ")),
            "{refused}"
        );
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let folder = folder_with("create table songs (title);").await;
    let path = folder.path().join("kagiya.db");
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(refusal(&folder).await, OpenError::NotOurs));
    assert_eq!(std::fs::read(&path).unwrap().len(), before.len());
}

#[tokio::test]
async fn a_backup_is_taken_while_writing_goes_on_and_opens_by_itself() {
    let folder = TempDir::new().unwrap();
    let store = open_store(folder.path()).await.unwrap();
    fill(&store, 0).await;
    let copy = TempDir::new().unwrap();
    let path = copy.path().join("kagiya.db");
    store.backup(&path, 7).await.unwrap().unwrap();
    assert!(
        store.backup(&path, 8).await.unwrap().is_err(),
        "nothing is written over"
    );
    fill(&store, 300).await;
    let restored = open_store(copy.path()).await.unwrap();
    let table = TableId("something".to_owned());
    assert_eq!(restored.read(&table, 0).await.unwrap().len(), 300);
    restored.close().await;
    store.close().await;
}
