//! Labels of decisions, and the thresholds for them.

use serde::Serialize;

/// How good a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    /// Best, and not the action that comes first at first sight, whose cost is beyond doubt that of
    /// a mistake.
    Excellent,
    /// No other action is better beyond doubt.
    Fine,
    Inaccuracy,
    Mistake,
    Blunder,
}

/// The standard errors by which a cost must exceed a threshold. With three, a cost that is just the
/// threshold exceeds it by chance once in 740 decisions.
pub const BEYOND_DOUBT: f64 = 3.0;

/// The least number of worlds for a label other than *fine*.
pub const LEAST_WORLDS: usize = 16;

/// What an inaccuracy costs at least, in thousandths of a point.
pub const INACCURACY: f64 = 100.0;

/// What a mistake costs at least, in thousandths of a point.
pub const MISTAKE: f64 = 250.0;

/// What a blunder costs at least, in thousandths of a point.
pub const BLUNDER: f64 = 800.0;

/// At a table of people, an action that this share of experienced people takes, in thousandths, gets
/// no bad label before the final round: conventions that companions don't know may give it its sense.
pub const CUSTOMARY: u32 = 50;

impl Label {
    /// All labels, the best first.
    pub const ALL: [Self; 5] = [
        Self::Excellent,
        Self::Fine,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The word in JSON, and the end of the text's id in the language files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Excellent => "excellent",
            Self::Fine => "fine",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The label of a decision that certainly costs `cost` thousandths of a point.
    pub(crate) fn of_cost(cost: f64) -> Self {
        if cost >= BLUNDER {
            Self::Blunder
        } else if cost >= MISTAKE {
            Self::Mistake
        } else if cost >= INACCURACY {
            Self::Inaccuracy
        } else {
            Self::Fine
        }
    }
}
