//! How people choose.

mod feature_names;
mod features;
mod model;

pub use features::Choice;
pub use model::Habits;
