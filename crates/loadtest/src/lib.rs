//! A client of a Kagiya server for tests and measurements: it plays over HTTP and WebSockets, and
//! writes frames that a server must survive.

pub mod api_requests;
pub mod client;
pub mod frames;

use kagiya_protocol::{Action, LegalActions};
use kagiya_random::Dice;

/// Chooses a legal action at random, seldom a play: games should not end after three strikes.
///
/// # Panics
/// If nothing is legal.
pub fn choose(legal: &LegalActions, dice: &mut Dice) -> Action {
    let careful = legal.clues.len() + legal.discard.len();
    if careful == 0 || dice.below(12) == 0 {
        return Action::Play {
            id: *dice.pick(&legal.play),
            announce: None,
        };
    }
    let n = dice.below(careful);
    match legal.clues.get(n) {
        Some(it) => Action::Clue {
            to: it.to,
            clue: it.clue,
        },
        None => Action::Discard {
            id: legal.discard[n - legal.clues.len()],
        },
    }
}
