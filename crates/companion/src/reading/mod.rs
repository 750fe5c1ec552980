//! The meaning of clues, plays and discards.

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

pub(crate) use clue::{ClueAction, ClueKind, ExpectedStacks, FocusRule, Interpretation};
pub(crate) use events::Conclusions;
pub(crate) use history_window::HistoryWindow;
pub(crate) use hypotheses::Hypothesis;
