//! How people choose: a soft choice among the legal actions, by traits that each of them has.
//!
//! Every action gets a score, the sum of what small trees of questions about its traits come to;
//! people are the likelier to take an action the higher its score is. More such trees say how likely
//! a card fits that a player holds, and how likely it is a last copy. All were fitted to games of
//! people with `kagiya lab fit` and stand in `people.txt`. They say what people do, and not
//! what is best; so a companion follows them only among people.

use std::fmt::Write as _;
use std::sync::LazyLock;

use kagiya_rules::{Action, Seat};

use super::feature_names::{
    ActionTraits, CLUE_AT, CardTraits, ClueTraits, SORTS, SORTS_AT, TABLE, TableTraits, place_in,
};

use super::features::Choice;
use crate::companion::choosing::{Chooser, Weighed};
use crate::companion::decision_trees::{Tree, read_trees, sum, write_trees};
use crate::level::Level;

/// What a strike costs, on the scale of the scores: a companion plays more carefully than people do,
/// who know their partners.
const STRIKE: f32 = 5.0;

/// What the last strike costs, which ends the game.
const LAST_STRIKE: f32 = 12.0;

/// How much more readily than people it plays a card that fits for certain.
const READY: f32 = 0.75;

/// What it costs to discard a last copy.
const LAST_COPY: f32 = 17.0;

/// What a point costs that the next discards of others are expected to lose.
const DANGER: f32 = 0.5;

/// What it costs to discard after a warning of the player before.
const WARNED: f32 = 4.0;

/// What it costs to be the first who discards: before that, people look for a clue.
const EARLY: f32 = 0.1;

/// What it costs when a clue lets others play what does not fit, touches cards of no use or twice, may
/// touch a card once more that its giver holds, or is about a card that is to be played without it.
const CLUE_PRICES: [(usize, f32); 5] = [
    (CLUE_AT + place_in(ClueTraits::NAMES, "strikes"), 1.0),
    (CLUE_AT + place_in(ClueTraits::NAMES, "useless"), 0.7),
    (CLUE_AT + place_in(ClueTraits::NAMES, "doubled"), 0.7),
    (CLUE_AT + place_in(ClueTraits::NAMES, "owned"), 1.0),
    (CLUE_AT + place_in(ClueTraits::NAMES, "stomps"), 3.0),
];

const DANGER_AT: usize = place_in(ActionTraits::NAMES, "danger");
const EARLY_AT: usize = SORTS_AT + TABLE + place_in(TableTraits::NAMES, "early");
/// The play is the first of [`SORTS`].
const SPARE_STRIKES_AT: usize = SORTS_AT + place_in(TableTraits::NAMES, "strikes");
/// The discard is the second of [`SORTS`].
const WARNED_AT: usize = SORTS_AT + TABLE + place_in(TableTraits::NAMES, "warned");

/// What people do, and what comes of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Habits {
    /// Their sum is the score of an action.
    pub choice: Vec<Tree>,
    /// Their sum is how likely the card of a play fits, as the logarithm of the odds.
    pub fits: Vec<Tree>,
    /// Their sum is how likely the card of a discard is a last copy, as the logarithm of the odds.
    pub last_copy: Vec<Tree>,
}

static PEOPLE: LazyLock<Habits> = LazyLock::new(|| {
    Habits::parse(include_str!("people.txt")).expect("the file is tested to be right")
});

