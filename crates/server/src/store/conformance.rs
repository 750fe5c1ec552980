//! What every store must do. A new one is checked by `check(&store).await` in its tests.

use kagiya_protocol::{PersonId, TableId, TableStatus};

use super::{Append, IndexLine, Listing, Store, StoreError, StoredPerson};

fn table(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

fn append(id: &str, expected: u32, bodies: &[&str]) -> Append {
    Append {
        table: table(id),
        expected,
        events: bodies
            .iter()
            .map(|body| (1_000 + i64::from(expected), (*body).to_owned()))
            .collect(),
        index: None,
    }
}

fn line(status: TableStatus, listed: bool, at: i64, people: &[&str]) -> IndexLine {
    IndexLine {
        status,
        listed,
        created_at: at,
        finished_at: (status == TableStatus::Finished).then_some(at),
        people: people.iter().map(|name| person(name)).collect(),
        summary: format!("{{\"at\":{at}}}"),
    }
}

/// Checks an empty store. Ids in it begin with `conformance` afterwards.
///
/// # Panics
/// If the store does not do what a store must.
pub async fn check(store: &dyn Store) {
    assert!(store.is_ready().await, "an open store is ready");
    let commits = store.commits();
    events(store).await;
    assert!(store.commits() > commits, "commits are counted");
    races(store).await;
    lists(store).await;
    commands(store).await;
    sessions(store).await;
}

async fn read(store: &dyn Store, id: &str, after: u32) -> Vec<(u32, String)> {
    let events = store.read(&table(id), after).await.expect("reads");
    events.into_iter().map(|it| (it.seq, it.body)).collect()
}

async fn events(store: &dyn Store) {
    let id = "conformance-events";
    assert_eq!(
        read(store, id, 0).await,
        [],
        "an unknown table has no events"
    );
    let first = append(id, 0, &["a", "b"]);
    store.append(first.clone()).await.expect("appends");
    assert_eq!(
        read(store, id, 0).await,
        [(1, "a".to_owned()), (2, "b".to_owned())]
    );
    for expected in [0, 1, 3] {
        let refused = store.append(append(id, expected, &["x", "y"])).await;
        assert!(
            matches!(refused, Err(StoreError::Conflict)),
            "expecting {expected} where the last is 2 is a conflict"
        );
    }
    assert_eq!(
        read(store, id, 1).await,
        [(2, "b".to_owned())],
        "a refused append wrote nothing"
    );
    store.append(append(id, 2, &["c"])).await.expect("appends");
    assert_eq!(read(store, id, 2).await, [(3, "c".to_owned())]);
    assert_eq!(read(store, id, 9).await, []);
    let times: Vec<i64> = store
        .read(&table(id), 0)
        .await
        .expect("reads")
        .into_iter()
        .map(|it| it.at)
        .collect();
    assert_eq!(times, [1_000, 1_000, 1_002], "times are kept");
    let strange = "\u{0}'\"; drop table events; 花火 🎆";
    store
        .append(append(id, 3, &[strange]))
        .await
        .expect("appends");
    assert_eq!(
        read(store, id, 3).await,
        [(4, strange.to_owned())],
        "texts are kept as they are"
    );
    assert_eq!(
        read(store, "conformance-event", 0).await,
        [],
        "tables do not mix"
    );
}

/// Of many writers that expect the same number exactly one wins, each time.
async fn races(store: &dyn Store) {
    let id = "conformance-races";
    for round in 0..20_u32 {
        let bodies: Vec<String> = (0..8).map(|writer| format!("{round}/{writer}")).collect();
        let writers = bodies
            .iter()
            .map(|body| store.append(append(id, round, &[body])));
        let results = futures_util::future::join_all(writers).await;
        let won: Vec<usize> = (0..8).filter(|n| results[*n].is_ok()).collect();
        assert_eq!(won.len(), 1, "one of eight writers wins, not {won:?}");
        let lost = results
            .iter()
            .filter(|it| matches!(it, Err(StoreError::Conflict)));
        assert_eq!(lost.count(), 7, "the others learn that they lost");
        assert_eq!(
            read(store, id, round).await,
            [(round + 1, bodies[won[0]].clone())]
        );
    }
}

async fn listed(store: &dyn Store, listing: Listing, limit: u32) -> Vec<String> {
    let lines = store.list(&listing, limit).await.expect("lists");
    lines.into_iter().map(|(id, _)| id.0).collect()
}

async fn lists(store: &dyn Store) {
    use TableStatus::{Closed, Finished, Open, Running};
    let lines = [
        ("conformance-1", line(Open, true, 1, &["ana"])),
        ("conformance-2", line(Running, true, 2, &["ana", "ben"])),
        ("conformance-3", line(Running, false, 3, &["ben"])),
        ("conformance-4", line(Closed, true, 4, &["ana"])),
        ("conformance-5", line(Finished, true, 5, &["ana"])),
        ("conformance-6", line(Finished, false, 6, &["ana", "ben"])),
        ("conformance-7", line(Finished, true, 6, &["ben"])),
    ];
    for (id, line) in &lines {
        let mut append = append(id, 0, &["{}"]);
        append.index = Some(line.clone());
        store.append(append).await.expect("appends");
    }
    let current = store.list(&Listing::Current, 9).await.expect("lists");
    assert_eq!(current.len(), 2);
    assert_eq!(current[0].0.as_str(), "conformance-2", "newest first");
    let mut kept = current[1].1.clone();
    kept.people.sort();
    assert_eq!(kept, lines[0].1, "a line is kept as it is");
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
    // A line is replaced as a whole, its people too; a refused append does not touch it.
    let mut moved = append("conformance-2", 1, &["{}"]);
    moved.index = Some(line(Finished, true, 8, &["cho"]));
    store.append(moved.clone()).await.expect("appends");
    moved.index = Some(line(Open, true, 9, &["ana"]));
    assert!(store.append(moved).await.is_err());
    assert_eq!(listed(store, Listing::Current, 9).await, ["conformance-1"]);
    let read = store.line(&table("conformance-2")).await.expect("reads");
    assert_eq!(
        read,
        Some(line(Finished, true, 8, &["cho"])).map(|line| IndexLine {
            created_at: 2,
            ..line
        })
    );
    assert_eq!(
        store
            .line(&table("conformance-nothing"))
            .await
            .expect("reads"),
        None
    );
    assert_eq!(
        listed(store, finished(Some(person("cho")), None), 9).await,
        ["conformance-2"]
    );
    assert_eq!(
        listed(store, Listing::CurrentOf(person("ben")), 9).await,
        ["conformance-3"]
    );
}

async fn commands(store: &dyn Store) {
    let claim = async |who: &str, command: &str, id: &str| {
        let claimed = store.claim_command(&person(who), command, &table(id)).await;
        claimed.expect("claims").0
    };
    assert_eq!(claim("ana", "c1", "one").await, "one");
    assert_eq!(
        claim("ana", "c1", "two").await,
        "one",
        "the first claim stands"
    );
    assert_eq!(claim("ana", "c2", "two").await, "two");
    assert_eq!(
        claim("ben", "c1", "three").await,
        "three",
        "people do not mix"
    );
}

async fn sessions(store: &dyn Store) {
    let ana = StoredPerson {
        id: person("conformance-ana"),
        name: "Ana".to_owned(),
    };
    let (token, other) = ([7; 32], [8; 32]);
    store.add_person(&ana, token, 100).await.expect("adds");
    let session = async |token, now| store.session(token, now).await.expect("reads");
    assert_eq!(session(token, 99).await, Some((ana.clone(), 100)));
    assert_eq!(session(token, 100).await, None, "a session expires");
    assert_eq!(session(other, 0).await, None);
    store.extend_session(token, 200).await.expect("extends");
    store.rename(&ana.id, "Anna").await.expect("renames");
    let renamed = StoredPerson {
        name: "Anna".to_owned(),
        ..ana
    };
    assert_eq!(session(token, 199).await, Some((renamed, 200)));
    store.end_session(token).await.expect("ends");
    assert_eq!(session(token, 0).await, None);
}
