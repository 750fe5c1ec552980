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
    /// All cards, or those that were drawn.
    pub(super) deck: Vec<CardJson>,
    pub(super) actions: Vec<ActionJson>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub(super) options: Map<String, Value>,
    #[serde(skip_serializing)]
    pub(super) score: Option<i64>,
    #[serde(skip_serializing)]
    pub(super) characters: Option<Vec<CharacterJson>>,
    #[serde(skip_serializing)]
    pub(super) seed: Option<String>,
    /// By seat, a text for each card by its number, and then for each suit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) notes: Vec<Vec<String>>,
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
        let seed: Option<String> = keys.or_default("seed")?;
        let deck: Vec<CardJson> = if seed.is_some() {
            keys.or_default("deck")?
        } else {
            keys.required("deck")?
        };
        let actions: Vec<AnyAction> = keys.required("actions")?;
        let actions = read_actions(actions, deck.len());
        Ok(Self {
            players: keys.or_default("players")?,
            player_count: keys.or_default("playerCount")?,
            deck,
            actions,
            seed,
            options: keys.or_default("options")?,
            score: keys.or_default("score")?,
            characters: keys.or_default("characters")?,
            notes: read_notes(keys.value("notes")),
        })
    }
}

/// Notes without those of another form: they are not worth a game that can't be read.
fn read_notes(value: Option<Value>) -> Vec<Vec<String>> {
    let Some(Value::Array(seats)) = value else {
        return Vec::new();
    };
    let text = |note: Value| match note {
        Value::String(text) => text,
        _ => String::new(),
    };
    let of_seat = |seat: Value| match seat {
        Value::Array(notes) => notes.into_iter().map(text).collect(),
        _ => Vec::new(),
    };
    seats.into_iter().map(of_seat).collect()
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

/// An action in today's form, or in that of the site's first years, which has clues of their own.
struct AnyAction {
    action: ActionJson,
    clue: Option<ClueJson>,
}

/// A clue of that form.
struct ClueJson {
    /// 0 for a rank, 1 for a color.
    kind: i64,
    value: i64,
}

impl FromJson for ClueJson {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        let clue = Self {
            kind: keys.required("type")?,
            value: keys.required("value")?,
        };
        keys.finish()?;
        Ok(clue)
    }
}

impl FromJson for AnyAction {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        let action = ActionJson {
            kind: keys.required("type")?,
            target: keys.required("target")?,
            value: keys.or_default("value")?,
        };
        let clue = keys.optional("clue")?;
        // A key with an unknown meaning could make another action of it.
        keys.finish()?;
        Ok(Self { action, clue })
    }
}

/// The actions in today's form. A game with a clue in the first form has all its actions in that form.
fn read_actions(actions: Vec<AnyAction>, deck: usize) -> Vec<ActionJson> {
    let is_first_form = actions.iter().any(|it| it.clue.is_some());
    let today = |AnyAction { action, clue }: AnyAction| {
        if !is_first_form {
            return action;
        }
        let target = action.target;
        let (kind, target, value) = match (action.kind, clue) {
            (0, Some(ClueJson { kind: 0, value })) => (RANK_CLUE, target, value),
            (0, Some(ClueJson { kind: 1, value })) => (COLOR_CLUE, target, value),
            (1, _) => (PLAY, target, 0),
            (2, _) => (DISCARD, target, 0),
            // The last card of the deck.
            (3, _) => (PLAY, i64::try_from(deck).unwrap_or(0) - 1, 0),
            // The time of the game, or of its players, ran out.
            (4 | 5, _) => (END, -1, ENDED_BY_THE_CLOCK),
            (kind, _) => (if kind == 0 { UNKNOWN } else { kind }, target, 0),
        };
        ActionJson {
            kind,
            target,
            value,
        }
    };
    actions.into_iter().map(today).collect()
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
/// No type of an action.
const UNKNOWN: i64 = -1;

/// The site's number for a game that ended because a player's time ran out.
pub(super) const ENDED_BY_THE_CLOCK: i64 = 3;
/// The site's number for a game that a player ended.
pub(super) const ENDED_BY_A_PLAYER: i64 = 4;
/// The site's number for a game that the players voted to end.
pub(super) const ENDED_BY_VOTE: i64 = 10;
