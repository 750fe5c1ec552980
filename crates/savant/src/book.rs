//! The book: what a team plays without search.

use kagiya_bot_api::CodedMessage;
use kagiya_rules::{Action, Phase, View};

use crate::blueprint::Blueprint;
use crate::choice;
use crate::common_knowledge::CommonKnowledge;
use crate::turn::Turn;

/// How the book chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Book {
    FixedRules,
    /// By the blueprint where there is one.
    Blueprint,
}

impl Book {
    /// The action of the seat to act, and its message.
    pub(crate) fn act(
        self,
        common: &CommonKnowledge,
        view: &View,
    ) -> (Action, Option<CodedMessage>) {
        match view.table().phase() {
            Phase::Turn => self.choose(&Turn::new(common, view)),
            Phase::Tile(_) | Phase::Joker { .. } | Phase::Over(_) => {
                (choice::answer(common, view), None)
            }
        }
    }

    /// The same for a turn that is known already.
    pub(crate) fn choose(self, turn: &Turn<'_>) -> (Action, Option<CodedMessage>) {
        let by_rules = turn.by_fixed_rules();
        let blueprint = match self {
            Self::FixedRules => None,
            Self::Blueprint => Blueprint::of(turn.rules),
        };
        let Some(blueprint) = blueprint else {
            return turn.with_message(by_rules);
        };
        let candidates = turn.candidates(by_rules);
        match candidates.len() {
            0 | 1 => turn.with_message(by_rules),
            _ => turn.with_message(blueprint.choose(turn, &candidates)),
        }
    }
}
