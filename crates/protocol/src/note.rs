//! What a player notes on cards: for nobody else until the game has ended.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{CardId, Seat};

/// The most characters of a note.
pub const MAX_NOTE: usize = 200;

/// What a player has noted on a card. One without a mark and a text says nothing, and takes away what was there.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardNote {
    /// Which card.
    pub card: CardId,
    /// What is to be done with it.
    #[cfg_attr(test, ts(optional))]
    pub mark: Option<NoteMark>,
    /// What is written on it, at most [`MAX_NOTE`] characters.
    pub text: String,
}

/// What a player means to do with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum NoteMark {
    /// Play it.
    Play,
    /// Neither play nor discard it.
    Keep,
    /// It may be discarded.
    Discard,
}

impl NoteMark {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Play, Self::Keep, Self::Discard];

    /// Its word, as it is sent and kept.
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

/// What was noted at a seat of a game that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatNotes {
    /// Where its writer sits.
    pub seat: Seat,
    /// The notes, by card.
    pub notes: Vec<CardNote>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_sent_by_its_word() {
        for mark in NoteMark::ALL {
            let sent = serde_json::to_value(mark).unwrap();
            assert_eq!(sent, mark.word());
            assert_eq!(NoteMark::of(mark.word()), Some(mark));
        }
        assert_eq!(NoteMark::of("burn"), None);
    }
}
