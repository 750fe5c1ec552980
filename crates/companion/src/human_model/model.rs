//! A model of how people choose: a softmax over the legal actions.
//!
//! The score of an action is the sum of small decision trees over its features; the higher it is,
//! the more likely people take the action. Further trees predict the chance that a held card is
//! playable, and the chance that it is critical. `kagiya lab fit` fitted all trees to games of
//! people; they are in `people.txt`. They predict what people do, not what is best, so a companion
//! uses them only at tables with people.

use std::fmt::Write as _;
use std::sync::LazyLock;

use arrayvec::ArrayVec;
use kagiya_bot_api::{Level, Part};
use kagiya_rules::{Action, Seat};

use super::feature_names::{
    ACTION_TYPES, ACTION_TYPES_AT, ActionFeatures, CLUE_AT, CardFeatures, ClueFeatures,
    PositionFeatures, TABLE, index_in,
};

use super::features::Candidate;
use crate::choosing::{Chooser, Evaluated, Parts, Tally};
use crate::decision_trees::{Tree, read_trees, sum, write_trees};

/// The cost of a strike, on the scale of the scores. A companion plays more carefully than people,
/// who know their partners.
const STRIKE: f32 = 5.0;

/// The cost of the last strike, which ends the game.
const LAST_STRIKE: f32 = 12.0;

/// The bonus for playing a card that is certainly playable.
const READY: f32 = 0.75;

/// The cost of discarding a critical card.
const LAST_COPY: f32 = 17.0;

/// The cost of each point that the next discards of others are expected to lose.
const DANGER: f32 = 0.5;

/// The cost of discarding after a warning by the player before.
const WARNED: f32 = 4.0;

/// The cost of the first discard of a game: people look for a clue first.
const EARLY: f32 = 0.1;

/// The costs of a clue: for misplays that it causes, trash and duplicates that it touches, possible
/// duplicates in the own hand, and cards that would be played without it.
const CLUE_PRICES: [(usize, Part, f32); 5] = [
    (
        CLUE_AT + index_in(ClueFeatures::NAMES, "strikes"),
        Part::Misplay,
        1.0,
    ),
    (
        CLUE_AT + index_in(ClueFeatures::NAMES, "useless"),
        Part::Useless,
        0.7,
    ),
    (
        CLUE_AT + index_in(ClueFeatures::NAMES, "doubled"),
        Part::Useless,
        0.7,
    ),
    (
        CLUE_AT + index_in(ClueFeatures::NAMES, "owned"),
        Part::Useless,
        1.0,
    ),
    (
        CLUE_AT + index_in(ClueFeatures::NAMES, "stomps"),
        Part::Stomp,
        3.0,
    ),
];

const DANGER_AT: usize = index_in(ActionFeatures::NAMES, "danger");
const EARLY_AT: usize = ACTION_TYPES_AT + TABLE + index_in(PositionFeatures::NAMES, "early");
/// The first of [`ACTION_TYPES`] is the play.
const SPARE_STRIKES_AT: usize = ACTION_TYPES_AT + index_in(PositionFeatures::NAMES, "strikes");
/// The second of [`ACTION_TYPES`] is the discard.
const WARNED_AT: usize = ACTION_TYPES_AT + TABLE + index_in(PositionFeatures::NAMES, "warned");

/// Decision trees fitted to games of people.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HumanModel {
    /// The sum is the score of an action.
    pub choice: Vec<Tree>,
    /// The sum is the logarithm of the odds that a played card is playable.
    pub fits: Vec<Tree>,
    /// The sum is the logarithm of the odds that a discarded card is critical.
    pub last_copy: Vec<Tree>,
}

static PEOPLE: LazyLock<HumanModel> = LazyLock::new(|| {
    HumanModel::parse(include_str!("people.txt")).expect("a test parses this file")
});

