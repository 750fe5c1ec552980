//! The contract of a store, for every database.

mod accounts;
pub(crate) mod closing;
mod deals;
mod devices;
mod files;
mod leases;
mod lists;
mod play;
mod push;
mod reviews;

use std::collections::BTreeMap;

use kagiya_protocol::{PersonId, TableId};

use kagiya_store::{
    Append, Block, Counts, EncodedEvent, Figures, First, ResultRow, SeatRow, Stage, Store,
    StoreError, StoredLine, StoredNote, StoredPerson, TableRow, Watch,
};

fn table(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn person(name: &str) -> PersonId {
    PersonId(name.to_owned())
}

fn event(body: &str) -> EncodedEvent {
    EncodedEvent {
        version: 7,
        body: body.to_owned(),
    }
}

fn append(id: &str, expected: u32, bodies: &[&str]) -> Append {
    Append {
        table: table(id),
        expected,
        events: bodies
            .iter()
            .map(|body| (1_000 + i64::from(expected), event(body)))
            .collect(),
        row: None,
    }
}

fn row(id: &str, stage: Stage, listed: bool, at: i64, people: &[&str]) -> TableRow {
    let finished = stage == Stage::Finished;
    TableRow {
        given: None,
        dealt: None,
        id: table(id),
        stage,
        opened_by: people.first().map(|name| person(name)),
        listed,
        created_at: at,
        started_at: (stage == Stage::Running).then_some(at),
        finished_at: finished.then_some(at),
        preset: "original".to_owned(),
        options: BTreeMap::new(),
        first: First::Edition,
        watch: Watch::Seat(0),
        time: None,
        conventions: None,
        turn: None,
        seats: people
            .iter()
            .map(|name| SeatRow {
                person: Some(stored(name)),
                ..SeatRow::default()
            })
            .collect(),
        result: finished.then(|| ResultRow {
            outcome: "finished".to_owned(),
            lost: None,
            points: 12,
            shown: true,
            rating: Some("11-15".to_owned()),
            scale: "cocktail".to_owned(),
            max_score: 25,
            turns: 60,
            figures: None,
        }),
    }
}

fn figures(deal: &str) -> Figures {
    Figures {
        strikes: 2,
        clues: 300,
        cards: 17,
        deal: deal.to_owned(),
    }
}

fn stored(name: &str) -> StoredPerson {
    StoredPerson {
        id: person(name),
        name: name.to_uppercase(),
    }
}

/// Checks an empty store. Its ids begin with `conformance` afterwards.
///
/// # Panics
/// If the store breaks its contract.
pub(crate) async fn check(store: &Store) {
    assert!(store.ready().await.is_ok(), "an open store is ready");
    let commits = store.commits();
    events(store).await;
    assert!(store.commits() > commits, "commits are counted");
    races(store).await;
    lists::check(store).await;
    commands(store).await;
    several_tables(store).await;
    lists::check_removal(store).await;
    blocks(store).await;
    notes(store).await;
    talk(store).await;
    leases::check(store).await;
    sessions(store).await;
    accounts::check(store).await;
    play::check(store).await;
    people_by_name(store).await;
    all_sessions_end(store).await;
    deals::check(store).await;
    devices::check(store).await;
    files::check(store).await;
    push::check(store).await;
    reviews::check(store).await;
}

async fn talk(store: &Store) {
    let one = "conformance-talk";
    let line = |id: &str, who: &str, command: &str, text: &str| StoredLine {
        table: table(id),
        person: person(who),
        name: format!("{who} 花火"),
        command: command.to_owned(),
        at: 7,
        remark: text.is_empty().then(|| "hello".to_owned()),
        text: text.to_owned(),
    };
    let lines = async |id: &str| store.lines(&table(id)).await.expect("reads");
    let lost = line(one, "ana", "c1", "x");
    store.write_line(&lost).await.expect("answers");
    assert_eq!(lines(one).await, [], "no table, no talk");
    for id in [one, "conformance-talk-2"] {
        let open = Append {
            row: Some(row(id, Stage::Running, false, 1, &["ana"])),
            ..append(id, 0, &["a"])
        };
        store.append(open).await.expect("appends");
    }
    let said = [
        line(one, "zoe", "c1", "'; drop table watchers_talk"),
        line(one, "ana", "c1", ""),
        line(one, "zoe", "c2", "'; drop table watchers_talk"),
    ];
    let elsewhere = line("conformance-talk-2", "ana", "c1", "🎆");
    for it in said.iter().chain([&elsewhere]) {
        store.write_line(it).await.expect("writes");
    }
    let again = line(one, "zoe", "c1", "something else");
    store.write_line(&again).await.expect("answers");
    assert_eq!(lines(one).await, said, "in their order, each command once");
    let removed = store.remove_person(&person("zoe"), 9).await;
    removed.expect("removes");
    let looked = store.looked_through(&[person("zoe")], 10).await;
    looked.expect("forgets");
    assert_eq!(lines(one).await, said[1..2], "words go with their person");
    store.remove_tables(&[table(one)]).await.expect("removes");
    assert_eq!(lines(one).await, [], "talk goes with its table");
    assert_eq!(lines("conformance-talk-2").await, [elsewhere]);
    let rest = store.remove_tables(&[table("conformance-talk-2")]).await;
    assert_eq!(rest.expect("removes"), 1);
}

async fn notes(store: &Store) {
    let one = "conformance-notes";
    let note = |table_id: &str, who: &str, card: u8, text: &str| StoredNote {
        table: table(table_id),
        person: person(who),
        card,
        mark: (card % 2 == 1).then(|| "keep".to_owned()),
        text: text.to_owned(),
    };
    let of = async |id: &str, who: Option<&str>| {
        let (id, who) = (table(id), who.map(person));
        let found = store.notes(&id, who.as_ref()).await.expect("reads");
        let words = found
            .into_iter()
            .map(|it| (it.person.0, it.card, it.mark, it.text));
        words.collect::<Vec<_>>()
    };
    let kept = |who: &str, card, mark: Option<&str>, text: &str| {
        (
            who.to_owned(),
            card,
            mark.map(str::to_owned),
            text.to_owned(),
        )
    };
    let lost = note(one, "ana", 1, "x");
    store.write_note(&lost).await.expect("answers");
    assert_eq!(of(one, None).await, [], "no table, no note");
    for id in [one, "conformance-other"] {
        let open = Append {
            row: Some(row(id, Stage::Running, false, 1, &["ana"])),
            ..append(id, 0, &["a"])
        };
        store.append(open).await.expect("appends");
    }
    for it in [
        note(one, "ben", 2, "花火 🎆 '; drop table notes"),
        note(one, "ana", 3, ""),
        note(one, "ana", 2, "red"),
        note("conformance-other", "ana", 2, "elsewhere"),
    ] {
        store.write_note(&it).await.expect("writes");
    }
    let mine = [
        kept("ana", 2, None, "red"),
        kept("ana", 3, Some("keep"), ""),
    ];
    assert_eq!(of(one, Some("ana")).await, mine, "a note is for its person");
    let ben = kept("ben", 2, None, "花火 🎆 '; drop table notes");
    assert_eq!(of(one, Some("ben")).await, std::slice::from_ref(&ben));
    let [red, marked] = mine;
    assert_eq!(of(one, None).await, [red, marked.clone(), ben.clone()]);
    let changed = note(one, "ana", 3, "five?");
    store.write_note(&changed).await.expect("writes");
    store
        .write_note(&note(one, "ana", 2, ""))
        .await
        .expect("removes");
    let five = kept("ana", 3, Some("keep"), "five?");
    assert_eq!(of(one, None).await, [five, ben], "the last word counts");
    let gone = store.remove_tables(&[table(one)]).await.expect("removes");
    assert_eq!(gone, 1);
    assert_eq!(of(one, None).await, [], "notes go with their table");
    assert_eq!(of("conformance-other", None).await.len(), 1);
    let rest = store.remove_tables(&[table("conformance-other")]).await;
    assert_eq!(rest.expect("removes"), 1);
}

async fn read(store: &Store, id: &str, after: u32) -> Vec<(u32, String)> {
    let events = store.read(&table(id), after).await.expect("reads");
    events
        .into_iter()
        .map(|it| {
            assert_eq!(it.encoded.version, 7, "the version of an event is kept");
            (it.seq, it.encoded.body)
        })
        .collect()
}

async fn events(store: &Store) {
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
async fn races(store: &Store) {
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

async fn commands(store: &Store) {
    let claim = async |who: &str, command: &str, id: &str, now: i64| {
        let (who, table) = (person(who), table(id));
        let claimed = store.claim_command(&who, command, &table, now).await;
        claimed.expect("claims").0
    };
    assert_eq!(claim("ana", "c1", "one", 10).await, "one");
    assert_eq!(
        claim("ana", "c1", "two", 30).await,
        "one",
        "the first claim stands"
    );
    assert_eq!(claim("ana", "c2", "two", 20).await, "two");
    assert_eq!(
        claim("ben", "c1", "three", 20).await,
        "three",
        "people do not mix"
    );
    assert_eq!(store.forget_commands(20).await.expect("forgets"), 1);
    assert_eq!(claim("ana", "c1", "four", 40).await, "four", "forgotten");
    assert_eq!(claim("ana", "c2", "five", 40).await, "two", "still known");
}

/// Events of several tables are written together or not at all.
async fn several_tables(store: &Store) {
    let (one, two) = ("conformance-both-1", "conformance-both-2");
    let mut opens = append(two, 0, &["b"]);
    opens.row = Some(row(two, Stage::Closed, false, 90, &[]));
    let both = |expected| vec![append(one, expected, &["a"]), opens.clone()];
    store.append(append(one, 0, &["x"])).await.expect("appends");
    let refused = store.append_all(both(0)).await;
    assert!(matches!(refused, Err(StoreError::Conflict)));
    assert_eq!(read(store, two, 0).await, [], "not even the other one");
    assert_eq!(store.row(&table(two)).await.expect("reads"), None);
    store.append_all(both(1)).await.expect("appends both");
    assert_eq!(read(store, one, 1).await, [(2, "a".to_owned())]);
    assert_eq!(read(store, two, 0).await, [(1, "b".to_owned())]);
    assert_eq!(store.row(&table(two)).await.expect("reads"), opens.row);
    assert!(
        store.append_all(both(2)).await.is_err(),
        "the other is there"
    );
    assert_eq!(read(store, one, 2).await, []);
}

async fn blocks(store: &Store) {
    let block = |who: &str, until, why: &str| Block {
        who: who.to_owned(),
        until,
        why: why.to_owned(),
    };
    let both = [
        block("address:a", 100, ""),
        block("guest:b", 200, "it’s late"),
    ];
    for block in [&block("guest:b", 100, "loud"), &both[0], &both[1]] {
        store.block(block).await.expect("blocks");
    }
    let blocks = async |now| store.blocks(now).await.expect("reads");
    assert_eq!(blocks(99).await, both);
    assert_eq!(blocks(100).await, both[1..], "a block ends");
    store.forget_sessions(150).await.expect("forgets");
    assert_eq!(blocks(0).await, both[1..], "what is over is gone");
    store
        .block(&block("guest:b", 0, ""))
        .await
        .expect("lets in");
    assert_eq!(blocks(1).await, []);
}

/// An administrator looks up people by an id or by a name, which several may have.
async fn people_by_name(store: &Store) {
    let person = |id: &str, name: &str| StoredPerson {
        id: PersonId(id.to_owned()),
        name: name.to_owned(),
    };
    let all = [
        person("called-1", "Otto"),
        person("called-2", "Otto"),
        person("Otto", "Uta"),
    ];
    for (token, it) in (200..).zip(&all) {
        store
            .add_person(it, [token; 32], 9_000)
            .await
            .expect("adds");
    }
    let ids = ["called-2", "Otto", "nobody"].map(|id| PersonId(id.to_owned()));
    let mut known = store.people_with(&ids).await.expect("reads");
    known.sort_by(|one, two| one.name.cmp(&two.name));
    assert_eq!(known, all[1..]);
    let called = async |name: &str, limit| store.people_called(name, limit).await.expect("reads");
    assert_eq!(called("called-2", 9).await, all[1..2]);
    let [one, two, uta] = all;
    assert_eq!(called("Otto", 9).await, [uta.clone(), one.clone(), two]);
    assert_eq!(called("Otto", 2).await, [uta, one]);
    assert_eq!(called("otto", 9).await, []);
    let person = async |id: &str| store.person(&PersonId(id.to_owned())).await.expect("reads");
    assert_eq!(
        person("Otto").await.map(|it| it.name),
        Some("Uta".to_owned())
    );
    assert_eq!(person("Uta").await, None, "an id isn't a name");
}

/// Afterwards nobody has a session, and only the person with an account can sign in. This check comes last.
async fn all_sessions_end(store: &Store) {
    let counted = store.counts().await.expect("counts");
    assert!(counted.sessions >= 3 && counted.people >= 3, "{counted:?}");
    assert_eq!(store.end_sessions().await.expect("ends"), counted.sessions);
    assert_eq!(store.session([200; 32], 0).await.expect("reads"), None);
    assert_eq!(store.end_sessions().await.expect("ends"), 0);
    let left = Counts {
        people: 1,
        sessions: 0,
        ..counted
    };
    assert_eq!(store.counts().await.expect("counts"), left);
}

async fn sessions(store: &Store) {
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
    let renamed = store.rename(&ana.id, "Anna", "anna").await;
    assert!(renamed.expect("renames"));
    let renamed = StoredPerson {
        name: "Anna".to_owned(),
        ..ana
    };
    assert_eq!(session(token, 199).await, Some((renamed, 200)));
    store.end_session(token).await.expect("ends");
    assert_eq!(session(token, 0).await, None);

    // Expired sessions are removed, with the people who have no other session.
    let [ben, cho] = ["conformance-ben", "conformance-cho"].map(stored);
    store.add_person(&ben, [9; 32], 300).await.expect("adds");
    store.add_person(&cho, [10; 32], 301).await.expect("adds");
    assert_eq!(store.forget_sessions(300).await.expect("forgets"), 1);
    assert_eq!(session([9; 32], 0).await, None, "not even in its time");
    assert_eq!(session([10; 32], 300).await, Some((cho, 301)));
    // More than one batch.
    let many = 2_100_u64;
    let added = (0..many).map(async |n| {
        let mut token = [200; 32];
        token[..8].copy_from_slice(&n.to_be_bytes());
        let it = stored(&format!("conformance-many-{n}"));
        store.add_person(&it, token, 310).await.expect("adds");
    });
    futures_util::future::join_all(added).await;
    assert_eq!(store.forget_sessions(309).await.expect("forgets"), 1);
    assert_eq!(store.forget_sessions(310).await.expect("forgets"), many);
    for n in [0, 999, 1_000, many - 1] {
        let it = PersonId(format!("conformance-many-{n}"));
        assert_eq!(store.person(&it).await.expect("reads"), None, "{n}");
    }
    // Nobody with that id remains.
    store
        .add_person(&ben, [11; 32], 400)
        .await
        .expect("adds again");
    assert_eq!(session([11; 32], 0).await, Some((ben, 400)));
}
