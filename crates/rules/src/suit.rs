//! Suits: what a row of the suit table says.

use core::fmt;

use serde::{Deserialize, Serialize};

/// The most suits a game can have (the largest published game has seven).
pub const MAX_SUITS: usize = 8;

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

/// In which order a firework is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// 1, 2, 3, 4, 5.
    #[default]
    Up,
    /// 5, 4, 3, 2, 1, as Black Powder is.
    Down,
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

/// Which rank clues touch the cards of a suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RankTouch {
    /// The card's own rank alone.
    #[default]
    Own,
    /// Every rank.
    All,
    /// None.
    None,
}

/// What the firework of a suit is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SuitScore {
    /// A point for each card that lies there.
    #[default]
    Points,
    /// A point lost for each card that is missing.
    Penalty,
    /// It has no firework: its cards stand in for a card of their rank on any other.
    Joker,
}

/// One row of the suit table: everything that tells a suit from another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuitSpec {
    /// Its name in English, lower case, as in `red`; other languages translate it by this name.
    pub id: String,
    /// The one letter that stands for it in the notation, as in `r3`. If absent, the first letter
    /// of the name that is still free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// In which order its firework is built.
    #[serde(default)]
    pub direction: Direction,
    /// How many copies of each rank there are, rank 1 first; one to three of each.
    #[serde(default = "ordinary_copies")]
    pub copies: Vec<u8>,
    /// Which color clues touch its cards.
    #[serde(default, rename = "colour_touch", alias = "color_touch")]
    pub color_touch: ColorTouch,
    /// Which rank clues touch its cards.
    #[serde(default)]
    pub rank_touch: RankTouch,
    /// Whether its own color may be named in a clue.
    #[serde(default = "yes")]
    pub nameable: bool,
    /// What its firework is worth.
    #[serde(default)]
    pub score: SuitScore,
}

fn yes() -> bool {
    true
}

fn ordinary_copies() -> Vec<u8> {
    vec![3, 2, 2, 2, 1]
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

impl<'de> Deserialize<'de> for ColorTouch {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Word(String),
            Letters(Vec<char>),
        }
        let expected =
            "expected own, all, none, prism or a list of color letters as in [\"r\", \"b\"]";
        match Form::deserialize(deserializer) {
            Ok(Form::Letters(letters)) => Ok(Self::Set(letters.into_iter().collect())),
            Ok(Form::Word(word)) => match word.as_str() {
                "own" => Ok(Self::Own),
                "all" => Ok(Self::All),
                "none" => Ok(Self::None),
                "prism" => Ok(Self::Prism),
                other => Err(serde::de::Error::custom(format_args!(
                    "unknown color touch `{other}`, {expected}"
                ))),
            },
            Err(_) => Err(serde::de::Error::custom(format_args!(
                "unknown color touch, {expected}"
            ))),
        }
    }
}
