//! A review as the message that clients get.

use kagiya_protocol::{
    Action, Card, GameReview, PlayerReview, ReviewLabel, ReviewMoment, ReviewMomentKind,
    ReviewValue, ReviewWorld, ReviewedAction, ReviewedTurn,
};
use kagiya_review::{Judged, Label, Moment, MomentKind, Review, Reviewer, Turn, TurnValue};
use kagiya_rules::{Game, Rules, Seat, notation};

use crate::explanations::written;

/// The review by the finished stages.
pub(super) fn game_review(reviewer: &Reviewer) -> GameReview {
    let review = reviewer.review();
    let turns = review.turns.iter().filter_map(|turn| {
        let before = reviewer.game_before(turn.number)?;
        let done = reviewer.action(turn.number)?;
        Some(reviewed_turn(turn, before, done))
    });
    let decisions = review.course.decisions.iter();
    let players = decisions.zip(&review.course.cards);
    GameReview {
        finished: review.finished,
        full_points: review.full_points,
        start: review.course.start,
        result: review.course.result,
        players: players
            .map(|(decisions, cards)| PlayerReview {
                decisions: *decisions,
                cards: *cards,
            })
            .collect(),
        pace: pace(&review),
        turns: turns.collect(),
        moments: review.moments.iter().map(reviewed_moment).collect(),
    }
}

fn pace(review: &Review) -> Vec<Option<i32>> {
    let pace = review.figures.pace.iter();
    pace.map(|pace| pace.map(i32::from)).collect()
}

fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn reviewed_turn(turn: &Turn, before: &Game, done: kagiya_rules::Action) -> ReviewedTurn {
    let seat = before.table().to_act();
    let value = turn.value.as_ref();
    ReviewedTurn {
        step: number(turn.entry),
        seat: seat.into(),
        done: Action::of(before.rules(), seat, done),
        value: value.map(|value| reviewed_value(value, before, seat)),
        luck: turn.change.map_or(0, |change| change.luck),
        max_points: turn.max_points,
        strikes: turn.strikes,
    }
}

fn reviewed_value(value: &TurnValue, before: &Game, seat: Seat) -> ReviewValue {
    let reviewed = |judged: &Judged| {
        let action = notation::read_action(&judged.action, &before.board()).ok()?;
        Some(ReviewedAction {
            action: Action::of(before.rules(), seat, action),
            points: judged.points.mean,
            perfect: judged.perfect.mean,
        })
    };
    ReviewValue {
        label: label(value.label),
        points: value.done.points.mean,
        perfect: value.done.perfect.mean,
        best: value.best.as_ref().and_then(reviewed),
        cost: value.cost.mean,
        perfect_cost: value.perfect_cost.mean,
        worlds: number(value.worlds),
        better_in: value.better_in,
        others: value.others.iter().filter_map(reviewed).collect(),
    }
}

const fn label(label: Label) -> ReviewLabel {
    match label {
        Label::Excellent => ReviewLabel::Excellent,
        Label::Fine => ReviewLabel::Fine,
        Label::Inaccuracy => ReviewLabel::Inaccuracy,
        Label::Mistake => ReviewLabel::Mistake,
        Label::Blunder => ReviewLabel::Blunder,
    }
}

fn reviewed_moment(moment: &Moment) -> ReviewMoment {
    let rules = moment.view.rules();
    let actor = moment.view.table().to_act();
    let reasons = moment.reasons.iter();
    let worlds = moment.worlds.iter().map(|world| ReviewWorld {
        hand: world.hand.iter().filter_map(|it| card(it, rules)).collect(),
        gain: world.gain,
    });
    ReviewMoment {
        turn: number(moment.turn - 1),
        kind: match moment.kind {
            MomentKind::Decision => ReviewMomentKind::Decision,
            MomentKind::Excellent => ReviewMomentKind::Excellent,
            MomentKind::OutOfReach => ReviewMomentKind::OutOfReach,
            MomentKind::Luck => ReviewMomentKind::Luck,
        },
        change: moment.change,
        reasons: reasons.map(|it| written(rules, actor, it)).collect(),
        worlds: worlds.collect(),
    }
}

fn card(text: &str, rules: &Rules) -> Option<Card> {
    let card = notation::parse_card(text, rules).ok()?;
    Some(Card::of(rules, card))
}
