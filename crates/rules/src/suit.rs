//! Suits: what a row of the suit table says.

use core::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::shape::{Expected, Keys, Shape, ShapeError};
use crate::word::words;

/// The most suits a game can have (the largest published game has seven).
pub const MAX_SUITS: usize = 8;

/// The most characters that the name of a suit can have.
const LONGEST_ID: i64 = 24;

/// A suit of a game: a place in [`Rules::suits`](crate::Rules::suits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suit(u8);

impl Suit {
    /// The suit at place `index`, or `None` if no game can have so many.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SUITS {
            Some(Self::from_index(index))
        } else {
            None
        }
    }

    /// Its place among the suits of the game, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize % MAX_SUITS
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        assert!(index < MAX_SUITS);
        #[expect(clippy::cast_possible_truncation, reason = "asserted above")]
        Self(index as u8)
    }
}

impl fmt::Debug for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "suit {}", self.0)
    }
}

words! {
    /// In which order a firework is built.
    pub enum Direction {
        /// 1, 2, 3, 4, 5.
        Up = "up",
        /// 5, 4, 3, 2, 1, as Black Powder is.
        Down = "down",
    }
}

/// Which color clues touch the cards of a suit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ColorTouch {
    /// Its own color alone.
    #[default]
    Own,
    /// Every color that may be named.
    All,
    /// None.
    None,
    /// The colors with these letters.
    Set(String),
    /// One color for each rank, the colors taking turns: with five colors the first touches the 1,
    /// the second the 2, and so on.
    Prism,
}

words! {
    /// Which rank clues touch the cards of a suit.
    pub enum RankTouch {
        /// The card's own rank alone.
        Own = "own",
        /// Every rank.
        All = "all",
        /// None.
        None = "none",
    }
}

words! {
    /// What the firework of a suit is worth.
    pub enum SuitScore {
        /// A point for each card that lies there.
        Points = "points",
        /// A point lost for each card that is missing.
        Penalty = "penalty",
        /// It has no firework: its cards stand in for a card of their rank on any other.
        Joker = "joker",
    }
}

/// One row of the suit table: everything that tells a suit from another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SuitSpec {
    /// Its name in English, lower case, as in `red`; other languages translate it by this name. One that is read has 1 to
    /// 24 letters, digits, spaces, `-` and `_`: it is shown to everyone who finds a table.
    pub id: String,
    /// The one letter that stands for it in the notation, as in `r3`. If absent, the first letter
    /// of the name that is still free.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// In which order its firework is built.
    pub direction: Direction,
    /// How many copies of each rank there are, rank 1 first; one to three of each.
    pub copies: Vec<u8>,
    /// Which color clues touch its cards.
    #[serde(rename = "colour_touch")]
    pub color_touch: ColorTouch,
    /// Which rank clues touch its cards.
    pub rank_touch: RankTouch,
    /// Whether its own color may be named in a clue.
    pub nameable: bool,
    /// What its firework is worth.
    pub score: SuitScore,
}

impl Shape for SuitSpec {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        let mut keys = Keys::of(path, value)?;
        let color_touch = match keys.optional("colour_touch")? {
            Some(touch) => Some(touch),
            None => keys.optional("color_touch")?,
        };
        let suit = Self {
            id: keys.required::<Id>("id")?.0,
            letter: keys.or_default("letter")?,
            direction: keys.or_default("direction")?,
            copies: keys
                .optional("copies")?
                .unwrap_or_else(|| vec![3, 2, 2, 2, 1]),
            color_touch: color_touch.unwrap_or_default(),
            rank_touch: keys.or_default("rank_touch")?,
            nameable: keys.optional("nameable")?.unwrap_or(true),
            score: keys.or_default("score")?,
        };
        keys.finish()?;
        Ok(suit)
    }
}

/// The name of a suit as it is read.
struct Id(String);

impl Shape for Id {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        match value {
            Value::String(text) if is_id(&text) => Ok(Self(text)),
            other => {
                let longest = LONGEST_ID;
                Err(ShapeError::value(path, Expected::Name { longest }, &other))
            }
        }
    }
}

/// Whether a text can be shown as the name of a suit: nothing in it is invisible, or changes what is around it.
fn is_id(text: &str) -> bool {
    let length = text.chars().count();
    i64::try_from(length).is_ok_and(|length| (1..=LONGEST_ID).contains(&length))
        && text.trim() == text
        && text.chars().all(|c| {
            // These are letters by their kind, but nothing is seen of them.
            let filler = matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}');
            c.is_alphanumeric() && !filler || matches!(c, ' ' | '-' | '_')
        })
}

impl Shape for char {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        only_letter(&value).ok_or_else(|| ShapeError::value(path, Expected::Like(&["r"]), &value))
    }
}

/// The letter of a text of one letter.
fn only_letter(value: &Value) -> Option<char> {
    let mut letters = value.as_str()?.chars();
    match (letters.next(), letters.next()) {
        (only, None) => only,
        (_, Some(_)) => None,
    }
}

impl SuitSpec {
    /// An ordinary suit with the given copies: built upwards, touched by its own color and rank.
    pub fn plain(id: &str, letter: char, copies: Vec<u8>) -> Self {
        Self {
            id: id.to_owned(),
            letter: Some(letter),
            direction: Direction::Up,
            copies,
            color_touch: ColorTouch::Own,
            rank_touch: RankTouch::Own,
            nameable: true,
            score: SuitScore::Points,
        }
    }
}

impl Serialize for ColorTouch {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Own => serializer.serialize_str("own"),
            Self::All => serializer.serialize_str("all"),
            Self::None => serializer.serialize_str("none"),
            Self::Prism => serializer.serialize_str("prism"),
            Self::Set(letters) => serializer.collect_seq(letters.chars()),
        }
    }
}

impl ColorTouch {
    /// Every form in which it is written.
    const FORMS: &[&str] = &["own", "all", "none", "prism", r#"["r", "b"]"#];
}

impl Shape for ColorTouch {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        let touch = match &value {
            Value::Array(letters) => letters
                .iter()
                .map(only_letter)
                .collect::<Option<_>>()
                .map(Self::Set),
            Value::String(word) => match word.as_str() {
                "own" => Some(Self::Own),
                "all" => Some(Self::All),
                "none" => Some(Self::None),
                "prism" => Some(Self::Prism),
                _ => None,
            },
            _ => None,
        };
        touch.ok_or_else(|| ShapeError::value(path, Expected::Like(Self::FORMS), &value))
    }
}
