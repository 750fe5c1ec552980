//! The server of the Model Context Protocol before the real application: whole games over lines and over HTTP,
//! and attacks.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod attacks;
mod client;
mod games;
