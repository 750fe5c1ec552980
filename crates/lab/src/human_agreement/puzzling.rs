//! Puzzling actions: those that a model of people, fitted to games other than the judged one, gives little chance.

use std::sync::atomic::AtomicBool;

use kagiya_bots::{Bot, Candidate, Companion, HumanModel, Level};
use kagiya_rules::record::Record;
use kagiya_rules::{Action, Audience, Event, Game, Seat};

use crate::fit::{FitOptions, TREES, fit};
use crate::game_split::GameSplit;

/// An action that people take less often is puzzling.
const PUZZLING: f64 = 0.02;

/// A model of people for each half of the games, fitted to the other half.
#[derive(Clone, Debug)]
pub struct Judges {
    /// For the games for tuning; `None` if there are no others.
    tuning: Option<HumanModel>,
    /// For the held-out games.
    held_out: Option<HumanModel>,
}

impl Judges {
    /// Fits both models. `progress` receives the number of replayed games, each of which is replayed twice. When
    /// `stop` becomes true, the models are fitted to the games replayed so far.
    ///
    /// # Errors
    /// If the threads can't start.
    pub fn fit(
        games: &[Record],
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
        stop: &AtomicBool,
    ) -> Result<Self, rayon::ThreadPoolBuildError> {
        let half = |part: GameSplit, before: u64| {
            if !games.iter().any(|game| part.has(game)) {
                return Ok(None);
            }
            let fitting = FitOptions {
                games,
                part,
                trees: TREES,
                threads,
                folds: 0,
            };
            let fitted = fit(&fitting, &|done| progress(before + done), stop)?;
            Ok(Some(fitted.habits))
        };
        Ok(Self {
            held_out: half(GameSplit::Tuning, 0)?,
            tuning: half(GameSplit::HeldOut, games.len() as u64)?,
        })
    }

    /// The model that was not fitted to `record`.
    pub(super) fn of(&self, record: &Record) -> Option<&HumanModel> {
        let model = if GameSplit::HeldOut.has(record) {
            &self.held_out
        } else {
            &self.tuning
        };
        model.as_ref()
    }
}

/// Watches a game from every seat, as players do who read clues like people.
pub(super) struct Judge<'a> {
    model: &'a HumanModel,
    readers: Vec<Companion>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(model: &'a HumanModel, game: &Game) -> Self {
        let reader = |seat| {
            let mut reader = Companion::new(Level::Group);
            reader.begin(&game.view(Audience::Seat(seat)));
            reader
        };
        Self {
            model,
            readers: game.rules().seats().map(reader).collect(),
        }
    }

    pub(super) fn see(&mut self, events: &[Event], game: &Game) {
        for (seat, reader) in game.rules().seats().zip(&mut self.readers) {
            let audience = Audience::Seat(seat);
            let view = game.view(audience);
            for event in events {
                reader.observe(&event.project(audience), &view);
            }
        }
    }

    /// For each of these actions of `seat`, whether it is puzzling; `None` if people's choices are not modeled
    /// in this position.
    pub(super) fn puzzling(
        &mut self,
        game: &Game,
        seat: Seat,
        actions: [Action; 2],
    ) -> Option<[bool; 2]> {
        let view = game.view(Audience::Seat(seat));
        let candidates = self.readers[seat.index()].candidates(&view);
        let scores = candidates.iter().map(Candidate::all_features);
        let scores: Vec<f64> = scores
            .map(|features| f64::from(self.model.score(&features)))
            .collect();
        let place = |action| candidates.iter().position(|it| it.is(action));
        let [first, second] = actions;
        let (first, second) = (place(first)?, place(second)?);
        Some([first, second].map(|place| is_puzzling(&scores, place)))
    }
}

/// Whether the action at `place` is puzzling among actions with these scores.
fn is_puzzling(scores: &[f64], place: usize) -> bool {
    // Differences of scores are logarithms of odds.
    let odds = scores.iter().map(|score| (score - scores[place]).exp());
    odds.sum::<f64>() * PUZZLING > 1.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_puzzling_below_two_in_a_hundred() {
        // Chances of 97.5, 2.1 and 0.4 %.
        let scores = [97.5_f64.ln(), 2.1_f64.ln(), 0.4_f64.ln()];
        let puzzling = [0, 1, 2].map(|place| is_puzzling(&scores, place));
        assert_eq!(puzzling, [false, false, true]);
    }
}
