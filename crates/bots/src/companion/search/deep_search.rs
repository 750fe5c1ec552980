//! Looking far ahead: more actions than the best few are tried, each in made-up worlds in which
//! everybody plays on for a round, and judged by what games have shown that positions promise.
//!
//! All are tried in the same worlds, so that luck is the same for all of them. Those that fall behind
//! are given up early; one that looks worse at first sight must be better by more than chance explains.

use kagiya_rules::{Deal, Game, Phase, Seed, View};

use super::rollout::{Made, dice, worlds};
use super::shallow_search::look_ahead;
use super::value_model::knows;
use crate::companion::choosing::{Weighed, Weights};
use crate::companion::state::State;

/// How many made-up worlds all candidates are tried in before any of them is given up.
const FIRST_WORLDS: usize = 4;

/// How a companion that does what people do weighs their habits against what follows from an action.
struct AmongPeople {
    /// How many of the actions that people would take are looked into.
    most: i32,
    /// What the score of an action by people's habits counts for, in hundredths of a point.
    habit: i32,
}

/// As long as the end can't be seen from here.
const BEFORE_THE_END: AmongPeople = AmongPeople {
    most: 4,
    habit: 150,
};

/// With so few cards left that playing on shows what an action comes to.
const AT_THE_END: AmongPeople = AmongPeople {
    most: 10,
    habit: 15,
};

/// How many cards in the deck are so few.
pub(crate) const FEW_CARDS: usize = 3;

/// Further behind at first sight than any action is.
const ANY_MARGIN: i32 = 1_000_000;

/// Weighs the best `options` of a companion that does what people do again: what people are much likelier to do
/// comes first still, but of actions that they take about as often the one that promises more. When few cards are
/// left, what an action promises comes first: there habits lose games that can be won by counting.
pub(crate) fn look_among_people(
    options: &mut [Weighed],
    state: &State,
    view: &View,
    weights: &Weights,
) {
    let AmongPeople { most, habit } = if view.table().deck_size() <= FEW_CARDS {
        AT_THE_END
    } else {
        BEFORE_THE_END
    };
    for option in options.iter_mut() {
        option.worth = option.worth * habit / 100;
    }
    if knows(view.rules()) {
        let weights = Weights {
            outlook_most: most,
            outlook_margin: ANY_MARGIN,
            outlook_keep: 100,
            outlook_late_keep: 100,
            ..Weights::tuned(view.rules().players())
        };
        look_far(options, state, view, &weights);
    } else {
        let weights = Weights {
            search_margin: ANY_MARGIN,
            search_keep: 100,
            search_late_keep: 100,
            ..weights.clone()
        };
        look_ahead(options, state, view, &weights);
    }
}

/// Weighs the best `options` again by what they promise, and sorts them.
pub(crate) fn look_far(options: &mut [Weighed], state: &State, view: &View, weights: &Weights) {
    let best = options.first().map_or(0, |option| option.worth);
    let count = options
        .iter()
        .take(number(weights.outlook_most))
        .take_while(|option| option.worth + weights.outlook_margin >= best)
        .count();
    if count < 2 || view.table().phase() != Phase::Turn {
        return;
    }
    let Some(worlds) = worlds(&state.mind, view) else {
        return;
    };
    let table = view.table();
    let players = view.rules().players();
    let deck = table.deck_size();
    let is_late = deck <= number(weights.outlook_late);
    let turns = if is_late {
        table.turns_left().map_or(deck + 2 * players, usize::from)
    } else {
        number(weights.outlook_horizon) * players / 100
    };
    let keep = if is_late {
        weights.outlook_late_keep
    } else {
        weights.outlook_keep
    };
    let budget = number(weights.outlook_turns) * 10 / (4 + 2 * players);
    let mut tried: Vec<Tried> = options[..count]
        .iter()
        .enumerate()
        .map(|(place, option)| Tried {
            place,
            prior: i64::from(option.worth * keep / 100),
            values: Vec::new(),
            given_up: false,
        })
        .collect();
    let mut ways: Vec<i64> = Vec::new();
    let mut spent = 0;
    let mut try_in = |game: &Game, tried: &mut [Tried]| {
        let root = Made::new(state, game);
        for candidate in tried.iter_mut().filter(|it| !it.given_up) {
            let mut made = root.clone();
            let before = i32::from(made.game.board().points());
            spent += made.play_on(&options[candidate.place], turns, weights);
            candidate
                .values
                .push(i64::from(made.outlook(before, weights)));
        }
        spent
    };
    let mut game = Game::deal(view.rules(), &Deal::from_seed(Seed::from_number(0)))
        .expect("a seed always makes a deal");
    let listed = budget / (turns.max(1) * count);
    if let Some(deals) = worlds.list(view, listed) {
        for deal in &deals {
            deal.show(view, &mut game);
            try_in(&game, &mut tried);
            ways.push(i64::try_from(deal.ways()).unwrap_or(i64::MAX));
        }
    } else {
        let mut dice = dice(view);
        loop {
            worlds.sample(view, &mut dice, &mut game);
            ways.push(1);
            let spent = try_in(&game, &mut tried);
            if ways.len() >= FIRST_WORLDS && ways.len().is_multiple_of(2) {
                give_up(&mut tried, weights);
            }
            if spent >= budget || tried.iter().filter(|it| !it.given_up).count() < 2 {
                break;
            }
        }
    }
    let value = |it: &Tried| {
        let doubt = it.error(&tried[0], &ways) * i64::from(weights.outlook_care) / 100;
        it.value(&ways) - doubt
    };
    let left = tried.iter().filter(|it| !it.given_up);
    let best = left.map(value).max().unwrap_or_default();
    for candidate in &tried {
        let mut worth = value(candidate);
        if candidate.given_up {
            worth = worth.min(best - 1);
        }
        options[candidate.place].worth = i32::try_from(worth).unwrap_or(0);
    }
    options[..count].sort_by_key(|option| -option.worth);
}

