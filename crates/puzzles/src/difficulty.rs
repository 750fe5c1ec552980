//! The measured difficulty of a puzzle.

use serde::{Deserialize, Serialize};

/// How hard a puzzle is, by the companions that find the answer.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Three or four levels find it.
    #[default]
    Easy,
    /// One or two levels find it.
    Medium,
    /// No level finds it.
    Hard,
}

impl Difficulty {
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word in files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// The measured difficulty. Companions and people see what the seat sees, also where the puzzle shows more.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    pub difficulty: Difficulty,
    /// The levels of the companions that find the answer, 1 to 4.
    pub companions: Vec<u8>,
    /// The share of experienced people who choose the answer by the model of their habits, in thousandths;
    /// `None` for a question about a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<u32>,
}
