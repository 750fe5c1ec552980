//! Ways to play that not everybody shares, and what a table states about them.

use core::fmt;
use core::str::FromStr;

/// A way to play that not everybody shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Gives and answers finesses.
    Finesses,
    /// Gives and answers bluffs.
    Bluffs,
    /// Of several cards of the lowest rank, plays the oldest first.
    OldestOne,
    /// Saves critical cards by color, too.
    ColorSaves,
    /// Saves twos of which no other copy is in sight.
    TwoSaves,
    /// Discards the oldest unclued card first.
    OldestChop,
}

/// How many ways there are.
pub(super) const WAYS: usize = 6;

impl Way {
    /// All of them.
    pub const ALL: [Self; WAYS] = [
        Self::Finesses,
        Self::Bluffs,
        Self::OldestOne,
        Self::ColorSaves,
        Self::TwoSaves,
        Self::OldestChop,
    ];

    /// The switch that says that a player plays otherwise.
    pub const fn switch(self) -> &'static str {
        match self {
            Self::Finesses => "no-finesses",
            Self::Bluffs => "no-bluffs",
            Self::OldestOne => "newest-one",
            Self::ColorSaves => "no-color-saves",
            Self::TwoSaves => "no-two-saves",
            Self::OldestChop => "newest-chop",
        }
    }

    /// The word that says that a table plays this way.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Finesses => "finesses",
            Self::Bluffs => "bluffs",
            Self::OldestOne => "oldest-one",
            Self::ColorSaves => "color-saves",
            Self::TwoSaves => "two-saves",
            Self::OldestChop => "oldest-chop",
        }
    }
}

/// The ways that a player plays: all of [`Way::ALL`], but for those that are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ways {
    /// Those that are not played, one bit each.
    off: u8,
}

/// A switch that does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no switch `{0}`; there are {names}", names = switches())]
pub struct UnknownSwitch(pub String);

fn switches() -> String {
    Way::ALL.map(Way::switch).join(", ")
}

impl Ways {
    /// Whether `way` is played.
    pub const fn has(self, way: Way) -> bool {
        self.off & 1 << way as u8 == 0
    }

    /// The same without `way`.
    #[must_use]
    pub const fn without(self, way: Way) -> Self {
        Self {
            off: self.off | 1 << way as u8,
        }
    }
}

/// The switches, with a colon before each.
impl fmt::Display for Ways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let off = Way::ALL.into_iter().filter(|way| !self.has(*way));
        off.into_iter()
            .try_for_each(|way| write!(f, ":{}", way.switch()))
    }
}

/// Switches with a colon between them.
impl FromStr for Ways {
    type Err = UnknownSwitch;

    fn from_str(switches: &str) -> Result<Self, UnknownSwitch> {
        switches.split(':').try_fold(Self::default(), |ways, name| {
            let way = Way::ALL.into_iter().find(|way| way.switch() == name);
            way.map(|way| ways.without(way))
                .ok_or_else(|| UnknownSwitch(name.chars().take(40).collect()))
        })
    }
}

/// What a table states about how it is played: of each way that it is played, that it is not, or nothing.
/// Where nothing is stated, bots find out how people play.
///
/// ```
/// use kagiya_bots::{Stated, Way};
///
/// let stated: Stated = "no-finesses,oldest-chop".parse()?;
/// assert_eq!(stated.of(Way::Finesses), Some(false));
/// assert_eq!(stated.of(Way::OldestChop), Some(true));
/// assert_eq!(stated.of(Way::Bluffs), None);
/// # Ok::<(), kagiya_bots::NotStated>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stated {
    /// What is stated, one bit each.
    said: u8,
    /// What is played of that, one bit each.
    played: u8,
}

/// Words that state nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotStated {
    /// There is no such word.
    #[error("there is no convention `{0}`; there are {names}", names = words())]
    Unknown(String),
    /// One way is stated twice.
    #[error("`{0}` says the same as another word, or the opposite: state it once")]
    Twice(&'static str),
}

fn words() -> String {
    Way::ALL
        .map(|way| format!("{} or {}", way.word(), way.switch()))
        .join(", ")
}

