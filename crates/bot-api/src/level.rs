//! The level of a companion.

/// The set of conventions that a companion knows. Each level includes the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Play clues, save clues, fix clues, and the chop.
    Basics = 1,
    /// Prompts and finesses too.
    Finesses = 2,
    /// Trash clues, two blind plays for one clue, and search too.
    Full = 3,
    /// The further conventions of experienced groups; at tables with people, the human model too.
    Group = 4,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Self; 4] = [Self::Basics, Self::Finesses, Self::Full, Self::Group];

    /// The level with this number, 1 to 4.
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }

    /// The number of the level, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8
    }
}
