//! `kagiya lab agree` and `kagiya lab exam`.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;

use serde_json::Value;

use crate::lab::{lab, scratch};

/// The hanab.live games among the fixtures.
const HANAB_LIVE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../tests/fixtures/hanab-live/no-variant-games.json"
);

fn agree_json(arguments: &[&str]) -> Value {
    let (code, out, err) = lab(&[&["agree", "--json", "-"], arguments].concat());
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn agreement_with_real_games_is_counted() {
    let figures = agree_json(&["--bot", "cautious", HANAB_LIVE]);
    // The counts of recorded actions never change. The counts of bot actions change only with
    // `cautious`.
    for (name, count) in [
        ("games", 50),
        ("unfinished", 13),
        ("struck_out", 9),
        ("turns", 2167),
        ("plays_made", 850),
        ("plays_made_strikes", 67),
        ("plays_proposed", 334),
        ("plays_proposed_strikes", 0),
        ("last_copies_made", 20),
        ("last_copies_proposed", 67),
    ] {
        assert_eq!(figures[name], count, "{name}");
    }
    for name in ["exact", "kind", "plays_same", "discards_same", "clues_same"] {
        let share = figures[name].as_f64().unwrap();
        let error = figures[format!("{name}_stderr")].as_f64().unwrap();
        assert!(share > 0.0 && share < 1.0, "{name}: {share}");
        assert!(error > 0.0 && error < 0.1, "{name}: {error}");
    }
    let players: Vec<&str> = figures["by_players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert_eq!(players, ["2", "3", "4", "5", "6"]);
    let part = |part: &str| {
        let figures = agree_json(&["--bot", "cautious", "--part", part, HANAB_LIVE]);
        assert_eq!(figures["part"], part);
        figures["games"].as_u64().unwrap()
    };
    assert_eq!(part("tuning") + part("held-out"), 50);
}

#[test]
fn agree_reads_all_formats_and_writes_examples() {
    let folder = scratch("agreement");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (lines, examples) = (path("games.jsonl"), path("examples"));
    let (code, _, err) = lab(&[
        "run",
        "--bot",
        "random",
        "--games",
        "3",
        "--keep-games",
        &lines,
    ]);
    assert_eq!(code, 0, "{err}");
    let kept = fs::read_to_string(&lines).unwrap();
    let list = path("games.json");
    let items: Vec<Value> = kept
        .lines()
        .map(|it| serde_json::from_str(it).unwrap())
        .collect();
    fs::write(&list, serde_json::to_string(&items).unwrap()).unwrap();
    let one = path("game.json");
    fs::write(&one, items[0].to_string()).unwrap();
    let (code, out, err) = lab(&[
        "agree",
        "--bot",
        "companion-2",
        "--examples",
        &examples,
        &lines,
        &list,
        &one,
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("companion-2 · 7 games, "), "{out}");
    assert!(!out.contains("lab-"), "every text has words: {out}");
    let mut written = 0;
    for file in fs::read_dir(examples).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(
            text.contains(" → ") && text.contains("Done: random "),
            "{text}"
        );
        assert!(text.contains("companion-2 would do: random "), "{text}");
        assert!(
            !text.contains("companion-heard") && !text.contains("lab-"),
            "{text}"
        );
        written += 1;
    }
    assert!((5..=20).contains(&written), "{written}");
}

#[test]
fn an_invalid_game_is_named_by_file_and_index() {
    let folder = scratch("lab-agree-bad");
    let path = folder.join("games.json");
    let name = path.to_str().unwrap();
    let text = fs::read_to_string(HANAB_LIVE).unwrap();
    let mut games: Vec<Value> = serde_json::from_str(&text).unwrap();
    games.truncate(3);
    games[1]["actions"][4] = serde_json::json!({ "type": 0, "target": 49, "value": 0 });
    fs::write(&path, serde_json::to_string(&games).unwrap()).unwrap();
    let (code, _, err) = lab(&["agree", name]);
    assert_eq!(code, 3, "{err}");
    assert!(err.contains("games.json, game 2: "), "{err}");
    for (text, part) in [
        ("[]", "game 1: "),
        ("[7]", "game 1: "),
        ("{\"kagiya_record\": 1}", "game 1: "),
        ("[1,", "games.json: "),
    ] {
        fs::write(&path, text).unwrap();
        let (code, _, err) = lab(&["agree", name]);
        assert_eq!(code, 3, "{text}: {err}");
        assert!(err.contains(part), "{text}: {err}");
    }
    let (code, _, err) = lab(&["agree", "--bot", "compinion", HANAB_LIVE]);
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("companion"), "{err}");
}

#[test]
fn an_exam_shows_actual_and_expected_answers() {
    let folder = scratch("lab-exam");
    let json = folder.join("exam.json");
    let (code, out, err) = lab(&[
        "exam",
        "--bot",
        "companion-1",
        "--json",
        json.to_str().unwrap(),
    ]);
    assert_eq!(code, 0, "{err}");
    let exam: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!(exam["bot"], "companion-1");
    assert_eq!(exam["groups"][0]["name"], "beginner");
    let questions = exam["questions"].as_array().unwrap();
    let asked: u64 = exam["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(|group| group["asked"].as_u64().unwrap())
        .sum();
    assert_eq!(asked, questions.len() as u64);
    for question in questions {
        let id = question["id"].as_str().unwrap();
        let mark = if question["right"] == true {
            '✓'
        } else {
            '✗'
        };
        assert!(out.contains(&format!("{mark} {id}\n")), "{id}: {out}");
        for part in question["parts"].as_array().unwrap() {
            let expected = part["expected"].as_str().unwrap();
            let answer = part["answer"].as_str().unwrap();
            let line = format!("expected {expected}; answer {answer}\n");
            assert!(out.contains(&line), "{id}: {line}");
        }
    }
    assert!(!out.contains("lab-"), "every text has words: {out}");
}
