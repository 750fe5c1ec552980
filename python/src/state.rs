//! One game with complete information.

use core::hash::{Hash, Hasher};
use std::sync::Arc;

use kagiya_env::{BeforeMove, LastMove, Recolor};
use kagiya_rules::record::{About, Entry, Record as Stored};
use kagiya_rules::{
    Action, Audience, Board, Card, CardId, Carried, ClueSet, Deal, Event, Game as Referee, Phase,
    Rank, Seat, Seed, SeenEvent, World, notation,
};
use numpy::{IntoPyArray, PyArray1, PyArray3};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};

use crate::beliefs;
use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::numbers::Whole;
use crate::past::{Course, Dealt};
use crate::pickle;
use crate::record::Record;
use crate::view::View;

/// One game with complete information. Players receive a `View` instead.
///
/// Moves are numbers below `game.num_moves` (see `legal_moves`) or notation such as `"p2"`, `"d1"`,
/// `"Br"`. An illegal move raises `ValueError` and changes nothing. A state can be copied and
/// pickled.
#[pyclass(module = "kagiya")]
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) game: Game,
    pub(crate) inner: Referee,
    /// The deal, if the whole game is known.
    pub(crate) deal: Option<Deal>,
    /// The initial order of the cards, if the whole game is known.
    pub(crate) dealt: Option<Arc<Dealt>>,
    /// The position that the actions lead on from, if the game wasn't dealt and any was done.
    pub(crate) origin: Option<Arc<Referee>>,
    pub(crate) actions: Vec<Action>,
    pub(crate) last: Option<LastMove>,
    pub(crate) events: Vec<Event>,
}

impl State {
    pub(crate) fn deal(game: &Game, deal: Deal) -> PyResult<Self> {
        let inner = Referee::deal(game.rules(), &deal).map_err(value_error)?;
        let hands = game.rules().seats().flat_map(|seat| inner.hand(seat));
        let mut hands: Vec<(CardId, Card)> = hands.collect();
        hands.sort_unstable_by_key(|(id, _)| *id);
        let hands = hands.into_iter().map(|(_, card)| card);
        let dealt = Dealt {
            cards: hands.chain(inner.deck().iter().copied()).collect(),
            first: inner.table().to_act(),
        };
        Ok(Self {
            deal: Some(deal),
            dealt: Some(Arc::new(dealt)),
            ..Self::position(game, inner)
        })
    }

    pub(crate) fn position(game: &Game, inner: Referee) -> Self {
        Self {
            game: game.clone(),
            inner,
            deal: None,
            dealt: None,
            origin: None,
            actions: Vec::new(),
            last: None,
            events: Vec::new(),
        }
    }

    /// The same with the visible part of the last move.
    pub(crate) fn after(game: &Game, inner: Referee, last: Option<LastMove>) -> Self {
        Self {
            last,
            ..Self::position(game, inner)
        }
    }

    /// The same after these actions of a game with this deal.
    pub(crate) fn dealt_before(
        game: &Game,
        inner: Referee,
        last: Option<LastMove>,
        dealt: Arc<Dealt>,
        actions: Vec<Action>,
    ) -> Self {
        Self {
            deal: Some(dealt.deal()),
            dealt: Some(dealt),
            actions,
            ..Self::after(game, inner, last)
        }
    }

    /// The cards that `seat` has seen since the deal, by id, with the moves and the first player.
    /// `None` if the game wasn't dealt, or if more than hands and deck are hidden.
    pub(crate) fn course(&self, seat: Seat) -> Option<Course> {
        let Dealt { cards, first } = self.dealt.as_deref()?;
        if !self.game.rules().tiles().is_empty() {
            return None;
        }
        let table = self.inner.table();
        let drawn = cards.len() - table.deck_size();
        let mut seen: Vec<Option<Card>> = cards.iter().take(drawn).copied().map(Some).collect();
        for id in table.hand(seat) {
            seen[usize::from(id.number())] = None;
        }
        Some(Course {
            cards: seen,
            actions: self.actions.clone(),
            first: *first,
        })
    }

    pub(crate) fn act(&mut self, action: Action) -> PyResult<()> {
        let before = BeforeMove::new(self.inner.board(), action);
        let origin =
            (self.deal.is_none() && self.origin.is_none()).then(|| Arc::new(self.inner.clone()));
        let events = self.inner.apply(action).map_err(value_error)?;
        self.origin = origin.or_else(|| self.origin.take());
        self.last = Some(LastMove::new(before, self.inner.table(), &events));
        self.events = events.to_vec();
        self.actions.push(action);
        Ok(())
    }

