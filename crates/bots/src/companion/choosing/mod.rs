//! The choice of an action at first sight, without search.

mod candidates;
mod demand;
mod evaluation;
mod saving;
mod weights;

pub(crate) use candidates::{Chooser, Evaluated};
pub(crate) use demand::Demand;
pub(crate) use saving::Lookahead;
pub use weights::Weights;
