//! People as others see them, and their names.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::PersonId;

/// A person as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    pub id: PersonId,
    /// Not unique.
    pub name: String,
}

/// The maximum length of a name, in characters.
pub const MAX_NAME: usize = 24;

/// Why a text isn't a valid name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidName {
    /// The name is blank.
    Empty,
    /// The name has more than [`MAX_NAME`] characters.
    TooLong,
    /// A character is invisible or blank, or changes others.
    Character,
}

impl fmt::Display for InvalidName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a name needs at least one character"),
            Self::TooLong => write!(f, "a name has at most {MAX_NAME} characters"),
            Self::Character => f.write_str(
                "a name can't contain control characters, blank ones, or marks that turn the direction of text",
            ),
        }
    }
}

impl std::error::Error for InvalidName {}

/// The name without spaces at its ends and without repeated spaces.
///
/// Names needn't be unique, since people have ids.
///
/// # Errors
/// [`InvalidName`] with the reason.
pub fn check_name(text: &str) -> Result<String, InvalidName> {
    let mut name = String::new();
    for word in text.split_whitespace() {
        if !name.is_empty() {
            name.push(' ');
        }
        name.push_str(word);
        if name.chars().count() > MAX_NAME {
            return Err(InvalidName::TooLong);
        }
    }
    let hidden = |c: char| c.is_control() || is_invisible(c) || is_blank(c);
    if name.chars().any(hidden) {
        return Err(InvalidName::Character);
    }
    if name.is_empty() {
        return Err(InvalidName::Empty);
    }
    Ok(name)
}

/// Invisible characters, and characters that change the direction of text.
pub(crate) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Characters that Unicode classes as letters or symbols but are blank. With one, a name looks like the name
/// without it. A text may have them, such as a picture made of Braille.
pub(crate) const fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_printable() {
        for (text, name) in [
            ("Ana", Ok("Ana")),
            ("  Ana   Lu ", Ok("Ana Lu")),
            ("花火師", Ok("花火師")),
            ("", Err(InvalidName::Empty)),
            (" \t", Err(InvalidName::Empty)),
            ("\u{202e}evil", Err(InvalidName::Character)),
            ("a\u{0}b", Err(InvalidName::Character)),
            ("Maria\u{2800}", Err(InvalidName::Character)),
            ("Maria\u{3164}", Err(InvalidName::Character)),
            ("\u{115f}\u{ffa0}", Err(InvalidName::Character)),
            ("123456789 123456789 12345", Err(InvalidName::TooLong)),
            ("123456789 123456789 1234", Ok("123456789 123456789 1234")),
        ] {
            assert_eq!(check_name(text), name.map(str::to_owned), "{text:?}");
        }
    }
}
