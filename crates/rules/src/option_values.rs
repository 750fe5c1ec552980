//! The values that options can have, each with its word in the rule matrix.

use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::shape::{Expected, Shape, ShapeError};
use crate::word::words;

words! {
    /// The sixth firework of the Avalanche of Colors and its relatives.
    pub enum Multicolour {
        /// Not in the game.
        Off = "off",
        /// Five cards, one of each rank; a color of its own that may be named.
        Own5 = "own_5",
        /// Ten cards; a color of its own that may be named.
        Own10 = "own_10",
        /// Five cards, one of each rank; touched by every color, never named.
        All5 = "all_5",
        /// Ten cards; touched by every color, never named.
        All10 = "all_10",
        /// Five cards that stand in for any card of their rank.
        Joker5 = "joker_5",
        /// Ten cards that stand in for any card of their rank.
        Joker10 = "joker_10",
    }
}

words! {
    /// What completing the black firework earns under the Five Flamboyants.
    pub enum BlackCompletion {
        /// A clue token, as the Black Powder rules say.
        Token = "token",
        /// A bonus tile, as for the other colors.
        Tile = "tile",
    }
}

words! {
    /// What bonus tile 5 does when the deck is empty.
    pub enum Tile5EmptyDeck {
        /// The player may use the effect of tile 6 instead.
        PlayInstead = "play_instead",
        /// The player may do that, or still shuffle a card back: it is then drawn at once.
        Either = "either",
    }
}

words! {
    /// When a game without a third strike ends.
    pub enum EndMode {
        /// One more turn each after the last card is drawn.
        FinalRound = "final_round",
        /// Never for that reason: play goes on with shrinking hands.
        Endless = "endless",
    }
}

words! {
    /// What the players play for.
    pub enum Goal {
        /// As many points as possible.
        Score = "score",
        /// All fireworks, or nothing.
        AllOrNothing = "all_or_nothing",
    }
}

words! {
    /// What follows when the last copy of a card that is still needed is lost.
    pub enum CriticalDiscard {
        /// Play goes on.
        Ignore = "ignore",
        /// The game is lost.
        Lose = "lose",
    }
}

words! {
    /// What follows when a player begins a turn without a card.
    pub enum EmptyHand {
        /// The player can only give a clue.
        ClueOnly = "clue_only",
        /// The game is lost.
        Lose = "lose",
    }
}

words! {
    /// What the last strike means.
    pub enum Strikeout {
        /// The game is lost and not rated.
        Lost = "lost",
        /// The game is lost, and rated with zero points.
        Zero = "zero",
        /// The game ends, and the fireworks are scored as they stand.
        KeepScore = "keep_score",
    }
}

words! {
    /// Whether minus points can make the score negative.
    pub enum ScoreFloor {
        /// They can.
        None = "none",
        /// The score is never below zero.
        Zero = "zero",
    }
}

/// By which criterion the people at the table choose who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// The most colorful clothes.
    Colourful,
    /// The greatest age.
    Oldest,
}

/// How the first player is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FirstPlayer {
    /// Chance decides, by the seed of the deal.
    #[default]
    Random,
    /// The table picks, by the edition's criterion.
    TableChoice(Criterion),
    /// The seat with this number, from 0.
    Seat(u8),
}

words! {
    /// In whose voice the result is rated. Only presentation.
    pub enum ScaleText {
        /// Cocktail Games.
        Cocktail = "cocktail",
        /// Abacusspiele.
        Abacus = "abacus",
        /// Grands Feux.
        GrandsFeux = "grands_feux",
        /// R&R Games.
        Rr = "rr",
        /// No words.
        None = "none",
    }
}

words! {
    /// What may be said at the table: an agreement among the players, which no action depends on.
    pub enum Talk {
        /// Clues alone.
        Strict = "strict",
        /// Remarks that tell nothing of the cards.
        Remarks = "remarks",
        /// Anything.
        Open = "open",
    }
}

words! {
    /// Modifiers of hanab.live that are more than a row of the suit table.
    ///
    /// `deck_play` is supported: the last card of the deck may be played unseen. The others are named
    /// here so that a game that uses one is refused by its name.
    #[allow(
        missing_docs,
        reason = "their names are all that is known of them here"
    )]
    pub enum VariantMod {
        CriticalFours = "critical_fours",
        ScarceOnes = "scarce_ones",
        ClueStarved = "clue_starved",
        ColourMute = "colour_mute",
        RankMute = "rank_mute",
        ColourBlind = "colour_blind",
        RankBlind = "rank_blind",
        Alternating = "alternating",
        OddsEvens = "odds_evens",
        Funnels = "funnels",
        Chimneys = "chimneys",
        Synesthesia = "synesthesia",
        CowPig = "cow_pig",
        Duck = "duck",
        HiddenPlays = "hidden_plays",
        UpOrDown = "up_or_down",
        Sudoku = "sudoku",
        SpecialRank = "special_rank",
        DeckPlay = "deck_play",
        CardCycle = "card_cycle",
    }
}

impl Criterion {
    /// The word that stands for it in an option's value.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colourful => "colourful",
            Self::Oldest => "oldest",
        }
    }
}

impl FirstPlayer {
    /// Every form of the option.
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

impl Shape for FirstPlayer {
    fn read(path: &str, value: Value) -> Result<Self, ShapeError> {
        value
            .as_str()
            .and_then(Self::parse)
            .ok_or_else(|| ShapeError::value(path, Expected::Like(Self::FORMS), &value))
    }
}
