//! Tests only for `PostgreSQL`: two servers on one database, lost connections, and the errors of an unusable
//! database.
//!
//! Needs a server with password authentication, whose user may create schemas and users and end connections.
//! `KAGIYA_TEST_POSTGRES` names it; without that, this program has no tests and says so.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test program that may fail loudly and says what it does"
)]

#[path = "../conformance/mod.rs"]
mod conformance;
mod own_server;
mod proxies;
#[path = "../schema/mod.rs"]
mod schema;

use std::net::SocketAddr;
use std::pin::Pin;
use std::process::ExitCode;
use std::time::Duration;

use kagiya_protocol::{PersonId, TableId};
use kagiya_store::{
    Append, Block, CopyError, EncodedEvent, Listing, OpenError, PostgresError, Store, StoreError,
    StoredPerson, StoredPush, copy,
};
use own_server::OwnServer;
use proxies::{CommitProxy, Door};
use schema::Schema;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::watch;

type Case = fn(String) -> Pin<Box<dyn Future<Output = ()> + Send>>;

macro_rules! cases {
    ($($name:ident)*) => {
        &[$((stringify!($name), (|server| Box::pin($name(server))) as Case)),*]
    };
}

const CASES: &[(&str, Case)] = cases! {
    every_store_does_what_a_store_must
    a_page_costs_the_same_however_many_tables_there_are
    two_servers_are_never_both_right
    two_servers_that_want_each_others_tables_are_not_in_the_way_of_each_other
    what_is_wrong_with_one_write_is_no_harm_to_others
    lost_connections_lose_and_double_nothing
    a_store_that_was_away_is_written_to_again
    what_a_crash_of_the_server_forgot_is_written_again
    what_is_wrong_with_a_database_is_said_in_words
    a_database_of_a_later_release_is_left_alone
    a_database_of_another_program_is_left_alone
    a_server_that_is_too_old_is_refused
    a_folder_is_copied_with_all_that_is_in_it
    a_copy_that_is_interrupted_leaves_nothing
};