impl Habits {
    /// Those of people.
    pub fn people() -> &'static Self {
        &PEOPLE
    }

    /// The names of the traits, in order: the sort of action, a space, the trait.
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

    /// Reads the form that [`Habits::write`] writes.
    ///
    /// # Errors
    /// The first line that can't stand where it stands.
    pub fn parse(text: &str) -> Result<Self, String> {
        let names = Self::names();
        let mut habits = Self::default();
        let mut lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        while let Some(line) = lines.next() {
            let trees = match line {
                "choice" => &mut habits.choice,
                "fits" => &mut habits.fits,
                "last-copy" => &mut habits.last_copy,
                _ => return Err(line.to_owned()),
            };
            trees.extend(read_trees(&mut lines, &names)?);
        }
        Ok(habits)
    }

    /// The trees in words: each question with what follows if the trait is less, then if it is not.
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

    /// The score of an action with these traits: the higher, the likelier people take it.
    pub fn score(&self, traits: &[f32]) -> f32 {
        sum(&self.choice, traits)
    }

    /// How good the action is to a companion: it does what people do, but plays less readily what
    /// may strike, throws less readily what may be a last copy, lets others throw it less readily, and
    /// keeps more strictly than they do to what clues are for.
    pub fn worth(&self, action: Action, traits: &[f32]) -> f32 {
        let care = match action {
            Action::Play { .. } => {
                let is_last = traits[SPARE_STRIKES_AT] < 0.5;
                let strike = if is_last { LAST_STRIKE } else { STRIKE };
                strike * (1.0 - chance(sum(&self.fits, traits))) - READY
            }
            Action::Discard(_) => {
                LAST_COPY * chance(sum(&self.last_copy, traits))
                    + WARNED * traits[WARNED_AT]
                    + EARLY * traits[EARLY_AT]
            }
            Action::Clue { .. } => CLUE_PRICES
                .iter()
                .map(|(place, price)| price * traits[*place])
                .sum(),
            Action::Choose(_) => 0.0,
        };
        self.score(traits) - care - DANGER * traits[DANGER_AT]
    }
}

/// The chance with these odds, given as their logarithm.
fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

impl Chooser<'_> {
    /// Whether it chooses as people do. Their habits were learned at tables of three, and say at others
    /// too what people do more often than weights that no people were asked about.
    pub(crate) const fn knows_habits(&self) -> bool {
        matches!(self.mind.level, Level::Group)
    }

    /// Weighs the actions of a turn again, by how likely people take them: in thousandths of a
    /// logarithm, best first.
    pub(crate) fn choose_as_people(
        &self,
        habits: &Habits,
        weighed: &mut Vec<Weighed>,
        hidden: Option<Seat>,
    ) {
        let choices = self.choices(weighed, hidden);
        let traits: Vec<Vec<f32>> = choices.iter().map(Choice::all_traits).collect();
        let worths: Vec<f32> = choices
            .iter()
            .zip(&traits)
            .map(|(choice, traits)| habits.worth(choice.action, traits))
            .collect();
        let mut again: Vec<Weighed> = choices
            .iter()
            .zip(&worths)
            .map(|(choice, worth)| Weighed {
                action: choice.action,
                #[expect(clippy::cast_possible_truncation, reason = "a few thousand")]
                worth: (worth * 1000.0) as i32,
            })
            .collect();
        if again.is_empty() {
            return;
        }
        again.sort_by_key(|option| -option.worth);
        *weighed = again;
    }
}

#[cfg(test)]
mod tests {
    use super::super::feature_names::ALL;
    use super::*;

    #[test]
    fn the_habits_of_people_are_read_whole_and_written_again() {
        let text = include_str!("people.txt");
        let people = Habits::parse(text).expect("every line names a trait");
        assert_eq!(people.write(), text);
        assert_eq!(Habits::names().len(), ALL);
    }

    #[test]
    fn a_line_that_can_t_stand_where_it_stands_is_refused() {
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
            assert_eq!(Habits::parse(text), Err(line.to_owned()), "{text}");
        }
        let none = Habits::parse("# nothing\n\n").expect("no line");
        assert_eq!(none, Habits::default());
    }

    #[test]
    fn a_tree_asks_and_answers() {
        let names = Habits::names();
        let chance = names.iter().position(|name| name == "play chance");
        let mut traits = vec![0.0; ALL];
        let text = "choice\ntree\nplay chance < 0.5\n-1\n2\ntree\n0.25\n";
        let habits = Habits::parse(text).expect("two trees");
        assert!((habits.score(&traits) + 0.75).abs() < 1e-6);
        traits[chance.expect("it is a trait")] = 0.5;
        assert!((habits.score(&traits) - 2.25).abs() < 1e-6);
    }

    #[test]
    fn who_has_one_strike_left_plays_less_readily_what_may_not_fit() {
        let play = Action::Play {
            card: kagiya_rules::CardId::new(0).expect("a card"),
            announce: None,
        };
        let doubtful = |spare_strikes: f32| {
            let mut traits = vec![0.0; ALL];
            traits[SPARE_STRIKES_AT] = spare_strikes;
            Habits::default().worth(play, &traits)
        };
        assert!((doubtful(2.0) - doubtful(1.0)).abs() < 1e-6);
        assert!(doubtful(0.0) < doubtful(1.0) - 3.0);
    }
}
