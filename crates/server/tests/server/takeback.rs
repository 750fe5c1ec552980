//! Taking actions back: a misclick at once, else if all agree. Permissions, notifications, the record, and
//! that players learn nothing about their own cards.

use crate::common::client_copy::Copy;
use crate::common::{self, Guest, TestServer, choose, next, refused, running_group};
use kagiya_protocol::{
    Action, Command, CommandId, GameState, Hand, Seat, ServerMessage, TableEvent, TableId, Watching,
};
use kagiya_rules::record::Record;
use kagiya_server::Config;
use kagiya_server::clock::Clock;

const BACK: Command = Command::TakeBack;

fn answer(agree: bool) -> Command {
    Command::AnswerTakeBack { agree }
}

async fn game(guest: &mut Guest, table: &TableId) -> GameState {
    guest.subscribe(table).await.game.unwrap()
}

/// A clue that the player may give now.
async fn clue(guest: &mut Guest, table: &TableId) -> u32 {
    let clue = common::legal_clue(guest, table).await;
    guest.act(table, clue).await.unwrap()
}

/// Plays the oldest card of the hand.
async fn play(guest: &mut Guest, table: &TableId) -> u32 {
    let id = common::first_card(guest, table).await;
    let action = Action::Play { id, announce: None };
    guest.act(table, action).await.unwrap()
}

fn taken_back(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TakenBack { .. })
}

