//! Parses the JSON of a scenario file. The game-specific meaning is resolved elsewhere.

use std::collections::BTreeMap;

use kagiya_rules::json_input::{Expected, FromJson, InvalidJson, ObjectReader};
use serde_json::{Map, Value};

/// Everything in a scenario except its headings.
#[derive(Clone, Debug)]
pub(super) struct Content {
    pub(super) preset: String,
    pub(super) options: Map<String, Value>,
    pub(super) setup: Setting,
    pub(super) actions: Vec<Step>,
    pub(super) expect: Expect,
}

/// The place of cards that are not listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rest {
    Nowhere,
    Deck,
    Discard,
}

#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) hands: Vec<Vec<String>>,
    pub(super) to_act: u8,
    pub(super) clue_tokens: Option<u8>,
    pub(super) strikes: u8,
    pub(super) fireworks: BTreeMap<String, u8>,
    pub(super) discard: Vec<String>,
    pub(super) deck: Vec<String>,
    pub(super) rest: Rest,
    pub(super) turns_left: Option<u8>,
    pub(super) tiles: Option<Vec<u8>>,
}

/// An action with its answers.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) turn_action: Option<TurnAction>,
    pub(super) answers: Vec<Answer>,
}

#[derive(Clone, Debug)]
pub(super) enum TurnAction {
    Clue(ScenarioClue),
    Discard { slot: u64 },
    Play { slot: u64, announce: Option<String> },
}

#[derive(Clone, Debug)]
pub(super) struct ScenarioClue {
    pub(super) to: u64,
    pub(super) what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Color(String),
    Rank(u64),
}

/// The answer to a bonus tile or a joker.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    Clue(ScenarioClue),
    /// The tile decides what happens to the card.
    Card(String),
    Shuffle(String),
    Play(String),
    Decline,
    Firework(String),
}

/// An expectation that may be `null` or absent.
#[derive(Clone, Debug)]
pub(super) enum Expectation<T> {
    Anything,
    Exactly(Option<T>),
}

impl<T> Expectation<T> {
    /// The expectation, unless it is absent.
    pub(super) const fn mentioned(&self) -> Option<&Option<T>> {
        match self {
            Self::Anything => None,
            Self::Exactly(expectation) => Some(expectation),
        }
    }
}

/// The expected final state.
#[derive(Clone, Debug)]
pub(super) struct Expect {
    pub(super) legal: Option<bool>,
    pub(super) clue_tokens: Option<u8>,
    pub(super) strikes: Option<u8>,
    pub(super) fireworks: BTreeMap<String, u8>,
    pub(super) to_act: Option<u8>,
    pub(super) deck_size: Option<usize>,
    pub(super) touched: Expectation<Vec<usize>>,
    pub(super) hands: BTreeMap<u8, Vec<String>>,
    pub(super) hand_sizes: BTreeMap<u8, usize>,
    pub(super) discard: Option<Vec<String>>,
    pub(super) discard_count: BTreeMap<String, u8>,
    pub(super) turns_left: Expectation<u8>,
    pub(super) tiles_left: Option<usize>,
    pub(super) game_over: Option<bool>,
    pub(super) outcome: Expectation<String>,
    pub(super) score: Expectation<i8>,
    pub(super) rating_band: Expectation<String>,
}

