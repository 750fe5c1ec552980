//! The Hanabi Learning Environment itself: its configurations, its deals for its seeds, and its games
//! with chance as a player of its own.
//!
//! [`HleGame`] owns the random numbers, as there: the games that it deals follow each other in one
//! stream. [`HleState`] is one game. Cards are dealt one by one, and what lies in a hand is decided
//! only then; in a game that has ended the last gap is still filled and legal moves are still listed.
//! All of that is kept here, around a game by `kagiya-rules`.

mod config;
mod random;
mod state;

pub use config::{HleConfig, HleConfigError};
pub use random::Mt19937;
pub use state::{End, HleError, HleGame, HleItem, HleMove, HleState, ShownCard};
