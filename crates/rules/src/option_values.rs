//! The types of option values, with the words that options and records use.

use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::json_input::{Expected, FromJson, InvalidJson};
use crate::word_enum::word_enum;

/// The possible values of an option. [`Rules::new`](crate::Rules::new) checks combinations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `true` or `false`.
    Switch,
    /// A number from `min` to `max`.
    Number { min: u8, max: u8 },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A list, a map or a text.
    Data {
        /// Examples of values.
        examples: &'static [&'static str],
        /// The JSON schema of the values.
        schema: &'static str,
    },
}

pub(crate) const fn number(min: u8, max: u8) -> Values {
    Values::Number { min, max }
}

pub(crate) const fn data(examples: &'static [&'static str], schema: &'static str) -> Values {
    Values::Data { examples, schema }
}

word_enum! {
    /// The sixth firework of the Avalanche of Colors and its relatives.
    pub enum Multicolour {
        /// Not in the game.
        Off = "off",
        /// Five cards, one of each rank, with a color of its own for clues.
        Own5 = "own_5",
        /// Ten cards, with a color of its own for clues.
        Own10 = "own_10",
        /// Five cards, one of each rank. Every color clue touches them, and they have no color of their own.
        All5 = "all_5",
        /// Ten cards. Every color clue touches them, and they have no color of their own.
        All10 = "all_10",
        /// Five cards that can replace any card of their rank.
        Joker5 = "joker_5",
        /// Ten cards that can replace any card of their rank.
        Joker10 = "joker_10",
    }
}

word_enum! {
    /// The bonus for the black firework in the Five Flamboyants.
    pub enum BlackCompletion {
        /// A clue token, by the Black Powder rules.
        Token = "token",
        /// A bonus tile, as for other colors.
        Tile = "tile",
    }
}

word_enum! {
    /// The effect of bonus tile 5 with an empty deck.
    pub enum Tile5EmptyDeck {
        /// The player may use the effect of tile 6 instead.
        PlayInstead = "play_instead",
        /// The player may do that, or shuffle a card back, which is drawn at once.
        Either = "either",
    }
}

word_enum! {
    /// When a game without a last strike ends.
    pub enum EndMode {
        /// Each player has one more turn after the last card is drawn.
        FinalRound = "final_round",
        /// Play continues without a deck; for points, until no more cards can be placed.
        Endless = "endless",
    }
}

word_enum! {
    /// The aim of the game.
    pub enum Goal {
        /// As many points as possible.
        Score = "score",
        /// All fireworks, or nothing.
        AllOrNothing = "all_or_nothing",
    }
}

word_enum! {
    /// The effect of losing the last copy of a card that is still needed.
    pub enum CriticalDiscard {
        /// Play continues.
        Ignore = "ignore",
        /// The game is lost.
        Lose = "lose",
    }
}

word_enum! {
    /// The effect of a turn that begins with an empty hand.
    pub enum EmptyHand {
        /// The player can only give a clue.
        ClueOnly = "clue_only",
        /// The game is lost.
        Lose = "lose",
    }
}

word_enum! {
    /// The result after the last strike.
    pub enum Strikeout {
        /// The game is lost and has no rating.
        Lost = "lost",
        /// The game is lost and rated with zero points.
        Zero = "zero",
        /// The game ends, and the fireworks count.
        KeepScore = "keep_score",
    }
}

word_enum! {
    /// Whether penalties can make the score negative.
    pub enum ScoreFloor {
        None = "none",
        /// The score is never below zero.
        Zero = "zero",
    }
}

/// The criterion by which the table chooses the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// The player with the most colorful clothes.
    Colourful,
    /// The oldest player.
    Oldest,
}

/// How the first player is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FirstPlayer {
    /// A random player, by the seed of the deal.
    #[default]
    Random,
    /// The table chooses by the edition's criterion.
    TableChoice(Criterion),
    /// A seat, numbered from 0.
    Seat(u8),
}

word_enum! {
    /// Which edition's words rate the result. Doesn't affect the game.
    pub enum ScaleText {
        /// Cocktail Games.
        Cocktail = "cocktail",
        /// Abacusspiele.
        Abacus = "abacus",
        /// Grands Feux.
        GrandsFeux = "grands_feux",
        /// R&R Games.
        Rr = "rr",
        /// No rating.
        None = "none",
    }
}

word_enum! {
    /// What players may say at the table. The rules of play don't depend on it.
    pub enum Talk {
        /// Only clues.
        Strict = "strict",
        /// Remarks that say nothing about the cards.
        Remarks = "remarks",
        /// Anything.
        Open = "open",
    }
}

impl Criterion {
    /// The word in the option's value.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colourful => "colourful",
            Self::Oldest => "oldest",
        }
    }
}

impl FirstPlayer {
    /// All forms of the option.
    pub const FORMS: &[&str] = &[
        "random",
        "table_choice(colourful)",
        "table_choice(oldest)",
        "seat(0)",
    ];

    fn parse(text: &str) -> Option<Self> {
        let inner = |name: &str| {
            text.strip_prefix(name)?
                .strip_prefix('(')?
                .strip_suffix(')')
        };
        if text == "random" {
            return Some(Self::Random);
        }
        match inner("table_choice") {
            Some("colourful") => return Some(Self::TableChoice(Criterion::Colourful)),
            Some("oldest") => return Some(Self::TableChoice(Criterion::Oldest)),
            Some(_) | None => {}
        }
        inner("seat")?.parse().ok().map(Self::Seat)
    }
}

impl fmt::Display for FirstPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::TableChoice(criterion) => write!(f, "table_choice({})", criterion.name()),
            Self::Seat(seat) => write!(f, "seat({seat})"),
        }
    }
}

impl Serialize for FirstPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromJson for FirstPlayer {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        value
            .as_str()
            .and_then(Self::parse)
            .ok_or_else(|| InvalidJson::value(path, Expected::Like(Self::FORMS), &value))
    }
}
