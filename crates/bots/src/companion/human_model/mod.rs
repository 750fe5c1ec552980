//! A model of how people choose actions.

mod feature_names;
mod features;
mod model;

pub use features::Candidate;
pub use model::HumanModel;
