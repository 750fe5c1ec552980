//! Converts between stored data and protocol messages.
//!
//! The store has its own types ([`crate::store`], and `v1` for the facts of a table's log), which don't
//! change when a message of [`kagiya_protocol`] does. Only this module knows both, so a change of either is
//! limited to it.

mod conventions;
mod facts;
mod log;
mod rows;
mod v1;

pub(crate) use facts::without_name;
pub use facts::{UnreadableFact, read, write};
pub use kagiya_table::{Entry, Fact, GivenDeal};
pub(crate) use log::load;
pub(crate) use rows::{
    deal_game, game, lobby, outcome, outcome_word, row, seats, settings, standing,
};
