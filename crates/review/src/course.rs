//! The course of a game: what decisions and what luck changed, adding up to the result.

use serde::Serialize;

use crate::label::Label;
use crate::value::TurnValue;

/// How the expected result came to be the result. All numbers are thousandths of a point.
///
/// Invariant: `start`, all `decisions`, all `cards` and `views` add up to `result`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Course {
    /// The expected score before the first turn, for its player.
    pub start: i32,
    /// What decisions changed, by seat: 0 or less. Only what is beyond doubt counts.
    pub decisions: Vec<i32>,
    /// What the cards changed that were drawn, played or discarded, by the seat that acted.
    pub cards: Vec<i32>,
    /// What changed because the next player knows other cards than the last one.
    pub views: i32,
    /// The score, or the expected score if the game was not finished.
    pub result: i32,
}

/// One turn of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Change {
    /// What the decision changed, in thousandths of a point: 0 or less.
    pub decision: i32,
    /// What luck changed until the next decision.
    pub luck: i32,
}

/// A valued turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Valued<'a> {
    pub(crate) seat: usize,
    pub(crate) value: &'a TurnValue,
    /// Whether a card was drawn, played or discarded.
    pub(crate) shows_card: bool,
}

impl Valued<'_> {
    /// What the decision cost beyond doubt, as a change.
    fn decision(&self) -> i32 {
        match self.value.label {
            Label::Excellent | Label::Fine => 0,
            Label::Inaccuracy | Label::Mistake | Label::Blunder => -self.value.cost.mean.max(0),
        }
    }

    /// The expected score after the action that was done.
    const fn after(&self) -> i32 {
        self.value.done.points.mean
    }

    /// The expected score before the decision.
    fn before(&self) -> i32 {
        self.after() - self.decision()
    }
}

/// The course of the valued `turns`. `result` is the score; `None` if the game wasn't finished.
pub(crate) fn course(
    turns: &[Valued<'_>],
    players: usize,
    result: Option<i32>,
) -> (Course, Vec<Change>) {
    let end = turns.last().map_or(0, Valued::after);
    let result = result.unwrap_or(end);
    let mut course = Course {
        start: turns.first().map_or(result, Valued::before),
        decisions: vec![0; players],
        cards: vec![0; players],
        views: 0,
        result,
    };
    let mut changes = Vec::new();
    for (place, turn) in turns.iter().enumerate() {
        let next = turns.get(place + 1).map_or(result, Valued::before);
        let change = Change {
            decision: turn.decision(),
            luck: next - turn.after(),
        };
        course.decisions[turn.seat] += change.decision;
        if turn.shows_card {
            course.cards[turn.seat] += change.luck;
        } else {
            course.views += change.luck;
        }
        changes.push(change);
    }
    (course, changes)
}

impl Course {
    /// The sum of all parts, which is the result.
    pub fn sum(&self) -> i32 {
        let decisions: i32 = self.decisions.iter().sum();
        let cards: i32 = self.cards.iter().sum();
        self.start + decisions + cards + self.views
    }
}
