//! A client of a Kagiya server for programs: sessions, the HTTP API and the WebSocket, over http and
//! https. The messages are those of `docs/protocol.md`.

mod connection;
mod error;
mod server;

pub use connection::Connection;
pub use error::ClientError;
pub use server::{Server, Session};
