//! The integration tests of the crate, as one program.

mod hle;
mod laws;
mod refusals;
