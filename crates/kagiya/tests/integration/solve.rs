//! `kagiya solve` and `kagiya lab deals`.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::sync::Arc;

use kagiya_rules::record::{About, Entry, Record, Recorder};
use kagiya_rules::{Deal, Options, PRESETS, Rules, Seed, notation};
use serde_json::Value;

use crate::program::{check_refused, fixture, kagiya, kagiya_with, schema, scratch};

/// The seed of deal 724 with two players, whose last two yellow twos are too deep.
const IMPOSSIBLE: &str = "d402000000000000000000000000000000000000000000000000000000000000";

fn solved(arguments: &[&str]) -> Value {
    let mut all = vec!["solve", "--json"];
    all.extend(arguments);
    let ran = kagiya(&all);
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

/// A recorded game in which the first legal actions are chosen.
fn recorded(edition: &str, turns: usize) -> String {
    let rules = Arc::new(Rules::new(&Options::preset(edition, 3).unwrap()).unwrap());
    let mut table = Recorder::new(&rules, &Deal::from_seed(Seed::from_number(5))).unwrap();
    for _ in 0..turns {
        let legal = table.game().legal_actions();
        let Some(action) = legal.iter().last() else {
            break;
        };
        table.apply(action).unwrap();
    }
    table.record().to_json()
}

#[test]
fn a_deal_is_solved_as_text_and_as_json() {
    let check = schema("solve.schema.json");
    let answer = solved(&["--seed", "fireworks", "-p", "4"]);
    check(&answer);
    assert_eq!(answer["verdict"], "reached");
    assert_eq!(answer["reached"], 25);

    // The line is legal and leads to the score.
    let rules = Arc::new(Rules::new(&Options::preset("original", 4).unwrap()).unwrap());
    let mut table =
        Recorder::new(&rules, &Deal::from_seed(Seed::from_phrase("fireworks"))).unwrap();
    for action in answer["line"].as_array().unwrap() {
        let action =
            notation::read_action(action.as_str().unwrap(), &table.game().board()).unwrap();
        table.apply(action).unwrap();
    }
    assert_eq!(table.game().score().unwrap().points, 25);

    let ran = kagiya(&["solve", "--seed", "fireworks", "-p", "4"]);
    assert!(
        ran.out
            .contains("The best score that can be reached is 25."),
        "{}",
        ran.out
    );
    let lines = ran.out.lines().filter(|line| line.contains(". ")).count();
    assert!(lines >= 25, "{}", ran.out);
    let german = kagiya(&["--lang", "de", "solve", "--seed", "fireworks", "-p", "4"]);
    assert!(
        german
            .out
            .contains("Das beste erreichbare Ergebnis ist 25."),
        "{}",
        german.out
    );
}

#[test]
fn an_impossible_deal_has_a_reason() {
    let check = schema("solve.schema.json");
    let answer = solved(&["--seed", IMPOSSIBLE, "-p", "2"]);
    check(&answer);
    assert_eq!(answer["verdict"], "impossible");
    assert_eq!(answer["reason"], "too_deep");
    assert_eq!(answer["reached"], answer["bound"]);
    let ran = kagiya(&["solve", "--seed", IMPOSSIBLE, "-p", "2"]);
    assert!(ran.out.contains("so deep in the deck"), "{}", ran.out);
    let open = solved(&["--seed", "fireworks", "-p", "2", "--nodes", "0"]);
    check(&open);
    let lost = kagiya(&[
        "solve",
        "--seed",
        IMPOSSIBLE,
        "-p",
        "2",
        "-o",
        "goal=all_or_nothing",
    ]);
    assert!(
        lost.out.contains("can no longer be completed"),
        "{}",
        lost.out
    );
}

#[test]
fn a_recorded_game_is_solved_from_any_turn() {
    let check = schema("solve.schema.json");
    for edition in ["original", "gf-everything", "timed-display", "joker-house"] {
        let path = scratch(&format!("solve-{edition}.json"));
        fs::write(&path, recorded(edition, 25)).unwrap();
        let mut bound = i64::MAX;
        for turn in ["0", "5", "9"] {
            let answer = solved(&[&path, "--turn", turn, "--nodes", "2000"]);
            check(&answer);
            // Turns that were played can only lose points.
            let reached = answer["reached"].as_i64().unwrap();
            assert!(reached <= bound, "{edition} {turn}");
            bound = answer["bound"].as_i64().unwrap();
        }
        let text = kagiya(&["solve", &path, "--turn", "9", "--nodes", "2000"]);
        assert_eq!(text.code, 0, "{}", text.err);
        assert!(text.out.contains("After 9 turns"), "{}", text.out);
        assert!(text.out.contains("\n 10. "), "{}", text.out);
    }
    let path = scratch("solve-original.json");
    let from_input = kagiya_with(&["solve", "-"], &fs::read_to_string(&path).unwrap(), &[]);
    assert_eq!(from_input.out, kagiya(&["solve", &path]).out);
}

#[test]
fn a_finished_game_has_its_score() {
    let path = scratch("solve-finished.json");
    let text = recorded("original", 500);
    fs::write(&path, &text).unwrap();
    let record = Record::from_json(&text).unwrap();
    let turn = record.turns().to_string();
    let answer = solved(&[&path, "--turn", &turn]);
    schema("solve.schema.json")(&answer);
    assert_eq!(answer["reason"], "game_over");
    assert_eq!(answer["line"], Value::Array(Vec::new()));
    let more = (record.turns() + 1).to_string();
    check_refused(
        &["solve", &path, "--turn", &more],
        2,
        &format!("no turn {more}"),
    );
    let entries: Vec<Entry> = record.entries().to_vec();
    assert!(Record::new(record.rules(), record.deal(), entries, About::default()).is_ok());
}

#[test]
fn invalid_arguments_of_solve_are_explained() {
    check_refused(&["solve"], 2, "Name a file, or a deal with --seed.");
    check_refused(&["solve", "/no/such/file"], 3, "Can’t read /no/such/file");
    let games = fixture("records/gf-everything.json");
    check_refused(&["solve", &games, "--seed", "x"], 2, "--seed");
    check_refused(&["solve", "--seed", "x", "--turn", "3"], 2, "--turn");
    check_refused(&["solve", "--seed", "x", "--nodes", "some"], 2, "--nodes");
    check_refused(&["solve", "--seed", "x", "-e", "orignal"], 2, "original");
    check_refused(&["lab", "deals", "-e", "orignal"], 2, "original");
    check_refused(&["lab", "deals", "--games", "0"], 2, "at least 1");
}

#[test]
fn the_table_of_deals_has_a_row_for_every_preset() {
    let (file, scores) = (scratch("deals.md"), scratch("deals.jsonl"));
    let marked = "before\n<!-- table of deals: written by `kagiya lab deals` -->\n\
                  <!-- end of the table of deals -->\nafter\n";
    fs::write(&file, marked).unwrap();
    let _ = fs::remove_file(&scores);
    let order = [
        "lab",
        "deals",
        "--players",
        "3",
        "--games",
        "2",
        "--nodes",
        "500",
        "--scores",
        &scores,
        "--into",
        &file,
    ];
    let ran = kagiya(&order);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let first = fs::read_to_string(&file).unwrap();
    let rows = first.lines().filter(|line| line.starts_with("| `")).count();
    assert_eq!(rows, PRESETS.len());
    assert!(first.ends_with("-->\nafter\n"), "{first}");
    // The second time nothing is solved again.
    let kept = fs::read_to_string(&scores).unwrap();
    assert_eq!(kept.lines().count(), rows);
    assert_eq!(kagiya(&order).code, 0);
    assert_eq!(fs::read_to_string(&scores).unwrap(), kept);
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
    fs::write(&scores, "no result\n").unwrap();
    check_refused(&order, 3, "Line 1 of");
}

#[test]
fn deals_for_six_are_solved_where_six_can_play() {
    let six = ["lab", "deals", "--players", "6", "--games", "1", "-e"];
    for (edition, rows) in [("original", 0), ("original-6-players", 1)] {
        let ran = kagiya(&[&six[..], &[edition]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let found = ran.out.lines().filter(|line| line.starts_with("| `"));
        assert_eq!(found.count(), rows, "{}", ran.out);
    }
}
