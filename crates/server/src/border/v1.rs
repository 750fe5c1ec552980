//! The facts of a table's log in their stored form, version 1.
//!
//! This form must remain readable forever. A field may be added if a fact without it still means the same. A
//! kind of fact may be added, as older releases may refuse the table. Every other change is a new version in
//! a file next to this one.

use std::collections::BTreeMap;

use kagiya_rules::Options;
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use super::conventions;

/// One entry of a log.
#[skip_serializing_none]
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Entry {
    /// The person whose command made it.
    pub(super) who: Option<String>,
    /// The id of that command.
    pub(super) cmd: Option<String>,
    pub(super) fact: Fact,
}

/// A deal that a table gets when it is opened.
#[skip_serializing_none]
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Given {
    /// `challenge ID`, or `day 2026-11-22 3` with the number of players.
    pub(super) by: String,
    pub(super) options: Options,
    /// 64 hexadecimal digits, or their sealed form.
    pub(super) seed: String,
    /// Cards as `r3`, top first.
    pub(super) deck: Option<Vec<String>>,
    pub(super) first: Option<u8>,
}

/// An event of a table. Seats are numbered from 0, cards in the order of drawing.
#[skip_serializing_none]
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Fact {
    Created {
        by: Person,
        settings: Settings,
        rematch_of: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        kept: Vec<(u8, Person)>,
        given: Option<Box<Given>>,
    },
    Configured {
        settings: Settings,
    },
    Sat {
        seat: u8,
        person: Person,
    },
    Left {
        seat: u8,
    },
    BotSat {
        seat: u8,
        bot: String,
    },
    Renamed {
        seat: u8,
        name: String,
    },
    Started {
        options: Box<Options>,
        /// 64 hexadecimal digits.
        seed: String,
        /// Cards as `r3`, top first.
        deck: Option<Vec<String>>,
        first: Option<u8>,
        stay: Vec<u8>,
    },
    Acted {
        seat: u8,
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        bot: bool,
        action: Action,
    },
    Reordered {
        seat: u8,
        order: Vec<u8>,
    },
    StoodIn {
        seat: u8,
        bot: String,
    },
    Returned {
        seat: u8,
    },
    SeatOffered {
        seat: u8,
        person: Person,
        by: u8,
    },
    OfferDropped {
        seat: u8,
        declined: bool,
    },
    /// `plays_for` is missing if the owner of the seat returns.
    SeatTaken {
        seat: u8,
        person: Person,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plays_for: Option<Person>,
    },
    SeatAskedBack {
        seat: u8,
    },
    EndWished {
        seat: u8,
        wish: bool,
    },
    Ended {
        by: Option<u8>,
        /// `left`, `timeout`, `agreed`, `operator` or `out_of_time`.
        why: EndReason,
    },
    TakeBackAsked {
        seat: u8,
    },
    TakeBackAgreed {
        seat: u8,
    },
    TakeBackDropped {
        by: Option<u8>,
    },
    TakenBack {
        seat: u8,
        actions: u32,
    },
    Late {
        seat: u8,
    },
    BotAsked {
        seat: u8,
        bot: String,
        by: Option<u8>,
    },
    /// `left` is in milliseconds.
    Clock {
        seat: u8,
        left: i64,
        runs: bool,
    },
    PauseAsked {
        seat: u8,
    },
    PauseAgreed {
        seat: u8,
    },
    PauseDropped {
        by: Option<u8>,
    },
    Paused {
        seat: u8,
    },
    Resumed {
        seat: u8,
    },
    Said {
        seat: u8,
        person: Person,
        saying: Saying,
    },
    Watched {
        person: Person,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        beside: Vec<u8>,
    },
    KeptOut {
        person: Person,
        seat: Option<u8>,
        why: KeptOutFor,
    },
    Rematch {
        table: String,
    },
    Closed,
    ClosedByOperator,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum EndReason {
    Left,
    Timeout,
    Agreed,
    Operator,
    OutOfTime,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum KeptOutFor {
    Absence,
    Conduct,
    Others,
    NoReason,
}

/// The name of a remark, or a text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Saying {
    Remark(String),
    Text(String),
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) id: String,
    pub(super) name: String,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Settings {
    pub(super) preset: String,
    #[serde(default)]
    pub(super) options: BTreeMap<String, serde_json::Value>,
    pub(super) seats: u8,
    #[serde(default)]
    pub(super) starter: Starter,
    #[serde(default)]
    pub(super) listed: bool,
    #[serde(default, skip_serializing_if = "Watching::is_usual")]
    pub(super) watching: Watching,
    #[serde(default, skip_serializing_if = "Time::is_none")]
    pub(super) time: Time,
    #[serde(default, skip_serializing_if = "conventions::Stored::is_empty")]
    pub(super) conventions: conventions::Stored,
}

/// The time control, in seconds or days; missing if time is unlimited.
#[derive(PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Time {
    #[default]
    None,
    Gentle {
        nudge: u32,
    },
    Strict {
        bank: u32,
        increment: u32,
        grace: u32,
        when_out: WhenOut,
    },
    Correspondence {
        days: u8,
        when_out: WhenOut,
    },
}

impl Time {
    pub(super) fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// What happens when time runs out; a bot may be named.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum WhenOut {
    Tell,
    Bot(Option<String>),
    End,
}

/// What spectators see; if missing, the first seat's perspective.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Watching {
    Nobody,
    Seat(u8),
    Delayed,
}

impl Default for Watching {
    fn default() -> Self {
        Self::Seat(0)
    }
}

impl Watching {
    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes what it asks about by reference"
    )]
    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Starter {
    #[default]
    Edition,
    Random,
    Seat {
        seat: u8,
    },
}

/// An action: suits by their letter, cards as `r3`, clues by the letter of a color or a digit.
#[skip_serializing_none]
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Action {
    Play { id: u8, announce: Option<char> },
    Discard { id: u8 },
    Clue { to: u8, clue: char },
    FreeClue { to: u8, clue: char },
    ShuffleBack { card: String },
    PutIntoPlay { card: String },
    Decline,
    Firework { suit: char },
}
