//! Looking ahead: try each sensible action in deals that could be, and see how the team fares.
//!
//! What a move says follows from what everybody knows and not from why it was chosen. So a player
//! may choose freely between plays, discards and the clue of the code, and everybody still
//! understands; no partner has to guess that somebody looked ahead.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_knowledge::{Listed, Worlds};
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

/// By how many standard deviations an action must be better than the book: the best of several is
/// easily taken for better than it is. With more than `LATE` cards in the deck much depends on
/// chance.
const CAUTION: f64 = 1.5;
const EARLY_CAUTION: f64 = 2.0;
const LATE: usize = 10;

/// All deals are tried where there are at most so many times as many as would be drawn.
const LISTED: usize = 4;

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
            deck: 18,
            deals: 64,
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
        if let Some(list) = worlds.list(view, LISTED * foresight.deals) {
            return self.choose_exactly(common, view, &list, candidates);
        }
        let seed = u64::from(view.table().turn()) << 32 | worlds.ways() & 0xffff_ffff;
        let full = f64::from(view.rules().max_score()) + PERFECTION;
        // Where the book wins every deal of the first look there is nothing to gain.
        let mut generator = Pcg64::seed_from_u64(seed);
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
        let caution = if view.table().deck_size() > LATE {
            EARLY_CAUTION
        } else {
            CAUTION
        };
        alive
            .iter()
            .copied()
            .filter(|n| gains[*n].sum > caution * gains[*n].spread())
            .max_by(|a, b| gains[*a].sum.total_cmp(&gains[*b].sum))
            .map_or(candidates[0], |n| candidates[n])
    }

    /// The best of the candidates in all deals that can be, each as likely as it is; the first of
    /// the best.
    fn choose_exactly(
        &mut self,
        common: &Common,
        view: &View,
        deals: &[Listed],
        candidates: &[Action],
    ) -> Action {
        let mut sums = [0.0; MAX_CANDIDATES];
        for deal in deals {
            deal.show(view, &mut self.start);
            for (sum, action) in sums.iter_mut().zip(candidates) {
                #[expect(clippy::cast_precision_loss, reason = "a weight among few")]
                let ways = deal.ways() as f64;
                *sum += ways * self.play_out(common, view, *action);
            }
        }
        let mut best = 0;
        for (n, sum) in sums.iter().enumerate().take(candidates.len()).skip(1) {
            if *sum > sums[best] {
                best = n;
            }
        }
        candidates[best]
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use super::*;
    use kagiya_knowledge::Counts;
    use kagiya_rules::{Card, CardSet, Options, World};

    /// Calls `visit` for every order of `cards`, copies apart, whose first cards are in `sets`.
    fn orders(
        cards: &[Card],
        sets: &[CardSet],
        dealt: &mut Vec<(usize, Card)>,
        visit: &mut dyn FnMut(Vec<Card>),
    ) {
        if dealt.len() == cards.len() {
            return visit(dealt.iter().map(|(_, card)| *card).collect());
        }
        for (n, card) in cards.iter().enumerate() {
            let fits = sets.get(dealt.len()).is_none_or(|set| set.contains(*card));
            if fits && dealt.iter().all(|(other, _)| *other != n) {
                dealt.push((n, *card));
                orders(cards, sets, dealt, visit);
                dealt.pop();
            }
        }
    }

    /// Plays some games by the book, and where few cards are hidden compares what is chosen with
    /// all deals. Returns how often, and how often another action than the book's was chosen.
    fn compare(players: u8) -> (usize, usize) {
        let rules = Arc::new(Rules::new(&Options::preset("original", players).unwrap()).unwrap());
        let mut arena = Arena::new(&rules);
        let mut oracle = Arena::new(&rules);
        let (mut compared, mut improved) = (0, 0);
        for number in 0..40 {
            let deal = Deal::from_seed(Seed::from_number(number));
            let mut game = Game::deal(&rules, &deal).unwrap();
            let mut common = Common::new(game.board());
            while game.outcome().is_none() {
                let view = game.view(Audience::Seat(game.table().to_act()));
                let turn = Turn::new(&common, &view);
                let (action, _) = turn.act();
                let candidates = turn.candidates(action);
                let hidden = Counts::of_view(&view);
                let cards: Vec<Card> = hidden
                    .present()
                    .iter()
                    .flat_map(|card| (0..hidden.get(card)).map(move |_| card))
                    .collect();
                if candidates.len() > 1 && cards.len() <= 6 {
                    let mut sums = vec![0.0; candidates.len()];
                    orders(&cards, turn.sets(), &mut Vec::new(), &mut |cards| {
                        let (hands, deck) = cards.split_at(turn.sets().len());
                        let world = World {
                            hands,
                            deck,
                            tiles: &[],
                            seed: Seed::from_number(0),
                        };
                        oracle.start = view.imagine(&world).unwrap();
                        for (sum, action) in sums.iter_mut().zip(&candidates) {
                            *sum += oracle.play_out(&common, &view, *action);
                        }
                    });
                    let foresight = Foresight {
                        deck: 50,
                        deals: 200,
                    };
                    let choice = arena.choose(foresight, &common, &view, &turn, &candidates);
                    let chosen = candidates.iter().position(|other| *other == choice);
                    let best = sums.iter().copied().fold(f64::MIN, f64::max);
                    assert!(sums[chosen.unwrap()] >= best, "{sums:?} {choice:?}");
                    compared += 1;
                    improved += usize::from(choice != action);
                }
                game.apply(action).unwrap();
                let said = code::decode(&common, &view, action, game.table());
                common.learn(said, game.board());
            }
        }
        (compared, improved)
    }

    #[test]
    fn near_the_end_the_choice_is_the_best_of_all_deals() {
        let (compared, improved) = compare(2);
        assert!(compared > 20, "{compared}");
        assert!(improved > 2, "{improved}");
        let (compared, _) = compare(3);
        assert!(compared > 20, "{compared}");
    }
}
