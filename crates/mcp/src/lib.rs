//! A server of the Model Context Protocol, by which language models play at the tables of a Kagiya server.
//!
//! A program is one player: a guest of the server, at one table at a time. Its tools list and open tables, take a
//! seat, say what the seat sees in words and as data, and act. It has no rules of Hanabi: the server sends what is
//! legal. What a model receives is made from the messages to its seat, which have no hidden card.

mod arguments;
mod catalog;
mod handler;
mod history;
mod http;
mod player;
mod position;
mod scene;
mod table;
#[cfg(test)]
mod tests;
mod texts;
mod tools;
mod words_to_action;

pub use handler::{Agent, serve_lines, serve_stdio};
pub use http::{HttpError, HttpServer, HttpSettings};
pub use position::{Deductions, position_in_words};
pub use scene::Scene;
