//! Tests that the documents of the protocol name what serde writes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};
use std::fs;

use serde::Deserialize;
use serde::de::value::MapDeserializer;
use serde::de::{self, Deserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use crate::types::with_all_types;
use crate::*;

/// The names of the fields that distinguish the variants of enums.
const TAGS: [&str; 3] = ["type", "kind", "face"];

/// Asks a type for the names by which serde knows its variants or fields. The answer is the error.
struct Probe;

/// The names of the variants of an enum or of the fields of a struct; none for other types.
#[derive(Debug)]
struct Names(&'static [&'static str]);

impl Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl std::error::Error for Names {}

impl de::Error for Names {
    fn custom<T: Display>(_: T) -> Self {
        Self(&[])
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Self(expected)
    }
}

impl<'de> Deserializer<'de> for Probe {
    type Error = Names;

    /// An enum with a tag inside finds a tag that names none of its variants.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Names> {
        let tags = TAGS.map(|tag| (tag, "?"));
        visitor.visit_map(MapDeserializer::new(tags.into_iter()))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(variants))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Names> {
        Err(Names(fields))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

fn names<'de, T: Deserialize<'de>>() -> BTreeSet<&'static str> {
    let names = T::deserialize(Probe).err().map_or(&[][..], |names| names.0);
    names.iter().copied().collect()
}

macro_rules! names_of_types {
    ($map:ident: $($name:ident)*) => {
        $($map.insert(stringify!($name), names::<$name>());)*
    };
}

/// The variants of an enum or the properties of an object, as a schema lists them; none for
/// other schemas.
fn listed(schema: &Value) -> BTreeSet<&str> {
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    let words = schema["enum"].as_array().into_iter().flatten();
    let properties = schema["properties"].as_object().into_iter().flatten();
    let words = words.filter_map(Value::as_str);
    let properties = properties.map(|(name, _)| name.as_str());
    words
        .chain(properties)
        .chain(variants.filter_map(name_of))
        .collect()
}

/// The name of a variant: its tag, or its only property.
fn name_of(variant: &Value) -> Option<&str> {
    let properties = variant["properties"].as_object()?;
    let tag = TAGS
        .iter()
        .find_map(|tag| properties.get(*tag)?["enum"][0].as_str());
    let only = properties.keys().next().filter(|_| properties.len() == 1);
    tag.or(only.map(String::as_str))
}

#[test]
fn schemas_list_what_is_sent() {
    let mut sent = BTreeMap::new();
    with_all_types!(names_of_types, sent);
    let text = fs::read_to_string(xtask::repository("docs/openapi.json")).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut compared = 0;
    for (name, schema) in schemas {
        let sent = sent
            .get(&**name)
            .unwrap_or_else(|| panic!("{name} is not among the types"));
        if !sent.is_empty() {
            assert_eq!(listed(schema), *sent, "{name}");
            compared += 1;
        }
    }
    assert!(compared > 60, "only {compared} schemas were compared");
}

/// The words of the code in a section of a document, up to the next heading of its level or above.
fn code_of(document: &str, heading: &str) -> BTreeSet<String> {
    let depth = |line: &str| line.bytes().take_while(|byte| *byte == b'#').count();
    let ends = |line: &&str| (1..=depth(heading)).contains(&depth(line));
    let from_heading = document.lines().skip_while(|line| *line != heading);
    let section = from_heading.skip(1).take_while(|line| !ends(line));
    let section = section.collect::<Vec<_>>().join("\n");
    let inside = |it: char| it.is_alphanumeric() || matches!(it, '_' | '/');
    let code = section.split('`').skip(1).step_by(2);
    let words = code.flat_map(|code| code.split(|it| !inside(it)));
    words.map(str::to_owned).collect()
}

#[test]
fn the_document_names_what_is_sent() {
    let document = fs::read_to_string(xtask::repository("docs/protocol.md")).unwrap();
    let codes = ErrorCode::ALL.iter().map(|code| code.as_str()).collect();
    for (heading, sent) in [
        ("### Messages", names::<ClientMessage>()),
        ("### Messages", names::<ServerMessage>()),
        ("### Views", names::<Watching>()),
        ("### Permissions", names::<TablePermissions>()),
        ("### Permissions", names::<SitEffect>()),
        ("### Permissions", names::<LeaveEffect>()),
        ("### Permissions", names::<EndEffect>()),
        ("### Permissions", names::<ChatPermission>()),
        ("### Chat", names::<ChatMessage>()),
        ("### Chat", names::<QuickChat>()),
        ("### Events", names::<TableEvent>()),
        ("### Events", names::<EndReason>()),
        ("### Events", names::<GameEvent>()),
        ("### Events", names::<OutcomeKind>()),
        ("### Events", names::<LossReason>()),
        ("### The table's description", names::<TableInfo>()),
        ("### The table's description", names::<SeatInfo>()),
        ("### The table's description", names::<TableStatus>()),
        ("### The game", names::<GameState>()),
        ("### The game", names::<PhaseInfo>()),
        ("### Legal actions", names::<LegalActions>()),
        ("### Legal actions", names::<Action>()),
        ("## Commands", names::<Command>()),
        ("## Commands", names::<KickReason>()),
        ("## Commands", names::<BotSpeed>()),
        ("## Commands", names::<ChatChannel>()),
        ("## Commands", names::<TableSettings>()),
        ("## Commands", names::<Starter>()),
        ("## Conventions", names::<Conventions>()),
        ("## Conventions", names::<HandEnd>()),
        ("## Time controls", names::<TimeControl>()),
        ("## Time controls", names::<OnTimeout>()),
        ("## Time controls", names::<TableTime>()),
        ("## Fixed deals", names::<RequestedDeal>()),
        ("### Reviews", names::<ReviewAction>()),
        ("### Reviews", names::<Review>()),
        ("## Errors", codes),
        ("## HTTP", names::<NoteMark>()),
    ] {
        assert!(!sent.is_empty(), "{heading}: a type without names");
        let named = code_of(&document, heading);
        let missing: Vec<_> = sent.iter().filter(|name| !named.contains(**name)).collect();
        assert!(
            missing.is_empty(),
            "docs/protocol.md, {heading} does not name {missing:?}"
        );
    }
}
