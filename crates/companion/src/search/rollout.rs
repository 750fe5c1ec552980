//! Simulated games in which everyone plays by the conventions.

use kagiya_knowledge::Worlds;
use kagiya_rules::{Audience, CardSet, Game, Outcome, Seat, SeenEvent, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use super::value_model::ValueFeatures;
use crate::belief::{BeliefState, PositionFacts, at};
use crate::choosing::{Chooser, Evaluated, Weights};
use crate::state::State;

/// How the players of a simulated game read the first clue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FirstClue {
    ByConvention,
    Literally,
}

/// A simulated game, with the beliefs of every player in it.
#[derive(Clone, Debug)]
pub(crate) struct Rollout {
    pub(crate) game: Game,
    beliefs: Vec<BeliefState>,
    views: Vec<View>,
    facts: PositionFacts,
}

impl Rollout {
    pub(crate) fn new(state: &State, game: &Game) -> Self {
        let rules = game.rules();
        let views: Vec<View> = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        let beliefs = rules
            .seats()
            .zip(&views)
            .map(|(seat, view)| match &state.history {
                Some(history) if seat != state.belief.me => {
                    history.belief_of(seat, game, view, &state.facts)
                }
                _ => {
                    let mut belief = state.belief.clone();
                    belief.become_seat(seat);
                    belief.sync(view, &state.facts);
                    belief
                }
            })
            .collect();
        Self {
            game: game.clone(),
            beliefs,
            views,
            facts: state.facts.clone(),
        }
    }

    /// Does `option` and simulates the next `turns` turns. Returns the value of the result.
    pub(crate) fn value_after(
        &mut self,
        option: &Evaluated,
        turns: usize,
        weights: &Weights,
    ) -> i32 {
        let before = i32::from(self.game.board().points());
        let strikes = self.game.table().strikes();
        self.simulate(option, turns, weights);
        self.value(before, strikes, weights)
    }

    /// Does `option` and simulates the next `turns` turns. Returns the number of turns played.
    pub(crate) fn simulate(
        &mut self,
        option: &Evaluated,
        turns: usize,
        weights: &Weights,
    ) -> usize {
        self.simulate_read(option, turns, weights, FirstClue::ByConvention)
    }

    /// The same, with a reading of `option` if it is a clue.
    pub(crate) fn simulate_read(
        &mut self,
        option: &Evaluated,
        turns: usize,
        weights: &Weights,
        first_clue: FirstClue,
    ) -> usize {
        let mut action = option.action;
        let giver = self.game.table().to_act();
        let first = giver.index();
        let players = self.beliefs.len();
        let in_turn = self.game.table().tiles().is_empty() && self.game.rules().joker().is_none();
        for step in 0..=turns {
            let Ok(events) = self.game.apply(action) else {
                return step;
            };
            for view in &mut self.views {
                view.update(&self.game);
            }
            let facts = self.facts.clone();
            self.facts = PositionFacts::of(&self.views[0]);
            for (seat, (belief, view)) in self.beliefs.iter_mut().zip(&self.views).enumerate() {
                // Beliefs of players who won't act again in this simulation aren't updated.
                let wait = (seat + players - (first + step + 1) % players) % players;
                if in_turn && step + wait > turns {
                    continue;
                }
                let was_literal = belief.is_literal(giver);
                if step == 0 && first_clue == FirstClue::Literally {
                    belief.set_literal(giver, true);
                }
                for event in &events {
                    if let SeenEvent::Public(event) = event.project(view.audience()) {
                        belief.process_event(&event, &facts);
                    }
                }
                belief.set_literal(giver, was_literal);
                belief.sync(view, &self.facts);
            }
            if self.game.outcome().is_some() {
                return step + 1;
            }
            if step == turns {
                break;
            }
            let seat = self.game.table().to_act();
            let chooser = Chooser {
                belief: &self.beliefs[seat.index()],
                view: &self.views[seat.index()],
                facts: &self.facts,
                weights,
            };
            let Some(next) = chooser
                .obvious()
                .or_else(|| chooser.evaluate_all().into_iter().next())
            else {
                break;
            };
            action = next.action;
        }
        turns + 1
    }

    /// The expected number of points at the end minus `before`, in thousandths.
    pub(crate) fn expected_points(&self, before: i32, weights: &Weights) -> i32 {
        let board = self.game.board();
        let points = 1000 * (i32::from(board.points()) - before);
        match self.game.outcome() {
            Some(Outcome::Lost(_)) => {
                points - weights.search_point * (i32::from(board.points()) + 5)
            }
            Some(Outcome::Perfect | Outcome::Finished) => points,
            None => {
                let seat = self.game.table().to_act();
                let mut belief = self.beliefs[seat.index()].clone();
                for (id, card) in self.game.hand(seat) {
                    belief.truth[at(id)] = Some(card);
                }
                let features = ValueFeatures::of(&belief, &self.facts, &board, weights);
                #[expect(clippy::cast_possible_truncation, reason = "at most 40 points")]
                let to_come = (1000.0 * features.points_to_come()) as i32;
                points + to_come
            }
        }
    }

