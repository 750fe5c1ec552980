//! Reasons as data: what was done, what it means, and why alternatives were rejected.
//!
//! The same function explains to everyone. Explanations during the game are computed from beliefs
//! that never included the viewer's cards, so they can't reveal anything about them.

use kagiya_bot_api::{Comparison, Statement, StyleTrait, Value};
use kagiya_rules::{Action, Card, CardId, CardSet, Seat, View};

use super::consistent::consistent;
use super::decision_course::Explained;
use crate::belief::{BeliefState, Call, PositionFacts, at, is_within};
use crate::choosing::Chooser;
use crate::partners::agreed_statement;
use crate::reading::{ClueAction, ClueKind, FocusRule, Hypothesis, Interpretation};

/// The limit for mentioned assumptions about a partner, and for mentioned agreed conventions.
const ASSUMPTIONS: usize = 2;

/// A reason to try a card lists what it can be only up to this number of identities.
const FEW_IDENTITIES: u32 = 8;

impl Explained<'_> {
    /// The reasons for the action, from the chooser's beliefs, and those against the best of
    /// `others`, with the comparisons on which these are based. `hypotheses` are clues about cards
    /// that these beliefs treat as hidden.
    pub(crate) fn explain(
        &self,
        others: impl Iterator<Item = Action>,
        hypotheses: &[Hypothesis],
    ) -> (Vec<Statement>, Vec<Comparison>) {
        let mut statements = Vec::new();
        self.explain_action(hypotheses, &mut statements);
        let comparisons = self.explain_alternatives(others, &mut statements);
        self.explain_assumptions(&mut statements);
        (statements, comparisons)
    }

    /// The reasons for the action alone.
    pub(crate) fn explain_action(
        &self,
        hypotheses: &[Hypothesis],
        statements: &mut Vec<Statement>,
    ) {
        let chooser = self.chooser;
        match self.action {
            Action::Play { card, announce } => {
                explain_play(chooser, card, hypotheses, statements);
                if announce.is_some() {
                    statements.push(Statement::new("companion-announced"));
                }
            }
            Action::Discard(card) => self.explain_discard(card, statements),
            Action::Clue { .. } | Action::Choose(_) => {
                if let Some(clue_action) = self.clue_action {
                    explain_clue(chooser, clue_action, statements);
                } else {
                    statements.push(Statement::new("companion-choice"));
                }
            }
        }
    }

    fn explain_discard(&self, card: CardId, statements: &mut Vec<Statement>) {
        let chooser = self.chooser;
        let (belief, facts) = (chooser.belief, chooser.facts);
        let empathy = belief.empathy(card, belief.me);
        let of_no_use = facts.trash | chooser.clued_elsewhere();
        let id = if is_within(empathy, facts.trash) {
            "companion-discard-trash"
        } else if belief.thinks_trash(card, belief.me, facts) {
            "companion-discard-read"
        } else if belief.chop(belief.me) == Some(card) {
            if belief.plays(belief.me, StyleTrait::OldestChop) {
                "companion-discard-chop"
            } else {
                "companion-discard-newest"
            }
        } else if is_within(empathy & belief.notes[at(card)].inferred, of_no_use) {
            "companion-discard-twin"
        } else if belief.hidden.is_some() {
            "companion-discard-untold"
        } else if self.is_least_loss(card) {
            "companion-discard-least"
        } else if belief.notes[at(card)].clued {
            "companion-discard-clued"
        } else {
            "companion-discard-other"
        };
        statements.push(Statement::new(id).with("card", Value::Held(card)));
    }

    /// Whether the speaker has only cards to keep, and would discard `card` first.
    fn is_least_loss(&self, card: CardId) -> bool {
        let (belief, facts) = (self.chooser.belief, self.chooser.facts);
        let mut hand = belief.hands[belief.me.index()].iter();
        let is_spare = |id: &CardId| belief.thinks_trash(*id, belief.me, facts);
        let mut first = self.course.first.iter();
        let discard = first.find_map(|it| match it.action {
            Action::Discard(card) => Some(card),
            _ => None,
        });
        belief.chop(belief.me).is_none()
            && !hand.any(is_spare)
            && discard.is_none_or(|discard| discard == card)
    }

    /// What the action relies on.
    pub(crate) fn explain_assumptions(&self, statements: &mut Vec<Statement>) {
        let belief = self.chooser.belief;
        let relied = self.chooser.relies_on(self.action, self.clue_action);
        explain_table(belief, &relied, statements);
        let receiver = self.clue_action.map(|clue_action| clue_action.to);
        explain_partner(belief, receiver, statements);
    }
}

