//! What a player does, and its way to the rules and back.

use core::fmt;

use kagiya_rules::{Choice, Offset, Rules};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};

/// What a player does on a turn, or answers when the game asks.
///
/// Every action of [`LegalActions`](crate::LegalActions) is written so; the server refuses others
/// by a reason that follows from what the player sees.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Put a card of my hand on its firework.
    Play {
        /// Which card.
        id: CardId,
        /// The firework that I announce it will join (Timed Display only).
        #[cfg_attr(test, ts(optional))]
        announce: Option<Suit>,
    },
    /// Put a card of my hand on the discard pile and take back a clue token.
    Discard {
        /// Which card.
        id: CardId,
    },
    /// Pay a clue token and tell another player about one color or rank.
    Clue {
        /// To whom.
        to: Seat,
        /// What.
        clue: Clue,
    },
    /// Answer bonus tile 3 or 4: give this clue without paying for it.
    FreeClue {
        /// To whom.
        to: Seat,
        /// What.
        clue: Clue,
    },
    /// Answer bonus tile 5: shuffle a copy of this discarded card into the deck.
    ShuffleBack {
        /// The print of the card.
        card: Card,
    },
    /// Answer bonus tile 6 (or 5 when the deck is empty): put a copy of this discarded card on its
    /// firework.
    PutIntoPlay {
        /// The print of the card.
        card: Card,
    },
    /// Leave bonus tile 5 unused (only when the deck is empty).
    Decline,
    /// Put the joker that has been turned up on this firework.
    Firework {
        /// The firework.
        suit: Suit,
    },
}

/// A word in an action that means nothing in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untranslatable {
    /// No game has a card with such a number.
    CardId(CardId),
    /// Nobody sits there.
    Seat(Seat),
    /// Nobody can give a clue to themselves.
    OwnSeat,
    /// The game has no such clue.
    Clue(Clue),
    /// The game has no such suit.
    Suit(Suit),
    /// The game has no such card.
    Card(Card),
}

impl fmt::Display for Untranslatable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CardId(id) => write!(f, "there is no card with the number {}", id.0),
            Self::Seat(seat) => write!(f, "nobody sits at seat {} (seats count from 0)", seat.0),
            Self::OwnSeat => f.write_str("a clue goes to another player, not to yourself"),
            Self::Clue(clue) => write!(
                f,
                "`{}` is not a clue in this game; name a color by its letter or a rank by its digit",
                clue.0
            ),
            Self::Suit(suit) => write!(f, "`{}` is not a suit in this game", suit.0),
            Self::Card(card) => write!(f, "`{card}` is not a card in this game"),
        }
    }
}

impl std::error::Error for Untranslatable {}

impl Action {
    /// The action of the rules that this means when `actor` does it.
    ///
    /// # Errors
    /// [`Untranslatable`] if it speaks of something that the game does not have. Whether the
    /// action is legal, only the game says.
    pub fn find(
        self,
        rules: &Rules,
        actor: kagiya_rules::Seat,
    ) -> Result<kagiya_rules::Action, Untranslatable> {
        let id = |id: CardId| kagiya_rules::CardId::new(id.0).ok_or(Untranslatable::CardId(id));
        let find_suit = |suit: Suit| suit.find(rules).ok_or(Untranslatable::Suit(suit));
        let find_card = |card: Card| card.find(rules).ok_or(Untranslatable::Card(card));
        let find_clue = |clue: Clue| clue.find(rules).ok_or(Untranslatable::Clue(clue));
        let offset = |to: Seat| -> Result<Offset, Untranslatable> {
            let seat = kagiya_rules::Seat::new(to.0)
                .filter(|seat| seat.index() < rules.players())
                .ok_or(Untranslatable::Seat(to))?;
            actor
                .offset_to(seat, rules.players())
                .ok_or(Untranslatable::OwnSeat)
        };
        Ok(match self {
            Self::Play { id: card, announce } => kagiya_rules::Action::Play {
                card: id(card)?,
                announce: announce.map(find_suit).transpose()?,
            },
            Self::Discard { id: card } => kagiya_rules::Action::Discard(id(card)?),
            Self::Clue { to, clue } => kagiya_rules::Action::Clue {
                to: offset(to)?,
                clue: find_clue(clue)?,
            },
            Self::FreeClue { to, clue } => kagiya_rules::Action::Choose(Choice::Clue {
                to: offset(to)?,
                clue: find_clue(clue)?,
            }),
            Self::ShuffleBack { card } => {
                kagiya_rules::Action::Choose(Choice::ShuffleBack(find_card(card)?))
            }
            Self::PutIntoPlay { card } => {
                kagiya_rules::Action::Choose(Choice::PutIntoPlay(find_card(card)?))
            }
            Self::Decline => kagiya_rules::Action::Choose(Choice::Decline),
            Self::Firework { suit } => {
                kagiya_rules::Action::Choose(Choice::Firework(find_suit(suit)?))
            }
        })
    }

    /// How the action that `actor` does is written.
    pub fn of(rules: &Rules, actor: kagiya_rules::Seat, action: kagiya_rules::Action) -> Self {
        let seat = |to: Offset| Seat::from(actor.after(to, rules.players()));
        match action {
            kagiya_rules::Action::Play { card, announce } => Self::Play {
                id: card.into(),
                announce: announce.map(|suit| Suit::of(rules, suit)),
            },
            kagiya_rules::Action::Discard(card) => Self::Discard { id: card.into() },
            kagiya_rules::Action::Clue { to, clue } => Self::Clue {
                to: seat(to),
                clue: Clue::of(rules, clue),
            },
            kagiya_rules::Action::Choose(choice) => match choice {
                Choice::Clue { to, clue } => Self::FreeClue {
                    to: seat(to),
                    clue: Clue::of(rules, clue),
                },
                Choice::ShuffleBack(card) => Self::ShuffleBack {
                    card: Card::of(rules, card),
                },
                Choice::PutIntoPlay(card) => Self::PutIntoPlay {
                    card: Card::of(rules, card),
                },
                Choice::Decline => Self::Decline,
                Choice::Firework(suit) => Self::Firework {
                    suit: Suit::of(rules, suit),
                },
            },
        }
    }
}