/// A candidate, with what came of it.
struct Tried {
    /// Its place among the options.
    place: usize,
    /// What the first impression counts for.
    prior: i64,
    /// What came of it in each world.
    values: Vec<i64>,
    given_up: bool,
}

impl Tried {
    /// What came of it on average, with the first impression.
    fn value(&self, ways: &[i64]) -> i64 {
        let sum: i64 = self
            .values
            .iter()
            .zip(ways)
            .map(|(it, ways)| it * ways)
            .sum();
        let all: i64 = ways.iter().take(self.values.len()).sum();
        self.prior + sum / all.max(1)
    }

    /// The standard error of how much better it is than `other`, in the worlds in which both were
    /// tried.
    fn error(&self, other: &Self, ways: &[i64]) -> i64 {
        let differences = || {
            let pairs = self.values.iter().zip(&other.values).zip(ways);
            pairs.map(|((one, other), ways)| (one - other, *ways))
        };
        let all: i64 = ways.iter().take(differences().count()).sum();
        let mean = differences().map(|(it, ways)| it * ways).sum::<i64>() / all.max(1);
        let spread = differences()
            .map(|(it, ways)| (it - mean).pow(2) * ways)
            .sum::<i64>();
        let n = i64::try_from(differences().count()).unwrap_or(i64::MAX);
        (spread / all.max(1) / (n - 1).max(1)).isqrt()
    }
}

/// Gives up the candidates that are surely behind the best one.
fn give_up(tried: &mut [Tried], weights: &Weights) {
    let worlds = tried.iter().map(|it| it.values.len()).max().unwrap_or(0);
    let ones = vec![1; worlds];
    let Some(best) = tried
        .iter()
        .enumerate()
        .filter(|(_, it)| !it.given_up)
        .max_by_key(|(place, it)| (it.value(&ones), usize::MAX - place))
        .map(|(place, _)| place)
    else {
        return;
    };
    let (leader, prior) = (tried[best].values.clone(), tried[best].prior);
    for (place, candidate) in tried.iter_mut().enumerate() {
        if place == best || candidate.given_up {
            continue;
        }
        let n = i64::try_from(worlds).unwrap_or(1);
        let lead = |index: usize| leader[index] + prior - candidate.values[index] - candidate.prior;
        let mean = (0..worlds).map(lead).sum::<i64>() / n;
        let spread = (0..worlds)
            .map(|index| (lead(index) - mean).pow(2))
            .sum::<i64>();
        // The square of the standard error, with something for luck in few worlds.
        let error = (spread / (n - 1).max(1) + 40_000) / n;
        let doubt = i64::from(weights.outlook_doubt);
        candidate.given_up = mean > 0 && mean * mean * 10_000 > doubt * doubt * error;
    }
}

fn number(weight: i32) -> usize {
    usize::try_from(weight).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(place: usize, values: &[i64]) -> Tried {
        Tried {
            place,
            prior: 0,
            values: values.to_vec(),
            given_up: false,
        }
    }

    #[test]
    fn what_chance_may_explain_is_not_given_up() {
        let mut candidates = [
            tried(0, &[3000, 1000, 2000, 4000]),
            tried(1, &[2000, 100, 1000, 3000]),
            tried(2, &[1000, 2900, 100, 5500]),
        ];
        give_up(&mut candidates, &Weights::default());
        let given_up = candidates.map(|it| it.given_up);
        assert_eq!(given_up, [false, true, false]);
    }

    #[test]
    fn worlds_count_as_often_as_they_can_be_dealt() {
        let candidate = Tried {
            prior: 50,
            ..tried(0, &[1000, 2000])
        };
        assert_eq!(candidate.value(&[3, 1]), 1300);
        assert_eq!(candidate.error(&tried(1, &[900, 1900]), &[3, 1]), 0);
        assert!(candidate.error(&tried(1, &[900, 2900]), &[3, 1]) > 300);
    }
}
