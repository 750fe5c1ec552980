//! Lists of tables, their rows, and which of them can be removed.

use super::{append, figures, person, read, row, stored, table};
use kagiya_store::{
    First, Listing, ResultRow, SeatRow, Stage, Store, StoredPerson, TableRow, TurnRow, Watch,
};

pub(super) async fn check(store: &Store) {
    lists(store).await;
    rows(store).await;
}

pub(super) async fn check_removal(store: &Store) {
    dead_tables(store).await;
    old_tables(store).await;
}

async fn listed(store: &Store, listing: Listing, limit: u32) -> Vec<String> {
    let rows = store.list(&listing, limit).await.expect("lists");
    rows.into_iter().map(|row| row.id.0).collect()
}

async fn lists(store: &Store) {
    use Stage::{Closed, Finished, Open, Running};
    let rows = [
        row("conformance-1", Open, true, 1, &["ana"]),
        row("conformance-2", Running, true, 2, &["ana", "ben"]),
        row("conformance-3", Running, false, 3, &["ben"]),
        row("conformance-4", Closed, true, 4, &["ana"]),
        row("conformance-5", Finished, true, 5, &["ana"]),
        row("conformance-6", Finished, false, 6, &["ana", "ben"]),
        row("conformance-7", Finished, true, 6, &["ben"]),
    ];
    for row in &rows {
        let mut append = append(row.id.as_str(), 0, &["{}"]);
        append.row = Some(row.clone());
        store.append(append).await.expect("appends");
    }
    let current = store
        .list(&Listing::Current { before: None }, 9)
        .await
        .expect("lists");
    assert_eq!(
        current,
        [rows[1].clone(), rows[0].clone()],
        "newest first, and each row as it was written"
    );
    assert_eq!(
        listed(store, Listing::Every { before: None }, 9).await,
        ["conformance-3", "conformance-2", "conformance-1"],
        "unlisted ones too"
    );
    let before = Some((3, table("conformance-3")));
    assert_eq!(
        listed(store, Listing::Every { before }, 1).await,
        ["conformance-2"]
    );
    let ben = || Some(person("ben"));
    assert_eq!(
        listed(store, Listing::CurrentOf(person("ben")), 9).await,
        ["conformance-3", "conformance-2"]
    );
    assert_eq!(
        listed(store, Listing::CurrentOf(person("nobody")), 9).await,
        Vec::<String>::new()
    );
    let finished = |of, before: Option<(i64, &str)>| Listing::Finished {
        of,
        before: before.map(|(at, id)| (at, table(id))),
    };
    assert_eq!(
        listed(store, finished(None, None), 9).await,
        ["conformance-7", "conformance-5"]
    );
    assert_eq!(
        listed(store, finished(ben(), None), 9).await,
        ["conformance-7", "conformance-6"]
    );
    assert_eq!(
        listed(store, finished(ben(), None), 1).await,
        ["conformance-7"]
    );
    assert_eq!(
        listed(store, finished(ben(), Some((6, "conformance-7"))), 9).await,
        ["conformance-6"],
        "a page goes on where the last one ended"
    );
    // A row is replaced as a whole, its seats too; a refused append does not touch it.
    let mut moved = append("conformance-2", 1, &["{}"]);
    moved.row = Some(row("conformance-2", Finished, true, 8, &["cho"]));
    store.append(moved.clone()).await.expect("appends");
    moved.row = Some(row("conformance-2", Open, true, 9, &["ana"]));
    assert!(store.append(moved).await.is_err());
    assert_eq!(
        listed(store, Listing::Current { before: None }, 9).await,
        ["conformance-1"]
    );
    assert_eq!(
        store.row(&table("conformance-2")).await.expect("reads"),
        Some(TableRow {
            given: None,
            dealt: None,
            created_at: 2,
            opened_by: Some(person("ana")),
            ..row("conformance-2", Finished, true, 8, &["cho"])
        }),
        "only when it was opened, and by whom, stays"
    );
    let nothing = store.row(&table("conformance-nothing")).await;
    assert_eq!(nothing.expect("reads"), None);
    assert_eq!(
        listed(store, finished(Some(person("cho")), None), 9).await,
        ["conformance-2"]
    );
    assert_eq!(
        listed(store, Listing::CurrentOf(person("ben")), 9).await,
        ["conformance-3"]
    );
}

