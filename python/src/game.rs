//! The rules of a game.

use std::sync::Arc;

use kagiya_env::{Encoder, Encoding, Moves};
use kagiya_rules::{
    Card, Carried, ClueSet, Deal, DealtCards, Game as Referee, Marks, Options, PRESETS, Rules,
    Seat, Seed, Setup, notation,
};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt};
use serde_json::{Map, Value};

use crate::errors::{refused, value_error};
use crate::state::State;

/// The data that all states of a game share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) rules: Arc<Rules>,
    pub(crate) moves: Moves,
    pub(crate) encoder: Encoder,
}

/// The rules of a game: an edition, the number of players, and options that differ from the
/// edition.
///
/// `Game("hle", players=3)`, `Game("gf-black", 4, multicolour="all_10")`. `kagiya.editions()` lists
/// the editions; `kagiya rules --json` lists the options. `hanabi-full`, `hanabi-small` and
/// `hanabi-very-small` are games of the Hanabi Learning Environment with its order of colors
/// (red, yellow, green, white, blue; `palette` in other editions), and `hand_size` is the hand of
/// this number of players. Tokens and strikes may exceed those in a
/// box. `ValueError` says what is wrong and what would be right.
#[pyclass(frozen, eq, module = "kagiya")]
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) shared: Arc<Shared>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.rules().options() == other.rules().options()
    }
}

impl Game {
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.shared.rules
    }

    pub(crate) fn of_rules(rules: Rules) -> Self {
        let encoder =
            Encoder::new(&rules, Encoding::default()).expect("an encoding without belief");
        let moves = Moves::new(encoder.layout());
        let shared = Shared {
            rules: Arc::new(rules),
            moves,
            encoder,
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    pub(crate) fn of_options(options: &Options) -> PyResult<Self> {
        let rules = Rules::new_unchecked_limits(options).map_err(value_error)?;
        Ok(Self::of_rules(rules))
    }

    pub(crate) fn card(&self, text: &str) -> PyResult<Card> {
        notation::parse_card(text, self.rules()).map_err(value_error)
    }

    /// The clues of a kind.
    fn clues_of(&self, kind: &str) -> PyResult<ClueSet> {
        match kind {
            "color" => Ok(self.rules().clues().colors()),
            "rank" => Ok(self.rules().clues().ranks()),
            other => Err(refused(format_args!(
                "next_clue `{other}`: there are color and rank"
            ))),
        }
    }

    fn read_cards(&self, texts: &[String]) -> PyResult<Vec<Card>> {
        texts.iter().map(|text| self.card(text)).collect()
    }

    pub(crate) fn seat(&self, index: usize) -> PyResult<Seat> {
        let players = self.rules().players();
        self.rules().seats().nth(index).ok_or_else(|| {
            refused(format_args!(
                "there is no seat {index}: there are seats 0 to {}",
                players - 1
            ))
        })
    }
}

/// The order of colors in the Hanabi Learning Environment. The edition `hle` has another: its records are
/// older than these names.
const PALETTE: &str = "rygwb";

/// The games of the Hanabi Learning Environment: their names, and the numbers that differ from the
/// edition `hle`.
const ENVIRONMENTS: [(&str, &[(&str, u8)]); 3] = [
    ("hanabi-full", &[]),
    (
        "hanabi-small",
        &[
            ("colors", 2),
            ("hand_size", 2),
            ("clue_tokens", 3),
            ("strikes", 1),
        ],
    ),
    (
        "hanabi-very-small",
        &[
            ("colors", 1),
            ("hand_size", 2),
            ("clue_tokens", 3),
            ("strikes", 1),
        ],
    ),
];

/// The options with one of these numbers.
fn with_number(options: Options, name: &str, number: u8) -> PyResult<Options> {
    let players = options.players;
    Ok(match name {
        "clue_tokens" => Options {
            clue_tokens: number,
            ..options
        },
        "strikes" => Options {
            strikes: number,
            ..options
        },
        "hand_size" => {
            let mut options = options;
            options.hand_sizes.insert(players, number);
            options
        }
        _ => options
            .with_json(name, number.into())
            .map_err(value_error)?,
    })
}

/// A seed from Python: a number, 64 hexadecimal digits, any other text, or `None` for a random seed
/// from the operating system.
pub(crate) fn seed(py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(seed) = seed.filter(|seed| !seed.is_none()) else {
        let bytes = py.import("os")?.call_method1("urandom", (32,))?;
        let bytes = bytes.cast::<PyBytes>()?.as_bytes().try_into();
        return bytes
            .map(Seed::from_bytes)
            .map_err(|_| refused("no random bytes"));
    };
    if let Ok(number) = seed.extract::<u64>() {
        return Ok(Seed::from_number(number));
    }
    if seed.is_instance_of::<PyInt>() {
        return Err(refused(
            "a seed that is a number is between 0 and 2**64 - 1",
        ));
    }
    let text: String = seed.extract()?;
    Ok(text.parse().unwrap_or_else(|_| Seed::from_phrase(&text)))
}

/// A Python value as JSON.
pub(crate) fn to_json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let json = value.py().import("json")?;
    let text: String = json.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(value_error)
}

