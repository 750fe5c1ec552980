//! Many games of Hanabi at once: batches, statistics, comparisons.

mod team_table;

pub use team_table::{GameResult, TeamTable};