    /// Reorders a hand. After that, the deal and the moves no longer determine the state.
    pub(crate) fn reorder(&mut self, seat: Seat, order: &[CardId]) -> PyResult<()> {
        self.inner.reorder(seat, order).map_err(value_error)?;
        self.deal = None;
        self.dealt = None;
        self.origin = None;
        self.actions.clear();
        Ok(())
    }

    pub(crate) fn number(&self, action: Action) -> PyResult<usize> {
        let number = self
            .game
            .shared
            .moves
            .number(action, self.inner.table(), &Recolor::IDENTITY);
        number
            .ok_or_else(|| refused("the action names a card that the player to act does not hold"))
    }

    pub(crate) fn action(&self, given: &Bound<'_, PyAny>) -> PyResult<Action> {
        if let Ok(text) = given.extract::<String>() {
            return notation::read_action(&text, &self.inner.board()).map_err(value_error);
        }
        let no_move =
            || PyTypeError::new_err("a move is a number or a text in notation, such as \"p1\"");
        if given.is_instance_of::<PyBool>() {
            return Err(no_move());
        }
        let number: i64 = given.extract().map_err(|_| no_move())?;
        let moves = &self.game.shared.moves;
        let action = usize::try_from(number)
            .ok()
            .and_then(|number| moves.action(number, self.inner.table(), &Recolor::IDENTITY));
        action.ok_or_else(|| {
            let last = moves.count() - 1;
            refused(format_args!(
                "there is no move {number} now: there are 0 to {last}, by what the hand holds"
            ))
        })
    }

    pub(crate) fn seat_or_mover(&self, seat: Option<Whole<usize>>) -> PyResult<Seat> {
        match seat {
            Some(index) => self.game.seat(index.0),
            None => Ok(self.inner.table().to_act()),
        }
    }
}

#[pymethods]
impl State {
    /// The rules.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat to act, from 0.
    #[getter]
    fn to_act(&self) -> usize {
        self.inner.table().to_act().index()
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.outcome().is_some()
    }

    /// The outcome: `"perfect"`, `"finished"`, `"lost:strikes"` and so on; `None` during the game.
    #[getter]
    fn outcome(&self) -> Option<String> {
        self.inner.outcome().map(|outcome| outcome.to_string())
    }

    /// The score of a finished game; before the end, the points made. A game that is lost without a score counts as
    /// 0, so that a reward is a number; `Record.score` is then `None`.
    #[getter]
    fn score(&self) -> i8 {
        self.inner
            .score()
            .map_or_else(|| self.inner.board().points(), |score| score.points)
    }

    /// The points made, even if the game was lost.
    #[getter]
    fn points(&self) -> i8 {
        self.inner.board().points()
    }

    /// The number of turns taken.
    #[getter]
    fn turn(&self) -> u16 {
        self.inner.table().turn()
    }

    /// The number of available clue tokens.
    #[getter]
    fn clue_tokens(&self) -> u8 {
        self.inner.table().clue_tokens()
    }

    /// Whether half a clue token has come back besides (`clue_starved`).
    #[getter]
    fn half_token(&self) -> bool {
        self.inner.table().half_token()
    }

