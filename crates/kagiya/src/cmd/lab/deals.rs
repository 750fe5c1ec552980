//! Deals from a file: records, hanab.live games, or lists of cards.

use std::path::Path;
use std::sync::Arc;

use kagiya_i18n::{Words, args};
use kagiya_rules::notation::parse_card;
use kagiya_rules::record::Record;
use kagiya_rules::{Card, Deal, DealtCards, Game, Options, Rules, Seed, json_input};
use serde_json::Value;

use super::recorded;
use crate::exit_error::ExitError;
use crate::file_io;

/// A file of deals. It holds one of these:
/// - a Kagiya record or a hanab.live game, a JSON list of these, or one per line;
/// - decks, one per line or as a JSON list: all cards from the top, such as `r3 w1 b2`.
#[derive(Debug)]
pub(super) struct DealFile<'a> {
    path: &'a Path,
    items: Vec<Item>,
}

#[derive(Debug)]
enum Item {
    Game(Box<Record>),
    /// A deck as text, which is parsed with the rules of a game.
    Cards(Vec<String>),
}

impl<'a> DealFile<'a> {
    /// Reads a file.
    ///
    /// # Errors
    /// [`ExitError`] if it can't be read, contains something else, or is empty.
    pub(super) fn read(path: &'a Path, words: &Words) -> Result<Self, ExitError> {
        let text = file_io::read(path, words)?;
        let invalid = recorded::invalid("error-deals", path, words);
        let lines = || {
            let lines = text.lines().map(str::trim);
            lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
        };
        let one_a_line = lines()
            .next()
            .is_none_or(|line| !is_json(line) || json_input::parse(line).is_ok());
        let read: Vec<Result<Item, String>> = match json_input::parse(&text) {
            Ok(value) => listed(value)
                .iter()
                .map(|item| Item::read(item, words))
                .collect(),
            Err(_) if one_a_line => lines().map(|line| Item::read_line(line, words)).collect(),
            // An invalid file of many lines is reported once.
            Err(error) => {
                let (file, reason) = (path.display().to_string(), words.explain(&error));
                let args = args![file = file, reason = reason];
                return Err(ExitError::file(words.say("error-file-content", args)));
            }
        };
        let items = read
            .into_iter()
            .enumerate()
            .map(|(at, item)| item.map_err(|reason| invalid(at + 1, reason)))
            .collect::<Result<Vec<_>, _>>()?;
        if items.is_empty() {
            let file = path.display().to_string();
            return Err(ExitError::file(
                words.say("error-no-deal", args![file = file]),
            ));
        }
        Ok(Self { path, items })
    }

    /// The game that was played with these deals, with the name of its edition if it has one;
    /// `None` if the file has only decks.
    ///
    /// # Errors
    /// [`ExitError`] if the games are not all of one kind.
    pub(super) fn game(
        &self,
        words: &Words,
    ) -> Result<Option<(&Options, Option<&str>)>, ExitError> {
        let mut games = self.items.iter().filter_map(|item| match item {
            Item::Game(record) => Some(record),
            Item::Cards(_) => None,
        });
        let Some(first) = games.next() else {
            return Ok(None);
        };
        if games.any(|other| other.options() != first.options()) {
            let file = self.path.display().to_string();
            return Err(ExitError::usage(
                words.say("error-deals-mixed", args![file = file]),
            ));
        }
        Ok(Some((first.options(), first.preset())))
    }

    /// The deals, to be played by `rules`.
    ///
    /// # Errors
    /// [`ExitError`] names the deck with an invalid card.
    pub(super) fn deals(self, rules: &Arc<Rules>, words: &Words) -> Result<Vec<Deal>, ExitError> {
        let invalid = recorded::invalid("error-deals", self.path, words);
        let items = self.items.into_iter().enumerate();
        items
            .map(|(at, item)| {
                let mut deal = match item {
                    Item::Game(record) => record.deal().clone(),
                    Item::Cards(cards) => from_cards(&cards, rules, words)
                        .map_err(|reason| invalid(at + 1, reason))?,
                };
                // The recorded first player may not exist here, or the edition determines the first
                // player.
                if deal.first.is_some() && Game::deal(rules, &deal).is_err() {
                    deal.first = None;
                }
                Ok(deal)
            })
            .collect()
    }
}

/// The items of a JSON list, or a single item. A list of single cards is one deck.
fn listed(value: Value) -> Vec<Value> {
    match value {
        Value::Array(items) if items.is_empty() || !items.iter().all(is_card) => items,
        one => vec![one],
    }
}

fn is_card(value: &Value) -> bool {
    value
        .as_str()
        .is_some_and(|text| !text.trim().contains(char::is_whitespace))
}

fn is_json(line: &str) -> bool {
    line.starts_with(['{', '[', '"'])
}

impl Item {
    fn read(value: &Value, words: &Words) -> Result<Self, String> {
        Ok(match value {
            Value::String(text) => Self::cards(text.split_whitespace()),
            Value::Array(list) => Self::cards(list.iter().map(|it| it.as_str().unwrap_or(""))),
            other => Self::Game(Box::new(recorded::record(other, words)?)),
        })
    }

    fn read_line(line: &str, words: &Words) -> Result<Self, String> {
        if !is_json(line) {
            return Ok(Self::cards(line.split_whitespace()));
        }
        let value = json_input::parse(line).map_err(|error| words.explain(&error))?;
        Self::read(&value, words)
    }

    fn cards<'c>(cards: impl Iterator<Item = &'c str>) -> Self {
        Self::Cards(cards.map(str::to_owned).collect())
    }
}

/// A deck in drawing order. Later random choices are the same for each such deck.
fn from_cards(cards: &[String], rules: &Rules, words: &Words) -> Result<Deal, String> {
    let deck: Result<Vec<Card>, _> = cards.iter().map(|card| parse_card(card, rules)).collect();
    Ok(Deal {
        cards: DealtCards::Listed {
            deck: deck.map_err(|error| words.explain(&error))?,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: None,
    })
}
