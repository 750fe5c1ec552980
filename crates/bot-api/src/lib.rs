//! What every bot for Hanabi is: what it is shown, what it is asked, what it answers.
//!
//! `kagiya-bots` has the bots themselves, and drives them in games.

mod bot;
mod bot_profile;
pub mod hidden_plays;
mod level;
mod named_features;
mod playstyle;
mod reasons;
mod search_limits;
mod team;

pub use bot::{Bot, Decision};
pub use bot_profile::BotProfile;
pub use level::Level;
pub use playstyle::{
    AgreedConventions, InvalidAgreement, Playstyle, STYLE_TRAITS, StyleTrait, UnknownSwitch,
};
pub use reasons::{Comparison, Part, Reasons, Statement, Value};
pub use search_limits::SearchLimits;
pub use team::{CodedMessage, Team, TeamBot, action_of};