    /// The kind of clue that may be given next, `"color"` or `"rank"`; `None` if either may (they
    /// alternate with `variant_mods=["alternating"]`).
    #[getter]
    fn next_clue(&self) -> Option<&'static str> {
        let rules = self.game.rules();
        next_kind(Carried::of(rules, self.inner.table()).next_clues)
    }

    /// Strikes so far.
    #[getter]
    fn strikes(&self) -> u8 {
        self.inner.table().strikes()
    }

    /// Cards left in the deck.
    #[getter]
    fn deck_size(&self) -> usize {
        self.inner.table().deck_size()
    }

    /// The height of each firework, by the letter of its suit.
    #[getter]
    fn fireworks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        fireworks(py, self.inner.board())
    }

    /// The rank on top of each firework, by the letter of its suit; None if it is empty.
    #[getter]
    fn tops<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        tops(py, self.inner.board())
    }

    /// The discard pile, oldest card first.
    #[getter]
    fn discards(&self) -> Vec<String> {
        let rules = self.game.rules();
        let pile = self.inner.table().discard_pile();
        pile.iter().map(|it| rules.card_text(it.card)).collect()
    }

    /// The hands by seat, oldest card first, with all cards visible.
    #[getter]
    fn hands(&self) -> Vec<Vec<String>> {
        let rules = self.game.rules();
        let hand = |seat| {
            self.inner
                .hand(seat)
                .map(|(_, card)| rules.card_text(card))
                .collect()
        };
        rules.seats().map(hand).collect()
    }

    /// The deck, top first.
    #[getter]
    fn deck(&self) -> Vec<String> {
        let rules = self.game.rules();
        self.inner
            .deck()
            .iter()
            .map(|card| rules.card_text(*card))
            .collect()
    }

    /// The numbers of the legal moves of the player to act, ascending; empty after the end.
    #[getter]
    fn legal_moves(&self) -> Vec<usize> {
        let legal = self.inner.legal_actions();
        let moves = &self.game.shared.moves;
        moves
            .mask(&legal, self.inner.table(), &Recolor::IDENTITY)
            .iter()
            .collect()
    }

    /// The moves so far, in notation that names cards by their ids in drawing order.
    #[getter]
    fn history(&self) -> PyResult<Vec<String>> {
        match &self.deal {
            None => Ok(Vec::new()),
            Some(deal) => {
                let mut game = Referee::deal(self.game.rules(), deal).map_err(value_error)?;
                let mut texts = Vec::new();
                for action in &self.actions {
                    texts.push(notation::action_text(*action, &game.board()));
                    game.apply(*action).map_err(value_error)?;
                }
                Ok(texts)
            }
        }
    }

    /// The events of the last move as text, as `seat` saw them or with complete information.
    #[pyo3(signature = (seat = None))]
    fn last_events(&self, seat: Option<Whole<usize>>) -> PyResult<Vec<String>> {
        let seat = seat.map(|Whole(seat)| self.game.seat(seat)).transpose()?;
        let audience = seat.map_or(Audience::Spectator, Audience::Seat);
        let text = |event: &Event| match event.project(audience) {
            SeenEvent::Public(event) => format!("{event:?}"),
            other => format!("{other:?}"),
        };
        Ok(self.events.iter().map(text).collect())
    }

    /// The notation of a move with slots: `"p2"`.
    fn move_text(&self, number: &Bound<'_, PyAny>) -> PyResult<String> {
        let action = self.action(number)?;
        Ok(notation::action_text_by_slot(action, &self.inner.board()))
    }

    /// The number of a move.
    fn move_number(&self, text: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.number(self.action(text)?)
    }

    /// Does a move of the player to act. Returns the change of the score.
    #[pyo3(name = "apply")]
    fn apply_move(&mut self, given: &Bound<'_, PyAny>) -> PyResult<i32> {
        let action = self.action(given)?;
        let before = self.score();
        self.act(action)?;
        Ok(i32::from(self.score()) - i32::from(before))
    }

    /// The view of `seat`, or of the player to act.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<Whole<usize>>) -> PyResult<View> {
        Ok(View::new(self, self.seat_or_mover(seat)?))
    }

    /// The canonical observation of `seat`, or of the player to act: uint8 of
    /// `(game.observation_size,)`.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Whole<usize>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let view = self.inner.view(Audience::Seat(self.seat_or_mover(seat)?));
        let mut bits = vec![0; self.game.shared.encoder.len()];
        let encoder = &self.game.shared.encoder;
        encoder
            .encode(&view, None, self.last.as_ref(), &mut bits)
            .map_err(value_error)?;
        Ok(bits.into_pyarray(py))
    }

    /// The copies of each card that can be in each slot by public knowledge: the clues, the discard
    /// pile and the fireworks. uint8 of `(players, hand_size, cards)`, in the order of `game.cards`.
    fn public_belief<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        beliefs::public(py, &self.game, self.inner.board())
    }

    /// What every player knows of the own hand: for each slot and card, the share of the deals that
    /// agree with the player's view. float64 of `(players, hand_size, cards)`.
    fn beliefs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f64>>> {
        beliefs::of_all(py, self)
    }

    /// The turns so far as a `pandas.DataFrame`: see `kagiya.frames`.
    fn frame<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py()
            .import("kagiya.frames")?
            .call_method1("frame", (slf,))
    }

    /// The same game with `card` as the next one to be drawn.
    fn with_next_card(&self, card: &str) -> PyResult<Self> {
        let card = self.game.card(card)?;
        let mut deck: Vec<Card> = self.inner.deck().to_vec();
        let place = deck.iter().position(|other| *other == card);
        deck.swap(
            0,
            place.ok_or_else(|| refused("that card is not in the deck"))?,
        );
        let view = self.inner.view(Audience::Spectator);
        let world = World {
            hands: &[],
            deck: &deck,
            tiles: self.inner.face_down_tiles(),
            seed: Seed::from_number(0),
        };
        let inner = view.imagine(&world).map_err(value_error)?;
        if let Some(dealt) = self
            .dealt
            .as_deref()
            .filter(|_| self.game.rules().tiles().is_empty())
        {
            let drawn = dealt.cards.len() - deck.len();
            let cards = dealt.cards[..drawn].iter().chain(&deck).copied();
            let dealt = Arc::new(Dealt {
                cards: cards.collect(),
                first: dealt.first,
            });
            let state =
                Self::dealt_before(&self.game, inner, self.last, dealt, self.actions.clone());
            return Ok(Self {
                events: self.events.clone(),
                ..state
            });
        }
        Ok(Self {
            inner,
            deal: None,
            dealt: None,
            origin: None,
            actions: Vec::new(),
            ..self.clone()
        })
    }

    /// The record of the game so far.
    fn record(&self) -> PyResult<Record> {
        let Some(deal) = &self.deal else {
            return Err(refused("a game that began in the middle has no record"));
        };
        let entries = self
            .actions
            .iter()
            .map(|action| Entry::Action(*action))
            .collect();
        let record = Stored::new(self.game.rules(), deal, entries, About::default());
        Ok(Record::new(record.map_err(value_error)?))
    }

    /// A copy of the game, which can continue differently.
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.game == other.game
            && self.inner.table() == other.inner.table()
            && self.hands() == other.hands()
            && self.inner.deck() == other.inner.deck()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        (self.hands(), self.deck(), self.turn()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let board = self.inner.board();
        let heights: Vec<String> = board
            .rules
            .fireworks()
            .map(|suit| {
                format!(
                    "{}{}",
                    board.rules.suit_info(suit).letter,
                    board.table.height(suit)
                )
            })
            .collect();
        let next = match board.table.phase() {
            Phase::Over(outcome) => outcome.to_string(),
            Phase::Turn | Phase::Tile(_) | Phase::Joker { .. } => {
                format!("seat {} to act", self.to_act())
            }
        };
        format!(
            "<State {}, {} clue tokens, {} strikes, {} cards left, {next}>",
            heights.join(" "),
            board.table.clue_tokens(),
            board.table.strikes(),
            board.table.deck_size(),
        )
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        pickle::reduce(&slf.borrow(), slf.py())
    }

    /// The game with these bonus tiles, in this order. For pickling.
    #[staticmethod]
    #[pyo3(signature = (game, seed, deck, tiles, first))]
    fn _restore(
        game: &Game,
        seed: &str,
        deck: Option<Vec<String>>,
        tiles: Vec<u8>,
        first: usize,
    ) -> PyResult<Self> {
        pickle::restore(game, seed, deck, tiles, first)
    }
}

/// The rank on top of each firework, by the letter of its suit.
pub(crate) fn tops<'py>(py: Python<'py>, board: Board<'_>) -> PyResult<Bound<'py, PyDict>> {
    let ranks = PyDict::new(py);
    for suit in board.rules.fireworks() {
        let top = board.top_rank(suit).map(Rank::number);
        ranks.set_item(board.rules.suit_info(suit).letter, top)?;
    }
    Ok(ranks)
}

/// The height of each firework, by the letter of its suit.
pub(crate) fn fireworks<'py>(py: Python<'py>, board: Board<'_>) -> PyResult<Bound<'py, PyDict>> {
    let heights = PyDict::new(py);
    for suit in board.rules.fireworks() {
        heights.set_item(board.rules.suit_info(suit).letter, board.table.height(suit))?;
    }
    Ok(heights)
}

/// The name of the only kind of clue in a set; `None` for sets of both.
pub(crate) fn next_kind(clues: Option<ClueSet>) -> Option<&'static str> {
    clues.map(|clues| {
        if clues.rank_bits() == 0 {
            "color"
        } else {
            "rank"
        }
    })
}
