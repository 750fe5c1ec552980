//! Alternatives to an action, and what they were worse by.

use kagiya_bot_api::{Comparison, Level, Part, Statement, Value};
use kagiya_rules::{Action, EndMode};

use super::decision_course::Explained;
use super::difference::Difference;
use crate::belief::at;
use crate::choosing::{Chooser, Tally};
use crate::search::FEW_CARDS;

/// The number of alternatives that are mentioned.
const ALTERNATIVES: usize = 3;

/// In percent of the largest part: the size from which on a second part is mentioned.
const MENTIONED: i32 = 50;

/// An alternative with the reasons of the one before it.
const SAME: &str = "companion-not-same";

impl Explained<'_> {
    /// Adds the best alternatives among `others`, each with what it is worse by. Returns the
    /// comparisons.
    pub(crate) fn explain_alternatives(
        &self,
        others: impl Iterator<Item = Action>,
        statements: &mut Vec<Statement>,
    ) -> Vec<Comparison> {
        let chooser = self.chooser;
        let is_untold = chooser.belief.hidden.is_some() && chooser.plays_to_the_end();
        let mut comparisons = Vec::new();
        let mut former = Vec::new();
        let others = others
            .filter(|other| *other != self.action)
            .filter(|other| self.asked == Some(*other) || chooser.is_question(self.action, *other))
            .take(ALTERNATIVES);
        for other in others {
            if is_untold {
                // The numbers depend on cards that the viewer doesn't see.
                let statement = Statement::new("companion-not-counted");
                statements.push(statement.with("action", Value::Action(other)));
                continue;
            }
            let Some(parts) = self.compare(other).filter(|parts| parts.sum() > 0) else {
                continue;
            };
            let parts = parts.sorted();
            let reasons = self.explain_difference(other, &parts, statements);
            let is_same = !reasons.is_empty() && former == reasons;
            let action = ("action", Value::Action(other));
            let said = if is_same {
                vec![Statement::new(SAME)]
            } else {
                former.clone_from(&reasons);
                reasons
            };
            for (place, mut statement) in said.into_iter().enumerate() {
                if place == 0 {
                    statement.arguments.insert(0, action);
                }
                statements.push(statement);
            }
            comparisons.push(Comparison {
                action: other,
                parts,
            });
        }
        comparisons
    }

    /// The sentence for the largest part, without the alternative that it names, and the one for the
    /// second part if that is important too.
    fn explain_difference(
        &self,
        other: Action,
        parts: &[(Part, i32)],
        said: &[Statement],
    ) -> Vec<Statement> {
        let Some((first, most)) = parts.first().copied() else {
            return Vec::new();
        };
        let difference = Difference::new(self, other);
        let reason = difference.reason(first, said);
        let id = reason.id.not;
        let mut sentences = vec![reason.add_to(Statement::new(id))];
        let second = parts.get(1).copied().filter(|(part, worth)| {
            *worth * 100 >= most * MENTIONED
                && !matches!(part, Part::Care | Part::PlayOrder | Part::Ahead)
        });
        let second = second.map(|it| it.0).or_else(|| self.cause(other, first));
        if let Some(second) = second {
            let said: Vec<Statement> = said.iter().chain(&sentences).cloned().collect();
            let also = difference.reason(second, &said);
            if also.id.not != id {
                sentences.push(also.add_to(Statement::new(also.id.because)));
            }
        }
        sentences
    }

    /// Why simulated games ended worse, if nothing else was compared: the largest difference at
    /// first sight.
    fn cause(&self, other: Action, first: Part) -> Option<Part> {
        let alone = first == Part::Simulated && self.course.search.keep == [0];
        let parts = self.at_first_sight(other).filter(|_| alone)?;
        let (part, worth) = parts.sorted().first().copied()?;
        (worth > 0 && parts.sum() > 0).then_some(part)
    }
}

impl Chooser<'_> {
    /// Whether it has simulated every action to the end of the game, and chosen by the results.
    fn plays_to_the_end(&self) -> bool {
        self.belief.level == Level::Group
            && self.facts.rules.options().end_mode == EndMode::FinalRound
            && self.view.table().deck_size() <= FEW_CARDS
    }

    /// Whether a player might ask why `other` was not chosen.
    fn is_question(&self, action: Action, other: Action) -> bool {
        let (belief, facts) = (self.belief, self.facts);
        let chop = belief.chop(belief.me);
        let is_trash = |card| belief.thinks_trash(card, belief.me, facts);
        match (action, other) {
            // Discarding the played card instead isn't a serious alternative.
            (Action::Play { card, .. }, Action::Discard(other)) if card == other => false,
            // Among discards, only the chop is an alternative to trash.
            (Action::Discard(card), Action::Discard(other)) => {
                is_trash(card) && !is_trash(other) && chop == Some(other)
            }
            (_, Action::Discard(card)) => chop.is_none_or(|chop| chop == card) || is_trash(card),
            // On the last turn a clue has no effect.
            (Action::Discard(_), Action::Clue { .. }) if self.is_last_turn() => false,
            // Everyone knows of some cards that they don't fit.
            (_, Action::Play { card, .. }) => {
                let can_fit = !(belief.empathy(card, belief.me) & facts.playable).is_empty();
                belief.notes[at(card)].is_in_play() && can_fit
            }
            (_, Action::Clue { to, clue }) => !self.clue_action(to, clue).touched.is_empty(),
            (_, Action::Choose(_)) => true,
        }
    }
}
