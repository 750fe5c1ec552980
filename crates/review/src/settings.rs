//! What a review costs, and who is taken to have played.

use kagiya_bots::BotName;

/// How much is played on for each decision.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Depth {
    /// As much as the first result of a longer review.
    Quick,
    #[default]
    Normal,
    Deep,
}

impl Depth {
    /// All depths, the smallest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Deep];

    /// The word on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Deep => "deep",
        }
    }

    /// The depth with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|depth| depth.name() == name)
    }

    /// The number of turns that may be played on for a decision, at a table of three.
    pub(crate) const fn turns(self) -> usize {
        match self {
            Self::Quick => 800,
            Self::Normal => 12_000,
            Self::Deep => 120_000,
        }
    }

    /// The number of positions for each question to the solver.
    pub(crate) const fn nodes(self) -> u64 {
        match self {
            Self::Quick => 0,
            Self::Normal => 20_000,
            Self::Deep => 400_000,
        }
    }
}

/// The settings of a review. The same record and settings give the same review, for any number of
/// threads.
#[derive(Clone, Default, Debug)]
pub struct Settings {
    pub depth: Depth,
    /// The number of turns that may be played on for a decision, instead of that of `depth`.
    pub turns: Option<usize>,
    /// The only turn whose decision is valued, counted from 1; `None` for all.
    pub only: Option<usize>,
    /// The number of threads; 0 means the number of cores.
    pub threads: usize,
    /// The players by seat: a bot, or `None` for a person. Without it, the names in the record say
    /// who is a bot.
    pub players: Option<Vec<Option<BotName>>>,
}

impl Settings {
    /// The number of turns that may be played on for a decision at this table. With more players a
    /// turn takes longer.
    pub(crate) fn budget(&self, players: usize) -> usize {
        let turns = self.turns.unwrap_or(self.depth.turns());
        turns * 10 / (4 + 2 * players)
    }
}
