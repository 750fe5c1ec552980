//! States as Python pickles them: a deal or a position, and the moves since.

use kagiya_rules::{Carried, ClueSet, Deal, DealtCards, Phase, Tile, notation};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::state::{State, next_kind};

/// What `__reduce__` of a state returns.
pub(crate) fn reduce<'py>(state: &State, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let make = py.import("kagiya._pickle")?;
    if let Some(deal) = &state.deal {
        let restore = make.getattr("restore_deal")?;
        let start = State::deal(&state.game, deal.clone())?;
        let parts = deal_parts(&start, deal, numbers(&start, state)?);
        return (restore, parts).into_pyobject(py).map(Bound::into_any);
    }
    if let Some(origin) = &state.origin {
        let start = State::position(&state.game, (**origin).clone());
        let moves = numbers(&start, state)?;
        let restore = make.getattr("restore_moves")?;
        let parts = (start, moves);
        return (restore, parts).into_pyobject(py).map(Bound::into_any);
    }
    let restore = make.getattr("restore_position")?;
    (restore, (state.game.clone(), position(state, py)?))
        .into_pyobject(py)
        .map(Bound::into_any)
}

/// The numbers of the moves that lead from `start` to `state`.
fn numbers(start: &State, state: &State) -> PyResult<Vec<usize>> {
    let mut replay = start.clone();
    let mut numbers = Vec::new();
    for action in &state.actions {
        numbers.push(replay.number(*action)?);
        replay.act(*action)?;
    }
    Ok(numbers)
}

/// The arguments of `restore_deal`.
type DealParts = (
    Game,
    String,
    Option<Vec<String>>,
    Vec<u8>,
    usize,
    Vec<usize>,
);

fn deal_parts(start: &State, deal: &Deal, moves: Vec<usize>) -> DealParts {
    let rules = start.game.rules();
    let hands = rules.seats().flat_map(|seat| start.inner.hand(seat));
    let hands = hands.map(|(_, card)| card);
    let deck = hands.chain(start.inner.deck().iter().copied());
    let deck = deck.map(|card| rules.card_text(card)).collect();
    let tiles = start.inner.face_down_tiles().iter();
    let (seed, listed) = match &deal.cards {
        DealtCards::Seed(seed) => (seed, None),
        DealtCards::Listed { seed, .. } => (seed, Some(deck)),
    };
    (
        start.game.clone(),
        seed.to_string(),
        listed,
        tiles.map(|tile| tile.number()).collect(),
        start.inner.table().to_act().index(),
        moves,
    )
}

/// The arguments of `Game.position` for a state, of which nothing before is known.
fn position<'py>(state: &State, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
    let (rules, table) = (state.game.rules(), state.inner.table());
    let by_heights = rules.joker().is_none() && !rules.has_orders();
    if !matches!(table.phase(), Phase::Turn) || !by_heights {
        return Err(refused(
            "a position that has ended, waits for an answer, has jokers or fireworks of several \
             orders can be pickled only if the game was dealt",
        ));
    }
    let heights: Vec<(char, usize)> = rules
        .fireworks()
        .map(|suit| (rules.suit_info(suit).letter, table.height(suit)))
        .collect();
    let said = |clues: ClueSet| -> String {
        clues
            .iter()
            .map(|clue| notation::clue_text(clue, rules))
            .collect()
    };
    let clues: Vec<Vec<(String, String)>> = rules
        .seats()
        .map(|seat| {
            let marks = table.marks(seat).iter();
            marks
                .map(|marks| (said(marks.yes), said(marks.no)))
                .collect()
        })
        .collect();
    let texts = |cards: &mut dyn Iterator<Item = kagiya_rules::Card>| -> Vec<String> {
        cards.map(|card| rules.card_text(card)).collect()
    };
    let hands: Vec<Vec<String>> = rules
        .seats()
        .map(|seat| texts(&mut state.inner.hand(seat).map(|(_, card)| card)))
        .collect();
    let carried = Carried::of(rules, table);
    let position = PyDict::new(py);
    position.set_item("hands", hands)?;
    position.set_item("deck", texts(&mut state.inner.deck().iter().copied()))?;
    position.set_item("fireworks", heights)?;
    let pile = &mut table.discard_pile().iter().map(|it| it.card);
    position.set_item("discards", texts(pile))?;
    position.set_item("clue_tokens", table.clue_tokens())?;
    position.set_item("half_token", carried.half_token)?;
    position.set_item("next_clue", next_kind(carried.next_clues))?;
    position.set_item("strikes", table.strikes())?;
    position.set_item("to_act", table.to_act().index())?;
    position.set_item("turns_left", table.turns_left())?;
    position.set_item("clues", clues)?;
    position.set_item("seed", 0)?;
    Ok(position)
}

/// A game with this deal: with `deck`, its cards in drawing order and its bonus tiles.
pub(crate) fn restore(
    game: &Game,
    seed: &str,
    deck: Option<Vec<String>>,
    tiles: Vec<u8>,
    first: usize,
) -> PyResult<State> {
    let seed = seed.parse().map_err(value_error)?;
    let cards = match deck {
        None => DealtCards::Seed(seed),
        Some(deck) => DealtCards::Listed {
            deck: deck
                .iter()
                .map(|card| game.card(card))
                .collect::<PyResult<_>>()?,
            tiles: tiles.into_iter().filter_map(Tile::from_number).collect(),
            seed,
        },
    };
    let first = Some(game.seat(first)?);
    State::deal(game, Deal { cards, first })
}
