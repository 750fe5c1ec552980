//! Deep search: many candidates are simulated for a round in sampled worlds, and judged by the
//! value model.
//!
//! All candidates are simulated in the same worlds, so that they have the same luck. Candidates
//! that fall behind are dropped early. A candidate that is worse at first sight must be better by
//! more than chance explains.

use kagiya_rules::{Deal, Game, Phase, Seed, View};

use super::rollout::{Rollout, generator, worlds};
use super::search_result::{SearchResult, Simulated, SimulatedWorld};
use super::shallow_search::search_shallow;
use super::value_model::is_applicable;
use crate::choosing::{Evaluated, Weights};
use crate::state::State;

/// The number of worlds in which all candidates are simulated before any is dropped.
const FIRST_WORLDS: usize = 4;

/// How a companion at a table with people weighs the human model against search.
struct AmongPeople {
    /// The number of most likely actions that are simulated.
    most: i32,
    /// The weight of the human model's score, in percent.
    habit: i32,
}

/// While the end of the game is too far away to simulate.
const BEFORE_THE_END: AmongPeople = AmongPeople {
    most: 4,
    habit: 150,
};

/// The same at a table of two. The habits were learned at tables of three, and predict people at
/// tables of two no better if they weigh more.
const BEFORE_THE_END_OF_TWO: AmongPeople = AmongPeople { most: 8, habit: 40 };

/// With so few cards left that the game is simulated to its end.
const AT_THE_END: AmongPeople = AmongPeople {
    most: 10,
    habit: 15,
};

/// The number of cards in the deck from which on the game is simulated to its end.
pub(crate) const FEW_CARDS: usize = 3;

/// A margin that excludes no action.
const ANY_MARGIN: i32 = 1_000_000;

/// Evaluates the best `options` of a companion at a table with people again. An action that people
/// take much more often still comes first; of actions that people take about equally often, the one
/// with the higher expected result. When few cards are left, the expected result comes first,
/// because habits lose games that counting would win.
pub(crate) fn search_among_people(
    options: &mut [Evaluated],
    state: &State,
    view: &View,
    weights: &Weights,
) -> SearchResult {
    let AmongPeople { most, habit } = if view.table().deck_size() <= FEW_CARDS {
        AT_THE_END
    } else if view.rules().players() == 2 {
        BEFORE_THE_END_OF_TWO
    } else {
        BEFORE_THE_END
    };
    for option in options.iter_mut() {
        option.worth = option.worth * habit / 100;
    }
    let mut result = if is_applicable(view.rules()) {
        let weights = Weights {
            outlook_most: most,
            outlook_margin: ANY_MARGIN,
            outlook_keep: 100,
            outlook_late_keep: 100,
            ..Weights::tuned(view.rules().players())
        };
        search_deep(options, state, view, &weights)
    } else {
        let weights = Weights {
            search_margin: ANY_MARGIN,
            search_keep: 100,
            search_late_keep: 100,
            ..weights.clone()
        };
        search_shallow(options, state, view, &weights)
    };
    result.keep.insert(0, habit);
    result
}

