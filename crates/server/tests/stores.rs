//! Every store does what a store must; what has expired goes; a file of another format is refused.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod app;

use std::sync::Arc;
use std::time::Duration;

use app::{App, Guest, settings};
use kagiya_protocol::{ClientMessage, CommandId, CreateTable, TableId};
use kagiya_server::clock::Clock;
use kagiya_server::store::{
    EventLog as _, MemoryStore, OpenError, SqliteStore, Store as _, conformance,
};
use kagiya_server::{Config, ServeError, open_store, secret};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

#[tokio::test]
async fn memory() {
    conformance::check(&MemoryStore::default()).await;
}

#[tokio::test]
async fn sqlite() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("test.db");
    let store = SqliteStore::open(&path).await.unwrap();
    conformance::check(&store).await;
    store.close().await;
    assert!(!store.is_ready().await, "a closed store is not ready");
    let again = SqliteStore::open(&path).await.unwrap();
    let table = TableId("conformance-events".to_owned());
    let events = again.read(&table, 0).await.unwrap();
    assert_eq!(events.len(), 4, "what was stored is there");
}

/// A folder whose database was made by these statements.
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
    // As if somebody had put a table of their own in the way of the second migration.
    let folder = folder_with("create table seats (mine);").await;
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
        settings: settings("original", 2),
        seat: None,
        bots: Vec::new(),
        start: false,
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
    let app = App::on(Arc::new(TempDir::new().unwrap()), config, clock.clone()).await;
    let mut ana = app.guest("Ana").await;
    let ben = app.guest("Ben").await;
    let first = open_once(&mut ana).await;
    clock.advance(DAY);
    app.server.house.sweep().await;
    assert_eq!(open_once(&mut ana).await, first, "known for a day");
    clock.advance(1);
    app.server.house.sweep().await;
    assert_ne!(open_once(&mut ana).await, first, "forgotten after it");

    let known = async |token: &str| {
        let hash = secret::hash(token);
        let session = app.server.house.store.session(hash, 0).await.unwrap();
        session.is_some()
    };
    clock.advance(20 * DAY);
    // Using a session keeps it.
    ana.reconnect().await;
    assert!(known(&ben.token).await);
    clock.advance(10 * DAY);
    // The house looks by itself, by its own clock.
    let gone = async { while known(&ben.token).await {} };
    let gone = tokio::time::timeout(app::PATIENCE, gone).await;
    gone.expect("a session that has expired is removed");
    assert!(known(&ana.token).await);
}
