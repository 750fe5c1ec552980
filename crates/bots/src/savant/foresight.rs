//! Looking ahead: try each sensible action in deals that could be, and see how the team fares.
//!
//! What a move says follows from what everybody knows and not from why it was chosen. So a player
//! may choose freely between plays, discards and the clue of the code, and everybody still
//! understands; no partner has to guess that somebody looked ahead.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_knowledge::Worlds;
use kagiya_rules::{Action, Audience, Deal, Game, Outcome, Rules, Seed, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::savant::code;
use crate::savant::common::Common;
use crate::savant::decide::{self, Turn};
use crate::team::Said;

/// The most actions that are compared.
pub(crate) const MAX_CANDIDATES: usize = 8;

/// What completing everything is worth beyond its points, and what being struck out costs.
const PERFECTION: f64 = 1.0;
const LOSS: f64 = 5.0;

/// When and how much to look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// From which number of cards in the deck on.
    pub deck: usize,
    /// In how many deals each action is tried.
    pub deals: usize,
}

/// A made-up table, kept from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    rules: Arc<Rules>,
    start: Game,
    game: Game,
    views: Vec<View>,
}

impl Arena {
    pub(crate) fn new(rules: &Arc<Rules>) -> Self {
        let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(0)))
            .expect("a seed always makes a deal");
        Self {
            rules: Arc::clone(rules),
            start: game.clone(),
            views: rules
                .seats()
                .map(|seat| game.view(Audience::Seat(seat)))
                .collect(),
            game,
        }
    }

    pub(crate) fn fits(&self, rules: &Arc<Rules>) -> bool {
        Arc::ptr_eq(&self.rules, rules)
    }

    /// The best of the candidates, the first of which is what would be done without looking.
    pub(crate) fn choose(
        &mut self,
        foresight: Foresight,
        common: &Common,
        view: &View,
        turn: &Turn<'_>,
        candidates: &[Action],
    ) -> Action {
        let Ok(worlds) = Worlds::with_hand(view, turn.sets()) else {
            return candidates[0];
        };
        let seed = u64::from(view.table().turn()) << 32 | worlds.ways() & 0xffff_ffff;
        let mut generator = Pcg64::seed_from_u64(seed);
        let mut sums = [0.0_f64; MAX_CANDIDATES];
        let mut squares = [0.0_f64; MAX_CANDIDATES];
        let mut alive: ArrayVec<usize, MAX_CANDIDATES> = (0..candidates.len()).collect();
        let mut tried = 0.0;
        for round in 0..foresight.deals {
            worlds.sample(view, &mut generator, &mut self.start);
            let mut base = 0.0;
            for &candidate in &alive {
                let value = self.play_out(common, view, candidates[candidate]);
                if candidate == 0 {
                    base = value;
                }
                sums[candidate] += value - base;
                squares[candidate] += (value - base) * (value - base);
            }
            tried += 1.0;
            if round % 8 == 7 {
                let best = alive.iter().map(|n| sums[*n]).fold(0.0, f64::max);
                alive.retain(|n| {
                    let spread = (squares[*n] - sums[*n] * sums[*n] / tried).max(1.0).sqrt();
                    *n == 0 || sums[*n] > best - 2.5 * spread
                });
                if alive.len() == 1 {
                    break;
                }
            }
        }
        let gain = |n: usize| {
            let spread = (squares[n] - sums[n] * sums[n] / tried).max(0.0).sqrt();
            sums[n] - spread
        };
        alive
            .iter()
            .copied()
            .filter(|n| *n > 0 && gain(*n) > 0.0)
            .max_by(|a, b| sums[*a].total_cmp(&sums[*b]))
            .map_or(candidates[0], |n| candidates[n])
    }

    /// What the game is worth when `action` is done and then everybody plays by the book.
    fn play_out(&mut self, common: &Common, view: &View, action: Action) -> f64 {
        self.game.clone_from(&self.start);
        let mut common = common.clone();
        if self.game.apply(action).is_err() {
            return f64::MIN;
        }
        let said = code::decode(&common, view, action, self.game.table());
        common.learn(said, self.game.board());
        while self.game.outcome().is_none() {
            let view = &mut self.views[self.game.table().to_act().index()];
            view.update(&self.game);
            let (action, saying) = decide::act(&common, view);
            if self.game.apply(action).is_err() {
                return f64::MIN;
            }
            common.learn(saying.unwrap_or(Said::NOTHING), self.game.board());
        }
        let points = f64::from(self.game.board().points());
        match self.game.outcome() {
            Some(Outcome::Perfect) => points + PERFECTION,
            Some(Outcome::Lost(_)) => points - LOSS,
            Some(Outcome::Finished) | None => points,
        }
    }
}
