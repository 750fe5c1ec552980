//! Search: simulates each sensible action in sampled worlds and compares the results.
//!
//! The message of an action follows from common knowledge, not from the reason for the action. So a
//! player may choose freely between plays, discards and the coded clue, and everyone still
//! understands. No partner has to guess that the player searched.

use std::sync::Arc;

use arrayvec::ArrayVec;
use kagiya_bot_api::{CodedMessage, SearchLimits};
use kagiya_knowledge::{ListedWorld, Worlds};
use kagiya_rules::{Action, Audience, Deal, Game, Outcome, Phase, Rules, Seed, View};
use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64;

use crate::blueprint::Blueprint;
use crate::book;
use crate::code;
use crate::common_knowledge::CommonKnowledge;
use crate::gain::Gain;
use crate::inference::Witnessed;
use crate::recording::RecordedCandidate;
use crate::turn::{MAX_CANDIDATES, Turn};

/// The value of a perfect game beyond its points, and the cost of a lost game.
const PERFECTION: f64 = 1.0;
const LOSS: f64 = 5.0;

/// The lead over the book with which an action is chosen, in standard deviations: the best of several results
/// is easily overrated. What a blueprint expects makes up for some of it. With more than `LATE` cards in the
/// deck chance has more influence.
const DOUBT_WITH_BLUEPRINT: f64 = 1.0;
const DOUBT: f64 = 1.5;
const EARLY_DOUBT: f64 = 2.0;
const LATE: usize = 10;

/// Worlds are listed instead of sampled if there are at most this many times the sample size.
const LIST_FACTOR: usize = 4;

/// The limit for worlds in which the other players are assumed to search too, and the factor by
/// which their own limit is smaller.
const INNER_LIMIT: usize = 64;
const INNER_DIVISOR: usize = 8;

/// The number of hands among which a world is drawn where they differ in likelihood.
const TRIES: usize = 8;

/// A candidate is given up if another one is better by this many standard deviations.
const WORSE: f64 = 2.5;

/// The number of worlds between two comparisons of the candidates.
const BATCH: usize = 16;

/// A world of a list with its relative probability.
struct Weighted {
    weight: f64,
    world: ListedWorld,
}

/// A simulated table, reused for all simulations.
#[derive(Clone, Debug)]
pub(crate) struct Simulation {
    rules: Arc<Rules>,
    start: Game,
    game: Game,
    views: Vec<View>,
    /// The table with which players of a simulated game search.
    inner: Option<Box<Simulation>>,
}

