//! Many games in step.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kagiya_bots::BotName;
use kagiya_env::{
    Batch as Inner, BatchOptions, Encoding, LastStrike, Observations, Observers, OwnHand, Sight,
};
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyReadwriteArrayDyn};
use pyo3::prelude::*;

use crate::bots::{bot, makers};
use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::state::State;

/// Many games by the same rules in step. `kagiya.vector.VectorEnv` is the class to use.
#[pyclass(frozen, module = "kagiya._core")]
#[derive(Debug)]
pub(crate) struct Batch {
    game: Game,
    inner: Mutex<Inner>,
}

impl Batch {
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

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, num_envs, *, observation = "card_knowledge", belief = false, sad = false,
        observers = "mover", noop = false, shuffle_colors = false, last_strike = "zero",
        auto_reset = true, threads = 1, bots = None))]
    #[expect(clippy::too_many_arguments, reason = "each by its name")]
    fn new(
        game: &Game,
        num_envs: usize,
        observation: &str,
        belief: bool,
        sad: bool,
        observers: &str,
        noop: bool,
        shuffle_colors: bool,
        last_strike: &str,
        auto_reset: bool,
        threads: usize,
        bots: Option<Vec<(usize, String)>>,
    ) -> PyResult<Self> {
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
            None => Inner::new(game.rules(), num_envs, options),
            Some(bots) => {
                let mut names: Vec<Option<BotName>> = vec![None; game.rules().players()];
                for (seat, name) in &bots {
                    game.seat(*seat)?;
                    names[*seat] = Some(bot(name)?);
                }
                let makers = Box::new(makers(names));
                Inner::with_bots(game.rules(), num_envs, options, makers)
            }
        };
        Ok(Self {
            game: game.clone(),
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

    fn reset(&self, py: Python<'_>, seed: u64) {
        py.detach(|| self.lock().reset(seed));
    }

    fn reset_finished(&self, py: Python<'_>) {
        py.detach(|| self.lock().reset_finished());
    }

    #[pyo3(signature = (actions, rewards, dones, scores, lengths, greedy = None))]
    #[expect(clippy::too_many_arguments, reason = "the caller's arrays")]
    fn step(
        &self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i32>,
        rewards: &Bound<'_, PyArrayDyn<f32>>,
        dones: &Bound<'_, PyArrayDyn<bool>>,
        scores: &Bound<'_, PyArrayDyn<i32>>,
        lengths: &Bound<'_, PyArrayDyn<i32>>,
        greedy: Option<PyReadonlyArray1<'_, i32>>,
    ) -> PyResult<()> {
        let contiguous = |_| refused("the array must be contiguous");
        let actions = actions.as_slice().map_err(contiguous)?;
        let greedy = match &greedy {
            None => &[],
            Some(greedy) => greedy.as_slice().map_err(contiguous)?,
        };
        let mut rewards = rewards.readwrite();
        let mut dones = dones.readwrite();
        let mut scores = scores.readwrite();
        let mut lengths = lengths.readwrite();
        let (rewards, dones) = (slice(&mut rewards)?, slice(&mut dones)?);
        let (scores, lengths) = (slice(&mut scores)?, slice(&mut lengths)?);
        py.detach(|| {
            let mut batch = self.lock();
            let steps = batch
                .step_with_greedy(actions, greedy)
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
            Ok(())
        })
    }

    fn observe_bytes(&self, py: Python<'_>, into: &Bound<'_, PyArrayDyn<u8>>) -> PyResult<()> {
        let mut into = into.readwrite();
        let into = slice(&mut into)?;
        py.detach(|| self.lock().observe(Observations::Bytes(into)))
            .map_err(value_error)
    }

    fn observe_packed(&self, py: Python<'_>, into: &Bound<'_, PyArrayDyn<u8>>) -> PyResult<()> {
        let mut into = into.readwrite();
        let into = slice(&mut into)?;
        py.detach(|| self.lock().observe(Observations::Packed(into)))
            .map_err(value_error)
    }

    fn observe_floats(&self, py: Python<'_>, into: &Bound<'_, PyArrayDyn<f32>>) -> PyResult<()> {
        let mut into = into.readwrite();
        let into = slice(&mut into)?;
        py.detach(|| self.lock().observe(Observations::Floats(into)))
            .map_err(value_error)
    }

    fn masks(&self, py: Python<'_>, into: &Bound<'_, PyArrayDyn<u8>>) -> PyResult<()> {
        let mut into = into.readwrite();
        let into = slice(&mut into)?;
        py.detach(|| self.lock().masks(into)).map_err(value_error)
    }

    fn own_hands(
        &self,
        py: Python<'_>,
        cards: bool,
        into: &Bound<'_, PyArrayDyn<f32>>,
    ) -> PyResult<()> {
        let mut into = into.readwrite();
        let into = slice(&mut into)?;
        py.detach(|| self.lock().own_hands(own_hand(cards), into))
            .map_err(value_error)
    }

    fn to_act(&self, into: &Bound<'_, PyArrayDyn<i8>>) -> PyResult<()> {
        let mut into = into.readwrite();
        for (place, seat) in slice(&mut into)?.iter_mut().zip(self.lock().to_act()) {
            *place = i8::try_from(seat.index()).unwrap_or(i8::MAX);
        }
        Ok(())
    }

    /// A copy of one of the games.
    fn state(&self, index: usize) -> PyResult<State> {
        let batch = self.lock();
        let game = batch.game(index).ok_or_else(|| {
            refused(format_args!(
                "there is no game {index}: there are {}",
                batch.games()
            ))
        })?;
        Ok(State::position(&self.game, game.clone()))
    }
}

fn own_hand(cards: bool) -> OwnHand {
    if cards { OwnHand::Cards } else { OwnHand::Uses }
}
