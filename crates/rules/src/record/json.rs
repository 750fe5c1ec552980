//! The JSON form of a record.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::deal::{Deal, DealtCards, Seed};
use crate::json_input::{self, FromJson, InvalidJson, ObjectReader};
use crate::message::quoted;
use crate::notation::{parse_card, parse_seat};
use crate::options::Options;
use crate::record::entry::{Entry, InvalidEntry};
use crate::record::error::RecordError;
use crate::record::{About, GameResult, Record, Recorder, VERSION, check_preset};
use crate::rules::Rules;
use crate::tile::Tile;

#[derive(Serialize)]
struct Written {
    kagiya_record: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    options: Options,
    deal: WrittenDeal,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    entries: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<WrittenResult>,
}

#[derive(Serialize)]
struct WrittenDeal {
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tiles: Vec<u64>,
    seed: Option<String>,
}

#[derive(Serialize, PartialEq, Eq)]
struct WrittenResult {
    outcome: String,
    score: Option<i64>,
}

/// The outcome of an abandoned game.
const BROKEN_OFF: &str = "broken_off";

impl WrittenResult {
    fn new(result: GameResult) -> Self {
        Self {
            outcome: result
                .outcome
                .map_or_else(|| BROKEN_OFF.to_owned(), |outcome| outcome.to_string()),
            score: result.score.map(i64::from),
        }
    }

    /// Whether the replayed game has this result. Records of earlier releases have the score 0 where a lost
    /// game has none.
    fn agrees_with(&self, played: &Self) -> bool {
        let earlier = self.outcome.starts_with("lost:") && self.score == Some(0);
        self.outcome == played.outcome
            && (self.score == played.score || (earlier && played.score.is_none()))
    }

    fn text(&self) -> String {
        match self.score {
            Some(score) => format!("{} ({score})", quoted(&self.outcome)),
            None => quoted(&self.outcome),
        }
    }
}

impl Written {
    fn read(value: Value) -> Result<Self, RecordError> {
        let mut keys = match value {
            Value::Object(_) => ObjectReader::of("", value)?,
            _ => return Err(RecordError::NotARecord),
        };
        // This key identifies a record, whatever else the file contains.
        let version = match keys.value("kagiya_record") {
            None | Some(Value::Null) => return Err(RecordError::NotARecord),
            Some(version) => version,
        };
        if version != VERSION {
            return Err(RecordError::Version(quoted(&version.to_string())));
        }
        let written = Self {
            kagiya_record: VERSION,
            preset: keys.or_default("preset")?,
            options: Options::from_json(keys.required::<Map<String, Value>>("options")?)
                .map_err(RecordError::Option)?,
            deal: keys.required("deal")?,
            first: keys.or_default("first")?,
            entries: keys.required("entries")?,
            players: keys.or_default("players")?,
            date: keys.or_default("date")?,
            notes: keys.or_default("notes")?,
            result: keys.or_default("result")?,
        };
        keys.finish()?;
        Ok(written)
    }
}

impl FromJson for WrittenDeal {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        let deal = Self {
            deck: keys.or_default("deck")?,
            tiles: keys.or_default("tiles")?,
            seed: keys.or_default("seed")?,
        };
        keys.finish()?;
        Ok(deal)
    }
}

impl FromJson for WrittenResult {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        let mut keys = ObjectReader::of(path, value)?;
        let result = Self {
            outcome: keys.required("outcome")?,
            score: keys.or_default("score")?,
        };
        keys.finish()?;
        Ok(result)
    }
}

