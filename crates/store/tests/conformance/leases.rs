//! Leases: which server owns which table.

use futures_util::future::join_all;

use super::{append, read, table};
use kagiya_store::{Lease, Store, StoreError};

pub(super) async fn check(store: &Store) {
    one_holder(store).await;
    there(store).await;
    many_tables(store).await;
}

/// A table has one holder at a time; a server that was paused for too long can't write.
async fn one_holder(store: &Store) {
    let (one, two) = ("conformance-lease-1", "conformance-lease-2");
    let take = async |id: &str, who: &str, now: i64| {
        let taken = store.take_lease(&table(id), who, now, now + 10).await;
        taken.expect("answers")
    };
    let under = async |lease: &Lease, expected, body: &str| {
        let appended = append(lease.table.as_str(), expected, &[body]);
        store.append_under(lease, vec![appended]).await
    };
    let first = take(one, "north", 100).await;
    assert_eq!(
        (&*first.holder, first.epoch, first.until),
        ("north", 1, 110)
    );
    assert!(under(&first, 0, "a").await.expect("appends"), "it holds");
    assert_eq!(take(one, "south", 105).await, first, "it is somebody's");
    let longer = take(one, "north", 106).await;
    assert_eq!((longer.epoch, longer.until), (1, 116), "by its holder");
    let stale = under(&longer, 0, "x").await;
    assert!(
        matches!(stale, Err(StoreError::Conflict)),
        "the number still counts: {stale:?}"
    );

    // North is paused, and resumes too late.
    let second = take(one, "south", 116).await;
    assert_eq!((&*second.holder, second.epoch), ("south", 2));
    let paused = under(&longer, 1, "x").await.expect("answers");
    assert!(!paused, "not even with the right number");
    let holds = store.holds(&longer, 200).await;
    assert!(!holds.expect("answers"), "somebody else has it");
    let lost = store.beat("north", 120).await;
    assert_eq!(lost.expect("answers"), 1, "and north hears of it");
    let lost = store.beat("south", 126).await;
    assert_eq!(lost.expect("answers"), 0);
    store.give_back(&longer).await.expect("answers");
    assert!(under(&second, 1, "b").await.expect("appends"), "it holds");
    assert_eq!(
        read(store, one, 0).await,
        [(1, "a".to_owned()), (2, "b".to_owned())],
        "what came too late left nothing"
    );
    let back = take(one, "north", 126).await;
    assert_eq!((&*back.holder, back.epoch), ("north", 3));
    for (old, body) in [(&first, "x"), (&longer, "y"), (&second, "z")] {
        assert!(!under(old, 2, body).await.expect("answers"), "{old:?}");
    }

    // A released lease is free at once; a lease doesn't affect another table.
    let other = take(two, "north", 126).await;
    assert_eq!(store.beat("north", 300).await.expect("beats"), 1);
    store.beat("north", 200).await.expect("beats");
    let its = store.leases_of("north").await.expect("reads");
    let until = |lease: &Lease| Lease {
        until: 300,
        ..lease.clone()
    };
    assert_eq!(
        its,
        [until(&back), until(&other)],
        "all at once, and no less"
    );
    assert_eq!(store.leases_of("south").await.expect("reads"), []);
    assert_eq!(take(one, "south", 299).await.holder, "north");
    assert!(store.holds(&back, 400).await.expect("answers"));
    assert_eq!(take(one, "south", 399).await.holder, "north");
    store.give_back(&back).await.expect("gives back");
    let next = take(one, "south", 127).await;
    assert_eq!((&*next.holder, next.epoch), ("south", 4));
    let wrong = store
        .append_under(&other, vec![append(one, 2, &["x"])])
        .await;
    assert!(!wrong.expect("answers"), "it is for another table");
    // A rematch's table is stored together with its event, or not at all.
    let both = |expected, id: &str| vec![append(one, expected, &["c"]), append(id, 0, &["{}"])];
    let (third, fourth) = ("conformance-lease-5", "conformance-lease-6");
    let stale = store.append_under(&next, both(1, third)).await;
    assert!(matches!(stale, Err(StoreError::Conflict)), "{stale:?}");
    let fenced = store.append_under(&back, both(2, third)).await;
    assert!(!fenced.expect("answers"), "somebody else has it");
    assert_eq!(read(store, third, 0).await, []);
    let written = store.append_under(&next, both(2, fourth)).await;
    assert!(written.expect("answers"));
    assert_eq!(read(store, fourth, 0).await, [(1, "{}".to_owned())]);
    assert_eq!(read(store, one, 2).await, [(3, "c".to_owned())]);
    let unknown = Lease {
        table: table("conformance-lease-3"),
        ..next
    };
    assert!(
        !under(&unknown, 0, "x").await.expect("answers"),
        "never had"
    );

    // If many servers want a table, one gets it.
    let names: Vec<String> = (0..8).map(|number| format!("node-{number}")).collect();
    let wanted = table("conformance-lease-4");
    let taking = names
        .iter()
        .map(|name| store.take_lease(&wanted, name, 100, 110));
    let taken = join_all(taking).await;
    let taken: Vec<Lease> = taken.into_iter().map(|it| it.expect("answers")).collect();
    assert!(taken.iter().all(|lease| *lease == taken[0]), "{taken:?}");
    assert_eq!(taken[0].epoch, 1);
}

