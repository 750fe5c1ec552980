//! Tables of Hanabi for browsers and bots.
//!
//! One task owns one table ([`table`]); what happens there is a numbered log, and the log is the
//! truth ([`store`]). People and bots alike are told what their seat sees, in the words of
//! [`kagiya_protocol`].
//!
//! Invariant: there is no rule of Hanabi here; all of them are in [`kagiya_rules`].

pub mod api;
pub mod assets;
pub mod border;
pub mod bots;
pub mod bus;
pub mod clock;
pub mod config;
pub mod house;
pub mod limits;
pub mod logging;
pub mod metrics;
pub mod outbox;
pub mod quiet;
pub mod secret;
mod serve;
pub mod session;
pub mod socket;
pub mod store;
pub mod table;
pub mod why;

pub use config::{Config, LogFormat, ServeArgs};
pub use serve::{ServeError, Server, open_store, run, run_as};
