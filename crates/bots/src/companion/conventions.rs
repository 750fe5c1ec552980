//! The conventions beyond the basics, one by one: from which level on a companion follows each, and whether
//! among people alone. `docs/conventions.md` explains them.

use core::fmt;
use core::str::FromStr;

use crate::level::Level;

/// A convention that a companion can be told to leave out, to measure what it brings. Conventions that
/// not everybody shares are [ways](crate::Way), which partners are asked about and learned of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Convention {
    /// A clued card that could be the missing one is asked for before a blind one.
    Prompts,
    /// A clue that nothing else explains asks its receiver for the missing card.
    OwnHand,
    /// A clue on trash alone asks to keep the older unclued cards.
    TrashClues,
    /// One clue may ask for two blind cards.
    TwoBlindCards,
    /// A clue may be about a card that fits after another of the same hand.
    OwnCardsFirst,
    /// A clued card that looks like the one that was asked for is something else.
    NotTheSame,
    /// A clue that tells a clued card exactly asks for the card before it.
    ToldExactly,
    /// Behind a blind card that fits lies the missing one.
    LayeredFinesses,
    /// If nobody plays the card that a clue waits for, its receiver has it.
    PassedOn,
    /// Who is asked for a second blind card plays the first one first.
    OneAfterTheOther,
    /// Who discards without a token although there is something better to do warns the next player.
    Warnings,
    /// Discarding a known card of use, and playing a card blind that nothing has asked for, say something.
    SaidWithoutClue,
    /// Copies that somebody knows in their own hand count as seen, and others as perhaps clued twice.
    OwnCopies,
}

/// How many there are.
const COUNT: usize = 13;

impl Convention {
    /// All of them, from the lowest level on.
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

    /// Its name: words with hyphens between them.
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

    /// Whether it is followed only where people sit at the table: among companions alone it brings nothing, or
    /// costs points.
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

/// A convention that does not exist.
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

/// Some of [`Convention::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Conventions {
    /// One bit each.
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
    fn conventions_are_read_by_the_names_they_are_written_with() {
        for convention in Convention::ALL {
            assert_eq!(convention.to_string().parse(), Ok(convention));
        }
        for text in ["", "prompt", "Prompts", "no-prompts"] {
            let error = text.parse::<Convention>().expect_err(text);
            assert!(error.to_string().contains("layered-finesses"), "{error}");
        }
    }

    #[test]
    fn a_set_of_conventions_holds_what_was_put_into_it() {
        let set = Conventions::default()
            .with(Convention::Prompts)
            .with(Convention::OwnCopies);
        let held = Convention::ALL.into_iter().filter(|it| set.has(*it));
        assert!(held.eq([Convention::Prompts, Convention::OwnCopies]));
    }
}