fn explain_play(
    chooser: &Chooser<'_>,
    card: CardId,
    hypotheses: &[Hypothesis],
    statements: &mut Vec<Statement>,
) {
    let believed = chooser.belief.believed[at(card)];
    let id = why_play(chooser, card);
    let statement = |id| Statement::new(id).with("card", Value::Held(card));
    let asks = || hypotheses.iter().rev().find_map(|it| it.asks_for(card));
    statements.push(match id {
        "companion-play-untold" => match asks() {
            Some((other, Some(cards))) => statement("companion-play-if")
                .with("other", Value::Held(other))
                .with("cards", Value::Cards(cards)),
            Some((other, None)) => {
                statement("companion-play-for").with("other", Value::Held(other))
            }
            None => statement(id),
        },
        "companion-play-gamble" | "companion-play-guess" => statement(id),
        _ => statement(id).with("cards", Value::Cards(believed)),
    });
}

/// Why the speaker's `card` is played, the strongest reason first: certainty, a call, the
/// conventions about all clued cards, and then the chance that it is playable.
fn why_play(chooser: &Chooser<'_>, card: CardId) -> &'static str {
    let (belief, facts) = (chooser.belief, chooser.facts);
    let note = &belief.notes[at(card)];
    let empathy = belief.empathy(card, belief.me);
    let believed = belief.believed[at(card)];
    if is_within(empathy, facts.playable) {
        "companion-play-sure"
    } else if !is_within(believed, facts.playable) {
        if note.is_in_play() && chooser.chance(believed) > 50 {
            "companion-play-likely"
        } else if belief.hidden.is_some() {
            "companion-play-untold"
        } else if facts.turns_left.is_some() {
            "companion-play-gamble"
        } else if believed.len() > FEW_IDENTITIES {
            "companion-play-guess"
        } else {
            "companion-play-try"
        }
    } else if note.call == Call::Blind {
        "companion-play-finesse"
    } else if note.call == Call::Play {
        "companion-play-called"
    } else if is_within(empathy & note.inferred, facts.playable) {
        "companion-play-read"
    } else {
        "companion-play-good-touch"
    }
}

fn explain_clue(chooser: &Chooser<'_>, clue_action: &ClueAction, statements: &mut Vec<Statement>) {
    let mut after = chooser.belief.clone();
    let interpretation = after.interpret(chooser.facts, clue_action);
    let (interpretation, taken) = consistent(chooser.facts, &after, clue_action, &interpretation);
    let identified = identified(chooser.belief, &after, clue_action, &interpretation);
    let id = match identified {
        Some(_) => "companion-clue-identifies",
        None => clue_message(chooser.facts, &interpretation),
    };
    statements.push(with_identified(
        Statement::new(id)
            .with("to", Value::Seat(clue_action.to))
            .with("clue", Value::Clue(clue_action.clue)),
        identified,
    ));
    if interpretation.kind == ClueKind::Empty {
        let full = chooser.facts.tokens >= chooser.facts.rules.max_clue_tokens();
        statements.push(Statement::new(if full {
            "companion-empty-full"
        } else {
            "companion-empty-keep"
        }));
    }
    explain_reading(chooser.facts, &after, &interpretation, &taken, statements);
}

/// The card that a clue without a call makes fully known.
fn identified(
    before: &BeliefState,
    after: &BeliefState,
    clue_action: &ClueAction,
    interpretation: &Interpretation,
) -> Option<(CardId, Card)> {
    let only = |belief: &BeliefState, id| belief.empathy(id, clue_action.to).only();
    let mut touched = clue_action.touched.iter().copied();
    touched.find_map(|id| {
        let card = only(after, id).filter(|_| only(before, id).is_none())?;
        (interpretation.kind == ClueKind::Plain).then_some((id, card))
    })
}

fn with_identified(statement: Statement, identified: Option<(CardId, Card)>) -> Statement {
    match identified {
        Some((id, card)) => statement
            .with("card", Value::Held(id))
            .with("cards", Value::Cards(CardSet::of(card))),
        None => statement,
    }
}

/// What everyone believes the touched cards to be after a clue, and what it asks of whom.
fn explain_reading(
    facts: &PositionFacts,
    after: &BeliefState,
    interpretation: &Interpretation,
    taken: &[(CardId, CardSet)],
    statements: &mut Vec<Statement>,
) {
    let asks = !interpretation.called.is_empty();
    let means =
        !(interpretation.direct | interpretation.save | interpretation.connected).is_empty();
    if let Some(focus) = interpretation.focus.filter(|_| asks || means) {
        let held = |id| Statement::new(id).with("card", Value::Held(focus));
        statements.push(held(focus_message(interpretation.focus_rule)));
        let now = interpretation.direct & facts.playable;
        let all = interpretation.direct | interpretation.save | interpretation.connected;
        let is_known = all.only().is_some();
        for (id, known, cards) in [
            ("companion-means-play", "companion-means-play-known", now),
            (
                "companion-means-save",
                "companion-means-save-known",
                interpretation.save & !now,
            ),
        ] {
            if !cards.is_empty() {
                let statement = held(if is_known { known } else { id });
                statements.push(statement.with("cards", Value::Cards(cards)));
            }
        }
        for card in (interpretation.direct & !facts.playable).iter() {
            statements.push(means_after(facts, focus, card));
        }
        explain_connections(facts, after, interpretation, focus, statements);
    }
    for (place, called) in interpretation.called.iter().enumerate() {
        let truth = after.truth[at(called.card)];
        if is_called_before(interpretation, place)
            && truth.is_some_and(|card| !called.what.contains(card))
        {
            // Everyone but its holder sees that it is another card.
            continue;
        }
        let id = match (called.prompted, is_called_before(interpretation, place)) {
            (true, false) => "companion-asks-prompt",
            (false, false) => "companion-asks-finesse",
            (true, true) => "companion-asks-prompt-else",
            (false, true) => "companion-asks-finesse-else",
        };
        statements.push(
            Statement::new(id)
                .with("seat", Value::Seat(called.seat))
                .with("card", Value::Held(called.card))
                .with("cards", Value::Cards(called.what)),
        );
    }
    let said = |statement: &Statement, card: CardId| {
        let identifies = statement.id.ends_with("-identifies");
        identifies && statement.arguments.contains(&("card", Value::Held(card)))
    };
    for (card, identities) in taken {
        if statements.iter().any(|it| said(it, *card)) {
            continue;
        }
        statements.push(
            Statement::new("companion-taken-for")
                .with("card", Value::Held(*card))
                .with("cards", Value::Cards(*identities)),
        );
    }
}

const fn focus_message(about: FocusRule) -> &'static str {
    match about {
        FocusRule::Chop => "companion-focus-chop",
        FocusRule::Only => "companion-focus-only",
        FocusRule::New => "companion-focus-new",
        FocusRule::Newest => "companion-focus-newest",
        FocusRule::Oldest => "companion-focus-oldest",
        FocusRule::Identified => "companion-focus-told",
        FocusRule::Again => "companion-focus-again",
    }
}