/// The possible actions of a turn.
const ACTION_EXAMPLES: &[&str] = &[
    r#"{"clue": {"to": 1, "rank": 2}}"#,
    r#"{"discard": {"slot": 1}}"#,
    r#"{"play": {"slot": 1}}"#,
];
/// The possible clues.
const CLUE_EXAMPLES: &[&str] = &[r#"{"to": 1, "color": "r"}"#, r#"{"to": 1, "rank": 2}"#];
/// The possible answers.
const ANSWER_EXAMPLES: &[&str] = &[
    r#"{"card": "r2"}"#,
    r#"{"shuffle": "r2"}"#,
    r#"{"play": "r2"}"#,
    r#"{"to": 1, "color": "r"}"#,
    r#"{"firework": "r"}"#,
    "null",
];

/// The object at `key`, which is required.
fn object(keys: &mut ObjectReader, key: &'static str) -> Result<ObjectReader, InvalidJson> {
    let path = keys.path_of(key);
    keys.object(key)?.ok_or(InvalidJson::Missing { path })
}

/// Reads an expectation that may be `null` or absent.
fn expectation<T: FromJson>(
    keys: &mut ObjectReader,
    key: &'static str,
) -> Result<Expectation<T>, InvalidJson> {
    Ok(keys
        .optional(key)?
        .map_or(Expectation::Anything, Expectation::Exactly))
}

impl Content {
    pub(super) fn read(keys: Map<String, Value>) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of("", Value::Object(keys))?;
        // Headings have no effect.
        for heading in ["id", "name", "tag", "why", "source"] {
            keys.optional::<String>(heading)?;
        }
        let preset = keys.required("preset")?;
        let options = keys.or_default("options")?;
        let setup = Setting::read(object(&mut keys, "setup")?)?;
        let actions = keys.or_default::<Vec<Value>>("actions")?;
        let actions = actions
            .into_iter()
            .enumerate()
            .map(|(index, action)| Step::read(&format!("actions[{index}]"), &action))
            .collect::<Result<_, _>>()?;
        let expect = Expect::read(object(&mut keys, "expect")?)?;
        keys.finish()?;
        Ok(Self {
            preset,
            options,
            setup,
            actions,
            expect,
        })
    }
}

impl Setting {
    fn read(mut keys: ObjectReader) -> Result<Self, InvalidJson> {
        let rest = match keys
            .optional::<Option<String>>("rest")?
            .flatten()
            .as_deref()
        {
            None => Rest::Nowhere,
            Some("deck") => Rest::Deck,
            Some("discard") => Rest::Discard,
            Some(other) => {
                let places = Expected::Word(&["deck", "discard"]);
                let found = Value::String(other.to_owned());
                return Err(InvalidJson::value(&keys.path_of("rest"), places, &found));
            }
        };
        let setting = Self {
            hands: keys.required("hands")?,
            to_act: keys.or_default("to_act")?,
            clue_tokens: keys.optional("clue_tokens")?,
            strikes: keys.or_default("strikes")?,
            fireworks: keys.or_default("fireworks")?,
            discard: keys.or_default("discard")?,
            deck: keys.or_default("deck")?,
            rest,
            turns_left: keys.or_default("turns_left")?,
            tiles: keys.or_default("tiles")?,
        };
        keys.finish()?;
        Ok(setting)
    }
}

impl Step {
    fn read(path: &str, value: &Value) -> Result<Self, InvalidJson> {
        let wrong = |forms| InvalidJson::value(path, Expected::Like(forms), value);
        let mut keys = ObjectReader::of(path, value.clone())?;
        let answers = keys.or_default::<Option<Vec<Value>>>("tile_choices")?;
        let asked = answers.is_some();
        let answers = answers
            .unwrap_or_default()
            .into_iter()
            .enumerate()
            .map(|(index, answer)| Answer::read(&format!("{path}.tile_choices[{index}]"), answer))
            .collect::<Result<_, _>>()?;
        let clue = keys.object("clue")?;
        let discard = keys.object("discard")?;
        let play = keys.object("play")?;
        keys.finish()?;
        let turn_action = match (clue, discard, play) {
            (Some(clue), None, None) => Some(TurnAction::Clue(ScenarioClue::read(clue)?)),
            (None, Some(mut discard), None) => {
                let slot = discard.required("slot")?;
                discard.finish()?;
                Some(TurnAction::Discard { slot })
            }
            (None, None, Some(mut play)) => {
                let slot = play.required("slot")?;
                let announce = play.or_default("announce")?;
                play.finish()?;
                Some(TurnAction::Play { slot, announce })
            }
            (None, None, None) if asked => None,
            _ => return Err(wrong(ACTION_EXAMPLES)),
        };
        Ok(Self {
            turn_action,
            answers,
        })
    }
}

