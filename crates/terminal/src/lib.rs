//! A table in a terminal: one person, and bots on the other seats.
//!
//! [`table`] uses the full screen, [`plain`] reads and prints lines. Both play the same game with the
//! same texts: [`phrases`] for cards and clues, [`telling`] for events.

mod error;
mod lesson;
mod letters;
mod order;
pub mod phrases;
pub mod plain;
pub mod record_file;
mod rows;
mod session;
mod suit_names;
pub mod table;
pub mod telling;

pub use error::{Error, system_reason};
pub use order::{Order, unchanged_preset};
pub use rows::{columns, rows};
pub use session::names;

#[cfg(test)]
mod tests;