impl HumanModel {
    /// The model in `people.txt`.
    pub fn people() -> &'static Self {
        &PEOPLE
    }

    /// The names of the features, in order: the type of action, a space, the feature.
    pub fn names() -> Vec<String> {
        let of = |sort: &str, names: &[&str]| {
            let row = |name: &&str| format!("{sort} {}", name.replace('_', "-"));
            names.iter().map(row).collect::<Vec<_>>()
        };
        let mut names = of("any", ActionFeatures::NAMES);
        names.extend(of("play", CardFeatures::NAMES));
        names.extend(of("discard", CardFeatures::NAMES));
        names.extend(of("clue", ClueFeatures::NAMES));
        for sort in ACTION_TYPES {
            names.extend(of(&format!("table {sort}"), PositionFeatures::NAMES));
        }
        names
    }

    /// Reads the format that [`HumanModel::write`] writes.
    ///
    /// # Errors
    /// The first invalid line.
    pub fn parse(text: &str) -> Result<Self, String> {
        let names = Self::names();
        let mut human_model = Self::default();
        let mut lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        while let Some(line) = lines.next() {
            let trees = match line {
                "choice" => &mut human_model.choice,
                "fits" => &mut human_model.fits,
                "last-copy" => &mut human_model.last_copy,
                _ => return Err(line.to_owned()),
            };
            trees.extend(read_trees(&mut lines, &names)?);
        }
        Ok(human_model)
    }

    /// The trees as text: each comparison is followed by the branch for lower values, then the
    /// other.
    pub fn write(&self) -> String {
        let names = Self::names();
        let mut text = String::new();
        let parts = [
            ("choice", &self.choice),
            ("fits", &self.fits),
            ("last-copy", &self.last_copy),
        ];
        for (name, trees) in parts {
            let _ = writeln!(text, "{name}");
            write_trees(&mut text, trees, &names);
        }
        text
    }

    /// The score of an action with these features: the higher, the more likely people take it.
    pub fn score(&self, features: &[f32]) -> f32 {
        sum(&self.choice, features)
    }

    /// How often a card fits when people play it with these features.
    pub(crate) fn chance_to_fit(&self, features: &[f32]) -> f32 {
        chance(sum(&self.fits, features))
    }

    /// The value of an action for a companion. It follows people, but is more careful with possible
    /// strikes and critical cards, protects the cards of others more, and keeps more strictly to
    /// the purpose of clues.
    pub fn worth(&self, action: Action, features: &[f32]) -> f32 {
        let care: f32 = self.care(action, features).iter().map(|it| it.1).sum();
        self.score(features) - care - DANGER * features[DANGER_AT]
    }

    /// The costs in [`Self::worth`], except for the danger to the cards of others.
    fn care(&self, action: Action, features: &[f32]) -> ArrayVec<(Part, f32), 5> {
        match action {
            Action::Play { .. } => {
                let is_last = features[SPARE_STRIKES_AT] < 0.5;
                let strike = if is_last { LAST_STRIKE } else { STRIKE };
                let risk = strike * (1.0 - chance(sum(&self.fits, features)));
                [(Part::Strike, risk), (Part::Plays, -READY)]
                    .into_iter()
                    .collect()
            }
            Action::Discard(_) => [
                (
                    Part::OwnLoss,
                    LAST_COPY * chance(sum(&self.last_copy, features)),
                ),
                (Part::Warning, WARNED * features[WARNED_AT]),
                (Part::OwnLoss, EARLY * features[EARLY_AT]),
            ]
            .into_iter()
            .collect(),
            Action::Clue { .. } => CLUE_PRICES
                .iter()
                .map(|(index, part, price)| (*part, price * features[*index]))
                .collect(),
            Action::Choose(_) => ArrayVec::new(),
        }
    }

    /// The parts of [`Self::worth`], in thousandths. What rounding changes goes to
    /// [`Part::People`].
    pub(crate) fn parts(&self, action: Action, features: &[f32]) -> Parts {
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand")]
        let thousandths = |worth: f32| (worth * 1000.0) as i32;
        let mut parts = Parts::default();
        for (part, cost) in self.care(action, features) {
            parts.add(part, -thousandths(cost));
        }
        parts.add(Part::Danger, -thousandths(DANGER * features[DANGER_AT]));
        let worth = thousandths(self.worth(action, features));
        parts.add(Part::People, worth - parts.sum());
        parts
    }
}

