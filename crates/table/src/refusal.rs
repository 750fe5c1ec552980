//! Refusals that several commands share.

use kagiya_protocol::{ErrorCode, Problem, Seat};

/// The message for a person that the table's owner has banned.
pub const KEPT_OUT: &str = "the owner of this table has removed you";

/// Refuses a command.
///
/// # Errors
/// Always, with this code and message.
pub fn refuse<T>(code: ErrorCode, message: impl Into<String>) -> Result<T, Problem> {
    Err(Problem::new(code, message))
}

pub(crate) fn no_seat(seat: Seat) -> Problem {
    Problem::new(
        ErrorCode::NoSeat,
        format!("the table has no seat {} (they count from 0)", seat.0),
    )
}
