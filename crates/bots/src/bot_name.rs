//! The name of a bot, with its settings.

use core::fmt;

use kagiya_bot_api::{BotProfile, Level, Playstyle, SearchLimits};

/// The name of a bot with its settings: a kind, `savant:DECK:DEALS` for a savant with other
/// [`SearchLimits`], or a companion with another [`Playstyle`], as in `companion-3:newest-chop`.
/// `NAME%N` acts at random in `N` percent of its turns.
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
    /// A `name` in [`KINDS`](crate::KINDS).
    pub(crate) kind: &'static str,
    /// `None` unless it is a companion.
    pub(crate) level: Option<Level>,
    /// Whether it reads clues literally, without conventions.
    pub(crate) is_literal: bool,
    pub(crate) limits: Option<SearchLimits>,
    pub(crate) playstyle: Playstyle,
    /// The percentage of turns in which it acts at random.
    pub(crate) noise_percent: u8,
}

impl BotName {
    /// The playstyle; the default one for bots other than companions.
    pub const fn playstyle(&self) -> Playstyle {
        self.playstyle
    }

    /// What other bots are told about it.
    pub const fn profile(&self) -> BotProfile {
        BotProfile {
            level: self.level,
            is_literal: self.is_literal,
            playstyle: self.playstyle,
        }
    }
}

/// What [`Bot::meet`](kagiya_bot_api::Bot::meet) is told about a table: bots by their names, `None` for a person.
pub fn profiles(table: &[Option<BotName>]) -> Vec<Option<BotProfile>> {
    let profiles = table.iter().map(|bot| bot.as_ref().map(BotName::profile));
    profiles.collect()
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind)?;
        if let Some(SearchLimits { deck, deals }) = self.limits {
            write!(f, ":{deck}:{deals}")?;
        }
        self.playstyle.fmt(f)?;
        match self.noise_percent {
            0 => Ok(()),
            noise_percent => write!(f, "%{noise_percent}"),
        }
    }
}
