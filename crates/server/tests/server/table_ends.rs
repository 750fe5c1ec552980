//! Tables that end without the end of a game: people leave, agree, or never return. Also the timers of a
//! table.

use std::time::Duration;

use crate::common::client_copy::Copy;
use crate::common::{self, Guest, TestServer, first_card, new_table, settings};
use kagiya_loadtest::client::Client;
use kagiya_protocol::{
    Action, BotSpeed, ChatPermission, ClientMessage, Command, CreateTable, EndEffect, EndReason,
    GamesPage, LeaveEffect, OutcomeKind, Replay, Seat, ServerMessage, Starter, TableEvent, TableId,
    TablePermissions, TableStatus,
};
use kagiya_rules::record::{BreakOff, Entry, Record};
use kagiya_server::Config;
use kagiya_server::clock::Clock;

const NOW: i64 = 1_000_000;

async fn by_a_set_clock(config: Config) -> TestServer {
    let config = Config {
        unlimited: true,
        ..config
    };
    TestServer::with_clock(config, Clock::fixed(NOW)).await
}

async fn running(app: &TestServer, names: [&str; 3]) -> ([Guest; 3], TableId) {
    let mut people = Vec::new();
    for name in names {
        people.push(app.guest(name).await);
    }
    let table = people[0].open_table("original", 3).await;
    for person in &mut people[1..] {
        person
            .command(&table, Command::Sit { seat: None })
            .await
            .unwrap();
    }
    people[0]
        .command(&table, Command::Start { first: None })
        .await
        .unwrap();
    for person in &mut people {
        person.subscribe(&table).await;
    }
    let people = people.try_into().unwrap_or_else(|_| panic!("three came"));
    (people, table)
}

/// A table of one person with two bots.
async fn alone(app: &TestServer) -> (Guest, TableId) {
    let mut ana = app.guest("Ana").await;
    let table = ana
        .create(CreateTable {
            bots: vec!["cautious".to_owned(); 2],
            start: true,
            ..new_table(settings("original", 3))
        })
        .await
        .unwrap();
    (ana, table)
}

/// Waits for the end of the game.
async fn end(guest: &mut Guest, table: &TableId, copy: &mut Copy) -> (Option<Seat>, EndReason) {
    loop {
        let update = guest.event(table).await;
        copy.take(&update);
        if let TableEvent::Ended { by, why } = update.logged.event {
            return (by, why);
        }
    }
}

/// The state of a table with an abandoned game.
async fn check_broken_off(
    app: &TestServer,
    guest: &mut Guest,
    table: &TableId,
    copy: &Copy,
    why: BreakOff,
) {
    let snapshot = guest.subscribe(table).await;
    assert_eq!(copy.game, snapshot.game, "the change says all of it");
    assert_eq!(snapshot.info.status, TableStatus::Finished);
    let deal = snapshot.info.deal.expect("the deal is shown");
    assert_eq!(deal.deck.len(), 50);
    let game = snapshot.game.unwrap();
    assert_eq!(game.legal, None);
    let result = game.result.clone().unwrap();
    assert_eq!(
        (result.outcome, result.shown),
        (OutcomeKind::BrokenOff, false)
    );
    assert_eq!(snapshot.may, only_talk());
    let record = app.get(&format!("/api/games/{table}/record")).await;
    let record = Record::from_json(&String::from_utf8(record.body).unwrap()).unwrap();
    assert!(matches!(
        record.entries().last(),
        Some(Entry::BrokenOff { why: Some(it), .. }) if *it == why
    ));
    let replay = app.get(&format!("/api/games/{table}/replay")).await;
    let replay: Replay = serde_json::from_slice(&replay.body).unwrap();
    let mut state = replay.start;
    for step in replay.steps {
        step.change.apply_to(&mut state);
    }
    assert_eq!(state.result, game.result);
    let state = app.get(&format!("/api/games/{table}/state")).await.json();
    assert_eq!(state["result"]["outcome"], "broken_off");
}