impl Simulation {
    pub(crate) fn new(rules: &Arc<Rules>) -> Self {
        let game = Game::deal(rules, &Deal::from_seed(Seed::from_number(0)))
            .expect("every seed makes a valid deal");
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

    /// The best of the candidates, the first of which is the action by the book.
    pub(crate) fn choose(
        &mut self,
        limits: SearchLimits,
        common: &CommonKnowledge,
        turn: &Turn<'_>,
        candidates: &[Action],
        witnessed: Option<&Witnessed>,
    ) -> Action {
        let view = turn.view;
        let Ok(worlds) = Worlds::with_hand(view, turn.sets()) else {
            return candidates[0];
        };
        let witnessed = witnessed.filter(|it| it.is_just_before(view));
        if let Some(list) = worlds.list(view, LIST_FACTOR * limits.deals) {
            let list = self.weigh(list, witnessed);
            return self.choose_exactly(common, view, &list, candidates, INNER_LIMIT);
        }
        let seed = seed_of(view, &worlds);
        let full = f64::from(view.rules().max_score()) + PERFECTION;
        // If the book wins every world of the first batch, nothing can be gained.
        let mut generator = Pcg64::seed_from_u64(seed);
        let mut base = [0.0; BATCH];
        for value in &mut base {
            self.draw(&worlds, view, &mut generator, witnessed);
            *value = self.play_out(common, view, candidates[0], 0);
        }
        if base.iter().all(|value| *value >= full) {
            return candidates[0];
        }

        let mut gains = gains(turn, candidates);
        let mut alive: ArrayVec<usize, MAX_CANDIDATES> = (1..candidates.len()).collect();
        let mut generator = Pcg64::seed_from_u64(seed);
        for round in 0..limits.deals {
            self.draw(&worlds, view, &mut generator, witnessed);
            let base = match base.get(round) {
                Some(base) => *base,
                None => self.play_out(common, view, candidates[0], 0),
            };
            for &candidate in &alive {
                let value = self.play_out(common, view, candidates[candidate], 0);
                gains[candidate].add(value - base);
            }
            if round % BATCH == BATCH - 1 {
                give_up(&mut alive, &gains, limits.deals);
                if alive.is_empty() {
                    break;
                }
            }
        }
        let lead = |n: usize| gains[n].lead();
        let leading = alive.into_iter().filter(|n| lead(*n) > 0.0);
        candidates[leading
            .max_by(|a, b| lead(*a).total_cmp(&lead(*b)))
            .unwrap_or(0)]
    }

    /// Starts a simulated game in a random world.
    fn draw(
        &mut self,
        worlds: &Worlds,
        view: &View,
        generator: &mut Pcg64,
        witnessed: Option<&Witnessed>,
    ) {
        let tries = if witnessed.is_some() { TRIES } else { 1 };
        let imagined = &mut self.game;
        worlds.sample_weighted(view, generator, &mut self.start, tries, |hand| {
            witnessed.map_or(1.0, |it| it.likelihood(hand, imagined))
        });
    }

    /// Listed worlds with their relative probabilities.
    fn weigh(&mut self, list: Vec<ListedWorld>, witnessed: Option<&Witnessed>) -> Vec<Weighted> {
        let imagined = &mut self.game;
        list.into_iter()
            .map(|world| Weighted {
                weight: ways(&world)
                    * witnessed.map_or(1.0, |it| it.likelihood(world.hand(), imagined)),
                world,
            })
            .collect()
    }

    /// The features of each candidate, and its mean value in `deals` sampled worlds; and a number that
    /// differs from turn to turn, for exploration.
    pub(crate) fn record(
        &mut self,
        deals: usize,
        common: &CommonKnowledge,
        turn: &Turn<'_>,
        candidates: &[Action],
    ) -> Option<(Vec<RecordedCandidate>, u32)> {
        let view = turn.view;
        let worlds = Worlds::with_hand(view, turn.sets()).ok()?;
        let mut generator = Pcg64::seed_from_u64(seed_of(view, &worlds));
        let mut sums = [0.0; MAX_CANDIDATES];
        for _ in 0..deals {
            worlds.sample(view, &mut generator, &mut self.start);
            for (sum, candidate) in sums.iter_mut().zip(candidates) {
                *sum += self.play_out(common, view, *candidate, 0);
            }
        }
        let shared = turn.turn_features().values();
        let recorded = candidates.iter().zip(sums).map(|(candidate, sum)| {
            let own = turn.candidate_features(*candidate).values();
            #[expect(clippy::cast_precision_loss, reason = "few deals")]
            let value = sum / deals.max(1) as f64;
            let features = shared.into_iter().chain(own).collect();
            RecordedCandidate { features, value }
        });
        Some((recorded.collect(), generator.next_u32()))
    }

    /// The best of the candidates over all possible worlds, weighted by probability; the first one
    /// of several.
    ///
    /// At first everyone is assumed to follow the book. If points can still be gained and there are
    /// at most `inner_limit` worlds, the others are assumed to search in the same way, if they have
    /// at most a [`INNER_DIVISOR`]th of that number of worlds, and so on.
    fn choose_exactly(
        &mut self,
        common: &CommonKnowledge,
        view: &View,
        deals: &[Weighted],
        candidates: &[Action],
        inner_limit: usize,
    ) -> Action {
        let most = most(view) * deals.iter().map(|deal| deal.weight).sum::<f64>();
        let mut order: ArrayVec<Action, MAX_CANDIDATES> = candidates.iter().copied().collect();
        let (best, value) = self.compare(common, view, deals, &order, 0);
        if value < most && deals.len() <= inner_limit && inner_limit >= INNER_DIVISOR {
            order[..=best].rotate_right(1);
            let (best, _) = self.compare(common, view, deals, &order, inner_limit / INNER_DIVISOR);
            return order[best];
        }
        order[best]
    }

    /// The index of the best candidate, the first one of several, and its value summed over
    /// `deals`. For `inner_limit` see [`play_out`](Self::play_out).
    fn compare(
        &mut self,
        common: &CommonKnowledge,
        view: &View,
        deals: &[Weighted],
        candidates: &[Action],
        inner_limit: usize,
    ) -> (usize, f64) {
        let most = most(view);
        let all: f64 = deals.iter().map(|deal| deal.weight).sum();
        let (mut best, mut best_value) = (0, f64::MIN);
        'candidates: for (place, action) in candidates.iter().enumerate() {
            let (mut value, mut rest) = (0.0, all);
            for deal in deals {
                // Stops early if the value can no longer become the best.
                if value + most * rest <= best_value {
                    continue 'candidates;
                }
                deal.world.show(view, &mut self.start);
                value += deal.weight * self.play_out(common, view, *action, inner_limit);
                rest -= deal.weight;
            }
            if value > best_value {
                (best, best_value) = (place, value);
            }
        }
        (best, best_value)
    }

