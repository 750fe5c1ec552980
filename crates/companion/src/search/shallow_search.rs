//! Shallow search: the best few actions are simulated in sampled worlds for about a round.

use kagiya_rules::{Deal, EndMode, Game, Phase, Seed, View};

use super::rollout::{Rollout, generator, worlds};
use super::search_result::{SearchResult, Simulated, SimulatedWorld};
use crate::choosing::{Evaluated, Weights};
use crate::state::State;

/// The limit for actions.
const CANDIDATES: usize = 4;

/// Deals are listed instead of sampled if there are at most this many times the sample size.
const LISTED: usize = 4;

/// The number of simulated turns before the end is near: one round. Two players need two rounds, to
/// see that a token was spent only to delay a discard.
const fn horizon(players: usize) -> usize {
    if players == 2 { 4 } else { players }
}

/// Evaluates the best `options` again by simulation, and sorts them.
pub(crate) fn search_shallow(
    options: &mut [Evaluated],
    state: &State,
    view: &View,
    weights: &Weights,
) -> SearchResult {
    let count = options
        .iter()
        .take(CANDIDATES)
        .take_while(|option| option.worth + weights.search_margin >= options[0].worth)
        .count();
    if count < 2 || view.table().phase() != Phase::Turn {
        return SearchResult::default();
    }
    // Near the end the game is played out, so the result is exact in points.
    let deck = i32::try_from(view.table().deck_size()).unwrap_or(i32::MAX);
    let table = view.table();
    let players = view.rules().players();
    let has_end = view.rules().options().end_mode == EndMode::FinalRound;
    let (turns, budget, keep) = if has_end && deck <= weights.search_late {
        let rest = table
            .turns_left()
            .map_or(table.deck_size() + 2 * players, usize::from);
        (rest, weights.search_late_turns, weights.search_late_keep)
    } else {
        (horizon(players), weights.search_turns, weights.search_keep)
    };
    // Rounds of more players take longer, so fewer worlds fit into the budget.
    let samples = (usize::try_from(budget).unwrap_or(0) / turns.max(1)).clamp(1, 12);
    let Some(worlds) = worlds(&state.belief, view) else {
        return SearchResult::default();
    };
    let simulated = options[..count].iter().map(|option| Simulated {
        action: option.action,
        care: 0,
        worlds: Vec::new(),
    });
    let mut result = SearchResult {
        simulated: simulated.collect(),
        keep: vec![keep],
        ..SearchResult::default()
    };
    let before = i64::from(view.board().points());
    let mut run_in = |game: &Game, ways: i64| {
        let root = Rollout::new(state, game);
        result.ways.push(ways);
        for (simulated, option) in result.simulated.iter_mut().zip(options.iter()) {
            let mut rollout = root.clone();
            let value = i64::from(rollout.value_after(option, turns, weights));
            let points = 1000 * (i64::from(rollout.game.board().points()) - before);
            let world = SimulatedWorld::of(&rollout, value, points);
            simulated.worlds.push(world);
        }
    };
    let mut game = Game::deal(view.rules(), &Deal::from_seed(Seed::from_number(0)))
        .expect("every seed makes a valid deal");
    if let Some(deals) = worlds.list(view, LISTED * samples) {
        for deal in &deals {
            deal.show(view, &mut game);
            run_in(&game, i64::try_from(deal.ways()).unwrap_or(i64::MAX));
        }
    } else {
        let mut generator = generator(view);
        for _ in 0..samples {
            worlds.sample(view, &mut generator, &mut game);
            run_in(&game, 1);
        }
    }
    let weight: i64 = result.ways.iter().sum();
    for (simulated, option) in result.simulated.iter().zip(options.iter_mut()) {
        let worlds = simulated.worlds.iter().zip(&result.ways);
        let sum: i64 = worlds.map(|(world, ways)| world.value * ways).sum();
        let expected = i32::try_from(sum / weight).unwrap_or(0);
        option.worth = expected + option.worth * keep / 100;
    }
    options[..count].sort_by_key(|option| -option.worth);
    result
}
