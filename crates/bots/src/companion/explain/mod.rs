//! Reasons as data.

mod alternatives;
mod consistent;
mod explanation;
mod reliance;

pub(crate) use explanation::{clue_action_of, explain, explain_interpretation};
