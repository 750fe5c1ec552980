//! What is known about cards in hands, as arrays over seats, slots and cards.

use kagiya_knowledge::Knowledge;
use kagiya_rules::{Audience, Board, Card, Rules, Seat, View as Seen};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3, PyArrayMethods};
use pyo3::prelude::*;

use crate::game::Game;
use crate::state::State;

/// The index of a card in the last dimension: suits times ranks.
fn place(rules: &Rules, card: Card) -> usize {
    card.suit().index() * rules.rank_count() + card.rank().index()
}

fn width(game: &Game) -> usize {
    game.shared.encoder.layout().cards()
}

/// The copies of each card that can be in each slot, by the clues and the cards that everyone has seen.
pub(crate) fn public<'py>(
    py: Python<'py>,
    game: &Game,
    board: Board<'_>,
) -> PyResult<Bound<'py, PyArray3<u8>>> {
    let (rules, cards) = (game.rules(), width(game));
    let hand = rules.hand_size();
    let mut counts = vec![0; rules.players() * hand * cards];
    for (seat, rows) in rules.seats().zip(counts.chunks_exact_mut(hand * cards)) {
        let marks = board.table.marks(seat).iter();
        for (marks, row) in marks.zip(rows.chunks_exact_mut(cards)) {
            for card in rules.possible(*marks).iter() {
                row[place(rules, card)] = board.copies_left(card);
            }
        }
    }
    counts
        .into_pyarray(py)
        .reshape([rules.players(), hand, cards])
}

/// Writes what a player knows of the own hand: the share of the deals that agree with the view in which each
/// card is in each slot.
fn write_own(game: &Game, view: &Seen, seat: Seat, into: &mut [f64]) {
    let (rules, cards) = (game.rules(), width(game));
    let belief = Knowledge::new(view).mine(seat).belief();
    #[expect(clippy::cast_precision_loss, reason = "a share needs no more digits")]
    let all = belief.ways() as f64;
    let slots = view.table().hand(seat).len();
    for (slot, row) in into.chunks_exact_mut(cards).take(slots).enumerate() {
        for (card, ways) in belief.weights(slot) {
            #[expect(clippy::cast_precision_loss, reason = "a share needs no more digits")]
            let ways = ways as f64;
            row[place(rules, card)] = ways / all;
        }
    }
}

/// The belief of a view's player about the own hand.
pub(crate) fn own<'py>(
    py: Python<'py>,
    game: &Game,
    view: &Seen,
    seat: Seat,
) -> PyResult<Bound<'py, PyArray2<f64>>> {
    let (hand, cards) = (game.rules().hand_size(), width(game));
    let mut shares = vec![0.0; hand * cards];
    write_own(game, view, seat, &mut shares);
    shares.into_pyarray(py).reshape([hand, cards])
}

/// The belief of every player about the own hand.
pub(crate) fn of_all<'py>(py: Python<'py>, state: &State) -> PyResult<Bound<'py, PyArray3<f64>>> {
    let game = &state.game;
    let (rules, cards) = (game.rules(), width(game));
    let hand = rules.hand_size();
    let mut shares = vec![0.0; rules.players() * hand * cards];
    for (seat, rows) in rules.seats().zip(shares.chunks_exact_mut(hand * cards)) {
        let view = state.inner.view(Audience::Seat(seat));
        write_own(game, &view, seat, rows);
    }
    let shares: Bound<'py, PyArray1<f64>> = shares.into_pyarray(py);
    shares.reshape([rules.players(), hand, cards])
}
