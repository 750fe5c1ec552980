//! The options of a game, with the names and values that users and records write.
//!
//! One table in this file defines [`OPTIONS`] and the fields and defaults of [`Options`]. Parsing, errors,
//! forms, help texts and the schema of records follow from it. [`Rules::new`](crate::Rules::new) checks
//! combinations.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::json_input::{FromJson, InvalidJson};
use crate::message::quoted;
use crate::option_error::OptionError;
use crate::option_values::{
    BlackCompletion, CriticalDiscard, EmptyHand, EndMode, FirstPlayer, Goal, Multicolour,
    ScaleText, ScoreFloor, Strikeout, Talk, Tile5EmptyDeck, Values, data, number,
};
use crate::suit::SuitSpec;
use crate::variant_mod::VariantMod;

#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// The field of [`Options`](crate::Options), and the text `option-NAME` in the language files.
    pub name: &'static str,
    pub values: Values,
    set: fn(&mut Options, Value) -> Result<(), InvalidJson>,
}

/// Defines [`Options`], its defaults and the list of options from the table below.
macro_rules! options {
    ($($(#[$about:meta])* $name:ident: $kind:ty = $default:expr, $values:expr;)+) => {
        /// All options that make games of Hanabi differ.
        ///
        /// The JSON form has one key for each option, named like the field. A missing key means the default.
        ///
        /// ```
        /// use kagiya_rules::{Options, Rules};
        /// let options = Options::preset("gf-black", 3)?.with("multicolour", "all_10")?;
        /// let rules = Rules::new(&options)?;
        /// assert_eq!(rules.suits().len(), 7);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        pub struct Options {
            $($(#[$about])* pub $name: $kind,)+
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        /// All options, in the order of the fields of [`Options`].
        pub const OPTIONS: &[OptionInfo] = &[$(OptionInfo {
            name: stringify!($name),
            values: $values,
            set: |options, value| {
                options.$name = FromJson::read(stringify!($name), value)?;
                Ok(())
            },
        },)+];
    };
}

/// The JSON schema of the list of modifiers.
const VARIANT_MODS_SCHEMA: &str = r#"{ "type": "array", "items": { "enum": ["critical_fours", "scarce_ones", "clue_starved", "colour_mute", "rank_mute", "colour_blind", "rank_blind", "alternating", "odds_evens", "funnels", "chimneys", "synesthesia", "cow_pig", "duck", "hidden_plays", "up_or_down", "sudoku", "rainbow_ones", "pink_ones", "white_ones", "brown_ones", "omni_ones", "null_ones", "muddy_rainbow_ones", "light_pink_ones", "deceptive_ones", "rainbow_fives", "pink_fives", "white_fives", "brown_fives", "omni_fives", "null_fives", "muddy_rainbow_fives", "light_pink_fives", "deceptive_fives", "deck_play", "card_cycle"] }, "uniqueItems": true }"#;

// Each row has a meaning, a name with its type, a default, and the possible values.
options! {
    /// The number of players: 2 to 5, or 6 if `hand_sizes` has an entry for 6.
    players: u8 = 2, number(2, 6);
    /// The number of base suits; 0 if `extra_suits` replace them all.
    colors: u8 = 5, number(0, 5);
    /// The number of ranks in a suit.
    ranks: u8 = 5, number(1, 5);
    /// The number of cards in a hand, 1 to 8, for each number of players.
    hand_sizes: BTreeMap<u8, u8> = BTreeMap::from([(2, 5), (3, 5), (4, 4), (5, 4)]), data(
        &[r#"{"2":5,"3":5,"4":4,"5":4}"#],
        r#"{ "type": "object", "propertyNames": { "pattern": "^[2-6]$" }, "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 8 } }"#
    );
    /// The letters of the five base suits, in order.
    palette: String = "wrbyg".to_owned(),
        data(&["wrbyg", "rygbp"], r#"{ "type": "string", "pattern": "^[wrbygptk]{5}$" }"#);
    /// The multicolor suit.
    multicolour: Multicolour = Multicolour::Off, Values::Choice(Multicolour::WORDS);
    /// Whether the Black Powder suit is in the game.
    black_powder: bool = false, Values::Switch;
    /// Extra suits, each as a row of the suit table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extra_suits: Vec<SuitSpec> = Vec::new(), data(
        &[r#"[{"id":"pink"}]"#],
        r##"{ "type": "array", "items": { "$ref": "#/$defs/suit" }, "maxItems": 8 }"##
    );
    /// Whether completing a firework with a five reveals a bonus tile.
    flamboyants: bool = false, Values::Switch;
    /// The bonus for the black firework if bonus tiles are in the game.
    black_completion: BlackCompletion = BlackCompletion::Token, Values::Choice(BlackCompletion::WORDS);
    /// The effect of bonus tile 5 with an empty deck.
    tile5_empty_deck: Tile5EmptyDeck = Tile5EmptyDeck::PlayInstead, Values::Choice(Tile5EmptyDeck::WORDS);
    /// Whether a player may announce the firework that a card will join.
    timed_display: bool = false, Values::Switch;
    /// The number of clue tokens at the start, which is also the maximum.
    clue_tokens: u8 = 8, number(0, 20);
    /// The number of the strike that ends the game.
    strikes: u8 = 3, number(1, 5);
    /// Whether a clue may touch no card.
    empty_clues: bool = false, Values::Switch;
    /// When a game without a last strike ends.
    end_mode: EndMode = EndMode::FinalRound, Values::Choice(EndMode::WORDS);
    /// The aim of the game.
    goal: Goal = Goal::Score, Values::Choice(Goal::WORDS);
    /// The effect of losing the last copy of a needed card.
    critical_discard: CriticalDiscard = CriticalDiscard::Ignore, Values::Choice(CriticalDiscard::WORDS);
    /// The effect of a turn that begins with an empty hand.
    empty_hand: EmptyHand = EmptyHand::ClueOnly, Values::Choice(EmptyHand::WORDS);
    /// The result after the last strike.
    strikeout: Strikeout = Strikeout::Lost, Values::Choice(Strikeout::WORDS);
    /// Whether penalties can make the score negative.
    score_floor: ScoreFloor = ScoreFloor::None, Values::Choice(ScoreFloor::WORDS);
    /// Whether the game ends as soon as no more points are possible.
    stop_when_capped: bool = false, Values::Switch;
    /// How the first player is chosen.
    first_player: FirstPlayer = FirstPlayer::Random, data(
        FirstPlayer::FORMS,
        r#"{ "type": "string", "pattern": "^(random|table_choice\\((colourful|oldest)\\)|seat\\([0-5]\\))$" }"#
    );
    /// Whether players may rearrange their hands.
    hand_reorder: bool = true, Values::Switch;
    /// Which edition's words rate the result.
    scale_text: ScaleText = ScaleText::Cocktail, Values::Choice(ScaleText::WORDS);
    /// Whether a score is called one with black powder. If missing, it is whenever that suit is in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    score_suffix: Option<bool> = None, Values::Switch;
    /// What players may say at the table.
    talk: Talk = Talk::Strict, Values::Choice(Talk::WORDS);
    /// Modifiers of hanab.live.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    variant_mods: BTreeSet<VariantMod> = BTreeSet::new(), data(
        &[r#"["deck_play"]"#, r#"["alternating","critical_fours"]"#],
        VARIANT_MODS_SCHEMA
    );
}

impl OptionInfo {
    /// Finds an option by its name.
    ///
    /// # Errors
    /// [`OptionError::Unknown`] with the most similar name.
    pub fn find(name: &str) -> Result<&'static Self, OptionError> {
        OPTIONS
            .iter()
            .find(|option| option.name == name)
            .ok_or_else(|| OptionError::Unknown {
                name: quoted(name),
                near: Self::nearest_name(name),
            })
    }

    /// The name of an option that differs from `name` by a few letters.
    fn nearest_name(name: &str) -> Option<&'static str> {
        let near = OPTIONS
            .iter()
            .map(|option| (strsim::damerau_levenshtein(option.name, name), option.name))
            .min()
            .filter(|(distance, near)| *distance <= 3 && *distance < near.len());
        near.map(|(_, near)| near)
    }

    fn set(&self, options: &mut Options, value: Value) -> Result<(), OptionError> {
        let refused = |found: &Value| OptionError::value(self.name, found, self.values);
        if let Values::Number { min, max } = self.values
            && !value
                .as_u64()
                .is_some_and(|number| (u64::from(min)..=u64::from(max)).contains(&number))
        {
            return Err(refused(&value));
        }
        (self.set)(options, value).map_err(|why| match why {
            // The value has the wrong type, so the error lists the option's values.
            InvalidJson::Value { path, found, .. } if path == self.name => OptionError::Value {
                option: self.name,
                found,
                values: self.values,
            },
            why => OptionError::Part {
                option: self.name,
                why,
            },
        })
    }
}

impl Options {
    /// These options with one change. The value is JSON or a bare word: `("multicolour", "all_10")`,
    /// `("strikes", "2")`, `("hand_sizes", "{\"2\": 6}")`.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown option or an invalid value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, OptionError> {
        let parsed =
            serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        self.with_json(name, parsed)
    }

    /// These options with one change.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown option or an invalid value.
    pub fn with_json(&self, name: &str, value: Value) -> Result<Self, OptionError> {
        let option = OptionInfo::find(name)?;
        let mut changed = self.clone();
        option.set(&mut changed, value)?;
        Ok(changed)
    }

    /// The options in a JSON object. Missing options have their defaults.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown option or an invalid value.
    pub fn from_json(listed: Map<String, Value>) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (name, value) in listed {
            OptionInfo::find(&name)?.set(&mut options, value)?;
        }
        Ok(options)
    }

    /// The options as a JSON object. It omits an empty list of extra suits or modifiers.
    pub fn to_json(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(map)) => map,
            Ok(_) | Err(_) => Map::new(),
        }
    }

    /// The number of cards in a hand for the number of players; `None` without an entry in the hand table.
    pub fn hand_size(&self) -> Option<u8> {
        self.hand_sizes.get(&self.players).copied()
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_json(Map::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl FromJson for BTreeSet<VariantMod> {
    fn read(path: &str, value: Value) -> Result<Self, InvalidJson> {
        Ok(Vec::<VariantMod>::read(path, value)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    #[test]
    fn options_accept_their_values_and_name_them_in_errors() {
        let defaults = Options::default();
        for OptionInfo { name, values, .. } in OPTIONS {
            let refused = |value: &str| defaults.with(name, value).unwrap_err();
            for wrong in ["null", "nonsense", "-1", "300", "1.5", "[[]]", r#"{"x":1}"#] {
                if (*name, wrong) == ("palette", "nonsense")
                    || (*name, wrong) == ("score_suffix", "null")
                {
                    continue;
                }
                let text = refused(wrong).to_string();
                assert!(text.contains(&format!("`{name}`")), "{text}");
                for word in [
                    "u8",
                    "struct",
                    "string",
                    "invalid type",
                    "line 1",
                    "i64",
                    "enum",
                ] {
                    assert!(!text.contains(word), "{text}");
                }
            }
            match values {
                Values::Switch => {
                    assert!(defaults.with(name, "true").is_ok(), "{name}");
                    assert_eq!(
                        refused("1").to_string(),
                        format!("`{name}` must be true or false, not 1")
                    );
                }
                Values::Number { min, max } => {
                    for n in [*min, *max] {
                        let options = defaults.with(name, &n.to_string()).unwrap();
                        // Six players need a hand size, and no color needs extra suits.
                        assert!(
                            Rules::new(&options).is_ok() || n == 6 || n == 0,
                            "{name} {n}"
                        );
                    }
                    let over = max + 1;
                    assert_eq!(
                        refused(&over.to_string()).to_string(),
                        format!("`{name}` must be a number from {min} to {max}, not {over}")
                    );
                }
                Values::Choice(words) => {
                    for word in *words {
                        assert!(defaults.with(name, word).is_ok(), "{name} {word}");
                    }
                    let text = refused("nonsense").to_string();
                    for word in *words {
                        assert!(text.contains(word), "{text}");
                    }
                }
                Values::Data { examples, schema } => {
                    for example in *examples {
                        assert!(defaults.with(name, example).is_ok(), "{name} {example}");
                    }
                    assert!(refused("17").to_string().contains(examples[0]));
                    assert!(serde_json::from_str::<Value>(schema).is_ok(), "{schema}");
                }
            }
        }
    }

    #[test]
    fn options_round_trip_through_json() {
        let options = Options::preset("gf-everything", 4)
            .unwrap()
            .with(
                "extra_suits",
                r#"[{"id": "pink", "color_touch": ["r", "b"]}]"#,
            )
            .and_then(|options| options.with("variant_mods", r#"["deck_play"]"#))
            .and_then(|options| options.with("score_suffix", "true"))
            .unwrap();
        assert_eq!(Options::from_json(options.to_json()).unwrap(), options);
        let Values::Data { schema, .. } = OptionInfo::find("variant_mods").unwrap().values else {
            panic!("a list");
        };
        let schema: Value = serde_json::from_str(schema).unwrap();
        let playable: Vec<&str> = VariantMod::ALL
            .iter()
            .map(|modifier| modifier.word())
            .collect();
        assert_eq!(schema["items"]["enum"], serde_json::json!(playable));
        assert_eq!(Options::from_json(Map::new()).unwrap(), Options::default());
    }

    #[test]
    fn an_error_names_what_would_be_right() {
        let told = |name: &str, value: &str| {
            Options::default()
                .with(name, value)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            told("strike", "2"),
            "there is no option `strike`; did you mean `strikes`?"
        );
        assert_eq!(
            told("weather", "rain"),
            "there is no option `weather`; `kagiya rules` lists them all"
        );
        assert_eq!(
            told("first_player", "0"),
            "`first_player` must be a value like random, table_choice(colourful), table_choice(oldest), \
             seat(0), not 0"
        );
        assert_eq!(
            told("hand_sizes", r#"{"2": "six"}"#),
            "option `hand_sizes`: hand_sizes.2: expected a number from 0 to 255, found `six`"
        );
        assert_eq!(
            told(
                "extra_suits",
                r#"[{"id": "x", "copies": [1, 2, 2, 2, "a"]}]"#
            ),
            "option `extra_suits`: extra_suits[0].copies[4]: expected a number from 0 to 255, found `a`"
        );
        assert_eq!(
            told("extra_suits", r#"[{"id": "x", "score": "much"}]"#),
            "option `extra_suits`: extra_suits[0].score: expected one of points, penalty, joker, \
             found `much`"
        );
        assert_eq!(
            told("extra_suits", r#"[{"id": "\u202eevil\n\u001b[31m"}]"#),
            "option `extra_suits`: extra_suits[0].id: expected a name of 1 to 24 letters, digits, \
             spaces, `-` and `_`, with no space at its ends, found `�evil��[31m`"
        );
    }

    #[test]
    fn suit_names_are_printable() {
        let read = |id: &str| {
            let suits = serde_json::json!([{ "id": id }]).to_string();
            Options::default().with("extra_suits", &suits).is_ok()
        };
        for id in [
            "pink",
            "dark green",
            "Sand-2",
            "sky_blue",
            "été",
            "山吹",
            &"x".repeat(24),
        ] {
            assert!(read(id), "{id}");
        }
        for id in [
            "",
            " ",
            " pink",
            "pink ",
            "\0",
            "a\nb",
            "a\u{200b}",
            "\u{3164}",
            "<b>",
            "a\u{a0}b",
            &"x".repeat(25),
        ] {
            assert!(!read(id), "{id:?}");
        }
    }
}
