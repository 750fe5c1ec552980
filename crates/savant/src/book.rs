//! The book: what a team plays without search.

use kagiya_bot_api::CodedMessage;
use kagiya_rules::{Action, Phase, View};

use crate::blueprint::Blueprint;
use crate::choice;
use crate::common_knowledge::CommonKnowledge;
use crate::turn::Turn;

/// The action of the seat to act, and its message.
pub(crate) fn act(common: &CommonKnowledge, view: &View) -> (Action, Option<CodedMessage>) {
    match view.table().phase() {
        Phase::Turn => choose(&Turn::new(common, view)),
        Phase::Tile(_) | Phase::Joker { .. } | Phase::Over(_) => {
            (choice::answer(common, view), None)
        }
    }
}

/// The same for a turn that is known already: by a blueprint, or by the fixed rules where there is none.
pub(crate) fn choose(turn: &Turn<'_>) -> (Action, Option<CodedMessage>) {
    let by_rules = turn.by_fixed_rules();
    let Some(blueprint) = Blueprint::of(turn.rules) else {
        return turn.with_message(by_rules);
    };
    let candidates = turn.compared(by_rules);
    match candidates.len() {
        0 | 1 => turn.with_message(by_rules),
        _ => turn.with_message(blueprint.choose(turn, &candidates)),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Options, Outcome, Rules};

    use super::*;
    use crate::code::{Alphabet, ClueNumbers, encode, touched};
    use crate::test_games::play;

    /// The points, and the number of perfect games, of deals from 0 on.
    fn points(
        preset: &str,
        players: u8,
        games: u64,
        choose: impl Fn(&Turn<'_>) -> (Action, Option<CodedMessage>),
    ) -> (u64, usize) {
        let rules = Arc::new(Rules::new(&Options::preset(preset, players).unwrap()).unwrap());
        let (mut points, mut perfect) = (0, 0);
        for number in 0..games {
            let game = play(&rules, number, |common, view| {
                choose(&Turn::new(common, view)).0
            });
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
            let fixed = points(preset, players, games, |turn| {
                turn.with_message(turn.by_fixed_rules())
            });
            let blueprint = points(preset, players, games, choose);
            let note = format!("{preset}: {fixed:?} {blueprint:?}");
            assert!(blueprint.0 > fixed.0 + more, "{note}");
            assert!(blueprint.1 > fixed.1 + more_perfect, "{note}");
        }
    }

    #[test]
    fn plain_meanings_let_clues_say_more_numbers() {
        for preset in ["original", "rainbow-all", "timed-display"] {
            let rules = Arc::new(Rules::new(&Options::preset(preset, 2).unwrap()).unwrap());
            let (mut unsaid, mut unsaid_by_class) = (0, 0);
            for deal in 0..20 {
                play(&rules, deal, |common, view| {
                    let alphabet = Alphabet::new(common, &rules);
                    let numbers = ClueNumbers::new(common, &rules, &alphabet);
                    let partner = common.to_act.next(2);
                    let (_, wanted) = encode(common, view, CodedMessage::NOTHING, alphabet.len);
                    let (mut is_said, mut is_said_by_class) = (false, false);
                    for action in view.legal_actions().iter() {
                        let Action::Clue { to, clue } = action else {
                            continue;
                        };
                        let touched = touched(view, partner, clue);
                        let number = numbers.number(to, clue, touched);
                        let class = alphabet.class(to, clue, touched);
                        assert!(class != wanted || number == wanted, "{preset} {deal}");
                        is_said |= number == wanted;
                        is_said_by_class |= class == wanted;
                    }
                    unsaid += usize::from(!is_said);
                    unsaid_by_class += usize::from(!is_said_by_class);
                    act(common, view).0
                });
            }
            assert!(
                4 * unsaid < 3 * unsaid_by_class,
                "{preset}: {unsaid} {unsaid_by_class}"
            );
        }
    }
}
