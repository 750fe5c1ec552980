//! The Hanabi Learning Environment (HLE): its configurations, its deals by seed, and its games with a chance
//! player.
//!
//! [`HleGame`] owns the random numbers, so its deals follow each other in one stream. [`HleState`] is one
//! game. Cards are dealt one by one, and each is chosen only then. After the end of a game, HLE still fills
//! the last gap in a hand and lists legal moves. This module adds all that to a game of `kagiya-rules`.

mod config;
mod exchange;
mod items;
mod random;
mod state;

pub use config::{HleConfig, HleConfigError};
pub use items::{End, HleError, HleItem, HleMove, ShownCard};
pub use random::Mt19937;
pub use state::{HleGame, HleState};
