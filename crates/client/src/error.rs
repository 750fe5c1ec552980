//! Why a request or a connection failed.

use kagiya_protocol::Problem;
use thiserror::Error;

/// A request or a connection failed.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The address of the server can't be read.
    #[error("{0:?} is not the address of a server; write http://HOST:PORT or https://HOST")]
    Address(String),
    /// The server refused the request or the message, and says why.
    #[error("{0}")]
    Refused(Problem),
    /// The answer came from something that is not a Kagiya server, or from another version of it.
    #[error("{server} answered with what is not the protocol of Kagiya: {reason}")]
    NotKagiya {
        /// The address.
        server: String,
        /// What was wrong with the answer.
        reason: String,
    },
    /// No answer came, or the connection was lost.
    #[error("{server} can't be reached: {reason}")]
    Unreachable {
        /// The address.
        server: String,
        /// The reason.
        reason: String,
    },
    /// The server has ended the connection.
    #[error("{server} has closed the connection: {reason}")]
    Closed {
        /// The address.
        server: String,
        /// The reason.
        reason: String,
    },
}

impl ClientError {
    /// The refusal, if the server answered with one.
    pub fn refusal(&self) -> Option<&Problem> {
        match self {
            Self::Refused(problem) => Some(problem),
            _ => None,
        }
    }
}
