//! Why a game can't come from, or go to, hanab.live.

use core::fmt;

use crate::hanab_live::variant::UnknownVariant;
use kagiya_rules::InvalidDeal;
use kagiya_rules::InvalidOptions;
use kagiya_rules::record::InvalidEntry;

/// Why a game can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It is no JSON, or not of a game's shape.
    Json(String),
    /// The variant is none that the suit table can express.
    Variant(UnknownVariant),
    /// An option that changes the rules in a way that is not known here.
    Option(String),
    /// The players had characters that change the rules for them.
    Characters(String),
    /// The game does not say who plays, or says it twice.
    Players(String),
    /// A card that the variant does not have.
    Card {
        /// Its place in the deck, from 0 as in the file.
        place: usize,
        /// The suit's index.
        suit: i64,
        /// The rank.
        rank: i64,
    },
    /// The deck has another number of cards than the variant.
    DeckSize {
        /// Cards listed.
        listed: usize,
        /// Cards of the variant.
        expected: usize,
    },
    /// The deck does not hold the cards of the variant, or the first player is none.
    Deal(InvalidDeal),
    /// No game can be played so.
    Options(InvalidOptions),
    /// An action could not happen, whichever of the site's rules of its time applied.
    Action {
        /// Its place, from 0 as in the file.
        place: usize,
        /// What is wrong.
        why: InvalidAction,
    },
}

/// Why an action of a file could not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidAction {
    /// There are the types 0 to 5.
    Type(i64),
    /// No card of the deck is called so.
    NoCard(i64),
    /// Nobody sits there.
    NoSeat(i64),
    /// A clue to oneself.
    Yourself(i64),
    /// The variant has no such color.
    NoColor(i64),
    /// The variant has no such rank.
    NoRank(i64),
    /// The rules refuse it.
    Refused(InvalidEntry),
}

impl fmt::Display for InvalidAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Type(kind) => write!(f, "there is no action type {kind}; the types are 0 to 5"),
            Self::NoCard(card) => write!(f, "the deck has no card {card}; they count from 0"),
            Self::NoSeat(seat) => write!(f, "nobody sits at {seat}; seats count from 0"),
            Self::Yourself(seat) => write!(f, "player {seat} gives a clue to itself"),
            Self::NoColor(color) => {
                write!(f, "the variant has no color {color}; they count from 0")
            }
            Self::NoRank(rank) => write!(f, "there is no rank {rank}; the ranks are 1 to 5"),
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(error) => write!(f, "this is no game of hanab.live: {error}"),
            Self::Variant(error) => error.fmt(f),
            Self::Option(name) => write!(
                f,
                "the option `{name}` changes the rules in a way that is not supported"
            ),
            Self::Characters(name) => write!(
                f,
                "the game was played with detrimental characters (`{name}`), which are not \
                 supported"
            ),
            Self::Players(error) => write!(f, "players: {error}"),
            Self::Card { place, suit, rank } => write!(
                f,
                "deck: the variant has no card of suit {suit} and rank {rank} (place {place})"
            ),
            Self::DeckSize { listed, expected } => write!(
                f,
                "deck: {listed} cards are listed; the variant has {expected}"
            ),
            Self::Deal(error) => error.fmt(f),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Action { place, why } => write!(f, "action {place}: {why}"),
        }
    }
}

impl std::error::Error for ImportError {}

/// Why a game can't be written in the site's form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// An option has a value that the site does not know.
    Option {
        /// The option.
        name: &'static str,
        /// What the site knows instead.
        only: &'static str,
    },
    /// The suits are those of no variant.
    Suits,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option { name, only } => write!(
                f,
                "hanab.live has no such game: the option {name} can only be {only} there"
            ),
            Self::Suits => f.write_str(
                "hanab.live has no such game: no variant there has these suits (see multicolour, \
                 black_powder, extra_suits, colors)",
            ),
        }
    }
}

impl std::error::Error for ExportError {}
