//! The blueprint of games of two: a small neural network that chooses between the candidates of a turn.
//!
//! The fixed rules of the book weigh few things against each other. The network has two hidden layers and
//! values each candidate from its features. It is fitted to positions of games that were played by the
//! blueprint before it: every candidate was tried in sampled worlds, and the network learns by how much one
//! is better than the others of its turn (policy iteration). `crates/lab/blueprint/fit.py` has fitted it.
//!
//! Arithmetic is in a fixed order, so that every machine chooses the same action.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kagiya_rules::{Action, EndMode, Rules};

use crate::candidate_features::{CandidateFeatures, TurnFeatures};
use crate::turn::{MAX_CANDIDATES, Turn};

const FIRST: usize = 32;
const SECOND: usize = 16;

/// The slope of the activation (leaky rectifier) below zero.
const LEAK: f32 = 0.1;

/// By how much another candidate must be better than the action by the fixed rules, in points. The best of
/// several values is easily overrated.
const MARGIN: f32 = 0.05;

static BLUEPRINT: LazyLock<Blueprint> = LazyLock::new(|| {
    Blueprint::parse(include_str!("blueprint.txt")).expect("a test parses this file")
});

/// The weights of the network.
#[derive(Debug)]
pub(crate) struct Blueprint {
    turn: Vec<[f32; FIRST]>,
    candidate: Vec<[f32; FIRST]>,
    first: [f32; FIRST],
    hidden: Vec<[f32; SECOND]>,
    second: [f32; SECOND],
    output: [f32; SECOND],
}

impl Blueprint {
    /// The blueprint for games with these rules: for two players with a final round. With more empty clues
    /// than ten a clue has more meanings than in any game that it was fitted to, and it plays worse.
    pub(crate) fn of(rules: &Rules) -> Option<&'static Self> {
        let has_final_round = rules.options().end_mode == EndMode::FinalRound;
        let is_known = rules.players() == 2 && has_final_round && rules.empty_clues().len() <= 10;
        is_known.then(|| &*BLUEPRINT)
    }

    /// Reads a line for each feature, then the biases, the second layer, its biases, and the output. Each
    /// line has a name and its weights.
    fn parse(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let blueprint = Self {
            turn: rows(&mut lines, TurnFeatures::NAMES)?,
            candidate: rows(&mut lines, CandidateFeatures::NAMES)?,
            first: row(&mut lines, "first")?,
            hidden: rows(&mut lines, &["hidden"; FIRST])?,
            second: row(&mut lines, "second")?,
            output: row(&mut lines, "output")?,
        };
        match lines.next() {
            None => Ok(blueprint),
            Some(line) => Err(format!("expected the end, found \"{line}\"")),
        }
    }

    /// The candidate with the highest value, the first of which is the one by the fixed rules.
    pub(crate) fn choose(&self, turn: &Turn<'_>, candidates: &[Action]) -> Action {
        let mut values = self.values(turn, candidates);
        values[0] += MARGIN;
        let mut best = 0;
        for (place, value) in values.iter().enumerate() {
            if *value > values[best] {
                best = place;
            }
        }
        candidates[best]
    }

    /// The value of each candidate, in points, relative to a number that all of them share. The first candidate
    /// is the one by the fixed rules.
    pub(crate) fn values(
        &self,
        turn: &Turn<'_>,
        candidates: &[Action],
    ) -> ArrayVec<f32, MAX_CANDIDATES> {
        let by_rules = candidates[0];
        let mut shared = self.first;
        add(&mut shared, &turn.turn_features().values(), &self.turn);
        let value = |action: &Action| {
            let features = turn.candidate_features(*action, by_rules).values();
            self.value(shared, &features)
        };
        candidates.iter().map(value).collect()
    }

    fn value(&self, mut first: [f32; FIRST], features: &[f32]) -> f32 {
        add(&mut first, features, &self.candidate);
        let mut second = self.second;
        add(&mut second, &first.map(activation), &self.hidden);
        let weighted = second
            .iter()
            .zip(&self.output)
            .map(|(x, weight)| activation(*x) * weight);
        weighted.fold(0.0, |sum, x| sum + x)
    }
}

/// Adds `inputs`, each times its weights, to a layer.
fn add<const N: usize>(layer: &mut [f32; N], inputs: &[f32], weights: &[[f32; N]]) {
    for (input, weights) in inputs
        .iter()
        .zip(weights)
        .filter(|(input, _)| **input != 0.0)
    {
        for (sum, weight) in layer.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
}

fn activation(x: f32) -> f32 {
    x.max(LEAK * x)
}

fn rows<'a, const N: usize>(
    lines: &mut impl Iterator<Item = &'a str>,
    names: &[&str],
) -> Result<Vec<[f32; N]>, String> {
    names.iter().map(|name| row(lines, name)).collect()
}

fn row<'a, const N: usize>(
    lines: &mut impl Iterator<Item = &'a str>,
    name: &str,
) -> Result<[f32; N], String> {
    let line = lines
        .next()
        .ok_or_else(|| format!("expected \"{name}\", found the end"))?;
    let wrong = || format!("expected \"{name}\" and {N} numbers, found \"{line}\"");
    let mut words = line.split(' ');
    if words.next() != Some(name) {
        return Err(wrong());
    }
    let numbers: Option<Vec<f32>> = words.map(|word| word.parse().ok()).collect();
    numbers
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(wrong)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use kagiya_rules::Options;

    use super::*;

    #[test]
    fn only_games_of_two_with_a_final_round_have_a_blueprint() {
        let has = |preset: &str, players| {
            let options = Options::preset(preset, players).unwrap();
            Blueprint::of(&Rules::new(&options).unwrap()).is_some()
        };
        assert!(has("original", 2) && has("rainbow-all", 2) && has("abacus", 2));
        assert!(!has("original", 3) && !has("grand-finale", 2) && !has("abacus-6", 2));
    }

    #[test]
    fn the_committed_blueprint_is_read_and_a_damaged_one_refused() {
        let text = include_str!("blueprint.txt");
        assert!(Blueprint::parse(text).is_ok());
        let refused = |text: &str, words: &str| {
            let error = Blueprint::parse(text).err().unwrap_or_default();
            assert!(error.starts_with(words), "{error}");
        };
        refused("", "expected \"tokens\", found the end");
        refused(
            &text.replace("pace ", "peace "),
            "expected \"pace\" and 32 numbers",
        );
        refused(
            &text.replacen(' ', " x", 1),
            "expected \"tokens\" and 32 numbers",
        );
        refused(&format!("{text}more"), "expected the end");
    }
}
