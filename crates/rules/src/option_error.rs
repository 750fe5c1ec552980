//! Errors in single options.

use core::fmt;

use serde_json::Value;

use crate::json_input::{Found, InvalidJson};
use crate::message::{Explain, Message};
use crate::option_values::Values;

/// An unknown option, or an invalid value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    Unknown {
        /// The given name, shortened.
        name: String,
        /// The most similar option.
        near: Option<&'static str>,
    },
    /// The option doesn't have this value.
    Value {
        option: &'static str,
        /// The given value.
        found: Found,
        /// The possible values.
        values: Values,
    },
    /// A part of the value is wrong, such as an item of `extra_suits`.
    Part {
        option: &'static str,
        /// The part and its error.
        why: InvalidJson,
    },
}

impl OptionError {
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
