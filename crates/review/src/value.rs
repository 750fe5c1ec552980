//! The value part of a turn, as data. It depends only on what the player who acted could know.

use serde::Serialize;

use crate::label::Label;
use crate::samples::Mean;

/// A number with its standard error, both in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Estimate {
    pub mean: i32,
    /// The standard error; `None` if there are too few samples.
    pub error: Option<u32>,
}

impl Estimate {
    pub(crate) fn of(mean: Mean) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "thousandths of points and chances are small, errors are not negative"
        )]
        Self {
            mean: mean.mean.round() as i32,
            error: mean.error.is_finite().then(|| mean.error.round() as u32),
        }
    }
}

/// An action with its expected result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Judged {
    /// In notation, with cards by id.
    pub action: String,
    /// The expected score of the game, in thousandths of a point.
    pub points: Estimate,
    /// The chance of a perfect game, in thousandths.
    pub perfect: Estimate,
    /// The number of worlds in which it was played on.
    pub worlds: usize,
}

/// What a decision was worth, from what its player could know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurnValue {
    pub label: Label,
    /// The number of worlds in which the action and the best others were played on.
    pub worlds: usize,
    pub done: Judged,
    /// The best action, if its mean is higher.
    pub best: Option<Judged>,
    /// The lead of the best action in points, in the same worlds.
    pub cost: Estimate,
    /// Its lead in the chance of a perfect game.
    pub perfect_cost: Estimate,
    /// The share of the worlds in which the best action has the better result, in thousandths.
    pub better_in: u32,
    /// How likely experienced people do what was done, in thousandths; `None` at a table of bots.
    pub habit: Option<u32>,
    /// The best other actions, the best first.
    pub others: Vec<Judged>,
}

/// A hand that the player could hold, and what the best action gains with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WorldHand {
    /// The cards in the order of the hand, as `r3`.
    pub hand: Vec<String>,
    /// In thousandths of a point.
    pub gain: i32,
}