/// Every column of a row comes back as it was.
async fn rows(store: &Store) {
    let full = TableRow {
        given: None,
        dealt: None,
        options: [
            ("strikes".to_owned(), 4.into()),
            ("multicolour".to_owned(), "all_10".into()),
        ]
        .into(),
        first: First::Seat(2),
        watch: Watch::Delayed,
        time: Some("{\"some\":1}".to_owned()),
        conventions: Some("{\"other\":2}".to_owned()),
        turn: Some(TurnRow {
            seat: 2,
            since: 41,
            due: Some(i64::MAX),
        }),
        seats: vec![
            SeatRow {
                person: Some(StoredPerson {
                    id: person("conformance-rows"),
                    name: "花火 '\"🎆".to_owned(),
                }),
                bot: Some("cautious".to_owned()),
                kept_for: None,
            },
            SeatRow::default(),
            SeatRow {
                kept_for: Some(stored("ben")),
                ..SeatRow::default()
            },
        ],
        result: Some(ResultRow {
            outcome: "lost".to_owned(),
            lost: Some("strikes".to_owned()),
            points: -3,
            shown: false,
            rating: None,
            scale: "none".to_owned(),
            max_score: 30,
            turns: 300,
            figures: Some(figures("0a1b")),
        }),
        started_at: Some(41),
        ..row("conformance-full", Stage::Finished, false, 40, &[])
    };
    let random = TableRow {
        first: First::Random,
        watch: Watch::Public,
        turn: Some(TurnRow {
            seat: 0,
            since: 7,
            due: None,
        }),
        seats: vec![SeatRow::default(); 11],
        ..row("conformance-random", Stage::Open, false, 40, &[])
    };
    // A substitute plays: the table is in the lists of both people.
    let handed = TableRow {
        seats: vec![SeatRow {
            person: Some(stored("conformance-friend")),
            bot: None,
            kept_for: Some(stored("conformance-holder")),
        }],
        ..row("conformance-handed", Stage::Running, false, 40, &[])
    };
    for row in [full, random, handed] {
        let mut append = append(row.id.as_str(), 0, &["{}"]);
        append.row = Some(row.clone());
        store.append(append).await.expect("appends");
        assert_eq!(store.row(&row.id).await.expect("reads"), Some(row));
    }
    for who in ["conformance-friend", "conformance-holder"] {
        let mine = Listing::CurrentOf(person(who));
        assert_eq!(listed(store, mine, 9).await, ["conformance-handed"]);
    }
}

/// Only tables without a game and without recent events can be removed.
async fn dead_tables(store: &Store) {
    let day = 1_000_000;
    let open = async |id: &str, stage, at: i64| {
        let mut opened = append(id, 0, &["{}"]);
        opened.events[0].0 = at;
        opened.row = Some(row(id, stage, true, at, &["dora"]));
        store.append(opened).await.expect("appends");
    };
    open("conformance-old", Stage::Open, day).await;
    open("conformance-closed", Stage::Closed, day + 1).await;
    open("conformance-lively", Stage::Open, day).await;
    open("conformance-played", Stage::Finished, day).await;
    open("conformance-playing", Stage::Running, day).await;
    let mut lately = append("conformance-lively", 1, &["{}"]);
    lately.events[0].0 = 9 * day;
    store.append(lately).await.expect("appends");
    let claim = async |id: &str| {
        let (who, table) = (person("dora"), table(id));
        let claimed = store.claim_command(&who, "c1", &table, day).await;
        claimed.expect("claims").0
    };
    assert_eq!(claim("conformance-old").await, "conformance-old");
    let names = |rows: Vec<TableRow>| -> Vec<String> {
        let ours = rows.into_iter().filter(|row| row.created_at >= day);
        ours.map(|row| row.id.0).collect()
    };
    let before = 5 * day;
    let dead = ["conformance-old", "conformance-closed"];
    let found = store.dead_tables(before).await.expect("finds");
    assert_eq!(names(found), dead, "oldest first");
    assert_eq!(
        read(store, "conformance-old", 0).await.len(),
        1,
        "only found"
    );
    let gone = store.remove_dead_tables(before).await.expect("removes");
    assert_eq!(names(gone), dead);
    for id in dead {
        assert_eq!(read(store, id, 0).await, [], "no event of {id} is left");
        assert_eq!(store.row(&table(id)).await.expect("reads"), None);
    }
    assert_eq!(
        listed(store, Listing::CurrentOf(person("dora")), 9).await,
        ["conformance-playing", "conformance-lively"]
    );
    assert_eq!(
        claim("conformance-new").await,
        "conformance-new",
        "a command whose table is gone may open another"
    );
    assert_eq!(
        names(store.dead_tables(before).await.expect("finds")),
        [""; 0]
    );
}

/// Finished games are found by age and removed by id.
async fn old_tables(store: &Store) {
    for (id, at) in [("conformance-of-10", -10), ("conformance-of-20", -20)] {
        let mut opened = append(id, 0, &["{}"]);
        opened.row = Some(row(id, Stage::Finished, at == -10, at, &["eva"]));
        store.append(opened).await.expect("appends");
    }
    let old = async |before, limit| {
        let found = store.finished_before(before, limit).await.expect("finds");
        found.into_iter().map(|row| row.id.0).collect::<Vec<_>>()
    };
    assert_eq!(old(-10, 9).await, ["conformance-of-20"]);
    assert_eq!(old(0, 9).await, ["conformance-of-20", "conformance-of-10"]);
    assert_eq!(old(0, 1).await, ["conformance-of-20"], "oldest first");
    let ids = ["conformance-of-20", "conformance-nothing"].map(table);
    assert_eq!(store.remove_tables(&ids).await.expect("removes"), 1);
    assert_eq!(old(0, 9).await, ["conformance-of-10"]);
    let ids = [
        "conformance-of-10",
        "conformance-of-20",
        "conformance-of-10",
    ]
    .map(table);
    assert_eq!(store.lengths(&ids).await.expect("counts"), [1, 0, 1]);
    assert!(store.lengths(&[]).await.expect("counts").is_empty());
    assert_eq!(read(store, "conformance-of-20", 0).await, []);
    assert_eq!(read(store, "conformance-of-10", 0).await.len(), 1);
}
