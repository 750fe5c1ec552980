//! Tests of the embedded database: a full disk, and the indexes of its queries.

use kagiya_protocol::{PersonId, TableId};

use super::*;
use crate::connection::{Dialect, Readers};
use crate::sql::lists::{DEAD, FINISHED_BEFORE, OLDEST_FIRST, list};
use crate::sql::table_row::select_rows;
use crate::sql::{deals, people, scrubbing};
use crate::types::{Append, EncodedEvent, Listing};

/// The plan of `SQLite` for a statement, one line for each step.
async fn plan(store: &Store, statement: &str) -> String {
    let Readers::Sqlite(readers) = store.readers() else {
        panic!("it is a file");
    };
    let explain = format!("explain query plan {statement}");
    let rows = sqlx::query(sqlx::AssertSqlSafe(explain))
        .fetch_all(readers)
        .await
        .expect("the statement is one");
    let lines = rows.iter().map(|row| row.get::<String, _>(3));
    lines.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn writing_goes_on_when_the_disk_has_room_again() {
    let folder = tempfile::TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("test.db");
    Store::open(&path).await.expect("a new file").close().await;
    // A disk with room for a few more pages.
    let options = SqliteConnectOptions::new().filename(&path);
    let full = options.clone().pragma("max_page_count", "120");
    let opened = open_with(full).await.expect("it has room");
    let store = opened.store(None, false);
    let mut last = 0;
    let append = |expected| Append {
        table: TableId("full".to_owned()),
        expected,
        events: vec![(
            1,
            EncodedEvent {
                version: 1,
                body: "x".repeat(9_000),
            },
        )],
        row: None,
    };
    while store.append(append(last)).await.is_ok() {
        last += 1;
        assert!(last < 1_000, "the disk is never full");
    }
    assert!(store.append(append(last)).await.is_err());
    let table = TableId("full".to_owned());
    let stored = store.read(&table, 0).await.expect("what is stored is read");
    assert_eq!(stored.len(), usize::try_from(last).expect("small"));
    // Another connection frees space.
    let mut other = options.connect().await.expect("the file opens");
    sqlx::query("delete from events where seq < 20")
        .execute(&mut other)
        .await
        .expect("it has room for that");
    store.append(append(last)).await.expect("it is written");
    assert!(store.ready().await.is_ok());
}

/// An event for a table.
fn one_more(expected: u32) -> Append {
    Append {
        table: TableId("one".to_owned()),
        expected,
        events: vec![(
            1,
            EncodedEvent {
                version: 1,
                body: "x".to_owned(),
            },
        )],
        row: None,
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_while_the_files_are_out_of_place() {
    type Displace = fn(&Path, &Path);
    let ways: [(&str, Displace); 5] = [
        ("the folder is deleted", |folder, _| {
            std::fs::remove_dir_all(folder).expect("it goes");
        }),
        ("the database is deleted", |_, file| {
            std::fs::remove_file(file).expect("it goes");
        }),
        ("another database is there", |_, file| {
            std::fs::copy(file, file.with_extension("copy")).expect("it is copied");
            std::fs::rename(file.with_extension("copy"), file).expect("it is replaced");
        }),
        ("the log is deleted", |_, file| {
            std::fs::remove_file(file.with_extension("db-wal")).expect("it goes");
        }),
        ("a file is where the folder was", |folder, _| {
            std::fs::remove_dir_all(folder).expect("it goes");
            std::fs::write(folder, "").expect("it is written");
        }),
    ];
    for (way, displace) in ways {
        let parent = tempfile::TempDir::new().expect("there is room for a folder");
        let folder = parent.path().join("data");
        std::fs::create_dir(&folder).expect("a folder");
        let file = folder.join("test.db");
        let store = Store::open(&file).await.expect("a new file");
        store.append(one_more(0)).await.expect("it is in place");
        displace(&folder, &file);
        for _ in 0..3 {
            let error = store.append(one_more(1)).await.expect_err(way);
            let text = crate::chain(&error);
            assert!(text.contains("moved, deleted or replaced"), "{way}: {text}");
            assert!(store.ready().await.is_err(), "{way}");
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_folder_that_comes_back_is_written_again() {
    let parent = tempfile::TempDir::new().expect("there is room for a folder");
    let (folder, elsewhere) = (parent.path().join("data"), parent.path().join("elsewhere"));
    std::fs::create_dir(&folder).expect("a folder");
    let store = Store::open(&folder.join("test.db")).await.expect("new");
    store.append(one_more(0)).await.expect("it is in place");
    std::fs::rename(&folder, &elsewhere).expect("it is moved");
    assert!(store.append(one_more(1)).await.is_err());
    std::fs::rename(&elsewhere, &folder).expect("it is moved");
    store.append(one_more(1)).await.expect("it is back");
    assert!(store.ready().await.is_ok());
    let table = TableId("one".to_owned());
    let stored = store.read(&table, 0).await.expect("it is read");
    assert_eq!(stored.len(), 2);
}

#[tokio::test]
async fn a_page_costs_the_same_however_many_tables_there_are() {
    let folder = tempfile::TempDir::new().expect("there is room for a folder");
    let store = Store::open(&folder.path().join("test.db"))
        .await
        .expect("a new file");
    let ana = PersonId("ana".to_owned());
    let finished = |of| Listing::Finished { of, before: None };
    for (listing, index) in [
        (Listing::Current { before: None }, "tables_current"),
        (Listing::Every { before: None }, "tables_every"),
        (Listing::CurrentOf(ana.clone()), "seats_current"),
        (finished(None), "tables_finished"),
        (finished(Some(ana)), "seats_finished"),
    ] {
        let plan = plan(&store, &list(Dialect::Sqlite, &listing, 40).0).await;
        assert!(plan.contains(index), "{listing:?}:\n{plan}");
        assert!(!plan.contains("SCAN tables\n"), "{listing:?}:\n{plan}");
        // Only rows of one person are sorted, whose number is limited by a page or a quota.
        let sorted = plan.contains("FOR ORDER BY");
        let own = index.starts_with("seats");
        assert!(own || !sorted, "{listing:?}:\n{plan}");
    }
    for (statement, indexes) in [
        (people::PERSON, &["PRIMARY KEY (person=?)"][..]),
        (
            people::CALLED,
            &["PRIMARY KEY (person=?)", "people_name (name=?)"],
        ),
    ] {
        let plan = plan(&store, statement).await;
        let used = indexes.iter().all(|index| plan.contains(index));
        assert!(
            used && !plan.contains("SCAN people"),
            "{statement}:\n{plan}"
        );
    }
    for (statement, indexes) in [
        (
            people::STRANGERS,
            &["sessions_person", "PRIMARY KEY (person>?)"][..],
        ),
        (people::FORGET_SESSIONS, &["sessions_expires"]),
        (
            scrubbing::TABLES_WITH,
            &[
                "seats_current",
                "seats_finished",
                "seats_closed",
                "seats_kept",
            ],
        ),
        (deals::COUNT_GIVEN, &["COVERING INDEX tables_played"]),
    ] {
        let plan = plan(&store, statement).await;
        let used = indexes.iter().all(|index| plan.contains(index));
        assert!(used && !plan.contains("SCAN"), "{statement}:\n{plan}");
    }
    let dead = plan(
        &store,
        &select_rows(Dialect::Sqlite, &format!("{DEAD} {OLDEST_FIRST}")),
    )
    .await;
    assert!(dead.contains("tables_dead"), "{dead}");
    let old = plan(&store, &select_rows(Dialect::Sqlite, FINISHED_BEFORE)).await;
    assert!(
        old.contains("tables_ended") && !old.contains("FOR ORDER BY"),
        "{old}"
    );
}
