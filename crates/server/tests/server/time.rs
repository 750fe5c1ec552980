//! Time at the table: settings, timeouts and what others may do then; clocks and pauses; and that the downtime
//! of a killed server isn't charged.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{self, Guest, TestServer, new_table, next, refused, running_group, settings};
use kagiya_loadtest::client::ask;
use kagiya_protocol::{
    Action, ClientMessage, Command, CreateTable, EndReason, OnTimeout, Seat, ServerMessage,
    Starter, TableEvent, TableId, TableStatus, TableTime, TimeControl,
};
use kagiya_server::clock::Clock;
use kagiya_server::store::Store;
use kagiya_server::{Config, Server};

pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;
pub(super) const BEGINNING: i64 = 1_000_000;

fn gentle() -> TimeControl {
    TimeControl::Gentle { nudge_seconds: 60 }
}

fn strict(when_out: OnTimeout) -> TimeControl {
    TimeControl::Strict {
        bank_seconds: 60,
        increment_seconds: 5,
        grace_seconds: 30,
        when_out,
    }
}

pub(super) fn days(when_out: OnTimeout) -> TimeControl {
    TimeControl::Correspondence { days: 3, when_out }
}

const A_BOT: OnTimeout = OnTimeout::Bot { bot: None };

fn config() -> Config {
    Config {
        unlimited: true,
        bot_pause: Duration::ZERO,
        ..Config::default()
    }
}

/// A server with a fixed clock.
pub(super) async fn still() -> TestServer {
    TestServer::with_clock(config(), Clock::fixed(BEGINNING)).await
}

async fn time(guest: &mut Guest, table: &TableId) -> TableTime {
    guest.subscribe(table).await.time.unwrap()
}

/// Gives the player's next clue.
pub(super) async fn clue(guest: &mut Guest, table: &TableId) {
    let clue = common::legal_clue(guest, table).await;
    guest.act(table, clue).await.unwrap();
}

/// Waits until the player may let a bot play.
pub(super) async fn may_let_bot_play(guest: &mut Guest) {
    let told = |message: &ServerMessage| match message {
        ServerMessage::May { may, .. } => may.let_bot_play.then_some(()),
        _ => None,
    };
    guest.until(told).await;
}

fn clock_stands(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Clock { runs: false, .. })
}

fn clock_goes(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Clock { runs: true, .. })
}

fn by_bot(event: &TableEvent, of: Seat) -> bool {
    matches!(event, TableEvent::Acted { seat, bot: true, .. } if *seat == of)
}

