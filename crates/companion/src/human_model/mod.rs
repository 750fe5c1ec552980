//! A model of how people choose actions.

mod feature_names;
mod features;
mod habits;
mod model;

pub use features::Candidate;
pub(crate) use features::is_same;
pub(crate) use habits::{Habit, habits};
pub use model::HumanModel;
