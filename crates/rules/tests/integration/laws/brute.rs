//! Computes how many cards can still be placed by trying all orders.

use std::collections::HashMap;

use kagiya_rules::{Card, Game, Rules, Suit};

/// The heights of the fireworks, and the remaining jokers of each rank.
type State = (Vec<usize>, Vec<u8>);

/// The maximum number of cards on the fireworks at the end, in any order of drawing.
pub(crate) fn most_placed(game: &Game) -> usize {
    let (rules, board) = (game.rules(), game.board());
    let suits: Vec<Suit> = rules.fireworks().collect();
    let heights = suits
        .iter()
        .map(|suit| game.table().height(*suit))
        .collect();
    let jokers = rules
        .ranks()
        .map(|rank| {
            rules
                .joker()
                .map_or(0, |joker| board.copies_left(Card::new(joker, rank)))
        })
        .collect();
    let left = |card: Card| board.copies_left(card) > 0;
    best(rules, &suits, &left, (heights, jokers), &mut HashMap::new())
}

fn best(
    rules: &Rules,
    suits: &[Suit],
    left: &dyn Fn(Card) -> bool,
    state: State,
    known: &mut HashMap<State, usize>,
) -> usize {
    if let Some(best) = known.get(&state) {
        return *best;
    }
    let (heights, jokers) = &state;
    let mut most: usize = heights.iter().sum();
    for (index, suit) in suits.iter().enumerate() {
        let Some(card) = rules.next_card(*suit, heights[index]) else {
            continue;
        };
        let mut grown = heights.clone();
        grown[index] += 1;
        // A position is filled once, so one remaining copy of its card is enough.
        if left(card) {
            let next = (grown.clone(), jokers.clone());
            most = most.max(best(rules, suits, left, next, known));
        }
        let rank = card.rank().index();
        if jokers[rank] > 0 {
            let mut fewer = jokers.clone();
            fewer[rank] -= 1;
            most = most.max(best(rules, suits, left, (grown, fewer), known));
        }
    }
    known.insert(state, most);
    most
}
