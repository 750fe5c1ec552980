//! Actions tried in made-up worlds.

mod deep_search;
mod rollout;
mod shallow_search;
mod value_model;

pub(crate) use deep_search::{FEW_CARDS, look_among_people, look_far};
pub(crate) use shallow_search::look_ahead;
pub(crate) use value_model::{Signs, knows};
