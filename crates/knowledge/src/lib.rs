//! Deductions of a player from a [`View`](kagiya_rules::View): the possible cards at each position of each
//! hand, with probabilities.
//!
//! [`Knowledge`] has three kinds: common knowledge is part of the knowledge of a hand's holder as far as I
//! can tell, which is part of my own.
//!
//! Deduction is exact: a card is possible at a position if some deal of the hidden cards has it there. The
//! functions [`deduce`] and [`Belief`] work on plain sets and counts, so a bot can use more knowledge than
//! clues give.
//!
//! Invariant: this crate uses only views of games.

#![expect(missing_docs, reason = "a comment that repeats a name says nothing")]

mod belief;
mod card_status;
mod counts;
mod deduce;
mod knowledge;
mod world_list;
mod worlds;

pub use belief::Belief;
pub use card_status::{CardStatus, Certainty};
pub use counts::Counts;
pub use deduce::{Contradiction, deduce};
pub use knowledge::{HandKnowledge, HolderKnowledge, Knowledge};
pub use world_list::ListedWorld;
pub use worlds::{NoWorlds, Worlds};
