//! The options as a list, for forms and help texts.

/// An option and the values it can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name, as a field of [`Options`](crate::Options) and in the language files after
    /// `option-`.
    pub name: &'static str,
    /// What values it has.
    pub values: Values,
}

/// What values an option has. Whether a combination makes a game, only
/// [`Rules::new`](crate::Rules::new) says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `true` or `false`.
    Switch,
    /// A number from `min` to `max`.
    Number {
        /// The least.
        min: u8,
        /// The greatest.
        max: u8,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A list, a map or a text.
    Data,
}

const fn option(name: &'static str, values: Values) -> OptionInfo {
    OptionInfo { name, values }
}

const fn number(min: u8, max: u8) -> Values {
    Values::Number { min, max }
}

/// All options, in the order of the fields of [`Options`](crate::Options).
#[rustfmt::skip]
pub const OPTIONS: &[OptionInfo] = {
    use Values::{Choice, Data, Switch};
    &[
    option("players", number(2, 6)),
    option("colors", number(1, 5)),
    option("ranks", number(1, 5)),
    option("hand_sizes", Data),
    option("palette", Data),
    option("multicolour", Choice(&["off", "own_5", "own_10", "all_5", "all_10", "joker_5", "joker_10"])),
    option("black_powder", Switch),
    option("extra_suits", Data),
    option("flamboyants", Switch),
    option("black_completion", Choice(&["token", "tile"])),
    option("tile5_empty_deck", Choice(&["play_instead", "either"])),
    option("timed_display", Switch),
    option("clue_tokens", number(0, 20)),
    option("strikes", number(1, 5)),
    option("empty_clues", Switch),
    option("end_mode", Choice(&["final_round", "endless"])),
    option("goal", Choice(&["score", "all_or_nothing"])),
    option("critical_discard", Choice(&["ignore", "lose"])),
    option("empty_hand", Choice(&["clue_only", "lose"])),
    option("strikeout", Choice(&["lost", "zero", "keep_score"])),
    option("score_floor", Choice(&["none", "zero"])),
    option("stop_when_capped", Switch),
    option("first_player", Data),
    option("hand_reorder", Switch),
    option("scale_text", Choice(&["cocktail", "abacus", "grands_feux", "rr", "none"])),
    option("score_suffix", Switch),
    option("talk", Choice(&["strict", "remarks", "open"])),
    option("variant_mods", Data),
    ]
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::Rules;

    #[test]
    fn every_option_is_listed_with_the_values_it_has() {
        // Fields that are left out when they say nothing are written here.
        let mut all = serde_json::to_value(Options::default()).unwrap();
        for absent in ["extra_suits", "score_suffix", "variant_mods"] {
            all[absent] = serde_json::Value::Null;
        }
        let mut fields: Vec<&str> = all
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        let mut listed: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
        fields.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, fields);

        let defaults = Options::default();
        for OptionInfo { name, values } in OPTIONS {
            match values {
                Values::Switch => {
                    assert!(defaults.with(name, "true").is_ok(), "{name}");
                    assert!(defaults.with(name, "1").is_err(), "{name}");
                }
                Values::Number { min, max } => {
                    for n in [*min, *max] {
                        let options = defaults.with(name, &n.to_string()).unwrap();
                        // Six can play only where the hand table says so.
                        assert!(Rules::new(&options).is_ok() || n == 6, "{name} {n}");
                    }
                    let over = defaults.with(name, &(max + 1).to_string()).unwrap();
                    assert!(Rules::new(&over).is_err(), "{name} above {max}");
                }
                Values::Choice(words) => {
                    for word in *words {
                        assert!(defaults.with(name, word).is_ok(), "{name} {word}");
                    }
                    let error = defaults.with(name, "nonsense").unwrap_err().to_string();
                    // The error names every value there is.
                    assert_eq!(error.matches('`').count(), 2 * (words.len() + 2), "{error}");
                }
                Values::Data => {}
            }
        }
    }
}
