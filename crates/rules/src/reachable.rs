//! The best score that can still be reached, by the discard pile and the remaining turns.

use arrayvec::ArrayVec;

use crate::board::{Board, extended_reach};
use crate::rules::Bonus;
use crate::suit::{MAX_SUITS, Suit};
use crate::table::Phase;
use crate::tile::{Tile, TileSet};

/// The maximum number of bonus tiles that bring back a discarded card.
const MAX_RESCUES: usize = 2;

impl Board<'_> {
    /// The best score that can still be reached. Each remaining turn places at most one card, and a bonus tile
    /// can add one. It follows from public information alone, so hidden cards don't change it.
    pub fn reachable_points(&self) -> i8 {
        let missing = self.rules.full_height() - self.reachable_placed();
        #[expect(clippy::cast_possible_truncation, reason = "≤ 40")]
        let missing = missing as i8;
        self.floored(self.rules.max_score() - missing)
    }

    fn reachable_placed(&self) -> usize {
        let rescues = self.rescues();
        let by_pile = if rescues == 0 {
            self.max_placed()
        } else {
            self.reach_with(rescues)
        };
        self.plays_left().map_or(by_pile, |plays| {
            by_pile.min(self.placed() + plays + rescues)
        })
    }

    /// The maximum number of cards that players can still play; `None` if the deck doesn't end the game.
    fn plays_left(&self) -> Option<usize> {
        let table = self.table;
        if table.outcome().is_some() {
            return Some(0);
        }
        if !self.rules.flags.final_round || !self.shows_fireworks() {
            return None;
        }
        // The turn that revealed a tile has been used, but it is not over.
        let used = usize::from(matches!(table.phase(), Phase::Tile(_)));
        Some(match table.turns_left() {
            Some(turns) => usize::from(turns) - used,
            None => table.deck_size().saturating_sub(used) + self.rules.players(),
        })
    }

    /// The maximum number of discarded cards that bonus tiles can bring back.
    fn rescues(&self) -> usize {
        if self.table.outcome().is_some() {
            return 0;
        }
        let brings_back = |tile: Tile| matches!(tile, Tile::ShuffleBack | Tile::PutIntoPlay);
        let tiles: TileSet = self.table.tiles();
        let hidden = tiles.iter().filter(|tile| brings_back(*tile)).count();
        let asked = match self.table.phase() {
            Phase::Tile(tile) => usize::from(brings_back(tile)),
            Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => 0,
        };
        let mut rescues = asked;
        loop {
            let earned = asked + hidden.min(self.tiles_earned_with(rescues));
            if earned == rescues {
                return rescues;
            }
            rescues = earned;
        }
    }

    /// The maximum number of fireworks that can still be completed and reveal a tile.
    fn tiles_earned_with(&self, rescues: usize) -> usize {
        let full = self.rules.rank_count();
        let mut distances: ArrayVec<usize, MAX_SUITS> = self
            .rules
            .fireworks()
            .filter(|suit| self.rules.completion(*suit) == Bonus::Tile)
            .filter(|suit| self.reach_of(*suit, rescues) == full)
            .map(|suit| full - self.table.height(suit))
            .filter(|distance| *distance > 0)
            .collect();
        distances.sort_unstable();
        let Some(plays) = self.plays_left() else {
            return distances.len();
        };
        let mut left = plays + rescues;
        let within = |distance: &&usize| {
            let enough = left >= **distance;
            left = left.saturating_sub(**distance);
            enough
        };
        distances.iter().take_while(within).count()
    }

    /// The maximum height of a firework if tiles bring back `rescues` of its lost cards.
    fn reach_of(&self, suit: Suit, rescues: usize) -> usize {
        let mut reach = self.reach(suit);
        for _ in 0..rescues {
            let brought_back = (reach + 1).min(self.rules.rank_count());
            reach = extended_reach(self, suit, brought_back);
        }
        reach
    }

    /// The maximum number of cards on fireworks if tiles bring back `rescues` lost cards.
    fn reach_with(&self, rescues: usize) -> usize {
        // The maximum for each number of cards that were brought back, of the suits so far.
        let mut best = [0; MAX_RESCUES + 1];
        for suit in self.rules.fireworks() {
            let before = best;
            for (used, most) in best.iter_mut().enumerate().take(rescues + 1) {
                *most = (0..=used)
                    .map(|here| before[used - here] + self.reach_of(suit, here))
                    .max()
                    .unwrap_or(0);
            }
        }
        best[rescues]
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::{Card, Game, Options, Rank, Rules, Seat, Seed, Setup, Suit};

    #[test]
    fn the_last_turn_places_one_card() {
        let options = Options::preset("original", 2).unwrap();
        let rules = Arc::new(Rules::new(&options).unwrap());
        let heights: Vec<(Suit, u8)> = rules.fireworks().zip([3, 5, 5, 5, 5]).collect();
        let mut rest: Vec<Card> = Vec::new();
        for card in rules.cards().iter() {
            let height = usize::from(heights[card.suit().index()].1);
            let placed = rules.height_of(card) < height;
            let copies = usize::from(rules.copies(card)) - usize::from(placed);
            rest.extend(core::iter::repeat_n(card, copies));
        }
        // Both missing cards are in hands.
        let missing =
            |card: &Card| card.suit().index() == 0 && card.rank() >= Rank::new(4).unwrap();
        rest.sort_by_key(missing);
        let last = rest.split_off(rest.len() - 5);
        let setup = |turns_left| Setup {
            hands: vec![last.clone(), rest[..5].to_vec()],
            marks: Vec::new(),
            to_act: Seat::new(0).unwrap(),
            clue_tokens: 3,
            strikes: 0,
            heights: heights.clone(),
            discard: rest[5..].to_vec(),
            deck: Vec::new(),
            turns_left: Some(turns_left),
            tiles: None,
            seed: Seed::from_number(0),
        };
        for (turns_left, best) in [(1, 24), (2, 25)] {
            let game = Game::from_setup(&rules, &setup(turns_left)).unwrap();
            let board = game.board();
            assert_eq!((board.points(), board.max_points()), (23, 25));
            assert_eq!(board.reachable_points(), best);
        }
    }
}
