//! Accounts: people who can prove with a password who they are, on any device.

use kagiya_protocol::{PersonId, TableId};

use super::{Later, StoredEvent, StoredPerson, TokenHash};

/// A person with a password.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredAccount {
    /// Who.
    pub person: StoredPerson,
    /// What the name looks like: no two accounts have the same.
    pub look: String,
    /// The password as a salted hash, in the form that names its algorithm (a PHC string).
    pub password: String,
    /// Since when there is the account, in milliseconds since 1970.
    pub since: i64,
    /// What the person has set in the client, as JSON.
    pub settings: String,
}

impl core::fmt::Debug for StoredAccount {
    /// Without the hash of the password.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("StoredAccount")
            .field("person", &self.person)
            .field("since", &self.since)
            .finish_non_exhaustive()
    }
}

/// An event by its table and its number.
pub type Place = (TableId, u32);

/// What a look through some events has found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LookedThrough {
    /// The events that were looked for.
    pub found: Vec<(TableId, StoredEvent)>,
    /// The last event that was looked at; nothing where there were none.
    pub last: Option<Place>,
    /// How many were looked at.
    pub looked_at: u64,
}

/// A place where accounts are kept.
pub trait Accounts: Send + Sync {
    /// Makes an account of a person who is there, and gives them the account's name: false, and nothing is
    /// written, if they have one already or the name looks like that of another account.
    fn open_account<'a>(&'a self, account: &'a StoredAccount) -> Later<'a, bool>;

    /// The account whose name looks so.
    fn account_called<'a>(&'a self, look: &'a str) -> Later<'a, Option<StoredAccount>>;

    /// The account of a person.
    fn account<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<StoredAccount>>;

    /// Keeps another session of a person: false if they have no account.
    fn add_session<'a>(
        &'a self,
        person: &'a PersonId,
        session: TokenHash,
        expires: i64,
    ) -> Later<'a, bool>;

    /// Changes the password of an account and ends the sessions of its person but this one. Returns those that
    /// have ended.
    fn change_password<'a>(
        &'a self,
        person: &'a PersonId,
        password: &'a str,
        but: TokenHash,
    ) -> Later<'a, Vec<TokenHash>>;

    /// Ends all sessions of a person. Returns them.
    fn end_sessions_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TokenHash>>;

    /// Changes what is set in the client.
    fn change_settings<'a>(&'a self, person: &'a PersonId, settings: &'a str) -> Later<'a, ()>;

    /// Removes a person with all that only they have: the account, sessions, notes, the records of their play,
    /// and their name in the rows of tables. The names in the events are left to whoever reads
    /// [`people_gone`](Self::people_gone). Returns the sessions that have ended.
    fn remove_person<'a>(&'a self, person: &'a PersonId, now: i64) -> Later<'a, Vec<TokenHash>>;

    /// The people who went until `until`, at most `limit`, for whose names all events are to be looked through: those
    /// for whom nobody has done it yet, and those who went before `since`, for whom it is done a last time.
    fn people_gone(&self, since: i64, until: i64, limit: u32) -> Later<'_, Vec<PersonId>>;

    /// Keeps that all events have been looked through for the names of these people; those who went before `since` are
    /// forgotten.
    fn looked_through<'a>(&'a self, people: &'a [PersonId], since: i64) -> Later<'a, ()>;

    /// The tables where a person has a seat or had one when their game ended, and those where one is kept for them.
    fn tables_with<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>>;

    /// Looks through the `limit` events after event `after`, in the order of tables and numbers, for those in which
    /// one of these people is mentioned: so no question takes long, however many events there are.
    fn events_about<'a>(
        &'a self,
        people: &'a [PersonId],
        after: &'a Place,
        limit: u32,
    ) -> Later<'a, LookedThrough>;

    /// Puts these in the place of events that are there: the one way to change what has been written, for a name
    /// that has to go.
    fn rewrite_events(&self, events: Vec<(TableId, StoredEvent)>) -> Later<'_, ()>;

    /// Takes the names of people who are gone and not forgotten yet out of the rows of tables, once more.
    fn unname_rows(&self) -> Later<'_, ()>;
}
