//! Series of games among bots.

use std::sync::atomic::{AtomicBool, Ordering};

use kagiya_lab::{Series, contestant, run};
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::value_error;
use crate::game::Game;
use crate::numbers::whole;

/// Plays the deals `seed` to `seed + games - 1` with bots in all seats, and returns the results as
/// integers. `names` is one name, or several separated by commas, which are seated in turn.
#[pyfunction]
#[pyo3(signature = (names, game, games, seed = 0, threads = 0, progress = None))]
pub(crate) fn run_series<'py>(
    py: Python<'py>,
    names: &str,
    game: &Game,
    #[pyo3(from_py_with = whole)] games: u64,
    #[pyo3(from_py_with = whole)] seed: u64,
    #[pyo3(from_py_with = whole)] threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let series = Series {
        options: game.rules().options().clone(),
        games,
        seed,
        threads,
        ..Series::default()
    };
    let contestant = contestant(names).map_err(value_error)?;
    let stop = AtomicBool::new(false);
    let told = |done: u64| {
        Python::attach(|py| {
            let heard = progress
                .as_ref()
                .map(|progress| progress.call1(py, (done,)));
            if py.check_signals().is_err() || heard.is_some_and(|result| result.is_err()) {
                stop.store(true, Ordering::Relaxed);
            }
        });
    };
    let report = py
        .detach(|| run(&series, &*contestant, &told, &stop))
        .map_err(value_error)?;
    if stop.load(Ordering::Relaxed) {
        return Err(PyKeyboardInterrupt::new_err("the series was stopped"));
    }
    #[expect(
        clippy::cast_precision_loss,
        reason = "numbers of games are far below 2^53"
    )]
    let whole = |mean: f64| (mean * report.games as f64).round();
    let result = PyDict::new(py);
    result.set_item("games", report.games)?;
    result.set_item("histogram", report.histogram.clone())?;
    result.set_item("perfect", whole(report.perfect))?;
    result.set_item("strikeouts", report.strikeouts)?;
    result.set_item("turns", whole(report.turns))?;
    result.set_item("strikes", whole(report.strikes))?;
    result.set_item(
        "points_zero_on_strikeout",
        whole(report.mean_zero_on_strikeout),
    )?;
    Ok(result)
}
