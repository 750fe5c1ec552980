//! How a game ended, what it is worth, and what was hidden.

use kagiya_rules::{Board, Finished, LossReason, Outcome, ScaleText};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::notation::Card;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// Every firework is complete.
    Perfect,
    /// The game is over and scored.
    Finished,
    /// The game is lost.
    Lost,
    /// The table broke the game off.
    BrokenOff,
}

/// Why a game is lost. The texts `rating-lost-REASON` say it in words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Lost {
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

impl OutcomeKind {
    /// The outcome in its two words.
    pub fn of(outcome: Outcome) -> (Self, Option<Lost>) {
        match outcome {
            Outcome::Perfect => (Self::Perfect, None),
            Outcome::Finished => (Self::Finished, None),
            Outcome::Lost(reason) => (
                Self::Lost,
                Some(match reason {
                    LossReason::Strikes => Lost::Strikes,
                    LossReason::CriticalDiscard => Lost::CriticalDiscard,
                    LossReason::EmptyHand => Lost::EmptyHand,
                    LossReason::NoLegalAction => Lost::NoLegalAction,
                    LossReason::Incomplete => Lost::Incomplete,
                }),
            ),
        }
    }
}

/// The result of a game that has ended.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult {
    /// How it ended.
    pub outcome: OutcomeKind,
    /// Why, if it is lost.
    #[cfg_attr(test, ts(optional))]
    pub lost: Option<Lost>,
    /// The points to record. Of a game that was broken off: those of its fireworks, which count for
    /// nothing.
    pub points: i8,
    /// Whether the points are shown: an all-or-nothing game is won or lost and has no number.
    pub shown: bool,
    /// Where the points fall on the rating scale: `5-or-less`, `6-10`, `11-15`, `16-20`, `21-24`,
    /// `25`, `25-29` or `30`. The text `rating-SCALE-BAND` says it in the edition's words.
    #[cfg_attr(test, ts(optional))]
    pub rating: Option<String>,
    /// In whose voice the result is rated: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
    pub scale: String,
}

impl GameResult {
    /// The result of a game, if it has ended.
    pub fn of(board: Board<'_>) -> Option<Self> {
        let (outcome, lost) = OutcomeKind::of(board.table.outcome()?);
        let score = board.score()?;
        Some(Self {
            outcome,
            lost,
            points: score.points,
            shown: score.shown,
            rating: score.rating.map(|rating| rating.label().replace(' ', "-")),
            scale: scale(board.rules.options().scale_text).to_owned(),
        })
    }
}

impl GameResult {
    /// The result of a game that its table has broken off: there are no points to record.
    pub fn of_broken_off(board: Board<'_>) -> Self {
        Self {
            outcome: OutcomeKind::BrokenOff,
            lost: None,
            points: board.points(),
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

/// What was hidden until the game ended: it proves that the deal was fixed before.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinalDeal {
    /// The seed of the deal, 64 hexadecimal digits, if the deal followed from one. The SHA-256 of
    /// the bytes `kagiya deal 1:` and the 32 bytes of the seed is the commitment that was shown
    /// when the game began.
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// The print of every card that was drawn, by its id from 0, and then those left in the deck,
    /// top first.
    pub deck: Vec<Card>,
    /// How many cards at the end of `deck` were never drawn.
    pub undrawn: u8,
}

impl FinalDeal {
    /// The deal of a game that has ended, of which `undrawn` cards were left in the deck.
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
