//! Traits of playstyle on which experienced players differ, and agreements of a table about them.

use core::fmt;
use core::str::FromStr;

/// A habit on which experienced players differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StyleTrait {
    /// Gives and reads finesses.
    Finesses,
    /// Gives and reads bluffs.
    Bluffs,
    /// Plays the oldest of several cards of the lowest rank first.
    OldestOne,
    /// Saves critical cards by color too.
    ColorSaves,
    /// Saves twos of which no other copy is visible.
    TwoSaves,
    /// Discards the oldest unclued card first, not the newest.
    OldestChop,
}

/// The number of traits.
pub const STYLE_TRAITS: usize = 6;

impl StyleTrait {
    /// All traits.
    pub const ALL: [Self; STYLE_TRAITS] = [
        Self::Finesses,
        Self::Bluffs,
        Self::OldestOne,
        Self::ColorSaves,
        Self::TwoSaves,
        Self::OldestChop,
    ];

    /// The name of the opposite, in names of bots and in agreements.
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

    /// The name of the trait, in agreements.
    pub const fn name(self) -> &'static str {
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

/// A playstyle: all of [`StyleTrait::ALL`] except those that are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Playstyle {
    /// The traits that are switched off, one bit each.
    off: u8,
}

/// A name that isn't a switch.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no switch `{0}`; there are {names}", names = switches())]
pub struct UnknownSwitch(pub String);

fn switches() -> String {
    StyleTrait::ALL.map(StyleTrait::switch).join(", ")
}

impl Playstyle {
    /// Whether the playstyle has this trait.
    pub const fn has(self, style_trait: StyleTrait) -> bool {
        self.off & 1 << style_trait as u8 == 0
    }

    /// The same playstyle without this trait.
    #[must_use]
    pub const fn without(self, style_trait: StyleTrait) -> Self {
        Self {
            off: self.off | 1 << style_trait as u8,
        }
    }
}

/// The switches, with a colon before each.
impl fmt::Display for Playstyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let off = StyleTrait::ALL
            .into_iter()
            .filter(|style_trait| !self.has(*style_trait));
        off.into_iter()
            .try_for_each(|style_trait| write!(f, ":{}", style_trait.switch()))
    }
}

/// Switches, separated by colons.
impl FromStr for Playstyle {
    type Err = UnknownSwitch;

    fn from_str(switches: &str) -> Result<Self, UnknownSwitch> {
        switches
            .split(':')
            .try_fold(Self::default(), |playstyle, name| {
                let style_trait = StyleTrait::ALL
                    .into_iter()
                    .find(|style_trait| style_trait.switch() == name);
                style_trait
                    .map(|style_trait| playstyle.without(style_trait))
                    .ok_or_else(|| UnknownSwitch(name.chars().take(40).collect()))
            })
    }
}

/// The conventions that a table has agreed on: for each trait that it applies, that it doesn't
/// apply, or nothing. Where nothing is agreed, bots learn how people play.
///
/// ```
/// use kagiya_bot_api::{AgreedConventions, StyleTrait};
///
/// let agreed: AgreedConventions = "no-finesses,oldest-chop".parse()?;
/// assert_eq!(agreed.of(StyleTrait::Finesses), Some(false));
/// assert_eq!(agreed.of(StyleTrait::OldestChop), Some(true));
/// assert_eq!(agreed.of(StyleTrait::Bluffs), None);
/// # Ok::<(), kagiya_bot_api::InvalidAgreement>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AgreedConventions {
    /// The traits with an agreement, one bit each.
    named: u8,
    /// Those of them that apply, one bit each.
    played: u8,
}

/// Invalid text for agreed conventions.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidAgreement {
    /// A name that isn't a convention.
    #[error("there is no convention `{0}`; there are {names}", names = words())]
    Unknown(String),
    /// One trait is named twice.
    #[error("`{0}` says the same as another word, or the opposite: state it once")]
    Twice(&'static str),
}

fn words() -> String {
    StyleTrait::ALL
        .map(|style_trait| format!("{} or {}", style_trait.name(), style_trait.switch()))
        .join(", ")
}

impl AgreedConventions {
    /// Whether this trait applies; `None` if nothing is agreed about it.
    pub const fn of(self, style_trait: StyleTrait) -> Option<bool> {
        if self.named & 1 << style_trait as u8 == 0 {
            None
        } else {
            Some(self.played & 1 << style_trait as u8 != 0)
        }
    }

    /// The same agreements, with this trait applying (`applies`) or not.
    #[must_use]
    pub const fn with(self, style_trait: StyleTrait, applies: bool) -> Self {
        let bit = 1 << style_trait as u8;
        Self {
            named: self.named | bit,
            played: if applies {
                self.played | bit
            } else {
                self.played & !bit
            },
        }
    }

