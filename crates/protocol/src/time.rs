//! Time controls and clocks.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::Seat;

/// The time control of a game, which includes the effect of a timeout. A timeout is never a loss by the
/// rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TimeControl {
    /// No time control.
    #[default]
    None,
    /// After a reminder to a slow player, any player may let a bot take the turn.
    Gentle {
        /// The time until the reminder, 10 to 3600.
        nudge_seconds: u32,
    },
    /// Each player has a clock, which runs on their turns while they are connected.
    Strict {
        /// The clocks at the start, 10 to 10,800.
        bank_seconds: u32,
        /// The time added after each own action, 0 to 600.
        #[serde(default)]
        increment_seconds: u32,
        /// The clock of a disconnected player is stopped, for this time in the whole game, 10 to 3600. After
        /// that it runs, and any player may let a bot take the turn. 60 by default.
        #[serde(default = "grace")]
        #[cfg_attr(test, ts(as = "Option<u32>", optional))]
        grace_seconds: u32,
        /// The effect of a timeout.
        #[serde(default = "bot_plays")]
        #[cfg_attr(test, ts(as = "Option<OnTimeout>", optional))]
        when_out: OnTimeout,
    },
    /// Each player has days for a move and needn't be connected.
    Correspondence {
        /// 1 to 30.
        days: u8,
        /// The effect of a timeout.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<OnTimeout>", optional))]
        when_out: OnTimeout,
    },
}

/// The default grace in seconds.
const fn grace() -> u32 {
    60
}

/// The default effect of a timeout with clocks.
const fn bot_plays() -> OnTimeout {
    OnTimeout::Bot { bot: None }
}

impl TimeControl {
    pub const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    pub const fn is_correspondence(&self) -> bool {
        matches!(self, Self::Correspondence { .. })
    }

    /// The effect of a timeout, if there can be one.
    pub const fn when_out(&self) -> Option<&OnTimeout> {
        match self {
            Self::Strict { when_out, .. } | Self::Correspondence { when_out, .. } => Some(when_out),
            Self::None | Self::Gentle { .. } => None,
        }
    }
}

/// The effect of a timeout.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OnTimeout {
    /// Everyone is notified, and any player may let a bot take the turn.
    #[default]
    Tell,
    /// A bot takes the turn at once. The player can still act first.
    Bot {
        /// The name of the bot; without it, the bot that replaces players who leave.
        #[cfg_attr(test, ts(optional))]
        bot: Option<String>,
    },
    /// The game is abandoned.
    End,
}

/// The clocks of a running game after an event. Absent without a time control, and for spectators with a
/// delay.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableTime {
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The start of the turn, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// The clock of each seat at the last event, in milliseconds; empty without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<f64>>", optional))]
    pub left: Vec<i64>,
    /// When the clock of `seat` started to run, in milliseconds since 1970; absent while it is stopped.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub runs_since: Option<i64>,
    /// When the time of `seat` runs out, in milliseconds since 1970; absent if it is stopped or has run out.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub due: Option<i64>,
    /// Whether the time has run out, so that other players may let a bot take the turn.
    #[serde(default)]
    pub late: bool,
    /// The bot that takes this turn for its player.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<BotForTurn>,
    /// A pause, or a request for one.
    #[cfg_attr(test, ts(optional))]
    pub pause: Option<Pause>,
}

/// A bot that takes one turn of a player.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotForTurn {
    /// The name of the bot.
    pub bot: String,
    /// The player who requested it; absent after a timeout.
    #[cfg_attr(test, ts(optional))]
    pub by: Option<Seat>,
}

/// A pause, or a request for one.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pause {
    /// The player who requested it.
    pub seat: Seat,
    /// The players who have agreed so far.
    pub agreed: Vec<Seat>,
    /// The start of the pause, in milliseconds since 1970; absent until all have agreed.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub since: Option<i64>,
}

/// The turn in a correspondence game, for lists.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TurnInfo {
    /// The player's seat.
    pub seat: Seat,
    /// The start of the turn, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since: i64,
    /// When the time runs out, in milliseconds since 1970; absent if it has, or the game is paused.
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub due: Option<i64>,
}
