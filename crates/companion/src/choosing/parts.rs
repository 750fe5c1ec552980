//! What a value is made of: the same sums as the values themselves, part by part.
//!
//! Values are computed with [`i32`] as the [`Tally`], and parts with [`Parts`], by the same code. So
//! the sum of the parts is the value.

use kagiya_bot_api::Part;
use kagiya_rules::{Action, Choice};

use super::candidates::Chooser;
use crate::belief::at;
use crate::reading::ClueAction;

/// A sum of parts.
pub(crate) trait Tally: Copy + Default {
    /// Adds `worth` to `part`.
    fn add(&mut self, part: Part, worth: i32);

    /// Subtracts each part of `other`.
    fn subtract(&mut self, other: &Self);

    /// The sum of all parts.
    fn sum(&self) -> i32;
}

impl Tally for i32 {
    fn add(&mut self, _: Part, worth: i32) {
        *self += worth;
    }

    fn subtract(&mut self, other: &Self) {
        *self -= other;
    }

    fn sum(&self) -> i32 {
        *self
    }
}

/// The parts of a value or of a difference, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parts([i32; Part::ALL.len()]);

impl Default for Parts {
    fn default() -> Self {
        Self([0; Part::ALL.len()])
    }
}

impl Tally for Parts {
    fn add(&mut self, part: Part, worth: i32) {
        self.0[part as usize] += worth;
    }

    fn subtract(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine -= theirs;
        }
    }

    fn sum(&self) -> i32 {
        self.0.iter().sum()
    }
}

impl Parts {
    /// A value that is not divided.
    pub(crate) fn only(part: Part, worth: i32) -> Self {
        let mut parts = Self::default();
        parts.add(part, worth);
        parts
    }

    /// All parts times `percent` / 100. What rounding changes goes to the largest part, so that the
    /// sum is the rounded sum.
    pub(crate) fn scaled(mut self, percent: i32) -> Self {
        let sum = self.sum() * percent / 100;
        for part in &mut self.0 {
            *part = *part * percent / 100;
        }
        let rest = sum - self.sum();
        if let Some(largest) = self.0.iter_mut().max_by_key(|part| part.abs()) {
            *largest += rest;
        }
        self
    }

    /// The parts that are not 0, the largest first.
    pub(crate) fn sorted(&self) -> Vec<(Part, i32)> {
        let all = Part::ALL.into_iter().zip(self.0);
        let mut parts: Vec<(Part, i32)> = all.filter(|(_, worth)| *worth != 0).collect();
        parts.sort_by_key(|(_, worth)| -worth);
        parts
    }
}

impl Chooser<'_> {
    /// The parts of the value of `action` at first sight; `None` if it has none. `clue_action` is
    /// the clue, if it is one whose receiver's cards these beliefs don't know.
    pub(crate) fn parts_of(
        &self,
        action: Action,
        clue_action: Option<&ClueAction>,
    ) -> Option<Parts> {
        match action {
            Action::Play { card, .. } => self.play_value(card),
            Action::Discard(card) => {
                let mut parts = None;
                self.each_discard(|id, value: Parts| {
                    if id == card {
                        parts = Some(value);
                    }
                });
                parts
            }
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
                let own = self.clue_action(to, clue);
                let given = clue_action.unwrap_or(&own);
                let before = self.belief.valued(self.facts, self.weights);
                let mut parts: Parts = self.clue_value(given, &before, &self.expected());
                if let Action::Clue { .. } = action {
                    parts.add(Part::Tokens, -self.token(self.facts.tokens));
                }
                self.add_hidden(given, &mut parts);
                Some(parts)
            }
            Action::Choose(choice) => Some(Parts::only(Part::Stake, self.answer_worth(choice))),
        }
    }

    /// Adds what a clue makes of cards that these beliefs treat as hidden, as far as it says so.
    fn add_hidden(&self, given: &ClueAction, parts: &mut Parts) {
        let (belief, facts, weights) = (self.belief, self.facts, self.weights);
        if belief.hidden != Some(given.to) {
            return;
        }
        let mut after = belief.clone();
        after.interpret(facts, given);
        for id in &belief.hands[given.to.index()] {
            if after.thinks_playable(*id, facts) && !belief.thinks_playable(*id, facts) {
                parts.add(Part::Plays, weights.going_now);
            } else if given.touched.contains(id) && !belief.notes[at(*id)].is_in_play() {
                parts.add(Part::Cards, weights.touched);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaled_parts_add_up_to_the_scaled_sum() {
        let mut parts = Parts::only(Part::Plays, 1001);
        parts.add(Part::Tokens, -333);
        parts.add(Part::Danger, 77);
        for percent in [100, 50, 150, 15] {
            let scaled = parts.scaled(percent);
            assert_eq!(scaled.sum(), parts.sum() * percent / 100, "{percent}");
        }
        assert_eq!(
            parts.sorted(),
            [
                (Part::Plays, 1001),
                (Part::Danger, 77),
                (Part::Tokens, -333)
            ]
        );
    }
}
