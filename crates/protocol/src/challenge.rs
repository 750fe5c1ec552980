//! The same deal for others: challenges, and the deal of the day.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{ChallengeId, TableId};
use crate::result::GameResult;
use crate::table::{Person, SeatInfo, TableSettings};

/// Where the deal of a table comes from, if it was not shuffled for it.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealOf {
    /// It is the deal of a game that others have played, who challenge to play it too.
    Challenge {
        /// Which challenge; absent in lists, since its id is an invitation.
        #[cfg_attr(test, ts(optional))]
        id: Option<ChallengeId>,
    },
    /// It is the deal of the day for its number of players.
    Day {
        /// Of which day, as in `2026-11-22` (UTC).
        day: String,
    },
}

/// Where the deal of a table comes from, if it was not shuffled for it, with all that the server keeps of it.
/// Messages have [`DealOf`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealSource {
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

impl DealSource {
    /// As it is stored: `challenge ID`, or `day 2026-11-22 3` with the number of players.
    pub fn words(&self) -> String {
        match self {
            Self::Challenge(id) => format!("challenge {id}"),
            Self::Day { day, players } => format!("day {day} {players}"),
        }
    }

    /// Reads what [`words`](Self::words) writes.
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

impl From<&DealSource> for DealOf {
    fn from(source: &DealSource) -> Self {
        match source {
            DealSource::Challenge(id) => Self::Challenge {
                id: Some(id.clone()),
            },
            DealSource::Day { day, .. } => Self::Day { day: day.clone() },
        }
    }
}

/// Which deal a new table is to play, if it is not to be shuffled for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WishedDeal {
    /// The one of a challenge.
    Challenge {
        /// Which.
        id: ChallengeId,
    },
    /// Today's, for as many players as there are seats.
    Day,
}

/// The answer to a wish for a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeReply {
    /// Its id: the page `/c/ID` is the link.
    pub id: ChallengeId,
}

/// A challenge, with nothing of its deal and of how it was played.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeInfo {
    /// Which.
    pub id: ChallengeId,
    /// Who challenges; the name is empty of somebody who is gone.
    pub by: Person,
    /// What is played, and by how many.
    pub settings: TableSettings,
    /// At how many tables it has been taken up.
    pub taken: u32,
    /// Whether I know the deal: I have played it, watched it, or opened its replay.
    pub seen: bool,
    /// My table of this challenge that goes on.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}

/// A game among those of one deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealGame {
    /// The table where it was played.
    pub id: TableId,
    /// Who played.
    pub seats: Vec<SeatInfo>,
    /// How it ended.
    pub result: GameResult,
    /// The highest score of the rules.
    pub max_score: i8,
    /// How many turns were taken.
    pub turns: u16,
    /// Strikes.
    pub strikes: u8,
    /// Clues that were given.
    pub clues: u16,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub finished_at: i64,
    /// Whether I have played it.
    pub mine: bool,
    /// Whether it is the one that the challenge was made of.
    pub first: bool,
}

/// The games of one deal, best first.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DealGames {
    /// The games.
    pub games: Vec<DealGame>,
    /// If there are more: what to pass as `after` to get them.
    #[cfg_attr(test, ts(optional))]
    pub after: Option<String>,
}

/// The deals of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayInfo {
    /// Which day, as in `2026-11-22` (UTC).
    pub day: String,
    /// Whether it is today, so that its deals can be played.
    pub today: bool,
    /// Its deals, one for each number of players.
    pub deals: Vec<DayDeal>,
}

/// The deal of a day for one number of players.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayDeal {
    /// What is played, and by how many.
    pub settings: TableSettings,
    /// At how many tables it has been or is being played.
    pub taken: u32,
    /// Whether I know the deal: I have played it, watched it, or opened its replay.
    pub seen: bool,
    /// Whether its games are shown to me.
    pub open: bool,
    /// My table with it that goes on.
    #[cfg_attr(test, ts(optional))]
    pub table: Option<TableId>,
}
