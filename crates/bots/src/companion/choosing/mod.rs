//! Which action to take at first sight.

mod candidates;
mod demand;
mod evaluation;
mod weights;

pub(crate) use candidates::{Chooser, Weighed};
pub(crate) use demand::Wanted;
pub use weights::Weights;