/// Evaluates the best `options` again by simulation, and sorts them.
pub(crate) fn search_deep(
    options: &mut [Evaluated],
    state: &State,
    view: &View,
    weights: &Weights,
) -> SearchResult {
    let best = options.first().map_or(0, |option| option.worth);
    let count = options
        .iter()
        .take(number(weights.outlook_most))
        .take_while(|option| option.worth + weights.outlook_margin >= best)
        .count();
    if count < 2 || view.table().phase() != Phase::Turn {
        return SearchResult::default();
    }
    let Some(worlds) = worlds(&state.belief, view) else {
        return SearchResult::default();
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
    let mut trials: Vec<Trial> = options[..count]
        .iter()
        .enumerate()
        .map(|(place, option)| Trial {
            place,
            prior: i64::from(option.worth * keep / 100),
            worlds: Vec::new(),
            dropped: false,
        })
        .collect();
    let mut ways: Vec<i64> = Vec::new();
    let mut spent = 0;
    let mut run_in = |game: &Game, trials: &mut [Trial]| {
        let root = Rollout::new(state, game);
        for candidate in trials.iter_mut().filter(|it| !it.dropped) {
            let mut rollout = root.clone();
            let before = i32::from(rollout.game.board().points());
            spent += rollout.simulate(&options[candidate.place], turns, weights);
            let value = i64::from(rollout.expected_points(before, weights));
            let points = value + 1000 * i64::from(before);
            let world = SimulatedWorld::of(&rollout, value, points);
            candidate.worlds.push(world);
        }
        spent
    };
    let mut game = Game::deal(view.rules(), &Deal::from_seed(Seed::from_number(0)))
        .expect("every seed makes a valid deal");
    let listed = budget / (turns.max(1) * count);
    if let Some(deals) = worlds.list(view, listed) {
        for deal in &deals {
            deal.show(view, &mut game);
            run_in(&game, &mut trials);
            ways.push(i64::try_from(deal.ways()).unwrap_or(i64::MAX));
        }
    } else {
        let mut generator = generator(view);
        loop {
            worlds.sample(view, &mut generator, &mut game);
            ways.push(1);
            let spent = run_in(&game, &mut trials);
            if ways.len() >= FIRST_WORLDS && ways.len().is_multiple_of(2) {
                drop_trials(&mut trials, weights);
            }
            if spent >= budget || trials.iter().filter(|it| !it.dropped).count() < 2 {
                break;
            }
        }
    }
    judge(trials, ways, weights, options, keep)
}

/// Evaluates the `options` that were simulated by their results, and sorts them.
fn judge(
    mut trials: Vec<Trial>,
    ways: Vec<i64>,
    weights: &Weights,
    options: &mut [Evaluated],
    keep: i32,
) -> SearchResult {
    let doubt = |it: &Trial| it.error(&trials[0], &ways) * i64::from(weights.outlook_care) / 100;
    let doubts: Vec<i64> = trials.iter().map(doubt).collect();
    let value = |(it, doubt): (&Trial, &i64)| it.value(&ways) - doubt;
    let left = trials.iter().zip(&doubts).filter(|(it, _)| !it.dropped);
    let best = left.map(value).max().unwrap_or_default();
    for (candidate, doubt) in trials.iter().zip(&doubts) {
        let mut worth = value((candidate, doubt));
        if candidate.dropped {
            worth = worth.min(best - 1);
        }
        options[candidate.place].worth = i32::try_from(worth).unwrap_or(0);
    }
    let simulated = trials
        .iter_mut()
        .zip(&doubts)
        .map(|(candidate, doubt)| Simulated {
            action: options[candidate.place].action,
            care: i32::try_from(*doubt).unwrap_or(0),
            worlds: core::mem::take(&mut candidate.worlds),
        });
    let result = SearchResult {
        simulated: simulated.collect(),
        keep: vec![keep],
        is_score: true,
        ways,
    };
    let count = result.simulated.len();
    options[..count].sort_by_key(|option| -option.worth);
    result
}

/// A candidate with its results.
struct Trial {
    /// Its index among the options.
    place: usize,
    /// The part of the value from the first evaluation.
    prior: i64,
    /// Its result in each world.
    worlds: Vec<SimulatedWorld>,
    dropped: bool,
}

impl Trial {
    /// The average result plus the first evaluation.
    fn value(&self, ways: &[i64]) -> i64 {
        let sum: i64 = self
            .worlds
            .iter()
            .zip(ways)
            .map(|(it, ways)| it.value * ways)
            .sum();
        let all: i64 = ways.iter().take(self.worlds.len()).sum();
        self.prior + sum / all.max(1)
    }

    /// The standard error of the lead over `other`, in the worlds in which both were simulated.
    fn error(&self, other: &Self, ways: &[i64]) -> i64 {
        let differences = || {
            let pairs = self.worlds.iter().zip(&other.worlds).zip(ways);
            pairs.map(|((one, other), ways)| (one.value - other.value, *ways))
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

/// Drops the candidates that are clearly behind the best one.
fn drop_trials(trials: &mut [Trial], weights: &Weights) {
    let worlds = trials.iter().map(|it| it.worlds.len()).max().unwrap_or(0);
    let ones = vec![1; worlds];
    let Some(best) = trials
        .iter()
        .enumerate()
        .filter(|(_, it)| !it.dropped)
        .max_by_key(|(place, it)| (it.value(&ones), usize::MAX - place))
        .map(|(place, _)| place)
    else {
        return;
    };
    let (leader, prior) = (trials[best].worlds.clone(), trials[best].prior);
    for (place, candidate) in trials.iter_mut().enumerate() {
        if place == best || candidate.dropped {
            continue;
        }
        let n = i64::try_from(worlds).unwrap_or(1);
        let lead = |index: usize| {
            leader[index].value + prior - candidate.worlds[index].value - candidate.prior
        };
        let mean = (0..worlds).map(lead).sum::<i64>() / n;
        let spread = (0..worlds)
            .map(|index| (lead(index) - mean).pow(2))
            .sum::<i64>();
        // The square of the standard error, plus a constant for the small number of worlds.
        let error = (spread / (n - 1).max(1) + 40_000) / n;
        let doubt = i64::from(weights.outlook_doubt);
        candidate.dropped = mean > 0 && mean * mean * 10_000 > doubt * doubt * error;
    }
}

fn number(weight: i32) -> usize {
    usize::try_from(weight).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kagiya_rules::{Audience, Options, Rules};

    use super::*;
    use crate::Companion;
    use crate::human_model::HumanModel;
    use kagiya_bot_api::Bot;
    use kagiya_bot_api::Level;

    fn trials(place: usize, values: &[i64]) -> Trial {
        let world = |value: &i64| SimulatedWorld {
            value: *value,
            points: 0,
            is_lost: false,
        };
        Trial {
            place,
            prior: 0,
            worlds: values.iter().map(world).collect(),
            dropped: false,
        }
    }

    /// The number of actions that a companion among strangers examines in the first turn.
    fn examined(players: u8) -> usize {
        let options = Options::preset("original", players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("valid options"));
        let deal = Deal::from_seed(Seed::from_number(0));
        let game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
        let view = game.view(Audience::Seat(game.table().to_act()));
        let mut bot = Companion::new(Level::Group);
        bot.begin(&view);
        let (weights, model) = (bot.weights.clone(), HumanModel::people());
        let state = &bot.states.as_ref().expect("a game").own;
        let chooser = state.chooser(&view, &weights);
        let mut options = chooser.evaluate_all();
        chooser.apply_human_model(model, &mut options, None);
        let found = search_among_people(&mut options, state, &view, &weights);
        found.simulated.len()
    }

    #[test]
    fn a_table_of_two_examines_more_actions() {
        assert_eq!([2, 3, 4].map(examined), [8, 4, 4]);
    }

    #[test]
    fn only_significant_losers_are_dropped() {
        let mut candidates = [
            trials(0, &[3000, 1000, 2000, 4000]),
            trials(1, &[2000, 100, 1000, 3000]),
            trials(2, &[1000, 2900, 100, 5500]),
        ];
        drop_trials(&mut candidates, &Weights::default());
        let dropped = candidates.map(|it| it.dropped);
        assert_eq!(dropped, [false, true, false]);
    }

    #[test]
    fn worlds_are_weighted_by_their_number_of_deals() {
        let candidate = Trial {
            prior: 50,
            ..trials(0, &[1000, 2000])
        };
        assert_eq!(candidate.value(&[3, 1]), 1300);
        assert_eq!(candidate.error(&trials(1, &[900, 1900]), &[3, 1]), 0);
        assert!(candidate.error(&trials(1, &[900, 2900]), &[3, 1]) > 300);
    }
}
