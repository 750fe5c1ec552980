//! Partners for Hanabi. A bot sees the [`View`](kagiya_rules::View) of its seat and never a game.

mod bot;
mod cautious;
mod random;

pub use bot::{Bot, Decision};
pub use cautious::Cautious;
pub use random::Random;
