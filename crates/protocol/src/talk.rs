//! What people say at a table.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::names::is_invisible;
use crate::table::Person;

/// The most characters of a text that is said.
pub const MAX_SAID: usize = 200;

/// A remark of the fixed set: harmless, and read by everybody in their own language. The texts
/// `web-remark-WORD` say it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// A greeting.
    Hello,
    /// Good luck to everybody.
    GoodLuck,
    /// I still know nothing about my cards.
    KnowNothing,
    /// Do you remember what you were told?
    Remember,
    /// I need a moment to think.
    Thinking,
    /// I am away for a moment.
    BackSoon,
    /// I am here again.
    HereAgain,
    /// Thank you for the game.
    Thanks,
}

impl Remark {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::KnowNothing,
        Self::Remember,
        Self::Thinking,
        Self::BackSoon,
        Self::HereAgain,
        Self::Thanks,
    ];

    /// Its word, as it is sent and kept.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good_luck",
            Self::KnowNothing => "know_nothing",
            Self::Remember => "remember",
            Self::Thinking => "thinking",
            Self::BackSoon => "back_soon",
            Self::HereAgain => "here_again",
            Self::Thanks => "thanks",
        }
    }

    /// The remark of a word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|remark| remark.word() == word)
    }
}

/// Something that is said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Saying {
    /// A remark of the fixed set.
    Remark {
        /// Which.
        remark: Remark,
    },
    /// A text of one's own: never anything but text.
    Text {
        /// The words, 1 to [`MAX_SAID`] characters.
        text: String,
    },
}

/// What I may say at a table now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Talking {
    /// Remarks of the fixed set, when it is my turn.
    Remarks,
    /// Anything, at any time.
    Text,
}

/// Where something was said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TalkPlace {
    /// Among the players: it is an event of the table.
    Table,
    /// Among those who watch.
    Watchers,
}

/// A line of what those who watch say to each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WatcherLine {
    /// Its number, from 1.
    pub line: u32,
    /// When it was said, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    /// Who said it.
    pub person: Person,
    /// What.
    pub saying: Saying,
}

/// Why a text can't be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidText {
    /// Nothing but spaces.
    Empty,
    /// More than [`MAX_SAID`] characters.
    TooLong,
    /// A character that is not shown, or that changes how others are.
    Character,
}

impl fmt::Display for InvalidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a text needs at least one character"),
            Self::TooLong => write!(f, "a text has at most {MAX_SAID} characters"),
            Self::Character => f.write_str(
                "a text can't contain control characters or marks that turn the direction of text",
            ),
        }
    }
}

impl std::error::Error for InvalidText {}

/// A text as it is said: with spaces at its ends taken away and others made single.
///
/// # Errors
/// [`InvalidText`] says why it can't be.
pub fn check_text(text: &str) -> Result<String, InvalidText> {
    let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if said.is_empty() {
        return Err(InvalidText::Empty);
    }
    if said.chars().count() > MAX_SAID {
        return Err(InvalidText::TooLong);
    }
    // A picture may be joined of several, which the other invisible marks are not for.
    let joins = |c| c == '\u{200d}';
    if said
        .chars()
        .any(|c| c.is_control() || is_invisible(c) && !joins(c))
    {
        return Err(InvalidText::Character);
    }
    Ok(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_sent_by_its_word() {
        for remark in Remark::ALL {
            assert_eq!(serde_json::to_value(remark).unwrap(), remark.word());
            assert_eq!(Remark::of(remark.word()), Some(remark));
        }
        assert_eq!(Remark::of("r5"), None);
    }

    #[test]
    fn what_is_said_is_text_that_can_be_shown() {
        let long = "a".repeat(MAX_SAID + 1);
        for (text, said) in [
            ("  good   game ", Ok("good game")),
            ("<b>花火</b> 👨‍👩‍👧", Ok("<b>花火</b> 👨‍👩‍👧")),
            (&long[..MAX_SAID], Ok(&long[..MAX_SAID])),
            (&long[..], Err(InvalidText::TooLong)),
            ("one\ntwo", Ok("one two")),
            (" \t", Err(InvalidText::Empty)),
            ("\u{202e}evil", Err(InvalidText::Character)),
            ("a\u{0}b", Err(InvalidText::Character)),
        ] {
            assert_eq!(check_text(text), said.map(str::to_owned), "{text:?}");
        }
    }
}
