//! Bots at a table.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_bots::{Bot, BotName, KINDS, Players, Seats, profiles};
use kagiya_rules::Seat;
use pyo3::prelude::*;

use crate::errors::{refused, value_error};
use crate::state::State;

/// The names of all bots with their descriptions, weakest first.
#[pyfunction]
pub(crate) fn bots() -> Vec<(&'static str, &'static str)> {
    KINDS.iter().map(|kind| (kind.name, kind.about)).collect()
}

pub(crate) fn bot(name: &str) -> PyResult<BotName> {
    name.parse().map_err(value_error)
}

/// A game with bots in some or all seats.
///
/// `names` has the name of a bot for each seat, or `None` for a seat of the caller. The bots see
/// what their seats see. `play()` lets the bots act; `apply()` does a move of the caller's seats.
/// A game may have gone on: the bots are shown what their seats saw of it, from the deal or the
/// position on.
#[pyclass(module = "kagiya")]
pub(crate) struct Table {
    state: State,
    names: Vec<Option<BotName>>,
    players: Mutex<Seats>,
}

impl Table {
    fn bots(&self) -> MutexGuard<'_, Seats> {
        self.players.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Creates the bots of a table by name, new ones for each call. They know who else is at the table.
pub(crate) fn makers(
    names: Vec<Option<BotName>>,
) -> impl Fn(Seat) -> Option<Box<dyn Bot>> + Send + Sync + use<> {
    move |seat| {
        let mut bot = names.get(seat.index()).copied().flatten()?.make();
        bot.meet(&profiles(&names));
        Some(bot)
    }
}

/// The bots of these names at a game, which they are shown from its beginning.
fn seats(state: &State, names: &[Option<BotName>]) -> PyResult<Seats> {
    let start = state.beginning()?;
    let (seats, _) =
        Seats::after(&start, &state.actions, makers(names.to_vec())).map_err(value_error)?;
    Ok(seats)
}

#[pymethods]
impl Table {
    #[new]
    fn new(state: &State, names: Vec<Option<String>>) -> PyResult<Self> {
        let players = state.game.rules().players();
        if names.len() != players {
            return Err(refused(format_args!(
                "{} names for {players} seats",
                names.len()
            )));
        }
        let names = names
            .iter()
            .map(|name| name.as_deref().map(bot).transpose())
            .collect::<PyResult<Vec<_>>>()?;
        Ok(Self {
            players: Mutex::new(seats(state, &names)?),
            state: state.clone(),
            names,
        })
    }

    /// A copy of the current game.
    #[getter]
    fn state(&self) -> State {
        self.state.clone()
    }

    /// Starts a new game by the same rules at the table. The bots are shown what has happened in it.
    fn begin(&mut self, state: &State) -> PyResult<()> {
        if state.game != self.state.game {
            return Err(refused("the next game at a table has the same rules"));
        }
        let mut game = state.beginning()?;
        let mut bots = self.bots();
        bots.begin(&game);
        for action in &state.actions {
            let events = game.apply(*action).map_err(value_error)?;
            bots.see(&events, &game);
        }
        drop(bots);
        self.state = state.clone();
        Ok(())
    }

    /// The same table, which goes on by itself: its bots remember what these do. Cheaper than a new
    /// table, where the bots are shown the game again.
    fn copy(&self) -> PyResult<Self> {
        let copied = self.bots().copy();
        let players = match copied {
            Some(players) => players,
            None => seats(&self.state, &self.names)?,
        };
        Ok(Self {
            state: self.state.clone(),
            names: self.names.clone(),
            players: Mutex::new(players),
        })
    }

    fn __copy__(&self) -> PyResult<Self> {
        self.copy()
    }

    /// The move that the bot to act would make, and its reasons as message ids; `None` if the game
    /// is over or waits for a seat of the caller.
    fn decide(&self, py: Python<'_>) -> PyResult<Option<usize>> {
        let decision = py.detach(|| self.bots().decide(&self.state.inner));
        decision
            .map(|decision| self.state.number(decision.action))
            .transpose()
    }

    /// Does a move of the player to act, and shows it to the bots.
    #[pyo3(name = "apply")]
    fn apply_move(&mut self, given: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = self.state.action(given)?;
        self.state.act(action)?;
        self.bots().see(&self.state.events, &self.state.inner);
        Ok(())
    }

    /// Lets the bots act until the game is over or waits for a seat of the caller.
    fn play(&mut self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| {
            loop {
                let decision = self.bots().decide(&self.state.inner);
                let Some(decision) = decision else {
                    return Ok(());
                };
                self.state.act(decision.action)?;
                self.bots().see(&self.state.events, &self.state.inner);
            }
        })
    }

    /// The name of the bot in each seat; `None` for seats of the caller.
    #[getter]
    fn names(&self) -> Vec<Option<String>> {
        self.names
            .iter()
            .map(|name| name.map(|name| name.to_string()))
            .collect()
    }

    fn __repr__(&self) -> String {
        format!("<Table of {:?}>", self.names())
    }
}
