//! The table that a bot opens.

use core::str::FromStr;

use kagiya_formats::hanab_live::variant_names;
use serde_json::{Map, Value, json};
use thiserror::Error;

use crate::site_options::rules_of_site;

/// The options that can be switched on.
const SWITCHES: [&str; 5] = [
    "emptyClues",
    "deckPlays",
    "oneExtraCard",
    "oneLessCard",
    "allOrNothing",
];

/// What is played at a table that a bot opens: `VARIANT,players=N,OPTION…`, each part optional.
#[derive(Clone, PartialEq, Debug)]
pub struct TableOptions {
    pub(super) players: u8,
    pub(super) options: Map<String, Value>,
}

/// The text is no options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum InvalidTableOptions {
    /// A part is neither a variant nor an option.
    #[error(
        "{0:?} is neither a variant of hanab.live that can be played here nor an option; options are \
         players=2 to players=6 and {switches}",
        switches = SWITCHES.join(", ")
    )]
    Unknown(String),
    /// The options don't work together.
    #[error("{0}")]
    Unusable(String),
}

impl FromStr for TableOptions {
    type Err = InvalidTableOptions;

    fn from_str(text: &str) -> Result<Self, InvalidTableOptions> {
        let mut players = 2;
        let mut options = Map::new();
        options.insert("variantName".to_owned(), json!("No Variant"));
        for part in text.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let number = part.strip_prefix("players=").map(str::parse);
            if let Some(Ok(number @ 2..=6)) = number {
                players = number;
            } else if SWITCHES.contains(&part) {
                options.insert(part.to_owned(), json!(true));
            } else if variant_names().any(|name| name == part) {
                options.insert("variantName".to_owned(), json!(part));
            } else {
                let part = part.chars().take(60).collect();
                return Err(InvalidTableOptions::Unknown(part));
            }
        }
        let rules = rules_of_site(&Value::Object(options.clone()), players);
        rules.map_err(|error| InvalidTableOptions::Unusable(error.to_string()))?;
        Ok(Self { players, options })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_or_named() {
        let plain: TableOptions = "".parse().unwrap();
        assert_eq!((plain.players, plain.options.len()), (2, 1));
        let options: TableOptions = "Rainbow (5 Suits), players=4,emptyClues".parse().unwrap();
        assert_eq!(options.players, 4);
        assert_eq!(
            Value::Object(options.options),
            json!({"variantName": "Rainbow (5 Suits)", "emptyClues": true})
        );
        for text in ["Rainbow", "players=7", "players=", "timed", "emptyClues=1"] {
            let error = text.parse::<TableOptions>().unwrap_err().to_string();
            assert!(
                error.contains(text) && error.contains("players=2"),
                "{error}"
            );
        }
    }
}
