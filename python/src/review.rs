//! Reviews of games.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use kagiya_review::{Depth, Reviewer, Settings};
use pyo3::prelude::*;

use crate::errors::{refused, value_error};
use crate::numbers::whole;
use crate::record::Record;

/// How long Ctrl-C may have to wait.
const PATIENCE: Duration = Duration::from_millis(100);

/// Judges a game turn by turn, and returns the review as `docs/review.schema.json` describes it.
/// `depth` is `quick`, `normal` or `deep`. `progress` receives the number of the stage, the number
/// of stages, and the number of turns done in the stage.
#[pyfunction]
#[pyo3(signature = (record, depth = "normal", threads = 0, progress = None))]
pub(crate) fn review<'py>(
    py: Python<'py>,
    record: &Record,
    depth: &str,
    #[pyo3(from_py_with = whole)] threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(depth) = Depth::find(depth) else {
        let names = Depth::ALL.map(Depth::name).join(", ");
        return Err(refused(format!("depth {depth:?} must be one of {names}")));
    };
    let settings = Settings {
        depth,
        threads,
        ..Settings::default()
    };
    let mut reviewer = Reviewer::new(record.stored(), &settings).map_err(value_error)?;
    let stages = reviewer.stages();
    for stage in 1..=stages {
        let told = |done: usize| match &progress {
            Some(progress) => progress.call1(py, (stage, stages, done)).map(|_| ()),
            None => Ok(()),
        };
        advance(py, &mut reviewer, &told)?;
    }
    let text = reviewer.review().to_json().to_string();
    py.import("json")?.call_method1("loads", (text,))
}

/// Runs a stage. Python looks for Ctrl-C in its main thread only, so the work is done in others.
fn advance(
    py: Python<'_>,
    reviewer: &mut Reviewer,
    told: &dyn Fn(usize) -> PyResult<()>,
) -> PyResult<()> {
    let stop = AtomicBool::new(false);
    let (sender, mut turns) = channel();
    thread::scope(|scope| {
        let stop = &stop;
        // The receiver lives until this thread ends, so that sending can't fail.
        scope.spawn(move || reviewer.advance(&|done| sender.send(done).unwrap_or_default(), stop));
        let mut result = Ok(());
        loop {
            let turns = &mut turns;
            let done = py.detach(move || turns.recv_timeout(PATIENCE));
            let heard = match done {
                Ok(done) if result.is_ok() => told(done),
                Ok(_) | Err(RecvTimeoutError::Timeout) => Ok(()),
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if let Err(error) = heard.and_then(|()| py.check_signals()) {
                stop.store(true, Ordering::Relaxed);
                result = result.and(Err(error));
            }
        }
        result
    })
}
