//! The JSON form of a record.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::deal::{Deal, DealtCards, Seed};
use crate::notation::{parse_card, parse_seat};
use crate::options::Options;
use crate::record::entry::{Entry, InvalidEntry};
use crate::record::error::RecordError;
use crate::record::{About, GameResult, Record, Recorder, VERSION, check_preset};
use crate::rules::Rules;
use crate::tile::Tile;

/// Whatever else the file holds, this says what it is.
#[derive(Deserialize)]
struct Version {
    kagiya_record: Option<serde_json::Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    kagiya_record: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preset: Option<String>,
    options: Options,
    deal: WrittenDeal,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    entries: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<WrittenResult>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDeal {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tiles: Vec<u64>,
    seed: Option<String>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct WrittenResult {
    outcome: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<i64>,
}

/// The outcome of a game that the table broke off.
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

    fn text(&self) -> String {
        match self.score {
            Some(score) => format!("{} with {score} points", self.outcome),
            None => self.outcome.clone(),
        }
    }
}

impl Record {
    /// The record as JSON, the same bytes for equal records, with a line feed at the end.
    ///
    /// # Panics
    /// Never: a record can always be written as JSON.
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

    /// Reads a record, and checks it by playing it.
    ///
    /// # Errors
    /// [`RecordError`] if it is no JSON of a record, or tells no possible game.
    pub fn from_json(json: &str) -> Result<Self, RecordError> {
        let shape = |error: serde_json::Error| RecordError::Json(error.to_string());
        let version: Version = serde_json::from_str(json).map_err(shape)?;
        match version.kagiya_record {
            None => return Err(RecordError::NotARecord),
            Some(version) if version != VERSION => {
                return Err(RecordError::Version(
                    version.to_string().chars().take(24).collect(),
                ));
            }
            Some(_) => {}
        }
        let written: Written = serde_json::from_str(json).map_err(shape)?;
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
        })?;
        match (written.result, record.result().map(WrittenResult::new)) {
            (Some(given), played) if Some(&given) != played.as_ref() => Err(RecordError::Result {
                given: given.text(),
                played: played.map_or("no end yet".to_owned(), |played| played.text()),
            }),
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
            Some(_) if !written.tiles.is_empty() => Err(RecordError::Json(
                "deal: tiles are listed only together with a deck".to_owned(),
            )),
            Some(seed) => Ok(DealtCards::Seed(seed)),
            None => Err(RecordError::Json(
                "deal: expected a seed, or a deck".to_owned(),
            )),
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
