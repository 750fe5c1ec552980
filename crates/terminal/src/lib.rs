//! The table of Kagiya in a terminal: one person, and bots on the other seats.
//!
//! [`table`] fills the screen, [`plain`] speaks by lines of text. Both play the same game and show
//! it through the same words: [`phrases`] for cards and clues, [`telling`] for what happens.

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
