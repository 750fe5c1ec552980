//! A table in a terminal: one person, and bots in the other seats.
//!
//! [`table`] uses the full screen, [`plain`] reads and prints lines. Both play the same game with
//! the same texts: [`phrases`] for cards and clues, [`narration`] for events.

mod error;
mod lesson;
mod letters;
pub mod narration;
pub mod phrases;
pub mod plain;
pub mod record_file;
mod rows;
mod session;
mod settings;
mod suit_names;
pub mod table;

pub use error::{Error, system_reason};
pub use rows::{columns, rows};
pub use session::names;
pub use settings::{GameSettings, unchanged_preset};

#[cfg(test)]
mod tests;
