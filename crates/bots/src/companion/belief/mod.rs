//! What every player at the table takes the cards to be.

mod belief_state;
mod deduction;
mod good_touch;
mod notes;
mod pending_plays;
mod position_facts;

pub(crate) use belief_state::{Mind, at, is_within};
pub(crate) use notes::{Bluff, Call, Link, Saved};
pub(crate) use pending_plays::Coming;
pub(crate) use position_facts::{Facts, Stacks, before};
