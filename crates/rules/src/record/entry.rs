//! What a record lists: actions, and events of the table.

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

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// What the player to act did.
    Action(Action),
    /// A player put the hand in another order.
    Reorder {
        /// The holder of the hand.
        seat: Seat,
        /// The hand from then on.
        order: Vec<CardId>,
    },
    /// The table broke the game off. Nothing follows.
    BrokenOff {
        /// The player with whom it ended; `None` if it wasn't a single one, or is unknown.
        by: Option<Seat>,
        /// Why; `None` if unknown.
        why: Option<BreakOff>,
    },
}

/// Why a table broke a game off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BreakOff {
    /// Somebody without whom there is no game left.
    Left,
    /// Time ran out.
    Timeout,
    /// Those who played agreed to end it.
    Agreed,
}

impl BreakOff {
    /// Every reason.
    pub const ALL: [Self; 3] = [Self::Left, Self::Timeout, Self::Agreed];

    /// The word for it in a record.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Timeout => "timeout",
            Self::Agreed => "agreed",
        }
    }
}

/// The word for a game that was broken off.
const END: &str = "end";

impl Entry {
    /// The text of the entry when `actor` is to act: notation with cards by id, or `A=#4,#1,#2` for
    /// a hand in another order, or `end`, `end:A`, `end:timeout` or `end:A:left`.
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

    /// Reads the text of an entry that happens at `table`.
    ///
    /// # Errors
    /// [`ReadError`] if it is none.
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
        // `p2=g` announces a firework; no seat is called P.
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

/// Reads what follows `end:`: a seat, a reason, or both. No seat has a name as long as a reason.
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

/// Why an entry could not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidEntry {
    /// Its text says nothing.
    Unreadable(ReadError),
    /// The action is not legal.
    Illegal(IllegalAction),
    /// The hand can't be put in that order.
    Reorder(IllegalReorder),
    /// The table had broken the game off.
    AfterTheEnd,
    /// The game was over; it can't be broken off any more.
    AlreadyOver,
    /// Nobody sits there.
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
