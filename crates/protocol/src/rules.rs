//! The rules that a client needs to show a game.

use std::collections::BTreeMap;

use kagiya_rules::{Criterion, Direction, FirstPlayer, Rank, Rules, SuitScore, VariantMod};
use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::notation::{CardSet, Suit};
use crate::result::scale;
use crate::state::small;

/// The rules of a game.
#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "options, each named and independent"
)]
pub struct RulesInfo {
    pub players: u8,
    /// The number of cards in a hand after the deal.
    pub hand_size: u8,
    /// The number of ranks without START, which is the height of a complete firework.
    pub ranks: u8,
    pub suits: Vec<SuitInfo>,
    /// The colors for clues.
    pub colors: Vec<ColorInfo>,
    /// For each clue (a color's letter or a rank's digit), the cards that it touches.
    pub touch: BTreeMap<String, CardSet>,
    /// The number of cards in the deck before the deal.
    pub deck: u8,
    /// The number of clue tokens at the start, which is also the maximum.
    pub clue_tokens: u8,
    /// Whether what brings back a clue token brings back half of one (`clue_starved`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub half_tokens: bool,
    /// The number of the strike that ends the game.
    pub strikes: u8,
    /// The lowest possible score.
    pub min_score: i8,
    /// The highest possible score.
    pub max_score: i8,
    /// Whether a clue may touch no card.
    pub empty_clues: bool,
    /// Whether the rank clues are 1 for odd and 2 for even (`odds_evens`).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub odds_evens: bool,
    /// Whether a play may announce its firework (Timed Display).
    pub timed_display: bool,
    /// Whether there are bonus tiles (the Five Flamboyants).
    pub flamboyants: bool,
    /// Whether each player has one more turn after the last card is drawn. Otherwise play continues.
    pub final_round: bool,
    /// Whether only a perfect game is won.
    pub all_or_nothing: bool,
    /// Whether losing the last copy of a needed card loses the game.
    pub critical_discard_loses: bool,
    pub hand_reorder: bool,
    /// The criterion by which the table chooses the first player: `colourful` or `oldest`.
    #[cfg_attr(test, ts(optional))]
    pub criterion: Option<String>,
    /// Which edition's words rate the result: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
    pub scale: String,
    /// Whether a score is called one with black powder.
    pub black_powder_suffix: bool,
    /// All options of the game, by the names and values of `GET /api/options`.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: serde_json::Value,
}

#[skip_serializing_none]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SuitInfo {
    pub letter: Suit,
    /// The name in English, lower case. Other languages translate it by this name.
    pub name: String,
    /// Whether the firework is built from the highest rank down.
    pub down: bool,
    /// The value of the firework: `points` (a point for each card), `penalty` (minus a point for each missing
    /// card), `joker` (no firework; its cards can replace others).
    pub score: String,
    /// The letter of its own color for clues, if any.
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub color: Option<char>,
    /// The number of copies of each rank, from rank 1; START (6) is last, where there is one.
    pub copies: Vec<u8>,
}

/// A color for clues.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ColorInfo {
    #[cfg_attr(test, ts(type = "string"))]
    pub letter: char,
    /// The name in English, lower case.
    pub name: String,
}

impl RulesInfo {
    /// # Panics
    /// Never: options are always valid JSON.
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
            half_tokens: rules.has_half_tokens(),
            strikes: rules.max_strikes(),
            min_score: rules.min_score(),
            max_score: rules.max_score(),
            empty_clues: options.empty_clues,
            odds_evens: options.variant_mods.contains(&VariantMod::OddsEvens),
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
