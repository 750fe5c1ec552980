//! Tests of the solver.

mod deals;
mod exhaustive;
mod laws;
