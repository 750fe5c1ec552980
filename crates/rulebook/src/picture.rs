//! A picture of the rulebook, as data: cards, tokens, strike markers or tiles.

use serde::{Deserialize, Serialize};

/// A picture, which each program draws in its own way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// Cards in a row.
    Cards(Vec<PictureCard>),
    /// This many clue tokens.
    Tokens(u8),
    /// This many strike markers.
    Strikes(u8),
    /// This many bonus tiles, face down.
    Tiles(u8),
}

/// A card that lies face up in a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PictureCard {
    /// The letter of the suit in records.
    pub letter: char,
    /// The suit, by its English name.
    pub suit: String,
    /// The rank, from 1.
    pub rank: u8,
    /// Whether the clue in the picture touches it.
    pub touched: bool,
}

impl Picture {
    pub(crate) fn is_empty(&self) -> bool {
        match self {
            Self::Cards(cards) => cards.is_empty(),
            Self::Tokens(count) | Self::Strikes(count) | Self::Tiles(count) => *count == 0,
        }
    }
}
