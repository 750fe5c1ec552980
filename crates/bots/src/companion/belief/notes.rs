//! What is kept in mind about single cards and clues.

use kagiya_rules::{Card, CardId, CardSet, Seat};

use crate::playstyle::Way;

/// What a convention asks of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Call {
    /// Nothing.
    #[default]
    None,
    /// To be kept.
    Save,
    /// To be played as soon as it fits.
    Play,
    /// To be played as soon as it fits, although no clue has touched it.
    Blind,
}

/// What the holder of a card takes it to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// What it can be by clues alone.
    pub(crate) possible: CardSet,
    /// What it can be by conventions.
    pub(crate) reading: CardSet,
    /// What the conventions ask of it.
    pub(crate) call: Call,
    /// The card that it is asked for: a clue about that one waits for this.
    pub(crate) asked_for: Option<CardId>,
    /// Whether a clue has touched it.
    pub(crate) clued: bool,
    /// The seats that have clued it, one bit each.
    pub(crate) givers: u8,
    /// Whether it is kept like a clued card although no clue has touched it.
    pub(crate) moved: bool,
    /// Whose clue the reading comes from.
    pub(crate) read_from: Option<Seat>,
    /// Whether its holder has discarded something else when it was to be played: the holder takes
    /// it for less than the conventions do.
    pub(crate) passed: bool,
    /// The turn in which a clue last spoke of it.
    pub(crate) heard_at: u16,
    /// Cards that it can be although they are of no use any more: its giver held the other copy, and could
    /// not know it.
    pub(crate) unseen_twins: CardSet,
}

impl Note {
    pub(crate) const fn fresh(cards: CardSet) -> Self {
        Self {
            possible: cards,
            reading: cards,
            call: Call::None,
            asked_for: None,
            clued: false,
            givers: 0,
            moved: false,
            read_from: None,
            passed: false,
            heard_at: 0,
            unseen_twins: CardSet::EMPTY,
        }
    }

    /// Whether the card takes part in the game: it was touched by a clue or asked to be played.
    pub(crate) const fn is_in_play(&self) -> bool {
        self.clued || matches!(self.call, Call::Blind)
    }

    /// Whether a clue about another card asks for it, and it was clued before.
    pub(crate) const fn is_prompted(&self) -> bool {
        self.asked_for.is_some() && matches!(self.call, Call::Play)
    }
}

/// A card that must be played before another turns out to be what a clue meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// The card that the clue was about.
    pub(crate) focus: CardId,
    /// What that card would be.
    pub(crate) meant: Card,
    /// Who has to play first.
    pub(crate) seat: Seat,
    /// Which card.
    pub(crate) card: CardId,
    /// What that card would be.
    pub(crate) needed: Card,
    /// Whether another card was played for it before, which fitted too: this one lay behind it.
    pub(crate) behind: bool,
}

/// A clue after which the next player may play a card that has nothing to do with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bluff {
    /// The card that the next player would play.
    pub(crate) card: CardId,
    /// The card that the clue is about.
    pub(crate) focus: CardId,
    /// What that card is, if it is a bluff.
    pub(crate) meant: CardSet,
    /// Who gave the clue.
    pub(crate) giver: Seat,
}

impl Bluff {
    /// The card that the next player would play, if the clue is about `focus`, and what that is then.
    pub(crate) fn of(&self, focus: CardId) -> Option<(CardId, CardSet)> {
        (self.focus == focus).then_some((self.card, self.meant))
    }
}

/// A clue that has saved a card, or asked to play it: which of the two shows once the card is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Saved {
    pub(crate) card: CardId,
    pub(crate) giver: Seat,
    pub(crate) way: Way,
    /// What the card is if it was saved.
    pub(crate) save: CardSet,
}
