//! Why an action is refused.

use core::fmt;

use crate::action::Choice;
use crate::card::CardId;
use crate::clue::Clue;
use crate::message::{Explain, Message};
use crate::seat::Offset;
use crate::suit::Suit;
use crate::tile::Tile;

/// Why an action is refused. The game is unchanged.
///
/// Every reason follows from what the acting player sees, so that a refusal tells nothing new.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IllegalAction {
    /// The game has ended.
    GameOver,
    /// The card is not in the acting player's hand.
    NotInHand(CardId),
    /// A card can be discarded only while a clue token is spent.
    AllTokensAvailable,
    /// A clue costs a clue token, and there is none.
    NoClueToken,
    /// No player sits there.
    NoSuchPlayer(Offset),
    /// The player holds no card that could be clued.
    NothingToClue(Offset),
    /// The game has no such clue, or it may not be given.
    NoSuchClue(Clue),
    /// The clue would touch no card, which this edition forbids.
    EmptyClue(Clue),
    /// Only Timed Display knows announcements.
    NoAnnouncements,
    /// The announced suit has no firework in this game.
    NoSuchFirework(Suit),
    /// A bonus tile must be answered first.
    TileFirst(Tile),
    /// A joker must be placed first.
    JokerFirst,
    /// The game has asked nothing.
    NothingAsked(Choice),
    /// The answer is not among those the game offers.
    NotOffered(Choice),
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
            Self::NoAnnouncements => {
                "suits are announced only in the Timed Display; just play the card"
            }
            Self::NoSuchFirework(_) => "there is no such firework in this game",
            Self::TileFirst(_) => "resolve the bonus tile first",
            Self::JokerFirst => "choose a firework for the joker first",
            Self::NothingAsked(_) => "there is no question to answer now",
            Self::NotOffered(_) => "that is not one of the possible answers",
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
            Self::NoAnnouncements => "wrong-action-no-announcements",
            Self::NoSuchFirework(_) => "wrong-action-no-such-firework",
            Self::TileFirst(_) => "wrong-action-tile-first",
            Self::JokerFirst => "wrong-action-joker-first",
            Self::NothingAsked(_) => "wrong-action-nothing-asked",
            Self::NotOffered(_) => "wrong-action-not-offered",
        })
    }
}
