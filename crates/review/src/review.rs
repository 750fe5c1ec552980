//! A review, as data.

use serde::Serialize;

use crate::bound::OpenBound;
use crate::course::{Change, Course};
use crate::figures::Figures;
use crate::label::Label;
use crate::moments::Moment;
use crate::settings::Depth;
use crate::value::TurnValue;

/// One turn of a reviewed game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Counted from 1.
    pub number: usize,
    /// The number of its action among the entries of the record, counted from 0.
    pub entry: usize,
    pub seat: usize,
    /// The action that was done, in notation with cards by id.
    pub action: String,
    /// What the decision was worth, from what its player could know. `None` if nothing was
    /// computed yet.
    pub value: Option<TurnValue>,
    /// What the turn changed.
    pub change: Option<Change>,
    /// The best score that is still possible after the turn, by the discard pile alone.
    pub max_points: i8,
    /// The number of strikes after the turn.
    pub strikes: u8,
}

/// A reviewed game.
#[derive(Clone, Debug)]
pub struct Review {
    /// Whether all stages are finished.
    pub finished: bool,
    pub depth: Depth,
    pub turns: Vec<Turn>,
    pub figures: Figures,
    pub course: Course,
    pub bound: OpenBound,
    pub moments: Vec<Moment>,
    /// The score of a perfect game, in thousandths of a point.
    pub full_points: i32,
}

impl Review {
    /// The number of decisions of `seat` with this label.
    pub fn count(&self, seat: usize, label: Label) -> usize {
        let turns = self.turns.iter().filter(|turn| turn.seat == seat);
        let values = turns.filter_map(|turn| turn.value.as_ref());
        values.filter(|value| value.label == label).count()
    }

    /// What the decisions of all players cost beyond doubt, in thousandths of a point.
    pub fn cost(&self) -> i32 {
        -self.course.decisions.iter().sum::<i32>()
    }
}
