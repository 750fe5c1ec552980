//! Looking ahead: the best few actions are tried in made-up worlds, in which everybody then plays
//! on for a while as the conventions ask.

use kagiya_rules::{Deal, EndMode, Game, Phase, Seed, View};

use super::rollout::{Made, dice, worlds};
use crate::companion::choosing::{Weighed, Weights};
use crate::companion::state::State;

/// How many actions are tried.
const CANDIDATES: usize = 4;

/// All deals are tried where there are at most so many times as many as would be drawn.
const LISTED: usize = 4;

/// How many turns are played while the end is far: a round. That of two players is too short
/// to see that a token was spent only to put off a discard: there it is two.
const fn horizon(players: usize) -> usize {
    if players == 2 { 4 } else { players }
}

/// Weighs the best `options` again by what follows from them, and sorts them.
pub(crate) fn look_ahead(options: &mut [Weighed], state: &State, view: &View, weights: &Weights) {
    let count = options
        .iter()
        .take(CANDIDATES)
        .take_while(|option| option.worth + weights.search_margin >= options[0].worth)
        .count();
    if count < 2 || view.table().phase() != Phase::Turn {
        return;
    }
    // Near the end the game is played out: then points are points.
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
    // A table of more players sees more of the cards, and takes longer for a round.
    let samples = (usize::try_from(budget).unwrap_or(0) / turns.max(1)).clamp(1, 12);
    let Some(worlds) = worlds(&state.mind, view) else {
        return;
    };
    let mut sums = [0_i64; CANDIDATES];
    let mut weight = 0;
    let mut try_in = |game: &Game, ways: i64| {
        let root = Made::new(state, game);
        weight += ways;
        for (sum, option) in sums.iter_mut().zip(options.iter().take(count)) {
            *sum += ways * i64::from(root.clone().try_out(option, turns, weights));
        }
    };
    let mut game = Game::deal(view.rules(), &Deal::from_seed(Seed::from_number(0)))
        .expect("a seed always makes a deal");
    if let Some(deals) = worlds.list(view, LISTED * samples) {
        for deal in &deals {
            deal.show(view, &mut game);
            try_in(&game, i64::try_from(deal.ways()).unwrap_or(i64::MAX));
        }
    } else {
        let mut dice = dice(view);
        for _ in 0..samples {
            worlds.sample(view, &mut dice, &mut game);
            try_in(&game, 1);
        }
    }
    for (sum, option) in sums.iter().zip(options.iter_mut().take(count)) {
        let ahead = i32::try_from(sum / weight).unwrap_or(0);
        option.worth = ahead + option.worth * keep / 100;
    }
    options[..count].sort_by_key(|option| -option.worth);
}
