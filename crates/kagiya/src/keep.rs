//! Reads and writes files, and says in words what went wrong.

use std::io::Read;
use std::path::Path;

use kagiya_rules::record::{Record, RecordError};

use crate::failure::Failure;
use crate::words::{Words, args};

/// The largest file that is read: far more than any record or scenario file needs.
const LARGEST: u64 = 64 << 20;

/// The text of a file; `-` is the standard input.
///
/// # Errors
/// [`Failure`] if it can't be read or is no text.
pub(crate) fn read(path: &Path, words: &Words) -> Result<String, Failure> {
    let mut text = String::new();
    let result = if path.as_os_str() == "-" {
        std::io::stdin()
            .lock()
            .take(LARGEST)
            .read_to_string(&mut text)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST).read_to_string(&mut text))
    };
    match result {
        Ok(_) => Ok(text),
        Err(error) => {
            let args = args![
                file = path.display().to_string(),
                reason = error.to_string()
            ];
            Err(Failure::file(words.say("error-file-read", args)))
        }
    }
}

/// Writes the record of a game.
///
/// # Errors
/// [`Failure`] if the file can't be written.
pub(crate) fn write(
    path: &Path,
    record: Result<Record, RecordError>,
    words: &Words,
) -> anyhow::Result<()> {
    kagiya_terminal::record_file::write(path, record)
        .map_err(|error| crate::failure::of_game(error, words))
}