/// The probability for the logarithm of the odds.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

impl Chooser<'_> {
    /// Whether it chooses as people do. The model was fitted to tables of three, and predicts
    /// people at other tables too better than the weights do.
    pub(crate) const fn uses_human_model(&self) -> bool {
        matches!(self.belief.level, Level::Group)
    }

    /// Evaluates the actions of a turn again by how likely people take them, best first. The unit
    /// is a thousandth of the scale of the scores.
    pub(crate) fn apply_human_model(
        &self,
        human_model: &HumanModel,
        evaluated: &mut Vec<Evaluated>,
        hidden: Option<Seat>,
    ) {
        let candidates = self.candidates(evaluated, hidden);
        let features: Vec<Vec<f32>> = candidates.iter().map(Candidate::all_features).collect();
        let worths: Vec<f32> = candidates
            .iter()
            .zip(&features)
            .map(|(candidate, features)| human_model.worth(candidate.action, features))
            .collect();
        let mut again: Vec<Evaluated> = candidates
            .iter()
            .zip(&worths)
            .map(|(candidate, worth)| Evaluated {
                action: candidate.action,
                #[expect(clippy::cast_possible_truncation, reason = "a few thousand")]
                worth: (worth * 1000.0) as i32,
            })
            .collect();
        if again.is_empty() {
            return;
        }
        again.sort_by_key(|option| -option.worth);
        *evaluated = again;
    }
}

#[cfg(test)]
mod tests {
    use super::super::feature_names::ALL;
    use super::*;

    #[test]
    fn the_human_model_round_trips() {
        let text = include_str!("people.txt");
        let people = HumanModel::parse(text).expect("every line names a trait");
        assert_eq!(people.write(), text);
        assert_eq!(HumanModel::names().len(), ALL);
    }

    #[test]
    fn invalid_lines_are_rejected() {
        for (text, line) in [
            ("courage", "courage"),
            (
                "choice\ntree\nplay courage < 1.0\n0\n1",
                "play courage < 1.0",
            ),
            (
                "choice\ntree\nplay chance < much\n0\n1",
                "play chance < much",
            ),
            ("choice\ntree\nplay chance < 0.5\n0.25", "tree"),
            ("choice\ntree\n0.5\n0.5", "0.5"),
            ("choice\ntree\nNaN", "NaN"),
        ] {
            assert_eq!(HumanModel::parse(text), Err(line.to_owned()), "{text}");
        }
        let none = HumanModel::parse("# nothing\n\n").expect("no line");
        assert_eq!(none, HumanModel::default());
    }

    #[test]
    fn trees_are_evaluated() {
        let names = HumanModel::names();
        let chance = names.iter().position(|name| name == "play chance");
        let mut features = vec![0.0; ALL];
        let text = "choice\ntree\nplay chance < 0.5\n-1\n2\ntree\n0.25\n";
        let human_model = HumanModel::parse(text).expect("two trees");
        assert!((human_model.score(&features) + 0.75).abs() < 1e-6);
        features[chance.expect("it is a trait")] = 0.5;
        assert!((human_model.score(&features) - 2.25).abs() < 1e-6);
    }

    #[test]
    fn the_last_strike_makes_risky_plays_less_likely() {
        let play = Action::Play {
            card: kagiya_rules::CardId::new(0).expect("a card"),
            announce: None,
        };
        let doubtful = |spare_strikes: f32| {
            let mut features = vec![0.0; ALL];
            features[SPARE_STRIKES_AT] = spare_strikes;
            HumanModel::default().worth(play, &features)
        };
        assert!((doubtful(2.0) - doubtful(1.0)).abs() < 1e-6);
        assert!(doubtful(0.0) < doubtful(1.0) - 3.0);
    }
}
