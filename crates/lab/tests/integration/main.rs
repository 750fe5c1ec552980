//! The integration tests of the crate, as one program.

mod agree;
mod exam;
mod series;
