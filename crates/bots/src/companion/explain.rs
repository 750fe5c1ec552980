//! Reasons as data: what was done, what it says, what else could have been done and why not.
//!
//! The same function explains to everybody. What a player may hear during the game comes from a
//! mind that never looked at that player's cards, so that it can't tell anything about them.

use kagiya_rules::{Action, CardId, CardSet, View};

use super::choose::{Chooser, Weighed};
use super::mind::{Call, Mind, at, is_within};
use super::read::{Heard, Kind, Told};
use crate::reasons::{Statement, Value};

/// How many alternatives are mentioned.
const ALTERNATIVES: usize = 3;

/// Why `action` was done, from what the chooser's mind knows. `told` is the clue, if it is one.
pub(super) fn explain(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    weighed: &[Weighed],
) -> Vec<Statement> {
    let mut statements = Vec::new();
    match action {
        Action::Play { card, announce } => {
            explain_play(chooser, card, &mut statements);
            if announce.is_some() {
                statements.push(Statement::new("companion-announced"));
            }
        }
        Action::Discard(card) => explain_discard(chooser, card, &mut statements),
        Action::Clue { .. } | Action::Choose(_) => {
            if let Some(told) = told {
                explain_clue(chooser, told, &mut statements);
            } else {
                statements.push(Statement::new("companion-choice"));
            }
        }
    }
    explain_alternatives(chooser, action, weighed, &mut statements);
    statements
}

fn explain_play(chooser: &Chooser<'_>, card: CardId, statements: &mut Vec<Statement>) {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let note = &mind.notes[at(card)];
    let taken = mind.taken_for[at(card)];
    let id = if is_within(mind.strict(card, mind.me), facts.playable) {
        "companion-play-sure"
    } else if !is_within(taken, facts.playable) {
        "companion-play-untold"
    } else if note.call == Call::Blind {
        "companion-play-finesse"
    } else if note.call == Call::Play {
        "companion-play-called"
    } else {
        "companion-play-good-touch"
    };
    let statement = Statement::new(id).with("card", Value::Held(card));
    statements.push(if id == "companion-play-untold" {
        statement
    } else {
        statement.with("cards", Value::Cards(taken))
    });
}

fn explain_discard(chooser: &Chooser<'_>, card: CardId, statements: &mut Vec<Statement>) {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let id = if mind.thinks_trash(card, mind.me, facts) {
        "companion-discard-trash"
    } else if mind.chop(mind.me) == Some(card) {
        "companion-discard-chop"
    } else if is_within(
        mind.strict(card, mind.me) & mind.notes[at(card)].reading,
        facts.trash | chooser.clued_elsewhere(),
    ) {
        "companion-discard-twin"
    } else {
        "companion-discard-untold"
    };
    statements.push(Statement::new(id).with("card", Value::Held(card)));
}

fn explain_clue(chooser: &Chooser<'_>, told: &Told, statements: &mut Vec<Statement>) {
    let mut after = chooser.mind.clone();
    let heard = after.hear(chooser.view.rules(), chooser.facts, told);
    statements.push(
        Statement::new(clue_id(heard.kind))
            .with("to", Value::Seat(told.to))
            .with("clue", Value::Clue(told.clue)),
    );
    explain_reading(&after, told, &heard, statements);
}

/// What everybody takes the touched cards to be after a clue, and whom it asks for what.
fn explain_reading(after: &Mind, told: &Told, heard: &Heard, statements: &mut Vec<Statement>) {
    if let Some(focus) = heard.focus {
        let id = if heard.on_chop {
            "companion-focus-chop"
        } else {
            "companion-focus-newest"
        };
        statements.push(Statement::new(id).with("card", Value::Held(focus)));
        let meanings = [
            ("companion-means-play", heard.direct),
            ("companion-means-save", heard.save),
            ("companion-means-later", heard.linked),
        ];
        for (id, cards) in meanings {
            if !cards.is_empty() {
                statements.push(
                    Statement::new(id)
                        .with("card", Value::Held(focus))
                        .with("cards", Value::Cards(cards)),
                );
            }
        }
    }
    for asked in &heard.asked {
        let id = if asked.prompted {
            "companion-asks-prompt"
        } else {
            "companion-asks-finesse"
        };
        statements.push(
            Statement::new(id)
                .with("seat", Value::Seat(asked.seat))
                .with("card", Value::Held(asked.card))
                .with("cards", Value::Cards(asked.what)),
        );
    }
    for card in &told.touched {
        if heard.focus != Some(*card) {
            statements.push(
                Statement::new("companion-taken-for")
                    .with("card", Value::Held(*card))
                    .with("cards", Value::Cards(after.taken_for[at(*card)])),
            );
        }
    }
}

