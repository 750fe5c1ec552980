//! Notes about single cards and clues.

use kagiya_bot_api::StyleTrait;
use kagiya_rules::{Card, CardId, CardSet, Seat};

/// What conventions call the holder to do with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Call {
    /// No call.
    #[default]
    None,
    /// Keep it.
    Save,
    /// Play it once it is playable.
    Play,
    /// Play it once it is playable, although no clue has touched it.
    Blind,
}

/// What is noted about one card, from the holder's point of view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// What it can be by clues alone.
    pub(crate) possible: CardSet,
    /// What it can be by conventions.
    pub(crate) inferred: CardSet,
    /// What the holder is called to do with it.
    pub(crate) call: Call,
    /// The focus of the clue that needs this card to be played first.
    pub(crate) called_by: Option<CardId>,
    /// Whether a clue has touched it.
    pub(crate) clued: bool,
    /// The seats that have clued it, one bit each.
    pub(crate) givers: u8,
    /// Whether it is kept although no clue has touched it (a chop move).
    pub(crate) moved: bool,
    /// The giver of the clue from which `inferred` comes.
    pub(crate) read_from: Option<Seat>,
    /// Whether the holder discarded another card although this one was believed playable. Then the
    /// holder reads the clue otherwise, and only its literal meaning counts.
    pub(crate) passed: bool,
    /// The number of the turn after the last clue about it; 0 if there was none.
    pub(crate) clue_turn: u16,
    /// Trash that it may be nevertheless: its giver held the other copy, and could not know that.
    pub(crate) unseen_twins: CardSet,
}

impl Note {
    pub(crate) const fn fresh(cards: CardSet) -> Self {
        Self {
            possible: cards,
            inferred: cards,
            call: Call::None,
            called_by: None,
            clued: false,
            givers: 0,
            moved: false,
            read_from: None,
            passed: false,
            clue_turn: 0,
            unseen_twins: CardSet::EMPTY,
        }
    }

    /// Whether it was clued or called to be played.
    pub(crate) const fn is_in_play(&self) -> bool {
        self.clued || matches!(self.call, Call::Blind)
    }

    /// Whether a clue about another card calls it, and it was clued before (a prompt).
    pub(crate) const fn is_prompted(&self) -> bool {
        self.called_by.is_some() && matches!(self.call, Call::Play)
    }
}

/// A card that must be played before the focus of a clue is known to be `meant`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Connection {
    /// The focus of the clue.
    pub(crate) focus: CardId,
    /// The identity of the focus in this case.
    pub(crate) meant: Card,
    /// The seat that must play first.
    pub(crate) seat: Seat,
    /// The card that it must play.
    pub(crate) card: CardId,
    /// The identity that this card must have.
    pub(crate) needed: Card,
    /// Whether another playable card was played in its place before (a layered finesse).
    pub(crate) behind: bool,
}

/// A clue that may be a bluff: the next player may play a card unrelated to the focus.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bluff {
    /// The card that the next player would play.
    pub(crate) card: CardId,
    /// The focus of the clue.
    pub(crate) focus: CardId,
    /// What the focus can be if the clue is a bluff.
    pub(crate) meant: CardSet,
    /// The player who gave the clue.
    pub(crate) giver: Seat,
}

impl Bluff {
    /// The card that the next player would play and what the focus is then, if this clue has
    /// `focus`.
    pub(crate) fn of(&self, focus: CardId) -> Option<(CardId, CardSet)> {
        (self.focus == focus).then_some((self.card, self.meant))
    }
}

/// A clue that either saved its focus or called it to be played. The revealed card shows which.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PossibleSave {
    pub(crate) card: CardId,
    pub(crate) giver: Seat,
    pub(crate) style_trait: StyleTrait,
    /// What the focus can be if it was saved.
    pub(crate) save: CardSet,
}
