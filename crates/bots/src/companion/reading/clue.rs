//! A clue, and how it was read.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Seat};

use crate::companion::belief::{Facts, Stacks};

/// A clue that was given, or that somebody thinks of giving.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) giver: Seat,
    pub(crate) to: Seat,
    pub(crate) clue: Clue,
    /// The cards it touches, oldest first.
    pub(crate) touched: ArrayVec<CardId, MAX_HAND>,
}

/// A clue on the table where it is given.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) facts: &'a Facts,
    pub(crate) told: &'a Told,
}

/// The fireworks as each seat expects them to become.
pub(crate) type Ahead = [Stacks; MAX_PLAYERS];

/// Which convention a clue follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// It touches nothing: it passes the time.
    Empty,
    /// Cards that were clued before are now known to fit.
    FillIn,
    /// A card that was about to be played turns out not to fit.
    Fix,
    /// The focus fits, now or when the cards on their way are played.
    Play,
    /// The focus must be kept.
    Save,
    /// The focus fits, or must be kept: its holder can't tell which.
    PlayOrSave,
    /// The focus fits once others, or the receiver, have played a card that this clue asks for.
    Finesse,
    /// The touched cards are of no use; the unclued cards older than them are to be kept.
    TrashMove,
    /// Nothing but what the clue says.
    Plain,
}

/// Why a clue is about one of the cards that it touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// That card was the next to be discarded.
    Chop,
    /// It touches no other.
    Only,
    /// It touches no other that had no clue.
    New,
    /// Of those that had no clue it is the newest.
    Newest,
    /// Of several ones it is the oldest that may fit.
    Oldest,
    /// All had a clue, and now its holder knows exactly what it is.
    Told,
    /// All had a clue, and it is the newest that was not known to fit.
    Again,
}

impl About {
    /// Why a clue with `fresh` cards, or on one card, is about one that was not next to be discarded.
    pub(crate) fn of_new(told: &Told, fresh: &[CardId], of_ones: bool) -> Self {
        if told.touched.len() == 1 {
            Self::Only
        } else if fresh.len() == 1 {
            Self::New
        } else if of_ones {
            Self::Oldest
        } else {
            Self::Newest
        }
    }
}

/// How a clue was read.
#[derive(Clone, Debug)]
pub(crate) struct Heard {
    pub(crate) kind: Kind,
    /// The card that the clue is about.
    pub(crate) focus: Option<CardId>,
    /// Why it is about that card.
    pub(crate) about: About,
    /// Whether that card was the next to be discarded.
    pub(crate) on_chop: bool,
    /// What its receiver takes the focus to be, if it fits directly.
    pub(crate) direct: CardSet,
    /// What its receiver takes the focus to be, if it is to be kept.
    pub(crate) save: CardSet,
    /// What its receiver takes the focus to be, if others play first.
    pub(crate) linked: CardSet,
    /// Whether the clue also makes a card that was clued before known to fit.
    pub(crate) beside: bool,
    /// Cards that this clue asks their holders to play first.
    pub(crate) asked: ArrayVec<Asked, MAX_PLAYERS>,
}

impl Heard {
    /// Nothing but what the clue says.
    pub(crate) fn nothing() -> Self {
        Self {
            kind: Kind::Plain,
            focus: None,
            about: About::Again,
            on_chop: false,
            direct: CardSet::EMPTY,
            save: CardSet::EMPTY,
            linked: CardSet::EMPTY,
            beside: false,
            asked: ArrayVec::new(),
        }
    }
}

/// A card that a clue to somebody asks its holder to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) what: CardSet,
    /// Whether a clue had touched the card before.
    pub(crate) prompted: bool,
}
