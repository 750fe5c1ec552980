//! Reads and writes files, and says in words what went wrong.

use std::io::Read;
use std::path::Path;

use kagiya_rules::record::{Record, RecordError};

use crate::failure::Failure;
use crate::words::{Words, args};
use kagiya_terminal::system_reason;

/// The largest file that is read: far more than any record or scenario file needs.
const LARGEST: u64 = 64 << 20;

/// The text of a file; `-` is the standard input.
///
/// # Errors
/// [`Failure`] if it can't be read or is no text.
pub(crate) fn read(path: &Path, words: &Words) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    // One byte more than may be, to see that there are too many.
    let result = if path.as_os_str() == "-" {
        let input = std::io::stdin().lock();
        input.take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    let file = path.display().to_string();
    let read = result.map_err(|error| {
        let reason = system_reason(&error, words);
        Failure::file(words.say(
            "error-file-read",
            args![file = file.as_str(), reason = reason],
        ))
    })?;
    if read as u64 > LARGEST {
        let args = args![file = file, most = LARGEST >> 20];
        return Err(Failure::file(words.say("error-file-large", args)));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::file(words.say("error-file-text", args![file = file])))
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