    /// Whether nothing is agreed.
    pub const fn is_empty(self) -> bool {
        self.named == 0
    }

    /// The playstyle at this table of a player who otherwise plays by `playstyle`.
    pub fn apply_to(self, playstyle: Playstyle) -> Playstyle {
        let plays = |style_trait: StyleTrait| {
            self.of(style_trait)
                .unwrap_or_else(|| playstyle.has(style_trait))
        };
        let off = StyleTrait::ALL
            .into_iter()
            .filter(|style_trait| !plays(*style_trait));
        off.fold(Playstyle::default(), Playstyle::without)
    }
}

/// The names, separated by commas.
impl fmt::Display for AgreedConventions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let agreed = StyleTrait::ALL.into_iter().filter_map(|style_trait| {
            let applies = self.of(style_trait)?;
            Some(if applies {
                style_trait.name()
            } else {
                style_trait.switch()
            })
        });
        for (n, word) in agreed.enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{word}")?;
        }
        Ok(())
    }
}

/// Names separated by commas: [`StyleTrait::name`] for a trait that applies, [`StyleTrait::switch`]
/// for one that doesn't.
impl FromStr for AgreedConventions {
    type Err = InvalidAgreement;

    fn from_str(words: &str) -> Result<Self, InvalidAgreement> {
        words.split(',').try_fold(Self::default(), |agreed, word| {
            let word = word.trim();
            let playstyle = StyleTrait::ALL.into_iter();
            let named = playstyle
                .clone()
                .find(|style_trait| style_trait.name() == word);
            let denied = || {
                playstyle
                    .clone()
                    .find(|style_trait| style_trait.switch() == word)
            };
            let applies = named.is_some();
            let style_trait = named
                .or_else(denied)
                .ok_or_else(|| InvalidAgreement::Unknown(word.chars().take(40).collect()))?;
            if agreed.of(style_trait).is_some() {
                return Err(InvalidAgreement::Twice(if applies {
                    style_trait.name()
                } else {
                    style_trait.switch()
                }));
            }
            Ok(agreed.with(style_trait, applies))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_round_trip() {
        for text in [
            "no-finesses",
            "no-bluffs:newest-chop",
            "newest-one:no-two-saves",
        ] {
            let playstyle: Playstyle = text.parse().expect(text);
            assert_eq!(playstyle.to_string(), format!(":{text}"));
        }
        for text in ["", "finesses", "no-finesses:", "no-finesses:chop"] {
            assert!(text.parse::<Playstyle>().is_err(), "{text}");
        }
        assert_eq!(Playstyle::default().to_string(), "");
    }

    #[test]
    fn agreements_round_trip() {
        for text in [
            "finesses",
            "no-bluffs,newest-chop",
            "no-finesses,oldest-one,two-saves",
        ] {
            let agreed: AgreedConventions = text.parse().expect(text);
            assert_eq!(agreed.to_string(), text);
            assert!(!agreed.is_empty());
        }
        let agreed: AgreedConventions = "newest-chop, no-bluffs".parse().unwrap();
        assert_eq!(agreed.to_string(), "no-bluffs,newest-chop");
        assert_eq!(
            "finesses,no-finesses".parse::<AgreedConventions>(),
            Err(InvalidAgreement::Twice("no-finesses"))
        );
        for text in ["", "chop", "finesses,"] {
            let refused = text.parse::<AgreedConventions>();
            assert!(
                matches!(refused, Err(InvalidAgreement::Unknown(_))),
                "{text}"
            );
        }
        assert!(AgreedConventions::default().is_empty());
    }

    #[test]
    fn agreements_override_a_playstyle() {
        let playstyle = Playstyle::default()
            .without(StyleTrait::Bluffs)
            .without(StyleTrait::OldestChop);
        let agreed = AgreedConventions::default()
            .with(StyleTrait::Bluffs, true)
            .with(StyleTrait::Finesses, false);
        let plays = agreed.apply_to(playstyle);
        assert!(plays.has(StyleTrait::Bluffs));
        assert!(!plays.has(StyleTrait::Finesses));
        assert!(!plays.has(StyleTrait::OldestChop), "nothing is said of it");
        assert!(plays.has(StyleTrait::OldestOne));
        assert_eq!(AgreedConventions::default().apply_to(playstyle), playstyle);
        let changed = agreed.with(StyleTrait::Bluffs, false);
        assert_eq!(
            changed.of(StyleTrait::Bluffs),
            Some(false),
            "the last word counts"
        );
    }
}
