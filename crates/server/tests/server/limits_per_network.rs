//! One user with many guests: the guests of an address together are limited to little more than one person.

use std::time::Instant;

use crate::common::{self, Guest, TestServer, new_table, settings};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{Command, CreateTable, Seat, TableId};
use kagiya_server::clock::Clock;
use kagiya_server::{Config, Quotas};
use serde_json::Value;

/// Opens a listed table with a bot, and begins the game.
async fn begin(guest: &mut Guest) -> Result<TableId, String> {
    let mut settings = settings("original", 2);
    settings.listed = true;
    guest
        .create(CreateTable {
            bots: vec!["cautious".to_owned()],
            start: true,
            ..new_table(settings)
        })
        .await
}

/// Begins a game and breaks it off.
async fn begin_and_end(guest: &mut Guest) -> TableId {
    let table = begin(guest).await.unwrap();
    let end = Command::End { wish: true };
    guest.command(&table, end).await.unwrap();
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_again_is_opening_a_table() {
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            tables_of_person: 2,
            tables_of_address: 3,
            ..Quotas::none()
        },
        ..Config::default()
    })
    .await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mut ended = Vec::new();
    for _ in 0..4 {
        ended.push(begin_and_end(&mut ana).await);
    }
    let mut of_ben = Vec::new();
    for _ in 0..3 {
        of_ben.push(begin_and_end(&mut ben).await);
    }
    for table in &ended[..2] {
        ana.command(table, Command::Rematch).await.unwrap();
    }
    let refused = ana.command(&ended[2], Command::Rematch).await;
    assert_eq!(refused.unwrap_err(), "table/too_many", "for one person");
    let (again, _) = ben.command(&of_ben[0], Command::Rematch).await.unwrap();
    let refused = ben.command(&of_ben[1], Command::Rematch).await;
    assert_eq!(refused.unwrap_err(), "table/too_many", "for one address");
    assert_eq!(begin(&mut ben).await.unwrap_err(), "table/too_many");
    // A repeated rematch returns the same table, and an ended table frees the quota.
    let (same, _) = ben.command(&of_ben[0], Command::Rematch).await.unwrap();
    assert_eq!(same, again);
    let end = Command::End { wish: true };
    ben.command(&again.unwrap(), end).await.unwrap();
    ben.command(&of_ben[1], Command::Rematch).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_guests_of_an_address_open_tables_no_faster() {
    let app = TestServer::with(Config {
        quotas: Quotas::none(),
        ..Config::default()
    })
    .await;
    let mut opened = 0;
    let refused = 'all: loop {
        let mut guest = app.guest("Mallory").await;
        for _ in 0..10 {
            match begin(&mut guest).await {
                Ok(_) => opened += 1,
                Err(refused) => break 'all refused,
            }
        }
        assert!(opened < 200, "of one address");
    };
    assert_eq!(refused, "rate/limited");
    assert!(opened >= 60, "as many as a whole household may");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_into_every_table_does_not_fill_the_memory() {
    const MOST: usize = 3;
    let app = TestServer::with(Config {
        unlimited: true,
        quotas: Quotas {
            unfollowed: MOST,
            ..Quotas::none()
        },
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(begin_and_end(&mut ana).await);
    }
    let mut mallory = app.guest("Mallory").await;
    for table in &tables {
        let reply = app.get(&format!("/api/tables/{table}")).await;
        assert_eq!(reply.status, 200);
        let refused = mallory.command(table, Command::Pause).await;
        refused.unwrap_err();
    }
    let most = i64::try_from(MOST).unwrap();
    let begin = Instant::now();
    while app.services().metrics.tables.get() > most {
        assert!(begin.elapsed() < common::PATIENCE, "they leave the memory");
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    // A subscriber keeps a table in memory.
    for table in &tables[..6] {
        ana.subscribe(table).await;
    }
    app.get(&format!("/api/tables/{}", tables[11])).await;
    assert!(app.services().metrics.tables.get() >= 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_nobody_played_are_not_among_the_finished_ones() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = begin_and_end(&mut ana).await;
    let games: Value = app.get("/api/games").await.json();
    assert_eq!(games["games"].as_array().map(Vec::len), Some(0), "{games}");
    let reply = app.get(&format!("/api/games/{table}/replay")).await;
    assert_eq!(reply.status, 200, "anyone with the link sees it");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_seat_does_not_make_the_house_look_for_people() {
    let app = TestServer::start().await;
    let (_ana, _ben, table) = common::running(&app, "original").await;
    let mut mallory = app.guest("Mallory").await;
    let offer = Command::OfferSeat {
        seat: Seat(0),
        person: kagiya_protocol::PersonId("nobody".to_owned()),
    };
    let refused = mallory.command(&table, offer).await;
    assert_eq!(refused.unwrap_err(), "seat/not_seated");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_with_many_addresses_is_limited_as_one() {
    let app = TestServer::with_clock(
        Config {
            trust_proxy: crate::common::any_proxy(),
            ..Config::default()
        },
        Clock::fixed(1_000),
    )
    .await;
    let guest_from = async |address: &str| {
        let headers = [("x-forwarded-for", address)];
        let reply = ask(app.address(), "POST", "/api/session", &headers, "{}").await;
        reply.unwrap().status
    };
    for (addresses, allowed) in [
        ("2001:db8:1:{n}::1", 40),
        ("2001:db8:2:{n}00::1", 160),
        ("192.0.2.{n}", 160),
        ("2002:c633:6401:{n}::1", 20),
    ] {
        let mut guests = 0;
        for n in 0..200 {
            let n = if addresses.contains(':') {
                format!("{n:x}")
            } else {
                n.to_string()
            };
            match guest_from(&addresses.replace("{n}", &n)).await {
                200 => guests += 1,
                429 => {}
                status => panic!("{status}"),
            }
        }
        assert_eq!(guests, allowed, "{addresses}");
    }
    assert_eq!(guest_from("203.0.113.7").await, 200, "another household");
}
