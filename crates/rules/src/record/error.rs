//! Errors in records.

use core::fmt;

use crate::deal::{InvalidDeal, ParseSeedError};
use crate::invalid_options::InvalidOptions;
use crate::json_input::InvalidJson;
use crate::message::{Explain, Message, quoted};
use crate::notation::SyntaxError;
use crate::option_error::OptionError;
use crate::record::VERSION;
use crate::record::entry::InvalidEntry;

/// Why something isn't a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It isn't JSON, or doesn't have the structure of a record.
    Json(InvalidJson),
    /// It is JSON, but isn't marked as a record.
    NotARecord,
    /// The version of the record isn't supported.
    Version(String),
    Option(OptionError),
    Options(InvalidOptions),
    /// The named preset doesn't have these options.
    Preset {
        name: String,
        /// Whether the preset exists.
        known: bool,
    },
    Seed(ParseSeedError),
    /// There is neither a seed nor a deck.
    NoDeal,
    /// There are bonus tiles but no deck.
    TilesWithoutDeck,
    /// An item of the deck isn't a card.
    Card {
        /// The position in the deck, from 1.
        place: usize,
        why: SyntaxError,
    },
    /// The deck has the wrong number of cards.
    DeckSize {
        listed: usize,
        expected: usize,
    },
    /// The number of a bonus tile isn't 1 to 6.
    Tile(u64),
    First(SyntaxError),
    /// The deal doesn't fit the rules.
    Deal(InvalidDeal),
    /// There isn't a name for each player.
    Names {
        names: usize,
        players: usize,
    },
    /// There are notes of more players or about more cards than the game has.
    Notes {
        players: usize,
        cards: usize,
    },
    /// An entry is impossible at its position.
    Entry {
        /// The position, from 1.
        number: usize,
        /// The text, if it came from one.
        text: Option<String>,
        why: InvalidEntry,
    },
    /// The given result differs from that of the replay.
    Result {
        /// The given result.
        given: String,
        /// The result of the replay; `None` if the game isn't over.
        played: Option<String>,
    },
}

impl RecordError {
    pub(super) fn entry(index: usize, text: Option<&str>, why: InvalidEntry) -> Self {
        Self::Entry {
            number: index + 1,
            text: text.map(quoted),
            why,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "not a Kagiya record: {error}"),
            Self::Option(error) => error.fmt(f),
            Self::NotARecord => {
                write!(
                    f,
                    "not a Kagiya record: the key `kagiya_record` with a version number is missing"
                )
            }
            Self::Version(version) => write!(
                f,
                "the record has version {version}; this program reads version {VERSION}"
            ),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Preset { name, known: true } => write!(
                f,
                "preset: the options are not those of `{name}`; remove `preset` or fix the options"
            ),
            Self::Preset { name, known: false } => {
                write!(f, "preset: there is no edition `{name}`")
            }
            Self::NoDeal => f.write_str("deal: expected a seed, or a deck"),
            Self::TilesWithoutDeck => {
                f.write_str("deal: tiles are listed only together with a deck")
            }
            Self::Seed(error) => write!(f, "deal: {error}"),
            Self::Card { place, why } => write!(f, "deal: card {place} of the deck: {why}"),
            Self::DeckSize { listed, expected } => write!(
                f,
                "deal: the deck lists {listed} cards; this game has {expected}"
            ),
            Self::Tile(number) => write!(
                f,
                "deal: there is no bonus tile {number}; they have the numbers 1 to 6"
            ),
            Self::First(error) => write!(f, "first: {error}"),
            Self::Deal(error) => write!(f, "deal: {error}"),
            Self::Notes { players, cards } => write!(
                f,
                "notes: the game has {players} players and {cards} cards; list a text for each card, by seat"
            ),
            Self::Names { names, players } => write!(
                f,
                "players: {names} names for {players} players; name all of them or none"
            ),
            Self::Entry {
                number,
                text: Some(text),
                why,
            } => write!(f, "entry {number} (`{text}`): {why}"),
            Self::Entry {
                number,
                text: None,
                why,
            } => write!(f, "entry {number}: {why}"),
            Self::Result {
                given,
                played: Some(played),
            } => write!(
                f,
                "result: the record says {given}, but the replay gives {played}"
            ),
            Self::Result {
                given,
                played: None,
            } => write!(
                f,
                "result: the record says {given}, but the game has not ended"
            ),
        }
    }
}

