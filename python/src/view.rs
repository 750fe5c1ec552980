//! The view of one player.

use kagiya_bots::BotName;
use kagiya_env::{LastMove, Recolor};
use kagiya_knowledge::Worlds;
use kagiya_lab::rollouts;
use kagiya_rules::{
    Action, Audience, Carried, ClueSet, Deal, Game as Referee, Seat, Seed, View as Seen, World,
    notation,
};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::beliefs;
use crate::bots::bot;
use crate::errors::{refused, value_error};
use crate::game::Game;
use crate::numbers::{Whole, whole};
use crate::past::{Course, history};
use crate::state::{State, fireworks, next_kind, tops};

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

    /// A world that agrees with this view, as a state with the past that was seen.
    fn state_of(&self, world: Referee) -> State {
        State::imagined(
            &self.game,
            world,
            self.last,
            self.course.as_ref(),
            self.seat,
        )
    }

    /// A random game that agrees with this view.
    pub(crate) fn draw(&self, random: &mut Pcg64) -> PyResult<State> {
        let worlds = Worlds::new(&self.inner).map_err(value_error)?;
        let blank = Deal::from_seed(Seed::from_number(0));
        let mut game = Referee::deal(self.game.rules(), &blank).map_err(value_error)?;
        worlds.sample(&self.inner, random, &mut game);
        Ok(self.state_of(game))
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
        let deal = course.dealt(self.seat, &twin).deal();
        let mut state = State::deal(&self.game, deal)?;
        for action in &course.actions {
            state.act(*action)?;
        }
        Ok(state)
    }
}

/// The name of a bot for all seats, or one for each.
#[derive(FromPyObject)]
enum Partners {
    One(String),
    Each(Vec<String>),
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

    /// The number of turns taken.
    #[getter]
    fn turn(&self) -> u16 {
        self.inner.table().turn()
    }

    /// The number of turns left, once the end of the game is near; `None` before.
    #[getter]
    fn turns_left(&self) -> Option<u8> {
        self.inner.table().turns_left()
    }

