//! Tables with the deal of a seed.

use std::sync::Arc;

use crate::common::{Guest, TestServer, settings};
use crate::deals::{code, lose, send, sit, start, table_with, told, unlimited};
use kagiya_formats::hanab_live::SiteSeed;
use kagiya_protocol::{
    Card, DealSourceInfo, GamesPage, PlayerStats, Replay, RequestedDeal, SeedInfo, TableId,
};
use kagiya_rules::{Deal, Game, Options, Rules, Seed};
use kagiya_table::settings::rules_of;

fn wish(seed: &str) -> RequestedDeal {
    RequestedDeal::Seed {
        seed: seed.to_owned(),
    }
}

/// A game of two people with this deal, played to its end, and its deck.
async fn played(
    one: &mut Guest,
    two: &mut Guest,
    seed: &str,
) -> (TableId, Option<DealSourceInfo>, Vec<Card>) {
    let table = one.create(table_with(wish(seed), 2)).await.unwrap();
    sit(two, &table).await.unwrap();
    start(one, &table).await.unwrap();
    let source = one.subscribe(&table).await.info.deal_of;
    lose(one, two, &table).await;
    let replay: Replay = told(one, &format!("/api/games/{table}/replay")).await;
    (table, source, replay.info.deal.unwrap().deck)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_deals_what_it_deals_in_the_lab_and_does_not_count() {
    let app = TestServer::with(unlimited()).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let options = Options::preset("original", 2).unwrap();
    let rules = Arc::new(Rules::new(&options).unwrap());
    let game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(7))).unwrap();
    let cards = game.deck().iter().map(|card| Card::of(&rules, *card));
    // The cards that are not in hands.
    let expected: Vec<Card> = cards.collect();
    // People who know the deal can play it once more.
    for text in ["7", " 007 "] {
        let (_, source, deck) = played(&mut ana, &mut ben, text).await;
        assert!(deck.len() > expected.len() && deck.ends_with(&expected));
        let seed = Some("7".to_owned());
        assert_eq!(source, Some(DealSourceInfo::Seed { seed }));
    }
    let stats: Vec<PlayerStats> = told(&ana, "/api/standings").await;
    assert!(stats.is_empty(), "{stats:?}");
    let games: GamesPage = told(&ana, "/api/games?mine=true").await;
    let sources = games.games.iter().map(|game| game.deal_of.clone());
    let without = Some(DealSourceInfo::Seed { seed: None });
    assert_eq!(sources.collect::<Vec<_>>(), [without.clone(), without]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_of_hanab_live_decides_players_variant_and_deck() {
    let app = TestServer::with(unlimited()).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let text = "p2v16sclub-night";
    let info: SeedInfo = told(&ana, &format!("/api/seeds/{text}")).await;
    assert_eq!(info.seats, 2);
    let rules = rules_of(&kagiya_protocol::TableSettings {
        preset: info.variant.preset,
        options: info.variant.options,
        ..settings("original", 2)
    });
    let rules = rules.unwrap();
    let site = SiteSeed::parse(text).unwrap();
    let expected: Vec<Card> = site
        .deck(&rules)
        .iter()
        .map(|card| Card::of(&rules, *card))
        .collect();
    let (table, _, deck) = played(&mut ana, &mut ben, text).await;
    assert_eq!(deck, expected);
    let replay: Replay = told(&ana, &format!("/api/games/{table}/replay")).await;
    assert_eq!(replay.info.settings.preset, "hanab-live");
    // The seed overrides the edition and the number of seats in the request.
    let three = ana.create(table_with(wish("p3v0s1"), 5)).await.unwrap();
    let table = ana.subscribe(&three).await.info;
    assert_eq!(table.seats.len(), 3);
    assert_eq!(table.settings.preset, "hanab-live");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_seed_is_refused() {
    let app = TestServer::with(unlimited()).await;
    let mut ana = app.guest("Ana").await;
    let long = format!("p2v0s{}", "x".repeat(200));
    for text in [
        "",
        "-1",
        "1.5",
        "18446744073709551616",
        "p9v0s1",
        "p2v99999s1",
        "p2v0s",
        "p2v0s1/../1",
        "p2v0s<b>",
        "seed",
        &long,
    ] {
        let refused = ana.create(table_with(wish(text), 2)).await;
        assert_eq!(refused.unwrap_err(), "deal/seed", "{text}");
        if !text.is_empty() && !text.contains(['/', '<']) {
            let reply = send(&ana, "GET", &format!("/api/seeds/{text}"), "").await;
            assert_eq!(code(&reply), "deal/seed", "{text}");
        }
    }
    let highest = u64::MAX.to_string();
    ana.create(table_with(wish(&highest), 2)).await.unwrap();
}
