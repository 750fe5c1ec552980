//! One-line text for cards, clues and actions, which people can read and type.
//!
//! | text | meaning |
//! |---|---|
//! | `r3` | the card red 3: the letter of its suit, and its rank |
//! | `B` | the second seat (`A` is the first) |
//! | `p2`, `p#17` | play the card in slot 2 of my hand, or the card with the id 17 |
//! | `p2=g` | play it and announce the green firework (Timed Display) |
//! | `d1`, `d#5` | discard |
//! | `Br`, `B3` | clue red, or rank 3, to seat B; also as the answer to a bonus tile |
//! | `s:r2` | answer to a tile: shuffle a discarded red 2 into the deck |
//! | `f:r5` | answer to a tile: put a discarded red 5 on its firework |
//! | `-` | answer to a tile: leave it unused |
//! | `j:r` | put the joker on the red firework |
//!
//! Slots count from 1 in the present order of the hand. Records use ids, which don't depend on the order.
//! People may also type words: `play 2`, `discard 1`, `clue B red`. See `docs/notation.md`.
//!
//! Reading has two steps with different errors. A text becomes a [`Written`] action or a [`SyntaxError`].
//! With a table, that becomes an [`Action`] or an [`Unresolved`] error. [`Game::check`](crate::Game::check)
//! then checks that it is legal.
//!
//! ```
//! use std::sync::Arc;
//! use kagiya_rules::{Deal, Game, Options, Rules, Seed, notation};
//!
//! let rules = Arc::new(Rules::new(&Options::preset("original", 2)?)?);
//! let mut game = Game::deal(&rules, &Deal::from_seed(Seed::from_number(1)))?;
//! let action = notation::read_action("play 2", &game.board())?;
//! assert_eq!(notation::action_text(action, &game.board()), "p#1");
//! assert_eq!(notation::action_text_by_slot(action, &game.board()), "p2");
//! game.apply(action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod parse;
mod written;

use crate::action::Action;
use crate::board::Board;
use crate::clue::Clue;
use crate::rules::Rules;

pub use error::{Form, ReadError, SyntaxError, Unresolved};
pub(crate) use parse::parse_short;
pub use parse::{parse, parse_card, parse_clue, parse_color, parse_seat, parse_suit};
pub use written::{Held, Written};

/// Reads an action of the player to act.
///
/// The result may be illegal; [`Game::apply`](crate::Game::apply) checks that.
///
/// # Errors
/// [`ReadError`] if the text is invalid, or names a slot or player that doesn't exist.
pub fn read_action(text: &str, board: &Board<'_>) -> Result<Action, ReadError> {
    let written = parse(text, board.rules)?;
    Ok(written.resolve(board.table, board.rules)?)
}

/// The canonical text of an action of the player to act, with cards by id.
pub fn action_text(action: Action, board: &Board<'_>) -> String {
    Written::new(action, board.table.to_act(), board.rules).text(board.rules)
}

/// Like [`action_text`], but with slots for cards in the player's hand.
pub fn action_text_by_slot(action: Action, board: &Board<'_>) -> String {
    Written::new(action, board.table.to_act(), board.rules)
        .by_slot(board.table)
        .text(board.rules)
}

/// The letter of the color, or the rank; a sign for an untold clue.
pub fn clue_text(clue: Clue, rules: &Rules) -> String {
    match clue {
        Clue::Color(color) => rules.color_info(color).letter.to_string(),
        Clue::Rank(rank) => rank.to_string(),
        Clue::Untold(untold) => untold.sign().to_string(),
    }
}
