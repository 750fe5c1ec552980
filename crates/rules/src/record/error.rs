//! Why a file is no record.

use core::fmt;

use crate::deal::{InvalidDeal, ParseSeedError};
use crate::invalid_options::InvalidOptions;
use crate::notation::SyntaxError;
use crate::record::VERSION;
use crate::record::entry::InvalidEntry;

/// Why something is no record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is no JSON, or not of a record's shape.
    Json(String),
    /// It is JSON, but does not say that it is a record.
    NotARecord,
    /// It is a record of a version that is not known here.
    Version(String),
    /// The options make no game.
    Options(InvalidOptions),
    /// The preset that is named does not have these options.
    Preset {
        /// The name.
        name: String,
        /// Whether there is such a preset.
        known: bool,
    },
    /// The seed is none.
    Seed(ParseSeedError),
    /// A listed card is none.
    Card {
        /// Its place in the deck, from 1.
        place: usize,
        /// What is wrong.
        why: SyntaxError,
    },
    /// The listed deck has another number of cards than the game.
    DeckSize {
        /// Cards listed.
        listed: usize,
        /// Cards of the game.
        expected: usize,
    },
    /// A bonus tile has a number from 1 to 6.
    Tile(u64),
    /// The first player's seat is none.
    First(SyntaxError),
    /// The deal does not fit the rules.
    Deal(InvalidDeal),
    /// There must be a name for each player.
    Names {
        /// Names given.
        names: usize,
        /// Players of the game.
        players: usize,
    },
    /// An entry could not happen.
    Entry {
        /// Its number, from 1.
        number: usize,
        /// Its text, if it was read from one.
        text: Option<String>,
        /// What is wrong.
        why: InvalidEntry,
    },
    /// The result is not what the entries lead to.
    Result {
        /// The result in the file.
        given: String,
        /// The result of the replay.
        played: String,
    },
}

impl RecordError {
    pub(super) fn entry(index: usize, text: Option<&str>, why: InvalidEntry) -> Self {
        Self::Entry {
            number: index + 1,
            text: text.map(|text| text.chars().take(24).collect()),
            why,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "this is no record: {error}"),
            Self::NotARecord => {
                write!(
                    f,
                    "this is no record: it has no key `kagiya_record` with a version number"
                )
            }
            Self::Version(version) => write!(
                f,
                "this is a record of version {version}; this program reads version {VERSION}"
            ),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Preset { name, known: true } => write!(
                f,
                "preset: the options are not those of `{name}`; leave the preset out or mend them"
            ),
            Self::Preset { name, known: false } => {
                write!(f, "preset: there is no edition `{name}`")
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
            Self::Result { given, played } => write!(
                f,
                "result: the record says {given}, but the replay gives {played}"
            ),
        }
    }
}

impl std::error::Error for RecordError {}

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
