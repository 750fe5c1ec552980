//! Looking ahead: try each sensible action in deals that could be, and see how the team fares.
//!
//! What a move says follows from what everybody knows and not from why it was chosen. So a player
//! may choose freely between plays, discards and the clue of the code, and everybody still
//! understands; no partner has to guess that somebody looked ahead.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_knowledge::{Listed, Worlds};
use kagiya_rules::{Action, Audience, Deal, Game, Outcome, Phase, Rules, Seed, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::savant::code;
use crate::savant::common_knowledge::Common;
use crate::savant::decide::{self, MAX_CANDIDATES, Turn};
use crate::search_limits::SearchLimits;
use crate::team::Said;

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

/// In how many deals at most the others are thought to look ahead too, and how many times fewer
/// deals they may have to think of.
const THINKERS: usize = 64;
const FEWER: usize = 8;

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

/// A made-up table, kept from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    rules: Arc<Rules>,
    start: Game,
    game: Game,
    views: Vec<View>,
    /// Where the players of a made-up game look ahead themselves.
    inner: Option<Box<Arena>>,
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
            inner: None,
        }
    }

    pub(crate) fn fits(&self, rules: &Arc<Rules>) -> bool {
        Arc::ptr_eq(&self.rules, rules)
    }

    /// The best of the candidates, the first of which is what would be done without looking.
    pub(crate) fn choose(
        &mut self,
        limits: SearchLimits,
        common: &Common,
        view: &View,
        turn: &Turn<'_>,
        candidates: &[Action],
    ) -> Action {
        let Ok(worlds) = Worlds::with_hand(view, turn.sets()) else {
            return candidates[0];
        };
        if let Some(list) = worlds.list(view, LISTED * limits.deals) {
            return self.choose_exactly(common, view, &list, candidates, THINKERS);
        }
        let seed = u64::from(view.table().turn()) << 32 | worlds.ways() & 0xffff_ffff;
        let full = f64::from(view.rules().max_score()) + PERFECTION;
        // Where the book wins every deal of the first look there is nothing to gain.
        let mut generator = Pcg64::seed_from_u64(seed);
        let mut base = [0.0; LOOK];
        for value in &mut base {
            worlds.sample(view, &mut generator, &mut self.start);
            *value = self.play_out(common, view, candidates[0], 0);
        }
        if base.iter().all(|value| *value >= full) {
            return candidates[0];
        }

        let mut generator = Pcg64::seed_from_u64(seed);
        let mut gains = [Gain::default(); MAX_CANDIDATES];
        let mut alive: ArrayVec<usize, MAX_CANDIDATES> = (1..candidates.len()).collect();
        for round in 0..limits.deals {
            worlds.sample(view, &mut generator, &mut self.start);
            let base = match base.get(round) {
                Some(base) => *base,
                None => self.play_out(common, view, candidates[0], 0),
            };
            for &candidate in &alive {
                let value = self.play_out(common, view, candidates[candidate], 0);
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
    ///
    /// At first everybody is thought to go on by the book. Where that leaves something to win and
    /// there are at most `thinkers` deals, the others are thought to look ahead in the same way
    /// where they have [`FEWER`] times fewer deals to think of, and so on.
    fn choose_exactly(
        &mut self,
        common: &Common,
        view: &View,
        deals: &[Listed],
        candidates: &[Action],
        thinkers: usize,
    ) -> Action {
        let most = most(view) * deals.iter().map(weight).sum::<f64>();
        let mut order: ArrayVec<Action, MAX_CANDIDATES> = candidates.iter().copied().collect();
        let (best, value) = self.compare(common, view, deals, &order, 0);
        if value < most && deals.len() <= thinkers && thinkers >= FEWER {
            order[..=best].rotate_right(1);
            let (best, _) = self.compare(common, view, deals, &order, thinkers / FEWER);
            return order[best];
        }
        order[best]
    }

    /// The place of the best of the candidates, the first of several, and what it is worth, summed
    /// over `deals`. See [`play_out`](Self::play_out) for `thinkers`.
    fn compare(
        &mut self,
        common: &Common,
        view: &View,
        deals: &[Listed],
        candidates: &[Action],
        thinkers: usize,
    ) -> (usize, f64) {
        let most = most(view);
        let all: f64 = deals.iter().map(weight).sum();
        let (mut best, mut best_value) = (0, f64::MIN);
        'candidates: for (place, action) in candidates.iter().enumerate() {
            let (mut value, mut rest) = (0.0, all);
            for deal in deals {
                // What can't become better need not be tried to the end.
                if value + most * rest <= best_value {
                    continue 'candidates;
                }
                deal.show(view, &mut self.start);
                value += weight(deal) * self.play_out(common, view, *action, thinkers);
                rest -= weight(deal);
            }
            if value > best_value {
                (best, best_value) = (place, value);
            }
        }
        (best, best_value)
    }

    /// What the game is worth when `action` is done and then everybody plays by the book, but
    /// looks ahead as well where at most `thinkers` deals agree with what is seen.
    fn play_out(&mut self, common: &Common, view: &View, action: Action, thinkers: usize) -> f64 {
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
            let (action, saying) = if thinkers < 2 {
                book(&common, view)
            } else {
                self.inner
                    .get_or_insert_with(|| Box::new(Arena::new(&self.rules)))
                    .think(&common, view, thinkers)
            };
            if self.game.apply(action).is_err() {
                return f64::MIN;
            }
            let said =
                saying.unwrap_or_else(|| code::decode(&common, view, action, self.game.table()));
            common.learn(said, self.game.board());
        }
        let points = f64::from(self.game.board().points());
        match self.game.outcome() {
            Some(Outcome::Perfect) => points + PERFECTION,
            Some(Outcome::Lost(_)) => points - LOSS,
            Some(Outcome::Finished) | None => points,
        }
    }

    /// What a player of a made-up game does who looks ahead where at most `thinkers` deals agree
    /// with what is seen, and what that says if it is by the book.
    fn think(&mut self, common: &Common, view: &View, thinkers: usize) -> (Action, Option<Said>) {
        if view.table().phase() != Phase::Turn {
            return book(common, view);
        }
        let turn = Turn::new(common, view);
        let (action, saying) = turn.act();
        let saying = Some(saying.unwrap_or(Said::NOTHING));
        let candidates = turn.candidates(action);
        if candidates.len() < 2 {
            return (action, saying);
        }
        let list = Worlds::with_hand(view, turn.sets())
            .ok()
            .and_then(|worlds| worlds.list(view, thinkers));
        let Some(list) = list else {
            return (action, saying);
        };
        let chosen = self.choose_exactly(common, view, &list, &candidates, thinkers);
        if chosen == action {
            (action, saying)
        } else {
            (chosen, None)
        }
    }
}

