//! The options of a game: plain data, in the names and values of the rule matrix.
//!
//! Any combination can be written down; [`Rules::new`](crate::Rules::new) says which make sense.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::suit::SuitSpec;

/// The sixth firework of the Avalanche of Colors and its relatives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Multicolour {
    /// Not in the game.
    #[default]
    Off,
    /// Five cards, one of each rank; a color of its own that may be named.
    #[serde(rename = "own_5")]
    Own5,
    /// Ten cards; a color of its own that may be named.
    #[serde(rename = "own_10")]
    Own10,
    /// Five cards, one of each rank; touched by every color, never named.
    #[serde(rename = "all_5")]
    All5,
    /// Ten cards; touched by every color, never named.
    #[serde(rename = "all_10")]
    All10,
    /// Five cards that stand in for any card of their rank.
    #[serde(rename = "joker_5")]
    Joker5,
    /// Ten cards that stand in for any card of their rank.
    #[serde(rename = "joker_10")]
    Joker10,
}

/// What completing the black firework earns under the Five Flamboyants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BlackCompletion {
    /// A clue token, as the Black Powder rules say.
    #[default]
    Token,
    /// A bonus tile, as for the other colors.
    Tile,
}

/// What bonus tile 5 does when the deck is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile5EmptyDeck {
    /// The player may use the effect of tile 6 instead.
    #[default]
    PlayInstead,
    /// The player may do that, or still shuffle a card back: it is then drawn at once.
    Either,
}

/// When a game without a third strike ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndMode {
    /// One more turn each after the last card is drawn.
    #[default]
    FinalRound,
    /// Never for that reason: play goes on with shrinking hands.
    Endless,
}

/// What the players play for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// As many points as possible.
    #[default]
    Score,
    /// All fireworks, or nothing.
    AllOrNothing,
}

/// What follows when the last copy of a card that is still needed is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CriticalDiscard {
    /// Play goes on.
    #[default]
    Ignore,
    /// The game is lost.
    Lose,
}

/// What follows when a player begins a turn without a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EmptyHand {
    /// The player can only give a clue.
    #[default]
    ClueOnly,
    /// The game is lost.
    Lose,
}

/// What the last strike means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strikeout {
    /// The game is lost and not rated.
    #[default]
    Lost,
    /// The game is lost, and rated with zero points.
    Zero,
    /// The game ends, and the fireworks are scored as they stand.
    KeepScore,
}

/// Whether minus points can make the score negative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScoreFloor {
    /// They can.
    #[default]
    None,
    /// The score is never below zero.
    Zero,
}

/// By which criterion the people at the table choose who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Criterion {
    /// The most colorful clothes.
    Colourful,
    /// The greatest age.
    Oldest,
}

/// Who begins.
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

/// In whose voice the result is rated. Only presentation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScaleText {
    /// Cocktail Games.
    #[default]
    Cocktail,
    /// Abacusspiele.
    Abacus,
    /// Grands Feux.
    GrandsFeux,
    /// R&R Games.
    Rr,
    /// No words.
    None,
}

/// What may be said at the table. Only presentation and the chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Clues alone.
    #[default]
    Strict,
    /// Remarks that tell nothing of the cards.
    Remarks,
    /// Anything.
    Open,
}

/// Modifiers of hanab.live that are more than a row of the suit table.
///
/// `deck_play` is supported: the last card of the deck may be played unseen. The others are named
/// here so that a game that uses one is refused by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "their names are all that is known of them here"
)]
pub enum VariantMod {
    CriticalFours,
    ScarceOnes,
    ClueStarved,
    ColourMute,
    RankMute,
    ColourBlind,
    RankBlind,
    Alternating,
    OddsEvens,
    Funnels,
    Chimneys,
    Synesthesia,
    CowPig,
    Duck,
    HiddenPlays,
    UpOrDown,
    Sudoku,
    SpecialRank,
    DeckPlay,
    CardCycle,
}

