//! A clue, and its interpretation.

use arrayvec::ArrayVec;
use kagiya_rules::{CardId, CardSet, Clue, MAX_HAND, MAX_PLAYERS, Seat};

use crate::belief::{PositionFacts, Stacks};

/// A clue that was given or is considered.
#[derive(Clone, Debug)]
pub(crate) struct ClueAction {
    pub(crate) giver: Seat,
    pub(crate) to: Seat,
    pub(crate) clue: Clue,
    /// The touched cards, oldest first.
    pub(crate) touched: ArrayVec<CardId, MAX_HAND>,
}

/// A clue in the position in which it is given.
#[derive(Clone, Copy)]
pub(crate) struct ClueContext<'a> {
    pub(crate) facts: &'a PositionFacts,
    pub(crate) action: &'a ClueAction,
}

/// The fireworks after all pending plays, as each seat expects them.
pub(crate) type ExpectedStacks = [Stacks; MAX_PLAYERS];

/// The convention that a clue follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ClueKind {
    /// It touches no card, and only passes the turn.
    Empty,
    /// It makes clued cards known to be playable.
    FillIn,
    /// It stops the play of a card that isn't playable.
    Fix,
    /// The focus is playable, now or after pending plays.
    Play,
    /// The focus must be kept.
    Save,
    /// The focus is playable or must be kept; its holder can't tell which.
    PlayOrSave,
    /// The focus is playable after a card that this clue calls, in another hand or the same.
    Finesse,
    /// The touched cards are trash; the older unclued cards are to be kept.
    TrashMove,
    /// It has its literal meaning only.
    Plain,
}

/// Why one of the touched cards is the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FocusRule {
    /// It was the chop.
    Chop,
    /// It is the only touched card.
    Only,
    /// It is the only touched card that was unclued.
    New,
    /// It is the newest touched card that was unclued.
    Newest,
    /// It is the oldest of several ones that may be playable.
    Oldest,
    /// All were clued, and this one is now fully known.
    Identified,
    /// All were clued, and it is the newest that was not known to be playable.
    Again,
}

impl FocusRule {
    /// The rule for a focus that was not the chop. `fresh` are the touched cards that were unclued.
    pub(crate) fn of_new(action: &ClueAction, fresh: &[CardId], of_ones: bool) -> Self {
        if action.touched.len() == 1 {
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

/// The interpretation of a clue.
#[derive(Clone, Debug)]
pub(crate) struct Interpretation {
    pub(crate) kind: ClueKind,
    /// The card that the clue is about.
    pub(crate) focus: Option<CardId>,
    /// Why it is about that card.
    pub(crate) focus_rule: FocusRule,
    /// Whether the focus was the chop.
    pub(crate) on_chop: bool,
    /// The identities of the focus if it is playable now or after pending plays.
    pub(crate) direct: CardSet,
    /// The identities of the focus if it is to be kept.
    pub(crate) save: CardSet,
    /// The identities of the focus if other cards must be played first.
    pub(crate) connected: CardSet,
    /// Whether the clue also makes a card that was clued before known to be playable.
    pub(crate) beside: bool,
    /// Cards that the clue calls to be played first.
    pub(crate) called: ArrayVec<CalledCard, MAX_PLAYERS>,
}

impl Interpretation {
    /// A clue with its literal meaning only.
    pub(crate) fn nothing() -> Self {
        Self {
            kind: ClueKind::Plain,
            focus: None,
            focus_rule: FocusRule::Again,
            on_chop: false,
            direct: CardSet::EMPTY,
            save: CardSet::EMPTY,
            connected: CardSet::EMPTY,
            beside: false,
            called: ArrayVec::new(),
        }
    }
}

/// A card that a clue about another card calls to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CalledCard {
    pub(crate) seat: Seat,
    pub(crate) card: CardId,
    pub(crate) what: CardSet,
    /// Whether it was clued before (a prompt).
    pub(crate) prompted: bool,
}
