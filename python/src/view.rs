//! The view of one player.

use kagiya_env::{LastMove, Recolor};
use kagiya_knowledge::Worlds;
use kagiya_rules::{Audience, Deal, DealtCards, Game as Referee, Seat, Seed, View as Seen, World};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::numbers::{Whole, whole};
use crate::state::{Course, State, fireworks};

/// What one player sees of a game at one moment. It contains no hidden information and never
/// changes, and it can be pickled.
#[pyclass(frozen, module = "kagiya")]
#[derive(Clone, Debug)]
pub(crate) struct View {
    game: Game,
    inner: Seen,
    seat: Seat,
    last: Option<LastMove>,
    /// What was seen before, for pickling.
    course: Option<Course>,
}

impl View {
    pub(crate) fn new(state: &State, seat: Seat) -> Self {
        Self {
            game: state.game.clone(),
            inner: state.inner.view(Audience::Seat(seat)),
            seat,
            last: state.last,
            course: state.course(seat),
        }
    }

    /// A game that agrees with this view, and that was dealt if the original was. The hidden cards
    /// are chosen from visible information only.
    fn twin(&self) -> PyResult<State> {
        let mut random = Pcg64::seed_from_u64(0);
        let rules = self.game.rules();
        let blank = Deal::from_seed(Seed::from_number(0));
        let mut twin = Referee::deal(rules, &blank).map_err(value_error)?;
        let worlds = Worlds::new(&self.inner).map_err(value_error)?;
        worlds.sample(&self.inner, &mut random, &mut twin);
        let Some(course) = &self.course else {
            return Ok(State::after(&self.game, twin, self.last));
        };
        let mut cards = course.cards.clone();
        for (id, card) in twin.hand(self.seat) {
            cards[usize::from(id.number())] = Some(card);
        }
        let deck = cards
            .into_iter()
            .flatten()
            .chain(twin.deck().iter().copied());
        let deal = Deal {
            cards: DealtCards::Listed {
                deck: deck.collect(),
                tiles: Vec::new(),
                seed: Seed::from_number(0),
            },
            first: Some(course.first),
        };
        let mut state = State::deal(&self.game, deal)?;
        for action in &course.actions {
            state.act(*action)?;
        }
        Ok(state)
    }
}

#[pymethods]
impl View {
    /// The rules.
    #[getter]
    fn game(&self) -> Game {
        self.game.clone()
    }

