//! Games that people open from files: replay, variations, reviews and training; limits; attacks.

use crate::common::{Guest, TestServer, new_table, settings};
use crate::deals::told;
use crate::personal_data::download;
use kagiya_loadtest::client::{Reply, ask};
use kagiya_protocol::{
    Command, CreateTable, DealSourceInfo, EndReason, FileOrigin, GamesPage, OpenFileRequest,
    OpenedFile, OpenedFiles, PlayerStats, Problem, Replay, RequestedDeal, ReviewAction, Seat,
    SeatNotes, TableEvent, TableId, Variation,
};
use kagiya_rules::record::Record;
use kagiya_server::Config;
use kagiya_server::clock::Clock;
use serde_json::{Value, json};

pub(super) const RECORD: &str =
    include_str!("../../../../tests/fixtures/records/gf-everything.json");
const SITE: &str = include_str!("../../../../tests/fixtures/hanab-live/no-variant-games.json");
/// Four turns of a game of four; the link points at the second one.
pub(super) const LINK: &str = "https://hanab.live/shared-replay-json/415fiesnmuwxskwypnri-kgjbamfvcdgpraqclupl-\
    dfbhoaquvkxht,03xbfe-eisc,0#2";

/// A game of hanab.live with two players, and names to attack with.
pub(super) fn site_game() -> Value {
    let games: Vec<Value> = serde_json::from_str(SITE).unwrap();
    let mut games = games.into_iter();
    let mut game = games.find(|game| game["playerCount"] == 2).unwrap();
    game["players"] = json!(["<img src=x onerror=alert(1)>", "\u{202e}Ben\u{0}"]);
    game["notes"] = json!(vec![vec!["r1"; 3_000]; 2]);
    game
}

pub(super) async fn send(guest: &Guest, method: &str, path: &str, body: &str) -> Reply {
    let bearer = format!("Bearer {}", guest.token);
    let headers = [("authorization", bearer.as_str())];
    ask(guest.address, method, path, &headers, body)
        .await
        .unwrap()
}

async fn opening(guest: &Guest, text: &str) -> Reply {
    let text = text.to_owned();
    let body = serde_json::to_string(&OpenFileRequest { text }).unwrap();
    send(guest, "POST", "/api/files", &body).await
}

