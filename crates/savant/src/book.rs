//! The book: what a team plays without search.

use kagiya_bot_api::CodedMessage;
use kagiya_rules::{Action, Phase, Rules, View};

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
    /// How players of simulated games choose. With several listeners the fixed rules win nearly as many games
    /// as the blueprint in a fourth of the time.
    pub(crate) fn in_simulations(rules: &Rules) -> Self {
        if rules.players() == 2 {
            Self::Blueprint
        } else {
            Self::FixedRules
        }
    }

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
        let candidates = turn.compared(by_rules);
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

    /// The points, and the number of perfect games, of deals from 0 on by a book.
    fn points(book: Book, preset: &str, players: u8, games: u64) -> (u64, usize) {
        let rules = Arc::new(Rules::new(&Options::preset(preset, players).unwrap()).unwrap());
        let (mut points, mut perfect) = (0, 0);
        for number in 0..games {
            let game = play(&rules, number, |common, view| book.act(common, view).0);
            points += u64::try_from(game.board().points()).unwrap();
            perfect += usize::from(game.outcome() == Some(Outcome::Perfect));
        }
        (points, perfect)
    }

    #[test]
    fn blueprints_win_more_games_than_the_fixed_rules() {
        let games = 200;
        // By how many points and perfect games; with several listeners the fixed rules win most games.
        for (preset, players, more, more_perfect) in [
            ("original", 2, games / 3, 15),
            ("rules-site-multicolour", 5, games / 8, 8),
            ("rainbow-all", 4, 0, 0),
        ] {
            let fixed = points(Book::FixedRules, preset, players, games);
            let blueprint = points(Book::Blueprint, preset, players, games);
            let note = format!("{preset}: {fixed:?} {blueprint:?}");
            assert!(blueprint.0 > fixed.0 + more, "{note}");
            assert!(blueprint.1 > fixed.1 + more_perfect, "{note}");
        }
    }
}
