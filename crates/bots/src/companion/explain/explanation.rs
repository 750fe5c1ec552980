//! Reasons as data: what was done, what it says, what else could have been done and why not.
//!
//! The same function explains to everybody. What a player may hear during the game comes from a
//! mind that never looked at that player's cards, so that it can't tell anything about them.

use kagiya_rules::{Action, Card, CardId, CardSet, Seat, View};

use super::alternatives::explain_alternatives;
use crate::companion::belief::{Call, Facts, Mind, at, is_within};
use crate::companion::choosing::{Chooser, Weighed};
use crate::companion::reading::{About, Heard, Kind, Supposed, Told};
use crate::playstyle::Way;
use crate::reasons::{Statement, Value};

/// How many of the assumptions about a partner are mentioned, and how many of those that the table states.
const ASSUMPTIONS: usize = 2;

/// Why `action` was done, from what the chooser's mind knows. `told` is the clue, if it is one; `supposed` are
/// clues on cards that the mind does not look at.
pub(crate) fn explain(
    chooser: &Chooser<'_>,
    action: Action,
    told: Option<&Told>,
    weighed: &[Weighed],
    supposed: &[Supposed],
) -> Vec<Statement> {
    let mut statements = Vec::new();
    match action {
        Action::Play { card, announce } => {
            explain_play(chooser, card, supposed, &mut statements);
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

fn explain_play(
    chooser: &Chooser<'_>,
    card: CardId,
    supposed: &[Supposed],
    statements: &mut Vec<Statement>,
) {
    let taken = chooser.mind.taken_for[at(card)];
    let id = why_play(chooser, card);
    let statement = |id| Statement::new(id).with("card", Value::Held(card));
    let asks = || supposed.iter().rev().find_map(|it| it.asks_for(card));
    statements.push(match id {
        "companion-play-untold" => match asks() {
            Some((other, cards)) => statement("companion-play-if")
                .with("other", Value::Held(other))
                .with("cards", Value::Cards(cards)),
            None => statement(id),
        },
        "companion-play-gamble" => statement(id),
        _ => statement(id).with("cards", Value::Cards(taken)),
    });
}

/// What lets the speaker’s `card` be played: certainty first, then what was asked, then the conventions
/// about all clued cards, and then how likely it fits.
fn why_play(chooser: &Chooser<'_>, card: CardId) -> &'static str {
    let (mind, facts) = (chooser.mind, chooser.facts);
    let note = &mind.notes[at(card)];
    let strict = mind.strict(card, mind.me);
    let taken = mind.taken_for[at(card)];
    if is_within(strict, facts.playable) {
        "companion-play-sure"
    } else if !is_within(taken, facts.playable) {
        if note.is_in_play() && chooser.chance(taken) > 50 {
            "companion-play-likely"
        } else if mind.hidden.is_some() {
            "companion-play-untold"
        } else if facts.turns_left.is_some() {
            "companion-play-gamble"
        } else {
            "companion-play-try"
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
        Statement::new(clue_id(chooser.facts, &heard))
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
    let asks = !heard.asked.is_empty();
    let means = !(heard.direct | heard.save | heard.linked).is_empty();
    if let Some(focus) = heard.focus.filter(|_| asks || means) {
        let held = |id| Statement::new(id).with("card", Value::Held(focus));
        statements.push(held(focus_id(heard.about)));
        let now = heard.direct & facts.playable;
        for (id, cards) in [
            ("companion-means-play", now),
            ("companion-means-save", heard.save & !now),
        ] {
            if !cards.is_empty() {
                statements.push(held(id).with("cards", Value::Cards(cards)));
            }
        }
        for card in (heard.direct & !facts.playable).iter() {
            statements.push(means_after(facts, focus, card));
        }
        explain_links(facts, after, heard, focus, statements);
    }
    for (place, asked) in heard.asked.iter().enumerate() {
        let id = match (asked.prompted, is_asked_before(heard, place)) {
            (true, false) => "companion-asks-prompt",
            (false, false) => "companion-asks-finesse",
            (true, true) => "companion-asks-prompt-else",
            (false, true) => "companion-asks-finesse-else",
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

const fn focus_id(about: About) -> &'static str {
    match about {
        About::Chop => "companion-focus-chop",
        About::Only => "companion-focus-only",
        About::New => "companion-focus-new",
        About::Newest => "companion-focus-newest",
        About::Oldest => "companion-focus-oldest",
        About::Told => "companion-focus-told",
        About::Again => "companion-focus-again",
    }
}

/// Whether another player is asked before for the card that is asked for in this `place`: who of them
/// has it can't be told yet.
fn is_asked_before(heard: &Heard, place: usize) -> bool {
    let asked = heard.asked[place];
    heard.asked[..place]
        .iter()
        .any(|before| before.seat != asked.seat && !(before.what & asked.what).is_empty())
}

/// The cards that come before `card` and have not been played.
fn missing_before(facts: &Facts, card: Card) -> CardSet {
    let rules = &facts.rules;
    if rules.joker() == Some(card.suit()) {
        return CardSet::EMPTY;
    }
    (facts.stacks.height(card.suit())..rules.height_of(card))
        .filter_map(|height| rules.next_card(card.suit(), height))
        .collect()
}

/// That the focus of a clue fits after the card that comes before it, if it is `card`.
fn means_after(facts: &Facts, focus: CardId, card: Card) -> Statement {
    let rules = &facts.rules;
    let missing = missing_before(facts, card);
    let before = rules.height_of(card).checked_sub(1);
    let before = before.and_then(|height| rules.next_card(card.suit(), height));
    let before = before.filter(|before| missing.contains(*before));
    let id = if before.is_none() {
        "companion-means-play"
    } else {
        "companion-means-after"
    };
    let statement = Statement::new(id)
        .with("card", Value::Held(focus))
        .with("cards", Value::Cards(CardSet::of(card)));
    match before {
        None => statement,
        Some(before) => statement.with("first", Value::Cards(CardSet::of(before))),
    }
}

/// Which cards must be played first, and from where, for each thing that the focus of a clue is if they are.
fn explain_links(
    facts: &Facts,
    after: &Mind,
    heard: &Heard,
    focus: CardId,
    statements: &mut Vec<Statement>,
) {
    let bluff = after.bluff.and_then(|bluff| bluff.of(focus));
    let mut bluffed = CardSet::EMPTY;
    for meant in heard.linked.iter() {
        let links = after.links.iter();
        let links = links.filter(|link| link.focus == focus && link.meant == meant);
        let mut first: Vec<(CardId, CardSet)> = links
            .map(|link| (link.card, CardSet::of(link.needed)))
            .collect();
        if first.is_empty() {
            let missing = missing_before(facts, meant);
            let asked = heard.asked.iter().enumerate();
            let asked = asked.filter(|(place, _)| !is_asked_before(heard, *place));
            let asked = asked.map(|(_, asked)| (asked.card, asked.what & missing));
            first.extend(asked.filter(|(_, what)| !what.is_empty()));
        }
        if first.is_empty() {
            if bluff.is_some_and(|(_, cards)| cards.contains(meant)) {
                bluffed.insert(meant);
            } else {
                statements.push(means_after(facts, focus, meant));
            }
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
    if let Some((card, _)) = bluff.filter(|_| !bluffed.is_empty()) {
        statements.push(
            Statement::new("companion-means-bluff")
                .with("card", Value::Held(focus))
                .with("cards", Value::Cards(bluffed))
                .with("other", Value::Held(card)),
        );
    }
}

/// How a clue of somebody else was understood. `relied` is what the table states and the reading depends on.
pub(crate) fn explain_heard(
    facts: &Facts,
    after: &Mind,
    told: &Told,
    heard: &Heard,
    relied: &[Way],
) -> Vec<Statement> {
    let mut statements = vec![
        Statement::new(heard_id(facts, heard))
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

/// The clue that `action` gives, with the cards it touches. That is in sight of all once it is
/// given, so it may be looked up with open eyes.
pub(crate) fn told_by(view: &View, mind: &Mind, action: Action) -> Option<Told> {
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

/// The convention that a clue follows, as it is said: what is sure to fit is asked to be played, and what may
/// have to wait is not asked for at once.
fn said_kind(facts: &Facts, heard: &Heard) -> (Kind, bool) {
    let all = heard.direct | heard.save | heard.linked;
    let fits = is_within(all, facts.playable);
    let kind = if fits && heard.kind == Kind::PlayOrSave {
        Kind::Play
    } else {
        heard.kind
    };
    (kind, kind == Kind::Play && !fits)
}

fn clue_id(facts: &Facts, heard: &Heard) -> &'static str {
    match said_kind(facts, heard) {
        (Kind::Empty, _) => "companion-clue-empty",
        (Kind::FillIn, _) => "companion-clue-fill-in",
        (Kind::Fix, _) => "companion-clue-fix",
        (Kind::Play, true) => "companion-clue-play-later",
        (Kind::Play, false) => "companion-clue-play",
        (Kind::Save, _) => "companion-clue-save",
        (Kind::PlayOrSave, _) => "companion-clue-play-or-save",
        (Kind::Finesse, _) => "companion-clue-finesse",
        (Kind::TrashMove, _) => "companion-clue-trash",
        (Kind::Plain, _) => "companion-clue-plain",
    }
}

fn heard_id(facts: &Facts, heard: &Heard) -> &'static str {
    match said_kind(facts, heard) {
        (Kind::Empty, _) => "companion-heard-empty",
        (Kind::FillIn, _) => "companion-heard-fill-in",
        (Kind::Fix, _) => "companion-heard-fix",
        (Kind::Play, true) => "companion-heard-play-later",
        (Kind::Play, false) => "companion-heard-play",
        (Kind::Save, _) => "companion-heard-save",
        (Kind::PlayOrSave, _) => "companion-heard-play-or-save",
        (Kind::Finesse, _) => "companion-heard-finesse",
        (Kind::TrashMove, _) => "companion-heard-trash",
        (Kind::Plain, _) => "companion-heard-plain",
    }
}