pub(super) async fn opened(guest: &Guest, text: &str) -> OpenedFile {
    let reply = opening(guest, text).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

pub(super) fn problem(reply: &Reply) -> Problem {
    assert!((400..500).contains(&reply.status), "{reply:?}");
    serde_json::from_slice(&reply.body).unwrap()
}

async fn replay(guest: &Guest, table: &TableId) -> Replay {
    told(guest, &format!("/api/games/{table}/replay")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_each_kind_is_opened_replayed_and_played_on() {
    let app = TestServer::start().await;
    let mut ana = app.guest("Ana").await;
    let site = site_game().to_string();
    for (text, origin, step) in [
        (RECORD, FileOrigin::Kagiya, 0),
        (&site, FileOrigin::HanabLive, 0),
        (LINK, FileOrigin::HanabLive, 1),
    ] {
        let file = opened(&ana, text).await;
        assert_eq!(file.step, step);
        let found = replay(&ana, &file.table).await;
        let Some(DealSourceInfo::Imported { origin: of, names }) = &found.info.deal_of else {
            panic!("{:?}", found.info.deal_of);
        };
        assert_eq!(*of, origin);
        for name in names {
            assert!(
                name.chars().count() <= 24 && !name.contains('\u{202e}'),
                "{name}"
            );
        }
        assert!(
            found
                .info
                .seats
                .iter()
                .all(kagiya_protocol::SeatInfo::is_empty)
        );
        // Every step can be looked at, and a variation can begin there.
        let branch = format!("/api/games/{}/branch", file.table);
        let reply = send(&ana, "POST", &branch, r#"{"step":1,"actions":[]}"#).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let _: Variation = serde_json::from_slice(&reply.body).unwrap();
        // Played on against bots, from the second entry.
        let players = found.info.settings.seats;
        let create = CreateTable {
            seat: Some(Seat(0)),
            bots: vec!["cautious".to_owned(); usize::from(players) - 1],
            start: true,
            deal: Some(RequestedDeal::Training {
                table: file.table.clone(),
                step: 1,
            }),
            ..new_table(settings("original", players))
        };
        let mine = ana.create(create).await.unwrap();
        let snapshot = ana.subscribe(&mine).await;
        assert_eq!(snapshot.you, Some(Seat(0)));
        assert!(snapshot.history.len() > usize::from(players));
        // The record that comes out is the one that went in.
        let path = format!("/api/games/{}/record", file.table);
        let reply = send(&ana, "GET", &path, "").await;
        let again = Record::from_json(core::str::from_utf8(&reply.body).unwrap()).unwrap();
        if origin == FileOrigin::Kagiya {
            let before = Record::from_json(RECORD).unwrap();
            assert_eq!(again.entries(), before.entries());
            assert_eq!(again.deal(), before.deal());
            assert_eq!(again.options(), before.options());
        }
        // And can be opened again.
        opened(&ana, &again.to_json()).await;
    }
    let none: Vec<PlayerStats> = told(&ana, "/api/standings").await;
    assert_eq!(none, []);
    for path in ["/api/games?mine=true", "/api/games"] {
        let page: GamesPage = told(&ana, path).await;
        assert_eq!(page.games, [], "{path}");
    }
}

/// Players' notes of a file are shown with its replay, and are in what is written.
#[tokio::test(flavor = "multi_thread")]
async fn notes_of_a_file_are_kept() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let mut game = site_game();
    let mut texts = vec![String::new(); 55];
    texts[3] = " r1\n\u{1b}5 ".to_owned();
    texts[49] = "x".repeat(300);
    texts[51] = "about a suit".to_owned();
    game["notes"] = json!([[], texts]);
    let mut text = game.to_string();
    for _ in 0..2 {
        let file = opened(&ana, &text).await;
        let path = |what: &str| format!("/api/games/{}/{what}", file.table);
        let notes: Vec<SeatNotes> = told(&ana, &path("notes")).await;
        assert_eq!((notes.len(), notes[0].seat), (1, Seat(1)));
        let shown: Vec<(u8, &str)> = notes[0]
            .notes
            .iter()
            .map(|note| (note.card.0, note.text.as_str()))
            .collect();
        assert_eq!(shown, [(3, "r1 5"), (49, &*"x".repeat(200))]);
        let reply = send(&ana, "GET", &path("hanab-live"), "").await;
        let export: Value = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(export["notes"][0], json!(vec![""; 55]));
        assert_eq!(export["notes"][1][3], "r1 5");
        // The record that comes out has them too.
        let reply = send(&ana, "GET", &path("record"), "").await;
        core::str::from_utf8(&reply.body)
            .unwrap()
            .clone_into(&mut text);
    }
    let none = opened(&ana, RECORD).await;
    let notes: Vec<SeatNotes> = told(&ana, &format!("/api/games/{}/notes", none.table)).await;
    assert_eq!(notes, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_has_not_ended_is_abandoned_where_the_file_ends() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let mut game = site_game();
    game["actions"].as_array_mut().unwrap().truncate(3);
    let file = opened(&ana, &game.to_string()).await;
    let found = replay(&ana, &file.table).await;
    assert_eq!(found.steps.len(), 4);
    let last = &found.steps.last().unwrap().logged.event;
    assert!(matches!(
        last,
        TableEvent::Ended {
            why: EndReason::Unknown,
            ..
        }
    ));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_belongs_to_the_person_who_opened_it() {
    let app = TestServer::start().await;
    let (mut ana, mut ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let file = opened(&ana, RECORD).await;
    let mine: OpenedFiles = told(&ana, "/api/files").await;
    assert_eq!(mine.games.len(), 1);
    assert_eq!(mine.games[0].id, file.table);
    let others: OpenedFiles = told(&ben, "/api/files").await;
    assert_eq!(others.games, []);
    // Whoever has the link reviews it together.
    for guest in [&mut ana, &mut ben] {
        guest.subscribe(&file.table).await;
        let action = ReviewAction::Join;
        guest
            .command(&file.table, Command::Review { action })
            .await
            .unwrap();
    }
    let path = format!("/api/files/{}", file.table);
    assert_eq!(
        problem(&send(&ben, "DELETE", &path, "").await)
            .code
            .as_str(),
        "table/unknown"
    );
    assert_eq!(app.get("/api/files").await.status, 401);
    let body = json!({"text": RECORD}).to_string();
    assert_eq!(app.post("/api/files", &body).await.status, 401);
    // A game that was played here isn't a file.
    assert_eq!(send(&ana, "DELETE", &path, "").await.status, 204);
    assert_eq!(send(&ana, "DELETE", &path, "").await.status, 404);
    let gone = format!("/api/games/{}/replay", file.table);
    assert_eq!(send(&ben, "GET", &gone, "").await.status, 404);
    let mine: OpenedFiles = told(&ana, "/api/files").await;
    assert_eq!(mine.games, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_export_of_personal_data_has_the_games_that_i_opened() {
    let app = TestServer::start().await;
    let (ana, ben) = (app.guest("Ana").await, app.guest("Ben").await);
    let mine = opened(&ana, RECORD).await;
    opened(&ben, LINK).await;
    let all = download(&app, &ana.token).await;
    let [game] = &all["opened_games"].as_array().unwrap()[..] else {
        panic!("{all}")
    };
    assert_eq!(game["table"], json!(mine.table));
    let path = format!("/api/games/{}/record", mine.table);
    assert_eq!(game["record"], told::<Value>(&ana, &path).await);
    assert_eq!(all["games"], json!([]), "it was not played here");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_game_is_refused_in_words_and_stores_nothing() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let reason = async |text: &str| {
        let refused = problem(&opening(&ana, text).await);
        assert_eq!(refused.code.as_str(), "file/invalid", "{text:.60}");
        refused.reason.unwrap().id
    };
    let with = |key: &str, value: Value| {
        let mut game = site_game();
        game[key] = value;
        game.to_string()
    };
    let many: Vec<Value> = vec![site_game(); 20];
    for (text, id) in [
        (String::new(), "wrong-file-empty"),
        ("<script>".to_owned(), "wrong-file-none"),
        ("{".to_owned(), "wrong-file-json"),
        ("[".repeat(200_000), "wrong-file-json"),
        (r#"{"a":"#.repeat(30_000), "wrong-file-json"),
        (" ".repeat(256 * 1024 + 1), "wrong-file-too-large"),
        (format!("[{0},{0}]", many[0]), "wrong-file-several"),
        (
            "https://hanab.live/replay/123".to_owned(),
            "wrong-file-number",
        ),
        (LINK[..70].to_owned(), "wrong-file-damaged"),
        (LINK.replace(",0#", ",9999#"), "wrong-file-variant"),
        (with("deck", json!([])), "wrong-site-deck-size"),
        (
            with("deck", json!(vec![json!({"suitIndex": 0, "rank": 1}); 50])),
            "wrong-deal-cards",
        ),
        (
            with("options", json!({"variant": "Sudoku (9 Suits)"})),
            "wrong-variant-near",
        ),
        (
            with("actions", json!([{"type": 2, "target": 0, "value": 0}])),
            "wrong-site-action",
        ),
        (
            with("players", json!(vec!["a"; 900])),
            "wrong-site-player-count",
        ),
        (
            with("characters", json!([{"name": "Fuming"}])),
            "wrong-site-characters",
        ),
        (
            RECORD.replace("\"kagiya_record\": 1", "\"kagiya_record\": 2"),
            "wrong-record-version",
        ),
    ] {
        assert_eq!(reason(&text).await, id, "{text:.80}");
    }
    let large = opening(&ana, &"x".repeat(600 * 1024)).await;
    assert_eq!(problem(&large).code.as_str(), "frame/too_large");
    let other = send(&ana, "POST", "/api/files", r#"{"url":"http://127.0.0.1/"}"#).await;
    assert_eq!(problem(&other).code.as_str(), "http/bad_request");
    let mine: OpenedFiles = told(&ana, "/api/files").await;
    assert_eq!(mine.games, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_keeps_so_many_files_and_opens_so_many_at_once() {
    let app = TestServer::start().await;
    let ana = app.guest("Ana").await;
    let most: OpenedFiles = told(&ana, "/api/files").await;
    let at_once = (0..100).map(|_| opening(&ana, LINK));
    let replies = futures_util::future::join_all(at_once).await;
    let count = |status| replies.iter().filter(|it| it.status == status).count();
    let kept = usize::try_from(most.most).unwrap();
    assert_eq!((count(200), count(409)), (kept, 100 - kept));
    let refused = opening(&ana, RECORD).await;
    assert_eq!(problem(&refused).code.as_str(), "file/too_many");
    let mine: OpenedFiles = told(&ana, "/api/files").await;
    assert_eq!(mine.games.len(), kept);
    let path = format!("/api/files/{}", mine.games[0].id);
    assert_eq!(send(&ana, "DELETE", &path, "").await.status, 204);
    opened(&ana, RECORD).await;

    let limited = TestServer::with(Config::default()).await;
    let ben = limited.guest("Ben").await;
    let at_once = (0..30).map(|_| opening(&ben, "no game"));
    let replies = futures_util::future::join_all(at_once).await;
    assert!(replies.iter().any(|it| it.status == 429));
}

#[tokio::test(flavor = "multi_thread")]
async fn files_outlive_a_restart_and_are_deleted_when_they_are_old() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let clock = Clock::fixed(1_000);
    let config = Config {
        unlimited: true,
        session: std::time::Duration::from_hours(24 * 365),
        ..Config::default()
    };
    let app = TestServer::with_clock(config, clock.clone()).await;
    let ana = app.guest("Ana").await;
    let old = opened(&ana, RECORD).await;
    clock.advance(DAY);
    let young = opened(&ana, LINK).await;
    let app = app.restart().await;
    let mut ana = ana;
    ana.address = app.address();
    replay(&ana, &old.table).await;
    let days = told::<OpenedFiles>(&ana, "/api/files").await.days;
    clock.advance((i64::from(days) - 1) * DAY + 1);
    app.server.app.purge_expired().await;
    let left: OpenedFiles = told(&ana, "/api/files").await;
    let left: Vec<TableId> = left.games.into_iter().map(|game| game.id).collect();
    assert_eq!(left, [young.table]);
    let gone = format!("/api/games/{}/replay", old.table);
    assert_eq!(send(&ana, "GET", &gone, "").await.status, 404);
}
