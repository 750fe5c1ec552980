//! Outcomes, scores and ratings. See `docs/rules/rulings.md` for the rulings.

use core::fmt;

/// Why a game was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LossReason {
    Strikes,
    /// The last copy of a needed card was lost.
    CriticalDiscard,
    /// A player began a turn with an empty hand.
    EmptyHand,
    /// A player had neither a card nor a possible clue.
    NoLegalAction,
    /// The game ended before all fireworks were complete.
    Incomplete,
}

impl LossReason {
    /// The word in records and scenario files.
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

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// All fireworks are complete.
    Perfect,
    /// The game ended and has a score.
    Finished,
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

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Score {
    /// The value of the fireworks, or 0 for a lost game.
    pub points: i8,
    /// What the points are made of, if missing cards cost points.
    pub parts: Option<ScoreParts>,
    /// Whether the game has a score, see [`Rules::has_score`](crate::Rules::has_score). If not, it is only
    /// won or lost.
    pub shown: bool,
    pub rating: Option<Rating>,
}

/// The two parts of a score. Their difference is the score, unless the score can't be below zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ScoreParts {
    /// The points for placed cards.
    pub gained: i8,
    /// The points that missing cards cost.
    pub penalty: i8,
}

/// A band of the rating scale. All editions have the same bands, with different words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rating {
    /// At most 5 points, or a negative score.
    UpTo5,
    /// 6 to 10 points.
    UpTo10,
    /// 11 to 15 points.
    UpTo15,
    /// 16 to 20 points.
    UpTo20,
    /// 21 to 24 points.
    UpTo24,
    /// 25 points, the maximum with five fireworks.
    Full25,
    /// 25 to 29 points of at most 30.
    UpTo29,
    /// 30 points.
    Full30,
}

impl Rating {
    /// The band of `points`. Only games to 25 and to 30 points have a scale (ruling A-24).
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

    /// The range in scenario files.
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
