//! The protocol of hanab.live, in both directions: a [`Gateway`] lets its clients play on a Kagiya server,
//! and [`join`] lets our bots play as its clients.

mod frame;
mod gateway;
mod join;
mod numbers;
mod seen_game;
mod site_events;
mod site_options;
mod translator;

pub use gateway::{Gateway, GatewayError, Limits};
pub use join::{
    InvalidTableOptions, Join, JoinError, JoinTable, Played, Progress, RECONNECTING, TableOptions,
    join,
};

/// The bot that plays if none is named.
pub const DEFAULT_BOT: &str = "companion-4";
