//! The integration tests of the crate, as one program.

mod batches;
mod games;
mod hle;
mod laws;
mod refusals;
mod sections;
