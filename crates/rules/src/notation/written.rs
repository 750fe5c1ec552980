//! Actions in written form, with seats and slots and without a table.

use crate::action::{Action, Choice};
use crate::card::{Card, CardId};
use crate::clue::Clue;
use crate::notation::clue_text;
use crate::notation::error::Unresolved;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::suit::Suit;
use crate::table::{Phase, Table};

/// A card of the player's hand in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// The slot in the present order of the hand, from 1.
    Slot(u8),
    Id(CardId),
}

/// A written action. [`resolve`](Self::resolve) turns it into an [`Action`] at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Written {
    /// Places a card on its firework.
    Play {
        card: Held,
        announce: Option<Suit>,
    },
    Discard(Held),
    /// Gives a clue, for a token or as the answer to a bonus tile.
    Clue {
        to: Seat,
        clue: Clue,
    },
    /// Shuffles a discarded card into the deck.
    ShuffleBack(Card),
    /// Places a discarded card on its firework.
    PutIntoPlay(Card),
    /// Leaves a bonus tile unused.
    Decline,
    /// Places the joker on this firework.
    Firework(Suit),
}

impl Written {
    /// The written form of an action of the player at `actor`, with cards by id.
    pub fn new(action: Action, actor: Seat, rules: &Rules) -> Self {
        let players = rules.players();
        match action {
            Action::Play { card, announce } => Self::Play {
                card: Held::Id(card),
                announce,
            },
            Action::Discard(card) => Self::Discard(Held::Id(card)),
            Action::Clue { to, clue } | Action::Choose(Choice::Clue { to, clue }) => Self::Clue {
                to: actor.after(to, players),
                clue,
            },
            Action::Choose(Choice::ShuffleBack(card)) => Self::ShuffleBack(card),
            Action::Choose(Choice::PutIntoPlay(card)) => Self::PutIntoPlay(card),
            Action::Choose(Choice::Decline) => Self::Decline,
            Action::Choose(Choice::Firework(suit)) => Self::Firework(suit),
        }
    }

    /// The same with slots for the cards of the player to act.
    #[must_use]
    pub fn by_slot(self, table: &Table) -> Self {
        let by_slot = |card: Held| {
            let Held::Id(id) = card else { return card };
            let hand = table.hand(table.to_act());
            let place = hand.iter().position(|held| *held == id);
            match place.map(|place| u8::try_from(place + 1)) {
                Some(Ok(slot)) => Held::Slot(slot),
                _ => card,
            }
        };
        match self {
            Self::Play { card, announce } => Self::Play {
                card: by_slot(card),
                announce,
            },
            Self::Discard(card) => Self::Discard(by_slot(card)),
            Self::Clue { .. }
            | Self::ShuffleBack(_)
            | Self::PutIntoPlay(_)
            | Self::Decline
            | Self::Firework(_) => self,
        }
    }

    /// The action of the player to act, which may be illegal.
    ///
    /// # Errors
    /// [`Unresolved`] if the hand has no such slot, or the clue is to the player to act.
    pub fn resolve(self, table: &Table, rules: &Rules) -> Result<Action, Unresolved> {
        let actor = table.to_act();
        let id = |card: Held| match card {
            Held::Id(id) => Ok(id),
            Held::Slot(slot) => {
                let hand = table.hand(actor);
                let place = usize::from(slot).checked_sub(1);
                place
                    .and_then(|place| hand.get(place).copied())
                    .ok_or(Unresolved::NoSuchSlot {
                        slot,
                        cards: hand.len(),
                    })
            }
        };
        Ok(match self {
            Self::Play { card, announce } => Action::Play {
                card: id(card)?,
                announce,
            },
            Self::Discard(card) => Action::Discard(id(card)?),
            Self::Clue { to, clue } => {
                let to = actor
                    .offset_to(to, rules.players())
                    .ok_or(Unresolved::Yourself(to))?;
                match table.phase() {
                    Phase::Tile(_) => Action::Choose(Choice::Clue { to, clue }),
                    Phase::Turn | Phase::Joker { .. } | Phase::Over(_) => Action::Clue { to, clue },
                }
            }
            Self::ShuffleBack(card) => Action::Choose(Choice::ShuffleBack(card)),
            Self::PutIntoPlay(card) => Action::Choose(Choice::PutIntoPlay(card)),
            Self::Decline => Action::Choose(Choice::Decline),
            Self::Firework(suit) => Action::Choose(Choice::Firework(suit)),
        })
    }

    /// The canonical text. [`parse`](super::parse) is its inverse.
    pub fn text(self, rules: &Rules) -> String {
        let letter = |suit: Suit| rules.suit_info(suit).letter;
        match self {
            Self::Play {
                card,
                announce: None,
            } => format!("p{}", held_text(card)),
            Self::Play {
                card,
                announce: Some(suit),
            } => format!("p{}={}", held_text(card), letter(suit)),
            Self::Discard(card) => format!("d{}", held_text(card)),
            Self::Clue { to, clue } => format!("{to}{}", clue_text(clue, rules)),
            Self::ShuffleBack(card) => format!("s:{}", rules.card_text(card)),
            Self::PutIntoPlay(card) => format!("f:{}", rules.card_text(card)),
            Self::Decline => "-".to_owned(),
            Self::Firework(suit) => format!("j:{}", letter(suit)),
        }
    }
}

fn held_text(card: Held) -> String {
    match card {
        Held::Slot(slot) => slot.to_string(),
        Held::Id(id) => id.to_string(),
    }
}