impl Stated {
    /// Whether the table is played this way; nothing if it does not say.
    pub const fn of(self, way: Way) -> Option<bool> {
        if self.said & 1 << way as u8 == 0 {
            None
        } else {
            Some(self.played & 1 << way as u8 != 0)
        }
    }

    /// The same, and that the table is played this way, or that it is not.
    #[must_use]
    pub const fn with(self, way: Way, so: bool) -> Self {
        let bit = 1 << way as u8;
        Self {
            said: self.said | bit,
            played: if so {
                self.played | bit
            } else {
                self.played & !bit
            },
        }
    }

    /// Whether nothing is stated.
    pub const fn is_empty(self) -> bool {
        self.said == 0
    }

    /// How somebody plays at this table who else plays by `ways`.
    pub(super) fn over(self, ways: Ways) -> Ways {
        let plays = |way: Way| self.of(way).unwrap_or_else(|| ways.has(way));
        let off = Way::ALL.into_iter().filter(|way| !plays(*way));
        off.fold(Ways::default(), Ways::without)
    }
}

/// The words, with a comma between them.
impl fmt::Display for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stated = Way::ALL.into_iter().filter_map(|way| {
            let so = self.of(way)?;
            Some(if so { way.word() } else { way.switch() })
        });
        for (n, word) in stated.enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{word}")?;
        }
        Ok(())
    }
}

/// Words with a comma between them: [`Way::word`] for a way that is played, [`Way::switch`] for one that is
/// not.
impl FromStr for Stated {
    type Err = NotStated;

    fn from_str(words: &str) -> Result<Self, NotStated> {
        words.split(',').try_fold(Self::default(), |stated, word| {
            let word = word.trim();
            let ways = Way::ALL.into_iter();
            let said = ways.clone().find(|way| way.word() == word);
            let denied = || ways.clone().find(|way| way.switch() == word);
            let so = said.is_some();
            let way = said
                .or_else(denied)
                .ok_or_else(|| NotStated::Unknown(word.chars().take(40).collect()))?;
            if stated.of(way).is_some() {
                return Err(NotStated::Twice(if so { way.word() } else { way.switch() }));
            }
            Ok(stated.with(way, so))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_are_read_and_written() {
        for text in [
            "no-finesses",
            "no-bluffs:newest-chop",
            "newest-one:no-two-saves",
        ] {
            let ways: Ways = text.parse().expect(text);
            assert_eq!(ways.to_string(), format!(":{text}"));
        }
        for text in ["", "finesses", "no-finesses:", "no-finesses:chop"] {
            assert!(text.parse::<Ways>().is_err(), "{text}");
        }
        assert_eq!(Ways::default().to_string(), "");
    }

    #[test]
    fn what_a_table_states_is_read_and_written() {
        for text in [
            "finesses",
            "no-bluffs,newest-chop",
            "no-finesses,oldest-one,two-saves",
        ] {
            let stated: Stated = text.parse().expect(text);
            assert_eq!(stated.to_string(), text);
            assert!(!stated.is_empty());
        }
        let stated: Stated = "newest-chop, no-bluffs".parse().unwrap();
        assert_eq!(stated.to_string(), "no-bluffs,newest-chop");
        assert_eq!(
            "finesses,no-finesses".parse::<Stated>(),
            Err(NotStated::Twice("no-finesses"))
        );
        for text in ["", "chop", "finesses,"] {
            let refused = text.parse::<Stated>();
            assert!(matches!(refused, Err(NotStated::Unknown(_))), "{text}");
        }
        assert!(Stated::default().is_empty());
    }

    #[test]
    fn what_is_stated_goes_before_what_somebody_else_plays() {
        let ways = Ways::default()
            .without(Way::Bluffs)
            .without(Way::OldestChop);
        let stated = Stated::default()
            .with(Way::Bluffs, true)
            .with(Way::Finesses, false);
        let plays = stated.over(ways);
        assert!(plays.has(Way::Bluffs));
        assert!(!plays.has(Way::Finesses));
        assert!(!plays.has(Way::OldestChop), "nothing is said of it");
        assert!(plays.has(Way::OldestOne));
        assert_eq!(Stated::default().over(ways), ways);
        let changed = stated.with(Way::Bluffs, false);
        assert_eq!(changed.of(Way::Bluffs), Some(false), "the last word counts");
    }
}