/// Whether an earlier player is asked for the same card. Then it isn't known yet which of them has
/// it.
fn is_called_before(interpretation: &Interpretation, place: usize) -> bool {
    let called = interpretation.called[place];
    interpretation.called[..place]
        .iter()
        .any(|before| before.seat != called.seat && !(before.what & called.what).is_empty())
}

/// The cards before `card` that have not been played.
fn missing_before(facts: &PositionFacts, card: Card) -> CardSet {
    let before = facts.stacks.before(&facts.rules, card);
    before.into_iter().flatten().collect()
}

/// A statement that the focus, if it is `card`, is playable after the card before it.
fn means_after(facts: &PositionFacts, focus: CardId, card: Card) -> Statement {
    let before = facts.stacks.before(&facts.rules, card);
    let before = before.and_then(|before| before.last().copied());
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

/// For each identity of the focus, the cards that must be played first and where they are.
fn explain_connections(
    facts: &PositionFacts,
    after: &BeliefState,
    interpretation: &Interpretation,
    focus: CardId,
    statements: &mut Vec<Statement>,
) {
    let bluff = after.bluff.and_then(|bluff| bluff.of(focus));
    let mut bluffed = CardSet::EMPTY;
    for meant in interpretation.connected.iter() {
        let connections = after.connections.iter();
        let connections =
            connections.filter(|connection| connection.focus == focus && connection.meant == meant);
        let mut first: Vec<(CardId, CardSet)> = connections
            .map(|connection| (connection.card, CardSet::of(connection.needed)))
            .collect();
        if first.is_empty() {
            let missing = missing_before(facts, meant);
            let called = interpretation.called.iter().enumerate();
            let called = called.filter(|(place, _)| !is_called_before(interpretation, *place));
            let called = called.map(|(_, called)| (called.card, called.what & missing));
            first.extend(called.filter(|(_, what)| !what.is_empty()));
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

/// How a clue of another player was understood, which changed the beliefs `before`. `relied` are the
/// agreed conventions on which the reading depends.
pub(crate) fn explain_interpretation(
    facts: &PositionFacts,
    before: &BeliefState,
    after: &BeliefState,
    clue_action: &ClueAction,
    interpretation: &Interpretation,
    relied: &[StyleTrait],
) -> Vec<Statement> {
    let (interpretation, taken) = consistent(facts, after, clue_action, interpretation);
    let identified = identified(before, after, clue_action, &interpretation);
    let id = match identified {
        Some(_) => "companion-heard-identifies",
        None => interpretation_message(facts, &interpretation),
    };
    let mut statements = vec![with_identified(
        Statement::new(id)
            .with("giver", Value::Seat(clue_action.giver))
            .with("to", Value::Seat(clue_action.to))
            .with("clue", Value::Clue(clue_action.clue)),
        identified,
    )];
    explain_reading(facts, after, &interpretation, &taken, &mut statements);
    explain_table(after, relied, &mut statements);
    explain_partner(after, Some(clue_action.giver), &mut statements);
    statements
}

/// What a partner has shown of their playstyle: the player who asks, or else the giver or receiver
/// of the clue.
fn explain_partner(belief: &BeliefState, partner: Option<Seat>, statements: &mut Vec<Statement>) {
    let Some(partner) = belief.hidden.or(partner).filter(|seat| *seat != belief.me) else {
        return;
    };
    let shown = belief.partners[partner.index()].shown().into_iter();
    for shown in shown.take(ASSUMPTIONS) {
        let statement = |id| Statement::new(id).with("to", Value::Seat(partner));
        statements.push(statement(shown.statement));
        if shown.against_table {
            statements.push(statement("companion-against-table"));
        }
    }
}

/// The agreed conventions among `relied`, on which the action or its reading depended.
fn explain_table(belief: &BeliefState, relied: &[StyleTrait], statements: &mut Vec<Statement>) {
    let agreed = relied.iter().filter_map(|style_trait| {
        let so = belief.agreed.of(*style_trait)?;
        Some(Statement::new(agreed_statement(*style_trait, so)))
    });
    statements.extend(agreed.take(ASSUMPTIONS));
}

impl Chooser<'_> {
    /// The agreed conventions on which `action` depends: without them a clue would be read
    /// differently, or another card would be the chop.
    fn relies_on(&self, action: Action, clue_action: Option<&ClueAction>) -> Vec<StyleTrait> {
        let (belief, facts) = (self.belief, self.facts);
        match (clue_action, action) {
            (Some(clue_action), _) => belief.relies_on(|belief| {
                belief.interpret(facts, clue_action);
            }),
            (None, Action::Discard(card)) if belief.chop(belief.me) == Some(card) => {
                let mut hand = belief.hands[belief.me.index()].iter();
                let choice = hand.any(|id| *id != card && belief.is_free(*id));
                let agreed = belief.agreed.of(StyleTrait::OldestChop).is_some();
                if choice && agreed {
                    vec![StyleTrait::OldestChop]
                } else {
                    Vec::new()
                }
            }
            (None, Action::Play { card, .. }) => {
                let choice = self.ones_like(card).len() > 1;
                if choice && belief.agreed.of(StyleTrait::OldestOne).is_some() {
                    vec![StyleTrait::OldestOne]
                } else {
                    Vec::new()
                }
            }
            (None, _) => Vec::new(),
        }
    }
}

/// The clue that `action` gives, with the cards that it touches. Everyone sees these once the clue
/// is given, so `belief` may be the one that sees all other hands.
pub(crate) fn clue_action_of(
    view: &View,
    belief: &BeliefState,
    action: Action,
) -> Option<ClueAction> {
    let (to, clue) = match action {
        Action::Clue { to, clue } | Action::Choose(kagiya_rules::Choice::Clue { to, clue }) => {
            (to, clue)
        }
        Action::Play { .. } | Action::Discard(_) | Action::Choose(_) => return None,
    };
    let rules = view.rules();
    let to = belief.me.after(to, rules.players());
    let touch: CardSet = rules.touch(clue);
    Some(ClueAction {
        giver: belief.me,
        to,
        clue: rules.heard(clue),
        touched: belief.hands[to.index()]
            .iter()
            .copied()
            .filter(|id| belief.truth[at(*id)].is_some_and(|card| touch.contains(card)))
            .collect(),
    })
}

/// The convention that a clue follows, as it is explained, and whether the play may have to wait. A
/// focus that is certainly playable is called to be played, not saved, and one that can't become
/// playable by other cards is saved.
fn stated_kind(facts: &PositionFacts, interpretation: &Interpretation) -> (ClueKind, bool) {
    let plays = interpretation.direct | interpretation.connected;
    let all = plays | interpretation.save;
    let fits = is_within(all, facts.playable);
    let may_fit = !(all & facts.playable).is_empty();
    match interpretation.kind {
        ClueKind::Play => (ClueKind::Play, !fits),
        ClueKind::PlayOrSave if fits => (ClueKind::Play, false),
        ClueKind::PlayOrSave if !may_fit && plays.is_empty() => (ClueKind::Save, false),
        ClueKind::PlayOrSave => (ClueKind::PlayOrSave, !may_fit),
        kind => (kind, false),
    }
}

fn clue_message(facts: &PositionFacts, interpretation: &Interpretation) -> &'static str {
    match stated_kind(facts, interpretation) {
        (ClueKind::Empty, _) => "companion-clue-empty",
        (ClueKind::FillIn, _) => "companion-clue-fill-in",
        (ClueKind::Fix, _) => "companion-clue-fix",
        (ClueKind::Play, true) => "companion-clue-play-later",
        (ClueKind::Play, false) => "companion-clue-play",
        (ClueKind::Save, _) => "companion-clue-save",
        (ClueKind::PlayOrSave, false) => "companion-clue-play-or-save",
        (ClueKind::PlayOrSave, true) => "companion-clue-play-or-save-later",
        (ClueKind::Finesse, _) => "companion-clue-finesse",
        (ClueKind::TrashMove, _) => "companion-clue-trash",
        (ClueKind::Plain, _) => "companion-clue-plain",
    }
}

fn interpretation_message(facts: &PositionFacts, interpretation: &Interpretation) -> &'static str {
    match stated_kind(facts, interpretation) {
        (ClueKind::Empty, _) => "companion-heard-empty",
        (ClueKind::FillIn, _) => "companion-heard-fill-in",
        (ClueKind::Fix, _) => "companion-heard-fix",
        (ClueKind::Play, true) => "companion-heard-play-later",
        (ClueKind::Play, false) => "companion-heard-play",
        (ClueKind::Save, _) => "companion-heard-save",
        (ClueKind::PlayOrSave, false) => "companion-heard-play-or-save",
        (ClueKind::PlayOrSave, true) => "companion-heard-play-or-save-later",
        (ClueKind::Finesse, _) => "companion-heard-finesse",
        (ClueKind::TrashMove, _) => "companion-heard-trash",
        (ClueKind::Plain, _) => "companion-heard-plain",
    }
}
