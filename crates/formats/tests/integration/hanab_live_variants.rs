//! The variants of hanab.live as suits, and invalid files.

use std::sync::Arc;

use kagiya_formats::hanab_live::{
    FamilyName, cards_in_words, export, import, import_all, variant_name, variant_names,
    variant_options, variant_rows,
};
use kagiya_rules::notation::parse_card;
use kagiya_rules::record::Recorder;
use kagiya_rules::{
    CriticalDiscard, Deal, DealtCards, Game, Goal, Options, PRESETS, Rules, Seat, Seed, VariantMod,
};
use serde_json::{Value, json};

fn rules(variant: &str) -> Arc<Rules> {
    let options = Options {
        players: 3,
        ..variant_options(variant).unwrap_or_else(|error| panic!("{error}"))
    };
    Arc::new(Rules::new(&options).unwrap_or_else(|error| panic!("{variant}: {error}")))
}

#[test]
fn all_hanab_live_variants_are_playable_and_found_by_their_suits() {
    for name in variant_names() {
        let rules = rules(name);
        // A number in the name is the number of suits.
        if let Some((_, rest)) = name.rsplit_once('(') {
            let suits = rest
                .split_once(' ')
                .and_then(|(number, _)| number.parse().ok());
            assert_eq!(suits, Some(rules.suits().len()), "{name}");
        }
        // Some variants are the same game under two names; the first name is found.
        let found = variant_name(&rules).unwrap_or_else(|| panic!("{name} has no name"));
        let again = self::rules(&found);
        assert_eq!(again.deck_size(), rules.deck_size(), "{name} and {found}");
        assert_eq!(
            again.colors().len(),
            rules.colors().len(),
            "{name} and {found}"
        );
    }
    for (preset, name) in [
        ("original", Some("No Variant")),
        ("hl-6-suits", Some("6 Suits")),
        ("hl-rainbow6", Some("Rainbow (6 Suits)")),
        ("hl-black6", Some("Black (6 Suits)")),
        ("hl-dark-rainbow6", Some("Dark Rainbow (6 Suits)")),
        ("hl-white-reversed6", Some("White Reversed (6 Suits)")),
        // Its missing cards cost points.
        ("gf-black", None),
        ("joker-house", None),
    ] {
        let rules = Rules::new(&Options::preset(preset, 3).expect("a preset")).expect("a game");
        assert_eq!(variant_name(&rules).as_deref(), name, "{preset}");
    }
}

#[test]
fn variants_have_families_and_those_with_the_same_cards_are_found() {
    let mut plain = Vec::new();
    for row in variant_rows() {
        assert_eq!(Ok(&row.options), variant_options(row.name).as_ref());
        for family in row.families {
            let (FamilyName::Suits(name) | FamilyName::Rules(name)) = family;
            assert!(row.name.contains(name), "{}: {name}", row.name);
        }
        let of_rules = |it: &&FamilyName| matches!(it, FamilyName::Rules(_));
        let has_rule = row.families.iter().any(|it| of_rules(&it));
        assert_eq!(
            has_rule,
            !row.options.variant_mods.is_empty(),
            "{}",
            row.name
        );
        if row.families.is_empty() {
            plain.push(row.name);
        }
    }
    assert_eq!(plain, ["No Variant", "6 Suits", "4 Suits", "3 Suits"]);
    let cards = |name: &str| cards_in_words(&rules(name));
    // What clues touch and the direction of a suit change no card.
    for same in [
        "Rainbow (5 Suits)",
        "Reversed (5 Suits)",
        "Omni-Ones (5 Suits)",
        "Duck (5 Suits)",
    ] {
        assert_eq!(cards(same), cards("No Variant"), "{same}");
    }
    let others = [
        "No Variant",
        "6 Suits",
        "Black (5 Suits)",
        "Orange (5 Suits)",
        "Critical Fours (5 Suits)",
        "Clue Starved (5 Suits)",
        "Throw It in a Hole (5 Suits)",
        "Sudoku (5 Suits)",
    ];
    let different: std::collections::BTreeSet<String> = others.map(cards).into_iter().collect();
    assert_eq!(different.len(), others.len());
}

