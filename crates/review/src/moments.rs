//! The three to five moments that decided a game.

use kagiya_bots::Statement;
use kagiya_rules::{Action, View};
use serde::Serialize;

use crate::bound::OpenBound;
use crate::course::Change;
use crate::decision::Decision;
use crate::label::Label;
use crate::value::WorldHand;

/// The most moments.
pub const MOST_MOMENTS: usize = 5;

/// With fewer moments of decisions, turns of luck are added up to this number.
pub const LEAST_MOMENTS: usize = 3;

/// The lasting luck from which on a turn can be a moment, in thousandths of a point.
const MUCH_LUCK: i32 = 400;

/// Why a turn is a moment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MomentKind {
    /// A better action was known.
    Decision,
    /// The only good action was found.
    Excellent,
    /// After this turn a perfect game was proven to be impossible, and before it wasn't.
    OutOfReach,
    /// Luck changed much.
    Luck,
}

impl MomentKind {
    /// The word in JSON, and the end of the text's id in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Decision => "decision",
            Self::Excellent => "excellent",
            Self::OutOfReach => "out-of-reach",
            Self::Luck => "luck",
        }
    }
}

/// A moment that decided a game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of the turn, counted from 1.
    pub turn: usize,
    pub kind: MomentKind,
    /// What it changed, in thousandths of a point: the decision, or for good the luck. 0 if a perfect
    /// game was lost in a way that nobody could see.
    pub change: i32,
    /// The action that was done.
    pub done: Action,
    /// The better action, if there is one beyond doubt.
    pub better: Option<Action>,
    /// What the player saw.
    pub view: View,
    /// Why the best action is good, and the one that was done is not.
    pub reasons: Vec<Statement>,
    /// Hands that the player could hold, with which the better action gains most.
    pub worlds: Vec<WorldHand>,
}

/// A turn that may become a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chance<'a> {
    /// Counted from 1.
    pub(crate) turn: usize,
    pub(crate) decision: &'a Decision,
    pub(crate) label: Label,
    pub(crate) change: Change,
}

/// What the luck of each turn changed for good, in thousandths of a point. Each player expects
/// something else, so luck that a later turn takes back within a round says nothing about the game.
fn lasting_luck(luck: &[i32], players: usize) -> Vec<i32> {
    let mut sums = vec![0];
    sums.extend(luck.iter().scan(0, |sum, luck| {
        *sum += luck;
        Some(*sum)
    }));
    let lasting = |turn: usize| {
        let before = &sums[(turn + 1).saturating_sub(players)..=turn];
        let after = &sums[turn + 1..sums.len().min(turn + 1 + players)];
        let least = |sums: &[i32]| sums.iter().copied().min().unwrap_or(0);
        let most = |sums: &[i32]| sums.iter().copied().max().unwrap_or(0);
        let (gained, lost) = (least(after) - most(before), most(after) - least(before));
        gained.max(0) + lost.min(0)
    };
    (0..luck.len()).map(lasting).collect()
}

/// The moments among the turns, in the order of the game.
pub(crate) fn moments(chances: &[Chance<'_>], bound: &OpenBound, players: usize) -> Vec<Moment> {
    let mut chosen: Vec<(usize, MomentKind, i32)> = Vec::new();
    let add = |chosen: &mut Vec<(usize, MomentKind, i32)>, place, kind, change, most| {
        if chosen.len() < most && chosen.iter().all(|it| it.0 != place) {
            chosen.push((place, kind, change));
        }
    };
    let mut costly: Vec<usize> = (0..chances.len())
        .filter(|place| chances[*place].change.decision < 0)
        .collect();
    costly.sort_by_key(|place| chances[*place].change.decision);
    let luck: Vec<i32> = chances.iter().map(|it| it.change.luck).collect();
    let luck = lasting_luck(&luck, players);
    let out_of_reach = bound.lost.first().and_then(|lost| {
        let after = lost.impossible_after.filter(|after| *after > 0)?;
        (lost.reached_after == Some(after - 1)).then_some(after)
    });
    if let Some(place) = chances.iter().position(|it| Some(it.turn) == out_of_reach) {
        let decision = chances[place].change.decision;
        let (kind, change) = if decision < 0 {
            (MomentKind::Decision, decision)
        } else {
            (MomentKind::OutOfReach, luck[place].min(0))
        };
        add(&mut chosen, place, kind, change, MOST_MOMENTS);
    }
    for place in costly {
        let change = chances[place].change.decision;
        add(
            &mut chosen,
            place,
            MomentKind::Decision,
            change,
            MOST_MOMENTS,
        );
    }
    for (place, chance) in chances.iter().enumerate() {
        if chance.label == Label::Excellent {
            add(&mut chosen, place, MomentKind::Excellent, 0, LEAST_MOMENTS);
        }
    }
    let mut lucky: Vec<usize> = (0..luck.len())
        .filter(|place| luck[*place].abs() >= MUCH_LUCK)
        .collect();
    lucky.sort_by_key(|place| -luck[*place].abs());
    for place in lucky {
        add(
            &mut chosen,
            place,
            MomentKind::Luck,
            luck[place],
            LEAST_MOMENTS,
        );
    }
    chosen.sort_unstable();
    let moment = |(place, kind, change): (usize, MomentKind, i32)| {
        let Chance { turn, decision, .. } = chances[place];
        let is_decision = kind == MomentKind::Decision;
        Moment {
            turn,
            kind,
            change,
            done: decision.did(),
            better: decision.better().filter(|_| is_decision),
            view: decision.analysis().view().clone(),
            reasons: match kind {
                MomentKind::Decision | MomentKind::Excellent => decision.reasons(),
                MomentKind::OutOfReach | MomentKind::Luck => Vec::new(),
            },
            worlds: if is_decision {
                decision.telling_worlds()
            } else {
                Vec::new()
            },
        }
    };
    chosen.into_iter().map(moment).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_that_is_taken_back_within_a_round_is_no_moment() {
        // A player expects less than the others before and after.
        let luck = [0, 100, -1760, 1270, 640, 0];
        assert_eq!(lasting_luck(&luck, 3), [0, 0, 0, 0, 150, 0]);
        // A card that is lost for good.
        let luck = [100, -50, 0, -2150, 150, 0, -190];
        assert_eq!(lasting_luck(&luck, 3), [50, 0, 0, -2000, 0, 0, -40]);
        assert_eq!(lasting_luck(&[500], 2), [500]);
        assert!(lasting_luck(&[], 2).is_empty());
    }
}
