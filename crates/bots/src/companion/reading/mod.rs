//! What clues, plays and discards mean.

mod bluffs;
mod clue;
mod events;
mod finesses;
mod history_window;
mod hypotheses;
mod interpretation;
mod play_inference;
mod prerequisites;
mod style_inference;

pub(crate) use clue::{About, Ahead, Heard, Kind, Told};
pub(crate) use events::Noticed;
pub(crate) use history_window::Recent;
pub(crate) use hypotheses::Supposed;
