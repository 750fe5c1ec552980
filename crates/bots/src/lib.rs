//! Bots for Hanabi. A bot sees the [`View`](kagiya_rules::View) of its seat and never a game.

mod bot;
mod bot_name;
mod cautious;
mod companion;
mod driver;
mod hidden_plays;
mod intents;
mod kinds;
mod level;
mod named_features;
mod noisy_bot;
mod playstyle;
mod random;
mod reasons;
pub mod savant;
mod search_limits;
mod team;

pub use bot::{Bot, Decision};
pub use bot_name::BotName;
pub use cautious::Cautious;
pub use companion::{
    Analysis, AnalyzedWorld, Candidate, Companion, Convention, HumanModel, PlayedOn, Tree,
    UnknownConvention, Weights,
};
pub use driver::{Games, Moment, Players, SeatDriver, Seats, TableDriver, TeamSeats};
pub use kinds::{KINDS, Kind, UnknownBot};
pub use level::Level;
pub use playstyle::{AgreedConventions, InvalidAgreement, Playstyle, StyleTrait, UnknownSwitch};
pub use random::Random;
pub use reasons::{Comparison, Part, Reasons, Statement, Value};
pub use savant::Savant;
pub use search_limits::SearchLimits;
pub use team::{CodedMessage, Team, TeamBot};
