//! A paragraph: the id of a text, its values, and the sources of the rule.

use core::fmt;
use std::borrow::Cow;

use kagiya_rules::Source;
use serde::{Deserialize, Serialize, Serializer};

use crate::picture::Picture;

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Paragraph {
    /// The id of the text.
    pub id: Cow<'static, str>,
    /// The values of the text, by name.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, RulebookValue)>,
    /// The pictures that show what it says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pictures: Vec<Picture>,
    /// The documents that are sources; empty if the rule follows from others or from this table.
    #[serde(serialize_with = "as_keys", skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Source>,
    /// The rulings that decided it, where documents differ or say nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
}

/// A value in a text of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RulebookValue {
    /// A number.
    Number(u16),
    /// Numbers in a sequence: the copies of a suit, the order of a firework.
    Series(Vec<u16>),
    /// Alternative numbers: "4 or 5".
    Either(Vec<u16>),
    /// A sum: "4 + 3 + 2".
    Sum(Vec<u16>),
    /// A suit or color, by its English name.
    Suit(String),
    /// Suits or colors: "white, red and blue".
    Suits(Vec<String>),
    /// Another text, by its id.
    Text(String),
}

/// A ruling on a point where documents differ or say nothing: A-1 and so on. The text
/// `rulebook-ruling-1` explains the decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ruling(u8);

/// A value as passed to a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number, which may select singular or plural.
    Number(u16),
    /// Text.
    Text(String),
}

/// Finds the text with an id and fills in the values; `None` for an unknown id.
pub type Say<'a> = dyn Fn(&str, &[(&str, Value)]) -> Option<String> + 'a;

impl Paragraph {
    pub(crate) fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
            pictures: Vec::new(),
            sources: Vec::new(),
            rulings: Vec::new(),
        }
    }

    pub(crate) fn with(mut self, name: &'static str, arg: RulebookValue) -> Self {
        self.args.push((name, arg));
        self
    }

    pub(crate) fn number(self, name: &'static str, number: impl TryInto<u16>) -> Self {
        self.with(name, RulebookValue::number(number))
    }

    pub(crate) fn from(mut self, sources: &[Source]) -> Self {
        self.sources = sources.to_vec();
        self
    }

    pub(crate) fn ruled(mut self, rulings: &[u8]) -> Self {
        self.rulings = rulings.iter().copied().map(Ruling).collect();
        self
    }

    /// The id without the voice of an edition.
    pub fn rule(&self) -> &str {
        self.id.split('.').next().unwrap_or_default()
    }

    /// The paragraph as text. A missing text is shown as its id; a suit without a name in the
    /// language keeps its English name.
    pub fn text(&self, say: &Say<'_>) -> String {
        let args: Vec<(&str, Value)> = self
            .args
            .iter()
            .map(|(name, arg)| (*name, arg.value(say)))
            .collect();
        say(&self.id, &args).unwrap_or_else(|| self.id.to_string())
    }
}

impl RulebookValue {
    /// A number. Numbers of a game are far below the limit.
    pub(crate) fn number(number: impl TryInto<u16>) -> Self {
        Self::Number(number.try_into().unwrap_or(u16::MAX))
    }

    fn value(&self, say: &Say<'_>) -> Value {
        let written =
            |numbers: &[u16]| -> Vec<String> { numbers.iter().map(ToString::to_string).collect() };
        Value::Text(match self {
            Self::Number(number) => return Value::Number(*number),
            Self::Series(numbers) => say_row(say, &written(numbers)),
            Self::Either(numbers) => say_list(say, "list-or", &written(numbers)),
            Self::Sum(numbers) => written(numbers).join(" + "),
            Self::Suit(name) => suit_name(say, name),
            Self::Suits(names) => {
                let names: Vec<String> = names.iter().map(|name| suit_name(say, name)).collect();
                say_list(say, "list-and", &names)
            }
            Self::Text(id) => say(id, &[]).unwrap_or_else(|| id.clone()),
        })
    }
}

/// "white, red and blue": the items, the last two joined by the text `id` (`list-and`, `list-or`).
pub fn say_list(say: &Say<'_>, id: &str, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => {
            let most = Value::Text(say_row(say, most));
            let args = [("items", most), ("last", Value::Text(last.clone()))];
            say(id, &args).unwrap_or_else(|| items.join(", "))
        }
    }
}

/// "1, 2, 3": the items joined by the text `list-more`.
fn say_row(say: &Say<'_>, items: &[String]) -> String {
    let joined = items.iter().cloned().reduce(|first, next| {
        let plain = format!("{first}, {next}");
        let args = [("first", Value::Text(first)), ("next", Value::Text(next))];
        say("list-more", &args).unwrap_or(plain)
    });
    joined.unwrap_or_default()
}

fn suit_name(say: &Say<'_>, name: &str) -> String {
    let id = format!("suit-{}", name.to_lowercase().replace(' ', "-"));
    say(&id, &[]).unwrap_or_else(|| name.to_owned())
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A-{}", self.0)
    }
}

impl Serialize for Ruling {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Ruling {
    /// The number in the list of rulings.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The id of the text that explains the decision.
    pub fn text_id(self) -> String {
        format!("rulebook-ruling-{}", self.0)
    }
}

fn as_map<S: Serializer>(
    args: &[(&'static str, RulebookValue)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

fn as_keys<S: Serializer>(sources: &[Source], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(sources.iter().map(|source| source.key()))
}