/// The colors that can be clued, in the site's order, and the size of the deck.
#[test]
fn hanab_live_variants_have_the_colors_and_cards_of_the_site() {
    for (variant, colors, cards) in [
        ("No Variant", "red yellow green blue purple", 50),
        ("6 Suits", "red yellow green blue purple teal", 60),
        ("4 Suits", "red yellow green blue", 40),
        ("3 Suits", "red green blue", 30),
        ("Black (6 Suits)", "red yellow green blue purple black", 55),
        ("Rainbow (5 Suits)", "red yellow green blue", 50),
        ("Rainbow (3 Suits)", "red blue", 30),
        ("Pink (4 Suits)", "red green blue pink", 40),
        (
            "Black & Rainbow (6 Suits)",
            "red yellow green blue black",
            55,
        ),
        ("Prism (5 Suits)", "red yellow green blue", 50),
        (
            "Dark Brown (5 Suits)",
            "red yellow green blue dark brown",
            45,
        ),
        (
            "Reversed (6 Suits)",
            "red yellow green blue purple teal",
            60,
        ),
        (
            "White Reversed & Rainbow (6 Suits)",
            "red yellow green blue",
            60,
        ),
        ("Ambiguous (6 Suits)", "red green blue", 60),
        ("Very Ambiguous (3 Suits)", "blue", 30),
        (
            "Matryoshka (6 Suits)",
            "red yellow green blue purple teal",
            60,
        ),
        ("Dual-Color (6 Suits)", "red yellow blue black", 60),
        ("Dual-Color (5 Suits)", "red yellow green blue purple", 50),
        ("Special Mix (5 Suits)", "black pink brown", 45),
        ("Candy Corn Mix (5 Suits)", "red yellow brown", 50),
        ("Holiday Mix (5 Suits)", "dark pink green blue", 45),
        ("RGB Mix (6 Suits)", "red green blue", 60),
    ] {
        let rules = rules(variant);
        let names: Vec<&str> = rules
            .colors()
            .iter()
            .map(|color| color.name.as_str())
            .collect();
        assert_eq!(names.join(" "), colors, "{variant}");
        assert_eq!(rules.deck_size(), cards, "{variant}");
    }
}

/// Decks that the site dealt contain exactly the cards of their variants.
#[test]
fn hanab_live_decks_of_known_seeds_fit_their_variants() {
    for (variant, cards) in [
        (
            "No Variant",
            "B5P4B3R4G1B3B1R1G2G4R2B2G2P1R2R1B1Y3Y4R1Y4G4P2P3P1R4G5Y2P1Y1Y5Y1G3R5P3Y2B1G3Y3B4Y1R3B4R3G1B2G1P4P5P2",
        ),
        (
            "Rainbow (6 Suits)",
            "P4G5M2M4R5Y5R3G1R2G4B2Y1B4M3R1Y3M1M1Y4B1Y2P5R1M3Y4R3R2B3P3G4M4B5Y3G1P2G3Y2M2Y1B1R4M5Y1R4B4P1R1G3B2P2P3P4G2M1P1P1B3G2B1G1",
        ),
        (
            "6 Suits",
            "Y1T1P1T1P2B1G3Y1P2G2R3T4P4B4R5R2R1G1B5G1Y2P5Y4Y3R3Y5B1Y2T5P3G4B3P1P3T3Y1B4B3Y3R4G4T2G2P1T3B2G5R1B1T4T1G1R2Y4P4B2R4R1G3T2",
        ),
    ] {
        let rules = rules(variant);
        let texts = cards
            .as_bytes()
            .chunks(2)
            .map(|card| std::str::from_utf8(card).expect("ASCII"));
        let deck = texts
            .map(|card| parse_card(card, &rules).expect("a card"))
            .collect();
        let cards = DealtCards::Listed {
            deck,
            tiles: vec![],
            seed: Seed::from_number(0),
        };
        let game = Game::deal(&rules, &Deal { cards, first: None });
        assert!(game.is_ok(), "{variant}: {:?}", game.err());
    }
}

