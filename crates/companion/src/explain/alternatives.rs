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
            self.explain_difference(other, &parts, statements);
            comparisons.push(Comparison {
                action: other,
                parts,
            });
        }
        comparisons
    }

    /// Adds the largest part, and the second if it is important too.
    fn explain_difference(
        &self,
        other: Action,
        parts: &[(Part, i32)],
        statements: &mut Vec<Statement>,
    ) {
        let Some((first, most)) = parts.first().copied() else {
            return;
        };
        let difference = Difference::new(self, other);
        let reason = difference.reason(first, statements);
        let id = reason.id.not;
        let statement = Statement::new(id).with("action", Value::Action(other));
        statements.push(reason.add_to(statement));
        let second = parts.get(1).copied().filter(|(part, worth)| {
            *worth * 100 >= most * MENTIONED
                && !matches!(part, Part::Care | Part::PlayOrder | Part::Ahead)
        });
        let second = second.map(|it| it.0).or_else(|| self.cause(other, first));
        if let Some(second) = second {
            let also = difference.reason(second, statements);
            if also.id.not != id {
                statements.push(also.add_to(Statement::new(also.id.because)));
            }
        }
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
            (Action::Discard(_), Action::Clue { .. }) => !self.is_last_turn(),
            // Everyone knows of some cards that they don't fit.
            (_, Action::Play { card, .. }) => {
                let can_fit = !(belief.empathy(card, belief.me) & facts.playable).is_empty();
                belief.notes[at(card)].is_in_play() && can_fit
            }
            (_, Action::Clue { .. } | Action::Choose(_)) => true,
        }
    }
}
