//! Correspondence games: players have days for a move, and needn't be connected.

use std::net::SocketAddr;

use super::time::{BEGINNING, DAY, clue, days, may_let_bot_play, still};
use crate::common::{self, Guest, next, refused, running_group};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{
    ClientMessage, Command, EndReason, OnTimeout, Seat, ServerMessage, TableEvent, TableStatus,
    TablesPage,
};

/// A person's games where they are on turn.
async fn turns(address: SocketAddr, guest: &Guest) -> TablesPage {
    let cookie = format!("Bearer {}", guest.token);
    let headers = [("authorization", cookie.as_str())];
    let reply = ask(address, "GET", "/api/turns", &headers, "")
        .await
        .unwrap();
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_correspondence_waits_for_days_and_lists_whose_turn_it_is() {
    let app = still().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = days(OnTimeout::Tell);
    })
    .await;
    let mut ben = guests.pop().unwrap();
    let mut ana = guests.pop().unwrap();
    assert_eq!(turns(app.address(), &ben).await.tables, []);
    let mine = turns(app.address(), &ana).await.tables;
    assert_eq!((mine.len(), &mine[0].id), (1, &table));
    let turn = mine[0].turn.unwrap();
    assert_eq!((turn.seat, turn.due), (Seat(0), Some(BEGINNING + 3 * DAY)));
    assert_eq!(app.get("/api/turns").await.status, 401);
    // Nobody is connected, but nobody counts as away.
    for guest in [&mut ana, &mut ben] {
        let unsubscribe = ClientMessage::Unsubscribe {
            table: table.clone(),
        };
        guest.say(unsubscribe).await;
    }
    app.clock.advance(DAY);
    let seat_bot = || Command::SeatBot {
        seat: Seat(0),
        bot: "cautious".to_owned(),
    };
    assert_eq!(refused(&mut ben, &table, seat_bot()).await, "seat/present");
    assert_eq!(
        refused(&mut ben, &table, Command::LetBotPlay).await,
        "time/not_out"
    );
    ben.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(
        snapshot.info.status,
        TableStatus::Running,
        "she has to agree"
    );
    ben.command(&table, Command::End { wish: false })
        .await
        .unwrap();
    // A restarted server still knows the deadline, and wakes the table then.
    let app = app.restart().await;
    for guest in [&mut ana, &mut ben] {
        guest.address = app.address();
        guest.reconnect().await;
    }
    app.clock.advance(2 * DAY);
    let late = TableEvent::Late { seat: Seat(0) };
    let told = async {
        loop {
            let log = ben.subscribe(&table).await.history;
            if log.iter().any(|logged| logged.event == late) {
                break;
            }
        }
    };
    tokio::time::timeout(common::PATIENCE, told).await.unwrap();
    assert_eq!(
        turns(app.address(), &ana).await.tables[0].turn.unwrap().due,
        None
    );
    // She has lost nothing by it.
    app.clock.advance(4 * DAY);
    clue(&mut ana, &table).await;
    assert_eq!(turns(app.address(), &ana).await.tables, []);
    assert_eq!(turns(app.address(), &ben).await.tables.len(), 1);
    clue(&mut ben, &table).await;
    // He received this before, when she was late for the first time.
    ben.forget();
    app.clock.advance(3 * DAY);
    may_let_bot_play(&mut ben).await;
    ben.command(&table, seat_bot()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_let_the_days_pass_is_not_waited_for_to_end_the_game() {
    let app = still().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = days(OnTimeout::Tell);
    })
    .await;
    let ben = &mut guests[1];
    let wish = Command::End { wish: true };
    ben.command(&table, wish).await.unwrap();
    app.clock.advance(3 * DAY);
    let ended = |it: &TableEvent| {
        let why = EndReason::Agreed;
        *it == TableEvent::Ended { by: None, why }
    };
    next(ben, &table, ended).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_correspondence_that_nobody_plays_any_more_ends() {
    let app = still().await;
    let (guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = days(OnTimeout::Tell);
    })
    .await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    drop(guests);
    // The time without players begins when the server has noticed that they left.
    eve.until(|message| match message {
        ServerMessage::Presence { presence, .. } => (!presence.here.contains(&true)).then_some(()),
        _ => None,
    })
    .await;
    app.clock.advance(20 * DAY);
    // The table says this at its own time, and waits from then on.
    let late = |it: &TableEvent| matches!(it, TableEvent::Late { .. });
    next(&mut eve, &table, late).await;
    let status = eve.subscribe(&table).await.info.status;
    assert_eq!(status, TableStatus::Running);
    app.clock.advance(40 * DAY);
    let ended = |it: &TableEvent| {
        let why = EndReason::Timeout;
        *it == TableEvent::Ended { by: None, why }
    };
    next(&mut eve, &table, ended).await;
}
