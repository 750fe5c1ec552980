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
    let deal = Deal::from_seed(Seed::from_number(number));
    let mut game = Game::deal(rules, &deal).expect("every seed makes a valid deal");
    let mut common = CommonKnowledge::new(game.board());
    while game.outcome().is_none() {
        let view = game.view(Audience::Seat(game.table().to_act()));
        let action = choose(&common, &view);
        game.apply(action).expect("an action of the book is legal");
        let message = code::decode(&common, &view, action, game.table());
        common.learn(message, game.board());
    }
    game
}
