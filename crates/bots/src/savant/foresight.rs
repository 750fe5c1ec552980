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

/// Deals between two looks at how the candidates fare.
const LOOK: usize = 16;

/// What an action gained over the book, summed over deals.
#[derive(Clone, Copy, Default)]
struct Gain {
    deals: f64,
    sum: f64,
    squares: f64,
}

impl Gain {
    fn add(&mut self, gain: f64) {
        self.deals += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    /// The standard deviation of the sum.
    fn spread(&self) -> f64 {
        (self.squares - self.sum * self.sum / self.deals.max(1.0))
            .max(0.0)
            .sqrt()
    }
}

/// When and how much to look ahead: near the end, and whenever the book would throw away or play a
/// card that may be needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// From which number of cards in the deck on every move is looked at.
    pub deck: usize,
    /// In how many deals each action is tried.
    pub deals: usize,
}

impl Default for Foresight {
    fn default() -> Self {
        Self {
            deck: 10,
            deals: 32,
        }
    }
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
        let full = f64::from(view.rules().max_score()) + PERFECTION;
        // Where the book wins every deal of the first look there is nothing to gain.
        let mut base = [0.0; LOOK];
        for value in &mut base {
            worlds.sample(view, &mut generator, &mut self.start);
            *value = self.play_out(common, view, candidates[0]);
        }
        if base.iter().all(|value| *value >= full) {
            return candidates[0];
        }

        let mut generator = Pcg64::seed_from_u64(seed);
        let mut gains = [Gain::default(); MAX_CANDIDATES];
        let mut alive: ArrayVec<usize, MAX_CANDIDATES> = (1..candidates.len()).collect();
        for round in 0..foresight.deals {
            worlds.sample(view, &mut generator, &mut self.start);
            let base = match base.get(round) {
                Some(base) => *base,
                None => self.play_out(common, view, candidates[0]),
            };
            for &candidate in &alive {
                let value = self.play_out(common, view, candidates[candidate]);
                gains[candidate].add(value - base);
            }
            if round % LOOK == LOOK - 1 {
                let best = alive.iter().map(|n| gains[*n].sum).fold(0.0, f64::max);
                alive.retain(|n| gains[*n].sum + 2.5 * gains[*n].spread().max(1.0) > best);
                if alive.is_empty() {
                    break;
                }
            }
        }
        alive
            .iter()
            .copied()
            .filter(|n| gains[*n].sum > gains[*n].spread())
            .max_by(|a, b| gains[*a].sum.total_cmp(&gains[*b].sum))
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