/// How a clue of somebody else was understood.
pub(super) fn explain_heard(after: &Mind, told: &Told, heard: &Heard) -> Vec<Statement> {
    let mut statements = vec![
        Statement::new(heard_id(heard.kind))
            .with("giver", Value::Seat(told.giver))
            .with("to", Value::Seat(told.to))
            .with("clue", Value::Clue(told.clue)),
    ];
    explain_reading(after, told, heard, &mut statements);
    statements
}

fn explain_alternatives(
    chooser: &Chooser<'_>,
    action: Action,
    weighed: &[Weighed],
    statements: &mut Vec<Statement>,
) {
    let others = weighed
        .iter()
        .filter(|other| other.action != action)
        .take(ALTERNATIVES);
    for other in others {
        statements.push(
            Statement::new(why_not(chooser, action, other))
                .with("action", Value::Action(other.action)),
        );
    }
}

/// The first thing that speaks against an alternative.
fn why_not(chooser: &Chooser<'_>, action: Action, other: &Weighed) -> &'static str {
    let (mind, facts) = (chooser.mind, chooser.facts);
    match other.action {
        Action::Play { .. } if matches!(action, Action::Play { .. }) => "companion-not-play-later",
        Action::Play { .. } => "companion-not-play-urgent",
        Action::Discard(card) if mind.chop(mind.me) == Some(card) => "companion-not-discard-chop",
        Action::Discard(_) => "companion-not-discard",
        Action::Choose(_) => "companion-not-less",
        Action::Clue { to, clue } => {
            let told = chooser.told(to, clue);
            let mut after = mind.clone();
            after.hear(chooser.view.rules(), facts, &told);
            let misread = hands(&after).any(|id| {
                after.truth[at(id)].is_some_and(|truth| {
                    after.thinks_playable(id, facts)
                        && !facts.playable.contains(truth)
                        && !mind.thinks_playable(id, facts)
                })
            });
            let wrong = told.touched.iter().any(|id| {
                after.truth[at(*id)].is_some_and(|truth| !after.taken_for[at(*id)].contains(truth))
            });
            let useless = told
                .touched
                .iter()
                .any(|id| after.truth[at(*id)].is_some_and(|truth| facts.trash.contains(truth)));
            let fresh = told.touched.iter().any(|id| !mind.notes[at(*id)].clued);
            if misread {
                "companion-not-misplay"
            } else if wrong {
                "companion-not-misread"
            } else if useless {
                "companion-not-trash"
            } else if !fresh {
                "companion-not-known"
            } else {
                "companion-not-less"
            }
        }
    }
}

fn hands(mind: &Mind) -> impl Iterator<Item = CardId> + '_ {
    mind.hands.iter().flatten().copied()
}

/// The clue that `action` gives, with the cards it touches. That is in sight of all once it is
/// given, so it may be looked up with open eyes.
pub(super) fn told_by(view: &View, mind: &Mind, action: Action) -> Option<Told> {
    let (to, clue) = match action {
        Action::Clue { to, clue } | Action::Choose(kagiya_rules::Choice::Clue { to, clue }) => {
            (to, clue)
        }
        Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => return None,
    };
    let rules = view.rules();
    let to = mind.me.after(to, rules.players());
    let touch: CardSet = rules.touch(clue);
    Some(Told {
        giver: mind.me,
        to,
        clue,
        touched: mind.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| mind.truth[at(*id)].is_some_and(|card| touch.contains(card)))
            .collect(),
    })
}

const fn clue_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Empty => "companion-clue-empty",
        Kind::FillIn => "companion-clue-fill-in",
        Kind::Fix => "companion-clue-fix",
        Kind::Play => "companion-clue-play",
        Kind::Save => "companion-clue-save",
        Kind::PlayOrSave => "companion-clue-play-or-save",
        Kind::Finesse => "companion-clue-finesse",
        Kind::TrashMove => "companion-clue-trash",
        Kind::Plain => "companion-clue-plain",
    }
}

const fn heard_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Empty => "companion-heard-empty",
        Kind::FillIn => "companion-heard-fill-in",
        Kind::Fix => "companion-heard-fix",
        Kind::Play => "companion-heard-play",
        Kind::Save => "companion-heard-save",
        Kind::PlayOrSave => "companion-heard-play-or-save",
        Kind::Finesse => "companion-heard-finesse",
        Kind::TrashMove => "companion-heard-trash",
        Kind::Plain => "companion-heard-plain",
    }
}