#[test]
fn hanab_live_games_of_every_variant_round_trip() {
    for (place, name) in variant_names().enumerate().step_by(7) {
        let seed = Seed::from_number(place as u64);
        let mut table = Recorder::new(&rules(name), &Deal::from_seed(seed)).expect("a deal");
        for turn in 0..30 {
            let legal = table.game().legal_actions();
            // Clues while there are tokens, then discards: the last action is a clue.
            let wanted = if turn % 3 == 2 {
                0
            } else {
                legal.len().saturating_sub(1 + turn % 2)
            };
            let Some(action) = legal.get(wanted) else {
                break;
            };
            table.apply(action).expect("legal");
        }
        let written = export(table.record()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let again = import(&written).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(again.record.entries(), table.record().entries(), "{name}");
        assert_eq!(
            again.record.final_game().table(),
            table.game().table(),
            "{name}"
        );
    }
}

#[test]
fn hanab_live_export_rejects_unknown_features() {
    for preset in PRESETS {
        let rules =
            Rules::new(&Options::preset(preset.name, 3).expect("a preset")).expect("a game");
        let deal = Deal::from_seed(Seed::from_number(1));
        let table = Recorder::new(&Arc::new(rules), &deal).expect("a deal");
        let words = match export(table.record()) {
            Ok(json) => {
                let again =
                    import(&json).unwrap_or_else(|error| panic!("{}: {error}", preset.name));
                let (here, there) = (table.game().table(), again.record.final_game());
                assert_eq!(here.to_act(), there.table().to_act(), "{}", preset.name);
                continue;
            }
            Err(error) => error.to_string(),
        };
        let expected = match preset.name {
            "timed-display" => "`timed_display=true` is not possible there (but: false)",
            "harder" => "`clue_tokens=6` is not possible there (but: 8)",
            "easier" => "`clue_tokens=10` is not possible there (but: 8)",
            "abacus-easy" => "`clue_tokens=9` is not possible there (but: 8)",
            "royal-favor" => {
                "`goal=all_or_nothing`, `end_mode=endless` and `critical_discard=lose` go only together there"
            }
            "rules-site-scored" => "`strikeout=keep_score` is not possible there (but: lost, zero)",
            "abacus-2-storms" => "`strikes=2` is not possible there (but: 3)",
            "abacus-1-storm" => "`strikes=1` is not possible there (but: 3)",
            name if name.contains("flamboyants") || name == "gf-everything" => {
                "`flamboyants=true` is not possible there (but: false)"
            }
            "gf-black" | "rr-black-powder" | "bga-black" | "joker-house" => {
                "no variant there has these suits (see `multicolour`, `black_powder`, `extra_suits` and `colors`)"
            }
            name => panic!("{name} has no reason to be refused: {words}"),
        };
        assert_eq!(
            words,
            format!("hanab.live has no such game: {expected}"),
            "{}",
            preset.name
        );
    }
}

/// A small valid game, to be changed.
fn good() -> Value {
    let rules = rules("No Variant");
    let deal = Deal {
        first: Seat::new(0),
        ..Deal::from_seed(Seed::from_number(1))
    };
    let mut table = Recorder::new(&rules, &deal).expect("a deal");
    for _ in 0..3 {
        let action = table.game().legal_actions().get(0).expect("an action");
        table.apply(action).expect("legal");
    }
    serde_json::from_str(&export(table.record()).expect("a variant")).expect("JSON")
}

/// Changes the valid game, and checks the error.
#[track_caller]
fn check(change: impl Fn(&mut Value), words: &str) {
    let mut value = good();
    change(&mut value);
    let error = import(&value.to_string()).expect_err(words).to_string();
    assert!(error.contains(words), "{error} is not {words}");
}

#[test]
fn hanab_live_errors_in_variant_and_options_say_what_is_wrong() {
    assert!(import(&good().to_string()).is_ok());
    let variant = |name: &'static str| move |v: &mut Value| v["options"]["variant"] = json!(name);
    check(
        variant("Rainbw (6 Suits)"),
        "it is unknown; did you mean `Rainbow (6 Suits)`?",
    );
    check(
        variant("Cat"),
        "the variant `Cat` can't be played here: hanab.live has no variant of this name",
    );
    check(
        |v| v["options"]["quantum"] = json!(1),
        "the option `quantum` changes the rules",
    );
    check(
        |v| v["options"]["emptyClues"] = json!("yes"),
        "options.emptyClues: expected true or false, found `yes`",
    );
    check(
        |v| v["options"]["startingPlayer"] = json!(7),
        "players: startingPlayer 7: nobody sits there",
    );
    check(
        |v| v["characters"] = json!([{ "name": "Fuming", "metadata": 1 }]),
        "characters (`Fuming`)",
    );
    check(
        |v| v["players"] = json!([]),
        "players: expected a list of names, or a playerCount",
    );
    check(
        |v| v["players"] = json!(["Ann"]),
        "players: 1 players; there must be 2 to 6",
    );
    check(
        |v| v["playerCount"] = json!(4),
        "players: 3 names, but playerCount is 4",
    );
}

#[test]
fn hanab_live_errors_in_deck_and_actions_say_what_is_wrong() {
    check(
        |v| v["deck"] = json!([]),
        "deck: 0 cards are listed; the variant has 50",
    );
    check(
        |v| v["deck"][4] = json!({ "suitIndex": 5, "rank": 1 }),
        "no card of suit 5 and rank 1 (place 4)",
    );
    check(
        |v| v["deck"][4] = json!({ "suitIndex": -1, "rank": 6 }),
        "no card of suit -1 and rank 6 (place 4)",
    );
    check(
        |v| v["deck"][4] = v["deck"][5].take(),
        "not a hanab.live game: ",
    );
    check(
        |v| v["deck"][4]["rank"] = json!(1.5),
        "deck[4].rank: expected a whole number, found 1.5",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 0, "target": 49 }),
        "action 1: that card is not in your hand",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 0, "target": -3 }),
        "action 1: the deck has no card -3; cards count from 0",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 0, "target": 1e99 }),
        "actions[0].target: expected a whole number",
    );
    check(
        |v| v["actions"][1] = json!({ "type": 9, "target": 0 }),
        "action 2: there is no action type 9; the types are 0 to 5",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 2, "target": 1, "value": 5 }),
        "action 1: the variant has no color 5; colors count from 0",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 3, "target": 1, "value": 0 }),
        "action 1: there is no rank 0; the ranks are 1 to 5",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 3, "target": 0, "value": 1 }),
        "action 1: player 0 can't give themselves a clue",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 3, "target": 3, "value": 1 }),
        "action 1: nobody sits at 3; seats count from 0",
    );
    check(
        |v| v["actions"][0] = json!({ "type": 4, "target": 0 }),
        "action 2: the game had already been abandoned",
    );
}