impl ScenarioClue {
    fn read(mut keys: ObjectReader) -> Result<Self, InvalidJson> {
        let to = keys.required("to")?;
        let color: Option<String> = keys.or_default("color")?;
        let rank = keys.or_default("rank")?;
        let what = match (color, rank) {
            (Some(color), None) => What::Color(color),
            (None, Some(rank)) => What::Rank(rank),
            _ => {
                let found = Value::Object(Map::new());
                return Err(InvalidJson::value(
                    keys.path(),
                    Expected::Like(CLUE_EXAMPLES),
                    &found,
                ));
            }
        };
        keys.finish()?;
        Ok(Self { to, what })
    }
}

impl Answer {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        match value {
            Value::Null => return Ok(Self::Decline),
            Value::String(word) if word.eq_ignore_ascii_case("decline") => {
                return Ok(Self::Decline);
            }
            _ => {}
        }
        let mut keys = ObjectReader::of(path, value.clone())?;
        let answer = if keys.has("clue") {
            Self::Clue(ScenarioClue::read(object(&mut keys, "clue")?)?)
        } else if keys.has("to") {
            return Ok(Self::Clue(ScenarioClue::read(keys)?));
        } else if keys.has("card") {
            let effect: Option<u8> = keys.or_default("effect")?;
            match (keys.optional::<Option<String>>("card")?.flatten(), effect) {
                (None, _) => Self::Decline,
                (Some(card), None) => Self::Card(card),
                (Some(card), Some(5)) => Self::Shuffle(card),
                (Some(card), Some(6)) => Self::Play(card),
                (Some(_), Some(other)) => {
                    let tiles = Expected::Number { min: 5, max: 6 };
                    let path = keys.path_of("effect");
                    return Err(InvalidJson::value(&path, tiles, &Value::from(other)));
                }
            }
        } else if keys.has("shuffle") {
            Self::Shuffle(keys.required("shuffle")?)
        } else if keys.has("play") {
            Self::Play(keys.required("play")?)
        } else if keys.has("firework") {
            Self::Firework(keys.required("firework")?)
        } else if keys.has("suit") {
            Self::Firework(keys.required("suit")?)
        } else if keys.has("decline") {
            if !keys.required::<bool>("decline")? {
                let found = Value::Bool(false);
                let path = keys.path_of("decline");
                return Err(InvalidJson::value(&path, Expected::Like(&["true"]), &found));
            }
            Self::Decline
        } else {
            return Err(InvalidJson::value(
                path,
                Expected::Like(ANSWER_EXAMPLES),
                &value,
            ));
        };
        keys.finish()?;
        Ok(answer)
    }
}

impl Expect {
    fn read(mut keys: ObjectReader) -> Result<Self, InvalidJson> {
        let expect = Self {
            legal: keys.optional("legal")?,
            clue_tokens: keys.optional("clue_tokens")?,
            strikes: keys.optional("strikes")?,
            fireworks: keys.or_default("fireworks")?,
            to_act: keys.optional("to_act")?,
            deck_size: keys.optional("deck_size")?,
            touched: expectation(&mut keys, "touched")?,
            hands: keys.or_default("hands")?,
            hand_sizes: keys.or_default("hand_sizes")?,
            discard: keys.optional("discard")?,
            discard_count: keys.or_default("discard_count")?,
            turns_left: expectation(&mut keys, "turns_left")?,
            tiles_left: keys.optional("tiles_left")?,
            game_over: keys.optional("game_over")?,
            outcome: expectation(&mut keys, "outcome")?,
            score: expectation(&mut keys, "score")?,
            rating_band: expectation(&mut keys, "rating_band")?,
        };
        keys.finish()?;
        Ok(expect)
    }
}
