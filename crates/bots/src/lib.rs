//! Partners for Hanabi. A bot sees the [`View`] of its seat and never a game.

mod bot;

pub use bot::{Bot, Decision};
