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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Options, Outcome, Rules};

    use super::*;
    use crate::test_games::play;

    /// The points of games of two by a book, from deal 0.
    fn points(book: Book, games: u64) -> (u64, usize) {
        let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
        let (mut points, mut perfect) = (0, 0);
        for number in 0..games {
            let game = play(&rules, number, |common, view| book.act(common, view).0);
            points += u64::try_from(game.board().points()).unwrap();
            perfect += usize::from(game.outcome() == Some(Outcome::Perfect));
        }
        (points, perfect)
    }

    #[test]
    fn the_blueprint_wins_more_games_than_the_fixed_rules() {
        let games = 200;
        let (fixed, blueprint) = (
            points(Book::FixedRules, games),
            points(Book::Blueprint, games),
        );
        assert!(blueprint.0 > fixed.0 + games / 3, "{fixed:?} {blueprint:?}");
        assert!(blueprint.1 > fixed.1 + 15, "{fixed:?} {blueprint:?}");
    }
}
