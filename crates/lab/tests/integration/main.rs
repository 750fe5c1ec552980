//! The integration tests of the crate, as one program.

mod faults;
mod human_agreement;
mod open_positions;
#[cfg(unix)]
mod process;
mod puzzles;
mod reasons;
mod series;
