//! Errors that end the program, with their exit codes.

use core::fmt;
use std::process::ExitCode;

use kagiya_terminal::Error;

use kagiya_i18n::Words;

/// An error for the user: a text in the user's language and an exit code.
#[derive(Debug)]
pub(crate) struct ExitError {
    code: u8,
    text: String,
}

impl ExitError {
    /// A requested check has failed: 1.
    pub(crate) const fn check(text: String) -> Self {
        Self { code: 1, text }
    }

    /// Usage error, unknown edition, or invalid options: 2.
    pub(crate) const fn usage(text: String) -> Self {
        Self { code: 2, text }
    }

    /// A file that can't be read, written or understood: 3.
    pub(crate) const fn file(text: String) -> Self {
        Self { code: 3, text }
    }

    /// The input ended before the game did: 4.
    pub(crate) const fn input_ended(text: String) -> Self {
        Self { code: 4, text }
    }
}

impl fmt::Display for ExitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for ExitError {}

/// The exit code for an error: that of an [`ExitError`], or else 3.
pub(crate) fn exit_code(error: &anyhow::Error) -> ExitCode {
    ExitCode::from(error.downcast_ref::<ExitError>().map_or(3, |it| it.code))
}

/// Whether the reader of the output has closed it.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}

/// Converts an error of a game in the terminal.
pub(crate) fn from_terminal(error: Error, words: &Words) -> anyhow::Error {
    match error {
        Error::InputEnded => ExitError::input_ended(error.say(words)).into(),
        // Not converted, so that a broken pipe is recognized.
        Error::Io(source) => source.into(),
        Error::Deal(_)
        | Error::NoRandomNumbers(_)
        | Error::Terminal(_)
        | Error::Record(_)
        | Error::Write { .. } => ExitError::file(error.say(words)).into(),
    }
}
