//! Errors as data, so that user interfaces can translate them.
//!
//! Every error of this crate has an English text ([`core::fmt::Display`]). An error caused by a user's input
//! or file also has a [`Message`]: the id of a text in `locales/*/errors.ftl`, with arguments. Tests check
//! that every id has a text in all languages, and that the English one equals `Display`.
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
//! To show a message, first convert each argument to a text: a number as it is, a list joined by commas, a
//! message by its own text, an option as typed or by its translated name. Then insert them into the text with
//! the id.

use core::fmt;

/// A translatable error: the id of a text, and its arguments by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub id: &'static str,
    /// The values of `{ $NAME }` in the text.
    pub args: Vec<(&'static str, Argument)>,
}

/// A value in the text of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number, which also selects singular or plural.
    Number(i64),
    /// A text that is the same in all languages, without control characters.
    Text(String),
    /// Several texts, joined by commas.
    List(Vec<String>),
    /// A translated text with its own arguments.
    Message(Message),
    /// An option of the rules, or one of its values, shown as typed or translated.
    Option(&'static str, Option<String>),
    /// Values of an option, joined by commas.
    Values(&'static str, Vec<String>),
}

/// An error that can be translated.
pub trait Explain {
    fn message(&self) -> Message;
}

impl Message {
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// Adds a number, which saturates at the limits of `i64`.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl TryInto<i64>) -> Self {
        let number = number.try_into().unwrap_or(i64::MAX);
        self.with(name, Argument::Number(number))
    }

    /// Adds a text, with control characters replaced.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl fmt::Display) -> Self {
        self.with(name, Argument::Text(plain_text(&text.to_string())))
    }

    /// Adds several texts.
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

    /// Adds the message of another error.
    #[must_use]
    pub fn inner(self, name: &'static str, error: &impl Explain) -> Self {
        self.with(name, Argument::Message(error.message()))
    }

    /// Adds an option of the rules.
    #[must_use]
    pub fn option(self, name: &'static str, option: &'static str) -> Self {
        self.with(name, Argument::Option(option, None))
    }

    /// Adds a value of an option.
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

    /// Adds several values of an option.
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

/// A text from a file or a person for output. Control characters, line ends and marks that change the
/// direction of text become `�`, so that a name can't fake a line of output or change the text around it.
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

/// Whether a character doesn't affect the text around it.
fn is_harmless(letter: char) -> bool {
    !letter.is_control()
        && !matches!(
            letter,
            '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{202a}'
                ..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        )
}

/// The beginning of a text, for an error to quote.
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
    fn a_shown_text_does_not_affect_the_text_around_it() {
        assert_eq!(plain_text("Zoë 春 🎆"), "Zoë 春 🎆");
        let forged = "x\nX2 passed: \u{1b}[2K\u{202e}y\u{2028}\u{7}";
        assert_eq!(plain_text(forged), "x�X2 passed: �[2K�y��");
        assert_eq!(
            Message::new("a").text("b", "c\rd").args,
            [("b", Argument::Text("c�d".to_owned()))]
        );
    }
}
