//! Players' notes on cards, which are private until the game has ended.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{CardId, Seat};

/// The maximum length of a note, in characters.
pub const MAX_NOTE: usize = 200;

/// A player's note on a card. Without a mark and a text, it removes the note.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardNote {
    pub card: CardId,
    #[cfg_attr(test, ts(optional))]
    pub mark: Option<NoteMark>,
    /// At most [`MAX_NOTE`] characters.
    pub text: String,
}

/// The player's plan for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoteMark {
    Play,
    /// Neither play nor discard it.
    Keep,
    Discard,
}

impl NoteMark {
    pub const ALL: [Self; 3] = [Self::Play, Self::Keep, Self::Discard];

    /// The word in messages and in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Keep => "keep",
            Self::Discard => "discard",
        }
    }

    /// The mark of a word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.word() == word)
    }
}

/// The notes at a seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatNotes {
    pub seat: Seat,
    pub notes: Vec<CardNote>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_sent_as_its_word() {
        for mark in NoteMark::ALL {
            let sent = serde_json::to_value(mark).unwrap();
            assert_eq!(sent, mark.word());
            assert_eq!(NoteMark::of(mark.word()), Some(mark));
        }
        assert_eq!(NoteMark::of("burn"), None);
    }
}