#[test]
fn hanab_live_import_rejects_other_texts() {
    for text in ["", "null", "3", "\"a\"", "[1]", "{}", "[[]]"] {
        assert!(import(text).is_err());
    }
    for text in ["", "null", "3", "\"a\""] {
        assert!(import_all(text).is_err());
    }
    let text = good().to_string();
    for end in 0..text.len() {
        assert!(import(&text[..end]).is_err());
    }
}

#[test]
fn hanab_live_options_are_understood() {
    let mut value = good();
    value["options"] = json!({
        "timed": true, "timeBase": 120, "timePerTurn": 20, "speedrun": false, "cardCycle": false,
        "oneExtraCard": true, "emptyClues": true, "allOrNothing": true, "startingPlayer": 2,
    });
    value["actions"] =
        json!([{ "type": 3, "target": 0, "value": 4 }, { "type": 5, "target": -1, "value": 10 }]);
    let game = import(&value.to_string()).expect("a game");
    let rules = game.record.rules();
    assert_eq!(rules.hand_size(), 6);
    assert!(rules.options().empty_clues);
    assert_eq!(game.record.preset(), None);
    assert_eq!(game.record.deal().first, Seat::new(2));
    assert!(game.record.is_broken_off());
    assert_eq!(game.score(), 0);
    let again: Value =
        serde_json::from_str(&export(&game.record).expect("the same")).expect("JSON");
    assert_eq!(again["actions"], value["actions"]);
    assert_eq!(
        again["options"],
        json!({ "oneExtraCard": true, "emptyClues": true, "allOrNothing": true, "startingPlayer": 2 })
    );
    for (options, critical) in [
        (
            json!({ "speedrun": true, "startingPlayer": 2 }),
            CriticalDiscard::Lose,
        ),
        (
            json!({ "cardCycle": true, "deckPlays": true, "startingPlayer": 2 }),
            CriticalDiscard::Ignore,
        ),
    ] {
        let mut value = value.clone();
        value["options"] = options.clone();
        let game = import(&value.to_string()).expect("a game");
        let there = game.record.rules().options();
        assert_eq!(there.goal, Goal::Score);
        assert_eq!(there.critical_discard, critical);
        let cycles = there.variant_mods.contains(&VariantMod::CardCycle);
        assert_eq!(cycles, options["cardCycle"] == json!(true));
        let again = export(&game.record).expect("the same");
        let again: Value = serde_json::from_str(&again).expect("JSON");
        assert_eq!(again["options"], options);
    }
    value["options"]["oneLessCard"] = json!(true);
    assert_eq!(
        import(&value.to_string())
            .expect("a game")
            .record
            .rules()
            .hand_size(),
        5
    );
}

/// An option without a rule for export must have its default.
#[test]
fn hanab_live_export_rejects_unsupported_options() {
    for (name, value) in [
        ("flamboyants", "true"),
        ("timed_display", "true"),
        ("clue_tokens", "7"),
        ("strikes", "2"),
        ("ranks", "4"),
        ("empty_hand", "lose"),
    ] {
        let options = Options::preset("hanab-live", 3).expect("a preset");
        let options = options.with(name, value).expect("a value");
        let rules = Arc::new(Rules::new(&options).expect("a game"));
        let deal = Deal::from_seed(Seed::from_number(1));
        let table = Recorder::new(&rules, &deal).expect("a deal");
        let error = export(table.record()).expect_err(name).to_string();
        let default = Options::default().to_json()[name].clone();
        let default = default.as_str().map_or(default.to_string(), str::to_owned);
        assert_eq!(
            error,
            format!(
                "hanab.live has no such game: `{name}={value}` is not possible there (but: {default})"
            )
        );
    }
}
