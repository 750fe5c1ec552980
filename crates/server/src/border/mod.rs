//! Where what is stored and what is said meet.
//!
//! The store keeps types of its own ([`crate::store`], and `v1` for the facts of a table's log),
//! which do not change when a message of [`kagiya_protocol`] does. This is the only place that
//! knows both, so that a change of either one is a change here and nowhere else.

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
