//! What a search found, kept for explanations.

use kagiya_rules::{Action, Outcome};

use super::rollout::Rollout;

/// The results of a search. Empty if there was nothing to search.
#[derive(Clone, Debug, Default)]
pub(crate) struct SearchResult {
    pub(crate) simulated: Vec<Simulated>,
    /// The number of deals that each world stands for.
    pub(crate) ways: Vec<i64>,
    /// The weights of the evaluation before the search, in percent, applied one after the other.
    pub(crate) keep: Vec<i32>,
    /// Whether points are the expected score of the game, or else those made in the simulation.
    pub(crate) is_score: bool,
}

/// An action that was simulated.
#[derive(Clone, Debug)]
pub(crate) struct Simulated {
    pub(crate) action: Action,
    /// By how much its value was lowered because its lead may be chance.
    pub(crate) care: i32,
    /// Its result in each world, in the same order for all actions. An action that was dropped has
    /// fewer.
    pub(crate) worlds: Vec<SimulatedWorld>,
}

/// The result of a simulated game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SimulatedWorld {
    /// The value on the scale of the search.
    pub(crate) value: i64,
    /// In thousandths.
    pub(crate) points: i64,
    pub(crate) is_lost: bool,
}

/// Two actions in the worlds in which both were simulated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InBoth {
    /// The number of worlds.
    pub(crate) games: usize,
    /// By how much the first action is better, on the scale of the search.
    pub(crate) lead: i32,
    /// By how much caution lowered the second action more than the first.
    pub(crate) care: i32,
    /// The average points of each action, in thousandths.
    pub(crate) points: [i32; 2],
    /// The number of lost games of each action.
    pub(crate) lost: [usize; 2],
    pub(crate) is_score: bool,
}

impl SimulatedWorld {
    /// The end of `rollout`. `points` are made in it, or expected.
    pub(crate) fn of(rollout: &Rollout, value: i64, points: i64) -> Self {
        Self {
            value,
            points,
            is_lost: matches!(rollout.game.outcome(), Some(Outcome::Lost(_))),
        }
    }
}

impl SearchResult {
    /// The points of two actions in the same worlds, in thousandths. Nothing else counts.
    pub(crate) fn of_points(actions: [Action; 2], points: [&[i32]; 2]) -> Self {
        let world = |points: &i32| SimulatedWorld {
            value: i64::from(*points),
            points: i64::from(*points),
            is_lost: false,
        };
        let simulated = actions.into_iter().zip(points);
        Self {
            simulated: simulated
                .map(|(action, points)| Simulated {
                    action,
                    care: 0,
                    worlds: points.iter().map(world).collect(),
                })
                .collect(),
            ways: vec![1; points[0].len().max(points[1].len())],
            keep: vec![0],
            is_score: true,
        }
    }

    /// Compares two actions; `None` if one of them was not simulated.
    pub(crate) fn compare(&self, one: Action, other: Action) -> Option<InBoth> {
        let find = |action| self.simulated.iter().find(|it| it.action == action);
        let both = [find(one)?, find(other)?];
        let games = both[0].worlds.len().min(both[1].worlds.len());
        let all: i64 = self.ways[..games].iter().sum();
        let average = |of: &Simulated, what: fn(&SimulatedWorld) -> i64| {
            let worlds = of.worlds[..games].iter().zip(&self.ways);
            let sum: i64 = worlds.map(|(world, ways)| what(world) * ways).sum();
            i32::try_from(sum / all.max(1)).unwrap_or(0)
        };
        let values = both.map(|it| average(it, |world| world.value));
        Some(InBoth {
            games,
            lead: values[0] - values[1],
            care: both[1].care - both[0].care,
            points: both.map(|it| average(it, |world| world.points)),
            lost: both.map(|it| {
                let worlds = it.worlds[..games].iter();
                worlds.filter(|world| world.is_lost).count()
            }),
            is_score: self.is_score,
        })
    }
}
