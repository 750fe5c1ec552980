//! The commands, one module each.

pub(crate) mod admin;
mod admin_copy;
pub(crate) mod bench;
mod doctor;
pub(crate) mod hanab_live;
pub(crate) mod join;
pub(crate) mod lab;
pub(crate) mod man_pages;
pub(crate) mod mcp;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod replay;
mod replay_json;
pub(crate) mod review;
mod rulebook;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod solve;
mod units;
