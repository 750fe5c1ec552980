//! Why a bot in a process of its own plays no further.

/// Why a process plays no further. `answers` counts the answers that it gave before.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProcessFailure {
    #[error("the program could not be started: {0}")]
    Start(String),
    #[error("no answer within {seconds} s (answers before: {answers})")]
    Late { seconds: String, answers: u64 },
    #[error("the process has ended (answers before: {answers})")]
    Ended { answers: u64 },
    /// Not `{"action": "…"}`, or too long a line.
    #[error("the answer is not understood: {line} (answers before: {answers})")]
    Garbled { line: String, answers: u64 },
    #[error("the answer is not a legal action: {line} (answers before: {answers})")]
    Illegal { line: String, answers: u64 },
}

impl ProcessFailure {
    /// The line, if the process gave an answer that isn't a legal action.
    pub(crate) fn refused_line(&self) -> Option<&str> {
        match self {
            Self::Garbled { line, .. } | Self::Illegal { line, .. } => Some(line),
            Self::Start(_) | Self::Late { .. } | Self::Ended { .. } => None,
        }
    }
}
