//! The arguments of the tools.

use core::fmt::Write as _;
use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenArguments {
    pub(crate) preset: Option<String>,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, Value>,
    pub(crate) variant: Option<String>,
    pub(crate) seats: Option<u8>,
    pub(crate) companions: Option<Companions>,
    #[serde(default = "yes")]
    pub(crate) listed: bool,
}

fn yes() -> bool {
    true
}

/// Bots for the other seats.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Companions {
    Number(u8),
    Names(Vec<String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitArguments {
    pub(crate) table: String,
    pub(crate) seat: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookArguments {
    #[serde(default)]
    pub(crate) history: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WaitArguments {
    pub(crate) seconds: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesArguments {
    pub(crate) preset: Option<String>,
    pub(crate) seats: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhyArguments {
    pub(crate) action: Option<u32>,
}

/// Why arguments can't be read, without the place in the text, which says nothing to a model.
pub(crate) fn reason(error: &serde_json::Error) -> String {
    const MOST: usize = 200;
    let text = error.to_string();
    let reason = text.split(" at line ").next().unwrap_or(&text);
    let clean = reason.chars().filter(|it| !it.is_control());
    clean.take(MOST).collect()
}

/// A part of a path. Names of variants have spaces and other signs.
pub(crate) fn escaped(text: &str) -> String {
    let mut path = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            path.push(char::from(byte));
        } else {
            let _ = write!(path, "%{byte:02X}");
        }
    }
    path
}
