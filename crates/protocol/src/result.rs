//! The result of a game, and the hidden information that it reveals.

use kagiya_rules::{Board, Finished, Outcome, ScaleText};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::notation::Card;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// All fireworks are complete.
    Perfect,
    /// The game ended and has a score.
    Finished,
    Lost,
    /// The table abandoned the game.
    BrokenOff,
}

/// Why a game was lost. The text is `rating-lost-REASON`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
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

impl OutcomeKind {
    /// The outcome and the reason for a loss.
    pub fn of(outcome: Outcome) -> (Self, Option<LossReason>) {
        match outcome {
            Outcome::Perfect => (Self::Perfect, None),
            Outcome::Finished => (Self::Finished, None),
            Outcome::Lost(reason) => (
                Self::Lost,
                Some(match reason {
                    kagiya_rules::LossReason::Strikes => LossReason::Strikes,
                    kagiya_rules::LossReason::CriticalDiscard => LossReason::CriticalDiscard,
                    kagiya_rules::LossReason::EmptyHand => LossReason::EmptyHand,
                    kagiya_rules::LossReason::NoLegalAction => LossReason::NoLegalAction,
                    kagiya_rules::LossReason::Incomplete => LossReason::Incomplete,
                }),
            ),
        }
    }
}

impl From<LossReason> for kagiya_rules::LossReason {
    fn from(reason: LossReason) -> Self {
        match reason {
            LossReason::Strikes => Self::Strikes,
            LossReason::CriticalDiscard => Self::CriticalDiscard,
            LossReason::EmptyHand => Self::EmptyHand,
            LossReason::NoLegalAction => Self::NoLegalAction,
            LossReason::Incomplete => Self::Incomplete,
        }
    }
}

/// The two parts of a score. Their difference is the score, unless the score can't be below zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ScoreParts {
    /// The points for placed cards.
    pub gained: i8,
    /// The points that missing cards cost.
    pub penalty: i8,
}

impl ScoreParts {
    const fn of(parts: kagiya_rules::ScoreParts) -> Self {
        Self {
            gained: parts.gained,
            penalty: parts.penalty,
        }
    }
}

/// The result of a finished game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult {
    pub outcome: OutcomeKind,
    /// The reason for a loss.
    #[cfg_attr(test, ts(optional))]
    pub lost: Option<LossReason>,
    /// The score, or a number that doesn't count if `shown` is false: 0 for a lost game, and the value of the
    /// fireworks for an abandoned one.
    pub points: i8,
    /// What the points are made of, if missing cards cost points.
    #[cfg_attr(test, ts(optional))]
    pub parts: Option<ScoreParts>,
    /// Whether the game has a score. An all-or-nothing game is only won or lost, and in most editions a game
    /// that was lost by strikes is lost without a score.
    pub shown: bool,
    /// The band of the rating scale: `5-or-less`, `6-10`, `11-15`, `16-20`, `21-24`, `25`, `25-29` or `30`.
    /// The text is `rating-SCALE-BAND`.
    #[cfg_attr(test, ts(optional))]
    pub rating: Option<String>,
    /// Which edition's words rate the result: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
    pub scale: String,
}

impl GameResult {
    /// The result; `None` during the game.
    pub fn of(board: Board<'_>) -> Option<Self> {
        let (outcome, lost) = OutcomeKind::of(board.table.outcome()?);
        let score = board.score()?;
        Some(Self {
            outcome,
            lost,
            points: score.points,
            parts: score.parts.map(ScoreParts::of),
            shown: score.shown,
            rating: score.rating.map(|rating| rating.label().replace(' ', "-")),
            scale: scale(board.rules.options().scale_text).to_owned(),
        })
    }
}

impl GameResult {
    /// The result of an abandoned game, without points.
    pub fn of_broken_off(board: Board<'_>) -> Self {
        Self {
            outcome: OutcomeKind::BrokenOff,
            lost: None,
            points: board.points(),
            parts: None,
            shown: false,
            rating: None,
            scale: scale(board.rules.options().scale_text).to_owned(),
        }
    }
}

pub(crate) fn scale(scale: ScaleText) -> &'static str {
    match scale {
        ScaleText::Cocktail => "cocktail",
        ScaleText::Abacus => "abacus",
        ScaleText::GrandsFeux => "grands_feux",
        ScaleText::Rr => "rr",
        ScaleText::None => "none",
    }
}

/// The hidden information of a finished game, which proves that the deal was fixed in advance.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinalDeal {
    /// The seed of the deal as 64 hexadecimal digits, if the deal follows from one. The SHA-256 of the bytes
    /// `kagiya deal 1:` and the 32 bytes of the seed is the commitment that was published when the game
    /// started.
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// The print of each drawn card by its id, then the rest of the deck, top first.
    pub deck: Vec<Card>,
    /// The number of cards at the end of `deck` that nobody has drawn.
    pub undrawn: u8,
}

impl FinalDeal {
    /// The deal of a finished game with `undrawn` cards in the deck.
    pub fn of(rules: &kagiya_rules::Rules, finished: &Finished<'_>, undrawn: u8) -> Self {
        Self {
            seed: finished.seed().map(|seed| seed.to_string()),
            deck: finished
                .deck()
                .iter()
                .map(|card| Card::of(rules, *card))
                .collect(),
            undrawn,
        }
    }
}