/// JSON as a Python value.
pub(crate) fn from_json<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?
        .call_method1("loads", (value.to_string(),))
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (edition = "original", players = 2, **options))]
    fn new(edition: &str, players: u8, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let environment = ENVIRONMENTS.iter().find(|(name, _)| *name == edition);
        let edition = environment.map_or(edition, |_| "hle");
        let mut all = Options::preset(edition, players).map_err(value_error)?;
        if environment.is_some() {
            PALETTE.clone_into(&mut all.palette);
        }
        for (name, number) in environment.iter().flat_map(|(_, numbers)| *numbers) {
            all = with_number(all, name, *number)?;
        }
        if let Some(given) = options
            && given.contains("hand_size")?
            && given.contains("hand_sizes")?
        {
            return Err(refused(
                "`hand_size` and `hand_sizes` say the same: give one of them",
            ));
        }
        for (name, value) in options.into_iter().flatten() {
            let name: String = name.extract()?;
            all = match (name.as_str(), value.extract::<u8>()) {
                (name @ ("clue_tokens" | "strikes" | "hand_size"), Ok(number)) => {
                    with_number(all, name, number)?
                }
                ("hand_size", Err(_)) => {
                    return Err(refused("`hand_size` must be a number from 0 to 255"));
                }
                _ => all
                    .with_json(&name, to_json(&value)?)
                    .map_err(value_error)?,
            };
        }
        Self::of_options(&all)
    }

    /// The game with these options, which must be complete, as from `options`.
    #[staticmethod]
    fn from_options(options: &Bound<'_, PyDict>) -> PyResult<Self> {
        let Value::Object(mut listed) = to_json(options)? else {
            return Err(refused("options are a dict"));
        };
        let mut free = Map::new();
        for name in ["clue_tokens", "strikes"] {
            if let Some(number) = listed.remove(name) {
                free.insert(name.to_owned(), number);
            }
        }
        let mut all = Options::from_json(listed).map_err(value_error)?;
        let number = |name: &str, before: u8| match free.get(name) {
            None => Ok(before),
            Some(number) => number
                .as_u64()
                .and_then(|number| u8::try_from(number).ok())
                .ok_or_else(|| refused(format_args!("`{name}` must be a number from 0 to 255"))),
        };
        all.clue_tokens = number("clue_tokens", all.clue_tokens)?;
        all.strikes = number("strikes", all.strikes)?;
        Self::of_options(&all)
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyAny>,))> {
        let make = slf.get_type().getattr("from_options")?;
        Ok((make, (slf.get().options(slf.py())?,)))
    }

    fn __repr__(&self) -> String {
        let options = self.rules().options();
        let edition = PRESETS.iter().find(|preset| {
            Options {
                players: options.players,
                ..preset.options()
            } == *options
        });
        let name = edition.map_or("with options of its own".to_owned(), |it| {
            format!("{:?}", it.name)
        });
        format!("<Game {name}, {} players>", options.players)
    }

    /// All options, by name.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        from_json(py, &Value::Object(self.rules().options().to_json()))
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.rules().players()
    }

    /// The number of cards in a hand after the deal.
    #[getter]
    fn hand_size(&self) -> usize {
        self.rules().hand_size()
    }

    /// The number of cards in the game.
    #[getter]
    fn deck_size(&self) -> usize {
        self.rules().deck_size()
    }

    /// The number of moves. Each move is a number below.
    #[getter]
    fn num_moves(&self) -> usize {
        self.shared.moves.count()
    }

    /// The highest score.
    #[getter]
    fn max_score(&self) -> i8 {
        self.rules().max_score()
    }

    /// The number of clue tokens at the start, which is also the maximum.
    #[getter]
    fn max_clue_tokens(&self) -> u8 {
        self.rules().max_clue_tokens()
    }

    /// The strike that ends the game.
    #[getter]
    fn max_strikes(&self) -> u8 {
        self.rules().max_strikes()
    }

    /// The length of a canonical observation.
    #[getter]
    fn observation_size(&self) -> usize {
        self.shared.encoder.len()
    }

    /// The names of the suits, in order.
    #[getter]
    fn suits(&self) -> Vec<String> {
        self.rules()
            .suits()
            .iter()
            .map(|suit| suit.name.clone())
            .collect()
    }

    /// The letters of the suits, in order, as in the card `"r1"`.
    #[getter]
    fn letters(&self) -> String {
        self.rules()
            .suits()
            .iter()
            .map(|suit| suit.letter)
            .collect()
    }

    /// The different cards, in the order in which arrays have them: by suit, then by rank.
    #[getter]
    fn cards(&self) -> Vec<String> {
        let layout = self.shared.encoder.layout();
        let cards = (0..layout.cards()).filter_map(|place| layout.card_at(place));
        cards.map(|card| self.rules().card_text(card)).collect()
    }

    /// Every card of the game with all its copies, in order.
    fn cards_of_deck(&self) -> Vec<String> {
        let rules = self.rules();
        let copies = |card| usize::from(rules.copies(card));
        let cards = rules.cards().iter();
        cards
            .flat_map(|card| core::iter::repeat_n(rules.card_text(card), copies(card)))
            .collect()
    }

    /// Deals a game.
    ///
    /// `seed` is a number, 64 hexadecimal digits or any text; without one the deal is random.
    /// `deck` lists all cards instead, top first: the first hand, then the next. `first` is the
    /// first player, if the edition leaves the choice open.
    #[pyo3(signature = (seed = None, *, deck = None, first = None))]
    fn deal(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        deck: Option<Vec<String>>,
        first: Option<usize>,
    ) -> PyResult<State> {
        let seed = self::seed(py, seed)?;
        let cards = match deck {
            None => DealtCards::Seed(seed),
            Some(deck) => DealtCards::Listed {
                deck: self.read_cards(&deck)?,
                tiles: Vec::new(),
                seed,
            },
        };
        let first = first.map(|first| self.seat(first)).transpose()?;
        State::deal(self, Deal { cards, first })
    }

    /// A game that continues from any position.
    ///
    /// `hands` lists the cards of each seat, oldest first; `deck` the remaining cards, top first;
    /// `discards` the discard pile; `fireworks` the height of each by its letter. `clues` may list,
    /// for each seat and card, the clues that touched it and those that didn't, as two texts such
    /// as `"r3"` and `"y12"`. `half_token` and `next_clue` (`"color"` or `"rank"`) are for the
    /// variants that have them.
    #[pyo3(signature = (hands, deck, *, fireworks = None, discards = None, clue_tokens = None,
        half_token = false, next_clue = None, strikes = 0, to_act = 0, turns_left = None,
        clues = None, seed = None))]
    #[expect(clippy::too_many_arguments, reason = "each by its name")]
    fn position(
        &self,
        py: Python<'_>,
        hands: Vec<Vec<String>>,
        deck: Vec<String>,
        fireworks: Option<Vec<(char, u8)>>,
        discards: Option<Vec<String>>,
        clue_tokens: Option<u8>,
        half_token: bool,
        next_clue: Option<&str>,
        strikes: u8,
        to_act: usize,
        turns_left: Option<u8>,
        clues: Option<Vec<Vec<(String, String)>>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<State> {
        let rules = self.rules();
        let heights = fireworks
            .unwrap_or_default()
            .into_iter()
            .map(|(letter, height)| {
                let suit = rules.suit_by_letter(letter);
                Ok((
                    suit.ok_or_else(|| refused(format_args!("there is no suit `{letter}`")))?,
                    height,
                ))
            });
        let marks = |(yes, no): &(String, String)| -> PyResult<Marks> {
            let read = |text: &str| {
                let clues = text
                    .chars()
                    .map(|it| notation::parse_clue(&it.to_string(), rules));
                clues.collect::<Result<_, _>>().map_err(value_error)
            };
            Ok(Marks {
                yes: read(yes)?,
                no: read(no)?,
            })
        };
        let clues = clues.unwrap_or_default();
        let setup = Setup {
            hands: hands
                .iter()
                .map(|hand| self.read_cards(hand))
                .collect::<PyResult<_>>()?,
            marks: clues
                .iter()
                .map(|hand| hand.iter().map(marks).collect())
                .collect::<PyResult<_>>()?,
            to_act: self.seat(to_act)?,
            clue_tokens: clue_tokens.unwrap_or(rules.max_clue_tokens()),
            strikes,
            heights: heights.collect::<PyResult<_>>()?,
            discard: self.read_cards(&discards.unwrap_or_default())?,
            deck: self.read_cards(&deck)?,
            turns_left,
            tiles: None,
            seed: self::seed(py, seed)?,
        };
        let carried = Carried {
            half_token,
            next_clues: next_clue.map(|kind| self.clues_of(kind)).transpose()?,
        };
        let game = Referee::from_setup_with(rules, &setup, carried).map_err(value_error)?;
        Ok(State::position(self, game))
    }
}

/// The names of all editions with their descriptions.
#[pyfunction]
pub(crate) fn editions() -> Vec<(&'static str, &'static str)> {
    PRESETS
        .iter()
        .map(|preset| (preset.name, preset.about))
        .collect()
}
