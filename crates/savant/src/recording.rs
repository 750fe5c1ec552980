//! Decisions in games by the book, with what each candidate is worth: the data to which the blueprint is fitted.

use std::sync::{Arc, Mutex, PoisonError};

use kagiya_rules::Action;

use crate::candidate_features::{CandidateFeatures, TurnFeatures};

/// A candidate of a recorded decision.
#[derive(Clone, Debug)]
pub struct RecordedCandidate {
    /// The features, in the order of [`Recording::names`].
    pub features: Vec<f32>,
    /// The mean of the points in sampled worlds; a perfect game counts for one more, a lost one for five fewer.
    pub value: f64,
}

/// Where decisions are recorded, shared by the players of a table.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The number of worlds in which each candidate is tried.
    pub deals: usize,
    /// In how many of 100 decisions a candidate is chosen at random.
    pub explored: u32,
    decisions: Arc<Mutex<Vec<Vec<RecordedCandidate>>>>,
}

impl Recording {
    /// A recording without decisions.
    pub fn new(deals: usize, explored: u32) -> Self {
        Self {
            deals,
            explored,
            decisions: Arc::default(),
        }
    }

    /// The names of the features.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let all = TurnFeatures::NAMES.iter().chain(CandidateFeatures::NAMES);
        all.copied()
    }

    /// The decisions since the last call, each with its candidates, the chosen one first.
    pub fn take(&self) -> Vec<Vec<RecordedCandidate>> {
        let mut decisions = self
            .decisions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        core::mem::take(&mut *decisions)
    }

    /// Adds a decision, and chooses: the first candidate, or sometimes another one.
    pub(crate) fn add(
        &self,
        candidates: &[Action],
        (recorded, chance): (Vec<RecordedCandidate>, u32),
    ) -> Action {
        let mut decisions = self
            .decisions
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        decisions.push(recorded);
        if chance % 100 < self.explored {
            candidates[(chance / 100) as usize % candidates.len()]
        } else {
            candidates[0]
        }
    }
}
