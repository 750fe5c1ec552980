//! What every player at the table believes the cards to be.

mod belief_state;
mod deduction;
mod good_touch;
mod notes;
mod pending_plays;
mod position_facts;

pub(crate) use belief_state::{BeliefState, at, is_within};
pub(crate) use notes::{Bluff, Call, Connection, PossibleSave};
pub(crate) use pending_plays::PendingPlays;
pub(crate) use position_facts::{PositionFacts, Stacks, before};
