//! Search: actions simulated in sampled worlds.

mod deep_search;
mod rollout;
mod search_result;
mod shallow_search;
mod value_model;

pub(crate) use deep_search::{FEW_CARDS, search_among_people, search_deep};
pub(crate) use rollout::{FirstClue, Rollout, worlds};
pub(crate) use search_result::{InBoth, SearchResult};
pub(crate) use shallow_search::search_shallow;
pub(crate) use value_model::{ValueFeatures, is_applicable};
