//! Puzzles.

use kagiya_protocol::{
    Hand, PuzzleAct, PuzzleHint, PuzzleList, PuzzleMoment, PuzzleReply, PuzzleSolution,
};

use crate::common::TestServer;

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_shown_without_its_solution() {
    let app = TestServer::start().await;
    let list: PuzzleList = serde_json::from_slice(&app.get("/api/puzzles").await.body).unwrap();
    assert_eq!(list.puzzles.len(), kagiya_puzzles::COUNT);
    assert!((1..=list.puzzles.len()).contains(&usize::from(list.today)));
    for (number, info) in (1..).zip(&list.puzzles).take(12) {
        let path = format!("/api/puzzles/{number}");
        let body = app.get(&path).await.body;
        let shown: PuzzleReply = serde_json::from_slice(&body).unwrap();
        assert_eq!((shown.number, &shown.kind), (number, &info.kind));
        let text = String::from_utf8(body).unwrap();
        for word in ["answer", "acts", "kept", "line", "people", "companions"] {
            assert!(!text.contains(&format!("\"{word}\":")), "{number}: {word}");
        }
        let is_open = info.kind == "open-deck";
        assert_eq!(shown.deck.is_some(), is_open);
        let is_up = matches!(shown.game.hands[0], Hand::Up { .. });
        assert_eq!(is_up, is_open, "{number}");
        assert!(shown.game.legal.is_some());
        if info.kind == "my-card" {
            // What the solver has to deduce is not in the answer.
            assert!(shown.game.narrowed.is_empty());
            assert_eq!(
                shown.game.unseen.0,
                "w1112233445r1112233445b1112233445y1112233445g1112233445"
            );
        }

        let reply = app.post(&path, "{}").await;
        let solved: PuzzleSolution = serde_json::from_slice(&reply.body).unwrap();
        assert!(!solved.right && solved.kept > 0);
        assert_eq!(solved.card.is_some(), info.kind == "my-card");
        // Every legal action is right or among the others.
        if let (None, Some(legal)) = (solved.card, shown.game.legal) {
            let mut right = 0;
            let ids = legal.play.iter();
            for id in ids {
                let body = format!(r#"{{"action":{{"type":"play","id":{}}}}}"#, id.0);
                let reply = app.post(&path, &body).await;
                let solved: PuzzleSolution = serde_json::from_slice(&reply.body).unwrap();
                right += usize::from(solved.right);
            }
            let plays = solved.acts.iter();
            let plays = plays
                .filter(|act| matches!(act, PuzzleAct::Play { .. }))
                .count();
            assert_eq!(right, plays, "{number}");
        }
        let hint: PuzzleHint =
            serde_json::from_slice(&app.get(&format!("{path}/hint")).await.body).unwrap();
        assert_eq!(hint.rank.is_some(), info.kind == "my-card");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_puzzles_together_are_what_the_server_answers_one_by_one() {
    let app = TestServer::start().await;
    let reply = app.get("/api/puzzles/moments").await;
    let all: Vec<PuzzleMoment> = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!(all.len(), kagiya_puzzles::COUNT);
    // Each kind is among these.
    for moment in all.iter().step_by(9) {
        let path = format!("/api/puzzles/{}", moment.puzzle.number);
        let shown = app.get(&path).await.body;
        assert_eq!(serde_json::to_vec(&moment.puzzle).unwrap(), shown);
        let hint = app.get(&format!("{path}/hint")).await.body;
        assert_eq!(serde_json::to_vec(&moment.hint).unwrap(), hint);
        let solved = app.post(&path, "{}").await.body;
        assert_eq!(serde_json::to_vec(&moment.solution).unwrap(), solved);
        assert!(!moment.right.is_empty(), "{path}");
        for right in &moment.right {
            let answer = serde_json::to_string(right).unwrap();
            let reply = app.post(&path, &answer).await;
            let solved: PuzzleSolution = serde_json::from_slice(&reply.body).unwrap();
            assert!(solved.right, "{path}: {answer}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_a_puzzle_that_cannot_be_is_refused() {
    let app = TestServer::start().await;
    let of_kind = |kind| {
        let found = kagiya_puzzles::collection().iter();
        found
            .map(|it| (it.kind, it.number))
            .find(|it| it.0 == kind)
            .unwrap()
            .1
    };
    let card = of_kind(kagiya_puzzles::Kind::MyCard);
    let open = of_kind(kagiya_puzzles::Kind::OpenDeck);
    let play = r#"{"action":{"type":"play","id":0}}"#;
    for (number, body, status, code) in [
        (card.to_string(), play, 400, "http/bad_request"),
        (
            card.to_string(),
            r#"{"card":"r9"}"#,
            400,
            "http/bad_request",
        ),
        (
            card.to_string(),
            r#"{"card":"q1"}"#,
            400,
            "http/bad_request",
        ),
        (
            open.to_string(),
            r#"{"card":"r1"}"#,
            400,
            "http/bad_request",
        ),
        (
            open.to_string(),
            r#"{"card":"r1","action":{"type":"play","id":0}}"#,
            400,
            "http/bad_request",
        ),
        (open.to_string(), r#"{"answer":1}"#, 400, "http/bad_request"),
        (
            open.to_string(),
            r#"{"action":{"type":"clue","to":0,"clue":"1"}}"#,
            400,
            "http/bad_request",
        ),
        (
            open.to_string(),
            r#"{"action":{"type":"play","id":49}}"#,
            400,
            "action/not_in_hand",
        ),
        ("0".to_owned(), "{}", 404, "http/not_found"),
        ("99999999999".to_owned(), "{}", 404, "http/not_found"),
        ("-1".to_owned(), "{}", 404, "http/not_found"),
        ("one".to_owned(), "{}", 404, "http/not_found"),
    ] {
        let reply = app.post(&format!("/api/puzzles/{number}"), body).await;
        let found = reply.json()["code"].as_str().unwrap_or_default().to_owned();
        assert_eq!(
            (reply.status, found.as_str()),
            (status, code),
            "{number} {body}"
        );
    }
}
