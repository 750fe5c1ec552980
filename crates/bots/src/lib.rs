//! Partners for Hanabi. A bot sees the [`View`](kagiya_rules::View) of its seat and never a game.

mod bot;
mod cautious;
mod random;
pub mod savant;
mod team;

pub use bot::{Bot, Decision};
pub use cautious::Cautious;
pub use random::Random;
pub use savant::Savant;
pub use team::{Said, Team, TeamBot};