fn asked(event: &TableEvent) -> bool {
    matches!(event, TableEvent::TakeBackAsked { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clue_is_taken_back_at_once_while_nobody_has_acted_since() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |_| ()).await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    assert_eq!(refused(ana, &table, BACK).await, "take_back/nothing");
    let before = [
        game(ana, &table).await,
        game(ben, &table).await,
        game(&mut eve, &table).await,
    ];
    clue(ana, &table).await;
    assert_eq!(refused(ben, &table, BACK).await, "take_back/nothing");
    assert_eq!(refused(&mut eve, &table, BACK).await, "seat/not_seated");
    assert_eq!(
        refused(ben, &table, answer(true)).await,
        "take_back/not_asked"
    );
    ana.command(&table, BACK).await.unwrap();
    for (guest, before) in [ana, ben, &mut eve].into_iter().zip(&before) {
        let update = next(guest, &table, taken_back).await;
        let event = TableEvent::TakenBack {
            seat: Seat(0),
            actions: 1,
            number: 2,
        };
        assert_eq!(update.logged.event, event);
        assert_eq!(update.game.as_ref(), Some(before), "the game comes whole");
        let snapshot = guest.subscribe(&table).await;
        assert_eq!(
            snapshot.game.as_ref(),
            Some(before),
            "as if it had not been done"
        );
        assert_eq!(snapshot.moves, 2);
        let acted = |it: &TableEvent| matches!(it, TableEvent::Acted { .. });
        let log = snapshot.history.iter().map(|logged| &logged.event);
        assert_eq!(log.filter(|it| acted(it)).count(), 1, "the log keeps both");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_time_on_the_same_turn_the_others_are_asked() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |_| ()).await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    clue(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    clue(ana, &table).await;
    // Repeated take-backs can't be used to give all clues.
    ana.command(&table, BACK).await.unwrap();
    next(ben, &table, asked).await;
    ben.command(&table, answer(false)).await.unwrap();
    let dropped = |it: &TableEvent| *it == TableEvent::TakeBackDropped { by: Some(Seat(1)) };
    next(ana, &table, dropped).await;
    assert_eq!(game(ana, &table).await.turn, 1, "the clue stands");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_showed_a_card_is_taken_back_when_all_agree() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben", "Cleo"], 0, |_| ()).await;
    let [ana, ben, cleo] = guests.as_mut_slice() else {
        unreachable!("three people")
    };
    let before = [
        game(ana, &table).await,
        game(ben, &table).await,
        game(cleo, &table).await,
    ];
    play(ana, &table).await;
    clue(ben, &table).await;
    ana.command(&table, BACK).await.unwrap();
    ana.command(&table, BACK).await.unwrap();
    assert_eq!(refused(ben, &table, BACK).await, "take_back/pending");
    // The asking player's agreement is not enough, nor is that of one of two others.
    ana.command(&table, answer(true)).await.unwrap();
    ben.command(&table, answer(true)).await.unwrap();
    ben.command(&table, answer(true)).await.unwrap();
    let info = ana.subscribe(&table).await.info;
    assert_eq!(info.take_back.unwrap().agreed, [Seat(1)]);
    assert_eq!(game(cleo, &table).await.turn, 2);
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    assert_eq!(
        refused(&mut eve, &table, answer(true)).await,
        "seat/not_seated"
    );
    cleo.command(&table, answer(true)).await.unwrap();
    for (guest, before) in [&mut *ana, &mut *ben, &mut *cleo].into_iter().zip(&before) {
        let update = next(guest, &table, taken_back).await;
        assert!(matches!(
            update.logged.event,
            TableEvent::TakenBack {
                seat: Seat(0),
                actions: 2,
                ..
            }
        ));
        assert_eq!(&game(guest, &table).await, before);
    }
    // The player who saw a card this way no longer gets it from the game; the hand is face down again.
    let hand = &game(ana, &table).await.hands[0];
    assert!(matches!(hand, Hand::Down { .. }));
    // A player who acts disagrees.
    play(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    clue(ben, &table).await;
    assert_eq!(ana.subscribe(&table).await.info.take_back, None);
    assert_eq!(
        refused(ben, &table, answer(true)).await,
        "take_back/not_asked"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_a_card_of_theirs_with_only_bots_to_agree() {
    let app = TestServer::with(Config {
        unlimited: true,
        bot_pause: std::time::Duration::from_hours(1),
        ..Config::default()
    })
    .await;
    let (mut guests, table) = running_group(&app, &["Ana"], 1, |_| ()).await;
    let ana = &mut guests[0];
    let before = game(ana, &table).await;
    clue(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    clue(ana, &table).await;
    // Bots agree.
    ana.command(&table, BACK).await.unwrap();
    assert_eq!(game(ana, &table).await, before);
    play(ana, &table).await;
    assert_eq!(refused(ana, &table, BACK).await, "take_back/card_seen");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_a_round_behind_is_told_everything_once() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.watching = Watching::Delayed;
    })
    .await;
    let mut eve = app.guest("Eve").await;
    let mut told = eve.subscribe(&table).await.seq;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    for _ in 0..2 {
        clue(ana, &table).await;
        clue(ben, &table).await;
    }
    ben.command(&table, BACK).await.unwrap();
    clue(ben, &table).await;
    let last = clue(ana, &table).await;
    // The game is broken off, so that nobody is a round behind any longer.
    for guest in [ana, ben] {
        guest
            .command(&table, Command::End { wish: true })
            .await
            .unwrap();
    }
    while told <= last {
        match eve.hear().await {
            ServerMessage::Snapshot(snapshot) => told = snapshot.seq,
            ServerMessage::Event(update) => {
                assert_eq!(update.logged.seq, told + 1, "{:?}", update.logged.event);
                told = update.logged.seq;
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_play_has_no_say() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben", "Cleo"], 0, |_| ()).await;
    let [ana, ben, cleo] = guests.as_mut_slice() else {
        unreachable!("three people")
    };
    play(ana, &table).await;
    cleo.command(&table, Command::Leave).await.unwrap();
    assert_eq!(refused(cleo, &table, BACK).await, "seat/not_seated");
    ana.command(&table, BACK).await.unwrap();
    next(ben, &table, asked).await;
    assert_eq!(
        refused(cleo, &table, answer(false)).await,
        "seat/not_seated"
    );
    ben.command(&table, answer(true)).await.unwrap();
    next(ana, &table, taken_back).await;
    // The request of a player who leaves ends; the agreement of another one who leaves isn't needed if a
    // third agrees.
    cleo.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    play(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    ben.command(&table, answer(true)).await.unwrap();
    cleo.command(&table, Command::Leave).await.unwrap();
    next(ana, &table, taken_back).await;
    cleo.command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    play(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    ana.command(&table, Command::Leave).await.unwrap();
    assert_eq!(ben.subscribe(&table).await.info.take_back, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_answers_lapses_by_the_clock() {
    let config = Config {
        unlimited: true,
        ..Config::default()
    };
    let app = TestServer::with_clock(config, Clock::fixed(1_000_000)).await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |_| ()).await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    play(ana, &table).await;
    ana.command(&table, BACK).await.unwrap();
    app.clock.advance(59_999);
    assert!(ben.subscribe(&table).await.info.take_back.is_some());
    app.clock.advance(1);
    let dropped = |it: &TableEvent| *it == TableEvent::TakeBackDropped { by: None };
    next(ana, &table, dropped).await;
    assert_eq!(
        refused(ben, &table, answer(true)).await,
        "take_back/not_asked"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_still_knows_what_was_asked_agreed_and_taken_back() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben", "Cleo"], 0, |_| ()).await;
    let before = game(&mut guests[0], &table).await;
    play(&mut guests[0], &table).await;
    clue(&mut guests[1], &table).await;
    let back = CommandId("back".to_owned());
    guests[0]
        .command_as(&back, &table, None, BACK)
        .await
        .unwrap();
    let app = again(app, &mut guests, &table).await;
    // The repeated command takes effect once.
    guests[0]
        .command_as(&back, &table, None, BACK)
        .await
        .unwrap();
    guests[1].command(&table, answer(true)).await.unwrap();
    let app = again(app, &mut guests, &table).await;
    let info = guests[2].subscribe(&table).await.info;
    assert_eq!(info.take_back.unwrap().agreed, [Seat(1)], "half agreed");
    guests[2].command(&table, answer(true)).await.unwrap();
    let app = again(app, &mut guests, &table).await;
    let snapshot = guests[0].subscribe(&table).await;
    assert_eq!(snapshot.game, Some(before));
    assert_eq!(snapshot.moves, 3);
    // A command from before the take-back is stale.
    let action = Action::Play {
        id: common::first_card(&mut guests[0], &table).await,
        announce: None,
    };
    let id = CommandId("late".to_owned());
    let act = Command::Act { action };
    let stale = guests[0]
        .command_as(&id, &table, Some(0), act.clone())
        .await;
    assert_eq!(stale.unwrap_err(), "command/stale");
    guests[0]
        .command_as(&id, &table, Some(3), act)
        .await
        .unwrap();
    drop(app);
}

/// Restarts the server on its store and reconnects everyone.
async fn again(app: TestServer, guests: &mut [Guest], table: &TableId) -> TestServer {
    let app = app.restart().await;
    for guest in guests {
        guest.address = app.address();
        guest.reconnect().await;
        guest.subscribe(table).await;
    }
    app
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_finished_game_is_valid_and_without_what_was_taken_back() {
    let app = TestServer::start().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |_| ()).await;
    let mut backs = 0;
    let mut turn = 0;
    loop {
        let copies = [
            Copy::of(&guests[0].subscribe(&table).await),
            Copy::of(&guests[1].subscribe(&table).await),
        ];
        if copies[0].finished {
            break;
        }
        let at = usize::from(copies[1].legal().is_some());
        let game = copies[at].game.clone().unwrap();
        let action = choose(&game, game.legal.as_ref().unwrap(), turn);
        turn += 1;
        guests[at].act(&table, action).await.unwrap();
        if turn % 5 == 0 && !Copy::of(&guests[0].subscribe(&table).await).finished {
            let order = game.hands[at].ids();
            if !matches!(action, Action::Play { .. } | Action::Discard { .. }) {
                let order = order.into_iter().rev().collect();
                let reorder = Command::Reorder { order };
                guests[at].command(&table, reorder).await.unwrap();
            }
            guests[at].command(&table, BACK).await.unwrap();
            let info = guests[at].subscribe(&table).await.info;
            if info.take_back.is_some() {
                guests[1 - at].command(&table, answer(true)).await.unwrap();
            }
            backs += 1;
        }
    }
    assert!(backs > 3, "only {backs} were taken back");
    let final_state = guests[0].subscribe(&table).await;
    let reply = app.get(&format!("/api/games/{table}/record")).await;
    assert_eq!(reply.status, 200);
    let text = String::from_utf8(reply.body).unwrap();
    let record = Record::from_json(&text).unwrap();
    let score = record.final_game().score().unwrap().points;
    assert_eq!(
        i64::from(final_state.game.unwrap().points.unwrap()),
        i64::from(score)
    );
    // Its replay has a step for each valid action.
    let reply = app.get(&format!("/api/games/{table}/replay")).await;
    let replay: kagiya_protocol::Replay = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!(replay.steps.len(), record.entries().len());
    let mut state = replay.start;
    for step in replay.steps {
        assert!(!taken_back(&step.logged.event));
        step.change.apply_to(&mut state);
    }
    assert_eq!(i64::from(state.points.unwrap()), i64::from(score));
    let stored = app.services().store.read(&table, 0).await.unwrap();
    let kept = stored
        .iter()
        .filter(|it| it.encoded.body.contains("taken_back"));
    assert_eq!(kept.count(), backs, "the log keeps that it happened");
    // A restarted server sends the same.
    let app = app.restart().await;
    let again = app.get(&format!("/api/games/{table}/record")).await;
    assert_eq!(String::from_utf8(again.body).unwrap(), text);
}
