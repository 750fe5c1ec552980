//! What is kept of tables and people.

use std::collections::BTreeMap;

use kagiya_protocol::{DealSource, PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What happened at a table, in a form that its version names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredFact {
    /// The version of the form.
    pub version: u16,
    /// JSON of that form.
    pub body: String,
}

/// An event as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number at its table, from 1.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub fact: StoredFact,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People can sit down.
    Open,
    /// The game is being played.
    Running,
    /// The game has ended.
    Finished,
    /// The table was closed before a game began.
    Closed,
}

impl Stage {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Finished, Self::Closed];

    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Whether people still sit there or play.
    pub const fn is_current(self) -> bool {
        matches!(self, Self::Open | Self::Running)
    }
}

/// Who begins a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// As the edition says.
    Edition,
    /// Chance.
    Random,
    /// This seat.
    Seat(u8),
}

/// Who may watch a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// Nobody.
    Nobody,
    /// Everybody, through the eyes of this seat.
    Seat(u8),
    /// Everybody, a round later.
    Delayed,
}

impl Watch {
    /// The words for it in the store: `nobody`, `delayed`, or `seat 0` with the seat.
    pub fn words(self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Seat(seat) => format!("seat {seat}"),
            Self::Delayed => "delayed".to_owned(),
        }
    }

    /// What the words of the store say.
    pub fn from_words(words: &str) -> Option<Self> {
        match words {
            "nobody" => Some(Self::Nobody),
            "delayed" => Some(Self::Delayed),
            seat => Some(Self::Seat(seat.strip_prefix("seat ")?.parse().ok()?)),
        }
    }
}

/// A person as the store knows them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StoredPerson {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// Whose turn it is in a game whose players need not be there, in the row of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnRow {
    /// The seat of the person.
    pub seat: u8,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// When their time is out, if it goes on.
    pub due: Option<i64>,
}

/// A seat in the row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// Who sits here.
    pub person: Option<StoredPerson>,
    /// The bot that plays here.
    pub bot: Option<String>,
    /// For whom an empty seat is kept.
    pub kept_for: Option<StoredPerson>,
}

/// How a game ended, in the row of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// `perfect`, `finished` or `lost`.
    pub outcome: String,
    /// Why it is lost, if it is.
    pub lost: Option<String>,
    /// The points.
    pub points: i8,
    /// Whether the points are shown: an all-or-nothing game has none to show.
    pub shown: bool,
    /// The band of the rating scale.
    pub rating: Option<String>,
    /// In whose words the result is rated.
    pub scale: String,
    /// The most points that the rules allow.
    pub max_score: i8,
    /// How many turns were taken.
    pub turns: u16,
    /// What is counted of the game; nothing of one that an earlier release has ended and nobody has counted yet.
    pub figures: Option<Figures>,
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// How far it has come.
    pub stage: Stage,
    /// Who opened it.
    pub opened_by: Option<PersonId>,
    /// Whether everybody may find it in a list.
    pub listed: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When its game began.
    pub started_at: Option<i64>,
    /// When its game ended.
    pub finished_at: Option<i64>,
    /// The name of the preset.
    pub preset: String,
    /// The options that differ from it.
    pub options: BTreeMap<String, Value>,
    /// Who begins.
    pub first: First,
    /// Who may watch.
    pub watch: Watch,
    /// How much time the players have, in a form of the border; nothing if as much as they want.
    pub time: Option<String>,
    /// What it states about its conventions, in a form of the border; nothing if it states nothing.
    pub conventions: Option<String>,
    /// Whose turn it is, where that is kept.
    pub turn: Option<TurnRow>,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// How the game ended.
    pub result: Option<ResultRow>,
    /// Where its deal comes from, if it was not shuffled for this table.
    pub given: Option<DealSource>,
    /// The name of its deal, once the game has begun.
    pub dealt: Option<String>,
}

impl TableRow {
    /// Who sits there.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        let people = self.seats.iter().filter_map(|seat| seat.person.as_ref());
        people.map(|person| &person.id)
    }
}

/// Events to be appended to one table, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last event that the writer knows, 0 for a new table.
    pub expected: u32,
    /// When the events happened, and what they are. They get the numbers after `expected`.
    pub events: Vec<(i64, StoredFact)>,
    /// The row of the table, if it has changed.
    pub row: Option<TableRow>,
}

/// Which tables a list is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// The open and running ones that are listed, newest first.
    Current {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// All open and running ones, whether listed or not, newest first: for who runs the house.
    Every {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// The open and running ones where this person sits, or where somebody plays for them.
    CurrentOf(PersonId),
    /// The finished ones that are listed, or those where this person sat, newest first.
    Finished {
        /// Whose; without it the listed ones.
        of: Option<PersonId>,
        /// Only those that ended before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
}

/// How much a store holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Tables where people can sit down.
    pub open: u64,
    /// Games that are being played.
    pub running: u64,
    /// Games that have ended.
    pub finished: u64,
    /// Tables that were closed before a game began.
    pub closed: u64,
    /// People.
    pub people: u64,
    /// Their sessions.
    pub sessions: u64,
}

impl Counts {
    /// All tables.
    pub const fn tables(&self) -> u64 {
        self.open + self.running + self.finished + self.closed
    }
}

/// What is counted of a game that has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Strikes.
    pub strikes: u8,
    /// Clues that were given.
    pub clues: u16,
    /// Cards found out about: those on the fireworks, and clued ones in hands that may still be needed.
    pub cards: u16,
    /// What all games with the same rules and the same deal have in common: 64 hexadecimal digits.
    pub deal: String,
}

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

/// The hash of a session's secret token.
pub type TokenHash = [u8; 32];
