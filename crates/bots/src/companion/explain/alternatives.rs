//! Alternatives to an action, and why they were not chosen.

use kagiya_rules::{Action, CardId, Choice, Clue, EndMode, Offset};

use crate::companion::belief::{BeliefState, Call, PositionFacts, at};
use crate::companion::choosing::{Chooser, Evaluated};
use crate::companion::reading::ClueAction;
use crate::companion::search::FEW_CARDS;
use crate::level::Level;
use crate::reasons::{Statement, Value};

/// The number of alternatives that are mentioned.
const ALTERNATIVES: usize = 3;

/// Adds the best alternatives to `action`, each with a reason against it.
pub(crate) fn explain_alternatives(
    chooser: &Chooser<'_>,
    action: Action,
    clue_action: Option<&ClueAction>,
    evaluated: &[Evaluated],
    statements: &mut Vec<Statement>,
) {
    let others = evaluated
        .iter()
        .filter(|other| other.action != action && chooser.is_question(action, other.action))
        .take(ALTERNATIVES);
    for other in others {
        statements.push(
            Statement::new(why_not(chooser, action, clue_action, other.action))
                .with("action", Value::Action(other.action)),
        );
    }
}

/// The first reason against `other`. `clue_action` is the clue that was given, if there was one.
fn why_not(
    chooser: &Chooser<'_>,
    action: Action,
    clue_action: Option<&ClueAction>,
    other: Action,
) -> &'static str {
    let belief = chooser.belief;
    match other {
        Action::Clue { to, clue } if chooser.clue_action(to, clue).touched.is_empty() => {
            "companion-not-empty"
        }
        Action::Play { card, .. } if !belief.thinks_playable(card, chooser.facts) => {
            "companion-not-play-unsure"
        }
        Action::Discard(_) if matches!(action, Action::Discard(_)) => "companion-not-discard-other",
        _ if chooser.is_last_turn() => "companion-not-last-turn",
        Action::Play { .. } | Action::Discard(_) if chooser.plays_to_the_end() => {
            "companion-not-counted"
        }
        Action::Play { .. } if matches!(action, Action::Play { .. }) => "companion-not-play-later",
        Action::Play { .. } => "companion-not-play-urgent",
        Action::Discard(card) if belief.chop(belief.me) == Some(card) => {
            "companion-not-discard-yet"
        }
        Action::Discard(_) => "companion-not-discard",
        Action::Choose(Choice::Decline) => "companion-not-decline",
        Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
            why_not_clue(chooser, action, clue_action, (to, clue))
        }
        Action::Choose(_) => "companion-not-choice",
    }
}

fn why_not_clue(
    chooser: &Chooser<'_>,
    action: Action,
    clue_action: Option<&ClueAction>,
    (to, clue): (Offset, Clue),
) -> &'static str {
    let (belief, facts) = (chooser.belief, chooser.facts);
    let other = chooser.clue_action(to, clue);
    let mut after = belief.clone();
    after.interpret(facts, &other);
    let truth = |id: &CardId| after.truth[at(*id)];
    let misread = hands(&after).any(|id| {
        truth(&id).is_some_and(|truth| {
            after.thinks_playable(id, facts)
                && !facts.playable.contains(truth)
                && !belief.thinks_playable(id, facts)
        })
    });
    let touched = || other.touched.iter();
    if other.touched.is_empty() {
        "companion-not-empty"
    } else if misread {
        "companion-not-misplay"
    } else if touched()
        .any(|id| truth(id).is_some_and(|card| !after.believed[at(*id)].contains(card)))
    {
        "companion-not-misread"
    } else if touched().any(|id| truth(id).is_some_and(|card| facts.trash.contains(card))) {
        "companion-not-trash"
    } else if chooser.plays_to_the_end() {
        "companion-not-counted"
    } else if touched().all(|id| belief.notes[at(*id)].clued) && plays(belief, &after, facts) == 0 {
        "companion-not-known"
    } else if let Some(clue_action) = clue_action {
        let mut chosen = belief.clone();
        chosen.interpret(facts, clue_action);
        if plays(belief, &after, facts) < plays(belief, &chosen, facts) {
            "companion-not-fewer-plays"
        } else if fresh(belief, &other) < fresh(belief, clue_action) {
            "companion-not-fewer-cards"
        } else {
            "companion-not-close"
        }
    } else if let Action::Play { .. } = action {
        "companion-not-clue-later"
    } else {
        "companion-not-token"
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
            (_, Action::Play { card, .. }) => belief.notes[at(card)].is_in_play(),
            (_, Action::Clue { .. } | Action::Choose(_)) => true,
        }
    }
}

/// The number of cards that are called or believed playable in `after` but not in `before`.
fn plays(before: &BeliefState, after: &BeliefState, facts: &PositionFacts) -> usize {
    let called = |belief: &BeliefState, id: CardId| {
        let call = belief.notes[at(id)].call;
        matches!(call, Call::Play | Call::Blind) || belief.thinks_playable(id, facts)
    };
    hands(after)
        .filter(|id| called(after, *id) && !called(before, *id))
        .count()
}

/// The number of unclued cards that `clue_action` touches.
fn fresh(before: &BeliefState, clue_action: &ClueAction) -> usize {
    let touched = clue_action.touched.iter();
    touched.filter(|id| !before.notes[at(**id)].clued).count()
}

fn hands(belief: &BeliefState) -> impl Iterator<Item = CardId> + '_ {
    belief.hands.iter().flatten().copied()
}
