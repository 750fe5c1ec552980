//! Reasons as data: what was done, what it says, what else could have been done and why not.
//!
//! The same function explains to everybody. What a player may hear during the game comes from a
//! mind that never looked at that player's cards, so that it can't tell anything about them.

use kagiya_rules::{Action, Card, CardId, CardSet, Choice, Clue, Offset, Seat, View};

use super::choose::{Chooser, Weighed};
use super::facts::Facts;
use super::mind::{Call, Mind, at, is_within};
use super::read::{Heard, Kind, Told};
use super::ways::Way;
use crate::reasons::{Statement, Value};

/// How many alternatives are mentioned.
const ALTERNATIVES: usize = 3;

/// How many of the assumptions about a partner are mentioned, and how many of those that the table states.
const ASSUMPTIONS: usize = 2;

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
    explain_alternatives(chooser, action, told, weighed, &mut statements);
    let relied = chooser.relies_on(action, told);
    explain_table(chooser.mind, &relied, &mut statements);
    explain_partner(chooser.mind, told.map(|told| told.to), &mut statements);
    statements
}

fn explain_play(chooser: &Chooser<'_>, card: CardId, statements: &mut Vec<Statement>) {
    let taken = chooser.mind.taken_for[at(card)];
    let id = why_play(chooser, card);
    let statement = Statement::new(id).with("card", Value::Held(card));
    statements.push(
        if matches!(id, "companion-play-untold" | "companion-play-gamble") {
            statement
        } else {
            statement.with("cards", Value::Cards(taken))
        },
    );
}

