//! The file of a record.

use std::path::Path;

use kagiya_rules::record::{Record, RecordError};

use crate::error::Error;

/// Checks before the game that a record can be written there.
///
/// # Errors
/// [`Error::Write`] if it can't.
pub fn check(path: &Path) -> Result<(), Error> {
    let is_new = !path.exists();
    let opened = std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(path);
    // A new file is removed again, because there is no record yet.
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