fn main() -> ExitCode {
    let Some(server) = schema::server() else {
        if !std::env::args().any(|argument| argument == "--list") {
            println!("no test has run: KAGIYA_TEST_POSTGRES names no PostgreSQL server");
        }
        return ExitCode::SUCCESS;
    };
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<&String> = arguments
        .iter()
        .filter(|argument| !argument.starts_with("--") && *argument != "terse")
        .collect();
    let chosen = CASES.iter().filter(|(name, _)| {
        wanted.is_empty() || wanted.iter().any(|part| name.contains(part.as_str()))
    });
    if arguments.iter().any(|argument| argument == "--list") {
        for (name, _) in chosen {
            println!("{name}: test");
        }
        return ExitCode::SUCCESS;
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut failed = 0;
    for (name, case) in chosen {
        let done = runtime.block_on(runtime.spawn(case(server.clone())));
        failed += u32::from(done.is_err());
        let word = if done.is_ok() { "ok" } else { "FAILED" };
        println!("test {name} ... {word}");
    }
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn table(name: &str) -> TableId {
    TableId(name.to_owned())
}

fn append(id: &str, expected: u32, body: &str) -> Append {
    Append {
        table: table(id),
        expected,
        events: vec![(
            1,
            EncodedEvent {
                version: 1,
                body: body.to_owned(),
            },
        )],
        row: None,
    }
}

async fn bodies(store: &Store, id: &str) -> Vec<String> {
    let events = store.read(&table(id), 0).await.unwrap();
    for (number, event) in (1..).zip(&events) {
        assert_eq!(event.seq, number, "no number is missing");
    }
    events.into_iter().map(|event| event.encoded.body).collect()
}

async fn every_store_does_what_a_store_must(server: String) {
    let schema = Schema::new(server).await;
    let store = Store::connect(&schema.address()).await.unwrap();
    conformance::check(&store).await;
    store.close().await;
    assert!(store.ready().await.is_err(), "a closed store is not ready");
    let again = Store::connect(&schema.address()).await.unwrap();
    let events = again.read(&table("conformance-events"), 0).await.unwrap();
    assert_eq!(events.len(), 4, "what was stored is there");
    conformance::closing::check(&again, Store::connect(&schema.address())).await;
}

async fn a_page_costs_the_same_however_many_tables_there_are(server: String) {
    let schema = Schema::new(server).await;
    let store = Store::connect(&schema.address()).await.unwrap();
    // Without rows every plan is as good.
    schema
        .execute(
            "insert into tables (table_id, stage, listed, created_at, finished_at, preset,
                 options, first, watch)
             select 't' || n, case when n % 50 = 0 then 'open' else 'finished' end, n % 3 = 0, n,
                 case when n % 50 = 0 then null else n end, 'original', '{}', 'edition', 'seat 0'
             from generate_series(1, 20000) n;
             insert into seats (table_id, seat, person, current, finished_at)
             select 't' || n, 0, case when n % 70 = 0 then 'ana' else 'p' || n end, n % 50 = 0,
                 case when n % 50 = 0 then null else n end
             from generate_series(1, 20000) n;
             analyze tables; analyze seats",
        )
        .await;
    let ana = PersonId("ana".to_owned());
    let finished = |of| Listing::Finished { of, before: None };
    for (listing, index) in [
        (Listing::Current { before: None }, "tables_current"),
        (Listing::Every { before: None }, "tables_every"),
        (Listing::CurrentOf(ana.clone()), "seats_current"),
        (finished(None), "tables_finished"),
        (finished(Some(ana)), "seats_finished"),
    ] {
        let plan = store.plan(&listing).await.unwrap().unwrap();
        assert!(plan.contains(index), "{listing:?}:\n{plan}");
        assert!(!plan.contains("Seq Scan on tables"), "{listing:?}:\n{plan}");
        // Only rows of one person are sorted, whose number is limited by a page or a quota.
        let own = index.starts_with("seats");
        assert!(own || !plan.contains("Sort"), "{listing:?}:\n{plan}");
    }
    store.close().await;
}

async fn two_servers_are_never_both_right(server: String) {
    let schema = Schema::new(server).await;
    let address = schema.address();
    // They also create the tables at the same time.
    let (one, two) = tokio::join!(Store::connect(&address), Store::connect(&address));
    let stores = [one.unwrap(), two.unwrap()];
    for round in 0..50_u32 {
        // Each claims both tables, in its own order, among others.
        let names = ["race-a", "race-b"];
        let writers = (0..8_usize).map(|writer| {
            let name = names[writer / 2 % 2];
            let body = format!("{round}/{writer}");
            let store = &stores[writer % 2];
            async move { store.append(append(name, round, &body)).await }
        });
        let results = futures_util::future::join_all(writers).await;
        for (place, name) in names.iter().enumerate() {
            let won: Vec<usize> = (0..8)
                .filter(|writer| writer / 2 % 2 == place && results[*writer].is_ok())
                .collect();
            assert_eq!(won.len(), 1, "one of four writers wins: {results:?}");
            let stored = bodies(&stores[0], name).await;
            assert_eq!(
                stored.last().unwrap(),
                &format!("{round}/{}", won[0]),
                "what was acknowledged is there"
            );
        }
        let refused = results
            .iter()
            .filter(|it| matches!(it, Err(StoreError::Conflict)));
        assert_eq!(refused.count(), 6, "{results:?}");
    }
}

/// Each of two servers writes to its table and claims that of the other, all in one transaction.
async fn two_servers_that_want_each_others_tables_are_not_in_the_way_of_each_other(server: String) {
    let schema = Schema::new(server).await;
    let address = schema.address();
    let stores = [
        Store::connect(&address).await.unwrap(),
        Store::connect(&address).await.unwrap(),
    ];
    let tables = ["ring-a", "ring-b"].map(|id| TableId(id.to_owned()));
    let servers = ["north", "south"];
    for round in 0..20 {
        // By then all holders have expired, so that each table changes its owner.
        let now = 1_000 * (round + 1);
        let mut leases = Vec::new();
        for (store, (table, name)) in stores.iter().zip(tables.iter().zip(servers)) {
            leases.push(store.take_lease(table, name, now, now + 10).await.unwrap());
        }
        let later = now + 100;
        let writing = (0..16).map(|number| {
            let (own, taking) = (number % 2, number % 4 < 2);
            let (store, lease, tables) = (&stores[own], &leases[own], &tables);
            async move {
                if taking {
                    let wanted = &tables[1 - own];
                    let taken = store.take_lease(wanted, servers[own], later, later + 10);
                    taken.await.unwrap();
                } else {
                    let append = append(lease.table.as_str(), 0, "{}");
                    // It may be too late for this write, which doesn't matter here.
                    let _ = store.append_under(lease, vec![append]).await;
                }
            }
        });
        futures_util::future::join_all(writing).await;
    }
    for store in &stores {
        assert_eq!(store.written_again(), 0);
    }
}

async fn what_is_wrong_with_one_write_is_no_harm_to_others(server: String) {
    let schema = Schema::new(server).await;
    let store = Store::connect(&schema.address()).await.unwrap();
    let person = PersonId("ana".to_owned());
    let ana = StoredPerson {
        id: person.clone(),
        name: "Ana".to_owned(),
    };
    store.add_person(&ana, [1; 32], 10).await.unwrap();
    // PostgreSQL can't store text with a zero character.
    let (bad, one, two) = tokio::join!(
        store.rename(&person, "A\u{0}na", "ana"),
        store.append(append("beside", 0, "a")),
        store.append(append("other", 0, "b")),
    );
    assert!(matches!(bad, Err(StoreError::Unavailable(_))), "{bad:?}");
    one.unwrap();
    two.unwrap();
    assert_eq!(bodies(&store, "beside").await, ["a"]);
    let (known, _) = store.session([1; 32], 0).await.unwrap().unwrap();
    assert_eq!(known.name, "Ana");
}

/// Ends all connections of other programs to a schema, as a restart of the server does.
async fn end_connections(schema: &Schema) {
    schema
        .execute(
            "select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = current_schema()",
        )
        .await;
}

async fn lost_connections_lose_and_double_nothing(server: String) {
    const KILLS: u32 = 40;
    let schema = Schema::new(server).await;
    let address = schema.with(&format!("application_name={}", schema.name()));
    let store = Store::connect(&address).await.unwrap();
    let done = watch::Sender::new(false);
    let mut writers = Vec::new();
    for writer in 0..12 {
        let (store, done) = (store.clone(), done.subscribe());
        writers.push(tokio::spawn(async move {
            let name = format!("kills-{writer}");
            let (mut acknowledged, mut refused) = (Vec::new(), 0);
            while !*done.borrow() {
                let expected = u32::try_from(acknowledged.len()).unwrap();
                let body = format!("{writer}/{expected}");
                match store.append(append(&name, expected, &body)).await {
                    Ok(()) => acknowledged.push(body),
                    // There is no other writer.
                    Err(StoreError::Conflict) => panic!("{body} was written without a word"),
                    Err(_) => refused += 1,
                }
            }
            assert_eq!(bodies(&store, &name).await, acknowledged);
            (acknowledged.len(), refused)
        }));
    }
    let mut commits = store.commits();
    for _ in 0..KILLS {
        end_connections(&schema).await;
        // Writing continues before the next one.
        while store.commits() < commits + 20 {
            tokio::task::yield_now().await;
        }
        commits = store.commits();
    }
    done.send_replace(true);
    let (mut acknowledged, mut refused) = (0, 0);
    for writer in writers {
        let (ours, not) = writer.await.unwrap();
        (acknowledged, refused) = (acknowledged + ours, refused + not);
    }
    assert_eq!(refused, 0, "a lost connection is replaced without an error");
    println!("{KILLS} times without a connection, {acknowledged} events");
}

async fn a_store_that_was_away_is_written_to_again(server: String) {
    let schema = Schema::new(server).await;
    let address = schema.with(&format!("application_name={}", schema.name()));
    // A proxy for the server that can be closed.
    let door = Door::open(&address).await;
    let store = Store::connect(&door.address).await.unwrap();
    store.append(append("away", 0, "before")).await.unwrap();
    assert!(store.ready().await.is_ok());
    door.shut.send_replace(true);
    let refused = store.append(append("away", 1, "lost")).await;
    let Err(StoreError::Unavailable(cause)) = refused else {
        panic!("{refused:?}");
    };
    let text = cause.to_string();
    assert!(text.contains("no PostgreSQL answers at"), "{text}");
    assert!(
        store.ready().await.is_err(),
        "a store that is away is not ready"
    );
    assert!(store.read(&table("away"), 0).await.is_err());
    door.shut.send_replace(false);
    store.append(append("away", 1, "after")).await.unwrap();
    assert_eq!(bodies(&store, "away").await, ["before", "after"]);
    assert!(store.ready().await.is_ok());
}

/// After a crash, `PostgreSQL` gives the id of a transaction that was not yet on disk to another one. That this
/// one is committed says nothing about the first.
async fn what_a_crash_of_the_server_forgot_is_written_again(server: String) {
    let Some(server) = OwnServer::like(&server).await else {
        println!("not tested: the programs of the server are not on this machine");
        return;
    };
    let proxy = CommitProxy::open(server.address().replace("kagiya@", "")).await;
    let ours = Store::connect(&proxy.address).await.unwrap();
    let other = Store::connect(&server.address()).await.unwrap();
    ours.append(append("ours", 0, "before")).await.unwrap();
    other.append(append("other", 0, "before")).await.unwrap();

    // The server crashes before the commit reaches it.
    proxy.keep.send_replace(true);
    let lost = tokio::spawn({
        let ours = ours.clone();
        async move { ours.append(append("ours", 1, "lost")).await }
    });
    let mut kept = proxy.kept.subscribe();
    kept.wait_for(|kept| *kept).await.unwrap();
    server.crash();
    other.append(append("other", 1, "after")).await.unwrap();
    proxy.keep.send_replace(false);
    lost.await.unwrap().unwrap();
    assert_eq!(bodies(&ours, "ours").await, ["before", "lost"]);
    assert_eq!(bodies(&ours, "other").await, ["before", "after"]);
}

async fn refused(address: &str) -> (PostgresError, String) {
    match Store::connect(address).await {
        Err(OpenError::Postgres(error)) => {
            let text = error.to_string();
            (error, text)
        }
        other => panic!("{other:?}"),
    }
}

async fn what_is_wrong_with_a_database_is_said_in_words(server: String) {
    let schema = Schema::new(server.clone()).await;
    let (before, rest) = server.split_once('@').expect("a user");
    let (user, _) = before
        .trim_start_matches("postgres://")
        .split_once(':')
        .expect("a password");
    let (host, database) = rest.split_once('/').expect("a database");

    let (error, text) = refused(&format!("postgres://{user}:wrong@{rest}")).await;
    assert!(matches!(error, PostgresError::Login { .. }), "{text}");
    assert!(text.contains(user) && !text.contains("wrong"), "{text}");

    let (error, text) = refused(&format!("{before}@{host}/kagiya_nowhere")).await;
    assert!(matches!(error, PostgresError::NoDatabase { .. }), "{text}");
    assert!(text.contains("kagiya_nowhere"), "{text}");

    // A port that was just released, where no server listens.
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nobody = free.local_addr().unwrap();
    drop(free);
    let (error, text) = refused(&format!("{before}@{nobody}/{database}")).await;
    assert!(matches!(error, PostgresError::NoAnswer { .. }), "{text}");
    assert!(text.contains(&nobody.to_string()), "{text}");

    let (error, text) = refused("postgres://a host/").await;
    assert!(matches!(error, PostgresError::Address(_)), "{text}");

    // A user who may read and not write.
    let guest = format!("{}_guest", schema.name());
    schema
        .execute(&format!("create user {guest} password 'guest'"))
        .await;
    let address = schema
        .address()
        .replace(before, &format!("postgres://{guest}:guest"));
    let (error, text) = refused(&address).await;
    schema.execute(&format!("drop user {guest}")).await;
    assert!(matches!(error, PostgresError::NoRight(_)), "{text}");

    let read_only = schema.with("options[default_transaction_read_only]=on");
    let (error, text) = refused(&read_only).await;
    assert!(matches!(error, PostgresError::ReadOnly(_)), "{text}");
}

async fn a_database_of_a_later_release_is_left_alone(server: String) {
    let schema = Schema::new(server).await;
    Store::connect(&schema.address()).await.unwrap();
    schema
        .execute("update kagiya_format set version = 99")
        .await;
    let refused = Store::connect(&schema.address()).await;
    assert!(
        matches!(refused, Err(OpenError::Newer { found: 99, .. })),
        "{refused:?}"
    );
}

async fn a_database_of_another_program_is_left_alone(server: String) {
    let schema = Schema::new(server).await;
    schema.execute("create table events (mine text)").await;
    let (error, text) = refused(&schema.address()).await;
    assert!(matches!(error, PostgresError::Foreign), "{text}");
    // A remaining table would cause another error.
    schema.execute("drop table events").await;
    Store::connect(&schema.address()).await.unwrap();
}

async fn a_server_that_is_too_old_is_refused(_: String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address: SocketAddr = listener.local_addr().unwrap();
    tokio::spawn(async move {
        let (mut client, _) = listener.accept().await.unwrap();
        // The client asks for an encrypted connection, which is declined, and then sends its startup message.
        let mut length = [0; 4];
        client.read_exact(&mut length).await.unwrap();
        let mut rest = vec![0; u32::from_be_bytes(length) as usize - 4];
        client.read_exact(&mut rest).await.unwrap();
        // A greeting of PostgreSQL 13.4 that is ready for queries.
        let mut hello = b"R\0\0\0\x08\0\0\0\0".to_vec();
        hello.extend(b"S\0\0\0\x18server_version\x0013.4\0");
        hello.extend(b"Z\0\0\0\x05I");
        client.write_all(&hello).await.unwrap();
        // Until the client disconnects.
        let _ = client.read_to_end(&mut rest).await;
    });
    let address = format!("postgres://ana@{address}/kagiya?sslmode=disable");
    let answered = tokio::time::timeout(Duration::from_mins(1), refused(&address)).await;
    let (error, text) = answered.expect("an answer in time");
    assert!(matches!(error, PostgresError::TooOld { .. }), "{text}");
    assert!(text.contains("13.4"), "{text}");
}

/// A store in a file with all kinds of data that a store must support.
async fn full_file(folder: &TempDir) -> Store {
    let path = folder.path().join("kagiya.db");
    let store = Store::open(&path).await.unwrap();
    conformance::check(&store).await;
    let (person, opened) = (PersonId("ana".to_owned()), table("of-ana"));
    let claimed = store.claim_command(&person, "c", &opened, 5).await;
    assert_eq!(claimed.unwrap(), opened);
    let block = Block {
        who: "address:192.0.2.7".to_owned(),
        until: 1_000,
        why: "it’s late".to_owned(),
    };
    store.block(&block).await.unwrap();
    let person = StoredPerson {
        id: person,
        name: "Ana".to_owned(),
    };
    store.add_person(&person, [7; 32], 9_000).await.unwrap();
    let push = StoredPush {
        endpoint: "https://push.example/1".to_owned(),
        p256dh: vec![4; 65],
        auth: vec![0, 255, 7],
        kinds: "turn".to_owned(),
        at: 5,
    };
    assert!(store.add_push(&person.id, [7; 32], push, 8).await.unwrap());
    store
}

async fn a_folder_is_copied_with_all_that_is_in_it(server: String) {
    let schema = Schema::new(server).await;
    let folder = TempDir::new().unwrap();
    let from = full_file(&folder).await;
    let to = Store::connect(&schema.address()).await.unwrap();
    let copied = copy(&from, &to).await.unwrap();
    let lines = |name| copied.iter().find(|it| it.table == name).unwrap().lines;
    assert!(lines("events") > 30, "{copied:?}");
    assert!(lines("seats") > 10 && lines("people") > 0, "{copied:?}");

    for listing in [
        Listing::Every { before: None },
        Listing::Current { before: None },
        Listing::CurrentOf(PersonId("dora".to_owned())),
        Listing::Finished {
            of: None,
            before: None,
        },
        Listing::Finished {
            of: Some(PersonId("ben".to_owned())),
            before: None,
        },
    ] {
        let rows = from.list(&listing, 99).await.unwrap();
        assert!(!rows.is_empty(), "{listing:?}");
        assert_eq!(to.list(&listing, 99).await.unwrap(), rows, "{listing:?}");
        for row in rows {
            let events = from.read(&row.id, 0).await.unwrap();
            assert_eq!(to.read(&row.id, 0).await.unwrap(), events);
            assert_eq!(to.row(&row.id).await.unwrap(), Some(row));
        }
    }
    let strange = table("conformance-events");
    let events = from.read(&strange, 0).await.unwrap();
    assert_eq!(to.read(&strange, 0).await.unwrap(), events);
    for token in 0..20 {
        let session = from.session([token; 32], 0).await.unwrap();
        assert_eq!(to.session([token; 32], 0).await.unwrap(), session);
    }
    assert_eq!(to.blocks(0).await.unwrap(), from.blocks(0).await.unwrap());
    let (session, _) = to.session([7; 32], 0).await.unwrap().unwrap();
    let pushed = to.push_of(&session.id, 0).await.unwrap();
    assert_eq!(pushed, from.push_of(&session.id, 0).await.unwrap());
    assert_eq!(pushed.len(), 1);
    // It continues where it was.
    let next = append("conformance-events", 4, "next");
    to.append(next.clone()).await.unwrap();
    let again = to.append(next).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    let (person, late) = (PersonId("ana".to_owned()), table("late"));
    let known = to.claim_command(&person, "c", &late, 6).await.unwrap();
    assert_eq!(known, table("of-ana"));

    let again = copy(&from, &to).await;
    assert!(
        matches!(again, Err(CopyError::NotEmpty { .. })),
        "{again:?}"
    );
}

async fn a_copy_that_is_interrupted_leaves_nothing(server: String) {
    let schema = Schema::new(server).await;
    let folder = TempDir::new().unwrap();
    let from = full_file(&folder).await;
    for table in 0..40 {
        let name = format!("long-{table}");
        let mut long = append(&name, 0, &"x".repeat(1_000));
        long.events = vec![long.events[0].clone(); 200];
        from.append(long).await.unwrap();
    }
    // Interrupted later and later, until it completes.
    let mut interrupted = 0;
    let mut patience = Duration::from_millis(1);
    let copied = loop {
        let to = Store::connect(&schema.address()).await.unwrap();
        match tokio::time::timeout(patience, copy(&from, &to)).await {
            Ok(copied) => break copied.expect("what was interrupted has left nothing"),
            Err(_) => interrupted += 1,
        }
        patience *= 2;
    };
    assert!(interrupted > 2, "it was hardly ever interrupted");
    let events = copied.iter().find(|it| it.table == "events").unwrap();
    assert!(events.lines > 8_000, "{copied:?}");
}
