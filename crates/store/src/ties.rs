//! What people are to each other: friends, people whom somebody has blocked, and invitations to tables.

use kagiya_protocol::{PersonId, TableId};

use super::{Later, StoredPerson};

/// What somebody wants somebody else to be. Two who want each other as friends are friends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TieKind {
    /// A friend.
    Friend,
    /// Somebody with whom they have nothing to do.
    Block,
}

impl TieKind {
    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Friend => "friend",
            Self::Block => "block",
        }
    }

    /// What a word of the store says.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Friend, Self::Block]
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

/// One wish of one person about another.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Tie {
    /// Whose wish.
    pub person: StoredPerson,
    /// About whom.
    pub other: StoredPerson,
    /// What it is.
    pub kind: TieKind,
    /// Since when, in milliseconds since 1970.
    pub at: i64,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredInvitation {
    /// Who is invited.
    pub person: PersonId,
    /// To which table.
    pub table: TableId,
    /// By whom.
    pub by: StoredPerson,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How many wait at most until one person says whether they are friends. The wishes of more come to nothing, and
/// nobody is told so.
pub const MOST_ASKING: u16 = 100;

/// A place where it is kept what people are to each other.
pub trait Ties: Send + Sync {
    /// Keeps a wish. Whoever blocks somebody wants them no more as a friend, nor is wanted, and their invitations
    /// of each other are gone. A wish to be a friend is kept only while fewer than [`MOST_ASKING`] others wait for the
    /// same person, or if it is mutual.
    fn tie<'a>(
        &'a self,
        person: &'a PersonId,
        other: &'a PersonId,
        kind: TieKind,
        at: i64,
    ) -> Later<'a, ()>;

    /// Ends a wish; of friends, those of both.
    fn untie<'a>(
        &'a self,
        person: &'a PersonId,
        other: &'a PersonId,
        kind: TieKind,
    ) -> Later<'a, ()>;

    /// All wishes of a person, and all that others want of them as a friend or whom they block, oldest first.
    fn ties_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<Tie>>;

    /// At which listed table that is open or running each of these people sits, or has a seat kept for them: the newest
    /// one. In the order of people; those who sit nowhere are left out.
    fn listed_tables_of<'a>(
        &'a self,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<(PersonId, TableId)>>;

    /// Which of these people a person blocks.
    fn blocked_by<'a>(
        &'a self,
        person: &'a PersonId,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<PersonId>>;

    /// Whether friends may see that a person is there.
    fn set_shown<'a>(&'a self, person: &'a PersonId, shown: bool) -> Later<'a, ()>;

    /// Which of these people let friends see that they are there.
    fn shown<'a>(&'a self, people: &'a [PersonId]) -> Later<'a, Vec<PersonId>>;

    /// Keeps an invitation, in the place of one to the same table.
    fn invite<'a>(&'a self, invitation: &'a StoredInvitation) -> Later<'a, ()>;

    /// Removes the invitation of a person to a table.
    fn uninvite<'a>(&'a self, person: &'a PersonId, table: &'a TableId) -> Later<'a, ()>;

    /// The invitations of a person since a time, newest first.
    fn invitations<'a>(
        &'a self,
        person: &'a PersonId,
        since: i64,
    ) -> Later<'a, Vec<StoredInvitation>>;

    /// Forgets the invitations before a time; returns how many.
    fn forget_invitations(&self, before: i64) -> Later<'_, u64>;
}
