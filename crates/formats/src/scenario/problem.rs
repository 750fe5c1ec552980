//! Errors in scenarios, and differences from the expected result.

use core::fmt;

use kagiya_rules::json_input::InvalidJson;
use kagiya_rules::notation::{ReadError, SyntaxError, Unresolved};
use kagiya_rules::{
    Explain, IllegalAction, InvalidOptions, InvalidSetup, Message, OptionError, UnknownPreset,
};

/// An error that makes a scenario unplayable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It doesn't have the structure of a scenario.
    Json(InvalidJson),
    /// An unknown edition.
    Preset(UnknownPreset),
    /// An unknown option or value.
    Option(OptionError),
    /// The options are invalid together.
    Options(InvalidOptions),
    /// An unknown card or suit.
    Notation {
        /// Its key in the file.
        path: String,
        /// The reason.
        why: SyntaxError,
    },
    /// A firework with a top rank that the game doesn't have.
    Top {
        /// The letter of the suit.
        suit: char,
        /// The top rank.
        top: u8,
        /// The highest rank of the game.
        highest: usize,
    },
    /// An unknown bonus tile.
    Tile(u8),
    /// Nobody is in this seat.
    Seat {
        /// Its key in the file.
        path: String,
        /// The number of the seat, from 0.
        seat: u64,
    },
    /// The position is impossible in this game.
    Setup(InvalidSetup),
}

/// Why an action of a scenario is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It refers to nothing in this game.
    Read(ReadError),
    /// Nobody is in this seat.
    Seat(u64),
    /// An unknown rank.
    Rank(u64),
    /// The rules forbid it.
    Illegal(IllegalAction),
}

/// A difference from the expected result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A different value.
    Value {
        /// The key of the expectation.
        key: String,
        /// The expected value, as in the file.
        expected: String,
        /// The actual value.
        found: String,
    },
    /// The last action is illegal.
    Refused(Refusal),
    /// An action before the last one is illegal.
    RefusedBefore {
        /// Its number, from 1.
        number: usize,
        /// The number of actions.
        all: usize,
        /// The reason.
        why: Refusal,
    },
    /// The last action is legal, but should be illegal.
    Legal,
    /// There is no action whose legality could be checked.
    NoAction,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => error.fmt(f),
            Self::Preset(error) => write!(f, "preset: {error}"),
            Self::Option(error) => error.fmt(f),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Notation { path, why } => write!(f, "{path}: {why}"),
            Self::Top { suit, top, highest } => write!(
                f,
                "setup.fireworks: {suit} shows {top}; the ranks of this game are 1 to {highest}, \
                 and 0 stands for an empty firework"
            ),
            Self::Tile(tile) => write!(
                f,
                "setup.tiles: there is no bonus tile {tile}; they have the numbers 1 to 6"
            ),
            Self::Seat { path, seat } => write!(f, "{path}: nobody sits at seat {seat}"),
            Self::Setup(error) => write!(f, "setup: {error}"),
        }
    }
}

impl std::error::Error for Problem {}

impl Explain for Problem {
    fn message(&self) -> Message {
        match self {
            Self::Json(error) => error.message(),
            Self::Preset(error) => Message::new("wrong-scenario-at")
                .text("path", "preset")
                .inner("why", error),
            Self::Option(error) => error.message(),
            Self::Options(error) => Message::new("wrong-options").inner("why", error),
            Self::Notation { path, why } => Message::new("wrong-scenario-at")
                .text("path", path)
                .inner("why", why),
            Self::Top { suit, top, highest } => Message::new("wrong-scenario-top")
                .text("suit", suit)
                .number("top", *top)
                .number("highest", *highest),
            Self::Tile(tile) => Message::new("wrong-scenario-tile").number("tile", *tile),
            Self::Seat { path, seat } => Message::new("wrong-scenario-seat")
                .text("path", path)
                .number("seat", *seat),
            Self::Setup(error) => Message::new("wrong-scenario-setup").inner("why", error),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Seat(seat) => write!(f, "nobody sits at seat {seat}"),
            Self::Rank(rank) => write!(f, "there is no rank {rank}"),
            Self::Illegal(error) => error.fmt(f),
        }
    }
}

impl Explain for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::Read(error) => error.message(),
            Self::Seat(seat) => Message::new("wrong-scenario-no-seat").number("seat", *seat),
            Self::Rank(rank) => Message::new("wrong-scenario-no-rank").number("rank", *rank),
            Self::Illegal(error) => error.message(),
        }
    }
}

impl From<SyntaxError> for Refusal {
    fn from(error: SyntaxError) -> Self {
        Self::Read(ReadError::Syntax(error))
    }
}

impl From<Unresolved> for Refusal {
    fn from(error: Unresolved) -> Self {
        Self::Read(ReadError::Unresolved(error))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value {
                key,
                expected,
                found,
            } => write!(f, "{key}: expected {expected}, found {found}"),
            Self::Refused(why) => write!(f, "legal: the action is refused: {why}"),
            Self::RefusedBefore { number, all, why } => {
                write!(f, "action {number} of {all} is illegal: {why}")
            }
            Self::Legal => f.write_str("legal: expected an illegal action, but it is legal"),
            Self::NoAction => f.write_str("legal: there is no action to check"),
        }
    }
}

impl Explain for Difference {
    fn message(&self) -> Message {
        match self {
            Self::Value {
                key,
                expected,
                found,
            } => Message::new("wrong-scenario-value")
                .text("key", key)
                .text("expected", expected)
                .text("found", found),
            Self::Refused(why) => Message::new("wrong-scenario-refused").inner("why", why),
            Self::RefusedBefore { number, all, why } => Message::new("wrong-scenario-action")
                .number("number", *number)
                .number("all", *all)
                .inner("why", why),
            Self::Legal => Message::new("wrong-scenario-legal"),
            Self::NoAction => Message::new("wrong-scenario-no-action"),
        }
    }
}
