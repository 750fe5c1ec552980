//! The stored data of tables and people.

use std::collections::BTreeMap;

use kagiya_protocol::{DealSource, PersonId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An event of a table as JSON, in the format of its version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EncodedEvent {
    /// The version of the format.
    pub version: u16,
    /// The JSON.
    pub body: String,
}

/// A stored event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number at its table, from 1.
    pub seq: u32,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub encoded: EncodedEvent,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People can take seats.
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

    /// Its name in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    /// Whether the table is open or running.
    pub const fn is_current(self) -> bool {
        matches!(self, Self::Open | Self::Running)
    }
}

/// The first player of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// By the rules of the edition.
    Edition,
    /// A random player.
    Random,
    /// This seat.
    Seat(u8),
}

/// What spectators of a game see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// Nothing, as spectators aren't allowed.
    Nobody,
    /// What is public, without any hand.
    Public,
    /// The perspective of this seat.
    Seat(u8),
    /// All hands, a round later.
    Delayed,
}

impl Watch {
    /// Its form in the store: `nobody`, `public`, `delayed`, or `seat 0` with the seat.
    pub fn words(self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::Public => "public".to_owned(),
            Self::Seat(seat) => format!("seat {seat}"),
            Self::Delayed => "delayed".to_owned(),
        }
    }

    /// Parses its form in the store.
    pub fn from_words(words: &str) -> Option<Self> {
        match words {
            "nobody" => Some(Self::Nobody),
            "public" => Some(Self::Public),
            "delayed" => Some(Self::Delayed),
            seat => Some(Self::Seat(seat.strip_prefix("seat ")?.parse().ok()?)),
        }
    }
}

/// A person in the store.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct StoredPerson {
    /// The person's id.
    pub id: PersonId,
    /// Their name.
    pub name: String,
}

/// The turn of a correspondence game, in the row of its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnRow {
    /// The seat of the person.
    pub seat: u8,
    /// When it began, in milliseconds since 1970.
    pub since: i64,
    /// When their time runs out, if the clock runs.
    pub due: Option<i64>,
}

/// A seat in the row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    /// The person with this seat.
    pub person: Option<StoredPerson>,
    /// The bot that plays here.
    pub bot: Option<String>,
    /// The person for whom the seat is kept.
    pub kept_for: Option<StoredPerson>,
}

/// How a game ended, in the row of its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// `perfect`, `finished`, `lost` or `broken_off`.
    pub outcome: String,
    /// Why it was lost, if it was.
    pub lost: Option<String>,
    /// The points.
    pub points: i8,
    /// Whether the points are shown; an all-or-nothing game has none.
    pub shown: bool,
    /// The band of the rating scale.
    pub rating: Option<String>,
    /// The name of the rating scale, which differs between editions.
    pub scale: String,
    /// The most points that the rules allow.
    pub max_score: i8,
    /// The number of turns.
    pub turns: u16,
    /// The statistics of the game; `None` for a game of an earlier release until they are computed.
    pub figures: Option<Figures>,
}

/// The row of a table, for lists.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    /// The table's id.
    pub id: TableId,
    /// Its stage.
    pub stage: Stage,
    /// The person who opened it.
    pub opened_by: Option<PersonId>,
    /// Whether it is on public lists.
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
    /// The first player.
    pub first: First,
    /// What spectators see.
    pub watch: Watch,
    /// The time control, in the form of the module `border`; `None` if time is unlimited.
    pub time: Option<String>,
    /// The conventions, in the form of the module `border`; `None` if none are stated.
    pub conventions: Option<String>,
    /// The turn of a correspondence game.
    pub turn: Option<TurnRow>,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// How the game ended.
    pub result: Option<ResultRow>,
    /// The source of a fixed deal.
    pub given: Option<DealSource>,
    /// The name of its deal, once the game has begun.
    pub dealt: Option<String>,
}

impl TableRow {
    /// The seated people.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        let people = self.seats.iter().filter_map(|seat| seat.person.as_ref());
        people.map(|person| &person.id)
    }
}

/// Events to append to one table, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the last event that the writer knows, 0 for a new table.
    pub expected: u32,
    /// The events with their times. They get the numbers after `expected`.
    pub events: Vec<(i64, EncodedEvent)>,
    /// The row of the table, if it has changed.
    pub row: Option<TableRow>,
}

/// A list of tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// The listed open and running tables, newest first.
    Current {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// All open and running tables, whether listed or not, newest first, for administrators.
    Every {
        /// Only those that were opened before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
    /// The open and running tables where this person has a seat, or a substitute plays for them.
    CurrentOf(PersonId),
    /// The listed finished tables, or those where this person had a seat, newest first.
    Finished {
        /// The person; `None` for the listed ones.
        of: Option<PersonId>,
        /// Only those that ended before this time, or at it with a smaller id.
        before: Option<(i64, TableId)>,
    },
}

/// The numbers of a store's content.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    /// Tables where people can take seats.
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

/// The statistics of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figures {
    /// Strikes.
    pub strikes: u8,
    /// Clues given.
    pub clues: u16,
    /// Identified cards: those on the fireworks, and clued ones in hands that may still be needed.
    pub cards: u16,
    /// The name of the deal, shared by all games with the same rules and cards: 64 hexadecimal digits.
    pub deal: String,
}

/// The right to own a table for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// The table.
    pub table: TableId,
    /// The address of the owning server.
    pub holder: String,
    /// The number of holders so far, including this one.
    pub epoch: i64,
    /// When it expires by the holder's last heartbeat, in milliseconds since 1970.
    pub until: i64,
}

/// The hash of a session's secret token.
pub type TokenHash = [u8; 32];
