//! Reads JSON that people write. An error names the position, the expected form and what was found, in the
//! user's terms.
//!
//! [`parse`] reads a text. [`ObjectReader`] reads the keys of an object one by one and reports unknown ones.
//! [`FromJson`] reads the value of a key.

use core::cell::RefCell;
use core::fmt;
use std::collections::BTreeMap;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};

use crate::message::{Explain, Message, quoted};

/// The expected form of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `true` or `false`.
    Switch,
    /// A whole number in a range.
    Number {
        min: i64,
        max: i64,
    },
    /// A whole number.
    Whole,
    /// A text.
    Text,
    /// A short name of letters, digits and a few other characters, such as that of a suit.
    Name {
        /// The maximum length in characters.
        longest: i64,
    },
    /// A list.
    List,
    Object,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A form that examples explain better than a rule.
    Like(&'static [&'static str]),
}

/// The value that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The word `null`.
    Null,
    /// A list.
    List,
    /// An object.
    Object,
    /// A text, shortened.
    Text(String),
    /// A boolean or a number as written, shortened.
    Value(String),
}

/// Why a text isn't JSON in the expected form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidJson {
    /// It isn't JSON.
    NotJson {
        /// The line of the syntax error, from 1.
        line: usize,
        /// The column of the syntax error, from 1.
        column: usize,
    },
    /// The end of the text is missing.
    Unfinished,
    /// An object has a duplicate key.
    Twice { key: String },
    /// A value doesn't have the expected form.
    Value {
        /// The path of the value, such as `setup.hands[0]`; empty for the whole file.
        path: String,
        expected: Expected,
        found: Found,
    },
    /// A required key is missing.
    Missing {
        /// The path of the key.
        path: String,
    },
    /// The key is unknown.
    Unknown {
        /// The path of the key.
        path: String,
        /// The known keys at this path.
        known: Vec<&'static str>,
    },
}

impl Found {
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
            Value::String(text) => Self::Text(quoted(text)),
            Value::Bool(_) | Value::Number(_) => Self::Value(quoted(&value.to_string())),
        }
    }
}

