//! Errors as data, so that a user interface can show them in the reader's language.
//!
//! Every error of this crate has an English text of its own ([`core::fmt::Display`]). One that
//! people can meet by what they type or by a file that they open has a [`Message`] as well: the id
//! of a text, and what is put into it. The texts stand in `locales/*/errors.ftl`; a test checks
//! that every id has one in every language, and that the English ones say what `Display` says.
//!
//! ```
//! use kagiya_rules::{Argument, Explain, Options};
//!
//! let error = Options::default().with("strikes", "9").unwrap_err();
//! assert_eq!(error.to_string(), "`strikes` must be a number from 1 to 5, not 9");
//! let message = error.message();
//! assert_eq!(message.id, "wrong-option-number");
//! assert!(message.args.contains(&("max", Argument::Number(5))));
//! ```
//!
//! To show one: make each argument a text first (a number as it is, a list joined by commas, a
//! message by its own text, an option as it is typed or by its name in words), then fill them into
//! the text with the id.

use core::fmt;

/// What an error says, with no word in any language: the id of a text, and its arguments by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id of the text in the language files.
    pub id: &'static str,
    /// What the text names as `{ $NAME }`.
    pub args: Vec<(&'static str, Argument)>,
}

/// What is put into the text of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which also decides between singular and plural.
    Number(i64),
    /// A text that is the same in every language. It holds no control characters.
    Text(String),
    /// Several of them, to be joined by commas.
    List(Vec<String>),
    /// A text of the language files with arguments of its own.
    Message(Message),
    /// An option of the rules, and the value of it that is meant if it is not the option as such:
    /// shown as it is typed, or by what the reader's language calls it.
    Option(&'static str, Option<String>),
    /// Values of an option, shown in the same way and joined by commas.
    Values(&'static str, Vec<String>),
}

/// An error that can be said in every language.
pub trait Explain {
    /// What it says, as data.
    fn message(&self) -> Message;
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The same with a number; one that is too large for the type is the largest.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Self {
        let number = number.try_into().unwrap_or(i64::MAX);
        self.with(name, Argument::Number(number))
    }

    /// The same with a text, in which control characters are replaced.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Self {
        self.with(name, Argument::Text(plain_text(&text.to_string())))
    }

    /// The same with several texts.
    #[must_use]
    pub fn list<T: fmt::Display>(
        self,
        name: &'static str,
        texts: impl IntoIterator<Item = T>,
    ) -> Self {
        let texts = texts.into_iter();
        let texts = texts.map(|text| plain_text(&text.to_string())).collect();
        self.with(name, Argument::List(texts))
    }

    /// The same with what another error says.
    #[must_use]
    pub fn inner(self, name: &'static str, error: &impl Explain) -> Self {
        self.with(name, Argument::Message(error.message()))
    }

    /// The same with an option of the rules.
    #[must_use]
    pub fn option(self, name: &'static str, option: &'static str) -> Self {
        self.with(name, Argument::Option(option, None))
    }

    /// The same with a value of an option.
    #[must_use]
    pub fn option_value(
        self,
        name: &'static str,
        option: &'static str,
        value: impl fmt::Display,
    ) -> Self {
        let value = plain_text(&value.to_string());
        self.with(name, Argument::Option(option, Some(value)))
    }

    /// The same with several values of an option.
    #[must_use]
    pub fn values<T: fmt::Display>(
        self,
        name: &'static str,
        option: &'static str,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        let values = values.into_iter();
        let values = values.map(|value| plain_text(&value.to_string())).collect();
        self.with(name, Argument::Values(option, values))
    }

    fn with(mut self, name: &'static str, argument: Argument) -> Self {
        self.args.push((name, argument));
        self
    }
}

/// A text from a file or a person, as it can be printed: control characters, line ends, and marks
/// that turn the direction of writing are replaced by `�`, so that a name can't forge a line of
/// output or change how the rest of it looks.
pub fn plain_text(text: &str) -> String {
    text.chars()
        .map(|letter| {
            if is_harmless(letter) {
                letter
            } else {
                char::REPLACEMENT_CHARACTER
            }
        })
        .collect()
}

/// Whether a character changes nothing but its own place.
fn is_harmless(letter: char) -> bool {
    !letter.is_control()
        && !matches!(
            letter,
            '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{202a}'
                ..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        )
}

/// The beginning of a text from a file, as an error quotes it.
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut letters = plain_text(text).chars().collect::<Vec<_>>();
    if letters.len() > LONGEST {
        letters.truncate(LONGEST);
        letters.push('…');
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_shown_can_change_nothing_around_it() {
        assert_eq!(plain_text("Zoë 春 🎆"), "Zoë 春 🎆");
        let forged = "x\nX2 passed: \u{1b}[2K\u{202e}y\u{2028}\u{7}";
        assert_eq!(plain_text(forged), "x�X2 passed: �[2K�y��");
        assert_eq!(
            Message::new("a").text("b", "c\rd").args,
            [("b", Argument::Text("c�d".to_owned()))]
        );
    }
}
