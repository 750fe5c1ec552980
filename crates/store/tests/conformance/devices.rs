//! Which games of the deal of a day are ranked.

use super::deals::{finished, people, write};
use super::{person, table};
use kagiya_protocol::DealSource;
use kagiya_store::{Ranking, Store, StoredAccount, StoredPerson, TokenHash};

/// The beginning of the day.
const DAY: i64 = 1_000;

pub(super) async fn check(store: &Store) {
    let add = async |device: u8, name: &str, at: i64| {
        let device: TokenHash = [device; 32];
        let added = store.add_device(device, &person(name), at).await;
        added.expect("writes");
    };
    let account = StoredAccount {
        person: StoredPerson {
            id: person("rank-account"),
            name: "Rank".to_owned(),
        },
        look: "rank".to_owned(),
        password: String::new(),
        since: DAY - 1,
        settings: "{}".to_owned(),
    };
    let opened = store.add_person(&account.person, [201; 32], i64::MAX).await;
    opened.expect("adds");
    assert!(store.open_account(&account).await.expect("writes"));
    add(1, "rank-account", DAY + 500).await;
    add(2, "rank-known", DAY - 1).await;
    // Again, which keeps the first time.
    add(2, "rank-known", DAY + 1).await;
    let known = store.devices_of(&person("rank-known")).await;
    assert_eq!(known.expect("reads"), [DAY - 1]);
    add(2, "rank-again", DAY + 2).await;
    add(3, "rank-new", DAY).await;
    add(3, "rank-beside", DAY + 3).await;
    let would = async |name: &str, deal: &str| {
        let rank = store.would_rank(deal, &person(name), DAY).await;
        rank.expect("reads") == Ranking::Ranked
    };
    for (name, ranked) in [
        ("rank-account", true),
        ("rank-known", true),
        // Another person on a device that is known from before.
        ("rank-again", true),
        ("rank-new", false),
        // People of earlier releases have no devices.
        ("rank-early", true),
    ] {
        assert_eq!(would(name, "deal-r").await, ranked, "{name}");
    }
    let claim = async |at: &str, names: &[&str]| {
        let (at, names) = (table(at), people(names));
        let known = store.claim_deal("deal-r", &at, &names, Some(DAY)).await;
        assert_eq!(known.expect("answers"), [], "{names:?}");
    };
    claim("rank-t1", &["rank-known"]).await;
    assert!(would("rank-known", "deal-r").await, "no other has seen it");
    assert!(!would("rank-again", "deal-r").await, "on the same device");
    assert!(would("rank-again", "deal-of-another-day").await);
    claim("rank-t2", &["rank-again"]).await;
    // Two who sit together on one device learn nothing from each other, but both are new.
    claim("rank-t3", &["rank-account", "rank-new"]).await;
    claim("rank-t4", &["rank-early", "rank-early-too"]).await;
    let day = DealSource::Day {
        day: "2030-01-01".to_owned(),
        players: 2,
    };
    for (at, points) in [
        ("rank-t1", 11),
        ("rank-t2", 25),
        ("rank-t3", 24),
        ("rank-t4", 12),
    ] {
        let mut row = finished(at, "deal-r", 2_000, points, &[]);
        row.given = Some(day.clone());
        write(store, 0, row).await;
    }
    let games = async |ranking| {
        let rows = store.games_given((&day, ranking), None, 9).await;
        let points = |row: kagiya_store::TableRow| row.result.map(|it| it.points);
        let points: Vec<i8> = rows
            .expect("reads")
            .into_iter()
            .filter_map(points)
            .collect();
        points
    };
    assert_eq!(games(Ranking::Ranked).await, [12, 11]);
    assert_eq!(games(Ranking::Apart).await, [25, 24]);
    let scores = store.scores_given(&day).await.expect("reads");
    assert_eq!(scores.scores, [(11, 1), (12, 1)]);
    assert_eq!(store.count_given(&day).await.expect("reads"), 4);
    // What is known of a device goes with its people.
    let removed = store.remove_person(&person("rank-known"), 9_000).await;
    removed.expect("writes");
    assert!(!would("rank-again", "deal-of-another-day").await);
}