/// A lease is valid while its holder is alive.
async fn there(store: &Store) {
    let (one, two) = (table("conformance-lease-7"), table("conformance-lease-8"));
    let lease_at = async |id, now| store.lease_at(id, now).await.expect("reads");
    assert_eq!(lease_at(&one, 100).await, None, "nobody has had it");
    let taken = store.take_lease(&one, "west", 100, 110).await;
    let lease = taken.expect("answers");
    assert_eq!(lease_at(&one, 109).await, Some(lease.clone()));
    assert_eq!(lease_at(&one, 110).await, None, "its holder is not there");
    assert_eq!(lease_at(&two, 100).await, None, "it is another table");
    store.give_back(&lease).await.expect("gives back");
    assert_eq!(lease_at(&one, 109).await, None, "it is nobody's");
}

/// Several servers claim the tables of a failed one at once, and release them together.
async fn many_tables(store: &Store) {
    const MANY: i64 = 90;
    let name = |number: i64| table(&format!("conformance-crowd-{number}"));
    let tables: Vec<_> = (0..MANY).map(name).collect();
    let take = async |who: &str, now: i64| {
        let taking = tables
            .iter()
            .map(|id| store.take_lease(id, who, now, now + 10));
        let taken = join_all(taking).await.into_iter();
        taken
            .map(|lease| lease.expect("answers"))
            .collect::<Vec<Lease>>()
    };
    let names = |leases: &[Lease]| -> Vec<_> { leases.iter().map(|it| it.table.clone()).collect() };
    let old = take("crowd-old", 100).await;
    assert_eq!(names(&old), tables, "each is answered with its own");
    assert!(
        old.iter()
            .all(|it| it.holder == "crowd-old" && it.epoch == 1)
    );
    assert_eq!(take("crowd-one", 109).await, old, "it is still there");
    let (one, two) = tokio::join!(take("crowd-one", 110), take("crowd-two", 110));
    assert_eq!(one, two, "both hear the same");
    assert_eq!(names(&one), tables);
    assert!(one.iter().all(|it| it.epoch == 2 && it.until == 120));
    let lost = store.beat("crowd-old", 100).await.expect("beats");
    assert_eq!(lost, MANY, "each is lost once");
    let of =
        |who: &str| -> Vec<Lease> { one.iter().filter(|it| it.holder == who).cloned().collect() };
    for who in ["crowd-one", "crowd-two"] {
        assert_eq!(store.beat(who, 100).await.expect("beats"), 0);
        let mut its = store.leases_of(who).await.expect("reads");
        its.sort_by_key(|it| tables.iter().position(|id| *id == it.table));
        assert_eq!(its, of(who));
    }
    // Released, claimed and released again, in this order.
    let back = join_all(one.iter().map(|lease| store.give_back(lease)));
    let again = take("crowd-one", 111);
    let twice = join_all(one.iter().map(|lease| store.give_back(lease)));
    let (back, again, twice) = tokio::join!(back, again, twice);
    assert!(back.iter().chain(&twice).all(Result::is_ok));
    assert_eq!(names(&again), tables);
    assert!(
        again
            .iter()
            .all(|it| it.holder == "crowd-one" && it.epoch == 3)
    );
    let holds = join_all(again.iter().map(|lease| store.holds(lease, 130))).await;
    assert!(
        holds.into_iter().all(|it| it.expect("answers")),
        "what is new stays"
    );
}
