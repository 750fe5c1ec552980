//! `kagiya puzzle` and `kagiya lab puzzles`.

use std::fs;

use kagiya_puzzles::{COUNT, Kind, collection, solution};

use crate::program::{check_refused, kagiya, kagiya_with, scratch};

#[test]
fn every_kind_is_shown_answered_and_solved() {
    for kind in Kind::ALL {
        let puzzle = collection().iter().find(|it| it.kind == kind).unwrap();
        let number = puzzle.number.to_string();
        let right = &solution(puzzle.number).unwrap().answers[0];
        let shown = kagiya(&["puzzle", "-n", &number]);
        assert_eq!(shown.code, 0, "{}", shown.err);
        assert!(
            shown.out.starts_with(&format!("Puzzle {number} · ")),
            "{}",
            shown.out
        );
        assert!(!shown.out.contains("The answer"), "{}", shown.out);

        let answered = kagiya(&["puzzle", "-n", &number, right]);
        assert_eq!(answered.code, 0, "{}", answered.err);
        assert!(answered.out.starts_with("Right!"), "{}", answered.out);
        let solved = kagiya(&["puzzle", "-n", &number, "--solution"]);
        let words = answered.out.strip_prefix("Right!\n").unwrap();
        assert!(solved.out.ends_with(words), "{}", solved.out);
        let hinted = kagiya(&["puzzle", "-n", &number, "--hint"]);
        assert_eq!(hinted.out.lines().count(), shown.out.lines().count() + 2);
    }
}

#[test]
fn a_wrong_answer_has_an_exit_code() {
    let card = collection()
        .iter()
        .find(|it| it.kind == Kind::MyCard)
        .unwrap();
    let number = card.number.to_string();
    let right = &solution(card.number).unwrap().answers[0];
    let wrong = if right == "r1" { "r2" } else { "r1" };
    let answered = kagiya(&["puzzle", "-n", &number, wrong]);
    assert_eq!(answered.code, 1);
    assert!(answered.err.contains("That isn’t it."), "{}", answered.err);
    assert!(answered.out.is_empty());
}

#[test]
fn a_puzzle_that_does_not_exist_and_an_unreadable_answer_are_refused() {
    let (last, next) = (COUNT.to_string(), (COUNT + 1).to_string());
    check_refused(&["puzzle", "-n", "0"], 2, &last);
    check_refused(&["puzzle", "-n", &next], 2, &last);
    let card = collection()
        .iter()
        .find(|it| it.kind == Kind::MyCard)
        .unwrap();
    check_refused(
        &["puzzle", "-n", &card.number.to_string(), "p1"],
        2,
        "as in r3",
    );
    let open = collection()
        .iter()
        .find(|it| it.kind == Kind::OpenDeck)
        .unwrap();
    let number = open.number.to_string();
    check_refused(&["puzzle", "-n", &number, "p9"], 2, "p9");
    check_refused(&["puzzle", "-n", &number, "nonsense"], 2, "nonsense");
}

#[test]
fn today_has_a_puzzle_in_every_language() {
    for (language, title) in [
        ("en", "Puzzle"),
        ("fr", "Problème"),
        ("de", "Aufgabe"),
        ("ja", "問題"),
    ] {
        let shown = kagiya_with(&["puzzle", "--lang", language, "--solution"], "", &[]);
        assert_eq!(shown.code, 0, "{}", shown.err);
        assert!(shown.out.starts_with(title), "{}", shown.out);
    }
}

#[test]
fn puzzles_are_made_from_games() {
    let (puzzles, solutions) = (scratch("puzzles.jsonl"), scratch("solutions.jsonl"));
    let made = kagiya(&[
        "lab",
        "puzzles",
        &puzzles,
        &solutions,
        "--seed",
        "7",
        "-g",
        "8",
        "--per-kind",
        "1",
    ]);
    assert_eq!(made.code, 0, "{}", made.err);
    assert!(made.out.contains("proven."), "{}", made.out);
    let lines = |path: &str| fs::read_to_string(path).unwrap().lines().count();
    assert!(lines(&puzzles) > 0);
    assert_eq!(lines(&puzzles), lines(&solutions));
}