/// What is done by the book, and what it says.
fn book(common: &Common, view: &View) -> (Action, Option<Said>) {
    let (action, saying) = decide::act(common, view);
    (action, Some(saying.unwrap_or(Said::NOTHING)))
}

/// What the game can still be worth.
fn most(view: &View) -> f64 {
    let (points, full) = (view.board().max_points(), view.rules().max_score());
    f64::from(points) + if points == full { PERFECTION } else { 0.0 }
}

/// How likely a deal is, next to the others of its list.
#[expect(clippy::cast_precision_loss, reason = "a number of copies among few")]
fn weight(deal: &Listed) -> f64 {
    deal.ways() as f64
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

    /// All deals that agree with what the player to act sees, copies apart, one after the other.
    fn worlds(view: &View, turn: &Turn<'_>) -> Vec<Vec<Card>> {
        let hidden = Counts::of_view(view);
        let cards: Vec<Card> = hidden
            .present()
            .iter()
            .flat_map(|card| (0..hidden.get(card)).map(move |_| card))
            .collect();
        let mut worlds = Vec::new();
        orders(&cards, turn.sets(), &mut Vec::new(), &mut |world| {
            worlds.push(world);
        });
        worlds
    }

    /// The same choice from the definition: no list of deals, no bound, a new table for each deal.
    /// Where more than `limit` deals agree with the view, the book's choice.
    fn oracle(common: &Common, view: &View, limit: usize, thinkers: usize) -> Action {
        let turn = Turn::new(common, view);
        let (action, _) = turn.act();
        let mut candidates = turn.candidates(action);
        let worlds = worlds(view, &turn);
        let mut different = worlds.clone();
        different.sort_unstable();
        different.dedup();
        if candidates.len() < 2 || limit < 2 || different.len() > limit {
            return action;
        }
        let value = |action: Action, thinkers: usize| -> f64 {
            worlds
                .iter()
                .map(|cards| {
                    let (hands, deck) = cards.split_at(turn.sets().len());
                    let world = World {
                        hands,
                        deck,
                        tiles: &[],
                        seed: Seed::from_number(0),
                    };
                    go_on(common, view.imagine(&world).unwrap(), action, thinkers)
                })
                .sum()
        };
        let best = |candidates: &[Action], thinkers: usize| {
            let values: Vec<f64> = candidates
                .iter()
                .map(|action| value(*action, thinkers))
                .collect();
            let highest = values.iter().copied().fold(f64::MIN, f64::max);
            let place = values.iter().position(|value| *value >= highest);
            (place.unwrap(), highest)
        };
        let (place, highest) = best(&candidates, 0);
        #[expect(clippy::cast_precision_loss, reason = "at most 720")]
        let most = most(view) * worlds.len() as f64;
        if thinkers < FEWER || different.len() > thinkers || highest >= most {
            return candidates[place];
        }
        let first = candidates.remove(place);
        candidates.insert(0, first);
        let (place, _) = best(&candidates, thinkers / FEWER);
        candidates[place]
    }

    fn go_on(common: &Common, mut game: Game, action: Action, thinkers: usize) -> f64 {
        let mut common = common.clone();
        let mut action = action;
        loop {
            let view = game.view(Audience::Seat(game.table().to_act()));
            game.apply(action).unwrap();
            let said = code::decode(&common, &view, action, game.table());
            common.learn(said, game.board());
            let points = f64::from(game.board().points());
            match game.outcome() {
                Some(Outcome::Perfect) => return points + PERFECTION,
                Some(Outcome::Lost(_)) => return points - LOSS,
                Some(Outcome::Finished) => return points,
                None => {}
            }
            let view = game.view(Audience::Seat(game.table().to_act()));
            action = oracle(&common, &view, thinkers, thinkers);
        }
    }

    /// How often the choice was compared with the definition.
    #[derive(Debug, Default)]
    struct Found {
        compared: usize,
        /// How often it was not the book's.
        improved: usize,
        /// How often it was not what is best if all others keep to the book.
        deeper: usize,
    }

    /// Plays some games by the book, and where few cards are hidden compares what is chosen with
    /// the definition.
    fn compare(players: u8, games: u64) -> Found {
        let rules = Arc::new(Rules::new(&Options::preset("original", players).unwrap()).unwrap());
        let mut arena = Arena::new(&rules);
        let limits = SearchLimits {
            deck: 50,
            deals: 1300,
        };
        let mut found = Found::default();
        for number in 0..games {
            let deal = Deal::from_seed(Seed::from_number(number));
            let mut game = Game::deal(&rules, &deal).unwrap();
            let mut common = Common::new(game.board());
            while game.outcome().is_none() {
                let view = game.view(Audience::Seat(game.table().to_act()));
                let turn = Turn::new(&common, &view);
                let (action, _) = turn.act();
                let candidates = turn.candidates(action);
                if candidates.len() > 1 && Counts::of_view(&view).total(rules.cards()) <= 6 {
                    let worlds = Worlds::with_hand(&view, turn.sets()).unwrap();
                    let limit = LISTED * limits.deals;
                    let list = worlds.list(&view, limit).unwrap();
                    let choice = arena.choose(limits, &common, &view, &turn, &candidates);
                    assert_eq!(choice, oracle(&common, &view, limit, THINKERS));
                    let flat = arena.choose_exactly(&common, &view, &list, &candidates, 0);
                    found.compared += 1;
                    found.improved += usize::from(choice != action);
                    found.deeper += usize::from(choice != flat);
                }
                game.apply(action).unwrap();
                let said = code::decode(&common, &view, action, game.table());
                common.learn(said, game.board());
            }
        }
        found
    }

    #[test]
    fn near_the_end_the_choice_is_the_best_of_all_deals() {
        for (players, games) in [(2, 120), (3, 40), (4, 150)] {
            let found = compare(players, games);
            assert!(found.compared > 40, "{players}: {found:?}");
            assert!(players == 3 || found.improved > 4, "{players}: {found:?}");
            assert!(players != 4 || found.deeper > 1, "{players}: {found:?}");
        }
    }
}
