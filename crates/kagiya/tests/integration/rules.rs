//! `kagiya rules`.

use std::fs;

use kagiya_rules::Options;

use crate::program::{fixture, kagiya, kagiya_with, scratch};

#[test]
fn a_scenario_that_fails_is_reported_in_the_readers_language() {
    let scenario = |expected: &str| {
        format!(
            r#"{{"id":"P1","name":"Début","preset":"original","actions":[],"setup":{{"rest":"deck",
                "hands":[["r1","y2","g3","b4","w1"],["r2","r4","y1","g1","w5"]]}},
                "expect":{{"clue_tokens":{expected}}}}}"#
        )
    };
    let file = format!("[{},{}]", scenario("8"), scenario("7"));
    for (lang, reports) in [
        (
            "en",
            "P1 passed: Début\nP1 failed: Début\n  clue_tokens: expected 7, found 8\n",
        ),
        (
            "fr",
            "P1 réussi : Début\nP1 échoué : Début\n  clue_tokens : attendu 7, trouvé 8\n",
        ),
        (
            "de",
            "P1 bestanden: Début\nP1 nicht bestanden: Début\n  clue_tokens: erwartet wird 7, gefunden wurde 8\n",
        ),
        (
            "ja",
            "P1 合格：Début\nP1 不合格：Début\n  clue_tokens：必要なのは7ですが、8があります\n",
        ),
    ] {
        let ran = kagiya_with(&["rules", "check", "-", "--lang", lang], &file, &[]);
        assert_eq!(ran.code, 1, "{}", ran.err);
        assert_eq!(ran.out.replace(['\u{a0}', '\u{202f}'], " "), reports);
    }
}

#[test]
fn rules_are_listed_and_explained() {
    let list = kagiya(&["rules"]);
    assert_eq!(list.code, 0);
    for preset in kagiya_rules::PRESETS {
        assert!(
            list.out.contains(&format!("  {} ", preset.name)),
            "{}",
            preset.name
        );
        let shown = kagiya(&["rules", "show", preset.name]);
        assert_eq!(shown.code, 0, "{}", preset.name);
        if let Some(base) = preset.builds_on {
            assert!(
                shown.out.contains(&format!("Builds on: {base}.")),
                "{}",
                shown.out
            );
        }
        for (option, value) in preset.changes {
            let default = Options::default();
            if default.with(option, value).unwrap() == default {
                continue;
            }
            assert!(shown.out.contains(&format!("({option})")), "{}", shown.out);
        }
    }
    let black = kagiya(&["rules", "show", "gf-black"]).out;
    assert!(
        black.contains("K black: 1 22 33 44 555, built downwards"),
        "{black}"
    );
    let jokers = kagiya(&["rules", "show", "joker-house"]).out;
    assert!(
        jokers.contains("M multicolor: 111 22 33 44 5, touched by every color clue"),
        "{jokers}"
    );
    assert!(jokers.contains("Best score: 25."), "{jokers}");
    let everything = kagiya(&["rules", "show", "royal-favor"]).out;
    assert!(
        everything.contains("Only a complete display wins.") && !everything.contains("Best score"),
        "{everything}"
    );
    let four = kagiya(&["rules", "show", "original", "--players", "4"]).out;
    assert!(four.contains("At this table: 4 players"), "{four}");
    let option = kagiya(&["rules", "show", "strikeout"]).out;
    assert!(
        option.contains("keep_score") && option.contains("rules-site-scored"),
        "{option}"
    );
}

#[test]
fn options_are_shown_as_play_accepts_them() {
    let players = kagiya(&["rules", "show", "players"]).out;
    assert!(players.contains("Default: 3 in kagiya play"), "{players}");
    let help = kagiya(&["play", "--help"]).out;
    assert!(
        help.contains("Number of players, you included (default: 3)"),
        "{help}"
    );
    let seed = ["--seed", "a", "--plain", "--bots", "cautious"];
    let begun = kagiya(&[&["play"][..], &seed].concat());
    assert!(
        begun.out.contains("At the table: you, Ben and Cleo."),
        "{}",
        begun.out
    );
}

