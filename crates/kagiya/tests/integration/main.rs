//! The integration tests of the crate, as one program.

mod admin;
mod cli;
mod documents;
mod join;
mod lab;
mod lab_agree;
mod modules;
mod play;
mod program;
mod puzzle;
mod replay_data;
mod review;
mod rules;
mod serve;
mod solve;
