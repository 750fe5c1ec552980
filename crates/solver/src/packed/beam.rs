//! The search turn by turn.
//!
//! A layer has the positions after the same number of turns. A layer that becomes too wide keeps its most
//! promising positions, and the next attempt is wider. If no layer was too wide, all lines were tried.

use super::pool::Pool;
use super::problem::{NONE, Problem, Target};
use super::state::{Move, State};
use crate::answer::{Budget, Found};

/// The widths of the attempts, from the first: each is so many times as wide as the one before.
const FIRST_WIDTH: usize = 12;
const WIDER: usize = 8;

/// The bytes for a position in the widest layer, with its successors and all layers before it.
const BYTES: usize = 2048;

/// The move that led to a position, and the index of the position before it.
#[derive(Clone, Copy)]
struct Step {
    from: u32,
    by: Move,
}

/// The positions of a layer while they are collected.
struct Layer {
    states: Vec<State>,
    steps: Vec<Step>,
    /// Indices of positions by hash; [`FREE`] is an empty place.
    table: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Layer {
    const fn new() -> Self {
        Self {
            states: Vec::new(),
            steps: Vec::new(),
            table: Vec::new(),
        }
    }

    fn clear(&mut self, expected: usize) {
        self.states.clear();
        self.steps.clear();
        let places = (2 * expected).next_power_of_two().max(64);
        self.table.clear();
        self.table.resize(places, FREE);
    }

    fn insert(&mut self, state: State, step: Step) {
        if 2 * self.states.len() >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut place = Self::place(&state, mask);
        while self.table[place] != FREE {
            if self.states[self.table[place] as usize] == state {
                return;
            }
            place = (place + 1) & mask;
        }
        #[expect(clippy::cast_possible_truncation, reason = "memory limits the states")]
        let index = self.states.len() as u32;
        self.table[place] = index;
        self.states.push(state);
        self.steps.push(step);
    }

    fn place(state: &State, mask: usize) -> usize {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "only the low bits are used"
        )]
        let hash = state.hash() as usize;
        hash & mask
    }

    fn grow(&mut self) {
        let places = 2 * self.table.len();
        self.table.clear();
        self.table.resize(places, FREE);
        let mask = places - 1;
        for (index, state) in self.states.iter().enumerate() {
            let mut place = Self::place(state, mask);
            while self.table[place] != FREE {
                place = (place + 1) & mask;
            }
            #[expect(clippy::cast_possible_truncation, reason = "memory limits the states")]
            let index = index as u32;
            self.table[place] = index;
        }
    }

    /// Keeps the `width` best positions. False if there are no more.
    fn keep_best(&mut self, width: usize, problem: &Problem<'_>) -> bool {
        if self.states.len() <= width {
            return false;
        }
        let mut order: Vec<(i32, u32)> = (0..)
            .zip(&self.states)
            .map(|(index, state)| (-problem.promise(state), index))
            .collect();
        order.select_nth_unstable(width);
        order.truncate(width);
        let kept = order.iter().map(|(_, index)| *index as usize);
        let states = kept.clone().map(|index| self.states[index]).collect();
        let steps = kept.map(|index| self.steps[index]).collect();
        (self.states, self.steps) = (states, steps);
        true
    }
}

impl Problem<'_> {
    /// Searches for moves to the target.
    pub(super) fn search(
        &self,
        root: State,
        target: Target,
        budget: &mut Budget,
    ) -> Found<Vec<Move>> {
        if root.placed >= target.placed {
            return Found::Line(Vec::new());
        }
        let widest = (budget.memory / 4 * 3 / BYTES).max(1);
        let mut width = FIRST_WIDTH.min(widest);
        let mut pool = Pool::new(budget.memory / 4);
        loop {
            let pool = (width > FIRST_WIDTH && target.placed == self.total()).then_some(&mut pool);
            match self.attempt(root, target, width, pool, budget) {
                (Found::Nothing, true) if width < widest => width = (width * WIDER).min(widest),
                (Found::Nothing, true) => return Found::Open,
                (found, _) => return found,
            }
        }
    }

    /// Searches in layers of at most `width` positions. The second value says whether positions were left out.
    fn attempt(
        &self,
        root: State,
        target: Target,
        width: usize,
        mut pool: Option<&mut Pool>,
        budget: &mut Budget,
    ) -> (Found<Vec<Move>>, bool) {
        let mut layers: Vec<Vec<Step>> = Vec::new();
        let (mut now, mut then) = (vec![root], Layer::new());
        let mut left_out = false;
        while !now.is_empty() {
            then.clear(3 * now.len());
            for (from, state) in (0..).zip(&now) {
                if !budget.spend() {
                    return (Found::Open, left_out);
                }
                let mut last = None;
                let found = self.moves(state, target, |by, mut next| {
                    if next.placed >= target.placed {
                        last = Some(by);
                        return true;
                    }
                    if next.turns_left != 0
                        && self.settle(&mut next, target).is_ok()
                        && pool
                            .as_mut()
                            .is_none_or(|pool| pool.allows(self, &next, target, budget))
                    {
                        then.insert(next, Step { from, by });
                    }
                    false
                });
                if found && let Some(last) = last {
                    return (Found::Line(moves_to(&layers, from, last)), left_out);
                }
            }
            left_out |= then.keep_best(width, self);
            layers.push(core::mem::take(&mut then.steps));
            core::mem::swap(&mut now, &mut then.states);
        }
        (Found::Nothing, left_out)
    }

    /// How promising a position is.
    fn promise(&self, state: &State) -> i32 {
        let (mut union, mut held, mut locked) = (0_u64, 0, 0);
        for (hand, size) in state.hands.iter().zip(state.sizes).take(self.players) {
            union |= hand;
            held += hand.count_ones();
            locked += i32::from(hand.count_ones() == u32::from(size));
        }
        let distinct = union.count_ones();
        let pace = if state.turns_left == NONE {
            i32::from(state.placed) - i32::from(state.next)
        } else {
            i32::from(state.placed)
        };
        40 * i32::from(state.placed) + 25 * pace + 12 * i32::from(state.tokens)
            - 40 * i32::from(state.strikes)
            + 10 * distinct.cast_signed()
            - 3 * held.cast_signed()
            - 15 * locked
    }
}

/// The moves to the position `from` of the last layer, and `last` after them.
fn moves_to(layers: &[Vec<Step>], from: u32, last: Move) -> Vec<Move> {
    let mut moves = vec![last];
    let mut at = from as usize;
    for layer in layers.iter().rev() {
        let step = layer[at];
        moves.push(step.by);
        at = step.from as usize;
    }
    moves.reverse();
    moves
}
