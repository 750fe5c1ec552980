//! Limits, answers and reasons.

use std::time::{Duration, Instant};

use kagiya_rules::Action;

/// The limits of a search. Without a time, the same game and limits give the same answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The number of positions that the search may continue from, for each score that it tries.
    pub nodes: u64,
    /// The time for all of it.
    pub time: Option<Duration>,
    /// The number of bytes for stored positions.
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            nodes: 1_000_000,
            time: None,
            memory: 256 << 20,
        }
    }
}

/// What is known about the best score that can be reached.
///
/// The score is the value of the fireworks at the end of the game. A lost game counts as the lowest score of
/// its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The score at the end of `line`.
    pub reached: i8,
    /// Actions from the given position to the end of the game.
    pub line: Vec<Action>,
    /// No line reaches more.
    pub bound: i8,
    /// Why no line reaches more than `bound`.
    pub reason: Reason,
    /// The number of positions that the search continued from.
    pub nodes: u64,
}

impl Answer {
    /// Whether `score` can be reached.
    pub const fn verdict(&self, score: i8) -> Verdict {
        if self.reached >= score {
            Verdict::Reached
        } else if self.bound < score {
            Verdict::Impossible
        } else {
            Verdict::Undecided
        }
    }

    /// Whether `reached` is the best score.
    pub const fn is_decided(&self) -> bool {
        self.reached >= self.bound
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    Reached,
    Impossible,
    /// The search reached a limit before it found a line or a proof.
    Undecided,
}

impl Verdict {
    /// The word in JSON and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reached => "reached",
            Self::Impossible => "impossible",
            Self::Undecided => "undecided",
        }
    }
}

/// The answer to the question whether a score can be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These actions lead from the given position to the end of the game, with this score or more.
    Reached(Vec<Action>),
    Impossible(Reason),
    /// The search reached a limit before it found a line or a proof.
    Undecided,
}

impl Decision {
    pub const fn verdict(&self) -> Verdict {
        match self {
            Self::Reached(_) => Verdict::Reached,
            Self::Impossible(_) => Verdict::Impossible,
            Self::Undecided => Verdict::Undecided,
        }
    }
}

/// Why no line reaches more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// It is the maximum of the game.
    Maximum,
    /// The game has ended.
    GameOver,
    /// All copies of a needed card are lost.
    LostCopies,
    /// Fewer turns are left than cards are missing.
    Pace,
    /// The deck is empty, and the last turns are fewer than the missing cards.
    TooFewDraws,
    /// Cards are so deep in the deck that too few turns follow.
    TooDeep,
    /// The hands can't hold all cards that must be kept.
    HandSpace,
    /// The search tried all lines.
    Search,
}

impl Reason {
    pub const ALL: [Self; 8] = [
        Self::Maximum,
        Self::GameOver,
        Self::LostCopies,
        Self::Pace,
        Self::TooFewDraws,
        Self::TooDeep,
        Self::HandSpace,
        Self::Search,
    ];

    /// The word in JSON and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Maximum => "maximum",
            Self::GameOver => "game_over",
            Self::LostCopies => "lost_copies",
            Self::Pace => "pace",
            Self::TooFewDraws => "too_few_draws",
            Self::TooDeep => "too_deep",
            Self::HandSpace => "hand_space",
            Self::Search => "search",
        }
    }
}

/// What is left of the limits.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    pub(crate) nodes: u64,
    pub(crate) used: u64,
    pub(crate) until: Option<Instant>,
    pub(crate) memory: usize,
}

impl Budget {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            nodes: limits.nodes,
            used: 0,
            until: limits.time.map(|time| Instant::now() + time),
            memory: limits.memory,
        }
    }

    /// Takes one position from the budget; false if none is left.
    pub(crate) fn spend(&mut self) -> bool {
        let Some(left) = self.nodes.checked_sub(1) else {
            return false;
        };
        // The clock is read seldom, as it takes longer than a position.
        if self.used.is_multiple_of(256) && self.until.is_some_and(|until| Instant::now() >= until)
        {
            self.nodes = 0;
            return false;
        }
        self.nodes = left;
        self.used += 1;
        true
    }
}

/// The result of a search for one score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found<L> {
    Line(L),
    /// All positions were searched.
    Nothing,
    /// A limit was reached.
    Open,
}
