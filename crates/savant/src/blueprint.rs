//! Blueprints: small neural networks that choose between the candidates of a turn, one for games of two and one
//! for games of three to five.
//!
//! The fixed rules of the book weigh few things against each other. A network has two hidden layers and
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

/// By how much another candidate must be better than the action by the fixed rules, in points, with one
/// listener and with several. The best of several values is easily overrated.
const MARGIN_FOR_TWO: f32 = 0.02;
const MARGIN: f32 = 0.01;

static FOR_TWO: LazyLock<Blueprint> = LazyLock::new(|| {
    let text = include_str!("blueprint-two.txt");
    Blueprint::parse(text, MARGIN_FOR_TWO).expect("a test parses this file")
});

static FOR_MORE: LazyLock<Blueprint> = LazyLock::new(|| {
    let text = include_str!("blueprint-more.txt");
    Blueprint::parse(text, MARGIN).expect("a test parses this file")
});

/// The weights of the network.
#[derive(Debug)]
pub(crate) struct Blueprint {
    turn: FirstLayer,
    candidate: FirstLayer,
    first: [f32; FIRST],
    hidden: Vec<[f32; SECOND]>,
    second: [f32; SECOND],
    output: [f32; SECOND],
    margin: f32,
}

/// The features that a network uses, by their places, with their weights.
type FirstLayer = Vec<(usize, [f32; FIRST])>;

impl Blueprint {
    /// The blueprint for games with these rules: for two to five players with a final round. With empty clues
    /// a clue has more meanings: for two players more than ten, and for more players any, are more than in the
    /// games to which it was fitted, and it plays worse.
    pub(crate) fn of(rules: &Rules) -> Option<&'static Self> {
        if rules.options().end_mode != EndMode::FinalRound {
            return None;
        }
        match (rules.players(), rules.empty_clues().len()) {
            (2, 0..=10) => Some(&*FOR_TWO),
            (3..=5, 0) => Some(&*FOR_MORE),
            _ => None,
        }
    }

    /// The blueprint for games of two with these rules.
    pub(crate) fn for_two(rules: &Rules) -> Option<&'static Self> {
        Self::of(rules).filter(|_| rules.players() == 2)
    }

    /// Reads a line for each feature that is used, those of a turn first; then the biases, the second layer, its
    /// biases, and the output. Each line has a name and its weights.
    fn parse(text: &str, margin: f32) -> Result<Self, String> {
        let mut lines = text.lines().peekable();
        let mut features = |names: &[&str]| {
            let mut weights = FirstLayer::new();
            while let Some(place) = lines.peek().and_then(|line| {
                let name = line.split(' ').next();
                names.iter().position(|it| Some(*it) == name)
            }) {
                weights.push((place, row(&mut lines, names[place])?));
            }
            Ok::<_, String>(weights)
        };
        let blueprint = Self {
            turn: features(TurnFeatures::NAMES)?,
            candidate: features(CandidateFeatures::NAMES)?,
            first: row(&mut lines, "first")?,
            hidden: (0..FIRST)
                .map(|_| row(&mut lines, "hidden"))
                .collect::<Result<_, _>>()?,
            second: row(&mut lines, "second")?,
            output: row(&mut lines, "output")?,
            margin,
        };
        match lines.next() {
            None => Ok(blueprint),
            Some(line) => Err(format!("expected the end, found \"{line}\"")),
        }
    }

    /// The candidate with the highest value, the first of which is the one by the fixed rules.
    pub(crate) fn choose(&self, turn: &Turn<'_>, candidates: &[Action]) -> Action {
        let mut values = self.values(turn, candidates);
        values[0] += self.margin;
        let mut best = 0;
        for (place, value) in values.iter().enumerate() {
            if *value > values[best] {
                best = place;
            }
        }
        candidates[best]
    }

    /// The value of each candidate, in points, relative to a number that all of them share.
    pub(crate) fn values(
        &self,
        turn: &Turn<'_>,
        candidates: &[Action],
    ) -> ArrayVec<f32, MAX_CANDIDATES> {
        let mut shared = self.first;
        add_used(&mut shared, &turn.turn_features().values(), &self.turn);
        let value = |action: &Action| {
            let features = turn.candidate_features(*action).values();
            self.value(shared, &features)
        };
        candidates.iter().map(value).collect()
    }

    fn value(&self, mut first: [f32; FIRST], features: &[f32]) -> f32 {
        add_used(&mut first, features, &self.candidate);
        let mut second = self.second;
        for (input, weights) in first.iter().zip(&self.hidden) {
            add(&mut second, activation(*input), weights);
        }
        let weighted = second
            .iter()
            .zip(&self.output)
            .map(|(x, weight)| activation(*x) * weight);
        weighted.fold(0.0, |sum, x| sum + x)
    }
}

/// Adds the features that are used, each times its weights, to the first layer.
fn add_used(layer: &mut [f32; FIRST], features: &[f32], weights: &FirstLayer) {
    for (place, weights) in weights {
        add(layer, features[*place], weights);
    }
}

/// Adds an input, times its weights, to a layer.
fn add<const N: usize>(layer: &mut [f32; N], input: f32, weights: &[f32; N]) {
    if input != 0.0 {
        for (sum, weight) in layer.iter_mut().zip(weights) {
            *sum += input * weight;
        }
    }
}

fn activation(x: f32) -> f32 {
    x.max(LEAK * x)
}

fn row<'a, const N: usize>(
    lines: &mut impl Iterator<Item = &'a str>,
    name: &str,
) -> Result<[f32; N], String> {
    let line = lines
        .next()
        .ok_or_else(|| format!("expected \"{name}\" and {N} numbers, found the end"))?;
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
    fn games_of_two_to_five_with_a_final_round_have_a_blueprint() {
        let has = |preset: &str, players| {
            let options = Options::preset(preset, players).unwrap();
            Blueprint::of(&Rules::new(&options).unwrap()).is_some()
        };
        assert!(has("original", 2) && has("rainbow-all", 2) && has("abacus", 2));
        assert!(has("original", 3) && has("rainbow-plain", 5) && !has("abacus", 4));
        assert!(!has("grand-finale", 2) && !has("grand-finale", 4) && !has("abacus-6", 2));
        assert!(!has("original-6-players", 6));
    }

    #[test]
    fn the_committed_blueprints_are_read_and_a_damaged_one_refused() {
        for text in [
            include_str!("blueprint-two.txt"),
            include_str!("blueprint-more.txt"),
        ] {
            assert!(Blueprint::parse(text, 0.0).is_ok());
            let refused = |text: &str, words: &str| {
                let error = Blueprint::parse(text, 0.0).err().unwrap_or_default();
                assert!(error.starts_with(words), "{error}");
            };
            refused("", "expected \"first\" and 32 numbers, found the end");
            refused(
                &text.replace("pace ", "peace "),
                "expected \"first\" and 32 numbers, found \"peace ",
            );
            refused(&text.replacen(' ', " x", 1), "expected \"");
            refused(&format!("{text}more"), "expected the end");
        }
    }
}