/// Every choice that makes one game of Hanabi differ from another.
///
/// The JSON form has one key for each option, named as the field; absent ones have their default.
///
/// ```
/// use kagiya_rules::{Options, Rules};
/// let options = Options::preset("gf-black", 3)?.with("multicolour", "all_10")?;
/// let rules = Rules::new(&options)?;
/// assert_eq!(rules.suits().len(), 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "options, each named and independent"
)]
pub struct Options {
    /// How many play: 2 to 5, or 6 where `hand_sizes` has an entry for 6.
    pub players: u8,
    /// How many of the five base suits are used, 1 to 5 (0 where `extra_suits` replace them all).
    pub colors: u8,
    /// How many ranks a suit has, 1 to 5.
    pub ranks: u8,
    /// Cards in a hand, 1 to 8, for each number of players.
    pub hand_sizes: BTreeMap<u8, u8>,
    /// The letters of the five base suits, in their order.
    pub palette: String,
    /// The multicolor suit.
    pub multicolour: Multicolour,
    /// Whether the Black Powder suit is in the game.
    pub black_powder: bool,
    /// Further suits, each a row of the suit table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extra_suits: Vec<SuitSpec>,
    /// Whether completing a firework with a five reveals a bonus tile.
    pub flamboyants: bool,
    /// What completing the black firework earns when bonus tiles are in the game.
    pub black_completion: BlackCompletion,
    /// What bonus tile 5 does when the deck is empty.
    pub tile5_empty_deck: Tile5EmptyDeck,
    /// Whether a player may announce which firework a card will join.
    pub timed_display: bool,
    /// Clue tokens at the start, which is also the most there can be, 0 to 20.
    pub clue_tokens: u8,
    /// The strike that ends the game, 1 to 5.
    pub strikes: u8,
    /// Whether a clue may touch no card.
    pub empty_clues: bool,
    /// When a game without a last strike ends.
    pub end_mode: EndMode,
    /// What the players play for.
    pub goal: Goal,
    /// What follows when the last copy of a needed card is lost.
    pub critical_discard: CriticalDiscard,
    /// What follows when a player begins a turn without a card.
    pub empty_hand: EmptyHand,
    /// What the last strike means.
    pub strikeout: Strikeout,
    /// Whether minus points can make the score negative.
    pub score_floor: ScoreFloor,
    /// Whether the game ends as soon as nothing more can be gained.
    pub stop_when_capped: bool,
    /// Who begins.
    pub first_player: FirstPlayer,
    /// Whether players may rearrange their hands.
    pub hand_reorder: bool,
    /// In whose voice the result is rated.
    pub scale_text: ScaleText,
    /// Whether a score with the black suit is called so; if absent, whenever it is in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score_suffix: Option<bool>,
    /// What may be said at the table.
    pub talk: Talk,
    /// Modifiers of hanab.live; of them `deck_play` is supported.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub variant_mods: BTreeSet<VariantMod>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            colors: 5,
            ranks: 5,
            hand_sizes: BTreeMap::from([(2, 5), (3, 5), (4, 4), (5, 4)]),
            palette: "wrbyg".to_owned(),
            multicolour: Multicolour::Off,
            black_powder: false,
            extra_suits: Vec::new(),
            flamboyants: false,
            black_completion: BlackCompletion::Token,
            tile5_empty_deck: Tile5EmptyDeck::PlayInstead,
            timed_display: false,
            clue_tokens: 8,
            strikes: 3,
            empty_clues: false,
            end_mode: EndMode::FinalRound,
            goal: Goal::Score,
            critical_discard: CriticalDiscard::Ignore,
            empty_hand: EmptyHand::ClueOnly,
            strikeout: Strikeout::Lost,
            score_floor: ScoreFloor::None,
            stop_when_capped: false,
            first_player: FirstPlayer::Random,
            hand_reorder: true,
            scale_text: ScaleText::Cocktail,
            score_suffix: None,
            talk: Talk::Strict,
            variant_mods: BTreeSet::new(),
        }
    }
}

impl Options {
    /// These options with one of them changed, written as in the JSON form or as a bare word:
    /// `("multicolour", "all_10")`, `("strikes", "2")`, `("hand_sizes", "{\"2\": 6}")`.
    ///
    /// # Errors
    /// [`OptionError`] if there is no such option or it has no such value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, OptionError> {
        let parsed = serde_json::from_str(value)
            .unwrap_or_else(|_| serde_json::Value::String(value.to_owned()));
        self.with_json(name, parsed)
    }

    /// These options with one of them changed to a JSON value.
    ///
    /// # Errors
    /// [`OptionError`] if there is no such option or it has no such value.
    ///
    /// # Panics
    /// Never: options can always be written as JSON.
    pub fn with_json(&self, name: &str, value: serde_json::Value) -> Result<Self, OptionError> {
        let mut all = serde_json::to_value(self).expect("options are always valid JSON");
        all[name] = value;
        serde_json::from_value(all).map_err(|error| OptionError {
            option: name.to_owned(),
            reason: error.to_string(),
        })
    }

    /// The number of cards in a hand for the number of players, if the hand table has one.
    pub fn hand_size(&self) -> Option<u8> {
        self.hand_sizes.get(&self.players).copied()
    }
}

/// An option that does not exist, or a value that it does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// The name that was given.
    pub option: String,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option `{}`: {}", self.option, self.reason)
    }
}

impl std::error::Error for OptionError {}

impl Criterion {
    /// The word that stands for it in an option's value.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Colourful => "colourful",
            Self::Oldest => "oldest",
        }
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
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FirstPlayer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let inner = |name: &str| {
            text.strip_prefix(name)?
                .strip_prefix('(')?
                .strip_suffix(')')
        };
        match (
            text.as_str(),
            inner("table_choice"),
            inner("seat").map(str::parse),
        ) {
            ("random", _, _) => Ok(Self::Random),
            (_, Some("colourful"), _) => Ok(Self::TableChoice(Criterion::Colourful)),
            (_, Some("oldest"), _) => Ok(Self::TableChoice(Criterion::Oldest)),
            (_, _, Some(Ok(seat))) => Ok(Self::Seat(seat)),
            _ => Err(serde::de::Error::custom(format_args!(
                "unknown first player `{text}`, expected random, table_choice(colourful), \
                 table_choice(oldest) or seat(N) with N from 0"
            ))),
        }
    }
}
