//! The source of a table's deal.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{ChallengeId, TableId};

/// The source of a table's deal, if it wasn't shuffled for the table.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum DealSourceInfo {
    /// The deal of a finished game, from a challenge.
    Challenge {
        /// Absent in lists, since the id is an invitation.
        #[cfg_attr(test, ts(optional))]
        id: Option<ChallengeId>,
    },
    /// The deal of the day for the number of players.
    Day {
        /// The date, such as `2026-11-22` (UTC).
        day: String,
    },
    /// The deal of a finished game, played again for training. Its player knows the cards, so the result
    /// doesn't count.
    Training {
        /// The table of that game; absent in lists.
        #[cfg_attr(test, ts(optional))]
        table: Option<TableId>,
    },
    /// The deal of a seed that a person gave. Who knows the seed can find out the cards, so the result doesn't
    /// count.
    Seed {
        /// The seed; absent in lists.
        #[cfg_attr(test, ts(optional))]
        seed: Option<String>,
    },
    /// The game of a file that a person opened. It was played elsewhere, so it doesn't count.
    Imported {
        origin: FileOrigin,
        /// The names by seat, as the file gives them; absent in lists, and if the file gives none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
        names: Vec<String>,
    },
}

/// The format of a file with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FileOrigin {
    /// A Kagiya record.
    Kagiya,
    /// A game of hanab.live.
    HanabLive,
}

impl FileOrigin {
    pub const ALL: [Self; 2] = [Self::Kagiya, Self::HanabLive];

    const fn word(self) -> &'static str {
        match self {
            Self::Kagiya => "kagiya",
            Self::HanabLive => "hanab-live",
        }
    }
}

/// The source of a table's deal, if it wasn't shuffled for the table, as the server stores it. Messages have
/// [`DealSourceInfo`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealSource {
    Challenge(ChallengeId),
    /// The deal of a day for one number of players.
    Day {
        /// The date, such as `2026-11-22`.
        day: String,
        players: u8,
    },
    /// The deal of a finished game, played again for training.
    Training(TableId),
    /// The deal of a seed that a person gave: a number, or a seed of hanab.live.
    Seed(String),
    /// The game of a file that a person opened.
    Imported(FileOrigin),
}

impl DealSource {
    /// Whether the result counts for nobody.
    pub const fn is_uncounted(&self) -> bool {
        matches!(self, Self::Training(_) | Self::Seed(_) | Self::Imported(_))
    }

    /// The stored form: `challenge ID`, `day 2026-11-22 3` with the number of players, `training TABLE`,
    /// `seed SEED` or `file FORMAT`.
    pub fn words(&self) -> String {
        match self {
            Self::Challenge(id) => format!("challenge {id}"),
            Self::Day { day, players } => format!("day {day} {players}"),
            Self::Training(table) => format!("training {table}"),
            Self::Seed(seed) => format!("seed {seed}"),
            Self::Imported(origin) => format!("file {}", origin.word()),
        }
    }

    /// Parses the form of [`words`](Self::words).
    pub fn from_words(words: &str) -> Option<Self> {
        match words.split_once(' ')? {
            ("challenge", id) => Some(Self::Challenge(ChallengeId(id.to_owned()))),
            ("training", table) => Some(Self::Training(TableId(table.to_owned()))),
            ("seed", seed) => Some(Self::Seed(seed.to_owned())),
            ("file", format) => {
                let origin = FileOrigin::ALL.into_iter().find(|it| it.word() == format);
                origin.map(Self::Imported)
            }
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

impl From<&DealSource> for DealSourceInfo {
    fn from(source: &DealSource) -> Self {
        match source {
            DealSource::Challenge(id) => Self::Challenge {
                id: Some(id.clone()),
            },
            DealSource::Day { day, .. } => Self::Day { day: day.clone() },
            DealSource::Training(table) => Self::Training {
                table: Some(table.clone()),
            },
            DealSource::Seed(seed) => Self::Seed {
                seed: Some(seed.clone()),
            },
            DealSource::Imported(origin) => Self::Imported {
                origin: *origin,
                names: Vec::new(),
            },
        }
    }
}

/// An existing deal for a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RequestedDeal {
    Challenge {
        id: ChallengeId,
    },
    /// Today's deal for the number of seats.
    Day,
    /// The deal of a finished game that you may see, for a game with bots that doesn't count.
    Training {
        table: TableId,
        /// The number of entries of that game's record that have already been played.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<u32>", optional))]
        step: u32,
    },
    /// The deal of a seed, for a game that doesn't count.
    Seed {
        /// A number below 2^64, for the rules in `settings`. Or a seed of hanab.live such as `p3v0s1`, which
        /// decides the number of players, the variant and the deck.
        seed: String,
    },
}
