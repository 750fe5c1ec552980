//! Short texts for cards, suits, clues and sets of them: `r3` is the red three.
//!
//! The letters are those in [`RulesInfo`](crate::RulesInfo).

use core::fmt;
use core::str::FromStr;

use kagiya_knowledge::Counts;
use kagiya_rules::{MAX_SUITS, Rules, notation};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The letter of a suit, such as `r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, examples("r")))]
#[serde(transparent)]
pub struct Suit(pub char);

/// The print of a card: the letter of its suit and its rank, such as `r3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string"))]
pub struct Card {
    pub suit: char,
    /// 1 to 5, or [`Card::START`].
    pub rank: u8,
}

/// A clue: the letter of a color, or the digit of a rank. What everyone hears of a clue whose content the
/// game doesn't tell is `*` (one of color), `#` (one of rank) or `?`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, examples("r", "3")))]
#[serde(transparent)]
pub struct Clue(pub char);

/// A set of cards: the letter of each suit with the ranks in the set. `r135b2` are the red 1, 3 and 5 and the
/// blue 2.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, examples("r135b2")))]
#[serde(transparent)]
pub struct CardSet(pub String);

/// Copies of cards: the letter of each suit with the rank of each copy. `r1135b2` are two red 1, a red 3, a
/// red 5 and a blue 2.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, examples("r1135b2")))]
#[serde(transparent)]
pub struct Copies(pub String);

/// A set of clues, one character each, colors first. `rb3` are red, blue and three.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, examples("rb3")))]
#[serde(transparent)]
pub struct ClueSet(pub String);

impl Suit {
    pub fn of(rules: &Rules, suit: kagiya_rules::Suit) -> Self {
        Self(rules.suit_info(suit).letter)
    }

    /// The suit of the game with this letter.
    pub fn find(self, rules: &Rules) -> Option<kagiya_rules::Suit> {
        notation::parse_suit(self.0.encode_utf8(&mut [0; 4]), rules).ok()
    }
}

impl Card {
    /// The rank of a START card (`up_or_down`).
    pub const START: u8 = kagiya_rules::Rank::START.number();

    pub fn of(rules: &Rules, card: kagiya_rules::Card) -> Self {
        Self {
            suit: rules.suit_info(card.suit()).letter,
            rank: card.rank().number(),
        }
    }

    /// The card of the game with this print.
    pub fn find(self, rules: &Rules) -> Option<kagiya_rules::Card> {
        notation::parse_card(&self.to_string(), rules).ok()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Card {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        <String as utoipa::PartialSchema>::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Card {}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank)
    }
}

/// The text isn't a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError;

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is a letter and a digit, as in r3")
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut chars = text.chars();
        match (chars.next(), chars.next(), chars.next()) {
            (Some(suit), Some(rank), None) if suit.is_ascii_alphabetic() => Ok(Self {
                suit: suit.to_ascii_lowercase(),
                rank: rank
                    .to_digit(10)
                    .and_then(|digit| u8::try_from(digit).ok())
                    .ok_or(NotationError)?,
            }),
            _ => Err(NotationError),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

impl Clue {
    pub fn of(rules: &Rules, clue: kagiya_rules::Clue) -> Self {
        Self(match clue {
            kagiya_rules::Clue::Color(color) => rules.color_info(color).letter,
            kagiya_rules::Clue::Rank(rank) => char::from(b'0' + rank.number()),
            kagiya_rules::Clue::Untold(untold) => untold.sign(),
        })
    }

    /// The clue of the game with this character.
    pub fn find(self, rules: &Rules) -> Option<kagiya_rules::Clue> {
        notation::parse_clue(self.0.encode_utf8(&mut [0; 4]), rules).ok()
    }
}

impl CardSet {
    pub fn of(rules: &Rules, cards: kagiya_rules::CardSet) -> Self {
        let mut text = room(cards.len());
        let mut last = None;
        for card in cards.iter() {
            if last != Some(card.suit()) {
                last = Some(card.suit());
                text.push(rules.suit_info(card.suit()).letter);
            }
            text.push(char::from(b'0' + card.rank().number()));
        }
        Self(text)
    }
}

impl Copies {
    pub fn of(rules: &Rules, counts: &Counts) -> Self {
        let mut text = room(counts.total(counts.present()));
        let mut last = None;
        for card in counts.present().iter() {
            if last != Some(card.suit()) {
                last = Some(card.suit());
                text.push(rules.suit_info(card.suit()).letter);
            }
            for _ in 0..counts.get(card) {
                text.push(char::from(b'0' + card.rank().number()));
            }
        }
        Self(text)
    }
}

/// A text with capacity for this number of ranks and the letters of all suits. A table writes dozens of them
/// at each event.
fn room(ranks: u32) -> String {
    match ranks {
        0 => String::new(),
        _ => String::with_capacity(ranks as usize + MAX_SUITS),
    }
}

impl ClueSet {
    pub fn of(rules: &Rules, clues: kagiya_rules::ClueSet) -> Self {
        Self(clues.iter().map(|clue| Clue::of(rules, clue).0).collect())
    }
}
