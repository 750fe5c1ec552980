//! Partners for Hanabi. A bot sees the [`View`] of its seat and never a game.

mod bot;
pub mod savant;
mod team;

pub use bot::{Bot, Decision};
pub use savant::Savant;
pub use team::{Said, Team, TeamBot};
