//! Suits, and the rows of the suit table.

use core::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::json_input::{Expected, FromJson, InvalidJson, ObjectReader};
use crate::word_enum::word_enum;

/// The maximum number of suits. The largest published game has seven.
pub const MAX_SUITS: usize = 8;

/// The maximum length of a suit's name, in characters.
const LONGEST_ID: i64 = 24;

/// A suit, as an index into [`Rules::suits`](crate::Rules::suits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suit(u8);

impl Suit {
    /// `None` if no game has that many suits.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SUITS {
            Some(Self::from_index(index))
        } else {
            None
        }
    }

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

word_enum! {
    /// The order in which a firework is built.
    pub enum Direction {
        /// 1, 2, 3, 4, 5.
        Up = "up",
        /// 5, 4, 3, 2, 1, like Black Powder.
        Down = "down",
    }
}

/// The color clues that touch the cards of a suit.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ColorTouch {
    /// Only its own color.
    #[default]
    Own,
    /// All colors.
    All,
    None,
    /// The colors with these letters.
    Set(String),
    /// One color for each rank in turn: the first color touches the 1, the second the 2, and so on.
    Prism,
}

word_enum! {
    /// The rank clues that touch the cards of a suit.
    pub enum RankTouch {
        /// Only the card's own rank.
        Own = "own",
        /// All ranks.
        All = "all",
        None = "none",
    }
}

word_enum! {
    /// The value of a suit's firework.
    pub enum SuitScore {
        /// A point for each card.
        Points = "points",
        /// Minus a point for each missing card.
        Penalty = "penalty",
        /// No firework. Its cards can replace a card of their rank on any firework.
        Joker = "joker",
    }
}

/// A row of the suit table, with all differences between suits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SuitSpec {
    /// The name in English, lower case, such as `red`. Other languages translate it by this name. A parsed
    /// name has 1 to 24 letters, digits, spaces, `-` and `_`, because all visitors of a server can see it.
    pub id: String,
    /// The letter in notation, as in `r3`. `None` means the first free letter of the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    /// The order in which the firework is built.
    pub direction: Direction,
    /// The number of copies of each rank, from rank 1: one to three.
    pub copies: Vec<u8>,
    #[serde(rename = "colour_touch")]
    pub color_touch: ColorTouch,
    pub rank_touch: RankTouch,
    /// Whether clues can name its own color.
    pub nameable: bool,
    pub score: SuitScore,
    /// Whether playing and discarding its cards are exchanged: a card that is played is discarded, and the
    /// other way round.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub inverted: bool,
}

impl FromJson for SuitSpec {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
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
            inverted: keys.or_default("inverted")?,
        };
        keys.finish()?;
        Ok(suit)
    }
}

/// The name of a suit in JSON.
struct Id(String);

impl FromJson for Id {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        match value {
            Value::String(text) if is_id(&text) => Ok(Self(text)),
            other => {
                let longest = LONGEST_ID;
                Err(InvalidJson::value(path, Expected::Name { longest }, &other))
            }
        }
    }
}

/// Whether a name is printable: without invisible characters, or ones that affect the text around them.
fn is_id(text: &str) -> bool {
    let length = text.chars().count();
    i64::try_from(length).is_ok_and(|length| (1..=LONGEST_ID).contains(&length))
        && text.trim() == text
        && text.chars().all(|c| {
            // Unicode classes these as letters, but they are invisible.
            let filler = matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}');
            c.is_alphanumeric() && !filler || matches!(c, ' ' | '-' | '_')
        })
}

impl FromJson for char {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        only_letter(&value).ok_or_else(|| InvalidJson::value(path, Expected::Like(&["r"]), &value))
    }
}

/// The letter of a one-letter text.
fn only_letter(value: &Value) -> Option<char> {
    let mut letters = value.as_str()?.chars();
    match (letters.next(), letters.next()) {
        (only, None) => only,
        (_, Some(_)) => None,
    }
}

impl SuitSpec {
    /// An ordinary suit: built upwards, touched by its own color and rank.
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
            inverted: false,
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
    /// All written forms.
    const FORMS: &[&str] = &["own", "all", "none", "prism", r#"["r", "b"]"#];
}

impl FromJson for ColorTouch {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
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
        touch.ok_or_else(|| InvalidJson::value(path, Expected::Like(Self::FORMS), &value))
    }
}
