//! A person who plays with bots alone: hints, and known deals for training.

use crate::common::{Guest, TestServer, new_table, refused, settings};
use crate::deals::told;
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Action, Command, CreateTable, DealSourceInfo, GamesPage, PlayerStats, Replay, RequestedDeal,
    Seat, Snapshot, Starter, TableEvent, TableId, TableSettings, VariationMove,
};

async fn get(guest: &Guest, path: &str) -> Reply {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [("authorization", bearer.as_str())];
    ask(guest.address, "GET", path, &headers, "").await.unwrap()
}

/// A game of one person, who begins, with two bots.
fn wish(bots: usize) -> CreateTable {
    CreateTable {
        bots: vec!["companion-1".to_owned(); bots],
        start: true,
        ..new_table(TableSettings {
            starter: Starter::Seat { seat: Seat(0) },
            ..settings("original", 3)
        })
    }
}

fn hints(snapshot: &Snapshot) -> usize {
    let hinted = |it: &&kagiya_protocol::LoggedEvent| matches!(it.event, TableEvent::Hinted { .. });
    snapshot.history.iter().filter(hinted).count()
}

/// Plays blindly until the game has ended.
async fn lose(guest: &mut Guest, table: &TableId) {
    loop {
        let snapshot = guest.subscribe(table).await;
        if snapshot.info.finished_at.is_some() {
            return;
        }
        let (game, me) = (snapshot.game.unwrap(), snapshot.you.unwrap());
        if game.to_act == me {
            let id = game.hands[me.index()].ids()[0];
            let play = Action::Play { id, announce: None };
            guest.act(table, play).await.unwrap();
        } else {
            guest.event(table).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_what_a_companion_would_do_in_my_seat_and_it_is_counted() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let table = ana.create(wish(2)).await.unwrap();
    assert!(ana.subscribe(&table).await.may.hint);
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(get(&ana, &path).await.status, 409, "not taken yet");
    for _ in 0..2 {
        ana.command(&table, Command::Hint).await.unwrap();
        let snapshot = ana.subscribe(&table).await;
        assert_eq!(hints(&snapshot), 1, "one hint for a turn");
    }
    let hint: VariationMove = told(&ana, &path).await;
    assert_eq!((hint.seat, &*hint.bot), (Seat(0), "companion-4"));
    assert!(!hint.statements.is_empty());
    let stranger = app.guest("Ben").await;
    assert_eq!(get(&stranger, &path).await.status, 403);
    assert_eq!(app.get(&path).await.status, 401);
    ana.act(&table, hint.action).await.unwrap();
    assert_ne!(get(&ana, &path).await.status, 200, "it was for that turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hints_with_people_and_none_in_the_deal_of_the_day() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let open = CreateTable {
        start: false,
        ..wish(1)
    };
    let table = ana.create(open).await.unwrap();
    let sit = Command::Sit { seat: None };
    ben.command(&table, sit).await.unwrap();
    let start = Command::Start { first: None };
    ana.command(&table, start).await.unwrap();
    assert!(!ana.subscribe(&table).await.may.hint);
    let code = refused(&mut ana, &table, Command::Hint).await;
    assert_eq!(code, "hint/not_alone");
    let day = |bot: &str| CreateTable {
        bots: vec![bot.to_owned(); 2],
        deal: Some(RequestedDeal::Day),
        ..wish(2)
    };
    let other = ana.create(day("savant")).await;
    assert_eq!(other.unwrap_err(), "deal/partner");
    let info: kagiya_protocol::DayInfo = told(&ana, "/api/days/today").await;
    let table = ana.create(day(&info.partner)).await.unwrap();
    let snapshot = ana.subscribe(&table).await;
    assert!(!snapshot.may.hint);
    if snapshot.game.unwrap().to_act == Seat(0) {
        let code = refused(&mut ana, &table, Command::Hint).await;
        assert_eq!(code, "hint/fixed_deal");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_known_deal_is_played_again_for_training_and_does_not_count() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let first = ana.create(wish(2)).await.unwrap();
    let training = |step| CreateTable {
        deal: Some(RequestedDeal::Training {
            table: first.clone(),
            step,
        }),
        ..wish(2)
    };
    let early = ana.create(training(0)).await;
    assert_eq!(early.unwrap_err(), "table/not_finished");
    lose(&mut ana, &first).await;
    let replay: Replay = told(&ana, &format!("/api/games/{first}/replay")).await;
    let steps = u32::try_from(replay.steps.len()).unwrap();
    let late = ana.create(training(steps)).await;
    assert_eq!(late.unwrap_err(), "branch/step");
    let open = CreateTable {
        start: false,
        ..training(0)
    };
    assert_eq!(ana.create(open).await.unwrap_err(), "deal/training");
    let stats: Vec<PlayerStats> = told(&ana, "/api/standings").await;
    for step in [0, 3] {
        let again = ana.create(training(step)).await.unwrap();
        let snapshot = ana.subscribe(&again).await;
        let source = snapshot.info.deal_of;
        assert!(
            matches!(source, Some(DealSourceInfo::Training { table: Some(it) }) if it == first)
        );
        lose(&mut ana, &again).await;
        let second: Replay = told(&ana, &format!("/api/games/{again}/replay")).await;
        assert_eq!(
            second.info.deal.as_ref().unwrap().deck,
            replay.info.deal.clone().unwrap().deck
        );
        let played = usize::try_from(step).unwrap();
        let acts = |replay: &Replay| {
            let events = replay.steps.iter().take(played);
            let acts = events.map(|step| match &step.logged.event {
                TableEvent::Acted { seat, action, .. } => Some((*seat, *action)),
                _ => None,
            });
            acts.collect::<Vec<_>>()
        };
        assert_eq!(acts(&second), acts(&replay));
    }
    let after: Vec<PlayerStats> = told(&ana, "/api/standings").await;
    assert_eq!(after, stats, "training doesn't count");
    let games: GamesPage = told(&ana, "/api/games?mine=true").await;
    let known = games.games.iter().filter(|game| game.deal_of.is_some());
    assert_eq!(
        (games.games.len(), known.count()),
        (3, 2),
        "it is marked in my list"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_a_secret_language_plays_with_its_own_kind() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let of = |bots: &[&str]| CreateTable {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        start: false,
        ..wish(0)
    };
    for mixed in [["savant", "cautious"], ["companion-4", "savant"]] {
        let refused = ana.create(of(&mixed)).await.unwrap_err();
        assert_eq!(refused, "bot/language", "{mixed:?}");
    }
    for kind in ["savant", "cautious"] {
        let table = ana.create(of(&[kind])).await.unwrap();
        let seat_bot = |bot: &str| Command::SeatBot {
            seat: Seat(2),
            bot: bot.to_owned(),
        };
        let other = if kind == "savant" {
            "companion-1"
        } else {
            "savant"
        };
        let code = refused(&mut ana, &table, seat_bot(other)).await;
        assert_eq!(code, "bot/language");
        ana.command(&table, seat_bot(kind)).await.unwrap();
    }
}
