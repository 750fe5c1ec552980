//! Chat at a table.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::person::{Person, is_blank, is_invisible};

/// The maximum length of a message, in characters.
pub const MAX_CHAT_LENGTH: usize = 200;

/// A message of the fixed set, which everyone reads in their own language. Its text is `web-remark-WORD`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum QuickChat {
    Hello,
    /// Good luck, everyone.
    GoodLuck,
    /// I know nothing about my cards yet.
    KnowNothing,
    /// Do you remember the clues?
    Remember,
    /// I need a moment to think.
    Thinking,
    /// I will be back in a moment.
    BackSoon,
    /// I am back.
    HereAgain,
    /// Thanks for the game.
    Thanks,
}

impl QuickChat {
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

    /// The word in messages and in the store.
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

    /// The message of a word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|remark| remark.word() == word)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ChatMessage {
    /// A message of the fixed set.
    Remark { remark: QuickChat },
    /// A text of the person's own, which is plain text.
    Text {
        /// 1 to [`MAX_CHAT_LENGTH`] characters.
        text: String,
    },
}

/// A reaction to another player's action, which everyone at the table sees for a moment. It isn't stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    Thanks,
    WellPlayed,
    Surprise,
    Thinking,
    Sorry,
    Laugh,
}

/// The messages that you may send at a table now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChatPermission {
    /// Messages of the fixed set, on your turn.
    Remarks,
    /// Any message at any time.
    Text,
}

/// The chat of a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ChatChannel {
    /// The players' chat, whose messages are events of the table.
    Table,
    /// The spectators' chat.
    Watchers,
}

/// A message in the spectators' chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpectatorMessage {
    /// The number of the message, from 1.
    pub line: u32,
    /// In milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: i64,
    pub person: Person,
    pub saying: ChatMessage,
}

/// Why a text can't be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidText {
    /// The text is blank.
    Empty,
    /// The text has more than [`MAX_CHAT_LENGTH`] characters.
    TooLong,
    /// A character is invisible or changes others.
    Character,
}

impl fmt::Display for InvalidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a text needs at least one character"),
            Self::TooLong => write!(f, "a text has at most {MAX_CHAT_LENGTH} characters"),
            Self::Character => f.write_str(
                "a text can't contain control characters or marks that turn the direction of text",
            ),
        }
    }
}

impl std::error::Error for InvalidText {}

/// The text without spaces at its ends and without repeated spaces.
///
/// # Errors
/// [`InvalidText`] with the reason.
pub fn check_text(text: &str) -> Result<String, InvalidText> {
    let said = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let selects = |c: char| matches!(c, '\u{fe00}'..='\u{fe0f}');
    let shows_nothing = |c: char| c == ' ' || is_invisible(c) || is_blank(c) || selects(c);
    if said.chars().all(shows_nothing) {
        return Err(InvalidText::Empty);
    }
    if said.chars().count() > MAX_CHAT_LENGTH {
        return Err(InvalidText::TooLong);
    }
    // This invisible character joins emoji.
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
    fn a_quick_chat_is_sent_as_its_word() {
        for remark in QuickChat::ALL {
            assert_eq!(serde_json::to_value(remark).unwrap(), remark.word());
            assert_eq!(QuickChat::of(remark.word()), Some(remark));
        }
        assert_eq!(QuickChat::of("r5"), None);
    }

    #[test]
    fn chat_texts_are_printable() {
        let long = "a".repeat(MAX_CHAT_LENGTH + 1);
        for (text, said) in [
            ("  good   game ", Ok("good game")),
            ("<b>花火</b> 👨‍👩‍👧", Ok("<b>花火</b> 👨‍👩‍👧")),
            (&long[..MAX_CHAT_LENGTH], Ok(&long[..MAX_CHAT_LENGTH])),
            (&long[..], Err(InvalidText::TooLong)),
            ("one\ntwo", Ok("one two")),
            (" \t", Err(InvalidText::Empty)),
            ("\u{2800}", Err(InvalidText::Empty)),
            ("\u{3164} \u{115f}\u{ffa0}", Err(InvalidText::Empty)),
            ("\u{200d}\u{fe0f}\u{34f}", Err(InvalidText::Empty)),
            ("\u{2800}\u{28ff}", Ok("\u{2800}\u{28ff}")),
            ("\u{202e}evil", Err(InvalidText::Character)),
            ("a\u{0}b", Err(InvalidText::Character)),
        ] {
            assert_eq!(check_text(text), said.map(str::to_owned), "{text:?}");
        }
    }
}
