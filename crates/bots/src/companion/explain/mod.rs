//! Reasons as data.

mod alternatives;
mod explanation;
mod reliance;

pub(crate) use explanation::{explain, explain_heard, told_by};
