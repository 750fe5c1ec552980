//! Errors in notation.

use core::fmt;

use crate::message::{Explain, Message, quoted};
use crate::rules::Rules;
use crate::seat::Seat;

/// The form of an action or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    Play,
    Discard,
    /// A seat, and a color or rank.
    Clue,
    Shuffle,
    Put,
    Joker,
    /// The word alone.
    Decline,
    Card,
    /// A new order of a hand.
    Order,
    /// The reason to abandon a game.
    End,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Play => {
                "a card to play: p2, p#17 or play 2, with an announcement p2=g or play 2 as green"
            }
            Self::Discard => "a card to discard: d1, d#5 or discard 1",
            Self::Clue => "a seat and a color or rank: Br, B3, clue B red or clue B 3",
            Self::Shuffle => "a discarded card: s:r2 or shuffle r2",
            Self::Put => "a discarded card: f:r5 or put r5",
            Self::Joker => "a firework: j:r or joker red",
            Self::Decline => "- or decline alone",
            Self::Card => "a card: the letter of its suit and its rank, as in r3",
            Self::Order => "a hand in its new order, as in A=#4,#1,#2",
            Self::End => "why the game ended: left, timeout or agreed",
        })
    }
}

impl Explain for Form {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::Play => "wrong-form-play",
            Self::Discard => "wrong-form-discard",
            Self::Clue => "wrong-form-clue",
            Self::Shuffle => "wrong-form-shuffle",
            Self::Put => "wrong-form-put",
            Self::Joker => "wrong-form-joker",
            Self::Decline => "wrong-form-decline",
            Self::Card => "wrong-form-card",
            Self::Order => "wrong-form-order",
            Self::End => "wrong-form-end",
        })
    }
}

/// An invalid text. The error contains the text and the correct form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SyntaxError {
    /// The text is blank.
    Empty,
    /// No action begins like this.
    NoAction {
        text: String,
    },
    /// A part of the action is missing, or it has an extra part.
    Form {
        text: String,
        expected: Form,
    },
    /// A slot counts from 1, and an id from `#0`.
    Place {
        text: String,
    },
    Seat {
        text: String,
        /// The last seat of the table.
        last: char,
    },
    Suit {
        text: String,
        /// The letters and names of the suits.
        known: String,
    },
    /// No clue can name this color.
    Color {
        text: String,
        /// The letters and names of the colors.
        known: String,
    },
    Rank {
        text: String,
        highest: usize,
    },
}

impl SyntaxError {
    pub(super) fn seat(text: &str, rules: &Rules) -> Self {
        Self::Seat {
            text: quoted(text),
            last: rules.seats().next_back().map_or('A', Seat::letter),
        }
    }

    pub(super) fn suit(text: &str, rules: &Rules) -> Self {
        let suits = rules.suits().iter();
        Self::Suit {
            text: quoted(text),
            known: listed(suits.map(|suit| (suit.letter, suit.name.as_str()))),
        }
    }

    pub(super) fn color(text: &str, rules: &Rules) -> Self {
        let colors = rules.colors().iter();
        Self::Color {
            text: quoted(text),
            known: listed(colors.map(|color| (color.letter, color.name.as_str()))),
        }
    }

    pub(super) fn rank(text: &str, rules: &Rules) -> Self {
        Self::Rank {
            text: quoted(text),
            highest: rules.rank_count(),
        }
    }
}

fn listed<'a>(named: impl Iterator<Item = (char, &'a str)>) -> String {
    let names: Vec<String> = named
        .map(|(letter, name)| format!("{letter} ({name})"))
        .collect();
    names.join(", ")
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                f.write_str("the action is missing; p2, for example, plays the card in slot 2")
            }
            Self::NoAction { text } => write!(
                f,
                "`{text}` is not an action; write p2 or play 2, d1 or discard 1, Br or clue B red, \
                 B3 or clue B 3"
            ),
            Self::Form { text, expected } => write!(f, "`{text}`: expected {expected}"),
            Self::Place { text } => write!(
                f,
                "`{text}` is not a card in a hand; write its slot, counted from 1, or its id, as in #17"
            ),
            Self::Seat { text, last } => write!(
                f,
                "`{text}` is not a seat at this table; the seats are A to {last}"
            ),
            Self::Suit { text, known } => {
                write!(
                    f,
                    "`{text}` is not a suit in this game; the suits are {known}"
                )
            }
            Self::Color { text, known } if known.is_empty() => {
                write!(f, "`{text}` can't be clued; this game has no color clues")
            }
            Self::Color { text, known } => write!(
                f,
                "`{text}` is not a color that can be clued; the colors are {known}"
            ),
            Self::Rank { text, highest } => write!(
                f,
                "`{text}` is not a rank in this game; the ranks are 1 to {highest}"
            ),
        }
    }
}

impl std::error::Error for SyntaxError {}

impl Explain for SyntaxError {
    fn message(&self) -> Message {
        let quote = |id: &'static str, text: &str| Message::new(id).text("text", text);
        match self {
            Self::Empty => Message::new("wrong-notation-empty"),
            Self::NoAction { text } => quote("wrong-notation-action", text),
            Self::Form { text, expected } => {
                quote("wrong-notation-form", text).inner("expected", expected)
            }
            Self::Place { text } => quote("wrong-notation-place", text),
            Self::Seat { text, last } => quote("wrong-notation-seat", text).text("last", last),
            Self::Suit { text, known } => quote("wrong-notation-suit", text).text("known", known),
            Self::Color { text, known } if known.is_empty() => {
                quote("wrong-notation-no-colors", text)
            }
            Self::Color { text, known } => quote("wrong-notation-color", text).text("known", known),
            Self::Rank { text, highest } => {
                quote("wrong-notation-rank", text).number("highest", *highest)
            }
        }
    }
}

/// A valid text that has no meaning at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unresolved {
    NoSuchSlot {
        /// The slot, from 1.
        slot: u8,
        /// The size of the hand.
        cards: usize,
    },
    /// The clue is to the player who gives it.
    Yourself(Seat),
}

impl fmt::Display for Unresolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchSlot { slot, cards: 0 } => {
                write!(f, "there is no slot {slot}: the hand is empty")
            }
            Self::NoSuchSlot { slot, cards } => {
                write!(
                    f,
                    "there is no slot {slot}; the hand has slots 1 to {cards}"
                )
            }
            Self::Yourself(seat) => {
                write!(f, "seat {seat} can't give itself a clue; name another seat")
            }
        }
    }
}

impl std::error::Error for Unresolved {}

impl Explain for Unresolved {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchSlot { slot, cards: 0 } => {
                Message::new("wrong-slot-empty-hand").number("slot", *slot)
            }
            Self::NoSuchSlot { slot, cards } => Message::new("wrong-slot")
                .number("slot", *slot)
                .number("cards", *cards),
            Self::Yourself(seat) => Message::new("wrong-clue-to-oneself").text("seat", seat),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    Syntax(SyntaxError),
    Unresolved(Unresolved),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Unresolved(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ReadError {}

impl Explain for ReadError {
    fn message(&self) -> Message {
        match self {
            Self::Syntax(error) => error.message(),
            Self::Unresolved(error) => error.message(),
        }
    }
}

impl From<SyntaxError> for ReadError {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

impl From<Unresolved> for ReadError {
    fn from(error: Unresolved) -> Self {
        Self::Unresolved(error)
    }
}
