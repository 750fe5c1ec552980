//! Reading JSON that people write: an error names its place in the file, what was expected there
//! and what was found, never in words of the program.
//!
//! [`parse`] makes a value of a text; [`Keys`] takes the keys of an object out one by one, so that
//! one that is left over is known to be a slip; [`Shape`] reads what stands at a key.

use core::cell::RefCell;
use core::fmt;
use std::collections::BTreeMap;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};

use crate::message::{Explain, Message, quoted};

/// What is expected at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// `true` or `false`.
    Switch,
    /// A whole number in a range.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// A number without a fraction.
    Whole,
    /// A text.
    Text,
    /// A short name: letters, digits and a few signs, as of a suit.
    Name {
        /// The most characters.
        longest: i64,
    },
    /// A list.
    List,
    /// An object: keys and values in braces.
    Object,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Something for which one example says more than a rule.
    Like(&'static [&'static str]),
}

/// What was found at a place.
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
    /// A switch or a number, as it was written, shortened.
    Value(String),
}

/// Why a text is not JSON of the right shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShapeError {
    /// It isn't JSON at all.
    NotJson {
        /// The line where it stops making sense, from 1.
        line: usize,
        /// The place in that line, from 1.
        column: usize,
    },
    /// It is the beginning of a JSON text: the end is missing.
    Unfinished,
    /// An object has the same key twice.
    Twice {
        /// The key.
        key: String,
    },
    /// Something else than expected.
    Value {
        /// Where, as in `setup.hands[0]`; empty for the whole file.
        path: String,
        /// What was expected.
        expected: Expected,
        /// What was found.
        found: Found,
    },
    /// A key that must be there is not.
    Missing {
        /// Which one, with its place.
        path: String,
    },
    /// A key that means nothing here.
    Unknown {
        /// Which one, with its place.
        path: String,
        /// The keys that are known at this place.
        known: Vec<&'static str>,
    },
}

impl Found {
    /// What `value` is.
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

impl ShapeError {
    /// Something else than expected at `path`.
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

impl fmt::Display for ShapeError {
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

impl std::error::Error for ShapeError {}

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

impl Explain for ShapeError {
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

/// Reads a text as JSON. The invisible mark with which editors of some systems begin a file is
/// passed over.
///
/// # Errors
/// [`ShapeError::NotJson`], [`ShapeError::Unfinished`], or [`ShapeError::Twice`]: of two values for
/// a key nobody could say which one is meant.
pub fn parse(text: &str) -> Result<Value, ShapeError> {
    let twice = RefCell::new(None);
    let mut source = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let read = Unique { twice: &twice }.deserialize(&mut source);
    let value = read.and_then(|value| source.end().map(|()| value));
    value.map_err(|error| match twice.take() {
        Some(key) => ShapeError::Twice { key },
        None if error.classify() == Category::Eof => ShapeError::Unfinished,
        None => ShapeError::NotJson {
            line: error.line(),
            column: error.column(),
        },
    })
}

/// Reads any JSON in which no object has a key twice.
#[derive(Clone, Copy)]
struct Unique<'t> {
    /// The key that was found twice.
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

/// What can stand at a place in a file.
pub trait Shape: Sized {
    /// Reads `value`, which stands at `path`.
    ///
    /// # Errors
    /// [`ShapeError`] says what else was expected, and where.
    fn read(path: &str, value: Value) -> Result<Self, ShapeError>;
}

impl Shape for Value {
    fn read(_: &str, value: Value) -> Result<Self, ShapeError> {
        Ok(value)
    }
}

impl Shape for bool {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        value
            .as_bool()
            .ok_or_else(|| ShapeError::value(path, Expected::Switch, &value))
    }
}

impl Shape for String {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        match value {
            Value::String(text) => Ok(text),
            other => Err(ShapeError::value(path, Expected::Text, &other)),
        }
    }
}

/// Numbers are read in the range of their type.
macro_rules! numbers {
    ($($number:ty: $expected:expr),+ $(,)?) => {
        $(impl Shape for $number {
            fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
                let number = value.as_i64().map(i128::from).or(value.as_u64().map(i128::from));
                let number = number.and_then(|number| Self::try_from(number).ok());
                number.ok_or_else(|| ShapeError::value(path, $expected, &value))
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

impl<T: Shape> Shape for Option<T> {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        match value {
            Value::Null => Ok(None),
            value => T::read(path, value).map(Some),
        }
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        let Value::Array(items) = value else {
            return Err(ShapeError::value(path, Expected::List, &value));
        };
        items
            .into_iter()
            .enumerate()
            .map(|(index, item)| T::read(&format!("{path}[{index}]"), item))
            .collect()
    }
}

impl<T: Shape> Shape for BTreeMap<String, T> {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        object(path, value)?
            .into_iter()
            .map(|(key, value)| Ok((key.clone(), T::read(&joined(path, &key), value)?)))
            .collect()
    }
}

impl<T: Shape> Shape for BTreeMap<u8, T> {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        object(path, value)?
            .into_iter()
            .map(|(key, value)| {
                let at = joined(path, &key);
                let number = key.parse().map_err(|_| {
                    let expected = Expected::Number { min: 0, max: 255 };
                    ShapeError::value(&at, expected, &Value::String(key))
                })?;
                Ok((number, T::read(&at, value)?))
            })
            .collect()
    }
}

impl Shape for Map<String, Value> {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        object(path, value)
    }
}

fn object(path: &str, value: Value) -> Result<Map<String, Value>, ShapeError> {
    match value {
        Value::Object(keys) => Ok(keys),
        other => Err(ShapeError::value(path, Expected::Object, &other)),
    }
}

/// The path of a key of the object at `path`.
fn joined(path: &str, key: &str) -> String {
    let key = quoted(key);
    if path.is_empty() {
        key
    } else {
        format!("{path}.{key}")
    }
}

/// The keys of one object, taken out one by one; one that is left is unknown.
#[derive(Debug)]
pub struct Keys {
    path: String,
    left: Map<String, Value>,
    known: Vec<&'static str>,
}

impl Keys {
    /// The keys of `value`, which stands at `path`.
    ///
    /// # Errors
    /// [`ShapeError::Value`] if it isn't an object.
    pub fn of(path: &str, value: Value) -> Result<Self, ShapeError> {
        Ok(Self {
            path: path.to_owned(),
            left: object(path, value)?,
            known: Vec::new(),
        })
    }

