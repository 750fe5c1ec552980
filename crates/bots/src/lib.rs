//! Partners for Hanabi. A bot sees the [`View`](kagiya_rules::View) of its seat and never a game.

mod bot;
mod companion;
mod reasons;

pub use bot::{Bot, Decision};
pub use companion::{Companion, Level, Weights};
pub use reasons::{Reasons, Statement, Value};
