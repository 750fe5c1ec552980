//! The shape of the site's JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A game. Keys that say nothing about the play (`notes`, `id`, `seed` …) are passed over.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct GameJson {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) players: Vec<String>,
    #[serde(default, skip_serializing)]
    pub(super) player_count: Option<u64>,
    pub(super) deck: Vec<CardJson>,
    pub(super) actions: Vec<ActionJson>,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(super) options: Map<String, Value>,
    #[serde(default, skip_serializing)]
    pub(super) score: Option<i64>,
    #[serde(default, skip_serializing)]
    pub(super) characters: Option<Vec<CharacterJson>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CardJson {
    pub(super) suit_index: i64,
    pub(super) rank: i64,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct ActionJson {
    #[serde(rename = "type")]
    pub(super) kind: i64,
    pub(super) target: i64,
    #[serde(default)]
    pub(super) value: i64,
}

#[derive(Debug, Deserialize)]
pub(super) struct CharacterJson {
    #[serde(default)]
    pub(super) name: String,
}

pub(super) const PLAY: i64 = 0;
pub(super) const DISCARD: i64 = 1;
pub(super) const COLOR_CLUE: i64 = 2;
pub(super) const RANK_CLUE: i64 = 3;
pub(super) const END: i64 = 4;
pub(super) const END_BY_VOTE: i64 = 5;

/// The site's number for a game in which a player's time ran out.
pub(super) const ENDED_BY_THE_CLOCK: i64 = 3;
/// The site's number for a game that a player ended.
pub(super) const ENDED_BY_A_PLAYER: i64 = 4;
/// The site's number for a game that the players voted to end.
pub(super) const ENDED_BY_VOTE: i64 = 10;
