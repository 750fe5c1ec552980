//! Who looks after a table, where several servers share a store.
//!
//! A server that is there says so again and again: its *beat*. A lease holds as long as its holder's last beat
//! says, by the clocks of the servers, so that ten thousand leases cost no more to keep than one. That makes it
//! only likely that there is one who looks after a table; what makes it certain that two never write is the
//! *epoch*. It grows whenever a table gets another holder, and the store refuses what is written under an older
//! one: a server that was paused, and comes back after its lease has gone to another, changes nothing. How many
//! leases a holder has lost so is counted, and each beat says it.

use kagiya_protocol::TableId;

use super::{Append, Later};

/// The right to look after a table for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// The table.
    pub table: TableId,
    /// Who has it: how other servers reach that one.
    pub holder: String,
    /// How many holders the table has had, this one included.
    pub epoch: i64,
    /// Until when by the holder's last beat, in milliseconds since 1970.
    pub until: i64,
}

/// A place where leases are kept, beside the events that are written under them.
pub trait Leases: Send + Sync {
    /// Says that `holder` is there until the time `until`, and its leases hold so long. Returns how many of them have
    /// gone to others so far.
    fn beat<'a>(&'a self, holder: &'a str, until: i64) -> Later<'a, i64>;

    /// Takes the lease of a table for `holder`, which is there until the time `until`, unless at the time `now` somebody
    /// else has it. Returns the lease that holds then, which may be that of somebody else.
    fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        now: i64,
        until: i64,
    ) -> Later<'a, Lease>;

    /// The lease of a table, if somebody who is there at the time `now` has it.
    fn lease_at<'a>(&'a self, table: &'a TableId, now: i64) -> Later<'a, Option<Lease>>;

    /// Whether a lease still holds. If so, nobody else has the table before the time `until`.
    fn holds<'a>(&'a self, lease: &'a Lease, until: i64) -> Later<'a, bool>;

    /// The leases that somebody has.
    fn leases_of<'a>(&'a self, holder: &'a str) -> Later<'a, Vec<Lease>>;

    /// Gives a lease back, if it still holds: anybody may take the next one at once.
    fn give_back<'a>(&'a self, lease: &'a Lease) -> Later<'a, ()>;

    /// Appends events under a lease, all or none: the first of them to its table, the others to tables
    /// that are new. Returns whether the lease still holds: if somebody else has had the table since,
    /// or the first is for another table, nothing is written.
    ///
    /// # Errors
    /// As for [`EventLog::append_all`](super::EventLog::append_all).
    fn append_under<'a>(&'a self, lease: &'a Lease, appends: Vec<Append>) -> Later<'a, bool>;
}
