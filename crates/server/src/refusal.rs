//! Why a request is refused, and when to repeat it.

use kagiya_protocol::{ErrorCode, Problem};

/// A refusal of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) problem: Problem,
    /// The milliseconds after which the request may succeed.
    pub(crate) retry_after: Option<u32>,
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self {
            problem,
            retry_after: None,
        }
    }
}

impl Refusal {
    /// The refusal of a request that may succeed after `wait` milliseconds.
    pub(crate) fn retry_after(what: &str, wait: u32) -> Self {
        let message = format!("{what}; try again in {wait} ms");
        Self {
            problem: Problem::new(ErrorCode::RateLimited, message),
            retry_after: Some(wait),
        }
    }
}
