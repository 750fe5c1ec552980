//! Reads and writes files, with errors in the user's language.

use std::io::{Read, Write};
use std::path::Path;

use kagiya_i18n::{Words, args};
use kagiya_rules::record::{Record, RecordError};
use kagiya_terminal::system_reason;

use crate::exit_error::ExitError;

/// The largest file that is read, in bytes.
const MAX_FILE_BYTES: u64 = 64 << 20;

/// The text of a file; `-` is the standard input.
///
/// # Errors
/// [`ExitError`] if it can't be read or isn't UTF-8.
pub(crate) fn read(path: &Path, words: &Words) -> Result<String, ExitError> {
    let mut bytes = Vec::new();
    // One byte more than the limit shows that the file is too large.
    let result = if path.as_os_str() == "-" {
        let input = std::io::stdin().lock();
        input.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path)
            .and_then(|file| file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes))
    };
    let file = path.display().to_string();
    let read = result.map_err(|error| {
        let reason = system_reason(&error, words);
        ExitError::file(words.say(
            "error-file-read",
            args![file = file.as_str(), reason = reason],
        ))
    })?;
    if read as u64 > MAX_FILE_BYTES {
        let args = args![file = file, most = MAX_FILE_BYTES >> 20];
        return Err(ExitError::file(words.say("error-file-large", args)));
    }
    String::from_utf8(bytes)
        .map_err(|_| ExitError::file(words.say("error-file-text", args![file = file])))
}

/// Writes the record of a game to a file.
///
/// # Errors
/// [`ExitError`] if the file can't be written.
pub(crate) fn write_record(
    path: &Path,
    record: Result<Record, RecordError>,
    words: &Words,
) -> anyhow::Result<()> {
    kagiya_terminal::record_file::write(path, record)
        .map_err(|error| crate::exit_error::from_terminal(error, words))
}

/// Whether a path is `-`, the standard output.
pub(crate) fn is_output(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Writes a text to a file; `-` is the standard output.
///
/// # Errors
/// [`ExitError`] if the file can't be written.
pub(crate) fn write_text(
    path: &Path,
    text: &str,
    words: &Words,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if is_output(path) {
        return Ok(out.write_all(text.as_bytes())?);
    }
    std::fs::write(path, text).map_err(|error| unwritable(path, &error, words).into())
}

/// The error for a file that can't be written.
pub(crate) fn unwritable(path: &Path, error: &std::io::Error, words: &Words) -> ExitError {
    let args = args![
        file = path.display().to_string(),
        reason = error.to_string()
    ];
    ExitError::file(words.say("error-file-write", args))
}