impl Record {
    /// The record as JSON, with a final line feed. Equal records give equal bytes.
    ///
    /// # Panics
    /// Never: records are always valid JSON.
    pub fn to_json(&self) -> String {
        let mut replay = self.replay();
        let mut entries = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            entries.push(entry.text(replay.game().table().to_act(), &self.rules));
            replay.next();
        }
        let written = Written {
            kagiya_record: VERSION,
            preset: self.preset().map(str::to_owned),
            options: self.options().clone(),
            deal: self.written_deal(),
            first: self.deal.first.map(|seat| seat.to_string()),
            entries,
            players: self.about.players.clone(),
            date: self.about.date.clone(),
            notes: self.about.notes.clone(),
            result: self.result().map(WrittenResult::new),
        };
        let mut json =
            serde_json::to_string_pretty(&written).expect("strings and numbers are valid JSON");
        json.push('\n');
        json
    }

    fn written_deal(&self) -> WrittenDeal {
        match &self.deal.cards {
            DealtCards::Seed(seed) => WrittenDeal {
                deck: None,
                tiles: Vec::new(),
                seed: Some(seed.to_string()),
            },
            DealtCards::Listed { deck, tiles, seed } => WrittenDeal {
                deck: Some(
                    deck.iter()
                        .map(|card| self.rules.card_text(*card))
                        .collect(),
                ),
                tiles: tiles.iter().map(|tile| u64::from(tile.number())).collect(),
                seed: Some(seed.to_string()),
            },
        }
    }

    /// Reads a record and checks it by a replay.
    ///
    /// # Errors
    /// [`RecordError`] if it isn't a valid record.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        let written = Written::read(json_input::parse(json)?)?;
        let rules = Arc::new(Rules::new(&written.options)?);
        let preset = match written.preset {
            Some(name) => Some(check_preset(&name, &written.options)?),
            None => None,
        };
        let deal = Deal {
            cards: read_cards(&written.deal, &rules)?,
            first: written
                .first
                .map(|seat| parse_seat(&seat, &rules))
                .transpose()
                .map_err(RecordError::First)?,
        };
        let mut recorder = Recorder::new(&rules, &deal)?;
        for (index, text) in written.entries.iter().enumerate() {
            let table = recorder.game().table();
            Entry::read(text, table, &rules)
                .map_err(InvalidEntry::from)
                .and_then(|entry| recorder.add(entry))
                .map_err(|why| RecordError::entry(index, Some(text), why))?;
        }
        let record = recorder.into_record().with_about(About {
            preset,
            players: written.players,
            date: written.date,
            notes: written.notes,
        })?;
        match (written.result, record.result().map(WrittenResult::new)) {
            (Some(given), played) if !played.as_ref().is_some_and(|it| given.agrees_with(it)) => {
                Err(RecordError::Result {
                    given: given.text(),
                    played: played.map(|played| played.text()),
                })
            }
            _ => Ok(record),
        }
    }
}

fn read_cards(written: &WrittenDeal, rules: &Rules) -> Result<DealtCards, RecordError> {
    let seed: Option<Seed> = match &written.seed {
        Some(seed) => Some(seed.parse().map_err(RecordError::Seed)?),
        None => None,
    };
    let Some(listed) = &written.deck else {
        return match seed {
            Some(_) if !written.tiles.is_empty() => Err(RecordError::TilesWithoutDeck),
            Some(seed) => Ok(DealtCards::Seed(seed)),
            None => Err(RecordError::NoDeal),
        };
    };
    if listed.len() != rules.deck_size() {
        return Err(RecordError::DeckSize {
            listed: listed.len(),
            expected: rules.deck_size(),
        });
    }
    let read = |(index, text): (usize, &String)| {
        parse_card(text, rules).map_err(|why| RecordError::Card {
            place: index + 1,
            why,
        })
    };
    let tile = |number: &u64| {
        u8::try_from(*number)
            .ok()
            .and_then(Tile::from_number)
            .ok_or(RecordError::Tile(*number))
    };
    Ok(DealtCards::Listed {
        deck: listed
            .iter()
            .enumerate()
            .map(read)
            .collect::<Result<_, _>>()?,
        tiles: written.tiles.iter().map(tile).collect::<Result<_, _>>()?,
        seed: seed.unwrap_or(Seed::from_number(0)),
    })
}
