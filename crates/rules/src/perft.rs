//! Counts all courses of a game, to compare engines and to detect changes of the rules.

use crate::game::Game;

/// The number of sequences of `depth` legal actions. A game that ends earlier adds none, as in chess.
pub fn perft(game: &Game, depth: u32) -> u64 {
    let legal = game.legal_actions();
    if depth <= 1 {
        return if depth == 0 { 1 } else { legal.len() as u64 };
    }
    let mut next = game.clone();
    legal
        .iter()
        .map(|action| {
            next.clone_from(game);
            next.apply(action).map_or(0, |_| perft(&next, depth - 1))
        })
        .sum()
}
