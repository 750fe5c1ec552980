//! The file that a record goes to.

use std::path::Path;

use kagiya_rules::record::{Record, RecordError};

use crate::error::Error;

/// Whether a record can be written there, found out before the game is played.
///
/// # Errors
/// [`Error::Write`] if it can't.
pub fn check(path: &Path) -> Result<(), Error> {
    let is_new = !path.exists();
    let opened = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(path);
    // What was not there is not there until there is a record to keep.
    let tried = opened.and_then(|_| {
        if is_new {
            std::fs::remove_file(path)
        } else {
            Ok(())
        }
    });
    tried.map_err(|source| Error::Write {
        path: path.to_owned(),
        source,
    })
}

/// Writes the record of a game.
///
/// # Errors
/// [`Error::Write`] if the file can't be written.
pub fn write(path: &Path, record: Result<Record, RecordError>) -> Result<(), Error> {
    let mut text = record?.to_json();
    text.push('\n');
    std::fs::write(path, text).map_err(|source| Error::Write {
        path: path.to_owned(),
        source,
    })
}
