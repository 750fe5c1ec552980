//! The committed collection, proven again; partners; invalid puzzles.

mod collection;
mod invalid;
mod partners;
mod schema;