    /// The seat of the viewer.
    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }

    /// The seat to act.
    #[getter]
    fn to_act(&self) -> usize {
        self.inner.table().to_act().index()
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.table().outcome().is_some()
    }

    /// The points made.
    #[getter]
    fn points(&self) -> i8 {
        self.inner.board().points()
    }

    /// The number of available clue tokens.
    #[getter]
    fn clue_tokens(&self) -> u8 {
        self.inner.table().clue_tokens()
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

    /// The discard pile, oldest card first.
    #[getter]
    fn discards(&self) -> Vec<String> {
        let pile = self.inner.table().discard_pile();
        pile.iter()
            .map(|it| self.game.rules().card_text(it.card))
            .collect()
    }

    /// The number of cards of each seat.
    #[getter]
    fn hand_sizes(&self) -> Vec<usize> {
        let rules = self.game.rules();
        rules
            .seats()
            .map(|seat| self.inner.table().hand(seat).len())
            .collect()
    }

    /// The hands by seat, oldest card first; `None` for the own hand.
    #[getter]
    fn hands(&self) -> Vec<Option<Vec<String>>> {
        let rules = self.game.rules();
        let texts = |seat| {
            let cards = self.inner.cards(seat)?;
            Some(cards.iter().map(|card| rules.card_text(*card)).collect())
        };
        rules.seats().map(texts).collect()
    }

    /// What each card of a hand can be by its clues; of the own hand by default.
    #[pyo3(signature = (seat = None))]
    fn possible(&self, seat: Option<Whole<usize>>) -> PyResult<Vec<Vec<String>>> {
        let seat = seat.map_or(Ok(self.seat), |Whole(seat)| self.game.seat(seat))?;
        let rules = self.game.rules();
        let texts = |marks: &kagiya_rules::Marks| {
            rules
                .possible(*marks)
                .iter()
                .map(|card| rules.card_text(card))
                .collect()
        };
        Ok(self.inner.table().marks(seat).iter().map(texts).collect())
    }

    /// Whether this card is playable now.
    fn is_playable(&self, card: &str) -> PyResult<bool> {
        Ok(self.inner.board().is_playable(self.game.card(card)?))
    }

    /// Whether this card can never be played again.
    fn is_trash(&self, card: &str) -> PyResult<bool> {
        Ok(self.inner.board().is_trash(self.game.card(card)?))
    }

    /// Whether this card is needed, and only one copy is left.
    fn is_critical(&self, card: &str) -> PyResult<bool> {
        Ok(self.inner.board().is_critical(self.game.card(card)?))
    }

    /// The numbers of the legal moves, ascending; empty if it isn't the viewer's turn.
    #[getter]
    fn legal_moves(&self) -> Vec<usize> {
        let legal = self.inner.legal_actions();
        let moves = &self.game.shared.moves;
        moves
            .mask(&legal, self.inner.table(), &Recolor::IDENTITY)
            .iter()
            .collect()
    }

    /// The canonical observation: uint8 of `(game.observation_size,)`.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let encoder = &self.game.shared.encoder;
        let mut bits = vec![0; encoder.len()];
        encoder
            .encode(&self.inner, None, self.last.as_ref(), &mut bits)
            .map_err(value_error)?;
        Ok(bits.into_pyarray(py))
    }

    /// The number of ways to deal the own hand, by the clues and the visible cards.
    #[getter]
    fn worlds(&self) -> PyResult<u64> {
        Ok(Worlds::new(&self.inner).map_err(value_error)?.ways())
    }

    /// `count` random games that agree with this view; each deal of the own hand and the deck is
    /// equally likely. The same seed gives the same games.
    #[pyo3(signature = (count = 1, *, seed))]
    fn sample(
        &self,
        #[pyo3(from_py_with = whole)] count: usize,
        seed: Whole<u64>,
    ) -> PyResult<Vec<State>> {
        let worlds = Worlds::new(&self.inner).map_err(value_error)?;
        let mut random = Pcg64::seed_from_u64(seed.0);
        let rules = self.game.rules();
        let blank =
            Referee::deal(rules, &Deal::from_seed(Seed::from_number(0))).map_err(value_error)?;
        Ok((0..count)
            .map(|_| {
                let mut game = blank.clone();
                worlds.sample(&self.inner, &mut random, &mut game);
                State::after(&self.game, game, self.last)
            })
            .collect())
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (State, usize))> {
        let view = slf.get();
        if !view.game.rules().tiles().is_empty() {
            return Err(refused(
                "a view of a game with bonus tiles can't be pickled: which tile comes next is hidden, and so is \
                 where a card lies that a tile returns to the deck; pickle the state instead",
            ));
        }
        let restore = slf.py().import("kagiya._pickle")?.getattr("restore_view")?;
        Ok((restore, (view.twin()?, view.seat.index())))
    }

    /// The game with this own hand and this deck, top first.
    fn imagine(&self, hand: Vec<String>, deck: Vec<String>) -> PyResult<State> {
        let cards = |texts: &[String]| {
            texts
                .iter()
                .map(|it| self.game.card(it))
                .collect::<PyResult<Vec<_>>>()
        };
        let (hand, deck) = (cards(&hand)?, cards(&deck)?);
        if !self.inner.table().tiles().is_empty() {
            return Err(refused(
                "this game has bonus tiles, whose order is hidden too: use sample",
            ));
        }
        let world = World {
            hands: &hand,
            deck: &deck,
            tiles: &[],
            seed: Seed::from_number(0),
        };
        let game = self.inner.imagine(&world).map_err(value_error)?;
        Ok(State::after(&self.game, game, self.last))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.inner == other.inner && self.game == other.game
    }

    fn __repr__(&self) -> String {
        format!(
            "<View of seat {}, turn {}>",
            self.seat.index(),
            self.inner.table().turn()
        )
    }
}
