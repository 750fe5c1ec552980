//! The bots for Hanabi, by name, and what drives them in games. A bot sees the [`View`](kagiya_rules::View) of its
//! seat and never a game.

mod bot_name;
mod cautious;
mod driver;
mod intents;
mod kinds;
mod noisy_bot;
mod random;

pub use bot_name::{BotName, profiles};
pub use cautious::Cautious;
pub use driver::{Games, Moment, Players, SeatDriver, Seats, TableDriver, TeamSeats};
pub use kagiya_bot_api::{
    AgreedConventions, Bot, BotProfile, CodedMessage, Comparison, Decision, InvalidAgreement,
    Level, Part, Playstyle, Reasons, SearchLimits, Statement, StyleTrait, Team, TeamBot,
    UnknownSwitch, Value,
};
pub use kagiya_companion::{
    Analysis, AnalyzedWorld, Candidate, Companion, Convention, HumanModel, PlayedOn, Tree,
    UnknownConvention, Weights,
};
pub use kagiya_savant::{self as savant, Savant};
pub use kinds::{KINDS, Kind, UnknownBot};
pub use random::Random;
