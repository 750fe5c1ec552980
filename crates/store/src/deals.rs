//! The same deal for others: who knows which deal, challenges, and the deal of the day.
//!
//! A deal has a name that follows from its cards and its rules and tells nothing of them: 64 hexadecimal digits, as
//! in [`Figures::deal`](super::Figures).

use kagiya_protocol::{ChallengeId, PersonId, TableId};

use super::{Later, TableRow};

/// Where the deal of a table comes from, if it was not shuffled for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GivenBy {
    /// A challenge.
    Challenge(ChallengeId),
    /// A day, for one number of players.
    Day {
        /// Which, as in `2026-11-22`.
        day: String,
        /// How many play.
        players: u8,
    },
}

impl GivenBy {
    /// The words for it in the store: `challenge ID`, or `day 2026-11-22 3` with the number of players.
    pub fn words(&self) -> String {
        match self {
            Self::Challenge(id) => format!("challenge {id}"),
            Self::Day { day, players } => format!("day {day} {players}"),
        }
    }

    /// What the words of the store say.
    pub fn from_words(words: &str) -> Option<Self> {
        match words.split_once(' ')? {
            ("challenge", id) => Some(Self::Challenge(ChallengeId(id.to_owned()))),
            ("day", rest) => {
                let (day, players) = rest.split_once(' ')?;
                Some(Self::Day {
                    day: day.to_owned(),
                    players: players.parse().ok()?,
                })
            }
            _ => None,
        }
    }
}

/// A challenge to play a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredChallenge {
    /// Which.
    pub id: ChallengeId,
    /// Where the game was played of which it was made.
    pub table: TableId,
    /// Who challenges: they have played it.
    pub by: PersonId,
    /// The name of the deal.
    pub deal: String,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
}

/// Where a page of the games of a deal ended: points, time, and table of its last game.
pub type AfterGame = (i64, i64, TableId);

/// A place where it is kept who knows which deal.
///
/// Who sits at a table when its cards are dealt is written down as knowing the deal in the transaction that deals
/// them; whoever plays a game to its end knows its deal as well, also where an earlier release has dealt it.
pub trait Deals: Send + Sync {
    /// Lets people know the deal of a table, all of them or, if some know it from another table, none: returns
    /// those. So nobody begins the same deal twice, at whichever server.
    fn claim_deal<'a>(
        &'a self,
        deal: &'a str,
        table: &'a TableId,
        people: &'a [PersonId],
    ) -> Later<'a, Vec<PersonId>>;

    /// Writes down that a person knows the deal of a table.
    fn saw_deal<'a>(
        &'a self,
        deal: &'a str,
        table: &'a TableId,
        person: &'a PersonId,
    ) -> Later<'a, ()>;

    /// Which of these people know a deal.
    fn knowing<'a>(&'a self, deal: &'a str, people: &'a [PersonId]) -> Later<'a, Vec<PersonId>>;

    /// Keeps a challenge, unless its person has made one of that table: returns the one that there is.
    fn challenge<'a>(&'a self, challenge: &'a StoredChallenge) -> Later<'a, ChallengeId>;

    /// A challenge.
    fn challenge_called<'a>(&'a self, id: &'a ChallengeId) -> Later<'a, Option<StoredChallenge>>;

    /// The challenges that a person has made, newest first.
    fn challenges_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<StoredChallenge>>;

    /// At how many tables a deal that was given so is or was played.
    fn count_given<'a>(&'a self, given: &'a GivenBy) -> Later<'a, u32>;

    /// The finished games of a deal that was given so and was not broken off, best first, at most `limit`.
    fn games_given<'a>(
        &'a self,
        given: &'a GivenBy,
        after: Option<&'a AfterGame>,
        limit: u32,
    ) -> Later<'a, Vec<TableRow>>;

    /// The secret of the house with this name: the one that is kept, or else this one, which is kept from now on.
    fn house_secret<'a>(&'a self, name: &'a str, fresh: &'a str) -> Later<'a, String>;
}
