//! How a decision was made, and what an alternative was worse by.

use kagiya_bot_api::Part;
use kagiya_rules::Action;

use crate::choosing::{Chooser, Evaluated, Parts, Tally};
use crate::human_model::Habit;
use crate::reading::ClueAction;
use crate::search::{InBoth, SearchResult};

/// The steps of a decision, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct DecisionCourse {
    /// All actions with their values before the search.
    pub(crate) first: Vec<Evaluated>,
    /// How people use each action, if the values before the search are those of the human model.
    pub(crate) habits: Vec<Habit>,
    pub(crate) search: SearchResult,
    /// Actions that came first before a rule put another one in front, with the part of that rule.
    pub(crate) overruled: Vec<(Part, Action)>,
}

impl DecisionCourse {
    /// Notes that a rule put another action in front of `former`.
    pub(crate) fn overrule(&mut self, part: Part, former: Option<Action>, evaluated: &[Evaluated]) {
        let first = evaluated.first().map(|best| best.action);
        if let Some(former) = former.filter(|former| first != Some(*former)) {
            self.overruled.push((part, former));
        }
    }
}

/// A decision to explain.
pub(crate) struct Explained<'a> {
    pub(crate) chooser: &'a Chooser<'a>,
    pub(crate) course: &'a DecisionCourse,
    /// The action that was chosen.
    pub(crate) action: Action,
    /// The clue, if it is one.
    pub(crate) clue_action: Option<&'a ClueAction>,
    /// An action that a player is known to ask about, since somebody did it.
    pub(crate) asked: Option<Action>,
}

impl Explained<'_> {
    /// By what `action` is better than `other`; `None` if one of them has no value.
    pub(crate) fn compare(&self, other: Action) -> Option<Parts> {
        let mut parts = self.difference(other)?;
        for (part, former) in &self.course.overruled {
            let lead = self.difference(*former).map_or(0, |parts| parts.sum());
            if lead <= 0 {
                // The rule made up for what the action was behind, and more.
                parts.add(*part, 1 - lead);
            }
        }
        Some(parts)
    }

    /// The simulated games of both actions.
    pub(crate) fn simulated(&self, other: Action) -> Option<InBoth> {
        self.course.search.compare(self.action, other)
    }

    /// The difference at first sight, or by the human model.
    pub(crate) fn at_first_sight(&self, other: Action) -> Option<Parts> {
        let mut parts = self.value(self.action)?;
        parts.subtract(&self.value(other)?);
        Some(parts)
    }

    fn difference(&self, other: Action) -> Option<Parts> {
        let Some(both) = self.simulated(other) else {
            return self.at_first_sight(other);
        };
        let mut parts = self.at_first_sight(other).unwrap_or_default();
        for percent in &self.course.search.keep {
            parts = parts.scaled(*percent);
        }
        parts.add(Part::Simulated, both.lead);
        parts.add(Part::Care, both.care);
        Some(parts)
    }

    fn value(&self, action: Action) -> Option<Parts> {
        if !self.course.habits.is_empty() {
            let mut habits = self.course.habits.iter();
            return Some(habits.find(|habit| habit.is(action))?.parts);
        }
        let clue_action = self.clue_action.filter(|_| action == self.action);
        let mut parts = self.chooser.parts_of(action, clue_action)?;
        // A rule put it in front, and gave it the value of the action that was best.
        if let Some(first) = self.course.first.iter().find(|it| it.action == action) {
            parts.add(Part::Ahead, first.worth - parts.sum());
        }
        Some(parts)
    }

    /// The shares of people who do this and `other`, in thousandths.
    pub(crate) fn shares(&self, other: Action) -> Option<[u32; 2]> {
        let share = |action| {
            let mut habits = self.course.habits.iter();
            Some(habits.find(|habit| habit.is(action))?.share)
        };
        Some([share(self.action)?, share(other)?])
    }
}
