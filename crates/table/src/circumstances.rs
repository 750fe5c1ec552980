//! What a decision may need besides the table.

use kagiya_protocol::{Person, Problem, Seat};
use kagiya_rules::Seed;

/// What a decision may need besides the table.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// For each seat whether its person has been away for a while.
    pub away: Vec<bool>,
    /// Whether the person on turn has been without a connection for longer than the table's time allows.
    pub gone: bool,
    /// The seed of the next deal, if the command deals one.
    pub seed: Seed,
    /// Why the person who asks may take no seat, if they may not.
    pub no_seat: Option<Problem>,
    /// Whom the person who asks may offer a seat to, of those whom they name.
    pub offered: Option<Person>,
}

impl Circumstances {
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.away.get(seat.index()) == Some(&true)
    }
}
