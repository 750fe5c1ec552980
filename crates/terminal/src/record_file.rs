//! The file that a record goes to.

use std::path::Path;

use kagiya_rules::record::{Record, RecordError};

use crate::error::Error;

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
