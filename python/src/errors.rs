//! Converts errors of the engine to Python exceptions.

use core::fmt::Display;
use std::error::Error;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// A `ValueError` with the text of an error and its causes.
pub(crate) fn value_error(error: impl Error) -> PyErr {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let because = error.to_string();
        if !text.contains(&because) {
            text = format!("{text}: {because}");
        }
        cause = error.source();
    }
    PyValueError::new_err(text)
}

/// A `ValueError` with this text.
pub(crate) fn refused(text: impl Display) -> PyErr {
    PyValueError::new_err(text.to_string())
}
