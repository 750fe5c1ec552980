//! The integration tests of the crate, as one program.

mod admin;
mod cli;
mod documents;
mod lab;
mod serve;
