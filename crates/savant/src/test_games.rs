//! Games for tests.

use std::sync::Arc;

use kagiya_rules::{Action, Audience, Deal, Game, Rules, Seed, View};

use crate::code;
use crate::common_knowledge::CommonKnowledge;

/// Plays the deal of this number to its end. `choose` gets what everyone knows and the view of the player to act.
pub(super) fn play(
    rules: &Arc<Rules>,
    number: u64,
    mut choose: impl FnMut(&CommonKnowledge, &View) -> Action,
) -> Game {
    play_before(rules, number, |common, game| {
        choose(common, &game.view(Audience::Seat(game.table().to_act())))
    })
}

/// The same for tests that also look at the table from other seats: `choose` gets the game.
pub(super) fn play_before(
    rules: &Arc<Rules>,
    number: u64,
    mut choose: impl FnMut(&CommonKnowledge, &Game) -> Action,
) -> Game {
    let deal = Deal::from_seed(Seed::from_number(number));
    let mut game = Game::deal(rules, &deal).expect("every seed makes a valid deal");
    let mut common = CommonKnowledge::new(game.board());
    while game.outcome().is_none() {
        let view = game.view(Audience::Seat(game.table().to_act()));
        let action = choose(&common, &game);
        game.apply(action).expect("an action of the book is legal");
        let message = code::decode(&common, &view, action, game.table());
        common.learn(message, game.board());
    }
    game
}
