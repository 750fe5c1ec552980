//! Integers from Python.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::errors::refused;

/// An integer of at least 0. Values out of range raise `ValueError` with the number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole<T>(pub(crate) T);

impl<'a, 'py, T> FromPyObject<'a, 'py> for Whole<T>
where
    T: FromPyObject<'a, 'py>,
    PyErr: From<T::Error>,
{
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        given.extract::<T>().map(Self).map_err(|error| {
            let error = PyErr::from(error);
            if error.is_instance_of::<PyOverflowError>(given.py()) {
                let most = 8 * size_of::<T>();
                refused(format_args!(
                    "{} is out of range: expected a whole number from 0 to 2**{most} - 1",
                    *given
                ))
            } else {
                error
            }
        })
    }
}

/// The same for a parameter with a default.
pub(crate) fn whole<'py, T>(given: &Bound<'py, PyAny>) -> PyResult<T>
where
    for<'a> Whole<T>: FromPyObject<'a, 'py, Error = PyErr>,
{
    given.extract::<Whole<T>>().map(|Whole(number)| number)
}
