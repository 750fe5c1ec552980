//! The conventions beyond the basics: the lowest level that follows each, and whether it is
//! followed only at tables with people. `docs/conventions.md` explains them.

use core::fmt;
use core::str::FromStr;

use kagiya_bot_api::Level;

/// A convention that can be disabled to measure what it gains. Conventions on which experienced
/// players differ are [traits](kagiya_bot_api::StyleTrait): partners agree on them or learn them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Convention {
    /// If somebody has a clued card that could be the missing one, they play that before a blind
    /// card.
    Prompts,
    /// A clue with no other explanation asks its receiver for the missing card.
    OwnHand,
    /// A clue on trash only asks its receiver to keep the older unclued cards.
    TrashClues,
    /// One clue may ask for two blind plays.
    TwoBlindCards,
    /// A clue may be about a card that becomes playable after another card of the same hand.
    OwnCardsFirst,
    /// A clued card that looks like the called one is something else.
    NotTheSame,
    /// A clue that fully identifies a clued card asks for the card before it.
    ToldExactly,
    /// If a blind play shows another playable card, the missing card is the next one behind it.
    LayeredFinesses,
    /// If nobody plays the blind card that a clue waits for, its receiver has it.
    PassedOn,
    /// A player called for two blind cards plays the one that was called first.
    OneAfterTheOther,
    /// Discarding without a clue token, in spite of a better action, warns the next player.
    Warnings,
    /// Discarding a known useful card, or playing an uncalled card blind, carries information.
    SaidWithoutClue,
    /// Copies that players know in their own hands count as visible. Others may be clued twice.
    OwnCopies,
}

/// The number of conventions.
const COUNT: usize = 13;

impl Convention {
    /// All conventions, from the lowest level up.
    pub const ALL: [Self; COUNT] = [
        Self::Prompts,
        Self::OwnHand,
        Self::TrashClues,
        Self::TwoBlindCards,
        Self::OwnCardsFirst,
        Self::NotTheSame,
        Self::ToldExactly,
        Self::LayeredFinesses,
        Self::PassedOn,
        Self::OneAfterTheOther,
        Self::Warnings,
        Self::SaidWithoutClue,
        Self::OwnCopies,
    ];

    /// The name: words with hyphens between them.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Prompts => "prompts",
            Self::OwnHand => "own-hand",
            Self::TrashClues => "trash-clues",
            Self::TwoBlindCards => "two-blind-cards",
            Self::OwnCardsFirst => "own-cards-first",
            Self::NotTheSame => "not-the-same",
            Self::ToldExactly => "told-exactly",
            Self::LayeredFinesses => "layered-finesses",
            Self::PassedOn => "passed-on",
            Self::OneAfterTheOther => "one-after-the-other",
            Self::Warnings => "warnings",
            Self::SaidWithoutClue => "said-without-clue",
            Self::OwnCopies => "own-copies",
        }
    }

    /// The lowest level that follows it.
    pub const fn level(self) -> Level {
        match self {
            Self::Prompts | Self::OwnHand => Level::Finesses,
            Self::TrashClues | Self::TwoBlindCards => Level::Full,
            Self::OwnCardsFirst
            | Self::NotTheSame
            | Self::ToldExactly
            | Self::LayeredFinesses
            | Self::PassedOn
            | Self::OneAfterTheOther
            | Self::Warnings
            | Self::SaidWithoutClue
            | Self::OwnCopies => Level::Group,
        }
    }

    /// Whether it is followed only at tables with people. Among companions alone these conventions
    /// gain nothing or cost points.
    pub const fn is_among_people(self) -> bool {
        match self {
            Self::Prompts
            | Self::OwnHand
            | Self::TrashClues
            | Self::TwoBlindCards
            | Self::OwnCardsFirst
            | Self::NotTheSame => false,
            Self::ToldExactly
            | Self::LayeredFinesses
            | Self::PassedOn
            | Self::OneAfterTheOther
            | Self::Warnings
            | Self::SaidWithoutClue
            | Self::OwnCopies => true,
        }
    }
}

/// A name that isn't a convention.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no convention `{0}` to leave out; there are {names}", names = names())]
pub struct UnknownConvention(pub String);

fn names() -> String {
    Convention::ALL.map(Convention::name).join(", ")
}

impl FromStr for Convention {
    type Err = UnknownConvention;

    fn from_str(name: &str) -> Result<Self, UnknownConvention> {
        let found = Self::ALL.into_iter().find(|it| it.name() == name);
        found.ok_or_else(|| UnknownConvention(name.chars().take(40).collect()))
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of conventions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Conventions {
    /// One bit for each convention.
    bits: u16,
}

impl Conventions {
    pub(crate) const fn has(self, convention: Convention) -> bool {
        self.bits & 1 << convention as u16 != 0
    }

    pub(crate) const fn with(self, convention: Convention) -> Self {
        Self {
            bits: self.bits | 1 << convention as u16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn convention_names_round_trip() {
        for convention in Convention::ALL {
            assert_eq!(convention.to_string().parse(), Ok(convention));
        }
        for text in ["", "prompt", "Prompts", "no-prompts"] {
            let error = text.parse::<Convention>().expect_err(text);
            assert!(error.to_string().contains("layered-finesses"), "{error}");
        }
    }

    #[test]
    fn a_set_contains_the_inserted_conventions() {
        let set = Conventions::default()
            .with(Convention::Prompts)
            .with(Convention::OwnCopies);
        let held = Convention::ALL.into_iter().filter(|it| set.has(*it));
        assert!(held.eq([Convention::Prompts, Convention::OwnCopies]));
    }
}
