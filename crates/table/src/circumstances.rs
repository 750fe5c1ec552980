//! The facts outside the table that a decision may need.

use kagiya_protocol::{Person, Problem, Seat};
use kagiya_rules::Seed;

/// The facts outside the table that a decision may need.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// For each seat, whether its person has been disconnected for a while.
    pub away: Vec<bool>,
    /// Whether the person on turn has been disconnected for longer than the table's time control allows.
    pub gone: bool,
    /// The seed of the next deal, if the command deals one.
    pub seed: Seed,
    /// Why the person may not take a seat, if so.
    pub no_seat: Option<Problem>,
    /// The person to offer a seat to, if the command names one and the offer is allowed.
    pub offered: Option<Person>,
}

impl Circumstances {
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.away.get(seat.index()) == Some(&true)
    }
}
