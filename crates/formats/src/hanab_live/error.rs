//! Errors of import from and export to hanab.live.

use core::fmt;

use kagiya_rules::InvalidDeal;
use kagiya_rules::InvalidOptions;
use kagiya_rules::json_input::InvalidJson;
use kagiya_rules::record::{InvalidEntry, RecordError};
use kagiya_rules::{Explain, Message};

use crate::hanab_live::unknown_variant::UnknownVariant;

/// An error of an import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It isn't JSON, or doesn't have the structure of a game.
    Json(InvalidJson),
    /// It is neither a game nor a list of games.
    NotAGame,
    /// The variant can't be described by suits.
    Variant(UnknownVariant),
    /// An unknown option that changes the rules.
    Option(String),
    /// The players had characters that change the rules.
    Characters(String),
    /// The number of players is missing.
    NoPlayers,
    /// Two different numbers of players are given.
    PlayerCount {
        /// The number of names.
        named: u64,
        /// The `playerCount`.
        count: u64,
    },
    /// Not two to six players.
    Players(u64),
    /// The first player isn't a seat.
    StartingPlayer(i64),
    /// The information about the game doesn't match it.
    Record(RecordError),
    /// A card that the variant doesn't have.
    Card {
        /// Its index in the deck, from 0 as in the file.
        place: usize,
        /// The index of the suit.
        suit: i64,
        /// The rank.
        rank: i64,
    },
    /// The deck lists more cards than the variant has, or not all that were drawn.
    DeckSize {
        /// The number of listed cards.
        listed: usize,
        /// The number of cards of the variant.
        expected: usize,
    },
    /// The text isn't a seed of the site, or its players or its variant are not those of the game.
    Seed(String),
    /// The deck doesn't match the variant, or the first player is invalid.
    Deal(InvalidDeal),
    /// The options are invalid.
    Options(InvalidOptions),
    /// An action is illegal under every version of the site's rules.
    Action {
        /// Its number, from 1 as in a listing.
        number: usize,
        /// The reason.
        why: InvalidAction,
    },
}

/// Why an action of a file is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InvalidAction {
    /// Not one of the types 0 to 5.
    Type(i64),
    /// No card has this index in the deck.
    NoCard(i64),
    /// Nobody is in this seat.
    NoSeat(i64),
    /// A clue to the player themself.
    Yourself(i64),
    /// The variant doesn't have this color.
    NoColor(i64),
    /// The variant doesn't have this rank.
    NoRank(i64),
    /// The rules forbid it.
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
            Self::Json(error) => write!(f, "not a hanab.live game: {error}"),
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
            Self::Seed(seed) => write!(
                f,
                "seed: `{seed}` deals no such game; a seed names the players and the variant, as in p3v0s1"
            ),
            Self::Deal(error) => error.fmt(f),
            Self::Options(error) => write!(f, "options: {error}"),
            Self::Action { number, why } => write!(f, "action {number}: {why}"),
        }
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Json(error) => Some(error),
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
            | Self::DeckSize { .. }
            | Self::Seed(_) => None,
        }
    }
}

impl std::error::Error for InvalidAction {}

impl From<InvalidJson> for ImportError {
    fn from(error: InvalidJson) -> Self {
        Self::Json(error)
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
            Self::Json(error) => Message::new("wrong-site").inner("why", error),
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
            Self::Seed(seed) => Message::new("wrong-site-seed").text("seed", seed),
            Self::Deal(error) => error.message(),
            Self::Options(error) => Message::new("wrong-options").inner("why", error),
            Self::Action { number, why } => Message::new("wrong-site-action")
                .number("number", *number)
                .inner("why", why),
        }
    }
}

/// An error of an export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// An option has a value that the site doesn't have.
    Option {
        /// The name of the option.
        name: &'static str,
        /// Its value.
        value: String,
        /// The values that the site has.
        only: Vec<String>,
    },
    /// Hands have a size that the site doesn't have.
    Hands {
        /// The number of players.
        players: u8,
        /// The usual hand size on the site.
        usual: u8,
    },
    /// The site has the three options of All or Nothing together, or none of them.
    AllOrNothing,
    /// No variant has these suits.
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
