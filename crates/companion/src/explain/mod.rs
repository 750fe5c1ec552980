//! Reasons as data.

mod alternatives;
mod consistent;
mod decision_course;
mod difference;
mod explanation;
mod reliance;

pub(crate) use decision_course::{DecisionCourse, Explained};
pub(crate) use explanation::{clue_action_of, explain_interpretation};