    /// The value of the game after `action` if everyone then follows the book. Players search
    /// instead if at most `inner_limit` worlds agree with their view.
    fn play_out(
        &mut self,
        common: &CommonKnowledge,
        view: &View,
        action: Action,
        inner_limit: usize,
    ) -> f64 {
        self.game.clone_from(&self.start);
        let mut common = common.clone();
        if self.game.apply(action).is_err() {
            return f64::MIN;
        }
        let message = code::decode(&common, view, action, self.game.table());
        common.learn(message, self.game.board());
        while self.game.outcome().is_none() {
            let view = &mut self.views[self.game.table().to_act().index()];
            view.update(&self.game);
            let (action, coded_message) = if inner_limit < 2 {
                by_the_book(&common, view)
            } else {
                self.inner
                    .get_or_insert_with(|| Box::new(Simulation::new(&self.rules)))
                    .act_with_search(&common, view, inner_limit)
            };
            if self.game.apply(action).is_err() {
                return f64::MIN;
            }
            let message = coded_message
                .unwrap_or_else(|| code::decode(&common, view, action, self.game.table()));
            common.learn(message, self.game.board());
        }
        let points = f64::from(self.game.board().points());
        match self.game.outcome() {
            Some(Outcome::Perfect) => points + PERFECTION,
            Some(Outcome::Lost(_)) => points - LOSS,
            Some(Outcome::Finished) | None => points,
        }
    }

    /// The action of a player in a simulated game who searches if at most `inner_limit` worlds
    /// agree with the view; and its message, if it is the action by the book.
    fn act_with_search(
        &mut self,
        common: &CommonKnowledge,
        view: &View,
        inner_limit: usize,
    ) -> (Action, Option<CodedMessage>) {
        if view.table().phase() != Phase::Turn {
            return by_the_book(common, view);
        }
        let turn = Turn::new(common, view);
        let (action, coded_message) = book::choose(&turn);
        let coded_message = Some(coded_message.unwrap_or(CodedMessage::NOTHING));
        let candidates = turn.candidates(action);
        if candidates.len() < 2 {
            return (action, coded_message);
        }
        let list = Worlds::with_hand(view, turn.sets())
            .ok()
            .and_then(|worlds| worlds.list(view, inner_limit));
        let Some(list) = list else {
            return (action, coded_message);
        };
        let list = self.weigh(list, None);
        let chosen = self.choose_exactly(common, view, &list, &candidates, inner_limit);
        if chosen == action {
            (action, coded_message)
        } else {
            (chosen, None)
        }
    }
}

