//! How many conventions a companion knows.

/// How many of the conventions a companion knows. Each level knows those of the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Play clues, save clues, fix clues, and what to discard.
    Basics = 1,
    /// Prompts and finesses as well.
    Finesses = 2,
    /// Trash clues, two blind cards for one clue, and looking ahead as well.
    Full = 3,
    /// What experienced groups of people do beyond that; among people it chooses as they do.
    Group = 4,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 4] = [Self::Basics, Self::Finesses, Self::Full, Self::Group];

    /// The level of this number, 1 to 4.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// Its number, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8
    }
}
