//! Recorded games from a file: Kagiya records or hanab.live games.

use std::path::Path;

use kagiya_formats::hanab_live;
use kagiya_i18n::{Words, args};
use kagiya_rules::json_input;
use kagiya_rules::record::Record;
use serde_json::Value;

use crate::exit_error::ExitError;
use crate::file_io;

/// Whether an item isn't a record, and so may be a hanab.live game.
fn is_foreign(item: &Value) -> bool {
    item.as_object()
        .is_some_and(|object| !object.contains_key("kagiya_record"))
}

/// Creates errors with the text `id` for an item of the file, counted from 1.
pub(super) fn invalid(
    id: &'static str,
    path: &Path,
    words: &Words,
) -> impl Fn(usize, String) -> ExitError + Copy {
    move |place, reason| {
        let args = args![
            file = path.display().to_string(),
            place = place,
            reason = reason
        ];
        ExitError::file(words.say(id, args))
    }
}

/// The games of a file: a Kagiya record or a hanab.live game, a JSON list of these, or one per
/// line.
///
/// # Errors
/// [`ExitError`] if it can't be read, or contains something else or no game. The error names the
/// first invalid item.
pub(super) fn read(path: &Path, words: &Words) -> Result<Vec<Record>, ExitError> {
    let text = file_io::read(path, words)?;
    let invalid = invalid("error-recorded", path, words);
    let items: Vec<Value> = match serde_json::from_str(&text) {
        Ok(Value::Array(items)) => items,
        Ok(item) => vec![item],
        Err(error) => {
            let lines = text.lines().map(str::trim).filter(|it| !it.is_empty());
            let read = lines.map(serde_json::from_str).collect::<Result<_, _>>();
            // An invalid file of many lines is reported once.
            read.map_err(|_| {
                let args = args![
                    file = path.display().to_string(),
                    reason = match json_input::parse(&text) {
                        Err(shaped) => words.explain(&shaped),
                        Ok(_) => error.to_string(),
                    }
                ];
                ExitError::file(words.say("error-file-content", args))
            })?
        }
    };
    if items.is_empty() {
        return Err(invalid(1, words.text("error-no-game")));
    }
    let games = items.iter().enumerate();
    games
        .map(|(at, item)| record(item, words).map_err(|reason| invalid(at + 1, reason)))
        .collect()
}

/// One game.
///
/// # Errors
/// A description of the error.
pub(super) fn record(item: &Value, words: &Words) -> Result<Record, String> {
    if !item.is_object() {
        return Err(words.text("error-no-record"));
    }
    let text = item.to_string();
    if is_foreign(item) {
        let game = hanab_live::import(&text).map_err(|error| words.explain(&error))?;
        Ok(game.record)
    } else {
        Record::from_json(&text).map_err(|error| words.explain(&error))
    }
}