/// The gains of the candidates, none of which is simulated yet.
fn gains(turn: &Turn<'_>, candidates: &[Action]) -> ArrayVec<Gain, MAX_CANDIDATES> {
    if let Some(blueprint) = Blueprint::for_two(turn.rules) {
        let values = blueprint.values(turn, candidates);
        let expected = values.iter().map(|value| f64::from(value - values[0]));
        return expected
            .map(|expected| Gain::new(Some(expected), DOUBT_WITH_BLUEPRINT))
            .collect();
    }
    let is_late = turn.view.table().deck_size() <= LATE;
    let doubt = if is_late { DOUBT } else { EARLY_DOUBT };
    candidates.iter().map(|_| Gain::new(None, doubt)).collect()
}

/// Gives up candidates that are clearly worse than another one, and those that will hardly lead after `deals`
/// worlds.
fn give_up(alive: &mut ArrayVec<usize, MAX_CANDIDATES>, gains: &[Gain], deals: usize) {
    let best = alive.iter().map(|n| gains[*n].sum).fold(0.0, f64::max);
    #[expect(clippy::cast_precision_loss, reason = "a number of simulated games")]
    let deals = deals as f64;
    alive.retain(|n| {
        let gain = &gains[*n];
        gain.sum + WORSE * gain.spread() > best && gain.highest_lead_after(deals) > 0.0
    });
}

/// The action by the book, and its message.
fn by_the_book(common: &CommonKnowledge, view: &View) -> (Action, Option<CodedMessage>) {
    let (action, coded_message) = book::act(common, view);
    (action, Some(coded_message.unwrap_or(CodedMessage::NOTHING)))
}

/// The seed of the sampled worlds of a turn.
fn seed_of(view: &View, worlds: &Worlds) -> u64 {
    u64::from(view.table().turn()) << 32 | worlds.ways() & 0xffff_ffff
}

/// The highest value that the game can still have.
fn most(view: &View) -> f64 {
    let (points, full) = (view.board().max_points(), view.rules().max_score());
    f64::from(points) + if points == full { PERFECTION } else { 0.0 }
}

