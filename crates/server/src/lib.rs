//! Tables of Hanabi for browsers and bots.
//!
//! One task owns one table; what happens there is a numbered log, and the log is the
//! truth ([`store`]). People and bots alike are told what their seat sees, in the words of
//! [`kagiya_protocol`].
//!
//! Invariant: there is no rule of Hanabi here; all of them are in [`kagiya_rules`].

pub mod admin;
pub mod app;
mod assets;
pub mod border;
mod bots;
pub mod bus;
pub mod clock;
mod cluster;
mod config;
mod explanations;
mod http;
mod keys;
mod limits;
mod logging;
mod metrics;
mod names;
mod outbox;
mod passwords;
pub mod random_ids;
mod restore;
mod serve;
mod session;
mod table;
mod variations;
mod ws;

pub use cluster::NodeConfig;
pub use config::{Config, LogFormat, Quotas, ServeArgs};
pub use http::openapi;
pub use kagiya_store as store;
pub use keys::Keys;
pub use restore::restore;
pub use serve::{ServeError, Server, open_database, open_store, run, run_as};
