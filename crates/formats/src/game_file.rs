//! A text that somebody opens as a game: a Kagiya record, a game of hanab.live, or a link to one.

use core::fmt;

use kagiya_rules::json_input::{self, InvalidJson};
use kagiya_rules::record::{Record, RecordError};
use kagiya_rules::{Explain, Message};
use serde_json::Value;

use crate::hanab_live::{self, ImportError, Link, LinkError};

/// The longest text, in bytes.
pub const MAX_BYTES: usize = 256 * 1024;

/// The most entries of a game. The longest games have some 150.
pub const MAX_ENTRIES: usize = 600;

/// Where a game comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A Kagiya record.
    Kagiya,
    /// hanab.live.
    HanabLive,
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameFile {
    /// The game.
    pub record: Record,
    /// Where it comes from.
    pub origin: Origin,
    /// The number of turns before the one that a link points at.
    pub turn: Option<u32>,
}

/// Why a text can't be opened as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFileError {
    /// It is blank.
    Empty,
    /// It has more than [`MAX_BYTES`].
    TooLarge,
    /// It looks like JSON, but isn't.
    Json(InvalidJson),
    /// It is neither a record, nor a game of hanab.live, nor a link of that site.
    NotAGame,
    /// It is a list of this number of games.
    Several(usize),
    /// The game has more than [`MAX_ENTRIES`].
    TooLong(usize),
    /// It isn't a valid record.
    Record(RecordError),
    /// It isn't a valid game of hanab.live.
    HanabLive(ImportError),
    /// A link to this game of hanab.live, which doesn't contain the game.
    Number(String),
    /// A link of hanab.live whose game can't be read.
    Link(LinkError),
}

impl GameFile {
    /// Reads a text. What precedes the game may be a byte order mark, and blanks.
    ///
    /// # Errors
    /// [`GameFileError`] if it isn't exactly one valid game.
    pub fn read(text: &str) -> Result<Self, GameFileError> {
        if text.len() > MAX_BYTES {
            return Err(GameFileError::TooLarge);
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        let file = match text.bytes().next() {
            None => Err(GameFileError::Empty),
            Some(b'{' | b'[') => read_json(text),
            Some(_) => match hanab_live::read_link(text) {
                None => Err(GameFileError::NotAGame),
                Some(Ok(Link::Number(number))) => Err(GameFileError::Number(number)),
                Some(Ok(Link::Game { game, turn })) => Ok(Self {
                    record: game.record,
                    origin: Origin::HanabLive,
                    turn: turn.map(|turn| turn - 1),
                }),
                Some(Err(LinkError::Game(error))) => Err(GameFileError::HanabLive(error)),
                Some(Err(error)) => Err(GameFileError::Link(error)),
            },
        }?;
        let entries = file.record.entries().len();
        if entries > MAX_ENTRIES {
            return Err(GameFileError::TooLong(entries));
        }
        Ok(file)
    }
}

fn read_json(text: &str) -> Result<GameFile, GameFileError> {
    let file = |record, origin| GameFile {
        record,
        origin,
        turn: None,
    };
    let value = json_input::parse(text).map_err(GameFileError::Json)?;
    let game = match &value {
        Value::Array(games) if games.len() > 1 => {
            return Err(GameFileError::Several(games.len()));
        }
        Value::Array(games) => games.first().ok_or(GameFileError::NotAGame)?,
        game => game,
    };
    let has = |key: &str| game.get(key).is_some();
    if has("kagiya_record") && value.is_object() {
        let record = Record::from_json(text).map_err(GameFileError::Record)?;
        return Ok(file(record, Origin::Kagiya));
    }
    // With one of these it is meant to be a game.
    if !["deck", "actions", "players"].into_iter().any(has) {
        return Err(GameFileError::NotAGame);
    }
    let mut games = hanab_live::import_all(text).map_err(GameFileError::HanabLive)?;
    let game = games.pop().ok_or(GameFileError::NotAGame)?;
    let game = game.map_err(GameFileError::HanabLive)?;
    Ok(file(game.record, Origin::HanabLive))
}

impl fmt::Display for GameFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the text is empty"),
            Self::TooLarge => write!(
                f,
                "the file is too large; a game has at most {} KB",
                MAX_BYTES / 1024
            ),
            Self::Json(error) => write!(f, "not a game file: {error}"),
            Self::NotAGame => f.write_str(
                "expected a Kagiya record, a game of hanab.live, or a hanab.live link with \
                 `replay-json`",
            ),
            Self::Several(count) => {
                write!(f, "the file is a list of {count} games; open one at a time")
            }
            Self::TooLong(count) => write!(
                f,
                "the game has {count} entries; at most {MAX_ENTRIES} are possible"
            ),
            Self::Record(error) => error.fmt(f),
            Self::HanabLive(error) | Self::Link(LinkError::Game(error)) => error.fmt(f),
            Self::Number(number) => write!(
                f,
                "this link has only the number of the game; open \
                 https://hanab.live/export/{number} and paste what it shows"
            ),
            Self::Link(LinkError::Damaged { place }) => write!(
                f,
                "the link is incomplete or damaged at character {place} after `replay-json/`"
            ),
            Self::Link(LinkError::Variant(id)) => write!(
                f,
                "the game of this link has variant {id} of hanab.live, which can't be played here"
            ),
        }
    }
}

impl std::error::Error for GameFileError {}

impl Explain for GameFileError {
    fn message(&self) -> Message {
        match self {
            Self::Empty => Message::new("wrong-file-empty"),
            Self::TooLarge => Message::new("wrong-file-too-large").number("most", MAX_BYTES / 1024),
            Self::Json(error) => Message::new("wrong-file-json").inner("why", error),
            Self::NotAGame => Message::new("wrong-file-none"),
            Self::Several(count) => Message::new("wrong-file-several").number("count", *count),
            Self::TooLong(count) => Message::new("wrong-file-too-long")
                .number("count", *count)
                .number("most", MAX_ENTRIES),
            Self::Record(error) => error.message(),
            Self::HanabLive(error) | Self::Link(LinkError::Game(error)) => error.message(),
            Self::Number(number) => Message::new("wrong-file-number").text("number", number),
            Self::Link(LinkError::Damaged { place }) => {
                Message::new("wrong-file-damaged").number("place", *place)
            }
            Self::Link(LinkError::Variant(id)) => {
                Message::new("wrong-file-variant").text("id", *id)
            }
        }
    }
}
