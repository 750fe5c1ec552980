//! Entries of a record.

use core::fmt;

use crate::action::Action;
use crate::card::CardId;
use crate::game::IllegalReorder;
use crate::illegal::IllegalAction;
use crate::message::{Explain, Message, quoted};
use crate::notation::{self, Form, ReadError, SyntaxError, Written};
use crate::rules::Rules;
use crate::seat::Seat;
use crate::table::Table;

/// An action, or another event at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// An action of the player to act.
    Action(Action),
    /// A player rearranged the hand.
    Reorder {
        seat: Seat,
        /// The new order.
        order: Vec<CardId>,
    },
    /// The table abandoned the game. No entry follows.
    BrokenOff {
        /// The player who ended it; `None` if several did, or if unknown.
        by: Option<Seat>,
        /// `None` if unknown.
        why: Option<BreakOff>,
    },
}

/// Why a table abandoned a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakOff {
    /// A player left, and the game could not continue.
    Left,
    Timeout,
    /// The players agreed to end it.
    Agreed,
}

impl BreakOff {
    pub const ALL: [Self; 3] = [Self::Left, Self::Timeout, Self::Agreed];

    /// The word in a record.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Timeout => "timeout",
            Self::Agreed => "agreed",
        }
    }
}

/// The word for an abandoned game.
const END: &str = "end";

impl Entry {
    /// The text of the entry, with `actor` as the player to act. An action is in notation with cards by id, a
    /// new order is `A=#4,#1,#2`, and an end is `end`, `end:A`, `end:timeout` or `end:A:left`.
    pub fn text(&self, actor: Seat, rules: &Rules) -> String {
        match self {
            Self::Action(action) => Written::new(*action, actor, rules).text(rules),
            Self::Reorder { seat, order } => {
                let ids: Vec<String> = order.iter().map(ToString::to_string).collect();
                format!("{seat}={}", ids.join(","))
            }
            Self::BrokenOff { by, why } => {
                let by = by.map(|seat| format!(":{seat}")).unwrap_or_default();
                let why = why.map(|why| format!(":{}", why.as_str()));
                format!("{END}{by}{}", why.unwrap_or_default())
            }
        }
    }

    /// Parses an entry that happens at `table`.
    ///
    /// # Errors
    /// [`ReadError`] for an invalid text.
    pub fn read(text: &str, table: &Table, rules: &Rules) -> Result<Self, ReadError> {
        if text == END {
            return Ok(Self::BrokenOff {
                by: None,
                why: None,
            });
        }
        if let Some(rest) = text.strip_prefix("end:") {
            return read_end(rest, rules);
        }
        // `p2=g` announces a firework. No seat has the letter P.
        if let Some((seat, ids)) = text.split_once('=')
            && !seat.starts_with(['p', 'P'])
        {
            let seat = notation::parse_seat(seat, rules)?;
            let order = ids.split(',').map(read_id).collect::<Result<_, _>>()?;
            return Ok(Self::Reorder { seat, order });
        }
        let written = notation::parse_short(text, rules)?;
        Ok(Self::Action(written.resolve(table, rules)?))
    }
}

/// Parses the part after `end:`: a seat, a reason, or both. A seat is shorter than any reason.
fn read_end(text: &str, rules: &Rules) -> Result<Entry, ReadError> {
    let reason = |text: &str| BreakOff::ALL.into_iter().find(|why| why.as_str() == text);
    if let Some(why) = reason(text) {
        return Ok(Entry::BrokenOff {
            by: None,
            why: Some(why),
        });
    }
    let (seat, why) = match text.split_once(':') {
        None => (text, None),
        Some((seat, word)) => {
            let why = reason(word).ok_or_else(|| SyntaxError::Form {
                text: word.chars().take(24).collect(),
                expected: Form::End,
            })?;
            (seat, Some(why))
        }
    };
    let by = Some(notation::parse_seat(seat, rules)?);
    Ok(Entry::BrokenOff { by, why })
}

fn read_id(text: &str) -> Result<CardId, SyntaxError> {
    text.strip_prefix('#')
        .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))
        .and_then(|digits| digits.parse().ok())
        .and_then(CardId::new)
        .ok_or_else(|| SyntaxError::Form {
            text: quoted(text),
            expected: Form::Order,
        })
}

/// Why an entry is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidEntry {
    Unreadable(ReadError),
    Illegal(IllegalAction),
    Reorder(IllegalReorder),
    /// The game was abandoned before.
    AfterTheEnd,
    /// The game is over, so it can't be abandoned.
    AlreadyOver,
    /// There is no such seat.
    NoSuchSeat(Seat),
}

impl fmt::Display for InvalidEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Illegal(error) => error.fmt(f),
            Self::Reorder(error) => error.fmt(f),
            Self::AfterTheEnd => f.write_str("the game had already been abandoned"),
            Self::AlreadyOver => f.write_str("the game was already over, so it can't be abandoned"),
            Self::NoSuchSeat(seat) => write!(f, "nobody sits at {seat}"),
        }
    }
}

impl std::error::Error for InvalidEntry {}

impl Explain for InvalidEntry {
    fn message(&self) -> Message {
        match self {
            Self::Unreadable(error) => error.message(),
            Self::Illegal(error) => error.message(),
            Self::Reorder(error) => error.message(),
            Self::AfterTheEnd => Message::new("wrong-entry-after-the-end"),
            Self::AlreadyOver => Message::new("wrong-entry-already-over"),
            Self::NoSuchSeat(seat) => Message::new("wrong-entry-no-seat").text("seat", seat),
        }
    }
}

impl From<ReadError> for InvalidEntry {
    fn from(error: ReadError) -> Self {
        Self::Unreadable(error)
    }
}

impl From<IllegalAction> for InvalidEntry {
    fn from(error: IllegalAction) -> Self {
        Self::Illegal(error)
    }
}

impl From<IllegalReorder> for InvalidEntry {
    fn from(error: IllegalReorder) -> Self {
        Self::Reorder(error)
    }
}
