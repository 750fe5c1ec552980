//! The Python module `kagiya._core`. It only converts and forwards.

use pyo3::prelude::*;

mod beliefs;
mod bots;
mod errors;
mod game;
mod hle;
mod lab;
mod numbers;
mod past;
mod pickle;
mod record;
mod review;
mod state;
mod vector;
mod view;

/// The compiled part of `kagiya`.
#[pymodule]
mod _core {
    #[pymodule_export]
    use crate::bots::Table;
    #[pymodule_export]
    use crate::bots::bots;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::game::editions;
    #[pymodule_export]
    use crate::hle::{HleGame, HleState};
    #[pymodule_export]
    use crate::lab::run_series;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::review::review;
    #[pymodule_export]
    use crate::state::State;
    #[pymodule_export]
    use crate::vector::Batch;
    #[pymodule_export]
    use crate::view::View;
}
