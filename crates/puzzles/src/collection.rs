//! The committed collection.

use std::sync::LazyLock;

use crate::puzzle::{Puzzle, Solution};

/// The public parts, one JSON object a line.
const PUZZLES: &str = include_str!("../data/puzzles.jsonl");
/// The solutions, in the same order.
const SOLUTIONS: &str = include_str!("../data/solutions.jsonl");

static COLLECTION: LazyLock<Vec<Puzzle>> = LazyLock::new(|| lines(PUZZLES));
static ANSWERS: LazyLock<Vec<Solution>> = LazyLock::new(|| lines(SOLUTIONS));

/// The number of puzzles.
pub const COUNT: usize = 327;

fn lines<T: serde::de::DeserializeOwned>(text: &str) -> Vec<T> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a test reads every line"))
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

/// The number of the puzzle of a day, counted in days since 1970-01-01 UTC. All puzzles come in turn.
pub fn of_day(day: u64) -> usize {
    let count = u64::try_from(COUNT).unwrap_or(1);
    usize::try_from(day % count).unwrap_or(0) + 1
}
