//! Actions in messages, and their conversion from and to the rules.

use core::fmt;

use kagiya_rules::{Choice, Offset, Rules};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::ids::{CardId, Seat};
use crate::notation::{Card, Clue, Suit};

/// A player's action on a turn, or the answer to a question of the game.
///
/// All actions of [`LegalActions`](crate::LegalActions) have this form. The server refuses others, for a
/// reason that follows from the player's view.
#[skip_serializing_none]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Place a card of your hand on its firework.
    Play {
        id: CardId,
        /// The announced firework (Timed Display only).
        #[cfg_attr(test, ts(optional))]
        announce: Option<Suit>,
    },
    /// Discard a card of your hand and regain a clue token.
    Discard { id: CardId },
    /// Spend a clue token to tell another player about one color or rank.
    Clue { to: Seat, clue: Clue },
    /// Answer bonus tile 3 or 4: give this clue without a token.
    FreeClue { to: Seat, clue: Clue },
    /// Answer bonus tile 5: shuffle a copy of this discarded card into the deck.
    ShuffleBack { card: Card },
    /// Answer bonus tile 6 (or 5 when the deck is empty): place a copy of this discarded card on its
    /// firework.
    PutIntoPlay { card: Card },
    /// Leave bonus tile 5 unused (only when the deck is empty).
    Decline,
    /// Place the revealed joker on this firework.
    Firework { suit: Suit },
}

/// A reference in an action to something that the game doesn't have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnknownReference {
    /// No card has this number.
    CardId(CardId),
    /// There is no such seat.
    Seat(Seat),
    /// A clue is to the player who gives it.
    OwnSeat,
    Clue(Clue),
    Suit(Suit),
    Card(Card),
}

impl fmt::Display for UnknownReference {
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

impl std::error::Error for UnknownReference {}

impl Action {
    /// The action of the rules if `actor` acts.
    ///
    /// # Errors
    /// [`UnknownReference`] if the action refers to something that the game doesn't have. The action may be
    /// illegal.
    pub fn find(
        self,
        rules: &Rules,
        actor: kagiya_rules::Seat,
    ) -> Result<kagiya_rules::Action, UnknownReference> {
        let id = |id: CardId| kagiya_rules::CardId::new(id.0).ok_or(UnknownReference::CardId(id));
        let find_suit = |suit: Suit| suit.find(rules).ok_or(UnknownReference::Suit(suit));
        let find_card = |card: Card| card.find(rules).ok_or(UnknownReference::Card(card));
        let find_clue = |clue: Clue| clue.find(rules).ok_or(UnknownReference::Clue(clue));
        let offset = |to: Seat| -> Result<Offset, UnknownReference> {
            let seat = kagiya_rules::Seat::new(to.0)
                .filter(|seat| seat.index() < rules.players())
                .ok_or(UnknownReference::Seat(to))?;
            actor
                .offset_to(seat, rules.players())
                .ok_or(UnknownReference::OwnSeat)
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

    /// The action as everyone hears of it: without the content of a clue that the game doesn't tell.
    #[must_use]
    pub fn as_heard(self, rules: &Rules) -> Self {
        let heard = |clue: Clue| {
            let found = clue.find(rules);
            found.map_or(clue, |clue| Clue::of(rules, rules.heard(clue)))
        };
        match self {
            Self::Clue { to, clue } => Self::Clue {
                to,
                clue: heard(clue),
            },
            Self::FreeClue { to, clue } => Self::FreeClue {
                to,
                clue: heard(clue),
            },
            Self::Play { .. }
            | Self::Discard { .. }
            | Self::ShuffleBack { .. }
            | Self::PutIntoPlay { .. }
            | Self::Decline
            | Self::Firework { .. } => self,
        }
    }

    /// The form in messages of an action of `actor`.
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
