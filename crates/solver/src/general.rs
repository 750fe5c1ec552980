//! The search on the game itself, for all rules.
//!
//! It leaves out only what can't matter: clues differ in nothing, cards of one print in a hand are the same,
//! and without bonus tiles so are all useless cards.

use std::collections::HashSet;

use kagiya_rules::{Action, Board, Card, CardSet, Choice, Game, Goal, Phase, Strikeout, Tile};

use crate::answer::{Budget, Found};
use crate::packed::Problem;
use crate::playout::{clue, finish, value};

/// The widths of the attempts.
const FIRST_WIDTH: usize = 12;
const WIDER: usize = 6;

/// The successors that are kept for each position of a layer while it is searched.
const CANDIDATES: usize = 4;

/// The positions of the packed search for each position of a layer.
const PACKED_NODES: u64 = 20;

/// More than the different actions of any position.
const MOST_ACTIONS: usize = 64;

/// The bytes for a position in the widest layer, with its successors and all layers before it.
const BYTES: usize = 20 * size_of::<Game>();

/// Searches for a line that ends with `score` or more, which must be more than a lost game has.
pub(crate) fn search(game: &Game, score: i8, budget: &mut Budget) -> Found<Vec<Action>> {
    let widest = (budget.memory / 4 * 3 / BYTES).max(1);
    let mut width = FIRST_WIDTH.min(widest);
    loop {
        match attempt(game, score, width, budget) {
            (Found::Nothing, true) if width < widest => width = (width * WIDER).min(widest),
            (Found::Nothing, true) => return Found::Open,
            (found, _) => return found,
        }
    }
}

/// A position with the index of the one before it and the action between them.
struct Node {
    game: Game,
    promise: i32,
    /// Whether the search on packed positions has tried it without result.
    tried: bool,
    from: usize,
    by: Action,
}

fn attempt(
    root: &Game,
    score: i8,
    width: usize,
    budget: &mut Budget,
) -> (Found<Vec<Action>>, bool) {
    let mut layers: Vec<Vec<(usize, Action)>> = Vec::new();
    let mut now = vec![(root.clone(), Problem::new(root).is_some())];
    let mut left_out = false;
    while !now.is_empty() {
        let mut seen: HashSet<Vec<u8>> = HashSet::new();
        let mut then: Vec<Node> =
            Vec::with_capacity(now.len().min(width) * CANDIDATES + MOST_ACTIONS);
        for (from, (game, tried)) in now.iter().enumerate() {
            if !budget.spend() {
                return (Found::Open, left_out);
            }
            for by in actions(game) {
                let mut next = game.clone();
                if next.apply(by).is_err() {
                    continue;
                }
                if let Some(end) = ending(&next, score) {
                    let mut line = line_to(&layers, from);
                    line.push(by);
                    line.extend(end);
                    return (Found::Line(line), left_out);
                }
                let hopeful = next.outcome().is_none() && next.board().reachable_points() >= score;
                if !hopeful || !seen.insert(key(&next)) {
                    continue;
                }
                let mut tried = *tried;
                if !tried && let Some(problem) = Problem::new(&next) {
                    tried = true;
                    match hand_over(&problem, score, width, budget) {
                        Found::Line(end) => {
                            let mut line = line_to(&layers, from);
                            line.push(by);
                            line.extend(end);
                            return (Found::Line(line), left_out);
                        }
                        Found::Nothing => continue,
                        Found::Open => {}
                    }
                }
                then.push(Node {
                    promise: promise(&next),
                    game: next,
                    tried,
                    from,
                    by,
                });
            }
            if then.len() > width * CANDIDATES {
                left_out |= keep_best(&mut then, width);
            }
        }
        left_out |= keep_best(&mut then, width);
        layers.push(then.iter().map(|node| (node.from, node.by)).collect());
        now.clear();
        now.extend(then.into_iter().map(|node| (node.game, node.tried)));
    }
    (Found::Nothing, left_out)
}

/// Continues on packed positions, with more of them for a wider search.
fn hand_over(
    problem: &Problem<'_>,
    score: i8,
    width: usize,
    budget: &mut Budget,
) -> Found<Vec<Action>> {
    let nodes = budget.nodes.min(PACKED_NODES * width as u64);
    let mut part = Budget {
        nodes,
        used: 0,
        memory: budget.memory / 4,
        ..budget.clone()
    };
    let found = problem.decide(score, &mut part);
    budget.used += part.used;
    budget.nodes -= part.used;
    match found {
        Ok(Found::Line(Some(line))) => Found::Line(line),
        Ok(Found::Nothing) | Err(_) => Found::Nothing,
        Ok(Found::Line(None) | Found::Open) => Found::Open,
    }
}

/// Keeps the `width` most promising positions. False if there are no more.
fn keep_best(nodes: &mut Vec<Node>, width: usize) -> bool {
    let more = nodes.len() > width;
    if more {
        // The order of equals is that of their discovery.
        nodes.sort_by_key(|node| -node.promise);
        nodes.truncate(width);
    }
    more
}

/// The actions to the end of the game if it has the score and keeps it.
fn ending(game: &Game, score: i8) -> Option<Vec<Action>> {
    if let Some(value) = value(game) {
        return (value >= score).then(Vec::new);
    }
    if game.board().points() < score {
        return None;
    }
    let mut line = Vec::new();
    (finish(&mut game.clone(), &mut line) >= score).then_some(line)
}

