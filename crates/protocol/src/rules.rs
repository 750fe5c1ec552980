//! What a client must know of the rules of a game to draw it.

use std::collections::BTreeMap;

use kagiya_rules::{Criterion, Direction, FirstPlayer, Rank, Rules, SuitScore};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::notation::{CardSet, Suit};
use crate::result::scale;
use crate::state::small;

/// What does not change while a game is played.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "options, each named and independent"
)]
pub struct RulesInfo {
    /// How many play.
    pub players: u8,
    /// How many cards a hand has after the deal.
    pub hand_size: u8,
    /// How many ranks a suit has: the height of a complete firework.
    pub ranks: u8,
    /// The suits, in their order.
    pub suits: Vec<SuitInfo>,
    /// The colors that may be named in a clue, in their order.
    pub colors: Vec<ColorInfo>,
    /// For each clue (a color's letter or a rank's digit) the cards that it touches.
    pub touch: BTreeMap<String, CardSet>,
    /// How many cards the deck has before the deal.
    pub deck: u8,
    /// The most clue tokens there can be, which is also how many there are at the start.
    pub clue_tokens: u8,
    /// The strike that ends the game.
    pub strikes: u8,
    /// The lowest score.
    pub min_score: i8,
    /// The highest score.
    pub max_score: i8,
    /// Whether a clue may touch no card.
    pub empty_clues: bool,
    /// Whether a play may announce its firework (Timed Display).
    pub timed_display: bool,
    /// Whether there are bonus tiles (the Five Flamboyants).
    pub flamboyants: bool,
    /// Whether each has one more turn after the last card is drawn; else play goes on.
    pub final_round: bool,
    /// Whether only a perfect game is won.
    pub all_or_nothing: bool,
    /// Whether losing the last copy of a needed card loses the game.
    pub critical_discard_loses: bool,
    /// Whether players may rearrange their hands.
    pub hand_reorder: bool,
    /// By which criterion the edition lets the table choose who begins: `colourful` or `oldest`.
    #[cfg_attr(test, ts(optional))]
    pub criterion: Option<String>,
    /// In whose voice the result is rated: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
    pub scale: String,
    /// Whether a score is called one with black powder.
    pub black_powder_suffix: bool,
    /// All options of the game, by the names and values of the rule matrix.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
}

/// A suit of the game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuitInfo {
    /// The letter that stands for it.
    pub letter: Suit,
    /// Its name in English, lower case; other languages translate it by this name.
    pub name: String,
    /// Whether its firework is built from the highest rank down.
    pub down: bool,
    /// What its firework is worth: `points` (a point for each card), `penalty` (a point lost for
    /// each card that is missing), `joker` (it has none; its cards stand in for others).
    pub score: String,
    /// The letter of the color clue that names it, if there is one.
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub color: Option<char>,
    /// How many copies of each rank there are, rank 1 first.
    pub copies: Vec<u8>,
}

/// A color that may be named in a clue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ColorInfo {
    /// The letter that stands for it.
    #[cfg_attr(test, ts(type = "string"))]
    pub letter: char,
    /// Its name in English, lower case.
    pub name: String,
}

impl RulesInfo {
    /// What a client must know of `rules`.
    ///
    /// # Panics
    /// Never: options can always be written as JSON.
    pub fn of(rules: &Rules) -> Self {
        let options = rules.options();
        let json = serde_json::to_value(options).expect("options are always valid JSON");
        let is = |name: &str, value: &str| json[name] == value;
        Self {
            players: small(rules.players()),
            hand_size: small(rules.hand_size()),
            ranks: small(rules.rank_count()),
            suits: (0..rules.suits().len())
                .filter_map(kagiya_rules::Suit::new)
                .map(|suit| SuitInfo::of(rules, suit))
                .collect(),
            colors: rules
                .colors()
                .iter()
                .map(|color| ColorInfo {
                    letter: color.letter,
                    name: color.name.clone(),
                })
                .collect(),
            touch: rules
                .clues()
                .iter()
                .map(|clue| {
                    let letter = crate::notation::Clue::of(rules, clue).0;
                    (letter.to_string(), CardSet::of(rules, rules.touch(clue)))
                })
                .collect(),
            deck: small(rules.deck_size()),
            clue_tokens: rules.max_clue_tokens(),
            strikes: rules.max_strikes(),
            min_score: rules.min_score(),
            max_score: rules.max_score(),
            empty_clues: options.empty_clues,
            timed_display: options.timed_display,
            flamboyants: options.flamboyants,
            final_round: is("end_mode", "final_round"),
            all_or_nothing: is("goal", "all_or_nothing"),
            critical_discard_loses: is("critical_discard", "lose"),
            hand_reorder: options.hand_reorder,
            criterion: match options.first_player {
                FirstPlayer::TableChoice(criterion) => Some(Criterion::name(criterion).to_owned()),
                FirstPlayer::Random | FirstPlayer::Seat(_) => None,
            },
            scale: scale(options.scale_text).to_owned(),
            black_powder_suffix: options.black_powder && options.score_suffix.unwrap_or(true),
            options: json,
        }
    }
}

impl SuitInfo {
    fn of(rules: &Rules, suit: kagiya_rules::Suit) -> Self {
        let info = rules.suit_info(suit);
        let copies = |rank: Rank| rules.copies(kagiya_rules::Card::new(suit, rank));
        Self {
            letter: Suit(info.letter),
            name: info.name.clone(),
            down: info.direction == Direction::Down,
            score: match info.score {
                SuitScore::Points => "points",
                SuitScore::Penalty => "penalty",
                SuitScore::Joker => "joker",
            }
            .to_owned(),
            color: info.color.map(|color| rules.color_info(color).letter),
            copies: rules.ranks().map(copies).collect(),
        }
    }
}