#[test]
fn the_whole_rulebook_is_printed_in_every_language() {
    let titles = [
        ("en", "The goal", ["Y yellow", "G green", "K black"]),
        ("fr", "Le but du jeu", ["J jaune", "V vert", "N noir"]),
        ("de", "Worum es geht", ["G Gelb", "N Grün", "S Schwarz"]),
        ("ja", "ゲームの目標", ["Y 黄", "G 緑", "K 黒"]),
    ];
    for (lang, title, suits) in titles {
        let ran = kagiya(&["rules", "show", "gf-everything", "--lang", lang]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        // Suits have the letters that cards show in this language.
        for suit in suits {
            assert!(
                ran.out.contains(&format!("\n  {suit}")),
                "{suit}: {}",
                ran.out
            );
        }
        assert!(ran.out.contains(title), "{}", ran.out);
        // In bytes, because Japanese needs fewer characters.
        assert!(ran.out.len() > 8000, "{}", ran.out);
        // A missing text is shown as its id.
        assert!(!ran.out.contains("rulebook-"), "{}", ran.out);
        let book = ran
            .out
            .lines()
            .skip(4)
            .take_while(|line| !line.starts_with("  ") || line.starts_with("    "));
        for line in book {
            assert!(kagiya_terminal::columns(line) <= 78, "{line}");
        }
    }
    let ran = kagiya(&["rules", "show", "original", "--players", "6"]);
    assert_ne!(ran.code, 0, "{}", ran.out);
}

#[test]
fn rules_are_listed_as_json() {
    let ran = kagiya(&["rules", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let names = |list: &str| -> Vec<String> {
        let all = json[list].as_array().unwrap().iter();
        all.map(|it| it["name"].as_str().unwrap().to_owned())
            .collect()
    };
    let presets: Vec<&str> = kagiya_rules::PRESETS.iter().map(|it| it.name).collect();
    let options: Vec<&str> = kagiya_rules::OPTIONS.iter().map(|it| it.name).collect();
    assert_eq!((names("presets"), names("options")), {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
        (owned(presets), owned(options))
    });
    assert_eq!(json["presets"][0]["options"]["strikes"], 3);
}

#[test]
fn scenarios_pass_or_fail_with_1() {
    let path = fixture("scenarios/scenarios.json");
    let ran = kagiya(&["rules", "check", &path]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(
        ran.out.ends_with("All 34 scenarios passed.\n"),
        "{}",
        ran.out
    );

    let text = fs::read_to_string(&path).unwrap();
    let mut scenarios: serde_json::Value = serde_json::from_str(&text).unwrap();
    scenarios[0]["expect"]["clue_tokens"] = serde_json::json!(77);
    let wrong = scratch("wrong-scenarios.json");
    fs::write(&wrong, scenarios.to_string()).unwrap();
    let ran = kagiya(&["rules", "check", &wrong]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("One of 34"), "{}", ran.err);
    assert!(ran.out.contains("failed"), "{}", ran.out);

    let ran = kagiya_with(&["rules", "check", "-"], &text, &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn rules_and_play_use_the_same_number_of_players() {
    let shown = kagiya(&["rules", "show", "original"]).out;
    assert_eq!(
        shown,
        kagiya(&["rules", "show", "original", "--players", "3"]).out
    );
    let played = kagiya_with(&["play", "--plain", "--seed", "night"], "quit\n", &[]).out;
    let with_three = ["play", "--plain", "--seed", "night", "--players", "3"];
    assert_eq!(played, kagiya_with(&with_three, "quit\n", &[]).out);
}

#[test]
fn the_rules_of_a_table_with_changed_options_are_printed() {
    let ran = kagiya(&[
        "rules",
        "show",
        "original",
        "-o",
        "strikes=1",
        "-o",
        "colors=3",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("A single strike ends the game"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Strikes (strikes): 1"), "{}", ran.out);
    let hint = "kagiya play --edition original -o strikes=1 -o colors=3\n";
    assert!(ran.out.ends_with(hint), "{}", ran.out);
    let ran = kagiya(&["rules", "show", "original", "-o", "strikes=9"]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    // Where no points are counted, nothing costs any.
    let black = ["rules", "show", "bouquet-final", "-o", "black_powder=true"];
    let ran = kagiya(&black);
    assert!(!ran.out.contains("costs a point,"), "{}", ran.out);
    assert!(
        !ran.out.contains("missing card costs a point"),
        "{}",
        ran.out
    );
}

#[test]
fn sources_are_folded_and_pictures_are_drawn_in_letters() {
    let ran = kagiya(&["rules", "show", "gf-avalanche"]);
    assert!(!ran.out.contains("[Sources:"), "{}", ran.out);
    assert!(!ran.out.contains("A-34."), "{}", ran.out);
    assert!(ran.out.contains("--sources"), "{}", ran.out);
    for picture in [
        "    w1  w2  w3  w4  w5\n",
        "    ● ● ● ● ● ● ● ●\n",
        "    ✕ ✕ ✕\n",
    ] {
        assert!(ran.out.contains(picture), "{picture}: {}", ran.out);
    }
    // A color clue, and the multicolor card that it touches too.
    assert!(ran.out.contains("    [w1]  r5  [w3]  r2\n"), "{}", ran.out);
    assert!(
        ran.out.contains("    [w1]  r5  [w3]  [m4]\n"),
        "{}",
        ran.out
    );
    let ran = kagiya(&["rules", "show", "gf-avalanche", "--sources"]);
    assert!(ran.out.contains("[Sources:"), "{}", ran.out);
    assert!(ran.out.contains("A-34."), "{}", ran.out);
}
