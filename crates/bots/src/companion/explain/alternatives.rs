//! What else could have been done, and why it was not.

use kagiya_rules::{Action, CardId, Choice, Clue, EndMode, Offset};

use crate::companion::belief::{Call, Facts, Mind, at};
use crate::companion::choosing::{Chooser, Weighed};
use crate::companion::reading::Told;
use crate::companion::search::FEW_CARDS;
use crate::level::Level;
use crate::reasons::{Statement, Value};

/// How many alternatives are mentioned.
const ALTERNATIVES: usize = 3;

/// What else could have been done, and why it was not.
pub(crate) fn explain_alternatives(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    weighed: &[Weighed],
    statements: &mut Vec<Statement>,
) {
    let others = weighed
        .iter()
        .filter(|other| other.action != action && chooser.is_question(action, other.action))
        .take(ALTERNATIVES);
    for other in others {
        statements.push(
            Statement::new(why_not(chooser, action, told, other.action))
                .with("action", Value::Action(other.action)),
        );
    }
}

/// The first reason against `other`. `told` is the clue that was given, if one was.
fn why_not(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    other: Action,
) -> &'static str {
    let mind = chooser.mind;
    match other {
        Action::Clue { to, clue } if chooser.told(to, clue).touched.is_empty() => {
            "companion-not-empty"
        }
        Action::Play { card, .. } if !mind.thinks_playable(card, chooser.facts) => {
            "companion-not-play-unsure"
        }
        Action::Discard(_) if matches!(action, Action::Discard(_)) => "companion-not-discard-other",
        _ if chooser.is_last_turn() => "companion-not-last-turn",
        Action::Play { .. } | Action::Discard(_) if chooser.plays_to_the_end() => {
            "companion-not-counted"
        }
        Action::Play { .. } if matches!(action, Action::Play { .. }) => "companion-not-play-later",
        Action::Play { .. } => "companion-not-play-urgent",
        Action::Discard(card) if mind.chop(mind.me) == Some(card) => "companion-not-discard-yet",
        Action::Discard(_) => "companion-not-discard",
        Action::Choose(Choice::Decline) => "companion-not-decline",
        Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => {
            why_not_clue(chooser, action, told, (to, clue))
        }
        Action::Choose(_) => "companion-not-choice",
    }
}

fn why_not_clue(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    (to, clue): (Offset, Clue),
) -> &'static str {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let other = chooser.told(to, clue);
    let mut after = mind.clone();
    after.hear(facts, &other);
    let truth = |id: &CardId| after.truth[at(*id)];
    let misread = hands(&after).any(|id| {
        truth(&id).is_some_and(|truth| {
            after.thinks_playable(id, facts)
                && !facts.playable.contains(truth)
                && !mind.thinks_playable(id, facts)
        })
    });
    let touched = || other.touched.iter();
    if other.touched.is_empty() {
        "companion-not-empty"
    } else if misread {
        "companion-not-misplay"
    } else if touched()
        .any(|id| truth(id).is_some_and(|card| !after.taken_for[at(*id)].contains(card)))
    {
        "companion-not-misread"
    } else if touched().any(|id| truth(id).is_some_and(|card| facts.trash.contains(card))) {
        "companion-not-trash"
    } else if chooser.plays_to_the_end() {
        "companion-not-counted"
    } else if touched().all(|id| mind.notes[at(*id)].clued) && plays(mind, &after, facts) == 0 {
        "companion-not-known"
    } else if let Some(told) = told {
        let mut chosen = mind.clone();
        chosen.hear(facts, told);
        if plays(mind, &after, facts) < plays(mind, &chosen, facts) {
            "companion-not-fewer-plays"
        } else if fresh(mind, &other) < fresh(mind, told) {
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
    /// Whether it has played every action on to the end of the game, and chosen by what came of it.
    fn plays_to_the_end(&self) -> bool {
        self.mind.level == Level::Group
            && self.facts.rules.options().end_mode == EndMode::FinalRound
            && self.view.table().deck_size() <= FEW_CARDS
    }

    /// Whether somebody might ask why `other` was not done instead of `action`.
    fn is_question(&self, action: Action, other: Action) -> bool {
        let (mind, facts) = (self.mind, self.facts);
        let chop = mind.chop(mind.me);
        let is_trash = |card| mind.thinks_trash(card, mind.me, facts);
        match (action, other) {
            // What is played is not thrown away.
            (Action::Play { card, .. }, Action::Discard(other)) if card == other => false,
            // Nobody asks for one useless card rather than another, nor for one that is still of use.
            (Action::Discard(card), Action::Discard(other)) => {
                is_trash(card) && !is_trash(other) && chop == Some(other)
            }
            (_, Action::Discard(card)) => chop.is_none_or(|chop| chop == card) || is_trash(card),
            // Nothing is left to be done.
            (Action::Discard(_), Action::Clue { .. }) => !self.is_last_turn(),
            (_, Action::Play { card, .. }) => mind.notes[at(card)].is_in_play(),
            (_, Action::Clue { .. } | Action::Choose(_)) => true,
        }
    }
}

/// How many cards are to be played by what `after` takes them to be, and were not before.
fn plays(before: &Mind, after: &Mind, facts: &Facts) -> usize {
    let called = |mind: &Mind, id: CardId| {
        let call = mind.notes[at(id)].call;
        matches!(call, Call::Play | Call::Blind) || mind.thinks_playable(id, facts)
    };
    hands(after)
        .filter(|id| called(after, *id) && !called(before, *id))
        .count()
}

/// How many cards `told` touches that no clue has touched before.
fn fresh(before: &Mind, told: &Told) -> usize {
    let touched = told.touched.iter();
    touched.filter(|id| !before.notes[at(**id)].clued).count()
}

fn hands(mind: &Mind) -> impl Iterator<Item = CardId> + '_ {
    mind.hands.iter().flatten().copied()
}