/// The permissions of a person without a part in the game: chat.
fn only_talk() -> TablePermissions {
    TablePermissions {
        talk: Some(ChatPermission::Text),
        ..TablePermissions::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_last_person_leaves_the_game_ends() {
    let app = TestServer::start().await;
    let (mut ana, table) = alone(&app).await;
    let snapshot = ana.subscribe(&table).await;
    let mut copy = Copy::of(&snapshot);
    let may = snapshot.may;
    assert_eq!(
        (may.leave, may.end),
        (Some(LeaveEffect::Game), Some(EndEffect::Now))
    );
    ana.command(&table, Command::Leave).await.unwrap();
    assert_eq!(
        end(&mut ana, &table, &mut copy).await,
        (Some(Seat(0)), EndReason::Left)
    );
    check_broken_off(&app, &mut ana, &table, &copy, BreakOff::Left).await;
    // The table is no longer in the current lists, but in that of finished games.
    let mine = app.server.app.lobby_of(Some(&ana.me.id), None);
    assert_eq!(mine.await.unwrap().tables, []);
    let mine = [("authorization", format!("Bearer {}", ana.token))];
    let mine: Vec<(&str, &str)> = mine.iter().map(|(a, b)| (*a, b.as_str())).collect();
    let page =
        kagiya_loadtest::client::ask(app.address(), "GET", "/api/games?mine=true", &mine, "");
    let page: GamesPage = serde_json::from_slice(&page.await.unwrap().body).unwrap();
    assert_eq!(page.games[0].result.outcome, OutcomeKind::BrokenOff);
    // They can play a rematch.
    ana.command(&table, Command::Rematch).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_all_agree() {
    let app = TestServer::start().await;
    let ([mut ana, mut ben, mut cem], table) = running(&app, ["Ana", "Ben", "Cem"]).await;
    let snapshot = cem.subscribe(&table).await;
    let may = &snapshot.may;
    assert_eq!(
        (may.leave, may.end),
        (Some(LeaveEffect::Bot), Some(EndEffect::Ask))
    );
    assert_eq!(may.seat_bot, [Seat(2)], "only my own while all are there");
    let wish = |wish| Command::End { wish };
    ana.command(&table, wish(true)).await.unwrap();
    ana.command(&table, wish(false)).await.unwrap();
    ben.command(&table, wish(true)).await.unwrap();
    let info = ben.subscribe(&table).await.info;
    assert_eq!(info.end_wished, [Seat(1)]);
    ana.command(&table, wish(true)).await.unwrap();
    // Ana leaves: a bot plays for her, and her agreement is no longer needed.
    ana.command(&table, Command::Leave).await.unwrap();
    assert_eq!(ben.subscribe(&table).await.info.end_wished, [Seat(1)]);
    let snapshot = cem.subscribe(&table).await;
    assert_eq!(snapshot.may.end, Some(EndEffect::Now));
    let mut copy = Copy::of(&snapshot);
    cem.command(&table, wish(true)).await.unwrap();
    assert_eq!(
        end(&mut cem, &table, &mut copy).await,
        (Some(Seat(2)), EndReason::Agreed)
    );
    check_broken_off(&app, &mut cem, &table, &copy, BreakOff::Agreed).await;
    ben.command(&table, wish(true))
        .await
        .expect("what is over is not an error");
}

/// The change at the end says what was played face down, to players and to a spectator.
#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_game_shows_at_once_what_was_played_face_down() {
    let app = TestServer::start().await;
    let mut people = [app.guest("Ana").await, app.guest("Ben").await];
    let mut face_down = settings("hanab-live", 2);
    let mods = serde_json::json!(["hidden_plays"]);
    face_down.options.insert("variant_mods".to_owned(), mods);
    face_down.starter = Starter::Seat { seat: Seat(0) };
    let table = people[0].create(new_table(face_down)).await.unwrap();
    let sit = Command::Sit { seat: None };
    people[1].command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    people[0].command(&table, start).await.unwrap();
    let [ana, ben] = &mut people;
    for player in [&mut *ana, ben] {
        // Two wrong plays don't end a game.
        let id = first_card(player, &table).await;
        let announce = None;
        let play = Action::Play { id, announce };
        player.act(&table, play).await.unwrap();
    }
    let mut eve = app.guest("Eve").await;
    let mut copies = Vec::new();
    for guest in [&mut *ana, ben, &mut eve] {
        let snapshot = guest.subscribe(&table).await;
        let game = snapshot.game.as_ref().unwrap();
        assert_eq!((game.hole, game.points), (Some(2), None));
        copies.push(Copy::of(&snapshot));
    }
    for player in [&mut *ana, ben] {
        let agree = Command::End { wish: true };
        player.command(&table, agree).await.unwrap();
    }
    for (guest, copy) in [ana, ben, &mut eve].into_iter().zip(&mut copies) {
        end(guest, &table, copy).await;
        let game = copy.game.as_ref().unwrap();
        let lying: u8 = game.fireworks.iter().map(|it| it.height).sum();
        assert_eq!(usize::from(lying) + game.discard.len(), 2);
        assert_eq!(game.hole, None);
        assert!(game.points.is_some() && game.strikes.is_some());
        assert_eq!(copy.game, guest.subscribe(&table).await.game);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_not_asked_and_can_be_given_a_bot() {
    let app = by_a_set_clock(Config::default()).await;
    let ([mut ana, mut ben, cem], table) = running(&app, ["Ana", "Ben", "Cem"]).await;
    let mut copy = Copy::of(&ana.subscribe(&table).await);
    for guest in [&mut ana, &mut ben] {
        guest
            .command(&table, Command::End { wish: true })
            .await
            .unwrap();
    }
    drop(cem.client);
    let gone = |message: &ServerMessage| match message {
        ServerMessage::Presence { presence, .. } => (!presence.here[2]).then_some(()),
        _ => None,
    };
    ben.until(gone).await;
    app.clock.advance(59_999);
    assert_eq!(ben.subscribe(&table).await.may.seat_bot, [Seat(1)]);
    // The clock alone makes Cem count as away; no command arrives, and the others have agreed.
    app.clock.advance(1);
    assert_eq!(
        end(&mut ana, &table, &mut copy).await,
        (None, EndReason::Agreed)
    );

    let ([mut ana, mut ben, cem], table) = running(&app, ["Ana", "Ben", "Cem"]).await;
    ben.subscribe(&table).await;
    drop(cem.client);
    ben.until(gone).await;
    app.clock.advance(60_000);
    // Sent without a request.
    ben.until(|message| match message {
        ServerMessage::May { may, table: it } if *it == table => {
            (may.seat_bot == [Seat(1), Seat(2)]).then_some(())
        }
        _ => None,
    })
    .await;
    let bot = Command::SeatBot {
        seat: Seat(2),
        bot: "cautious".to_owned(),
    };
    ana.command(&table, bot).await.unwrap();
    assert_eq!(ben.subscribe(&table).await.may.seat_bot, [Seat(1)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_everybody_has_left_ends_by_the_clock() {
    let hour = 60 * 60 * 1000;
    let app = by_a_set_clock(Config {
        idle: Duration::from_mins(1),
        abandoned: Duration::from_hours(2),
        ..Config::default()
    })
    .await;
    let mut eve = app.guest("Eve").await;
    let (mut ana, table) = alone(&app).await;
    let waiting = ana.open_table("original", 2).await;
    ana.subscribe(&table).await;
    eve.subscribe(&table).await;
    eve.subscribe(&waiting).await;
    drop(ana.client);
    for table in [&table, &waiting] {
        eve.until(|message| match message {
            ServerMessage::Presence {
                presence,
                table: it,
            } => (it == table && !presence.here.contains(&true)).then_some(()),
            _ => None,
        })
        .await;
    }
    // The bots wait although the table has a subscriber, and finish while Ana is still away.
    app.clock.advance(hour);
    let snapshot = eve.subscribe(&table).await;
    assert_eq!(snapshot.info.status, TableStatus::Running);
    let mut copy = Copy::of(&snapshot);
    app.clock.advance(hour);
    assert_eq!(
        end(&mut eve, &table, &mut copy).await,
        (None, EndReason::Timeout)
    );
    check_broken_off(&app, &mut eve, &table, &copy, BreakOff::Timeout).await;
    let closed = loop {
        if let TableEvent::Closed { operator: false } = eve.event(&waiting).await.logged.event {
            break true;
        }
    };
    assert!(closed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_out_of_memory_ends_by_the_clock_too() {
    let app = by_a_set_clock(Config {
        idle: Duration::from_mins(1),
        abandoned: Duration::from_hours(2),
        ..Config::default()
    })
    .await;
    let (mut ana, table) = alone(&app).await;
    // The bots have moved, and wait for Ana.
    let mut copy = Copy::of(&ana.subscribe(&table).await);
    while copy.legal().is_none() {
        let update = ana.event(&table).await;
        copy.take(&update);
    }
    ana.say(ClientMessage::Unsubscribe {
        table: table.clone(),
    })
    .await;
    ana.say(ClientMessage::Ping { n: 1 }).await;
    ana.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(()))
        .await;
    // A table handles messages in order; after this one, nobody is connected.
    let application = &app.server.app;
    assert_eq!(app.get(&format!("/api/tables/{table}")).await.status, 200);
    let metrics = &application.services.metrics;
    assert_eq!(metrics.tables.get(), 1);
    app.clock.advance(61_000);
    common::until("the table leaves the memory", async || {
        metrics.tables.get() == 0
    })
    .await;
    // Only the table's next deadline is in memory.
    app.clock.advance(2 * 60 * 60 * 1000);
    common::until("the game ends", async || metrics.games.get() == 1).await;
    let snapshot = ana.subscribe(&table).await;
    assert_eq!(snapshot.info.status, TableStatus::Finished);
    let last = snapshot.history.last().unwrap().event.clone();
    assert_eq!(
        last,
        TableEvent::Ended {
            by: None,
            why: EndReason::Timeout
        }
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_as_fast_as_the_slowest_player_likes() {
    let pause = 900;
    let app = by_a_set_clock(Config {
        bot_pause: Duration::from_millis(pause),
        ..Config::default()
    })
    .await;
    let mut ana = app.guest("Ana").await;
    let table = ana
        .create(CreateTable {
            bots: vec!["cautious".to_owned()],
            ..new_table(settings("original", 3))
        })
        .await
        .unwrap();
    let mut ben = app.guest("Ben").await;
    ben.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    ana.subscribe(&table).await;
    ben.subscribe(&table).await;
    ana.command(&table, Command::Start { first: None })
        .await
        .unwrap();
    let pace = |pace| ClientMessage::Pace {
        table: table.clone(),
        pace,
    };
    ana.say(pace(BotSpeed::Quick)).await;
    // Ana's message is handled before the game continues.
    let mut copy = Copy::of(&ana.subscribe(&table).await);
    let mut turns = 0;
    let mut quick = false;
    while turns < 9 {
        let to_act = copy.game.as_ref().unwrap().to_act;
        let seq = if to_act == Seat(1) {
            if !quick {
                // With a fixed clock the bot doesn't act.
                let later = ana.subscribe(&table).await;
                assert_eq!(later.seq, copy.seq, "the bot waits for Ben's sake");
                app.clock.advance(i64::try_from(pause).unwrap());
            }
            copy.seq + 1
        } else {
            let player = if to_act == Seat(0) {
                &mut ana
            } else {
                &mut ben
            };
            let game = player.subscribe(&table).await.game.unwrap();
            let action = common::choose(&game, game.legal.as_ref().unwrap(), turns);
            player.act(&table, action).await.unwrap()
        };
        while copy.seq < seq {
            let update = ben.event(&table).await;
            copy.take(&update);
        }
        turns += 1;
        if turns == 5 {
            ben.say(pace(BotSpeed::Quick)).await;
            ben.say(ClientMessage::Ping { n: 1 }).await;
            ben.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(()))
                .await;
            quick = true;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_has_no_say() {
    let app = by_a_set_clock(Config {
        // Long enough that the bot doesn't act during this test.
        bot_pause: Duration::from_mins(1),
        ..Config::default()
    })
    .await;
    let (mut ana, table) = alone(&app).await;
    let mut eve = app.guest("Eve").await;
    assert_eq!(eve.subscribe(&table).await.may, only_talk());
    for command in [Command::End { wish: true }, Command::Leave] {
        assert_eq!(
            eve.command(&table, command).await.unwrap_err(),
            "seat/not_seated"
        );
    }
    eve.say(ClientMessage::Pace {
        table: table.clone(),
        pace: BotSpeed::Quick,
    })
    .await;
    let before = ana.subscribe(&table).await;
    if before.game.unwrap().to_act != Seat(0) {
        assert_eq!(eve.subscribe(&table).await.seq, before.seq);
    }
    let again = Client::connect(app.address(), &ana.token).await.unwrap();
    ana.client = again;
    ana.command(&table, Command::End { wish: true })
        .await
        .unwrap();
    assert_eq!(
        ana.subscribe(&table).await.info.status,
        TableStatus::Finished
    );
}
