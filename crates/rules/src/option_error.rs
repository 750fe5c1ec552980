//! Why an option can't be set.

use core::fmt;

use serde_json::Value;

use crate::message::{Explain, Message, quoted};
use crate::options::{OPTIONS, Values};
use crate::shape::{Found, ShapeError};

/// An option that does not exist, or a value that it does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// There is no such option.
    Unknown {
        /// The name that was given, shortened.
        name: String,
        /// The option that may have been meant.
        near: Option<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static str,
        /// The value that was given.
        found: Found,
        /// The values that it has.
        values: Values,
    },
    /// A part of the value is wrong, as a row of `extra_suits`.
    Part {
        /// The option.
        option: &'static str,
        /// Which part, and what is wrong with it.
        why: ShapeError,
    },
}

impl OptionError {
    pub(crate) fn unknown(name: &str) -> Self {
        let near = OPTIONS
            .iter()
            .map(|option| (strsim::damerau_levenshtein(option.name, name), option.name))
            .min()
            .filter(|(distance, near)| *distance <= 3 && *distance < near.len());
        Self::Unknown {
            name: quoted(name),
            near: near.map(|(_, near)| near),
        }
    }

    pub(crate) fn value(option: &'static str, found: &Value, values: Values) -> Self {
        Self::Value {
            option,
            found: Found::of(found),
            values,
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown {
                name,
                near: Some(near),
            } => write!(f, "there is no option `{name}`; did you mean `{near}`?"),
            Self::Unknown { name, near: None } => write!(
                f,
                "there is no option `{name}`; `kagiya rules` lists them all"
            ),
            Self::Value {
                option,
                found,
                values,
            } => {
                write!(f, "`{option}` must be ")?;
                match values {
                    Values::Switch => f.write_str("true or false")?,
                    Values::Number { min, max } => write!(f, "a number from {min} to {max}")?,
                    Values::Choice(words) => write!(f, "one of {}", words.join(", "))?,
                    Values::Data { examples, .. } => {
                        write!(f, "a value like {}", examples.join(", "))?;
                    }
                }
                write!(f, ", not {found}")
            }
            Self::Part { option, why } => write!(f, "option `{option}`: {why}"),
        }
    }
}

impl std::error::Error for OptionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Part { why, .. } => Some(why),
            Self::Unknown { .. } | Self::Value { .. } => None,
        }
    }
}

impl Explain for OptionError {
    fn message(&self) -> Message {
        match self {
            Self::Unknown {
                name,
                near: Some(near),
            } => Message::new("wrong-option-near")
                .text("name", name)
                .text("near", near),
            Self::Unknown { name, near: None } => {
                Message::new("wrong-option-name").text("name", name)
            }
            Self::Value {
                option,
                found,
                values,
            } => {
                let message = match values {
                    Values::Switch => Message::new("wrong-option-switch"),
                    Values::Number { min, max } => Message::new("wrong-option-number")
                        .number("min", *min)
                        .number("max", *max),
                    Values::Choice(words) => {
                        Message::new("wrong-option-choice").values("words", option, *words)
                    }
                    Values::Data { examples, .. } => {
                        Message::new("wrong-option-form").list("examples", *examples)
                    }
                };
                message.option("option", option).inner("found", found)
            }
            Self::Part { option, why } => Message::new("wrong-option-part")
                .option("option", option)
                .inner("why", why),
        }
    }
}
