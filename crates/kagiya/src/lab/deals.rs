//! Deals from a file: records, games of hanab.live, or lists of cards.

use std::path::Path;
use std::sync::Arc;

use kagiya_formats::hanab_live;
use kagiya_rules::notation::parse_card;
use kagiya_rules::record::Record;
use kagiya_rules::{Card, Deal, DealtCards, Game, Rules, Seed};
use serde_json::Value;

use super::recorded::{self, is_foreign};
use crate::failure::Failure;
use crate::keep;
use crate::words::Words;

/// The deals of a file, to be played by `rules`. It holds one of these:
/// - a record, a JSON list of records, or a record on each line;
/// - a game of hanab.live, or a list of such games, as the site gives them;
/// - decks, one a line or as a JSON list: all cards from the top, as in `r3 w1 b2`.
///
/// # Errors
/// [`Failure`] if it can't be read, is none of these, or has no deal.
pub(super) fn read(path: &Path, rules: &Arc<Rules>, words: &Words) -> Result<Vec<Deal>, Failure> {
    let text = keep::read(path, words)?;
    let invalid = recorded::invalid("error-deals", path, words);
    let mut deals = if let Ok(value) = serde_json::from_str::<Value>(&text) {
        let items = match value {
            // What is not ours is left to the reader of hanab.live's games, as a whole.
            Value::Array(items) if !items.first().is_some_and(is_foreign) => items,
            one @ Value::Object(_) if !is_foreign(&one) => vec![one],
            _ => Vec::new(),
        };
        if items.is_empty() {
            of_hanab_live(&text, invalid)?
        } else {
            collect(items.iter().map(|item| of_item(item, rules)), invalid)?
        }
    } else {
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        collect(lines.map(|line| of_line(line, rules)), invalid)?
    };
    if deals.is_empty() {
        return Err(invalid(1, words.text("error-no-deal")));
    }
    for deal in &mut deals {
        // Who began elsewhere may not sit here, or the edition may say who begins.
        if deal.first.is_some() && Game::deal(rules, deal).is_err() {
            deal.first = None;
        }
    }
    Ok(deals)
}

fn collect(
    deals: impl Iterator<Item = Result<Deal, String>>,
    invalid: impl Fn(usize, String) -> Failure,
) -> Result<Vec<Deal>, Failure> {
    deals
        .enumerate()
        .map(|(at, deal)| deal.map_err(|reason| invalid(at + 1, reason)))
        .collect()
}

fn of_hanab_live(
    text: &str,
    invalid: impl Fn(usize, String) -> Failure,
) -> Result<Vec<Deal>, Failure> {
    let games = hanab_live::import_all(text).map_err(|error| invalid(1, error.to_string()))?;
    let deals = games.into_iter().map(|game| {
        let game = game.map_err(|error| error.to_string())?;
        Ok(game.record.deal().clone())
    });
    collect(deals, invalid)
}

fn of_item(item: &Value, rules: &Rules) -> Result<Deal, String> {
    match item {
        Value::String(cards) => of_cards(cards.split_whitespace(), rules),
        Value::Array(cards) => of_cards(cards.iter().map(|it| it.as_str().unwrap_or("")), rules),
        other => {
            let record = Record::from_json(&other.to_string());
            Ok(record.map_err(|error| error.to_string())?.deal().clone())
        }
    }
}

fn of_line(line: &str, rules: &Rules) -> Result<Deal, String> {
    if !line.starts_with('{') {
        return of_cards(line.split_whitespace(), rules);
    }
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    if is_foreign(&value) {
        let game = hanab_live::import(line).map_err(|error| error.to_string())?;
        return Ok(game.record.deal().clone());
    }
    of_item(&value, rules)
}

/// A deck in the order of drawing. What chance decides later is the same for each such deck.
fn of_cards<'a>(cards: impl Iterator<Item = &'a str>, rules: &Rules) -> Result<Deal, String> {
    let deck: Result<Vec<Card>, _> = cards.map(|card| parse_card(card, rules)).collect();
    Ok(Deal {
        cards: DealtCards::Listed {
            deck: deck.map_err(|error| error.to_string())?,
            tiles: Vec::new(),
            seed: Seed::from_number(0),
        },
        first: None,
    })
}
