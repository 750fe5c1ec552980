//! Time at the table: what is agreed for a game, and how its clocks stand.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::Seat;

/// How much time the players have. It is agreed before anybody sits down, with what happens when it is
/// out: running out of time is never a loss by the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TimeControl {
    /// As much as they want.
    #[default]
    None,
    /// Who thinks for long is nudged, and then anybody who plays may let a bot play the turn.
    Gentle {
        /// After how many seconds, 10 to 3600.
        nudge_seconds: u32,
    },
    /// Each has a clock, which goes down on their turn while they are connected.
    Strict {
        /// What each clock shows when the game begins, in seconds, 10 to 10,800.
        bank_seconds: u32,
        /// What is added after each action of one's own, in seconds, 0 to 600.
        #[serde(default)]
        increment_seconds: u32,
        /// The clock of who has lost the connection stands still. After so many seconds of that on their
        /// turn, 10 to 3600, anybody who plays may let a bot play the turn; 60 if it is not said.
        #[serde(default = "grace")]
        #[cfg_attr(test, ts(as = "Option<u32>", optional))]
        grace_seconds: u32,
        /// What happens when a clock has run out.
        #[serde(default = "bot_plays")]
        #[cfg_attr(test, ts(as = "Option<WhenOut>", optional))]
        when_out: WhenOut,
    },
    /// Each has days for a move, and nobody needs to be there meanwhile.
    Correspondence {
        /// How many, 1 to 30.
        days: u8,
        /// What happens after them.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<WhenOut>", optional))]
        when_out: WhenOut,
    },
}

/// The grace where none is said, in seconds.
const fn grace() -> u32 {
    60
}

/// What happens by itself where clocks run out.
const fn bot_plays() -> WhenOut {
    WhenOut::Bot { bot: None }
}

impl TimeControl {
    /// Whether there is none.
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether nobody needs to be there while others think.
    pub const fn is_correspondence(&self) -> bool {
        matches!(self, Self::Correspondence { .. })
    }

    /// What happens when time is out.
    pub const fn when_out(&self) -> Option<&WhenOut> {
        match self {
            Self::Strict { when_out, .. } | Self::Correspondence { when_out, .. } => Some(when_out),
            Self::None | Self::Gentle { .. } => None,
        }
    }
}

/// What happens when somebody's time is out.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum WhenOut {
    /// Everybody is told, and who plays may let a bot play the turn.
    #[default]
    Tell,
    /// A bot plays the turn at once; who is faster than the bot plays it themselves.
    Bot {
        /// Which one; without it, the one that plays for who leaves.
        #[cfg_attr(test, ts(optional))]
        bot: Option<String>,
    },
    /// The game is broken off.
    End,
}

/// How the time of a running game stands after an event. Absent where no time is agreed, and for those
/// who see the game a round later.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableTime {
    /// Whose turn it is.
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// What the clock of each seat showed at the last event, in milliseconds; empty without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<f64>>", optional))]
    pub left: Vec<i64>,
    /// Since when the clock of `seat` goes down from that, in milliseconds since 1970; absent while it stands.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub runs_since: Option<i64>,
    /// When the time of `seat` is out, in milliseconds since 1970; absent where it does not go on, or is out.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub due: Option<i64>,
    /// Whether it is out: the others may let a bot play the turn.
    #[serde(default)]
    pub late: bool,
    /// The bot that plays this turn for its person.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<BotForTurn>,
    /// That the game stands still, or that somebody would like it to.
    #[cfg_attr(test, ts(optional))]
    pub pause: Option<Pause>,
}

/// A bot that plays one turn of a person.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotForTurn {
    /// Which.
    pub bot: String,
    /// Who wanted it; absent if the time was out.
    #[cfg_attr(test, ts(optional))]
    pub by: Option<Seat>,
}

/// A pause, or the wish for one.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pause {
    /// Who asked for it.
    pub seat: Seat,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// Since when the game stands still, in milliseconds since 1970; absent until all have agreed.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<i64>,
}

/// Whose turn it is in a game of correspondence, as lists show it.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnInfo {
    /// Where the person sits.
    pub seat: Seat,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// When the days are over, in milliseconds since 1970; absent if they are, or the game stands still.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub due: Option<i64>,
}
