//! Computes how many cards can still be placed by trying all orders.

use std::collections::{HashMap, HashSet};

use kagiya_rules::{Card, Game, Rank, Rules, Suit, VariantMod};

/// The heights of the fireworks, and the remaining jokers of each rank.
type State = (Vec<usize>, Vec<u8>);

/// The maximum number of cards on the fireworks at the end, in any order of drawing.
pub(crate) fn most_placed(game: &Game) -> usize {
    let (rules, board) = (game.rules(), game.board());
    if rules.has_orders() {
        return most_of_any_order(game, None);
    }
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

/// The same where fireworks can be built in several orders, if another copy of `lost` is lost.
pub(crate) fn most_of_any_order(game: &Game, lost: Option<Card>) -> usize {
    let (rules, board) = (game.rules(), game.board());
    let left = |card: Card| board.copies_left(card) > u8::from(lost == Some(card));
    best_of_any_order(rules, &left, lying(game), &mut HashMap::new())
}

/// Whether each firework can still be completed, where fireworks can be built in several orders. This completes one
/// firework after the other: all orders of all fireworks together are too many in a game of six suits.
pub(crate) fn all_can_be_completed(game: &Game) -> bool {
    complete_from(game, &mut lying(game), 0)
}

fn complete_from(game: &Game, placed: &mut [Vec<Card>], index: usize) -> bool {
    let (rules, board) = (game.rules(), game.board());
    if index == placed.len() {
        return true;
    }
    if placed[index].len() == rules.rank_count() {
        return complete_from(game, placed, index + 1);
    }
    fitting(rules, placed, index).into_iter().any(|card| {
        board.copies_left(card) > 0 && {
            placed[index].push(card);
            let completed = complete_from(game, placed, index);
            placed[index].pop();
            completed
        }
    })
}

fn lying(game: &Game) -> Placed {
    let (rules, board) = (game.rules(), game.board());
    let lying = |suit| {
        let places = 0..rules.rank_count();
        places
            .filter_map(|place| board.card_at(suit, place))
            .collect()
    };
    rules.fireworks().map(lying).collect()
}

/// The cards that players can still place, in any order of drawing, where fireworks can be built in several
/// orders.
pub(crate) fn placeable(game: &Game) -> HashSet<Card> {
    let (rules, board) = (game.rules(), game.board());
    let mut found = HashSet::new();
    let mut seen = HashSet::from([lying(game)]);
    let mut waiting: Vec<Placed> = seen.iter().cloned().collect();
    while let Some(placed) = waiting.pop() {
        for index in 0..placed.len() {
            let fitting = fitting(rules, &placed, index);
            for card in fitting.into_iter().filter(|it| board.copies_left(*it) > 0) {
                found.insert(card);
                let mut grown = placed.clone();
                grown[index].push(card);
                if seen.insert(grown.clone()) {
                    waiting.push(grown);
                }
            }
        }
    }
    found
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

/// The cards on each firework, from below.
type Placed = Vec<Vec<Card>>;

/// The cards that fit the firework with this number, by the words of the variant.
pub(crate) fn fitting(rules: &Rules, placed: &[Vec<Card>], index: usize) -> Vec<Card> {
    let suit = rules.fireworks().nth(index).expect("a firework");
    let ranks = if rules.options().variant_mods.contains(&VariantMod::UpOrDown) {
        let numbers = placed[index].iter().map(|card| card.rank().number());
        up_or_down(&numbers.collect::<Vec<u8>>())
    } else {
        assert!(rules.options().variant_mods.contains(&VariantMod::Sudoku));
        from_anywhere(rules, placed, index)
    };
    let card = |rank| Card::new(suit, Rank::of_card(rank).expect("a rank"));
    ranks.into_iter().map(card).collect()
}

/// The ranks that fit a firework with these ranks, from below; 6 is START.
fn up_or_down(placed: &[u8]) -> Vec<u8> {
    match placed {
        [] => vec![1, 5, 6],
        [6] => vec![2, 4],
        [_, _, _, _, _] => Vec::new(),
        // Only a firework that goes down begins with 5, or has a 4 as its second card.
        [top @ 5] | [_, top @ 4] | [5, .., top] | [_, 4, .., top] => vec![top - 1],
        [.., top] => vec![top + 1],
    }
}

fn from_anywhere(rules: &Rules, placed: &[Vec<Card>], index: usize) -> Vec<u8> {
    let last = u8::try_from(rules.rank_count()).expect("small");
    let begun = |rank: u8| {
        let mut first = placed.iter().filter_map(|cards| cards.first());
        first.any(|card| card.rank().number() == rank)
    };
    match placed[index].as_slice() {
        [] => (1..=last).filter(|rank| !begun(*rank)).collect(),
        cards if cards.len() == rules.rank_count() => Vec::new(),
        [.., top] if top.rank().number() == last => vec![1],
        [.., top] => vec![top.rank().number() + 1],
    }
}

fn best_of_any_order(
    rules: &Rules,
    left: &dyn Fn(Card) -> bool,
    placed: Placed,
    known: &mut HashMap<Placed, usize>,
) -> usize {
    if let Some(best) = known.get(&placed) {
        return *best;
    }
    let mut most: usize = placed.iter().map(Vec::len).sum();
    for index in 0..placed.len() {
        for card in fitting(rules, &placed, index) {
            if left(card) {
                let mut grown = placed.clone();
                grown[index].push(card);
                most = most.max(best_of_any_order(rules, left, grown, known));
            }
        }
    }
    known.insert(placed, most);
    most
}
