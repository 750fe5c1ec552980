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
        match self {
            Self::GameOver => f.write_str("the game has ended"),
            Self::NotInHand(id) => write!(f, "card {id} is not in your hand"),
            Self::AllTokensAvailable => {
                f.write_str("nothing can be discarded while all clue tokens are available")
            }
            Self::NoClueToken => f.write_str("there is no clue token left; play or discard a card"),
            Self::NoSuchPlayer(to) => write!(f, "nobody sits {} places on", to.get()),
            Self::NothingToClue(_) => f.write_str("that player holds no card to give a clue about"),
            Self::NoSuchClue(Clue::Color(_)) => f.write_str("that color can't be named"),
            Self::NoSuchClue(Clue::Rank(rank)) => write!(f, "this game has no rank {rank}"),
            Self::EmptyClue(_) => {
                f.write_str("that clue would touch no card; here a clue must touch at least one")
            }
            Self::NoAnnouncements => {
                f.write_str("a suit can be announced only in the Timed Display")
            }
            Self::NoSuchFirework(_) => f.write_str("this game has no such firework to announce"),
            Self::TileFirst(tile) => {
                write!(f, "bonus tile {} must be answered first", tile.number())
            }
            Self::JokerFirst => f.write_str("the joker must be placed first"),
            Self::NothingAsked(_) => f.write_str("there is no question to answer now"),
            Self::NotOffered(_) => f.write_str("that is not one of the answers offered"),
        }
    }
}

impl std::error::Error for IllegalAction {}

impl Explain for IllegalAction {
    fn message(&self) -> Message {
        match self {
            Self::GameOver => Message::new("wrong-action-game-over"),
            Self::NotInHand(id) => Message::new("wrong-action-not-in-hand").text("card", id),
            Self::AllTokensAvailable => Message::new("wrong-action-all-tokens"),
            Self::NoClueToken => Message::new("wrong-action-no-token"),
            Self::NoSuchPlayer(to) => {
                Message::new("wrong-action-no-player").number("places", to.get())
            }
            Self::NothingToClue(_) => Message::new("wrong-action-nothing-to-clue"),
            Self::NoSuchClue(Clue::Color(_)) => Message::new("wrong-action-no-color"),
            Self::NoSuchClue(Clue::Rank(rank)) => {
                Message::new("wrong-action-no-rank").number("rank", rank.number())
            }
            Self::EmptyClue(_) => Message::new("wrong-action-empty-clue"),
            Self::NoAnnouncements => Message::new("wrong-action-no-announcements"),
            Self::NoSuchFirework(_) => Message::new("wrong-action-no-firework"),
            Self::TileFirst(tile) => {
                Message::new("wrong-action-tile-first").number("tile", tile.number())
            }
            Self::JokerFirst => Message::new("wrong-action-joker-first"),
            Self::NothingAsked(_) => Message::new("wrong-action-nothing-asked"),
            Self::NotOffered(_) => Message::new("wrong-action-not-offered"),
        }
    }
}
