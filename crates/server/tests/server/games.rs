//! Complete games over sockets.

use crate::common::client_copy::Copy;
use crate::common::{TestServer, choose, new_table, settings};
use kagiya_protocol::{
    Action, Command, CreateTable, GamesPage, Hand, Replay, Seat, TableEvent, TableId,
};
use kagiya_rules::record::Record;
use kagiya_rules::{Commitment, Options, PRESETS, Rules, Seed};

/// Two people, one of them also as a spectator, play a game to its end.
async fn play(app: &TestServer, preset: &str) {
    let (ana, ben, table) = app.couple(preset).await;
    let mut eve = app.guest("Eve").await;
    let mut people = [ana, ben];
    let mut copies = Vec::new();
    for person in &mut people {
        let snapshot = person.subscribe(&table).await;
        assert!(snapshot.game.is_some(), "{preset}");
        copies.push(Copy::of(&snapshot));
    }
    let watching = eve.subscribe(&table).await;
    assert_eq!(watching.you, None);
    let mut watched = Copy::of(&watching);
    let mut turns = 0;
    while !copies[0].finished {
        let to_act = usize::from(copies[0].game.as_ref().unwrap().to_act.0);
        let game = copies[to_act].game.clone().unwrap();
        let legal = game
            .legal
            .clone()
            .expect("the player to act gets the legal actions");
        assert!(copies[1 - to_act].legal().is_none(), "nobody else is");
        let action = choose(&game, &legal, turns * 7);
        turns += 1;
        let seq = people[to_act].act(&table, action).await.unwrap();
        for (person, copy) in people.iter_mut().zip(&mut copies) {
            while copy.seq < seq {
                let update = person.event(&table).await;
                copy.take(&update);
            }
        }
        while watched.seq < seq {
            let update = eve.event(&table).await;
            watched.take(&update);
        }
    }
    // Each copy from updates equals a new snapshot.
    for (person, copy) in people.iter_mut().zip(&copies) {
        let snapshot = person.subscribe(&table).await;
        assert_eq!(snapshot.game, copy.game, "{preset}");
        check_end(&snapshot.info, snapshot.game.as_ref().unwrap());
    }
    assert_eq!(eve.subscribe(&table).await.game, watched.game, "{preset}");
    check_replay(app, &table, &watched).await;
}

/// The deal is revealed, and matches the commitment.
fn check_end(info: &kagiya_protocol::TableInfo, game: &kagiya_protocol::GameState) {
    assert!(game.result.is_some());
    let deal = info.deal.as_ref().expect("the deal is shown at the end");
    let seed: Seed = deal.seed.as_ref().unwrap().parse().unwrap();
    let commitment: Commitment = seed.commitment();
    assert_eq!(Some(commitment.to_string()), info.commitment);
}

