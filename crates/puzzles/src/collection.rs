//! The committed collection.

use std::sync::LazyLock;

use crate::puzzle::{Puzzle, Solution};

/// The public parts, one JSON object a line.
const PUZZLES: &str = include_str!("../data/puzzles.jsonl");
/// The solutions, in the same order.
const SOLUTIONS: &str = include_str!("../data/solutions.jsonl");
/// The same for puzzles in conventions, which come after the others.
const IN_CONVENTIONS: [&str; 2] = [
    include_str!("../data/conventions.jsonl"),
    include_str!("../data/convention-solutions.jsonl"),
];

static COLLECTION: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let mut later: Vec<Puzzle> = lines(IN_CONVENTIONS[0]);
    for it in &mut later {
        it.number += DAILY;
    }
    let mut all = lines(PUZZLES);
    all.extend(later);
    all
});
static ANSWERS: LazyLock<Vec<Solution>> = LazyLock::new(|| {
    let mut later: Vec<Solution> = lines(IN_CONVENTIONS[1]);
    for it in &mut later {
        it.number += DAILY;
    }
    let mut all = lines(SOLUTIONS);
    all.extend(later);
    all
});

/// The number of puzzles that a day can have: all but those in conventions.
pub const DAILY: usize = 327;
/// The number of puzzles.
pub const COUNT: usize = DAILY + 24;

fn lines<T: serde::de::DeserializeOwned>(text: &str) -> Vec<T> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a test reads every line"))
        .collect()
}

/// The numbers of the puzzles at the end of a lesson.
pub fn of_lesson(lesson: &str) -> Vec<usize> {
    let of = |puzzle: &&Puzzle| puzzle.lesson() == Some(lesson);
    collection()
        .iter()
        .filter(of)
        .map(|puzzle| puzzle.number)
        .collect()
}

/// All puzzles in order, without their solutions.
pub fn collection() -> &'static [Puzzle] {
    &COLLECTION
}

/// The puzzle with this number, from 1.
pub fn puzzle(number: usize) -> Option<&'static Puzzle> {
    COLLECTION.get(number.checked_sub(1)?)
}

/// The solution of the puzzle with this number.
pub fn solution(number: usize) -> Option<&'static Solution> {
    ANSWERS.get(number.checked_sub(1)?)
}

/// The number of the puzzle of a day, counted in days since 1970-01-01 UTC. All puzzles but those in
/// conventions come in turn.
pub fn of_day(day: u64) -> usize {
    let count = u64::try_from(DAILY).unwrap_or(1);
    usize::try_from(day % count).unwrap_or(0) + 1
}
