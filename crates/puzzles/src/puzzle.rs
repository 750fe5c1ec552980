//! Puzzles and solutions in their written form.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::difficulty::Measured;

/// The question of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A card may fit: play it, or wait?
    PlayOrWait,
    /// One clue makes the partners play what is needed.
    WhichClue,
    /// The deal of a card follows from the clues and the visible cards.
    MyCard,
    /// A partner is about to lose a card.
    SaveIt,
    /// Few cards are in the deck, and every turn counts.
    EndCounted,
    /// All cards are known, the deck too.
    OpenDeck,
    /// A convention of companions decides.
    Convention,
}

/// What happens after the solver's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// All cards are known.
    Open,
    /// The partners act by the rules of [`partner`](crate::partner) until it is the solver's turn again.
    Partners,
    /// Nothing: the question is about a card.
    Card,
    /// Companions play the game to its end.
    Companions,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::PlayOrWait,
        Self::WhichClue,
        Self::MyCard,
        Self::SaveIt,
        Self::EndCounted,
        Self::OpenDeck,
        Self::Convention,
    ];

    /// The kinds that are proven by trying every deal.
    pub const OF_ALL_DEALS: [Self; 6] = [
        Self::PlayOrWait,
        Self::WhichClue,
        Self::MyCard,
        Self::SaveIt,
        Self::EndCounted,
        Self::OpenDeck,
    ];

    /// The word in files, in texts and in URLs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PlayOrWait => "play-or-wait",
            Self::WhichClue => "which-clue",
            Self::MyCard => "my-card",
            Self::SaveIt => "save-it",
            Self::EndCounted => "end-counted",
            Self::OpenDeck => "open-deck",
            Self::Convention => "convention",
        }
    }

    pub const fn mode(self) -> Mode {
        match self {
            Self::PlayOrWait | Self::EndCounted | Self::OpenDeck => Mode::Open,
            Self::WhichClue | Self::SaveIt => Mode::Partners,
            Self::MyCard => Mode::Card,
            Self::Convention => Mode::Companions,
        }
    }
}

/// What the solver of the puzzle sees, who sits in seat A and is to act. The edition is `original`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The number in the collection, from 1.
    pub number: usize,
    pub kind: Kind,
    /// The hands by seat, oldest card first. `r3:3w!b` is a red 3 that clues about 3 and white touched and
    /// one about blue didn't. A hidden card is `?`, with its clues.
    pub hands: Vec<String>,
    /// The top card of each firework that isn't empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fireworks: String,
    /// The discard pile, oldest card first.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub discarded: String,
    pub tokens: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub strikes: u8,
    /// The number of cards in the deck.
    pub deck_size: usize,
    /// The cards of the deck, top first, if the puzzle shows them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// The turns that are left in the final round, the solver's included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns_left: Option<u8>,
    /// The points that must stay in reach; `None` for a question about a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<i8>,
    /// The slot of the card that the puzzle asks for, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slot: Option<usize>,
    /// The convention that decides, and the partners who play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub convention: Option<Convention>,
}

/// What a puzzle in a convention has besides a position, which is the one before the last actions of
/// the partners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Convention {
    /// The name of the lesson about it.
    pub lesson: String,
    /// The level of the companions who are the partners, 1 to 4.
    pub level: u8,
    /// What the partners have done since the position. Then it is the solver's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Step>,
    /// The cards that the partners drew meanwhile.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub drawn: String,
    /// The solver's hand after that, in the form of `hands`.
    pub hand: String,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// The answer with its proof in numbers, and its measured difficulty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solution {
    pub number: usize,
    /// The right actions in notation, which are equally good; or the card.
    pub answers: Vec<String>,
    /// The number of deals that agree with the view, up to a common factor. Each is equally likely. In a
    /// convention: the number of sampled deals in which companions act as the partners did.
    pub deals: u64,
    /// The deals in which the target stays in reach after the answer. In a convention: the points of all
    /// sampled games together.
    pub kept: u64,
    /// The other actions, best first. Actions that are equally good for the same reason are one entry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Other>,
    /// The actions that follow the answer in the first deal that keeps the target: of the partners until it
    /// is the solver's turn again, and to the end of the game if all cards are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Step>,
    /// Cards that the clues allow but of which all copies are visible.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seen: String,
    /// Cards that are impossible because the other cards of the hand need their copies.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub needed_elsewhere: String,
    pub measured: Measured,
}

/// An action that is worse than the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Other {
    /// In notation.
    pub actions: Vec<String>,
    /// The deals in which the target stays in reach. In a convention: the points of all sampled games
    /// together.
    pub kept: u64,
    /// Why it is out of reach in the first of the other deals: the name of a
    /// [`Reason`](kagiya_solver::Reason). Empty in a convention.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// In a convention: the standard error of the mean loss in points against the answer, in
    /// thousandths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<u32>,
    /// What the partners do in that deal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<Step>,
}

/// An action with the card that it shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The letter of the seat.
    pub seat: char,
    /// In notation.
    pub action: String,
    /// The card that is played or discarded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// Whether the card doesn't fit.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub strike: bool,
}

/// An error in the data of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("puzzle {number}, {part}: {reason}")]
pub struct InvalidPuzzle {
    pub number: usize,
    /// The field.
    pub part: &'static str,
    pub reason: String,
}

impl Puzzle {
    /// The lesson at whose end the puzzle stands; `None` for puzzles that need no convention.
    pub fn lesson(&self) -> Option<&str> {
        Some(&self.convention.as_ref()?.lesson)
    }

    /// What the partners have done just before.
    pub fn before(&self) -> &[Step] {
        self.convention.as_ref().map_or(&[], |it| &it.before)
    }

    pub(crate) fn bad(&self, part: &'static str, reason: &impl fmt::Display) -> InvalidPuzzle {
        InvalidPuzzle {
            number: self.number,
            part,
            reason: reason.to_string(),
        }
    }
}