    /// The turns since the deal, as this seat saw them, oldest first: dicts with `turn` (from 1),
    /// `seat`, `move`, `notation` and `kind`. A `"clue"` has `to`, `clue`, `touched` (slots from 1)
    /// and `touched_ids`; a `"play"` and a `"discard"` have `slot`, `id` and `card`, and a play
    /// `scored`. All other answers are of the kind `"other"`. `points`, `clue_tokens`, `strikes` and
    /// `deck_size` are those after the turn.
    ///
    /// Empty for a game that began in the middle, and for games with bonus tiles.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let Some(course) = &self.course else {
            return Ok(Vec::new());
        };
        let twin = self.twin()?;
        let moves = &self.game.shared.moves;
        history(
            py,
            twin.beginning()?,
            &course.actions,
            self.seat,
            |action, game| moves.number(action, game.table(), &Recolor::IDENTITY),
        )
    }

    /// The clues that touched each card of a hand, and those that didn't, as two texts such as
    /// `"r3"` and `"y12"`; of the own hand by default.
    #[pyo3(signature = (seat = None))]
    fn marks(&self, seat: Option<Whole<usize>>) -> PyResult<Vec<(String, String)>> {
        let seat = seat.map_or(Ok(self.seat), |Whole(seat)| self.game.seat(seat))?;
        let rules = self.game.rules();
        let text = |clues: ClueSet| -> String {
            let texts = clues.iter().map(|clue| notation::clue_text(clue, rules));
            texts.collect()
        };
        let marks = self.inner.table().marks(seat).iter();
        Ok(marks
            .map(|marks| (text(marks.yes), text(marks.no)))
            .collect())
    }

    /// The numbers of the cards of a hand, which stay with a card when it moves to another slot; of
    /// the own hand by default.
    #[pyo3(signature = (seat = None))]
    fn ids(&self, seat: Option<Whole<usize>>) -> PyResult<Vec<usize>> {
        let seat = seat.map_or(Ok(self.seat), |Whole(seat)| self.game.seat(seat))?;
        let hand = self.inner.table().hand(seat);
        Ok(hand.iter().map(|id| usize::from(id.number())).collect())
    }

    /// The final scores of games that go on from here: in each of `worlds` random games that agree
    /// with this view, each of `moves` is done, and then bots play all seats to the end. int32 of
    /// `(worlds,)` for one move, of `(len(moves), worlds)` for a list.
    ///
    /// `partners` is the name of a bot, or a list with one for each seat. They are shown what has
    /// happened so far. The same seed gives the same games, for any number of threads; 0 threads
    /// are one per core.
    #[pyo3(signature = (moves, partners = None, *, worlds = 100, seed = 0, threads = 0))]
    fn rollouts<'py>(
        &self,
        py: Python<'py>,
        moves: &Bound<'py, PyAny>,
        partners: Option<Partners>,
        #[pyo3(from_py_with = whole)] worlds: usize,
        #[pyo3(from_py_with = whole)] seed: u64,
        #[pyo3(from_py_with = whole)] threads: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let players = self.game.rules().players();
        let bots = match partners {
            None => vec!["companion-3".to_owned(); players],
            Some(Partners::One(name)) => vec![name; players],
            Some(Partners::Each(names)) if names.len() == players => names,
            Some(Partners::Each(names)) => {
                let found = names.len();
                return Err(refused(format_args!("{found} names for {players} seats")));
            }
        };
        let one = moves.is_instance_of::<PyString>() || moves.len().is_err();
        let moves: Vec<Bound<'py, PyAny>> = if one {
            vec![moves.clone()]
        } else {
            moves.try_iter()?.collect::<PyResult<_>>()?
        };
        let names = bots.iter().map(|name| bot(name));
        let names = names.collect::<PyResult<Vec<BotName>>>()?;
        let states = self.sample(worlds, Whole(seed))?;
        let this = self.state_of(self.twin()?.inner);
        let moves = moves.iter().map(|it| this.action(it));
        let moves = moves.collect::<PyResult<Vec<Action>>>()?;
        for action in &moves {
            this.inner.check(*action).map_err(value_error)?;
        }
        let past = self.course.as_ref().map_or(&[][..], |it| &it.actions[..]);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(value_error)?;
        let mut scores = vec![Vec::with_capacity(worlds); moves.len()];
        // A signal is looked at between parts.
        for part in states.chunks(64) {
            let starts = part.iter().map(State::beginning);
            let starts = starts.collect::<PyResult<Vec<_>>>()?;
            let played = py.detach(|| pool.install(|| rollouts(&starts, past, &moves, &names)));
            for world in played.map_err(value_error)? {
                for (row, score) in scores.iter_mut().zip(world) {
                    row.push(i32::from(score));
                }
            }
            py.check_signals()?;
        }
        if let ([row], true) = (&scores[..], one) {
            return Ok(PyArray1::from_slice(py, row).into_any());
        }
        let table = PyArray2::from_vec2(py, &scores).map_err(value_error)?;
        Ok(table.into_any())
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

    /// The kind of clue that may be given next, `"color"` or `"rank"`; `None` if either may.
    #[getter]
    fn next_clue(&self) -> Option<&'static str> {
        next_kind(Carried::of(self.game.rules(), self.inner.table()).next_clues)
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

    /// The copies of each card that can be in each slot by public knowledge: the clues, the discard
    /// pile and the fireworks. uint8 of `(players, hand_size, cards)`, in the order of `game.cards`.
    fn public_belief<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<u8>>> {
        beliefs::public(py, &self.game, self.inner.board())
    }

    /// What the viewer knows of the own hand: for each slot and card, the share of the deals that
    /// agree with this view. float64 of `(hand_size, cards)`.
    fn belief<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f64>>> {
        beliefs::own(py, &self.game, &self.inner, self.seat)
    }

    /// The turns so far as a `pandas.DataFrame`: see `kagiya.frames`.
    fn frame<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py()
            .import("kagiya.frames")?
            .call_method1("frame", (slf,))
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
                self.state_of(game)
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
        Ok(self.state_of(game))
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
