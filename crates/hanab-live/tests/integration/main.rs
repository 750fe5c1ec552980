//! The gateway and the bots that join, at a real server and over real connections.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

#[path = "../common/mod.rs"]
mod common;

mod attacks;
mod games;
mod joining;
mod lobby;
