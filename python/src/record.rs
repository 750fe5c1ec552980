//! Records of games.

use kagiya_formats::hanab_live;
use kagiya_rules::record::{Entry, Record as Stored};
use pyo3::prelude::*;

use crate::errors::value_error;
use crate::game::Game;
use crate::state::State;

/// A game from its deal to its last move, in the format in which games are stored.
#[pyclass(frozen, eq, module = "kagiya")]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    inner: Stored,
}

impl Record {
    pub(crate) fn new(inner: Stored) -> Self {
        Self { inner }
    }

    pub(crate) const fn stored(&self) -> &Stored {
        &self.inner
    }

    fn rules(&self) -> Game {
        Game::of_rules((**self.inner.rules()).clone())
    }
}

#[pymethods]
impl Record {
    /// Reads JSON. `ValueError` says what is wrong and where.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Self> {
        Ok(Self::new(Stored::from_json(text).map_err(value_error)?))
    }

    /// Reads a game of hanab.live, as the site exports it.
    #[staticmethod]
    fn from_hanab_live(text: &str) -> PyResult<Self> {
        Ok(Self::new(
            hanab_live::import(text).map_err(value_error)?.record,
        ))
    }

    /// Reads all games of a hanab.live file: one game, or a list of games.
    #[staticmethod]
    fn all_from_hanab_live(text: &str) -> PyResult<Vec<Self>> {
        let games = hanab_live::import_all(text).map_err(value_error)?;
        let read =
            |game: Result<hanab_live::Import, _>| Ok(Self::new(game.map_err(value_error)?.record));
        games.into_iter().map(read).collect()
    }

    /// Writes the game in the format of hanab.live.
    fn to_hanab_live(&self) -> PyResult<String> {
        hanab_live::export(&self.inner).map_err(value_error)
    }

    /// Writes JSON.
    fn to_json(&self) -> String {
        self.inner.to_json()
    }

    /// The rules of the game.
    #[getter]
    fn game(&self) -> Game {
        self.rules()
    }

    /// The names of the players by seat; empty if they are not recorded.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.inner.about().players.clone()
    }

    /// The score, if the game has ended and has a score.
    #[getter]
    fn score(&self) -> Option<i8> {
        self.inner.result()?.score
    }

    /// The states of the game, from the deal to the last move.
    fn states(&self) -> PyResult<Vec<State>> {
        let mut state = State::deal(&self.rules(), self.inner.deal().clone())?;
        let mut states = vec![state.clone()];
        for entry in self.inner.entries() {
            match entry {
                Entry::Action(action) => {
                    state.act(*action)?;
                    states.push(state.clone());
                }
                Entry::Reorder { seat, order } => state.reorder(*seat, order)?,
                Entry::BrokenOff { .. } => {}
            }
        }
        Ok(states)
    }

    /// The turns as a `pandas.DataFrame`: see `kagiya.frames`.
    fn frame<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py()
            .import("kagiya.frames")?
            .call_method1("frame", (slf,))
    }

    /// The numbers of the moves, in order.
    fn moves(&self) -> PyResult<Vec<usize>> {
        let mut state = State::deal(&self.rules(), self.inner.deal().clone())?;
        let mut numbers = Vec::new();
        for entry in self.inner.entries() {
            match entry {
                Entry::Action(action) => {
                    numbers.push(state.number(*action)?);
                    state.act(*action)?;
                }
                Entry::Reorder { seat, order } => state.reorder(*seat, order)?,
                Entry::BrokenOff { .. } => {}
            }
        }
        Ok(numbers)
    }

    fn __len__(&self) -> usize {
        self.inner.entries().len()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?, (slf.get().to_json(),)))
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} entries>", self.inner.entries().len())
    }
}
