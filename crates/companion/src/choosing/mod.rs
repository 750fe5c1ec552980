//! The choice of an action at first sight, without search.

mod candidates;
mod demand;
mod evaluation;
mod parts;
mod saving;
mod style;
mod weights;

pub(crate) use candidates::{Chooser, Evaluated};
pub(crate) use demand::Demand;
pub(crate) use parts::{Parts, Tally};
pub(crate) use saving::Lookahead;
pub use weights::Weights;
