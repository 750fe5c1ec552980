//! Options whose rulebooks are checked: every edition, and every edition with one option changed.

use kagiya_rulebook::Rulebook;
use kagiya_rules::{OPTIONS, OptionInfo, Options, PRESETS, Preset, Rules, Values, VariantMod};

/// The possible values of an option.
pub(super) fn values(option: &OptionInfo) -> Vec<String> {
    let examples: &[&str] = match option.values {
        Values::Switch => &["true", "false"],
        Values::Number { min, max } => {
            return (min..=max).map(|number| number.to_string()).collect();
        }
        Values::Choice(words) => words,
        Values::Data { .. } => match option.name {
            "hand_sizes" => &[
                r#"{"2":5,"3":5,"4":4,"5":4}"#,
                r#"{"2":6,"3":5,"4":4,"5":3}"#,
                r#"{"2":5,"3":5,"4":4,"5":4,"6":3}"#,
                r#"{"2":1,"3":1,"4":1,"5":1}"#,
            ],
            "palette" => &["wrbyg", "rygbp"],
            "first_player" => &[
                "random",
                "table_choice(colourful)",
                "table_choice(oldest)",
                "seat(0)",
                "seat(1)",
            ],
            "variant_mods" => {
                let mut lists = vec!["[]".to_owned()];
                let alone = |it: &VariantMod| format!(r#"["{}"]"#, it.word());
                lists.extend(VariantMod::ALL.iter().map(alone));
                lists.push(r#"["colour_blind","rank_blind"]"#.to_owned());
                return lists;
            }
            "extra_suits" => &[
                "[]",
                r#"[{"id": "pink", "rank_touch": "all", "copies": [1, 1, 1, 1, 1]}]"#,
                r#"[{"id": "brown", "rank_touch": "none"}, {"id": "cheese"}]"#,
                r#"[{"id": "orange", "colour_touch": ["r", "y"], "direction": "down"}]"#,
                r#"[{"id": "prism", "colour_touch": "prism"}]"#,
                r#"[{"id": "dark orange", "inverted": true, "copies": [1, 1, 1, 1, 1]}]"#,
                r#"[{"id": "colorless", "colour_touch": "none", "nameable": false, "direction": "down", "copies": [1, 2, 2, 2, 3]}]"#,
                r#"[{"id": "gray", "colour_touch": "all", "score": "penalty"}]"#,
                r#"[{"id": "dark rainbow", "colour_touch": "all", "score": "joker"}]"#,
            ],
            name => panic!("give examples for the option `{name}`"),
        },
    };
    examples.iter().map(|value| (*value).to_owned()).collect()
}

/// Sets of options in which together every option has an effect.
pub(super) fn bases() -> Vec<Options> {
    let mut bases: Vec<Options> = PRESETS.iter().map(Preset::options).collect();
    let without_base = Options {
        colors: 0,
        ..Options::preset("hl-white-reversed6", 2).expect("an edition")
    };
    bases.push(without_base);
    let minimal = Options::default().with("colors", "1").expect("an option");
    bases.push(minimal);
    let endless = Options::default().with("end_mode", "endless");
    bases.push(endless.expect("an option"));
    let either_way = Options::default().with("variant_mods", r#"["up_or_down"]"#);
    bases.push(either_way.expect("an option"));
    bases
}

/// The rulebook of every set of options, and of every set with one option changed.
pub(super) fn books() -> Vec<(Options, Rulebook)> {
    let mut all = Vec::new();
    for base in bases() {
        for option in OPTIONS {
            for value in values(option) {
                let options = base.with(option.name, &value);
                let rules = options.as_ref().ok().map(Rules::new);
                if let (Ok(options), Some(Ok(rules))) = (options, rules) {
                    all.push((options, Rulebook::of(&rules)));
                }
            }
        }
    }
    all
}
