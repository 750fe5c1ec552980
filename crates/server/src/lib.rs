//! Tables of Hanabi for browsers and bots.
//!
//! One task owns one table; what happens there is a numbered log, and the log is the
//! truth ([`store`]). People and bots alike are told what their seat sees, in the words of
//! [`kagiya_protocol`].
//!
//! Invariant: there is no rule of Hanabi here; all of them are in [`kagiya_rules`].

pub mod admin;
mod api;
mod assets;
mod blocks;
pub mod border;
mod bots;
mod branch;
pub mod bus;
pub mod clock;
mod config;
mod crowd;
mod familiar;
mod former;
pub mod house;
mod keys;
mod limits;
mod logging;
mod metrics;
mod names;
mod nodes;
mod outbox;
mod passwords;
mod quiet;
pub mod secret;
mod serve;
mod session;
mod socket;
pub mod store;
mod table;
mod turns;
mod why;

pub use api::openapi;
pub use config::{Config, LogFormat, Quotas, ServeArgs};
pub use keys::Keys;
pub use nodes::NodeConfig;
pub use serve::{ServeError, Server, open_database, open_store, run, run_as};