impl std::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Json(error) => Some(error),
            Self::Option(error) => Some(error),
            Self::Options(error) => Some(error),
            Self::Seed(error) => Some(error),
            Self::Card { why, .. } | Self::First(why) => Some(why),
            Self::Deal(error) => Some(error),
            Self::Entry { why, .. } => Some(why),
            Self::NotARecord
            | Self::Version(_)
            | Self::Preset { .. }
            | Self::NoDeal
            | Self::TilesWithoutDeck
            | Self::DeckSize { .. }
            | Self::Tile(_)
            | Self::Names { .. }
            | Self::Notes { .. }
            | Self::Result { .. } => None,
        }
    }
}

impl Explain for RecordError {
    fn message(&self) -> Message {
        match self {
            Self::Json(error) => Message::new("wrong-record").inner("why", error),
            Self::NotARecord => Message::new("wrong-record-none"),
            Self::Version(version) => Message::new("wrong-record-version")
                .text("version", version)
                .number("known", VERSION),
            Self::Option(error) => error.message(),
            Self::Options(error) => Message::new("wrong-options").inner("why", error),
            Self::Preset { name, known: true } => {
                Message::new("wrong-record-preset").text("name", name)
            }
            Self::Preset { name, known: false } => {
                Message::new("wrong-record-no-preset").text("name", name)
            }
            Self::Seed(error) => Message::new("wrong-record-deal").inner("why", error),
            Self::NoDeal => Message::new("wrong-record-no-deal"),
            Self::TilesWithoutDeck => Message::new("wrong-record-tiles"),
            Self::Card { place, why } => Message::new("wrong-record-card")
                .number("place", *place)
                .inner("why", why),
            Self::DeckSize { listed, expected } => Message::new("wrong-record-deck-size")
                .number("listed", *listed)
                .number("expected", *expected),
            Self::Tile(number) => Message::new("wrong-record-tile").number("tile", *number),
            Self::First(error) => Message::new("wrong-record-first").inner("why", error),
            Self::Deal(error) => Message::new("wrong-record-deal").inner("why", error),
            Self::Notes { players, cards } => Message::new("wrong-record-notes")
                .number("players", *players)
                .number("cards", *cards),
            Self::Names { names, players } => Message::new("wrong-record-names")
                .number("names", *names)
                .number("players", *players),
            Self::Entry {
                number,
                text: Some(text),
                why,
            } => Message::new("wrong-record-entry")
                .number("number", *number)
                .text("text", text)
                .inner("why", why),
            Self::Entry {
                number,
                text: None,
                why,
            } => Message::new("wrong-record-entry-number")
                .number("number", *number)
                .inner("why", why),
            Self::Result {
                given,
                played: Some(played),
            } => Message::new("wrong-record-result")
                .text("given", given)
                .text("played", played),
            Self::Result {
                given,
                played: None,
            } => Message::new("wrong-record-no-end").text("given", given),
        }
    }
}

impl From<InvalidJson> for RecordError {
    fn from(error: InvalidJson) -> Self {
        Self::Json(error)
    }
}

impl From<InvalidDeal> for RecordError {
    fn from(error: InvalidDeal) -> Self {
        Self::Deal(error)
    }
}

impl From<InvalidOptions> for RecordError {
    fn from(error: InvalidOptions) -> Self {
        Self::Options(error)
    }
}