/// The relative probability of a world in its list, if all deals are equally likely.
#[expect(clippy::cast_precision_loss, reason = "a number of copies among few")]
fn ways(deal: &ListedWorld) -> f64 {
    deal.ways() as f64
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails where it panics")]
mod tests {
    use super::*;
    use crate::test_games::play;
    use kagiya_knowledge::Counts;
    use kagiya_rules::{Card, CardSet, Options, World};

    /// Calls `visit` for every order of `cards` whose first cards are in `sets`. Copies are
    /// distinguished.
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

    /// All worlds that agree with the view of the player to act. Copies are distinguished.
    fn worlds(view: &View, turn: &Turn<'_>) -> Vec<Vec<Card>> {
        let hidden = Counts::of_view(view);
        let cards: Vec<Card> = hidden.cards().collect();
        let mut worlds = Vec::new();
        orders(&cards, turn.sets(), &mut Vec::new(), &mut |world| {
            worlds.push(world);
        });
        worlds
    }

    /// The same choice computed from its definition: without a list of worlds, without early stops,
    /// and with a new table for each world. The action by the book if there are more than `limit`
    /// worlds.
    fn oracle(common: &CommonKnowledge, view: &View, limit: usize, inner_limit: usize) -> Action {
        let turn = Turn::new(common, view);
        let (action, _) = book::choose(&turn);
        let mut candidates = turn.candidates(action);
        let worlds = worlds(view, &turn);
        let mut different = worlds.clone();
        different.sort_unstable();
        different.dedup();
        if candidates.len() < 2 || limit < 2 || different.len() > limit {
            return action;
        }
        let value = |action: Action, inner_limit: usize| -> f64 {
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
                    go_on(common, view.imagine(&world).unwrap(), action, inner_limit)
                })
                .sum()
        };
        let best = |candidates: &[Action], inner_limit: usize| {
            let values: Vec<f64> = candidates
                .iter()
                .map(|action| value(*action, inner_limit))
                .collect();
            let highest = values.iter().copied().fold(f64::MIN, f64::max);
            let place = values.iter().position(|value| *value >= highest);
            (place.unwrap(), highest)
        };
        let (place, highest) = best(&candidates, 0);
        #[expect(clippy::cast_precision_loss, reason = "at most 720")]
        let most = most(view) * worlds.len() as f64;
        if inner_limit < INNER_DIVISOR || different.len() > inner_limit || highest >= most {
            return candidates[place];
        }
        let first = candidates.remove(place);
        candidates.insert(0, first);
        let (place, _) = best(&candidates, inner_limit / INNER_DIVISOR);
        candidates[place]
    }

    fn go_on(common: &CommonKnowledge, mut game: Game, action: Action, inner_limit: usize) -> f64 {
        let mut common = common.clone();
        let mut action = action;
        loop {
            let view = game.view(Audience::Seat(game.table().to_act()));
            game.apply(action).unwrap();
            let message = code::decode(&common, &view, action, game.table());
            common.learn(message, game.board());
            let points = f64::from(game.board().points());
            match game.outcome() {
                Some(Outcome::Perfect) => return points + PERFECTION,
                Some(Outcome::Lost(_)) => return points - LOSS,
                Some(Outcome::Finished) => return points,
                None => {}
            }
            let view = game.view(Audience::Seat(game.table().to_act()));
            action = oracle(&common, &view, inner_limit, inner_limit);
        }
    }

    /// Counts comparisons of the choice with its definition.
    #[derive(Debug, Default)]
    struct Found {
        compared: usize,
        /// Choices that were not the action by the book.
        improved: usize,
        /// Choices that were not best if all others follow the book.
        deeper: usize,
    }

    /// Plays games by the fixed rules, but every fourth turn the last candidate, which leaves more to gain. When
    /// few cards are hidden, compares the choice with its definition.
    fn compare(players: u8, games: u64) -> Found {
        let rules = Arc::new(Rules::new(&Options::preset("original", players).unwrap()).unwrap());
        let mut simulation = Simulation::new(&rules);
        let limits = SearchLimits {
            deck: 50,
            deals: 1300,
        };
        let mut found = Found::default();
        for number in 0..games {
            play(&rules, number, |common, view| {
                let turn = Turn::new(common, view);
                let (action, _) = book::choose(&turn);
                let candidates = turn.candidates(action);
                if candidates.len() > 1 && Counts::of_view(view).total(rules.cards()) <= 6 {
                    let worlds = Worlds::with_hand(view, turn.sets()).unwrap();
                    let limit = LIST_FACTOR * limits.deals;
                    let list = simulation.weigh(worlds.list(view, limit).unwrap(), None);
                    let choice = simulation.choose(limits, common, &turn, &candidates, None);
                    assert_eq!(choice, oracle(common, view, limit, INNER_LIMIT));
                    let flat = simulation.choose_exactly(common, view, &list, &candidates, 0);
                    found.compared += 1;
                    found.improved += usize::from(choice != action);
                    found.deeper += usize::from(choice != flat);
                }
                if view.table().turn() % 4 == 0 {
                    candidates[candidates.len() - 1]
                } else {
                    turn.by_fixed_rules()
                }
            });
        }
        found
    }

    #[test]
    fn near_the_end_search_is_exact() {
        for (players, games) in [(2, 400), (3, 40), (4, 110)] {
            let found = compare(players, games);
            assert!(found.compared > 40, "{players}: {found:?}");
            assert!(players == 3 || found.improved > 4, "{players}: {found:?}");
            assert!(players == 3 || found.deeper > 1, "{players}: {found:?}");
        }
    }
}
