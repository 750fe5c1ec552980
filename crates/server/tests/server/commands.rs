//! A command takes effect once, however often it arrives, and not at all if it is too late.

use std::time::Duration;

use crate::common::{TestServer, first_card, legal_clue, new_table, running, settings};
use kagiya_protocol::{Action, ClientMessage, Command, CommandId, CreateTable, Seat};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn the_same_command_twice_has_one_effect() {
    let app = TestServer::start().await;
    let (mut player, _other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let id = CommandId("once".to_owned());
    let act = || Command::Act { action };
    let first = player.command_as(&id, &table, None, act()).await.unwrap();
    // It is no longer this player's turn, but the repetition gets the first answer again.
    let second = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, second);
    player.reconnect().await;
    let third = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, third);
    let app = app.restart().await;
    player.address = app.address();
    player.reconnect().await;
    let fourth = player.command_as(&id, &table, None, act()).await.unwrap();
    assert_eq!(first, fourth, "also after the server has started again");
    assert_eq!(Some(player.subscribe(&table).await.seq), Some(first.1));

    let create = || CreateTable {
        bots: vec!["cautious".to_owned()],
        start: true,
        ..new_table(settings("original", 2))
    };
    let mut tables = Vec::new();
    for _ in 0..2 {
        player
            .say(ClientMessage::Create {
                id: CommandId("table".to_owned()),
                create: create(),
            })
            .await;
        let id = CommandId("table".to_owned());
        tables.push(player.answer(&id).await.unwrap());
    }
    assert_eq!(tables[0], tables[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_id_of_a_command_is_known_for_a_day() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let clock = Clock::fixed(1_000);
    let app = TestServer::with_clock(Config::default(), clock.clone()).await;
    let (mut player, _other, table) = running(&app, "original").await;
    let action = legal_clue(&mut player, &table).await;
    let id = CommandId("once".to_owned());
    let act = || Command::Act { action };
    let first = player.command_as(&id, &table, None, act()).await.unwrap();
    clock.advance(DAY);
    let known = player.command_as(&id, &table, None, act()).await;
    assert_eq!(known, Ok(first));
    clock.advance(1);
    let expired = player.command_as(&id, &table, None, act()).await;
    assert_eq!(expired.unwrap_err(), "action/not_your_turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_command_is_refused() {
    let app = TestServer::start().await;
    let (mut player, mut other, table) = running(&app, "original").await;
    assert_eq!(player.subscribe(&table).await.moves, 0);
    let action = legal_clue(&mut player, &table).await;
    // Only moves make a move stale, not names, hand orders or connections.
    let id = other.next_id();
    other
        .say(ClientMessage::Rename {
            id: id.clone(),
            name: "Zoë".to_owned(),
        })
        .await;
    other.answer(&id).await.unwrap();
    let theirs = other.subscribe(&table).await;
    let mut order = theirs.game.unwrap().hands[theirs.you.unwrap().index()].ids();
    order.reverse();
    other
        .command(&table, Command::Reorder { order })
        .await
        .unwrap();
    let id = player.next_id();
    let stale = player
        .command_as(&id, &table, Some(1), Command::Act { action })
        .await;
    assert_eq!(stale, Err("command/stale".to_owned()));
    // Refused, so that the id can be used again.
    player
        .command_as(&id, &table, Some(0), Command::Act { action })
        .await
        .unwrap();
    let number = loop {
        let update = other.event(&table).await;
        if let kagiya_protocol::TableEvent::Acted { number, .. } = update.logged.event {
            break number;
        }
    };
    assert_eq!(number, 1);
    assert_eq!(other.subscribe(&table).await.moves, 1);
    let mine = first_card(&mut other, &table).await;
    let action = Action::Play {
        id: mine,
        announce: None,
    };
    let id = other.next_id();
    let stale = other
        .command_as(&id, &table, Some(0), Command::Act { action })
        .await;
    assert_eq!(stale, Err("command/stale".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_twice_leaves_no_error() {
    // The bot moves only after both commands.
    let config = Config {
        unlimited: true,
        bot_pause: Duration::from_hours(1),
        ..Config::default()
    };
    let app = TestServer::with(config).await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let table = ana.open_table("original", 3).await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    let bot = || Command::SeatBot {
        seat: Seat(2),
        bot: "cautious".to_owned(),
    };
    let start = || Command::Start { first: None };
    for command in [bot, start] {
        let (_, first) = ana.command(&table, command()).await.unwrap();
        let (_, second) = ana.command(&table, command()).await.unwrap();
        assert_eq!(first, second, "the second changes nothing");
    }
    assert_eq!(
        ben.command(&table, start()).await.unwrap_err(),
        "table/not_open",
        "only the owner's repetition is accepted"
    );
}
