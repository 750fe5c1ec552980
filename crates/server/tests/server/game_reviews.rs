//! Computed reviews of finished games: that they are right, kept, and only for people who may see the game; the
//! queue, the limits, and a server without reviews.

use std::collections::BTreeSet;

use crate::common::{self, Guest, TestServer, running};
use crate::deals::{challenged, code, lose, told};
use crate::files::{LINK, RECORD, opened, send, site_game};
use crate::node_pair::Pair;
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{ActionReasons, GameReview, ReviewProgress, TableId, VariationMove};
use kagiya_review::Settings;
use kagiya_rules::record::Record;
use kagiya_server::bus::{Bus, BusEvent, ReviewReport, ReviewStage};
use kagiya_server::{Config, REVIEW_VERSION};

fn path(table: &TableId) -> String {
    format!("/api/games/{table}/review")
}

async fn asked(guest: &Guest, table: &TableId) -> ReviewProgress {
    let reply = send(guest, "POST", &path(table), "").await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

/// Waits for the review; checks that the place gets smaller and the share larger.
async fn reviewed(guest: &Guest, table: &TableId) -> GameReview {
    let mut before = (u32::MAX, 0);
    let mut progress = asked(guest, table).await;
    loop {
        match progress {
            ReviewProgress::Done { review } => return review,
            ReviewProgress::None => panic!("the server forgot what it was asked for"),
            ReviewProgress::Queued { place } => {
                assert!(place <= before.0 && place > 0 && before.1 == 0, "{place}");
                before.0 = place;
            }
            ReviewProgress::Running { done, review } => {
                assert!(done >= before.1 && done <= 1000, "{done}");
                assert!(review.is_none_or(|it| !it.turns.is_empty()));
                before.1 = done;
            }
        }
        progress = told(guest, &path(table)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_computed_once_and_outlives_a_restart() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let game = opened(&ana, LINK).await.table;
    let before: ReviewProgress = told(&ana, &path(&game)).await;
    assert_eq!(before, ReviewProgress::None);
    let review = reviewed(&ana, &game).await;
    // It is the review of the record.
    let record = send(&ana, "GET", &format!("/api/games/{game}/record"), "").await;
    let record = Record::from_json(core::str::from_utf8(&record.body).unwrap()).unwrap();
    let same = kagiya_review::review(&record, &Settings::default()).unwrap();
    assert!(review.finished);
    assert_eq!(review.turns.len(), same.turns.len());
    assert_eq!(review.moments.len(), same.moments.len());
    assert_eq!(review.start, same.course.start);
    for (turn, same) in review.turns.iter().zip(&same.turns) {
        assert_eq!(usize::try_from(turn.step).unwrap(), same.entry);
        let (value, same) = (turn.value.as_ref().unwrap(), same.value.as_ref().unwrap());
        assert_eq!(value.points, same.done.points.mean);
        assert_eq!(value.cost, same.cost.mean);
        assert_eq!(value.best.is_some(), same.best.is_some());
        assert_eq!(value.others.len(), same.others.len());
    }
    assert_eq!(app.server.app.services.metrics.reviews_waiting.get(), 0);
    let app = app.restart().await;
    let fresh = app.guest("Ben").await;
    let kept: ReviewProgress = told(&fresh, &path(&game)).await;
    assert_eq!(kept, ReviewProgress::Done { review });
    // A deleted game leaves no review.
    let mut ana = ana;
    ana.address = fresh.address;
    let delete = format!("/api/files/{game}");
    assert_eq!(send(&ana, "DELETE", &delete, "").await.status, 204);
    assert_eq!(send(&ana, "GET", &path(&game), "").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_action_has_reasons_and_a_companion_says_what_it_would_do() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let game = opened(&ana, LINK).await.table;
    let mut said = 0;
    for step in 0..4 {
        let reasons = format!("/api/games/{game}/reasons?step={step}");
        let reasons: ActionReasons = told(&ana, &reasons).await;
        assert_eq!(reasons.seat.index(), step);
        said += reasons.statements.len();
        let body = format!(
            r#"{{"step":{step},"bots":["companion-4","companion-4","companion-4","companion-4"]}}"#
        );
        let bot = format!("/api/games/{game}/branch/bot");
        let reply = send(&ana, "POST", &bot, &body).await;
        let would: VariationMove = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(would.seat, reasons.seat);
    }
    assert!(said > 0, "clues of people have reasons too");
    for step in ["4", "4294967295", "-1", "x", ""] {
        let reasons = format!("/api/games/{game}/reasons?step={step}");
        let refused = code(&send(&ana, "GET", &reasons, "").await);
        let right = ["branch/step", "http/bad_request"];
        assert!(right.contains(&refused.as_str()), "{step}: {refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_see_a_game_gets_neither_its_review_nor_reasons() {
    let app = TestServer::start().await;
    let refused = async |guest: &Guest, table: &TableId| {
        let reasons = format!("/api/games/{table}/reasons?step=0");
        let mut codes = BTreeSet::new();
        for (method, path) in [
            ("GET", path(table)),
            ("POST", path(table)),
            ("GET", reasons),
        ] {
            codes.insert(code(&send(guest, method, &path, "").await));
        }
        codes.into_iter().collect::<Vec<_>>()
    };
    // A running game, also for its players.
    let (ana, _ben, table) = running(&app, "original").await;
    let eve = app.guest("Eve").await;
    for guest in [&ana, &eve] {
        assert_eq!(refused(guest, &table).await, ["table/not_finished"]);
    }
    for unknown in ["nothere", "..%2f..%2fetc", "%00"] {
        let unknown = TableId(unknown.to_owned());
        assert_eq!(refused(&eve, &unknown).await, ["table/unknown"]);
    }
    // A game whose deal others play as a challenge.
    let (ana, _ben, table, _, _) = challenged(&app).await;
    assert_eq!(refused(&eve, &table).await, ["deal/unseen"]);
    assert_eq!(app.get(&path(&table)).await.status, 403);
    assert_eq!(app.post(&path(&table), "").await.status, 403);
    // Not even once it is computed.
    reviewed(&ana, &table).await;
    assert_eq!(refused(&eve, &table).await, ["deal/unseen"]);
    // A page of another site can't ask.
    let headers = [("origin", "https://other.example")];
    let other = ask(app.address(), "POST", &path(&table), &headers, "").await;
    assert_eq!(code(&other.unwrap()), "session/origin");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_turn_has_no_review() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let mut game = site_game();
    game["actions"] = serde_json::json!([]);
    let game = opened(&ana, &game.to_string()).await.table;
    assert_eq!(
        code(&send(&ana, "POST", &path(&game), "").await),
        "review/no_turns"
    );
    let progress: ReviewProgress = told(&ana, &path(&game)).await;
    assert_eq!(progress, ReviewProgress::None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_switch_reviews_off() {
    let config = Config {
        unlimited: true,
        reviews: 0,
        ..Config::default()
    };
    let app = TestServer::with(config).await;
    let ana = app.guest("Ana").await;
    let game = opened(&ana, LINK).await.table;
    for method in ["GET", "POST"] {
        let reply = send(&ana, method, &path(&game), "").await;
        assert_eq!((reply.status, code(&reply).as_str()), (404, "review/off"));
    }
    // Reasons are a bot's thinking, and stay.
    let reasons = format!("/api/games/{game}/reasons?step=0");
    let _: ActionReasons = told(&ana, &reasons).await;
}

/// Asks for the reviews of all games. Returns the places of those in the queue, and the refusals.
async fn flood(guest: &Guest, games: &[TableId]) -> (Vec<u32>, Vec<Reply>) {
    let (mut places, mut refused) = (Vec::new(), Vec::new());
    for game in games {
        let reply = send(guest, "POST", &path(game), "").await;
        if reply.status != 200 {
            refused.push(reply);
            continue;
        }
        if let ReviewProgress::Queued { place } = serde_json::from_slice(&reply.body).unwrap() {
            places.push(place);
        }
    }
    (places, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_two_places_in_the_queue_of_reviews() {
    let config = Config {
        unlimited: true,
        reviews: 1,
        ..Config::default()
    };
    let app = TestServer::with(config).await;
    let mallory = app.guest("Mallory").await;
    let mut games = Vec::new();
    for _ in 0..8 {
        games.push(opened(&mallory, RECORD).await.table);
    }
    let (places, refused) = flood(&mallory, &games).await;
    assert!(places.iter().all(|place| *place <= 2), "{places:?}");
    assert!(!refused.is_empty(), "{places:?}");
    for reply in &refused {
        assert_eq!((reply.status, code(reply).as_str()), (429, "rate/limited"));
        assert!(reply.header("retry-after").is_some(), "{reply:?}");
    }
    // Asking again takes no further place.
    let (again, _) = flood(&mallory, &games[..2]).await;
    assert!(again.len() <= 2);
    // Tables don't wait for reviews.
    let (mut ana, mut ben, table) = running(&app, "original").await;
    lose(&mut ana, &mut ben, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_asks_for_so_many_reviews() {
    let app = TestServer::with(Config::default()).await;
    let mallory = app.guest("Mallory").await;
    let game = opened(&mallory, LINK).await.table;
    asked(&mallory, &game).await;
    // Not over HTTP, whose requests are limited too.
    let store = &app.services().store;
    common::until("the review is kept", async || {
        let kept = store.review(&game, REVIEW_VERSION).await;
        kept.unwrap().is_some()
    })
    .await;
    // A kept review costs nothing.
    for _ in 0..20 {
        assert!(matches!(
            asked(&mallory, &game).await,
            ReviewProgress::Done { .. }
        ));
    }
    let mut codes = BTreeSet::new();
    let mut granted = 0;
    for _ in 0..8 {
        let game = opened(&mallory, LINK).await.table;
        let reply = send(&mallory, "POST", &path(&game), "").await;
        if reply.status == 200 {
            granted += 1;
        } else {
            assert_eq!(reply.status, 429, "{reply:?}");
            codes.insert(code(&reply));
        }
    }
    assert!(granted <= 5, "{granted}");
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), ["rate/limited"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_that_runs_elsewhere_shows_its_progress_and_is_not_computed_again() {
    let (pair, _clocks) = Pair::still().await;
    let ana = pair.app.guest("Ana").await;
    let game = opened(&ana, LINK).await.table;
    // A third server reports.
    let report = |reviews| {
        let report = ReviewReport { node: 3, reviews };
        pair.bus.publish(BusEvent::ReviewReport(report));
    };
    let stages = [
        (
            ReviewStage::Waiting { place: 4 },
            ReviewProgress::Queued { place: 4 },
        ),
        (
            ReviewStage::Running { done: 250 },
            ReviewProgress::Running {
                done: 250,
                review: None,
            },
        ),
    ];
    for (stage, progress) in stages {
        report(vec![(game.clone(), stage)]);
        common::until("the report arrives", async || {
            told::<ReviewProgress>(&ana, &path(&game)).await == progress
        })
        .await;
        assert_eq!(asked(&ana, &game).await, progress);
    }
    report(Vec::new());
    common::until("the other server has ended", async || {
        told::<ReviewProgress>(&ana, &path(&game)).await == ReviewProgress::None
    })
    .await;
    reviewed(&ana, &game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_reports_its_reviews_until_they_are_kept() {
    let (pair, _clocks) = Pair::still().await;
    let ana = pair.app.guest("Ana").await;
    let game = opened(&ana, LINK).await.table;
    let mut heard = pair.bus.subscribe();
    asked(&ana, &game).await;
    let mut reported = false;
    loop {
        let event = tokio::time::timeout(common::PATIENCE, heard.recv()).await;
        let BusEvent::ReviewReport(report) = event.unwrap().unwrap() else {
            continue;
        };
        if report.reviews.is_empty() {
            break;
        }
        assert_eq!(report.reviews.len(), 1);
        assert_eq!(report.reviews[0].0, game);
        reported = true;
    }
    assert!(reported);
    let kept = pair.store.review(&game, REVIEW_VERSION).await;
    assert!(kept.unwrap().is_some());
}