    /// The points, in thousandths, that will be missed because last copies may be drawn too late.
    ///
    /// The value model doesn't know whether the cards that are still needed are rare, which hardly
    /// matters among actions that companions consider. After a useful card was thrown away it does:
    /// the rest of its firework then waits for one card. The prices are a regression of what was
    /// missed in the end on the number of such cards, in 39,556 positions a round after random and
    /// considered actions (60 games each of two to five companions, from seed 200000; the other half
    /// of the games confirms them).
    pub(crate) fn undrawn_risk(&self) -> i32 {
        let mut undrawn = self.facts.critical;
        for seat in self.game.rules().seats() {
            for (_, card) in self.game.hand(seat) {
                undrawn.remove(card);
            }
        }
        let price = |stake| match stake {
            0 | 1 => 0,
            2 => 30,
            3 => 100,
            _ => 360,
        };
        let stakes = undrawn.iter().map(|card| self.facts.stake[card.index()]);
        stakes.map(price).sum()
    }

    fn value(&self, before: i32, strikes: u8, weights: &Weights) -> i32 {
        let board = self.game.board();
        let points = i32::from(board.points()) - before;
        let lost = match self.game.outcome() {
            // A lost game costs the points made so far; in All or Nothing that is everything.
            Some(Outcome::Lost(_)) => weights.search_point * (i32::from(board.points()) + 5),
            Some(Outcome::Perfect | Outcome::Finished) | None => 0,
        };
        let struck = i32::from(self.game.table().strikes().saturating_sub(strikes));
        let mut value = points * weights.search_point - lost
            + struck * weights.misplay / 2
            + i32::from(board.max_points()) * weights.critical_loss;
        if self.game.outcome().is_none() {
            let tokens: i32 = (1..=self.facts.tokens).map(|n| weights.token(n)).sum();
            value += tokens;
            // The sum for the player to act of the other hands and the own hand, which are both
            // known here.
            let seat = self.game.table().to_act();
            let mut belief = self.beliefs[seat.index()].clone();
            for (id, card) in self.game.hand(seat) {
                belief.truth[at(id)] = Some(card);
            }
            value += belief.worth(&self.facts, weights) + belief.own_worth(&self.facts, weights);
        }
        value
    }
}

/// The deals of the hidden cards that agree with the beliefs about the own hand. If there are none,
/// those that agree with its clues.
pub(crate) fn worlds(belief: &BeliefState, view: &View) -> Option<Worlds> {
    let hand = view.table().hand(view.seat()?).iter();
    let believed: Vec<CardSet> = hand.clone().map(|id| belief.believed[at(*id)]).collect();
    Worlds::with_hand(view, &believed)
        .or_else(|_| {
            let possible: Vec<CardSet> = hand.map(|id| belief.notes[at(*id)].possible).collect();
            Worlds::with_hand(view, &possible)
        })
        .ok()
}

/// A generator seeded by the view, so that the same view leads to the same decision.
pub(crate) fn generator(view: &View) -> Pcg64 {
    let table = view.table();
    let seat = view.seat().map_or(0, Seat::index) as u64;
    Pcg64::seed_from_u64(u64::from(table.turn()) << 20 | seat << 8 | u64::from(table.clue_tokens()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kagiya_rules::{Action, Deal, Options, Rules, Seed};

    use super::*;
    use crate::Companion;
    use kagiya_bot_api::Bot;
    use kagiya_bot_api::Level;

    #[test]
    fn a_last_copy_in_the_deck_is_a_risk_for_all_that_is_built_on_it() {
        let options = Options::preset("original", 3).expect("a preset");
        let rules = std::sync::Arc::new(Rules::new(&options).expect("valid options"));
        let mut risks: BTreeMap<usize, i32> = BTreeMap::new();
        for number in 0..20 {
            let deal = Deal::from_seed(Seed::from_number(number));
            let mut game = Game::deal(&rules, &deal).expect("every seed makes a valid deal");
            // With all clue tokens nobody may discard.
            let legal = game.legal_actions();
            let clue = legal.iter().find(|it| matches!(it, Action::Clue { .. }));
            game.apply(clue.expect("a clue")).expect("a legal action");
            let risk = |game: &Game| {
                let seat = game.table().to_act();
                let mut bot = Companion::new(Level::Group);
                bot.begin(&game.view(Audience::Seat(seat)));
                let state = bot.states.as_ref().expect("a game").own.clone();
                Rollout::new(&state, game).undrawn_risk()
            };
            assert_eq!(
                risk(&game),
                0,
                "only the last cards of fireworks have one copy"
            );
            let seat = game.table().to_act();
            let held: Vec<_> = rules.seats().flat_map(|seat| game.hand(seat)).collect();
            for (id, card) in game.hand(seat).collect::<Vec<_>>() {
                if held.iter().filter(|it| it.1 == card).count() > 1 {
                    continue;
                }
                let mut after = game.clone();
                after.apply(Action::Discard(id)).expect("a legal action");
                if after.hand(seat).all(|(_, drawn)| drawn != card) {
                    let before = risks.insert(rules.height_of(card) + 1, risk(&after));
                    assert!(before.is_none_or(|before| before == risk(&after)));
                }
            }
        }
        let expected = [(1, 0), (2, 360), (3, 100), (4, 30), (5, 0)];
        assert_eq!(risks, BTreeMap::from(expected));
    }
}
