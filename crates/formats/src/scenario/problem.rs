//! What can be wrong with a scenario, and how its end can differ from what is expected.

use core::fmt;

use kagiya_rules::notation::{ReadError, SyntaxError, Unresolved};
use kagiya_rules::shape::ShapeError;
use kagiya_rules::{
    Explain, IllegalAction, InvalidOptions, InvalidSetup, Message, OptionError, UnknownPreset,
};

/// What is wrong with a scenario, so that it can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It has not the shape of one.
    Shape(ShapeError),
    /// An unknown edition.
    Preset(UnknownPreset),
    /// An unknown option or value.
    Option(OptionError),
    /// The options make no game.
    Options(InvalidOptions),
    /// A card or suit that is none.
    Notation {
        /// Its key in the file.
        path: String,
        /// What is wrong.
        why: SyntaxError,
    },
    /// A firework that shows a rank which the game does not have.
    Top {
        /// The letter of the suit.
        suit: char,
        /// The rank that it shows.
        top: u8,
        /// The highest rank of the game.
        highest: usize,
    },
    /// An unknown bonus tile.
    Tile(u8),
    /// Nobody sits there.
    Seat {
        /// Its key in the file.
        path: String,
        /// The number of the seat, from 0.
        seat: u64,
    },
    /// The situation is none of the game.
    Setup(InvalidSetup),
}

/// Why an action of a scenario is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It makes no sense in this game.
    Read(ReadError),
    /// Nobody sits there.
    Seat(u64),
    /// An unknown rank.
    Rank(u64),
    /// The rules refuse it.
    Illegal(IllegalAction),
}

/// How the end of a scenario differs from what is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// A value is another than expected.
    Value {
        /// The key of the expectation.
        key: String,
        /// What is expected, as the file writes it.
        expected: String,
        /// What is there.
        found: String,
    },
    /// The last action is refused.
    Refused(Refusal),
    /// An action before the last is refused.
    RefusedBefore {
        /// Its number, from 1.
        number: usize,
        /// How many actions there are.
        all: usize,
        /// Why.
        why: Refusal,
    },
    /// An illegal action is expected, but it is legal.
    Legal,
    /// Nothing is done that could be legal or not.
    NoAction,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => error.fmt(f),
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
            Self::Shape(error) => error.message(),
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