fn bot_asked(by: Option<Seat>) -> TableEvent {
    TableEvent::BotAsked {
        seat: Seat(0),
        bot: kagiya_bots::Kind::substitute().name.to_owned(),
        by,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_said_of_time_where_none_is_agreed() {
    let app = still().await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben"], 0, |it| it.time = TimeControl::None).await;
    app.clock.advance(DAY);
    let snapshot = guests[1].subscribe(&table).await;
    assert_eq!(snapshot.time, None);
    assert!(!snapshot.may.pause && !snapshot.may.let_bot_play);
    for command in [Command::Pause, Command::LetBotPlay] {
        assert_eq!(refused(&mut guests[1], &table, command).await, "time/none");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_agreed_is_refused() {
    let app = still().await;
    let mut ana = app.guest("Ana").await;
    let mut settings = settings("original", 2);
    settings.time = TimeControl::Gentle { nudge_seconds: 5 };
    let create = CreateTable {
        seat: None,
        ..new_table(settings)
    };
    assert_eq!(
        ana.create(create.clone()).await,
        Err("time/settings".to_owned())
    );
    let mut create = create;
    create.settings.time = strict(OnTimeout::Bot {
        bot: Some("nobody".to_owned()),
    });
    assert_eq!(ana.create(create).await, Err("bot/unknown".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_long_is_nudged_and_then_who_plays_may_ask_a_bot() {
    let app = still().await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben", "Cleo"], 0, |it| it.time = gentle()).await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    let [ana, ben, cleo] = guests.as_mut_slice() else {
        unreachable!("three people")
    };
    cleo.command(&table, Command::Leave).await.unwrap();
    app.clock.advance(59_999);
    let ask = || Command::LetBotPlay;
    assert_eq!(refused(ben, &table, ask()).await, "time/not_out");
    assert!(!time(ana, &table).await.late);
    app.clock.advance(1);
    let late = TableEvent::Late { seat: Seat(0) };
    for guest in [&mut *ana, &mut *ben, &mut eve] {
        let update = next(guest, &table, |it| *it == late).await;
        assert!(update.time.unwrap().late);
    }
    may_let_bot_play(ben).await;
    assert_eq!(refused(&mut eve, &table, ask()).await, "seat/not_seated");
    assert_eq!(refused(cleo, &table, ask()).await, "seat/not_seated");
    ben.command(&table, ask()).await.unwrap();
    let asked = bot_asked(Some(Seat(1)));
    next(ana, &table, |it| *it == asked).await;
    next(ana, &table, |it| by_bot(it, Seat(0))).await;
    let snapshot = ana.subscribe(&table).await;
    let log = snapshot.history.iter().map(|logged| &logged.event);
    assert_eq!(
        log.filter(|it| **it == asked).count(),
        1,
        "once for the turn"
    );
    // The person keeps the seat, and the next turn is theirs again.
    assert_eq!(snapshot.info.seats[0].bot, None);
    let now = snapshot.time.unwrap();
    assert_eq!((now.seat, now.late, now.bot), (Seat(1), false, None));
    assert_eq!(refused(ana, &table, ask()).await, "time/not_out");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_faster_than_the_bot_plays() {
    let slow = Config {
        bot_pause: Duration::from_hours(1),
        ..config()
    };
    let app = TestServer::with_clock(slow, Clock::fixed(BEGINNING)).await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben"], 0, |it| it.time = gentle()).await;
    app.clock.advance(60_000);
    may_let_bot_play(&mut guests[1]).await;
    for _ in 0..2 {
        guests[1]
            .command(&table, Command::LetBotPlay)
            .await
            .unwrap();
    }
    clue(&mut guests[0], &table).await;
    app.clock.advance(30_000);
    clue(&mut guests[1], &table).await;
    app.clock.advance(7_200_000);
    let snapshot = guests[0].subscribe(&table).await;
    let log = snapshot.history.iter().map(|logged| &logged.event);
    let bots = log
        .clone()
        .filter(|it| matches!(it, TableEvent::Acted { bot: true, .. }));
    assert_eq!(bots.count(), 0);
    let asked = log.filter(|it| matches!(it, TableEvent::BotAsked { .. }));
    assert_eq!(asked.count(), 1, "the second time changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_whose_clock_is_set_forward_takes_no_more_than_a_minute() {
    let app = still().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = TimeControl::Strict {
            bank_seconds: 300,
            increment_seconds: 0,
            grace_seconds: 60,
            when_out: OnTimeout::End,
        };
    })
    .await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    app.clock.advance(24 * 60 * 60 * 1000);
    clue(ana, &table).await;
    let now = time(ben, &table).await;
    assert_eq!(now.seat, Seat(1), "the game goes on");
    assert!(now.left[0] >= 300_000 - 70_000, "{now:?}");
    assert_eq!(now.left[1], 300_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_goes_down_on_its_turn_and_gets_more_for_each_action() {
    let app = still().await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben"], 0, |it| it.time = strict(A_BOT)).await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    let begun = time(ana, &table).await;
    assert_eq!(begun.left, [60_000, 60_000]);
    assert_eq!(
        (begun.runs_since, begun.due),
        (Some(BEGINNING), Some(BEGINNING + 60_000))
    );
    app.clock.advance(10_000);
    clue(ana, &table).await;
    assert_eq!(time(ben, &table).await.left, [55_000, 60_000]);
    app.clock.advance(20_000);
    clue(ben, &table).await;
    let now = time(ana, &table).await;
    assert_eq!((now.left, now.seat), (vec![55_000, 45_000], Seat(0)));
    assert_eq!(now.due, Some(app.clock.now() + 55_000));
    // The used time stays used, so that a take-back gains none.
    app.clock.advance(5_000);
    clue(ana, &table).await;
    app.clock.advance(1_000);
    ana.command(&table, Command::TakeBack).await.unwrap();
    let now = time(ana, &table).await;
    assert_eq!((now.left, now.seat), (vec![50_000, 44_000], Seat(0)));
    assert_eq!(now.runs_since, Some(app.clock.now()));
    // When the time runs out, the table's bot plays.
    app.clock.advance(49_999);
    assert!(time(ben, &table).await.bot.is_none());
    app.clock.advance(1);
    let out = bot_asked(None);
    next(ben, &table, |it| *it == out).await;
    next(ben, &table, |it| by_bot(it, Seat(0))).await;
    let now = time(ben, &table).await;
    assert_eq!((now.left, now.seat), (vec![5_000, 44_000], Seat(1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_while_the_others_are_asked_to_take_back() {
    let app = still().await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben"], 0, |it| it.time = strict(A_BOT)).await;
    let [ana, ben] = guests.as_mut_slice() else {
        unreachable!("two people")
    };
    let id = common::first_card(ana, &table).await;
    let action = Action::Play { id, announce: None };
    ana.act(&table, action).await.unwrap();
    ana.command(&table, Command::TakeBack).await.unwrap();
    app.clock.advance(50_000);
    let agree = Command::AnswerTakeBack { agree: true };
    ben.command(&table, agree).await.unwrap();
    assert_eq!(time(ben, &table).await.left, [60_000, 60_000]);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_that_is_out_is_told_or_ends_the_game_as_was_agreed() {
    let app = still().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = strict(OnTimeout::Tell);
    })
    .await;
    app.clock.advance(60_000);
    let late = TableEvent::Late { seat: Seat(0) };
    next(&mut guests[1], &table, |it| *it == late).await;
    app.clock.advance(600_000);
    let now = time(&mut guests[1], &table).await;
    assert_eq!((&*now.left, now.runs_since), (&[0, 60_000][..], None));
    // No other timer fires; the late player can still act, with the increment of an action.
    clue(&mut guests[0], &table).await;
    assert_eq!(time(&mut guests[1], &table).await.left, [5_000, 60_000]);

    let (mut guests, table) = running_group(&app, &["Ana", "Ben"], 0, |it| {
        it.time = strict(OnTimeout::End);
    })
    .await;
    app.clock.advance(60_000);
    let ended = TableEvent::Ended {
        by: Some(Seat(0)),
        why: EndReason::OutOfTime,
    };
    next(&mut guests[1], &table, |it| *it == ended).await;
    let snapshot = guests[1].subscribe(&table).await;
    assert_eq!(snapshot.info.status, TableStatus::Finished);
    assert_eq!(snapshot.time, None);
    let reply = app.get(&format!("/api/games/{table}/record")).await;
    let record = String::from_utf8(reply.body).unwrap();
    assert!(
        record.contains("timeout"),
        "broken off, and no loss: {record}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_lost_the_connection_loses_no_time_but_not_for_ever() {
    let app = still().await;
    let (mut guests, table) =
        running_group(&app, &["Ana", "Ben"], 0, |it| it.time = strict(A_BOT)).await;
    app.clock.advance(10_000);
    let mut ben = guests.pop().unwrap();
    let mut ana = guests.pop().unwrap();
    let unsubscribe = ClientMessage::Unsubscribe {
        table: table.clone(),
    };
    ana.say(unsubscribe).await;
    next(&mut ben, &table, clock_stands).await;
    app.clock.advance(29_999);
    let ask = || Command::LetBotPlay;
    assert_eq!(refused(&mut ben, &table, ask()).await, "time/not_out");
    let now = time(&mut ana, &table).await;
    assert_eq!((now.left[0], now.runs_since), (50_000, None));
    next(&mut ben, &table, clock_goes).await;
    // She subscribes again, and thinks.
    app.clock.advance(20_000);
    let unsubscribe = ClientMessage::Unsubscribe {
        table: table.clone(),
    };
    ana.say(unsubscribe).await;
    let update = next(&mut ben, &table, clock_stands).await;
    assert_eq!(update.time.unwrap().left[0], 30_000);
    app.clock.advance(30_000);
    may_let_bot_play(&mut ben).await;
    ben.command(&table, ask()).await.unwrap();
    next(&mut ben, &table, |it| by_bot(it, Seat(0))).await;
    assert_eq!(time(&mut ben, &table).await.left, [35_000, 60_000]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_stands_still_when_all_agree_until_anybody_lets_it_go_on() {
    let app = still().await;
    let (mut guests, table) = running_group(&app, &["Ana", "Ben", "Cleo"], 0, |it| {
        it.time = strict(A_BOT);
    })
    .await;
    let mut eve = app.guest("Eve").await;
    eve.subscribe(&table).await;
    let [ana, ben, cleo] = guests.as_mut_slice() else {
        unreachable!("three people")
    };
    let agree = |agree| Command::AnswerPause { agree };
    assert_eq!(refused(ben, &table, agree(true)).await, "time/no_pause");
    for command in [Command::Pause, agree(true), Command::Resume] {
        assert_eq!(refused(&mut eve, &table, command).await, "seat/not_seated");
    }
    // One player declines; later nobody answers.
    ben.command(&table, Command::Pause).await.unwrap();
    assert_eq!(
        refused(&mut eve, &table, agree(false)).await,
        "seat/not_seated"
    );
    cleo.command(&table, agree(false)).await.unwrap();
    assert_eq!(time(ana, &table).await.pause, None);
    ben.command(&table, Command::Pause).await.unwrap();
    ana.command(&table, agree(true)).await.unwrap();
    app.clock.advance(30_000);
    assert_eq!(time(ana, &table).await.left[0], 60_000, "at the last event");
    assert!(
        time(ana, &table).await.runs_since.is_some(),
        "it is only asked for"
    );
    app.clock.advance(29_000);
    clue(ana, &table).await;
    app.clock.advance(1_000);
    next(cleo, &table, |it| {
        *it == TableEvent::PauseDropped { by: None }
    })
    .await;
    // All agree: one of them by asking too.
    ben.command(&table, Command::Pause).await.unwrap();
    cleo.command(&table, Command::Pause).await.unwrap();
    ana.command(&table, agree(true)).await.unwrap();
    next(&mut eve, &table, |it| {
        *it == TableEvent::Paused { seat: Seat(1) }
    })
    .await;
    app.clock.advance(DAY);
    let now = time(ben, &table).await;
    assert_eq!((now.left[1], now.runs_since, now.due), (59_000, None, None));
    let action = common::legal_clue(ben, &table).await;
    assert_eq!(ben.act(&table, action).await.unwrap_err(), "time/paused");
    assert_eq!(
        refused(cleo, &table, Command::LetBotPlay).await,
        "time/paused"
    );
    cleo.command(&table, Command::Resume).await.unwrap();
    let now = time(ben, &table).await;
    assert_eq!((now.pause, now.due), (None, Some(app.clock.now() + 59_000)));
    clue(ben, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_to_a_pause_and_wait() {
    let slow = Config {
        bot_pause: Duration::from_secs(10),
        ..config()
    };
    let app = TestServer::with_clock(slow, Clock::fixed(BEGINNING)).await;
    let (mut guests, table) = running_group(&app, &["Ana"], 1, |it| it.time = gentle()).await;
    let ana = &mut guests[0];
    clue(ana, &table).await;
    ana.command(&table, Command::Pause).await.unwrap();
    app.clock.advance(3_600_000);
    let now = time(ana, &table).await;
    assert!(now.pause.unwrap().since.is_some() && now.seat == Seat(1));
    ana.command(&table, Command::Resume).await.unwrap();
    app.clock.advance(10_000);
    next(ana, &table, |it| by_bot(it, Seat(1))).await;
}

/// A server that can be killed: none of its tasks continue.
struct Mortal {
    runtime: tokio::runtime::Runtime,
    address: SocketAddr,
    _server: Server,
}

impl Mortal {
    async fn start(store: &Store, clock: &Clock) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let starting = Server::start(listen, store.clone(), clock.clone(), config());
        let server = runtime.spawn(starting).await.unwrap().unwrap();
        Self {
            address: server.address,
            runtime,
            _server: server,
        }
    }

    /// Returns when none of its tasks run.
    async fn kill(self) {
        let end = move || self.runtime.shutdown_timeout(common::PATIENCE);
        tokio::task::spawn_blocking(end).await.unwrap();
    }
}

async fn move_to(server: &Mortal, guests: &mut [Guest], table: &TableId) {
    for guest in guests {
        guest.address = server.address;
        guest.reconnect().await;
        guest.subscribe(table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_takes_no_time_and_forgets_at_most_a_minute() {
    // A store in memory ends with its connection, which a killed server may be using.
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("test.db");
    let store = common::database::open(file.to_str().unwrap()).await;
    let clock = Clock::fixed(BEGINNING);
    let first = Mortal::start(&store, &clock).await;
    // People connect through another application, and play on the server that is killed.
    let app = still().await;
    let mut guests = vec![app.guest("Ana").await, app.guest("Ben").await];
    drop(app);
    for guest in &mut guests {
        let body = format!("{{\"name\":\"{}\",\"token\":true}}", guest.me.name);
        let reply = ask(first.address, "POST", "/api/session", &[], &body)
            .await
            .unwrap();
        let reply: kagiya_protocol::SessionReply = serde_json::from_slice(&reply.body).unwrap();
        (guest.me, guest.token) = (reply.you, reply.token.unwrap());
        guest.address = first.address;
        guest.reconnect().await;
    }
    let mut settings = settings("original", 2);
    settings.starter = Starter::Seat { seat: Seat(0) };
    settings.time = TimeControl::Strict {
        bank_seconds: 600,
        increment_seconds: 0,
        grace_seconds: 30,
        when_out: A_BOT,
    };
    let create = new_table(settings);
    let table = guests[0].create(create).await.unwrap();
    guests[1]
        .command(&table, Command::Sit { seat: None })
        .await
        .unwrap();
    for guest in &mut guests {
        guest.subscribe(&table).await;
    }
    guests[0]
        .command(&table, Command::Start { first: None })
        .await
        .unwrap();
    clock.advance(10_000);
    clue(&mut guests[0], &table).await;
    // Ben thinks for a minute and a half; his clock was recorded after a minute.
    clock.advance(60_000);
    let written = |it: &TableEvent| {
        let (seat, left) = (Seat(1), 540_000);
        *it == TableEvent::Clock {
            seat,
            left,
            runs: true,
        }
    };
    next(&mut guests[0], &table, written).await;
    clock.advance(30_000);
    first.kill().await;
    clock.advance(DAY);
    let second = Mortal::start(&store, &clock).await;
    move_to(&second, &mut guests, &table).await;
    let now = time(&mut guests[1], &table).await;
    assert_eq!((&*now.left, now.seat), (&[590_000, 540_000][..], Seat(1)));
    assert_eq!(
        now.runs_since,
        Some(clock.now()),
        "it goes on since he is there again"
    );
    // A pause survives as well.
    guests[0].command(&table, Command::Pause).await.unwrap();
    second.kill().await;
    let third = Mortal::start(&store, &clock).await;
    move_to(&third, &mut guests, &table).await;
    let agree = Command::AnswerPause { agree: true };
    guests[1].command(&table, agree).await.unwrap();
    third.kill().await;
    clock.advance(DAY);
    let fourth = Mortal::start(&store, &clock).await;
    move_to(&fourth, &mut guests, &table).await;
    let now = time(&mut guests[0], &table).await;
    assert_eq!((now.runs_since, now.due), (None, None));
    guests[0].command(&table, Command::Resume).await.unwrap();
    let now = time(&mut guests[0], &table).await;
    assert_eq!(now.left, [590_000, 540_000]);
    assert_eq!(now.runs_since, Some(clock.now()));
    fourth.kill().await;
}
