//! Many games in lockstep.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_bots::BotName;
use kagiya_env::{
    Batch as Inner, BatchOptions, Encoding, GameHistory, LastStrike, Observations, Observers,
    OwnHand, Sight, Start,
};
use kagiya_rules::{Deal, Seed};
use numpy::{BorrowError, PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::bots::{bot, makers};
use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::numbers::{Whole, whole};
use crate::state::State;
use crate::view::View;

/// Many games by the same rules in lockstep. Use `kagiya.vector.VectorEnv`.
#[pyclass(frozen, module = "kagiya._core")]
#[derive(Debug)]
pub(crate) struct Batch {
    game: Game,
    form: Form,
    inner: Mutex<Inner>,
}

/// The format of observations.
#[derive(Clone, Copy, Debug)]
enum Form {
    Bytes,
    Floats,
    Packed,
}

fn write_seats(batch: &Inner, into: &mut [i8]) {
    for (place, seat) in into.iter_mut().zip(batch.to_act()) {
        *place = i8::try_from(seat.index()).unwrap_or(i8::MAX);
    }
}

impl Batch {
    /// Calls `work` with the array as observations in the requested format.
    fn with_rows<R>(
        &self,
        array: &Bound<'_, PyAny>,
        work: impl FnOnce(Observations<'_>) -> PyResult<R>,
    ) -> PyResult<R> {
        match self.form {
            Form::Floats => {
                let mut array = writable(array.cast::<PyArrayDyn<f32>>()?)?;
                work(Observations::Floats(slice(&mut array)?))
            }
            Form::Bytes => {
                let mut array = writable(array.cast::<PyArrayDyn<u8>>()?)?;
                work(Observations::Bytes(slice(&mut array)?))
            }
            Form::Packed => {
                let mut array = writable(array.cast::<PyArrayDyn<u8>>()?)?;
                work(Observations::Packed(slice(&mut array)?))
            }
        }
    }

    /// A game with its past. `given` is the state that was put in, if any.
    fn state_of(&self, batch: &Inner, index: usize, given: Option<&State>) -> PyResult<State> {
        let (Some(past), Some(history)) = (batch.past(index), batch.history(index)) else {
            return Err(refused(format_args!(
                "there is no game {index}: there are {}",
                batch.games()
            )));
        };
        let mut state = match given.filter(|_| batch.is_given(index)) {
            Some(given) => given.clone(),
            None if batch.is_given(index) => State::position(&self.game, past.game),
            None => {
                let deal = Deal::from_seed(Seed::from_number(history.number));
                State::deal(&self.game, deal)?
            }
        };
        for action in &past.past[state.actions.len()..] {
            state.act(*action)?;
        }
        Ok(state)
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) fn sight(word: &str) -> PyResult<Sight> {
    match word {
        "minimal" => Ok(Sight::Minimal),
        "card_knowledge" => Ok(Sight::Clues),
        "seer" => Ok(Sight::Seer),
        other => Err(refused(format_args!(
            "observation `{other}`: there are minimal, card_knowledge and seer"
        ))),
    }
}

fn slice<'a, T: numpy::Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
) -> PyResult<&'a mut [T]> {
    array
        .as_slice_mut()
        .map_err(|_| refused("the array must be contiguous, in C order"))
}

/// The array for writing, unless it is in use or read-only.
fn writable<'py, T: numpy::Element>(
    array: &Bound<'py, PyArrayDyn<T>>,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array.try_readwrite().map_err(|error| match error {
        BorrowError::NotWriteable => {
            refused("an array that the step writes to is read-only (copy=False writes into the same ones)")
        }
        BorrowError::AlreadyBorrowed | _ => refused(
            "another thread uses the arrays of this environment: with copy=False only one may step it",
        ),
    })
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, num_envs, *, observation = "card_knowledge", dtype = "uint8", belief = false, sad = false,
        observers = "mover", noop = false, shuffle_colors = false, last_strike = "zero",
        auto_reset = true, threads = 1, bots = None))]
    #[expect(clippy::too_many_arguments, reason = "each by its name")]
    fn new(
        game: &Game,
        num_envs: Whole<usize>,
        observation: &str,
        dtype: &str,
        belief: bool,
        sad: bool,
        observers: &str,
        noop: bool,
        shuffle_colors: bool,
        last_strike: &str,
        auto_reset: bool,
        #[pyo3(from_py_with = whole)] threads: usize,
        bots: Option<Vec<(Whole<usize>, String)>>,
    ) -> PyResult<Self> {
        let form = match dtype {
            "uint8" => Form::Bytes,
            "float32" => Form::Floats,
            "packed" => Form::Packed,
            other => {
                return Err(refused(format_args!(
                    "dtype `{other}`: there are uint8, float32 and packed"
                )));
            }
        };
        let options = BatchOptions {
            encoding: Encoding {
                sight: sight(observation)?,
                belief,
                greedy: sad,
            },
            observers: match observers {
                "mover" => Observers::Mover,
                "all" => Observers::All,
                other => {
                    return Err(refused(format_args!(
                        "observers `{other}`: there are mover and all"
                    )));
                }
            },
            noop,
            shuffle_colors,
            last_strike: match last_strike {
                "zero" => LastStrike::Zero,
                "keep" => LastStrike::Keep,
                "minus_one" => LastStrike::MinusOne,
                other => {
                    return Err(refused(format_args!(
                        "last_strike `{other}`: there are zero, keep and minus_one"
                    )));
                }
            },
            auto_reset,
            threads,
        };
        let inner = match bots {
            None => Inner::new(game.rules(), num_envs.0, options),
            Some(bots) => {
                let mut names: Vec<Option<BotName>> = vec![None; game.rules().players()];
                for (Whole(seat), name) in &bots {
                    game.seat(*seat)?;
                    names[*seat] = Some(bot(name)?);
                }
                let makers = Box::new(makers(names));
                Inner::with_bots(game.rules(), num_envs.0, options, makers)
            }
        };
        Ok(Self {
            game: game.clone(),
            form,
            inner: Mutex::new(inner.map_err(value_error)?),
        })
    }

    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.lock().observation_size()
    }

    #[getter]
    fn mask_size(&self) -> usize {
        self.lock().mask_size()
    }

    #[getter]
    fn observers(&self) -> usize {
        self.lock().observers()
    }

    fn own_hand_size(&self, cards: bool) -> usize {
        own_hand(cards).len(self.lock().layout())
    }

    /// A random legal move in each game, from one random number each.
    fn draw_moves(
        &self,
        chance: PyReadonlyArray1<'_, u64>,
        into: &Bound<'_, PyArrayDyn<i32>>,
    ) -> PyResult<()> {
        let mut into = writable(into)?;
        let chance = chance
            .as_slice()
            .map_err(|_| refused("the array must be contiguous"))?;
        self.lock()
            .draw_moves(chance, slice(&mut into)?)
            .map_err(value_error)
    }

    fn reset(&self, py: Python<'_>, seed: Whole<u64>) {
        py.detach(|| self.lock().reset(seed.0));
    }

    fn reset_finished(&self, py: Python<'_>) {
        py.detach(|| self.lock().reset_finished());
    }

    /// Does a step of all games, and writes the next observations.
    #[pyo3(signature = (actions, rewards, dones, scores, lengths, observations, masks, to_act, greedy = None))]
    #[expect(clippy::too_many_arguments, reason = "the caller's arrays")]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        rewards: &Bound<'_, PyArrayDyn<f32>>,
        dones: &Bound<'_, PyArrayDyn<bool>>,
        scores: &Bound<'_, PyArrayDyn<i32>>,
        lengths: &Bound<'_, PyArrayDyn<i32>>,
        observations: &Bound<'_, PyAny>,
        masks: &Bound<'_, PyArrayDyn<u8>>,
        to_act: &Bound<'_, PyArrayDyn<i8>>,
        greedy: Option<PyReadonlyArray1<'_, i32>>,
    ) -> PyResult<()> {
        let contiguous = |_| refused("the array must be contiguous");
        let actions = actions.as_slice().map_err(contiguous)?;
        let greedy = match &greedy {
            None => &[],
            Some(greedy) => greedy.as_slice().map_err(contiguous)?,
        };
        let mut rewards = writable(rewards)?;
        let mut dones = writable(dones)?;
        let mut scores = writable(scores)?;
        let mut lengths = writable(lengths)?;
        let mut masks = writable(masks)?;
        let mut to_act = writable(to_act)?;
        let (rewards, dones) = (slice(&mut rewards)?, slice(&mut dones)?);
        let (scores, lengths) = (slice(&mut scores)?, slice(&mut lengths)?);
        let (masks, to_act) = (slice(&mut masks)?, slice(&mut to_act)?);
        self.with_rows(observations, |into| {
            py.detach(|| {
                let mut batch = self.lock();
                let steps = batch
                    .step_and_observe(actions, greedy, into, masks)
                    .map_err(value_error)?;
                let places = rewards.iter_mut().zip(dones).zip(scores).zip(lengths);
                for (step, (((reward, done), score), length)) in steps.iter().zip(places) {
                    #[expect(clippy::cast_precision_loss, reason = "a score is small")]
                    let change = step.reward as f32;
                    *reward = change;
                    *done = step.done;
                    *score = step.score;
                    *length = i32::try_from(step.moves).unwrap_or(i32::MAX);
                }
                write_seats(&batch, to_act);
                Ok(())
            })
        })
    }

    fn observe(&self, py: Python<'_>, into: &Bound<'_, PyAny>) -> PyResult<()> {
        self.with_rows(into, |into| {
            py.detach(|| self.lock().observe(into)).map_err(value_error)
        })
    }

    /// Writes the observations of some games to their places.
    fn observe_some(
        &self,
        py: Python<'_>,
        games: Vec<usize>,
        into: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        self.with_rows(into, |into| {
            py.detach(|| self.lock().observe_some(&games, into))
                .map_err(value_error)
        })
    }

    fn masks(&self, py: Python<'_>, into: &Bound<'_, PyArrayDyn<u8>>) -> PyResult<()> {
        let mut into = writable(into)?;
        let into = slice(&mut into)?;
        py.detach(|| self.lock().masks(into)).map_err(value_error)
    }

    fn own_hands(
        &self,
        py: Python<'_>,
        cards: bool,
        into: &Bound<'_, PyArrayDyn<f32>>,
    ) -> PyResult<()> {
        let mut into = writable(into)?;
        let into = slice(&mut into)?;
        py.detach(|| self.lock().own_hands(own_hand(cards), into))
            .map_err(value_error)
    }

    fn to_act(&self, into: &Bound<'_, PyArrayDyn<i8>>) -> PyResult<()> {
        let mut into = writable(into)?;
        write_seats(&self.lock(), slice(&mut into)?);
        Ok(())
    }

    /// The seed of the first deal.
    #[getter]
    fn seed(&self) -> u64 {
        self.lock().seed()
    }

    /// The history of each game: the number of the first deal of its slot, the number of games before
    /// it, the number of its deal, the moves of the caller, and the greedy move when the last move was
    /// made, or -1.
    fn courses(&self) -> Vec<(u64, u64, u64, Vec<i32>, i32)> {
        let batch = self.lock();
        (0..batch.games())
            .filter_map(|index| batch.history(index))
            .map(|it| (it.base, it.round, it.number, it.moves, it.greedy))
            .collect()
    }

    /// Replays the games that `seed` and `courses` describe; `starts` are the given ones among them.
    fn restore(
        &self,
        py: Python<'_>,
        seed: Whole<u64>,
        courses: Vec<(u64, u64, u64, Vec<i32>, i32)>,
        starts: Vec<Option<Py<State>>>,
    ) -> PyResult<()> {
        let courses: Vec<GameHistory> = courses
            .into_iter()
            .map(|(base, round, number, moves, greedy)| GameHistory {
                base,
                round,
                number,
                moves,
                greedy,
            })
            .collect();
        let starts = starts.iter().map(|it| {
            let given = it.as_ref();
            given.map(|it| start(&it.borrow(py))).transpose()
        });
        let starts = starts.collect::<PyResult<Vec<_>>>()?;
        py.detach(|| self.lock().restore(seed.0, &courses, starts))
            .map_err(value_error)
    }

    /// Deals the next game of a slot, or the game of this number.
    #[pyo3(signature = (index, number = None))]
    fn reset_game(&self, index: Whole<usize>, number: Option<Whole<u64>>) -> PyResult<()> {
        let number = number.map(|Whole(number)| number);
        self.lock().reset_game(index.0, number).map_err(value_error)
    }

    /// Puts a state in place of a game.
    fn set_game(&self, index: Whole<usize>, state: &State) -> PyResult<()> {
        let start = start(state)?;
        self.lock().set_game(index.0, start).map_err(value_error)
    }

    /// Deals the cards that each player to act doesn't see anew, among the deals that agree with the
    /// view. Returns the states that were put in; `None` for games that have ended.
    fn resample(&self, py: Python<'_>, seed: Whole<u64>) -> PyResult<Vec<Option<State>>> {
        py.detach(|| {
            let mut batch = self.lock();
            let mut random = Pcg64::seed_from_u64(seed.0);
            let mut states = Vec::with_capacity(batch.games());
            for index in 0..batch.games() {
                let state = self.state_of(&batch, index, None)?;
                if state.inner.outcome().is_some() {
                    states.push(None);
                    continue;
                }
                let mover = state.inner.table().to_act();
                let world = View::new(&state, mover).draw(&mut random)?;
                batch.set_game(index, start(&world)?).map_err(value_error)?;
                states.push(Some(world));
            }
            Ok(states)
        })
    }

    /// Puts a copy of a game, of another batch or of this one, in place of a game.
    #[pyo3(signature = (to, source, index))]
    fn copy_game(
        &self,
        to: Whole<usize>,
        source: Option<&Self>,
        index: Whole<usize>,
    ) -> PyResult<()> {
        let source = source.filter(|source| !core::ptr::eq(*source, self));
        // Two batches that are copied into each other at once would wait for each other.
        let there = source.map(|source| {
            source
                .inner
                .try_lock()
                .map_err(|_| refused("another thread uses the environment that is copied from"))
        });
        let there = there.transpose()?;
        self.lock()
            .copy_game(to.0, there.as_deref(), index.0)
            .map_err(value_error)
    }

    /// Whether a game was put in and has not been followed by a dealt one.
    fn is_given(&self, index: Whole<usize>) -> bool {
        self.lock().is_given(index.0)
    }

    /// A copy of one of the games, with its past. `given` is the state that was put in, if any.
    #[pyo3(signature = (index, given = None))]
    fn state(&self, index: Whole<usize>, given: Option<&State>) -> PyResult<State> {
        self.state_of(&self.lock(), index.0, given)
    }
}

/// A state as the start of a game in a batch.
fn start(state: &State) -> PyResult<Start> {
    Ok(Start {
        game: state.beginning()?,
        past: state.actions.clone(),
    })
}

fn own_hand(cards: bool) -> OwnHand {
    if cards { OwnHand::Cards } else { OwnHand::Uses }
}