impl InvalidJson {
    pub fn value(path: &str, expected: Expected, found: &Value) -> Self {
        Self::Value {
            path: path.to_owned(),
            expected,
            found: Found::of(found),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch => f.write_str("true or false"),
            Self::Number { min, max } => write!(f, "a number from {min} to {max}"),
            Self::Whole => f.write_str("a whole number"),
            Self::Text => f.write_str("a text"),
            Self::Name { longest } => write!(
                f,
                "a name of 1 to {longest} letters, digits, spaces, `-` and `_`, with no space at its ends"
            ),
            Self::List => f.write_str("a list"),
            Self::Object => f.write_str("an object"),
            Self::Word(words) => write!(f, "one of {}", words.join(", ")),
            Self::Like(examples) => write!(f, "something like {}", examples.join(", ")),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::List => f.write_str("a list"),
            Self::Object => f.write_str("an object"),
            Self::Text(text) => write!(f, "`{text}`"),
            Self::Value(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for InvalidJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson { line, column } => {
                write!(f, "invalid JSON: see line {line}, column {column}")
            }
            Self::Unfinished => f.write_str("invalid JSON: the text ends too early"),
            Self::Twice { key } => write!(f, "duplicate key `{key}`"),
            Self::Value {
                path,
                expected,
                found,
            } if path.is_empty() => write!(f, "expected {expected}, found {found}"),
            Self::Value {
                path,
                expected,
                found,
            } => write!(f, "{path}: expected {expected}, found {found}"),
            Self::Missing { path } => write!(f, "{path} is missing"),
            Self::Unknown { path, known } => write!(
                f,
                "unknown key `{path}`; the known keys are {}",
                known.join(", ")
            ),
        }
    }
}

impl std::error::Error for InvalidJson {}

impl Explain for Expected {
    fn message(&self) -> Message {
        match self {
            Self::Switch => Message::new("wrong-expected-switch"),
            Self::Number { min, max } => Message::new("wrong-expected-number")
                .number("min", *min)
                .number("max", *max),
            Self::Whole => Message::new("wrong-expected-whole"),
            Self::Text => Message::new("wrong-expected-text"),
            Self::Name { longest } => {
                Message::new("wrong-expected-name").number("longest", *longest)
            }
            Self::List => Message::new("wrong-expected-list"),
            Self::Object => Message::new("wrong-expected-object"),
            Self::Word(words) => Message::new("wrong-expected-word").list("words", *words),
            Self::Like(examples) => Message::new("wrong-expected-like").list("examples", *examples),
        }
    }
}

impl Explain for Found {
    fn message(&self) -> Message {
        match self {
            Self::Null => Message::new("wrong-found-null"),
            Self::List => Message::new("wrong-found-list"),
            Self::Object => Message::new("wrong-found-object"),
            Self::Text(text) => Message::new("wrong-found-text").text("text", text),
            Self::Value(text) => Message::new("wrong-found-value").text("text", text),
        }
    }
}

impl Explain for InvalidJson {
    fn message(&self) -> Message {
        match self {
            Self::NotJson { line, column } => Message::new("wrong-json")
                .number("line", *line)
                .number("column", *column),
            Self::Unfinished => Message::new("wrong-json-unfinished"),
            Self::Twice { key } => Message::new("wrong-key-twice").text("key", key),
            Self::Value {
                path,
                expected,
                found,
            } => {
                let message = if path.is_empty() {
                    Message::new("wrong-file-value")
                } else {
                    Message::new("wrong-value").text("path", path)
                };
                message.inner("expected", expected).inner("found", found)
            }
            Self::Missing { path } => Message::new("wrong-missing").text("path", path),
            Self::Unknown { path, known } => Message::new("wrong-key")
                .text("path", path)
                .list("known", known),
        }
    }
}

/// Parses JSON, after an optional byte order mark.
///
/// # Errors
/// [`InvalidJson::NotJson`], [`InvalidJson::Unfinished`], or [`InvalidJson::Twice`], since the meaning of a
/// duplicate key is unclear.
pub fn parse(text: &str) -> Result<Value, InvalidJson> {
    let twice = RefCell::new(None);
    let mut source = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let read = Unique { twice: &twice }.deserialize(&mut source);
    let value = read.and_then(|value| source.end().map(|()| value));
    value.map_err(|error| match twice.take() {
        Some(key) => InvalidJson::Twice { key },
        None if error.classify() == Category::Eof => InvalidJson::Unfinished,
        None => InvalidJson::NotJson {
            line: error.line(),
            column: error.column(),
        },
    })
}

/// Deserializes any JSON without duplicate keys.
#[derive(Clone, Copy)]
struct Unique<'t> {
    /// The duplicate key.
    twice: &'t RefCell<Option<String>>,
}

impl<'de> DeserializeSeed<'de> for Unique<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Unique<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            let value = entries.next_value_seed(self)?;
            if map.contains_key(&key) {
                *self.twice.borrow_mut() = Some(quoted(&key));
                return Err(serde::de::Error::custom("a key twice"));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

/// A type that can be read from JSON.
pub trait FromJson: Sized {
    /// Reads `value`, whose path is `path`.
    ///
    /// # Errors
    /// [`InvalidJson`] with the expected form and the path.
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson>;
}

impl FromJson for Value {
    fn read(_: &str, value: Value) -> Result<Self, InvalidJson> {
        Ok(value)
    }
}

impl FromJson for bool {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        value
            .as_bool()
            .ok_or_else(|| InvalidJson::value(path, Expected::Switch, &value))
    }
}

impl FromJson for String {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        match value {
            Value::String(text) => Ok(text),
            other => Err(InvalidJson::value(path, Expected::Text, &other)),
        }
    }
}

/// A number must be in the range of its type.
macro_rules! numbers {
    ($($number:ty: $expected:expr),+ $(,)?) => {
        $(impl FromJson for $number {
            fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
                let number = value.as_i64().map(i128::from).or(value.as_u64().map(i128::from));
                let number = number.and_then(|number| Self::try_from(number).ok());
                number.ok_or_else(|| InvalidJson::value(path, $expected, &value))
            }
        })+
    };
}

numbers! {
    u8: Expected::Number { min: 0, max: 255 },
    i8: Expected::Number { min: -128, max: 127 },
    u64: Expected::Whole,
    usize: Expected::Whole,
    i64: Expected::Whole,
}

