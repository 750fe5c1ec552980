//! The checks of the fuzz targets, as functions. The targets in `fuzz/` call them with inputs from
//! a fuzzer; the tests of this crate with stored inputs and changed copies of them.

pub mod notation;
pub mod options;
mod reason;
pub mod record;
