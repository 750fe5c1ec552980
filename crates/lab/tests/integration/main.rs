//! The integration tests of the crate, as one program.

mod human_agreement;
mod puzzles;
mod series;
