//! Reasons to refuse an action.

use core::fmt;

use crate::action::Choice;
use crate::card::CardId;
use crate::clue::Clue;
use crate::message::{Explain, Message};
use crate::seat::Offset;
use crate::suit::Suit;
use crate::tile::Tile;

/// Why an action is illegal. The game is unchanged.
///
/// Each reason follows from the view of the acting player, so a refusal reveals nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalAction {
    GameOver,
    /// The card isn't in the hand of the player to act.
    NotInHand(CardId),
    /// All clue tokens are available, so no card can be discarded.
    AllTokensAvailable,
    /// There is no clue token to pay with.
    NoClueToken,
    /// There is no player at this offset.
    NoSuchPlayer(Offset),
    /// The player has no cards to clue.
    NothingToClue(Offset),
    /// The game has no such clue, or doesn't allow it.
    NoSuchClue(Clue),
    /// The clue would touch no card, which this edition forbids.
    EmptyClue(Clue),
    /// The last clue was of this kind, and colors and ranks alternate.
    SameKindOfClue(Clue),
    /// Only the Timed Display has announcements.
    NoAnnouncements,
    /// The announced suit has no firework.
    NoSuchFirework(Suit),
    /// A bonus tile must be answered first.
    TileFirst(Tile),
    /// A joker must be placed first.
    JokerFirst,
    /// The game has asked no question.
    NothingAsked(Choice),
    /// The answer isn't among the possible ones.
    NotOffered(Choice),
    /// The bonus tile asks for the other kind of clue.
    WrongKindOfClue(Tile),
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotInHand(_) => "that card is not in your hand",
            Self::AllTokensAvailable => {
                "you cannot discard while all clue tokens are available; play a card or give a clue"
            }
            Self::NoClueToken => "no clue tokens are left; play or discard a card",
            Self::NoSuchPlayer(_) => "there is no player at that seat",
            Self::NothingToClue(_) => "that player has no cards to clue",
            Self::NoSuchClue(_) => "that clue cannot be given in this game",
            Self::EmptyClue(_) => {
                "that clue would touch no cards; in this game a clue must touch at least one"
            }
            Self::SameKindOfClue(_) => {
                "in this game color clues and rank clues take turns; the last clue was of the same kind"
            }
            Self::NoAnnouncements => {
                "suits are announced only in the Timed Display; just play the card"
            }
            Self::NoSuchFirework(_) => "there is no such firework in this game",
            Self::TileFirst(_) => "resolve the bonus tile first",
            Self::JokerFirst => "choose a firework for the joker first",
            Self::NothingAsked(_) => "there is no question to answer now",
            Self::NotOffered(_) => "that is not one of the possible answers",
            Self::WrongKindOfClue(Tile::ColorClue) => "this bonus tile asks for a color clue",
            Self::WrongKindOfClue(_) => "this bonus tile asks for a rank clue",
        })
    }
}

impl std::error::Error for IllegalAction {}

impl Explain for IllegalAction {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::GameOver => "wrong-action-game-over",
            Self::NotInHand(_) => "wrong-action-not-in-hand",
            Self::AllTokensAvailable => "wrong-action-all-tokens",
            Self::NoClueToken => "wrong-action-no-clue-token",
            Self::NoSuchPlayer(_) => "wrong-action-no-such-player",
            Self::NothingToClue(_) => "wrong-action-nothing-to-clue",
            Self::NoSuchClue(_) => "wrong-action-no-such-clue",
            Self::EmptyClue(_) => "wrong-action-empty-clue",
            Self::SameKindOfClue(_) => "wrong-action-same-kind-of-clue",
            Self::NoAnnouncements => "wrong-action-no-announcements",
            Self::NoSuchFirework(_) => "wrong-action-no-such-firework",
            Self::TileFirst(_) => "wrong-action-tile-first",
            Self::JokerFirst => "wrong-action-joker-first",
            Self::NothingAsked(_) => "wrong-action-nothing-asked",
            Self::NotOffered(_) => "wrong-action-not-offered",
            Self::WrongKindOfClue(Tile::ColorClue) => "wrong-action-tile-asks-color",
            Self::WrongKindOfClue(_) => "wrong-action-tile-asks-rank",
        })
    }
}
