//! The name of a bot, with its settings.

use core::fmt;

use crate::level::Level;
use crate::playstyle::Ways;
use crate::search_limits::SearchLimits;

/// A bot as a measurement names it: a kind, `savant:DECK:DEALS` for one that looks ahead otherwise
/// (see [`SearchLimits`]), or a companion that plays in other [`Ways`], as in `companion-3:newest-chop`.
/// `NAME%N` does something random in `N` of 100 turns.
///
/// ```
/// use kagiya_bots::BotName;
///
/// let bot: BotName = "savant:10:32".parse()?;
/// assert!(bot.team().is_some());
/// assert_eq!("companion".parse::<BotName>()?.to_string(), "companion-3");
/// assert!("savant:10".parse::<BotName>().is_err());
/// # Ok::<(), kagiya_bots::UnknownBot>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BotName {
    /// The name of its row in [`KINDS`](crate::KINDS).
    pub(crate) kind: &'static str,
    /// How many conventions it knows, if it is a companion.
    pub(crate) level: Option<Level>,
    /// Whether it takes every clue by its word alone.
    pub(crate) is_literal: bool,
    pub(crate) limits: Option<SearchLimits>,
    pub(crate) ways: Ways,
    /// In how many of 100 turns it does something random.
    pub(crate) slips: u8,
}

impl BotName {
    /// The ways in which it plays, if it is a companion.
    pub const fn ways(&self) -> Ways {
        self.ways
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind)?;
        if let Some(SearchLimits { deck, deals }) = self.limits {
            write!(f, ":{deck}:{deals}")?;
        }
        self.ways.fmt(f)?;
        match self.slips {
            0 => Ok(()),
            slips => write!(f, "%{slips}"),
        }
    }
}
