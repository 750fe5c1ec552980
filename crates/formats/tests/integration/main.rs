//! The integration tests of the crate, as one program.

mod game_files;
mod hanab_live;
mod hanab_live_forms;
mod hanab_live_variants;
mod scenario_files;
mod scenarios;
mod site;
mod words;
