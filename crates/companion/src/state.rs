//! The state of a companion during a game.

use kagiya_bot_api::StyleTrait;
use kagiya_rules::{PublicEvent, View};

use crate::belief::{BeliefState, PositionFacts};
use crate::choosing::{Chooser, Weights};
use crate::reading::{ClueAction, Conclusions, HistoryWindow, Hypothesis, Interpretation};

/// Beliefs, and the facts of the position on which they are based.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) belief: BeliefState,
    pub(crate) facts: PositionFacts,
    /// The last clues to the player whose cards are treated as hidden.
    pub(crate) hypotheses: Vec<Hypothesis>,
    /// The last actions. Needed for search only: partners interpret them again in sampled worlds.
    pub(crate) history: Option<Box<HistoryWindow>>,
}

/// The limit for remembered clues to the player whose cards are treated as hidden.
const MAX_HYPOTHESES: usize = 3;

impl State {
    pub(crate) const fn chooser<'a>(&'a self, view: &'a View, weights: &'a Weights) -> Chooser<'a> {
        Chooser {
            belief: &self.belief,
            view,
            facts: &self.facts,
            weights,
        }
    }

    /// The agreed conventions on which the reading of `event` depends, if it is a clue.
    pub(crate) fn relies_on(&self, event: &PublicEvent) -> Vec<StyleTrait> {
        if !matches!(event, PublicEvent::Clued { .. }) {
            return Vec::new();
        }
        self.belief.relies_on(|belief| {
            belief.process_event(event, &self.facts);
        })
    }

    /// Updates the beliefs after an event. If it was a clue, returns how the clue was read.
    pub(crate) fn process_event(
        &mut self,
        event: &PublicEvent,
        view: &View,
    ) -> Option<(ClueAction, Interpretation)> {
        if let Some(hypotheses) = Hypothesis::of(&self.belief, &self.facts, event) {
            if self.hypotheses.len() == MAX_HYPOTHESES {
                self.hypotheses.remove(0);
            }
            self.hypotheses.push(hypotheses);
        }
        let Conclusions {
            interpretation,
            changed,
        } = self.belief.process_event(event, &self.facts);
        if changed {
            if let Some(history) = &mut self.history {
                history.keep(event, self.facts.clone(), view);
            }
            self.sync(view);
        }
        interpretation
    }

    pub(crate) fn sync(&mut self, view: &View) {
        self.facts = PositionFacts::of(view);
        self.belief.sync(view, &self.facts);
    }
}
