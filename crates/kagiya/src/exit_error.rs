//! Why the program stops early, and with which exit code.

use core::fmt;
use std::process::ExitCode;

use kagiya_terminal::Error;

use kagiya_i18n::Words;

/// An early end that is the user's business: text in the user's language, and an exit code.
#[derive(Debug)]
pub(crate) struct ExitError {
    code: u8,
    text: String,
}

impl ExitError {
    /// A check that was asked for has failed: 1.
    pub(crate) const fn check(text: String) -> Self {
        Self { code: 1, text }
    }

    /// Wrong usage, an unknown edition, options that make no game: 2.
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

/// The exit code for an error: that of a [`ExitError`], and 3 for a file or terminal that fails.
pub(crate) fn exit_code(error: &anyhow::Error) -> ExitCode {
    ExitCode::from(error.downcast_ref::<ExitError>().map_or(3, |it| it.code))
}

/// Whether whoever read the output has gone away: nothing is left to say, and nobody to say it to.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    })
}

/// A game in the terminal that stopped, as a failure of the program in the user's language.
pub(crate) fn of_game(error: Error, words: &Words) -> anyhow::Error {
    match error {
        Error::InputEnded => ExitError::input_ended(error.say(words)).into(),
        // Kept as it is, so that a broken pipe is seen.
        Error::Io(source) => source.into(),
        Error::Deal(_)
        | Error::NoRandomNumbers(_)
        | Error::Terminal(_)
        | Error::Record(_)
        | Error::Write { .. } => ExitError::file(error.say(words)).into(),
    }
}