async fn check_replay(app: &TestServer, table: &TableId, watched: &Copy) {
    // She has watched without seeing any hand.
    let reply = app
        .get(&format!("/api/games/{table}/replay?eyes=common"))
        .await;
    assert_eq!(reply.status, 200);
    let replay: Replay = serde_json::from_slice(&reply.body).unwrap();
    let mut state = replay.start;
    for step in replay.steps {
        step.change.apply_to(&mut state);
    }
    assert_eq!(Some(state), watched.game);
    let own = app.get(&format!("/api/games/{table}/replay?eyes=1")).await;
    let own: Replay = serde_json::from_slice(&own.body).unwrap();
    assert!(matches!(own.start.hands[0], Hand::Up { .. }));
    assert!(matches!(own.start.hands[1], Hand::Down { .. }));
    // The record replays to the same score.
    let record = app.get(&format!("/api/games/{table}/record")).await;
    let text = String::from_utf8(record.body).unwrap();
    let record = Record::from_json(&text).unwrap();
    let result = watched.game.as_ref().unwrap().result.as_ref().unwrap();
    assert_eq!(record.final_game().score().unwrap().points, result.points);
    assert_eq!(record.about().players, ["Ana", "Ben"]);
    let state = app
        .get(&format!("/api/games/{table}/state?turn=0&eyes=1"))
        .await;
    assert_eq!(state.json(), serde_json::to_value(&own.start).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_preset_is_played_to_its_end() {
    let app = TestServer::start().await;
    for preset in PRESETS {
        play(&app, preset.name).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_all_sizes_with_bots_play_by_themselves() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let bot = kagiya_bots::Kind::substitute().name;
    for seats in 2..=6_u8 {
        let preset = if seats == 6 {
            "hanab-live"
        } else {
            "gf-everything"
        };
        let table = ana
            .create(CreateTable {
                seat: None,
                bots: vec![bot.to_owned(); usize::from(seats)],
                start: true,
                ..new_table(kagiya_protocol::TableSettings {
                    listed: true,
                    watching: kagiya_protocol::Watching::default(),
                    time: kagiya_protocol::TimeControl::None,
                    ..settings(preset, seats)
                })
            })
            .await
            .unwrap();
        let mut copy = Copy::of(&ana.subscribe(&table).await);
        while !copy.finished {
            let update = ana.event(&table).await;
            if let TableEvent::Acted { bot, .. } = &update.logged.event {
                assert!(bot);
            }
            copy.take(&update);
        }
    }
    let page: GamesPage =
        serde_json::from_slice(&app.get("/api/games?limit=3").await.body).unwrap();
    assert_eq!(page.games.len(), 3);
    let before = page.before.expect("there are more");
    let rest = app.get(&format!("/api/games?before={before}")).await;
    let rest: GamesPage = serde_json::from_slice(&rest.body).unwrap();
    assert_eq!((rest.games.len(), rest.before), (2, None));
    assert_eq!(app.services().metrics.bot_failures.get(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_seats_go_when_the_game_begins() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let table = ana.open_table("abacus", 5).await;
    assert_eq!(
        ana.command(&table, Command::Start { first: None }).await,
        Err("table/too_few".to_owned())
    );
    ben.command(
        &table,
        Command::Sit {
            seat: Some(Seat(3)),
        },
    )
    .await
    .unwrap();
    // The oldest player begins, and the people choose that seat.
    let first = Some(Seat(3));
    ana.command(&table, Command::Start { first }).await.unwrap();
    let snapshot = ben.subscribe(&table).await;
    assert_eq!(snapshot.you, Some(Seat(1)));
    assert_eq!(snapshot.info.seats.len(), 2);
    let game = snapshot.game.unwrap();
    assert_eq!((game.hands.len(), game.to_act), (2, Seat(1)));
    let rules = Rules::new(&Options::preset("abacus", 2).unwrap()).unwrap();
    assert_eq!(
        usize::from(game.deck),
        rules.deck_size() - 2 * rules.hand_size()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_can_be_put_in_another_order() {
    let app = TestServer::start().await;
    let (mut ana, mut ben, table) = app.couple("original").await;
    let hand =
        |snapshot: &kagiya_protocol::Snapshot| snapshot.game.as_ref().unwrap().hands[0].ids();
    let mut order = hand(&ana.subscribe(&table).await);
    order.reverse();
    let reorder = Command::Reorder {
        order: order.clone(),
    };
    assert_eq!(
        ben.command(&table, reorder.clone()).await,
        Err("reorder/not_the_hand".to_owned())
    );
    ana.command(&table, reorder).await.unwrap();
    assert_eq!(hand(&ben.subscribe(&table).await), order);
    assert_eq!(hand(&ana.subscribe(&table).await), order);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let app = TestServer::start().await;
    // Three strikes make a short game.
    let (mut ana, mut ben, table) = app.couple("original").await;
    assert_eq!(
        ana.command(&table, Command::Rematch).await,
        Err("table/not_finished".to_owned())
    );
    loop {
        let snapshot = ana.subscribe(&table).await;
        if snapshot.info.finished_at.is_some() {
            break;
        }
        let game = snapshot.game.unwrap();
        let player = if game.to_act == Seat(0) {
            &mut ana
        } else {
            &mut ben
        };
        let id = game.hands[usize::from(game.to_act.0)].ids()[0];
        player
            .act(&table, Action::Play { id, announce: None })
            .await
            .unwrap();
    }
    let (again, _) = ana.command(&table, Command::Rematch).await.unwrap();
    let again = again.unwrap();
    assert_ne!(again, table);
    let (same, _) = ben.command(&table, Command::Rematch).await.unwrap();
    assert_eq!(same.as_ref(), Some(&again), "there is one table for all");
    let snapshot = ben.subscribe(&again).await;
    assert_eq!(snapshot.info.rematch_of, Some(table.clone()));
    let kept = snapshot.info.seats[1].kept_for.as_ref();
    assert_eq!(kept.map(|person| &person.name), Some(&"Ben".to_owned()));
    let mut eve = app.guest("Eve").await;
    assert_eq!(
        eve.command(&again, Command::Sit { seat: None }).await,
        Err("table/full".to_owned())
    );
    ben.command(&again, Command::Sit { seat: None })
        .await
        .unwrap();
    let started = ben.subscribe(&again).await;
    assert!(started.game.is_some(), "it begins when all have sat down");
    assert_ne!(
        started.info.commitment,
        ben.subscribe(&table).await.info.commitment
    );
}