impl<T: FromJson> FromJson for Option<T> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        match value {
            Value::Null => Ok(None),
            value => T::read(path, value).map(Some),
        }
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let Value::Array(items) = value else {
            return Err(InvalidJson::value(path, Expected::List, &value));
        };
        items
            .into_iter()
            .enumerate()
            .map(|(index, item)| T::read(&format!("{path}[{index}]"), item))
            .collect()
    }
}

impl<T: FromJson> FromJson for BTreeMap<String, T> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        object(path, value)?
            .into_iter()
            .map(|(key, value)| Ok((key.clone(), T::read(&joined(path, &key), value)?)))
            .collect()
    }
}

impl<T: FromJson> FromJson for BTreeMap<u8, T> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        object(path, value)?
            .into_iter()
            .map(|(key, value)| {
                let at = joined(path, &key);
                let number = key.parse().map_err(|_| {
                    let expected = Expected::Number { min: 0, max: 255 };
                    InvalidJson::value(&at, expected, &Value::String(key))
                })?;
                Ok((number, T::read(&at, value)?))
            })
            .collect()
    }
}

impl FromJson for Map<String, Value> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        object(path, value)
    }
}

fn object(path: &str, value: Value) -> Result<Map<String, Value>, InvalidJson> {
    match value {
        Value::Object(keys) => Ok(keys),
        other => Err(InvalidJson::value(path, Expected::Object, &other)),
    }
}

/// The path of `key` in the object at `path`.
fn joined(path: &str, key: &str) -> String {
    let key = quoted(key);
    if path.is_empty() {
        key
    } else {
        format!("{path}.{key}")
    }
}

/// The keys of an object. Keys that the caller doesn't read are unknown ones.
#[derive(Debug)]
pub struct ObjectReader {
    path: String,
    left: Map<String, Value>,
    known: Vec<&'static str>,
}

impl ObjectReader {
    /// # Errors
    /// [`InvalidJson::Value`] if it isn't an object.
    pub fn of(path: &str, value: Value) -> Result<Self, InvalidJson> {
        Ok(Self {
            path: path.to_owned(),
            left: object(path, value)?,
            known: Vec::new(),
        })
    }

    pub fn path(&self) -> &str {
        &self.path
    }

    pub fn path_of(&self, key: &str) -> String {
        joined(&self.path, key)
    }

    /// Whether `key` exists and wasn't read yet.
    pub fn has(&self, key: &str) -> bool {
        self.left.contains_key(key)
    }

    /// Reads the value of `key`, if it exists.
    pub fn value(&mut self, key: &'static str) -> Option<Value> {
        self.known.push(key);
        self.left.remove(key)
    }

    /// Reads the value of `key`, if it exists.
    ///
    /// # Errors
    /// [`InvalidJson`] if it doesn't have the expected form.
    pub fn optional<T: FromJson>(&mut self, key: &'static str) -> Result<Option<T>, InvalidJson> {
        let path = self.path_of(key);
        self.value(key)
            .map(|value| T::read(&path, value))
            .transpose()
    }

    /// Reads the value of `key`.
    ///
    /// # Errors
    /// [`InvalidJson`] if the key is missing, or its value doesn't have the expected form.
    pub fn required<T: FromJson>(&mut self, key: &'static str) -> Result<T, InvalidJson> {
        let path = self.path_of(key);
        self.optional(key)?.ok_or(InvalidJson::Missing { path })
    }

    /// Reads the value of `key`, or returns the default.
    ///
    /// # Errors
    /// [`InvalidJson`] if it doesn't have the expected form.
    pub fn or_default<T: FromJson + Default>(
        &mut self,
        key: &'static str,
    ) -> Result<T, InvalidJson> {
        Ok(self.optional(key)?.unwrap_or_default())
    }

    /// Reads the object at `key`, if it exists.
    ///
    /// # Errors
    /// [`InvalidJson`] if it isn't an object.
    pub fn object(&mut self, key: &'static str) -> Result<Option<Self>, InvalidJson> {
        let path = self.path_of(key);
        self.value(key)
            .map(|value| Self::of(&path, value))
            .transpose()
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// [`InvalidJson::Unknown`] if a key wasn't read.
    pub fn finish(self) -> Result<(), InvalidJson> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(key) => Err(InvalidJson::Unknown {
                path: self.path_of(key),
                known: self.known,
            }),
        }
    }
}
