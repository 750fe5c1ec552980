//! How people choose: a soft choice among the legal actions, by traits that each of them has.
//!
//! Every action gets a score, the sum of its traits, each times a coefficient; people are the
//! likelier to take an action the higher its score is (a conditional logit). The coefficients were
//! fitted to games of people with `kagiya lab fit` and stand in `habits/people.txt`. They say what
//! people do, and not what is best; so a companion follows them only among people.

use std::fmt::Write as _;
use std::sync::LazyLock;

use kagiya_rules::{Action, Seat};

use super::Level;
use super::choose::{Chooser, Weighed};
use super::mind::at;
use super::trait_names::{ALL, ActionTraits, CardTraits, ClueTraits, SORTS, TableTraits};
use super::traits::is_same;

/// How much worse a play is that no clue proves, on the scale of the scores.
const UNPROVEN: f32 = 0.5;

/// How much worse it is to discard a last copy.
const MAYBE_LAST: f32 = 3.0;

/// An action with its traits: the place of each in the list of coefficients, and its size.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// Its traits that are not zero.
    pub traits: Vec<(usize, f32)>,
}

impl Choice {
    /// Whether it is `action`, whatever a play announces.
    pub fn is(&self, action: Action) -> bool {
        is_same(self.action, action)
    }
}

/// How much each trait adds to the score of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Habits {
    coefficients: Vec<f32>,
}

static PEOPLE: LazyLock<Habits> = LazyLock::new(|| {
    Habits::parse(include_str!("habits/people.txt")).expect("the file is tested to be right")
});

impl Habits {
    /// Those of people.
    pub fn people() -> &'static Self {
        &PEOPLE
    }

    /// Those with these coefficients, in the order of [`Habits::names`].
    ///
    /// # Panics
    /// If there are more or fewer than names.
    pub fn new(coefficients: Vec<f32>) -> Self {
        assert_eq!(coefficients.len(), ALL);
        Self { coefficients }
    }

    /// The names of the coefficients, in order: the sort of action, a space, the trait.
    pub fn names() -> Vec<String> {
        let of = |sort: &str, names: &[&str]| {
            let row = |name: &&str| format!("{sort} {}", name.replace('_', "-"));
            names.iter().map(row).collect::<Vec<_>>()
        };
        let mut names = of("any", ActionTraits::NAMES);
        names.extend(of("play", CardTraits::NAMES));
        names.extend(of("discard", CardTraits::NAMES));
        names.extend(of("clue", ClueTraits::NAMES));
        for sort in SORTS {
            names.extend(of(&format!("table {sort}"), TableTraits::NAMES));
        }
        names
    }

    /// Reads the form that [`Habits::write`] writes. What is not named is zero.
    ///
    /// # Errors
    /// The first line that is no known name with a number.
    pub fn parse(text: &str) -> Result<Self, String> {
        let names = Self::names();
        let mut coefficients = vec![0.0; ALL];
        for line in text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let Some((name, value)) = line.rsplit_once(' ') else {
                return Err(line.to_owned());
            };
            let place = names.iter().position(|it| it == name.trim_end());
            let (Some(place), Ok(value)) = (place, value.parse()) else {
                return Err(line.to_owned());
            };
            coefficients[place] = value;
        }
        Ok(Self { coefficients })
    }

    /// A line for each coefficient that is not zero.
    pub fn write(&self) -> String {
        let names = Self::names();
        let mut text = String::new();
        for (name, value) in names.iter().zip(&self.coefficients) {
            if value.abs() >= 0.0005 {
                let _ = writeln!(text, "{name} {value:.3}");
            }
        }
        text
    }

    /// The score of an action with these traits.
    pub fn score(&self, choice: &Choice) -> f32 {
        let parts = choice.traits.iter();
        parts
            .map(|(place, size)| self.coefficients[*place] * size)
            .sum()
    }
}

impl Chooser<'_> {
    /// Whether the habits of people are known for such a table: they were learned at tables of three.
    pub(super) const fn knows_habits(&self) -> bool {
        matches!(self.mind.level, Level::Group) && self.mind.players == 3
    }

    /// Weighs the actions of a turn again, by how likely people take them: in thousandths of a
    /// logarithm, best first.
    pub(super) fn choose_as_people(
        &self,
        habits: &Habits,
        weighed: &mut Vec<Weighed>,
        hidden: Option<Seat>,
    ) {
        let mut again: Vec<Weighed> = self
            .choices(weighed, hidden)
            .iter()
            .map(|choice| Weighed {
                action: choice.action,
                #[expect(clippy::cast_possible_truncation, reason = "a few thousand")]
                worth: ((habits.score(choice) - self.care(choice.action)) * 1000.0) as i32,
            })
            .collect();
        if again.is_empty() {
            return;
        }
        again.sort_by_key(|option| -option.worth);
        *weighed = again;
    }

    /// How much more carefully a companion acts than people do: they know their partners, and it
    /// does not. It plays less readily what no clue proves, and throws less readily what may be a
    /// last copy.
    fn care(&self, action: Action) -> f32 {
        match action {
            Action::Play { card, .. } => {
                let strict = self.mind.strict(card, self.mind.me);
                UNPROVEN * (1.0 - self.share(strict, self.facts.playable))
            }
            Action::Discard(card) => {
                let taken = self.mind.taken_for[at(card)];
                MAYBE_LAST * self.share(taken, self.facts.critical)
            }
            Action::Clue { .. } | Action::Choose(_) => 0.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_habits_of_people_are_read_whole_and_written_again() {
        let text = include_str!("habits/people.txt");
        let people = Habits::parse(text).expect("every line names a trait");
        assert_eq!(people.write(), text);
        assert_eq!(Habits::names().len(), ALL);
    }

    #[test]
    fn a_line_that_names_no_trait_or_no_number_is_refused() {
        for line in ["play courage 1.0", "play chance", "play chance much", "x"] {
            assert_eq!(Habits::parse(line), Err(line.to_owned()));
        }
        let none = Habits::parse("# nothing\n\n").expect("no line");
        assert_eq!(none.write(), "");
    }
}