fn line_to(layers: &[Vec<(usize, Action)>], from: usize) -> Vec<Action> {
    let mut at = from;
    let mut line: Vec<Action> = layers
        .iter()
        .rev()
        .map(|layer| {
            let (before, by) = layer[at];
            at = before;
            by
        })
        .collect();
    line.reverse();
    line
}

/// The legal actions that differ.
fn actions(game: &Game) -> Vec<Action> {
    let legal = game.legal_actions();
    let board = game.board();
    let rules = game.rules();
    let mut list = Vec::new();
    if game.table().phase() != Phase::Turn {
        list.extend(clue(&legal));
        let others = legal
            .iter()
            .filter(|action| !matches!(action, Action::Choose(Choice::Clue { .. })));
        list.extend(others);
        return list;
    }
    // Bonus tiles look at the discard pile.
    let piles_differ = rules.options().flamboyants;
    let mut seen = CardSet::EMPTY;
    let mut useless = false;
    let (mut discards, mut strikes) = (Vec::new(), Vec::new());
    for (card, print) in game.hand(game.table().to_act()) {
        if seen.contains(print) {
            continue;
        }
        seen.insert(print);
        let is_playable = board.is_playable(print);
        if is_playable && rules.options().timed_display {
            list.push(Action::Play {
                card,
                announce: Some(print.suit()),
            });
        }
        if is_playable {
            list.push(Action::Play {
                card,
                announce: None,
            });
        }
        if !piles_differ && board.is_trash(print) {
            if useless {
                continue;
            }
            useless = true;
        }
        if legal.may_discard() {
            discards.push(Action::Discard(card));
        }
        if is_playable {
            // A wrong announcement loses a card that fits.
            let wrong = rules.fireworks().find(|suit| *suit != print.suit());
            if rules.options().timed_display
                && let Some(announce) = wrong
            {
                strikes.push(Action::Play {
                    card,
                    announce: Some(announce),
                });
            }
        } else {
            strikes.push(Action::Play {
                card,
                announce: None,
            });
        }
    }
    let last = game.table().strikes() + 1 >= rules.max_strikes();
    let scored = rules.strikeout() == Strikeout::KeepScore && rules.options().goal == Goal::Score;
    list.extend(discards);
    list.extend(clue(&legal));
    list.extend(legal.iter().filter(|action| {
        matches!(action, Action::Play { card, announce: None } if !legal.hand().contains(card))
    }));
    if !last || scored {
        list.extend(strikes);
    }
    list
}

/// All that the lines from a position depend on.
fn key(game: &Game) -> Vec<u8> {
    let (rules, table) = (game.rules(), game.table());
    let byte = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let card = |card: Card| byte(card.index());
    let mut key = vec![
        byte(table.to_act().index()),
        table.clue_tokens(),
        u8::from(table.half_token()),
        table.next_clues().color_bits(),
        table.next_clues().rank_bits(),
        table.strikes(),
        table.turns_left().unwrap_or(u8::MAX),
        byte(game.deck().len()),
        byte(game.face_down_tiles().len()),
    ];
    key.extend(match table.phase() {
        Phase::Turn | Phase::Over(_) => [0, 0],
        Phase::Tile(tile) => [1, tile.number()],
        Phase::Joker { card: joker, .. } => [2, card(joker)],
    });
    key.extend(rules.fireworks().map(|suit| byte(table.height(suit))));
    let open = table.open_orders();
    key.extend(rules.fireworks().map(|suit| open.mask(suit)));
    if rules.joker().is_some() {
        key.extend(
            rules
                .cards()
                .iter()
                .map(|card| game.board().on_fireworks(card)),
        );
    }
    for seat in rules.seats() {
        let mut hand: Vec<u8> = game.hand(seat).map(|(_, print)| card(print)).collect();
        hand.sort_unstable();
        key.push(byte(hand.len()));
        key.extend(hand);
    }
    if rules.options().flamboyants {
        // Cards can return from the pile, and the deck is then shuffled.
        key.extend(rules.cards().iter().map(|card| table.discarded(card)));
        key.extend(game.deck().iter().map(|print| card(*print)));
    }
    key
}

/// How promising a position is.
fn promise(game: &Game) -> i32 {
    let (rules, table, board) = (game.rules(), game.table(), game.board());
    let (mut held, mut locked, mut union) = (0, 0, CardSet::EMPTY);
    for seat in rules.seats() {
        let mut mine = CardSet::EMPTY;
        for (_, card) in game.hand(seat).filter(|(_, card)| !board.is_trash(*card)) {
            mine.insert(card);
        }
        held += mine.len();
        locked += i32::from(mine.len() as usize == table.hand(seat).len());
        union |= mine;
    }
    let placed = i32::try_from(board.placed()).unwrap_or(0);
    let deck = i32::try_from(game.deck().len()).unwrap_or(0);
    let rescues = table
        .tiles()
        .iter()
        .filter(|tile| matches!(tile, Tile::PutIntoPlay))
        .count();
    65 * placed + 25 * deck + 12 * i32::from(table.clue_tokens()) - 40 * i32::from(table.strikes())
        + 10 * union.len().cast_signed()
        - 3 * held.cast_signed()
        - 15 * locked
        + 20 * i32::try_from(rescues).unwrap_or(0)
        + i32::try_from(loss(board)).unwrap_or(0)
}

/// Minus a weight for each card that can't be placed any more.
fn loss(board: Board<'_>) -> i64 {
    let full = i64::try_from(board.rules.full_height()).unwrap_or(0);
    40 * (i64::try_from(board.max_placed()).unwrap_or(0) - full)
}
