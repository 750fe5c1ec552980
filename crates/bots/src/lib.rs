//! Partners for Hanabi. A bot sees the [`View`](kagiya_rules::View) of its seat and never a game.

mod bot;
mod cautious;
mod companion;
mod driver;
mod kinds;
mod random;
mod reasons;
pub mod savant;
mod slipping;
mod team;

pub use bot::{Bot, Decision};
pub use cautious::Cautious;
pub use companion::{
    Choice, Companion, Convention, Habits, Level, NotStated, Stated, Tree, UnknownConvention,
    UnknownSwitch, Way, Ways, Weights,
};
pub use driver::{Games, Moment, Players, SeatDriver, Seats, TableDriver, TeamSeats};
pub use kinds::{BotName, KINDS, Kind, UnknownBot};
pub use random::Random;
pub use reasons::{Reasons, Statement, Value};
pub use savant::Savant;
pub use team::{Said, Team, TeamBot};