    /// Where the object stands.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Where the value of `key` stands.
    pub fn path_of(&self, key: &str) -> String {
        joined(&self.path, key)
    }

    /// Whether `key` is there and has not been taken out.
    pub fn has(&self, key: &str) -> bool {
        self.left.contains_key(key)
    }

    /// What stands at `key`, if it is there.
    pub fn value(&mut self, key: &'static str) -> Option<Value> {
        self.known.push(key);
        self.left.remove(key)
    }

    /// What stands at `key`, if it is there.
    ///
    /// # Errors
    /// [`ShapeError`] if it is something else than expected.
    pub fn optional<T: Shape>(&mut self, key: &'static str) -> Result<Option<T>, ShapeError> {
        let path = self.path_of(key);
        self.value(key)
            .map(|value| T::read(&path, value))
            .transpose()
    }

    /// What stands at `key`.
    ///
    /// # Errors
    /// [`ShapeError`] if nothing does, or something else than expected.
    pub fn required<T: Shape>(&mut self, key: &'static str) -> Result<T, ShapeError> {
        let path = self.path_of(key);
        self.optional(key)?.ok_or(ShapeError::Missing { path })
    }

    /// What stands at `key`, or the default.
    ///
    /// # Errors
    /// [`ShapeError`] if it is something else than expected.
    pub fn or_default<T: Shape + Default>(&mut self, key: &'static str) -> Result<T, ShapeError> {
        Ok(self.optional(key)?.unwrap_or_default())
    }

    /// The keys of the object at `key`, if it is there.
    ///
    /// # Errors
    /// [`ShapeError`] if it isn't an object.
    pub fn object(&mut self, key: &'static str) -> Result<Option<Self>, ShapeError> {
        let path = self.path_of(key);
        self.value(key)
            .map(|value| Self::of(&path, value))
            .transpose()
    }

    /// Says that every key has been asked for.
    ///
    /// # Errors
    /// [`ShapeError::Unknown`] if one is left.
    pub fn finish(self) -> Result<(), ShapeError> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(key) => Err(ShapeError::Unknown {
                path: self.path_of(key),
                known: self.known,
            }),
        }
    }
}
