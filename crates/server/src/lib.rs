//! Tables of Hanabi for browsers and bots.
//!
//! One task owns one table. The table's state follows from its numbered log in the [`store`]. People and bots
//! alike receive what their seat sees, as messages of [`kagiya_protocol`].
//!
//! Invariant: no rule of Hanabi is implemented here; all of them are in [`kagiya_rules`].

mod accounts;
pub mod admin;
pub mod app;
mod assets;
mod bot_list;
mod bots;
pub mod bus;
pub mod clock;
mod cluster;
mod config;
mod cookies;
mod deals;
mod device;
pub mod event_codec;
mod explanations;
mod http;
mod keys;
mod limits;
mod link_preview;
mod logging;
mod metrics;
mod names;
mod outbox;
mod passwords;
mod presence;
mod push;
mod push_config;
pub mod random_ids;
mod refusal;
mod restore;
mod reviews;
mod serve;
mod services;
mod session;
mod social;
mod startup;
mod table;
mod table_rows;
mod trusted_proxies;
mod variations;
mod ws;

pub use assets::{Assets, StaticFile, StaticPage, TablePicture};
pub use config::{Config, NodeConfig, Quotas, ServeArgs};
pub use http::openapi;
pub use kagiya_store as store;
pub use keys::Keys;
pub use link_preview::{Preview, PreviewText, PreviewWords, ScorePreview, TablePreview};
pub use logging::LogFormat;
pub use push_config::{InvalidPushHost, PushConfig, PushHost};
pub use restore::restore;
pub use reviews::VERSION as REVIEW_VERSION;
pub use serve::{Server, run};
pub use services::Services;
pub use startup::{ServeError, open_database, open_store};
pub use trusted_proxies::{NotANetwork, TrustedProxies, TrustedProxy};