/// What lets the speaker’s `card` be played: certainty first, then what was asked, then the conventions
/// about all clued cards.
fn why_play(chooser: &Chooser<'_>, card: CardId) -> &'static str {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let note = &mind.notes[at(card)];
    let strict = mind.strict(card, mind.me);
    if is_within(strict, facts.playable) {
        "companion-play-sure"
    } else if !is_within(mind.taken_for[at(card)], facts.playable) {
        if mind.hidden.is_some() {
            "companion-play-untold"
        } else {
            "companion-play-gamble"
        }
    } else if note.call == Call::Blind {
        "companion-play-finesse"
    } else if note.call == Call::Play {
        "companion-play-called"
    } else if is_within(strict & note.reading, facts.playable) {
        "companion-play-read"
    } else {
        "companion-play-good-touch"
    }
}

fn explain_discard(chooser: &Chooser<'_>, card: CardId, statements: &mut Vec<Statement>) {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let strict = mind.strict(card, mind.me);
    let of_no_use = facts.trash | chooser.clued_elsewhere();
    let id = if is_within(strict, facts.trash) {
        "companion-discard-trash"
    } else if mind.thinks_trash(card, mind.me, facts) {
        "companion-discard-read"
    } else if mind.chop(mind.me) == Some(card) {
        if mind.plays(mind.me, Way::OldestChop) {
            "companion-discard-chop"
        } else {
            "companion-discard-newest"
        }
    } else if is_within(strict & mind.notes[at(card)].reading, of_no_use) {
        "companion-discard-twin"
    } else if mind.hidden.is_some() {
        "companion-discard-untold"
    } else {
        "companion-discard-least"
    };
    statements.push(Statement::new(id).with("card", Value::Held(card)));
}

fn explain_clue(chooser: &Chooser<'_>, told: &Told, statements: &mut Vec<Statement>) {
    let mut after = chooser.mind.clone();
    let heard = after.hear(chooser.facts, told);
    statements.push(
        Statement::new(clue_id(&heard))
            .with("to", Value::Seat(told.to))
            .with("clue", Value::Clue(told.clue)),
    );
    if heard.kind == Kind::Empty {
        let full = chooser.facts.tokens >= chooser.facts.rules.max_clue_tokens();
        statements.push(Statement::new(if full {
            "companion-empty-full"
        } else {
            "companion-empty-keep"
        }));
    }
    explain_reading(chooser.facts, &after, told, &heard, statements);
}

/// What everybody takes the touched cards to be after a clue, and whom it asks for what.
fn explain_reading(
    facts: &Facts,
    after: &Mind,
    told: &Told,
    heard: &Heard,
    statements: &mut Vec<Statement>,
) {
    if let Some(focus) = heard.focus {
        let id = if heard.on_chop {
            "companion-focus-chop"
        } else {
            "companion-focus-newest"
        };
        statements.push(Statement::new(id).with("card", Value::Held(focus)));
        let held = |id| Statement::new(id).with("card", Value::Held(focus));
        let (now, save) = (heard.direct & facts.playable, heard.save);
        for (id, cards) in [
            ("companion-means-play", now),
            ("companion-means-save", save),
        ] {
            if !cards.is_empty() {
                statements.push(held(id).with("cards", Value::Cards(cards)));
            }
        }
        for card in (heard.direct & !facts.playable).iter() {
            statements.push(means_after(facts, focus, card));
        }
        for card in heard.linked.iter() {
            explain_link(facts, after, heard, (focus, card), statements);
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

/// That the focus of a clue fits after the cards that come before it, if it is `card`.
fn means_after(facts: &Facts, focus: CardId, card: Card) -> Statement {
    let rules = &facts.rules;
    let before: CardSet = if rules.joker() == Some(card.suit()) {
        CardSet::EMPTY
    } else {
        (facts.stacks.height(card.suit())..rules.height_of(card))
            .filter_map(|height| rules.next_card(card.suit(), height))
            .collect()
    };
    let id = if before.is_empty() {
        "companion-means-play"
    } else {
        "companion-means-after"
    };
    let statement = Statement::new(id)
        .with("card", Value::Held(focus))
        .with("cards", Value::Cards(CardSet::of(card)));
    if before.is_empty() {
        statement
    } else {
        statement.with("first", Value::Cards(before))
    }
}

/// Which cards must be played first, and from where, if the focus of a clue is `meant`.
fn explain_link(
    facts: &Facts,
    after: &Mind,
    heard: &Heard,
    (focus, meant): (CardId, Card),
    statements: &mut Vec<Statement>,
) {
    let links = after.links.iter();
    let links = links.filter(|link| link.focus == focus && link.meant == meant);
    let mut first: Vec<(CardId, CardSet)> = links
        .map(|link| (link.card, CardSet::of(link.needed)))
        .collect();
    if first.is_empty() {
        first.extend(heard.asked.iter().map(|asked| (asked.card, asked.what)));
    }
    if first.is_empty() {
        statements.push(means_after(facts, focus, meant));
    }
    for (other, what) in first {
        statements.push(
            Statement::new("companion-means-once")
                .with("card", Value::Held(focus))
                .with("cards", Value::Cards(CardSet::of(meant)))
                .with("other", Value::Held(other))
                .with("first", Value::Cards(what)),
        );
    }
}

/// How a clue of somebody else was understood. `relied` is what the table states and the reading depends on.
pub(super) fn explain_heard(
    facts: &Facts,
    after: &Mind,
    told: &Told,
    heard: &Heard,
    relied: &[Way],
) -> Vec<Statement> {
    let mut statements = vec![
        Statement::new(heard_id(heard))
            .with("giver", Value::Seat(told.giver))
            .with("to", Value::Seat(told.to))
            .with("clue", Value::Clue(told.clue)),
    ];
    explain_reading(facts, after, told, heard, &mut statements);
    explain_table(after, relied, &mut statements);
    explain_partner(after, Some(told.giver), &mut statements);
    statements
}

/// What the partner has shown of how it plays: the one who asks, or else the one that the clue comes
/// from or goes to.
fn explain_partner(mind: &Mind, partner: Option<Seat>, statements: &mut Vec<Statement>) {
    let Some(partner) = mind.hidden.or(partner).filter(|seat| *seat != mind.me) else {
        return;
    };
    let shown = mind.partners[partner.index()].shown().into_iter();
    for shown in shown.take(ASSUMPTIONS) {
        let about = |id| Statement::new(id).with("to", Value::Seat(partner));
        statements.push(about(shown.statement));
        if shown.against_table {
            statements.push(about("companion-against-table"));
        }
    }
}

/// What the table states, of the ways on which it depended what was done or understood.
fn explain_table(mind: &Mind, relied: &[Way], statements: &mut Vec<Statement>) {
    let stated = relied.iter().filter_map(|way| {
        let so = mind.stated.of(*way)?;
        Some(Statement::new(way.stated(so)))
    });
    statements.extend(stated.take(ASSUMPTIONS));
}

impl Chooser<'_> {
    /// The ways that the table states on which `action` depends: those without which a clue would be read
    /// otherwise, or another card would be the one to discard.
    fn relies_on(&self, action: Action, told: Option<&Told>) -> Vec<Way> {
        let (mind, facts) = (self.mind, self.facts);
        match (told, action) {
            (Some(told), _) => mind.relies_on(|mind| {
                mind.hear(facts, told);
            }),
            (None, Action::Discard(card)) if mind.chop(mind.me) == Some(card) => {
                let mut hand = mind.hands[mind.me.index()].iter();
                let choice = hand.any(|id| *id != card && mind.is_free(*id));
                let stated = mind.stated.of(Way::OldestChop).is_some();
                if choice && stated {
                    vec![Way::OldestChop]
                } else {
                    Vec::new()
                }
            }
            (None, Action::Play { card, .. }) => {
                let choice = self.ones_like(card).len() > 1;
                if choice && mind.stated.of(Way::OldestOne).is_some() {
                    vec![Way::OldestOne]
                } else {
                    Vec::new()
                }
            }
            (None, _) => Vec::new(),
        }
    }
}

fn explain_alternatives(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    weighed: &[Weighed],
    statements: &mut Vec<Statement>,
) {
    let others = weighed
        .iter()
        .filter(|other| other.action != action)
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
        _ if chooser.is_last_turn() => "companion-not-last-turn",
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
    let mut touched = other.touched.iter();
    if other.touched.is_empty() {
        "companion-not-empty"
    } else if misread {
        "companion-not-misplay"
    } else if touched
        .clone()
        .any(|id| truth(id).is_some_and(|card| !after.taken_for[at(*id)].contains(card)))
    {
        "companion-not-misread"
    } else if touched
        .clone()
        .any(|id| truth(id).is_some_and(|card| facts.trash.contains(card)))
    {
        "companion-not-trash"
    } else if touched.all(|id| mind.notes[at(*id)].clued) {
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

/// Whether a clue asks for a play that may have to wait for somebody else's.
fn may_wait(heard: &Heard) -> bool {
    heard.kind == Kind::Play && !heard.linked.is_empty()
}

fn clue_id(heard: &Heard) -> &'static str {
    match heard.kind {
        Kind::Empty => "companion-clue-empty",
        Kind::FillIn => "companion-clue-fill-in",
        Kind::Fix => "companion-clue-fix",
        Kind::Play if may_wait(heard) => "companion-clue-play-later",
        Kind::Play => "companion-clue-play",
        Kind::Save => "companion-clue-save",
        Kind::PlayOrSave => "companion-clue-play-or-save",
        Kind::Finesse => "companion-clue-finesse",
        Kind::TrashMove => "companion-clue-trash",
        Kind::Plain => "companion-clue-plain",
    }
}

fn heard_id(heard: &Heard) -> &'static str {
    match heard.kind {
        Kind::Empty => "companion-heard-empty",
        Kind::FillIn => "companion-heard-fill-in",
        Kind::Fix => "companion-heard-fix",
        Kind::Play if may_wait(heard) => "companion-heard-play-later",
        Kind::Play => "companion-heard-play",
        Kind::Save => "companion-heard-save",
        Kind::PlayOrSave => "companion-heard-play-or-save",
        Kind::Finesse => "companion-heard-finesse",
        Kind::TrashMove => "companion-heard-trash",
        Kind::Plain => "companion-heard-plain",
    }
}
