//! Made-up games, in which everybody plays on as the conventions ask.

use kagiya_knowledge::Worlds;
use kagiya_rules::{Audience, CardSet, Game, Outcome, Seat, SeenEvent, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use super::value_model::Signs;
use crate::companion::belief::{Facts, Mind, at};
use crate::companion::choosing::{Chooser, Weighed, Weights};
use crate::companion::state::State;

/// A made-up game, with the mind of every player in it.
#[derive(Clone)]
pub(crate) struct Made {
    pub(crate) game: Game,
    minds: Vec<Mind>,
    views: Vec<View>,
    facts: Facts,
}

impl Made {
    pub(crate) fn new(state: &State, game: &Game) -> Self {
        let rules = game.rules();
        let views: Vec<View> = rules
            .seats()
            .map(|seat| game.view(Audience::Seat(seat)))
            .collect();
        let minds = rules
            .seats()
            .zip(&views)
            .map(|(seat, view)| match &state.recent {
                Some(recent) if seat != state.mind.me => {
                    recent.mind_of(seat, game, view, &state.facts)
                }
                _ => {
                    let mut mind = state.mind.clone();
                    mind.me = seat;
                    mind.sync(view, &state.facts);
                    mind
                }
            })
            .collect();
        Self {
            game: game.clone(),
            minds,
            views,
            facts: state.facts.clone(),
        }
    }

    /// Does `option`, lets the next `turns` be played, and says what has come of it.
    pub(crate) fn try_out(&mut self, option: &Weighed, turns: usize, weights: &Weights) -> i32 {
        let before = i32::from(self.game.board().points());
        let strikes = self.game.table().strikes();
        self.play_on(option, turns, weights);
        self.value(before, strikes, weights)
    }

    /// Does `option`, and lets the next `turns` be played. How many turns were played in all.
    pub(crate) fn play_on(&mut self, option: &Weighed, turns: usize, weights: &Weights) -> usize {
        let mut action = option.action;
        let first = self.game.table().to_act().index();
        let players = self.minds.len();
        let in_turn = self.game.table().tiles().is_empty() && self.game.rules().joker().is_none();
        for step in 0..=turns {
            let Ok(events) = self.game.apply(action) else {
                return step;
            };
            for view in &mut self.views {
                view.update(&self.game);
            }
            let facts = self.facts.clone();
            self.facts = Facts::of(&self.views[0]);
            for (seat, (mind, view)) in self.minds.iter_mut().zip(&self.views).enumerate() {
                // Who is not asked any more need not listen.
                let wait = (seat + players - (first + step + 1) % players) % players;
                if in_turn && step + wait > turns {
                    continue;
                }
                for event in &events {
                    if let SeenEvent::Public(event) = event.project(view.audience()) {
                        mind.watch(&event, &facts);
                    }
                }
                mind.sync(view, &self.facts);
            }
            if self.game.outcome().is_some() {
                return step + 1;
            }
            if step == turns {
                break;
            }
            let seat = self.game.table().to_act();
            let chooser = Chooser {
                mind: &self.minds[seat.index()],
                view: &self.views[seat.index()],
                facts: &self.facts,
                weights,
            };
            let Some(next) = chooser
                .obvious()
                .or_else(|| chooser.weigh_all().into_iter().next())
            else {
                break;
            };
            action = next.action;
        }
        turns + 1
    }

    /// How many thousandths of a point more than `before` will lie on the table in the end.
    pub(crate) fn outlook(&self, before: i32, weights: &Weights) -> i32 {
        let board = self.game.board();
        let points = 1000 * (i32::from(board.points()) - before);
        match self.game.outcome() {
            Some(Outcome::Lost(_)) => {
                points - weights.search_point * (i32::from(board.points()) + 5)
            }
            Some(Outcome::Perfect | Outcome::Finished) => points,
            None => {
                let seat = self.game.table().to_act();
                let mut mind = self.minds[seat.index()].clone();
                for (id, card) in self.game.hand(seat) {
                    mind.truth[at(id)] = Some(card);
                }
                let signs = Signs::of(&mind, &self.facts, &board, weights);
                #[expect(clippy::cast_possible_truncation, reason = "at most 40 points")]
                let to_come = (1000.0 * signs.points_to_come()) as i32;
                points + to_come
            }
        }
    }

    fn value(&self, before: i32, strikes: u8, weights: &Weights) -> i32 {
        let board = self.game.board();
        let points = i32::from(board.points()) - before;
        let lost = match self.game.outcome() {
            // All that was made is gone, or in a game of all or nothing everything is.
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
            // What the hands are worth to each of the two players, who see different halves.
            let seat = self.game.table().to_act();
            let mut mind = self.minds[seat.index()].clone();
            for (id, card) in self.game.hand(seat) {
                mind.truth[at(id)] = Some(card);
            }
            value += mind.worth(&self.facts, weights) + mind.own_worth(&self.facts, weights);
        }
        value
    }
}

/// The deals of the hidden cards in which every own card is what the conventions say; where there is
/// none, those in which it is what its clues say.
pub(crate) fn worlds(mind: &Mind, view: &View) -> Option<Worlds> {
    let hand = view.table().hand(view.seat()?).iter();
    let taken: Vec<CardSet> = hand.clone().map(|id| mind.taken_for[at(*id)]).collect();
    Worlds::with_hand(view, &taken)
        .or_else(|_| {
            let possible: Vec<CardSet> = hand.map(|id| mind.notes[at(*id)].possible).collect();
            Worlds::with_hand(view, &possible)
        })
        .ok()
}

/// Dice that follow from the view, so that a bot that sees the same does the same.
pub(crate) fn dice(view: &View) -> Pcg64 {
    let table = view.table();
    let seat = view.seat().map_or(0, Seat::index) as u64;
    Pcg64::seed_from_u64(u64::from(table.turn()) << 20 | seat << 8 | u64::from(table.clue_tokens()))
}
