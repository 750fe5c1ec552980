//! How a game ends, what it scores, and how that is rated. Rulings stand in
//! `docs/rules/rulings.md`.

use core::fmt;

/// Why a game is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LossReason {
    /// The last strike.
    Strikes,
    /// The last copy of a needed card was lost.
    CriticalDiscard,
    /// A player began a turn without a card, where that loses.
    EmptyHand,
    /// A player had neither a card nor a clue to give.
    NoLegalAction,
    /// The game ended before every firework was complete, where only that counts.
    Incomplete,
}

impl LossReason {
    /// The word for it in records and scenario files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Strikes => "strikes",
            Self::CriticalDiscard => "critical_discard",
            Self::EmptyHand => "empty_hand",
            Self::NoLegalAction => "no_legal_action",
            Self::Incomplete => "incomplete",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Every firework is complete.
    Perfect,
    /// The game is over and scored.
    Finished,
    /// The game is lost.
    Lost(LossReason),
}

impl fmt::Display for Outcome {
    /// As in scenario files: `perfect`, `finished`, `lost:strikes`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Perfect => f.write_str("perfect"),
            Self::Finished => f.write_str("finished"),
            Self::Lost(reason) => write!(f, "lost:{}", reason.name()),
        }
    }
}

/// The result of a game that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The points to record: the fireworks' value, or 0 for a lost game.
    pub points: i8,
    /// Whether the points are shown: an all-or-nothing game is won or lost and has no number.
    pub shown: bool,
    /// Where the points fall on the rating scale, if the game is rated.
    pub rating: Option<Rating>,
}

/// A band of the rating scale. Every edition has the same bands, each in its own words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rating {
    /// 5 points or fewer, also below zero.
    UpTo5,
    /// 6 to 10.
    UpTo10,
    /// 11 to 15.
    UpTo15,
    /// 16 to 20.
    UpTo20,
    /// 21 to 24.
    UpTo24,
    /// 25, the most that a game of five fireworks can give.
    Full25,
    /// 25 to 29, where 30 could be reached.
    UpTo29,
    /// 30.
    Full30,
}

impl Rating {
    /// The band of `points` in a game that can give at most `max_score`; only games to 25 and to
    /// 30 have a scale (ruling A-24).
    pub const fn of(points: i8, max_score: i8) -> Option<Self> {
        if max_score != 25 && max_score != 30 {
            return None;
        }
        Some(match points {
            ..=5 => Self::UpTo5,
            6..=10 => Self::UpTo10,
            11..=15 => Self::UpTo15,
            16..=20 => Self::UpTo20,
            21..=24 => Self::UpTo24,
            25..=29 if max_score == 30 => Self::UpTo29,
            25 => Self::Full25,
            _ => Self::Full30,
        })
    }

    /// The range, as in scenario files.
    pub const fn label(self) -> &'static str {
        match self {
            Self::UpTo5 => "5 or less",
            Self::UpTo10 => "6-10",
            Self::UpTo15 => "11-15",
            Self::UpTo20 => "16-20",
            Self::UpTo24 => "21-24",
            Self::Full25 => "25",
            Self::UpTo29 => "25-29",
            Self::Full30 => "30",
        }
    }
}
