//! How experienced people use each action of a turn.

use kagiya_rules::Action;

use super::features::{Candidate, is_same};
use super::model::HumanModel;
use crate::choosing::Parts;

/// How experienced people use an action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habit {
    pub(crate) action: Action,
    /// The share of people who take it, in thousandths.
    pub(crate) share: u32,
    /// For a play, how often the card fits when people play it, in thousandths.
    pub(crate) fits: u32,
    /// The parts of the value that a companion gives to it.
    pub(crate) parts: Parts,
}

impl Habit {
    /// Whether it is about `action`, apart from an announcement.
    pub(crate) fn is(&self, action: Action) -> bool {
        is_same(self.action, action)
    }
}

/// How people use each action: the share is a softmax over the scores.
pub(crate) fn habits(human_model: &HumanModel, candidates: &[Candidate]) -> Vec<Habit> {
    let features: Vec<Vec<f32>> = candidates.iter().map(Candidate::all_features).collect();
    let scores: Vec<f32> = features.iter().map(|it| human_model.score(it)).collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let weight = |score: f32| (score - highest).exp();
    let all: f32 = scores.iter().map(|score| weight(*score)).sum();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 1000"
    )]
    let thousandths = |share: f32| (1000.0 * share).round() as u32;
    let habit = |(place, candidate): (usize, &Candidate)| Habit {
        action: candidate.action,
        share: thousandths(weight(scores[place]) / all),
        fits: thousandths(human_model.chance_to_fit(&features[place])),
        parts: human_model.parts(candidate.action, &features[place]),
    };
    candidates.iter().enumerate().map(habit).collect()
}
