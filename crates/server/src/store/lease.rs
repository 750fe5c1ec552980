//! Who looks after a table, where several servers share a store.
//!
//! A lease is for a time, by the clocks of the servers. That makes it only likely that there is one who
//! looks after a table; what makes it certain that two never write is the *epoch*. It grows whenever a
//! table gets another holder, and the store refuses what is written under an older one: a server that
//! was paused, and comes back after its lease has gone to another, changes nothing.

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
    /// Until when, in milliseconds since 1970.
    pub until: i64,
}

impl Lease {
    /// Whether it is the same lease, whenever it ends.
    pub(super) fn is_of(&self, other: &Self) -> bool {
        (&self.table, &self.holder, self.epoch) == (&other.table, &other.holder, other.epoch)
    }
}

/// A place where leases are kept, beside the events that are written under them.
pub trait Leases: Send + Sync {
    /// Takes the lease of a table for `holder` until the time `until`, unless at the time `now` somebody
    /// else has it. Returns the lease that holds then, which may be that of somebody else.
    fn take_lease<'a>(
        &'a self,
        table: &'a TableId,
        holder: &'a str,
        now: i64,
        until: i64,
    ) -> Later<'a, Lease>;

    /// Lets leases last until the time `until`. Returns those that still hold: the others have gone to
    /// somebody else, or were given back.
    fn renew_leases<'a>(&'a self, leases: &'a [Lease], until: i64) -> Later<'a, Vec<Lease>>;

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
