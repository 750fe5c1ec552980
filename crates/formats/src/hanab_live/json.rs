//! The structure of the site's JSON.

use kagiya_rules::json_input::{FromJson, InvalidJson, ObjectReader};
use serde::Serialize;
use serde_json::{Map, Value};

/// A game. Keys that don't matter for the play (`notes`, `id`, `seed` …) are ignored.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameJson {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) players: Vec<String>,
    #[serde(skip_serializing)]
    pub(super) player_count: Option<u64>,
    pub(super) deck: Vec<CardJson>,
    pub(super) actions: Vec<ActionJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub(super) options: Map<String, Value>,
    #[serde(skip_serializing)]
    pub(super) score: Option<i64>,
    #[serde(skip_serializing)]
    pub(super) characters: Option<Vec<CharacterJson>>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CardJson {
    pub(super) suit_index: i64,
    pub(super) rank: i64,
}

#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct ActionJson {
    #[serde(rename = "type")]
    pub(super) kind: i64,
    pub(super) target: i64,
    pub(super) value: i64,
}

#[derive(Debug)]
pub(super) struct CharacterJson {
    pub(super) name: String,
}

// Unknown keys are ignored, because the site adds some from time to time.
impl FromJson for GameJson {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        Ok(Self {
            players: keys.or_default("players")?,
            player_count: keys.or_default("playerCount")?,
            deck: keys.required("deck")?,
            actions: keys.required("actions")?,
            options: keys.or_default("options")?,
            score: keys.or_default("score")?,
            characters: keys.or_default("characters")?,
        })
    }
}

impl FromJson for CardJson {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        Ok(Self {
            suit_index: keys.required("suitIndex")?,
            rank: keys.required("rank")?,
        })
    }
}

impl FromJson for ActionJson {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        Ok(Self {
            kind: keys.required("type")?,
            target: keys.required("target")?,
            value: keys.or_default("value")?,
        })
    }
}

impl FromJson for CharacterJson {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let name = match value {
            // A player without a character.
            Value::Null => None,
            value => ObjectReader::of(path, value)?.or_default("name")?,
        };
        Ok(Self {
            name: name.unwrap_or_default(),
        })
    }
}

pub(super) const PLAY: i64 = 0;
pub(super) const DISCARD: i64 = 1;
pub(super) const COLOR_CLUE: i64 = 2;
pub(super) const RANK_CLUE: i64 = 3;
pub(super) const END: i64 = 4;
pub(super) const END_BY_VOTE: i64 = 5;

/// The site's number for a game that ended because a player's time ran out.
pub(super) const ENDED_BY_THE_CLOCK: i64 = 3;
/// The site's number for a game that a player ended.
pub(super) const ENDED_BY_A_PLAYER: i64 = 4;
/// The site's number for a game that the players voted to end.
pub(super) const ENDED_BY_VOTE: i64 = 10;
