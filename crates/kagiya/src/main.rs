//! The product: a table for Hanabi.

fn main() {}
