//! What a game of HLE tells: its history, its cards, its errors.

use kagiya_rules::{Card, IllegalAction, Marks};

use crate::layout::Layout;

/// How a game of HLE ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The last strike.
    OutOfLives,
    /// The last turn after the last card.
    OutOfCards,
    Completed,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HleError {
    /// All hands are full, or the deck is empty.
    #[error("no card is to be dealt now")]
    NothingToDeal,
    /// A card must be dealt first.
    #[error("chance is to act: a card must be dealt first")]
    DealFirst,
    #[error("the game has ended")]
    Over,
    /// There is no such move, or no card in its slot.
    #[error("there is no move {0} now")]
    NoSuchMove(usize),
    #[error("the move is not legal: {0}")]
    Illegal(IllegalAction),
    #[error("there is no player {0}: they count from 0")]
    NoSuchPlayer(usize),
    #[error("that card is not in the deck any more")]
    NotInDeck,
    #[error("{found} cards for a hand of {held}")]
    HandSize { found: usize, held: usize },
    /// The card for this slot, counted from 0.
    #[error("a clue excludes the card in slot {0}")]
    AgainstAClue(usize),
}

/// A move of HLE.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HleMove {
    /// A player's move, by its number.
    Player(usize),
    /// A dealt card, by its index.
    Deal(usize),
}

/// An entry of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HleItem {
    pub what: HleMove,
    /// The player; `None` for chance.
    pub player: Option<usize>,
    /// Whether a play scored.
    pub scored: bool,
    /// Whether the move gained a clue token.
    pub information_token: bool,
    /// The card that was played or discarded, by its index.
    pub card: Option<usize>,
    /// The slots that a clue touched, as a bit mask.
    pub revealed: u8,
    /// The touched slots without an earlier clue of this kind, as a bit mask.
    pub newly_revealed: u8,
    /// The player who received a dealt card.
    pub deal_to: Option<usize>,
}

/// A card in a hand, as an observer may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownCard {
    /// The index of the card; `None` if it is hidden from the observer.
    pub card: Option<usize>,
    /// The color named by a clue.
    pub color: Option<usize>,
    /// The rank named by a clue, from 0.
    pub rank: Option<usize>,
    /// The possible colors, as a bit mask.
    pub colors: u8,
    /// The possible ranks, as a bit mask.
    pub ranks: u8,
}

pub(super) fn shown_by(marks: Marks, layout: &Layout) -> ShownCard {
    let named = |bits: u8| bits.checked_ilog2().map(|_| bits.trailing_zeros() as usize);
    let possible = |yes: u8, no: u8, kinds: usize| match yes {
        0 => u8::MAX >> (8 - kinds) & !no,
        yes => yes,
    };
    let (colors, ranks) = (marks.yes.color_bits(), marks.yes.rank_bits());
    ShownCard {
        card: None,
        color: named(colors),
        rank: named(ranks),
        colors: possible(colors, marks.no.color_bits(), layout.suits),
        ranks: possible(ranks, marks.no.rank_bits(), layout.ranks),
    }
}

pub(super) fn shown_whole(card: Card) -> ShownCard {
    let (color, rank) = (card.suit().index(), card.rank().index());
    ShownCard {
        card: None,
        color: Some(color),
        rank: Some(rank),
        colors: 1 << color,
        ranks: 1 << rank,
    }
}
