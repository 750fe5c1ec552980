//! Counting every way a game can go, to compare engines and to catch a change of rules.

use crate::game::Game;

/// How many sequences of `depth` actions the game allows. A game that ends earlier counts no
/// sequence, as in chess.
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
