//! Why a game can't come from, or go to, hanab.live.

use core::fmt;

use kagiya_rules::InvalidDeal;
use kagiya_rules::InvalidOptions;
use kagiya_rules::record::{InvalidEntry, RecordError};
use kagiya_rules::shape::ShapeError;
use kagiya_rules::{Explain, Message};

use crate::hanab_live::unknown_variant::UnknownVariant;

/// Why a game can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It isn't JSON, or doesn't have the structure of a game.
    Shape(ShapeError),
    /// It is neither a game nor a list of games.
    NotAGame,
    /// The variant is none that the suit table can express.
    Variant(UnknownVariant),
    /// An option that changes the rules in a way that is not known here.
    Option(String),
    /// The players had characters that change the rules for them.
    Characters(String),
    /// The game does not say who plays.
    NoPlayers,
    /// The game says twice how many play, and not the same.
    PlayerCount {
        /// How many names are listed.
        named: u64,
        /// How many players are counted.
        count: u64,
    },
    /// Two to six can play.
    Players(u64),
    /// The seat that begins is none.
    StartingPlayer(i64),
    /// The words about the game do not fit it.
    Record(RecordError),
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
            Self::NoCard(card) => write!(f, "the deck has no card {card}; cards count from 0"),
            Self::NoSeat(seat) => write!(f, "nobody sits at {seat}; seats count from 0"),
            Self::Yourself(seat) => write!(f, "player {seat} can't give themselves a clue"),
            Self::NoColor(color) => {
                write!(f, "the variant has no color {color}; colors count from 0")
            }
            Self::NoRank(rank) => write!(f, "there is no rank {rank}; the ranks are 1 to 5"),
            Self::Refused(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape(error) => write!(f, "not a hanab.live game: {error}"),
            Self::NotAGame => f.write_str(
                "not a hanab.live game: expected a game with players, deck and actions, \
                 or a list of games",
            ),
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
            Self::NoPlayers => f.write_str("players: expected a list of names, or a playerCount"),
            Self::PlayerCount { named, count } => {
                write!(f, "players: {named} names, but playerCount is {count}")
            }
            Self::Players(count) => write!(f, "players: {count} players; there must be 2 to 6"),
            Self::StartingPlayer(seat) => {
                write!(f, "players: startingPlayer {seat}: nobody sits there")
            }
            Self::Record(error) => error.fmt(f),
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

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Shape(error) => Some(error),
            Self::Variant(error) => Some(error),
            Self::Record(error) => Some(error),
            Self::Deal(error) => Some(error),
            Self::Options(error) => Some(error),
            Self::Action { why, .. } => Some(why),
            Self::NotAGame
            | Self::Option(_)
            | Self::Characters(_)
            | Self::NoPlayers
            | Self::PlayerCount { .. }
            | Self::Players(_)
            | Self::StartingPlayer(_)
            | Self::Card { .. }
            | Self::DeckSize { .. } => None,
        }
    }
}

impl std::error::Error for InvalidAction {}

impl From<ShapeError> for ImportError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

impl Explain for InvalidAction {
    fn message(&self) -> Message {
        // Numbers are shown as in the file, including negative ones.
        match self {
            Self::Type(kind) => Message::new("wrong-site-action-type").text("type", *kind),
            Self::NoCard(card) => Message::new("wrong-site-no-card").text("card", *card),
            Self::NoSeat(seat) => Message::new("wrong-site-no-seat").text("seat", *seat),
            Self::Yourself(seat) => Message::new("wrong-site-oneself").number("seat", *seat),
            Self::NoColor(color) => Message::new("wrong-site-no-color").text("color", *color),
            Self::NoRank(rank) => Message::new("wrong-site-no-rank").text("rank", *rank),
            Self::Refused(why) => why.message(),
        }
    }
}

impl Explain for ImportError {
    fn message(&self) -> Message {
        match self {
            Self::Shape(error) => Message::new("wrong-site").inner("why", error),
            Self::NotAGame => Message::new("wrong-site-none"),
            Self::Variant(error) => error.message(),
            Self::Option(name) => Message::new("wrong-site-option").text("name", name),
            Self::Characters(name) => Message::new("wrong-site-characters").text("name", name),
            Self::NoPlayers => Message::new("wrong-site-no-players"),
            Self::PlayerCount { named, count } => Message::new("wrong-site-player-count")
                .number("named", *named)
                .number("count", *count),
            Self::Players(count) => Message::new("wrong-site-players").number("count", *count),
            Self::StartingPlayer(seat) => {
                Message::new("wrong-site-starting-player").text("seat", seat)
            }
            Self::Record(error) => error.message(),
            Self::Card { place, suit, rank } => Message::new("wrong-site-card")
                .number("place", *place)
                .text("suit", suit)
                .text("rank", rank),
            Self::DeckSize { listed, expected } => Message::new("wrong-site-deck-size")
                .number("listed", *listed)
                .number("expected", *expected),
            Self::Deal(error) => error.message(),
            Self::Options(error) => Message::new("wrong-options").inner("why", error),
            Self::Action { place, why } => Message::new("wrong-site-action")
                .number("place", *place)
                .inner("why", why),
        }
    }
}

/// Why a game can't be written in the site's form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// An option has a value that the site does not know.
    Option {
        /// The option.
        name: &'static str,
        /// Its value.
        value: String,
        /// The values that the site knows instead.
        only: Vec<String>,
    },
    /// Hands have a number of cards that the site does not know.
    Hands {
        /// How many play.
        players: u8,
        /// How many cards each of them usually holds there.
        usual: u8,
    },
    /// The site has the three options of all or nothing together, or none of them.
    AllOrNothing,
    /// The suits are those of no variant.
    Suits,
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option { name, value, only } => write!(
                f,
                "hanab.live has no such game: `{name}={value}` is not possible there (but: {})",
                only.join(", ")
            ),
            Self::Hands { players, usual } => write!(
                f,
                "hanab.live has no such game: with {players} players a hand has {usual} cards \
                 there, or one more or less"
            ),
            Self::AllOrNothing => f.write_str(
                "hanab.live has no such game: `goal=all_or_nothing`, `end_mode=endless` and \
                 `critical_discard=lose` go only together there",
            ),
            Self::Suits => f.write_str(
                "hanab.live has no such game: no variant there has these suits (see \
                 `multicolour`, `black_powder`, `extra_suits` and `colors`)",
            ),
        }
    }
}

impl std::error::Error for ExportError {}

impl Explain for ExportError {
    fn message(&self) -> Message {
        match self {
            Self::Option { name, value, only } => Message::new("wrong-export-option")
                .option_value("option", name, value)
                .values("only", name, only),
            Self::Hands { players, usual } => Message::new("wrong-export-hands")
                .number("players", *players)
                .number("usual", *usual),
            Self::AllOrNothing => Message::new("wrong-export-all-or-nothing")
                .option_value("goal", "goal", "all_or_nothing")
                .option_value("end", "end_mode", "endless")
                .option_value("lost", "critical_discard", "lose"),
            Self::Suits => Message::new("wrong-export-suits")
                .option("multi", "multicolour")
                .option("black", "black_powder")
                .option("extra", "extra_suits")
                .option("colors", "colors"),
        }
    }
}
