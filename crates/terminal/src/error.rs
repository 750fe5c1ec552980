//! Errors of a game in the terminal.

use std::error::Error as _;
use std::io;
use std::path::PathBuf;

use kagiya_random::NoRandomNumbers;
use kagiya_rules::InvalidDeal;
use kagiya_rules::record::RecordError;

use kagiya_i18n::{Words, args};

/// An error that ends a game in the terminal early.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The named player can't be the first player.
    #[error(transparent)]
    Deal(#[from] InvalidDeal),
    /// The input ended before the game.
    #[error("the input ended before the game did")]
    InputEnded,
    /// The system returned no random numbers.
    #[error(transparent)]
    NoRandomNumbers(#[from] NoRandomNumbers),
    /// The full screen can't be drawn.
    #[error("the terminal can't be used")]
    Terminal(#[source] io::Error),
    /// The game isn't a valid record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record can't be written.
    #[error("{} can't be written", path.display())]
    Write {
        /// The path of the file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// Input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Error {
    /// The error in the user's language.
    pub fn say(&self, words: &Words) -> String {
        match self {
            Self::InputEnded => words.text("error-input-ended"),
            Self::NoRandomNumbers(error) => {
                let reason = error.source().map(ToString::to_string).unwrap_or_default();
                words.say("error-random", args![reason = reason])
            }
            Self::Terminal(source) => {
                words.say("error-terminal", args![reason = source.to_string()])
            }
            Self::Write { path, source } => {
                let args = args![
                    file = path.display().to_string(),
                    reason = system_reason(source, words)
                ];
                words.say("error-file-write", args)
            }
            Self::Deal(_) | Self::Record(_) | Self::Io(_) => self.to_string(),
        }
    }
}

/// The reason for an error of the system, in the user's language if it has a text for it.
pub fn system_reason(error: &io::Error, words: &Words) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "reason-not-found",
        io::ErrorKind::PermissionDenied => "reason-not-allowed",
        io::ErrorKind::IsADirectory => "reason-is-folder",
        io::ErrorKind::NotADirectory => "reason-no-folder",
        io::ErrorKind::StorageFull => "reason-full",
        io::ErrorKind::ReadOnlyFilesystem => "reason-read-only",
        _ => return error.to_string(),
    };
    words.text(id)
}
