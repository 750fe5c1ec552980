//! The best score by trying every legal action in every position.

use std::collections::HashMap;

use kagiya_rules::{Game, Outcome, Phase};

/// The best score from a position; a lost game counts as the lowest score. `None` if there are more positions
/// than `most`.
pub(crate) fn best(game: &Game, most: usize) -> Option<i8> {
    let mut search = Search {
        known: HashMap::new(),
        most,
    };
    search.best(game)
}

struct Search {
    known: HashMap<Vec<u8>, i8>,
    most: usize,
}

impl Search {
    fn best(&mut self, game: &Game) -> Option<i8> {
        if let Some(outcome) = game.outcome() {
            return Some(match outcome {
                Outcome::Perfect | Outcome::Finished => game.board().points(),
                Outcome::Lost(_) => game.rules().min_score().min(0),
            });
        }
        let key = key(game);
        if let Some(best) = self.known.get(&key) {
            return Some(*best);
        }
        if self.known.len() >= self.most {
            return None;
        }
        let mut best = i8::MIN;
        for action in game.legal_actions().iter() {
            let mut next = game.clone();
            next.apply(action).expect("a listed action is legal");
            best = best.max(self.best(&next)?);
        }
        self.known.insert(key, best);
        Some(best)
    }
}

/// The position without clues, which say nothing new to players who know all cards.
fn key(game: &Game) -> Vec<u8> {
    let (rules, table) = (game.rules(), game.table());
    let byte = |number: usize| u8::try_from(number).expect("a small number");
    let mut key = vec![
        byte(table.to_act().index()),
        table.clue_tokens(),
        table.strikes(),
        table.turns_left().unwrap_or(u8::MAX),
        byte(game.face_down_tiles().len()),
    ];
    match table.phase() {
        Phase::Turn | Phase::Over(_) => key.push(0),
        Phase::Tile(tile) => key.push(tile.number()),
        Phase::Joker { card, .. } => key.extend([7, byte(card.index())]),
    }
    for suit in rules.fireworks() {
        key.extend([byte(table.height(suit)), table.open_orders().mask(suit)]);
    }
    for card in rules.cards().iter() {
        key.extend([game.board().on_fireworks(card), table.discarded(card)]);
    }
    for seat in rules.seats() {
        let mut hand: Vec<u8> = game
            .hand(seat)
            .map(|(_, card)| byte(card.index()))
            .collect();
        hand.sort_unstable();
        key.push(byte(hand.len()));
        key.extend(hand);
    }
    key.extend(game.deck().iter().map(|card| byte(card.index())));
    key
}
