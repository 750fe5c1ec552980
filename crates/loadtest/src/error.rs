//! Why a test could not be run.

use thiserror::Error;

/// A test could not be run.
#[derive(Debug, Error)]
#[error("{what}")]
pub(crate) struct LoadError {
    what: String,
    source: Box<dyn std::error::Error + Send + Sync>,
}

/// Makes a [`LoadError`].
pub(crate) fn fail(
    what: impl Into<String>,
    source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> LoadError {
    LoadError {
        what: what.into(),
        source: source.into(),
    }
}
