//! Simulated games in which everyone plays by the conventions.

use kagiya_knowledge::Worlds;
use kagiya_rules::{Audience, CardSet, Game, Outcome, Seat, SeenEvent, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use super::value_model::ValueFeatures;
use crate::companion::belief::{BeliefState, PositionFacts, at};
use crate::companion::choosing::{Chooser, Evaluated, Weights};
use crate::companion::state::State;

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
                    belief.me = seat;
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
        let mut action = option.action;
        let first = self.game.table().to_act().index();
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
                for event in &events {
                    if let SeenEvent::Public(event) = event.project(view.audience()) {
                        belief.process_event(&event, &facts);
                    }
                }
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
