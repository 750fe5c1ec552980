//! The program as its users call it: exit codes, messages, output.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use kagiya_i18n::Language;
use kagiya_rules::{Deal, Game, Options, Rules, Seed};

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn kagiya_with(arguments: &[&str], input: &str, variables: &[(&str, &str)]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may leave before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn kagiya(arguments: &[&str]) -> Ran {
    kagiya_with(arguments, "", &[])
}

/// A refusal: nothing on the output, one line that says what is wrong.
fn check_refused(arguments: &[&str], code: i32, says: &str) {
    let ran = kagiya(arguments);
    assert_eq!(ran.code, code, "{arguments:?}: {}", ran.err);
    assert!(ran.err.contains(says), "{arguments:?}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
}

fn fixture(name: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("../../tests/fixtures").join(name);
    path.to_str().unwrap().to_owned()
}

fn scratch(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn wrong_usage_is_2_and_says_what_would_be_right() {
    check_refused(
        &["play", "--edition", "orignal"],
        2,
        "Did you mean “original”",
    );
    check_refused(&["play", "--edition", "zzzzzzzzzz"], 2, "kagiya rules");
    check_refused(&["play", "--players", "7"], 2, "2 to 5");
    check_refused(&["play", "--players", "many"], 2, "number of players");
    check_refused(&["play", "--players", "6"], 2, "hand_sizes");
    check_refused(&["play", "--seat", "9"], 2, "1 to 3");
    check_refused(&["play", "--seed", ""], 2, "any words");
    let cut = "0123456789abcdef".repeat(4);
    check_refused(&["play", "--seed", &cut[..63]], 2, "this one has 63");
    check_refused(&["play", "--option", "strikes"], 2, "NAME=VALUE");
    check_refused(&["play", "--option", "strikes=9"], 2, "from 1 to 5");
    check_refused(&["play", "--option", "strikes=two"], 2, "strikes");
    check_refused(&["play", "--option", "stirkes=2"], 2, "stirkes");
    check_refused(&["play", "--edition", "hle", "--first", "2"], 2, "seat 1");
    check_refused(&["play", "--lang", "xx"], 2, "en, fr, de and ja");
    check_refused(&["play", "--bogus"], 2, "--bogus");
    check_refused(&["pley"], 2, "play");
    check_refused(&["learn", "joker"], 2, "did you mean “jokers”?");
    check_refused(&["learn", "zzzzzzzzzz"], 2, "grand-finale");
    check_refused(&["rules", "show", "multicolor"], 2, "multicolour");
    check_refused(&["rules", "show", "qqqqqqqqqqq"], 2, "kagiya rules");
    check_refused(&["bench", "rules", "--seconds", "0"], 2, "above zero");
    check_refused(&["bench", "rules", "--seconds", "NaN"], 2, "above zero");
    check_refused(&["bench", "rules", "--players", "9"], 2, "2 to 5");
    check_refused(&["bench", "server", "--json"], 2, "kagiya-loadtest server");
    check_refused(&["bench", "chaos"], 2, "kagiya-loadtest chaos");
}

#[test]
fn bad_files_are_3() {
    check_refused(
        &["replay", "/no/such/file"],
        3,
        "/no/such/file can’t be read",
    );
    check_refused(&["rules", "check", "/no/such/file"], 3, "can’t be read");
    check_refused(&["replay", "/"], 3, "can’t be read");
    let cases = [
        ("empty.json", "", "the end of the JSON text is missing"),
        ("number.json", "7", "JSON object"),
        ("version.json", "{\"kagiya_record\": 99}", "version.json"),
        ("object.json", "{}", "object.json"),
        ("list.json", "[{}]", "list.json"),
    ];
    for (name, content, says) in cases {
        let path = scratch(name);
        fs::write(&path, content).unwrap();
        check_refused(&["replay", &path], 3, says);
    }
    let path = scratch("bytes.json");
    fs::write(&path, [0xff, 0xfe, 0]).unwrap();
    check_refused(&["replay", &path], 3, "is no text");
    let path = scratch("no-scenarios.json");
    fs::write(&path, "nonsense").unwrap();
    check_refused(&["rules", "check", &path], 3, "no-scenarios.json");
    let record = ["play", "--plain", "--record", "/no/such/folder/file"];
    let ran = kagiya_with(&record, "quit\n", &[]);
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.err.contains("can’t be written"), "{}", ran.err);
}

#[test]
fn messages_come_in_the_language_asked_for() {
    let edition = ["play", "--edition", "orignal"];
    for (lang, says) in [
        ("fr", "Veux-tu dire « original »"),
        ("de", "Meinst du „original“"),
        ("ja", "「original」ですか？"),
        ("en", "Did you mean “original”"),
    ] {
        let mut arguments = edition.to_vec();
        arguments.extend(["--lang", lang]);
        let ran = kagiya(&arguments);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(says), "{}", ran.err);
        // The flag overrides the environment.
        let ran = kagiya_with(&edition, "", &[("LC_ALL", lang)]);
        assert!(ran.err.contains(says), "{}", ran.err);
    }
    let ran = kagiya(&["play", "--help", "--lang=de"]);
    assert_eq!(ran.code, 0);
    assert!(ran.out.contains("Aufruf: kagiya play"), "{}", ran.out);
    assert!(ran.out.contains("Vorleseprogramme"), "{}", ran.out);
}

#[test]
fn help_documents_every_command_and_the_exit_codes() {
    for command in [
        &["--help"][..],
        &["play", "--help"],
        &["rules", "--help"],
        &["rules", "show", "--help"],
        &["rules", "check", "--help"],
        &["replay", "--help"],
        &["bench", "--help"],
        &["bench", "rules", "--help"],
        &["bench", "perft", "--help"],
    ] {
        for lang in Language::all() {
            let mut arguments = command.to_vec();
            arguments.extend(["--lang", lang.code()]);
            let ran = kagiya(&arguments);
            assert_eq!(ran.code, 0, "{arguments:?}");
            // A text that is missing shows as its id.
            assert!(!ran.out.contains("help-"), "{}", ran.out);
        }
    }
    assert!(kagiya(&["--help"]).out.contains("Exit codes: 0"));
    assert!(kagiya(&["--version"]).out.starts_with("kagiya 0."));
}

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
            "P1 bestanden: Début\nP1 nicht bestanden: Début\n  clue_tokens: erwartet wird 7, da ist 8\n",
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
fn an_option_is_told_as_play_takes_it() {
    let players = kagiya(&["rules", "show", "players"]).out;
    assert!(players.contains("Default: 3 in kagiya play"), "{players}");
    let help = kagiya(&["play", "--help"]).out;
    assert!(
        help.contains("How many play, you included (default: 3)"),
        "{help}"
    );
    let seed = ["--seed", "a", "--plain", "--bots", "cautious"];
    let begun = kagiya(&[&["play"][..], &seed].concat());
    assert!(
        begun.out.contains("At the table sit you, Ben and Cleo."),
        "{}",
        begun.out
    );
}

#[test]
fn what_was_typed_stands_in_the_quotes_of_the_language() {
    for (lang, quoted) in [
        ("en", "found `endles`"),
        ("fr", "trouvé «\u{a0}endles\u{a0}»"),
        ("de", "da steht „endles“"),
        ("ja", "「endles」があります"),
    ] {
        let ran = kagiya(&["play", "-o", "end_mode=endles", "--lang", lang]);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(quoted), "{}", ran.err);
    }
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
        // Suits have the letters that are on the cards in this language.
        for suit in suits {
            assert!(
                ran.out.contains(&format!("\n  {suit}")),
                "{suit}: {}",
                ran.out
            );
        }
        assert!(ran.out.contains(title), "{}", ran.out);
        // In bytes, as Japanese says as much with fewer letters.
        assert!(ran.out.len() > 8000, "{}", ran.out);
        // A text that is missing shows as its id.
        assert!(!ran.out.contains("rulebook-"), "{}", ran.out);
        let book = ran
            .out
            .lines()
            .skip(4)
            .take_while(|line| !line.starts_with("  "));
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
fn a_game_by_lines_is_recorded_and_replayed() {
    let path = scratch("played.json");
    let play = [
        "play",
        "--plain",
        "--seed",
        "a",
        "--edition",
        "gf-everything",
        "--players",
        "4",
        "--record",
        &path,
    ];
    let ran = kagiya_with(&play, &"play 1\n".repeat(90), &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("Seed of the deal"), "{}", ran.out);

    let replayed = kagiya(&["replay", &path]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(
        replayed.out.contains("Grands Feux: everything, with Ana"),
        "{}",
        replayed.out
    );
    let from_input = kagiya_with(&["replay", "-"], &fs::read_to_string(&path).unwrap(), &[]);
    assert_eq!(from_input.out, replayed.out);

    let all = kagiya(&["replay", &path, "--json"]);
    let all: serde_json::Value = serde_json::from_str(&all.out).unwrap();
    let turns = all["turns"].as_array().unwrap();
    assert!(turns.last().unwrap()["outcome"].is_string());
    let third = kagiya(&["replay", &path, "--turn", "3", "--json"]);
    let third: serde_json::Value = serde_json::from_str(&third.out).unwrap();
    assert_eq!(third, turns[3]);
    assert!(
        kagiya(&["replay", &path, "--turn", "0"])
            .out
            .contains("After the deal")
    );
    check_refused(&["replay", &path, "--turn", "9999"], 2, "no turn 9999");
}

#[test]
fn leaving_and_running_out_of_input_differ() {
    let play = ["play", "--plain", "--seed", "a"];
    assert_eq!(kagiya_with(&play, "quit\n", &[]).code, 0);
    let ran = kagiya_with(&play, "hand\n", &[]);
    assert_eq!(ran.code, 4);
    assert!(ran.err.contains("input ended"), "{}", ran.err);
    assert_eq!(
        kagiya_with(&["learn", "--plain"], "clue kaze 1\n", &[]).code,
        4
    );
    let learned = kagiya_with(
        &["learn", "empty-clues"],
        "clue kaze 2\nclue kaze blue\n",
        &[],
    );
    assert_eq!(learned.code, 0, "{}", learned.err);
    assert!(learned.out.contains("Well done!"), "{}", learned.out);
    // Without a terminal, the table speaks in lines by itself.
    assert_eq!(kagiya_with(&["play"], "quit\n", &[]).code, 0);
}

#[test]
fn a_replay_tells_what_was_announced_and_whether_it_was_right() {
    let path = scratch("announced.json");
    let play = [
        "play",
        "--plain",
        "--edition",
        "timed-display",
        "--players",
        "2",
        "--first",
        "1",
        "--seed",
        "5",
        "--record",
        &path,
    ];
    let ran = kagiya_with(&play, "play 1 red\nplay 1 white\nquit\n", &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = kagiya(&["replay", &path]).out;
    let wrong = "Ana announces red, but the card is of another suit. Ana plays card 1, green 4";
    let right = "Ana announces white, and that is right. Ana plays card 1: white 1";
    assert!(told.contains(wrong), "{told}");
    assert!(told.contains(right), "{told}");
}

#[test]
fn games_of_hanab_live_are_replayed() {
    let path = fixture("hanab-live/no-variant-games.json");
    check_refused(&["replay", &path], 2, "--game");
    check_refused(&["replay", &path, "--game", "51"], 2, "holds 50");
    check_refused(&["replay", &path, "--game", "0"], 2, "holds 50");
    let ran = kagiya(&["replay", &path, "--game", "1"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("20 of 25 points"), "{}", ran.out);
}

#[test]
fn bench_reports_speeds() {
    let ran = kagiya(&[
        "bench",
        "rules",
        "--json",
        "--players",
        "2",
        "--seconds",
        "0.1",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let rows: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["players"], 2);
    let speed = |key: &str| rows[0][key].as_f64().unwrap();
    assert!(speed("games_per_second") > 100.0);
    assert!(speed("steps_per_second") > speed("games_per_second"));

    let all = kagiya(&["bench", "rules", "--json", "--seconds", "0.05"]);
    let all: serde_json::Value = serde_json::from_str(&all.out).unwrap();
    let players: Vec<_> = all
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["players"])
        .collect();
    assert_eq!(players, [2, 3, 4, 5]);
    // Deals and choices follow from fixed seeds.
    assert_eq!(all[0]["checksum"], rows[0]["checksum"]);

    let perft = kagiya(&["bench", "perft", "--depth", "2", "--seed", "a", "--json"]);
    let perft: serde_json::Value = serde_json::from_str(&perft.out).unwrap();
    let rules = Arc::new(Rules::new(&Options::preset("original", 3).unwrap()).unwrap());
    let game = Game::deal(&rules, &Deal::from_seed(Seed::from_phrase("a"))).unwrap();
    assert_eq!(perft[0]["nodes"], game.legal_actions().len());
    assert_eq!(perft[1]["nodes"], kagiya_rules::perft(&game, 2));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["rules"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[test]
fn partners_are_chosen_by_name() {
    let ran = kagiya_with(
        &[
            "play",
            "--plain",
            "--players",
            "4",
            "--bots",
            "companion-1,cautious",
        ],
        "quit\n",
        &[],
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    let partners = "Partners: Ben (companion-1), Cleo (cautious), Dan (companion-1).";
    assert!(ran.out.contains(partners), "{}", ran.out);
    let refused = |name, says| check_refused(&["play", "--plain", "--bots", name], 2, says);
    refused("companion-9", "Did you mean “companion-1”?");
    refused(
        "nobody",
        "There is no bot “nobody”. There are companion-1, ",
    );
    refused("cautious,", "There is no bot “”");
}

#[test]
fn a_table_states_its_conventions() {
    let play = ["play", "--plain", "--bots", "companion-2", "--conventions"];
    let ran = |words| kagiya_with(&[&play[..], &[words]].concat(), "quit\n", &[]);
    let said = ran("newest-chop, no-finesses");
    assert_eq!(said.code, 0, "{}", said.err);
    let line = "Conventions: no finesses and the newest card is discarded first";
    assert!(said.out.contains(line), "{}", said.out);
    let refused = |words, says| check_refused(&[&play[..], &[words]].concat(), 2, says);
    refused(
        "finesse",
        "There is no convention “finesse”. There are finesses, ",
    );
    refused("finesses,no-finesses", "“no-finesses”");
    let silent = kagiya_with(&play[..4], "quit\n", &[]);
    assert!(!silent.out.contains("Conventions"), "{}", silent.out);
}

#[test]
fn a_file_that_is_too_large_is_refused_with_the_limit() {
    let path = scratch("too-large.json");
    let file = fs::File::create(&path).unwrap();
    // A file with a hole: it takes no room.
    file.set_len((64 << 20) + 1).unwrap();
    check_refused(&["replay", &path], 3, "larger than 64 MiB");
    check_refused(&["rules", "check", &path], 3, "larger than 64 MiB");
    fs::remove_file(&path).unwrap();
}

#[test]
fn a_file_that_is_no_text_or_not_there_is_named() {
    let path = scratch("no-text.json");
    fs::write(&path, b"{\"deck\": \xff}").unwrap();
    check_refused(&["replay", &path], 3, "is no text");
    let nowhere = scratch("nowhere.json");
    check_refused(&["replay", &nowhere], 3, "there is no such file");
    let ran = kagiya(&["--lang", "de", "replay", &nowhere]);
    assert!(ran.err.contains("gibt es nicht"), "{}", ran.err);
}

#[test]
fn a_record_that_can_not_be_written_is_refused_before_the_game() {
    let path = format!("{}/game.json", scratch("no-such-folder"));
    let ran = kagiya_with(&["play", "--plain", "--record", &path], "quit\n", &[]);
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert_eq!(ran.out, "", "no game begins");
    assert!(ran.err.contains("can’t be written"), "{}", ran.err);
    // Trying leaves nothing behind.
    let path = scratch("not-yet.json");
    let ran = kagiya_with(&["play", "--plain", "--record", &path], "", &[]);
    assert_eq!(ran.code, 4, "{}", ran.err);
}

#[test]
fn a_line_that_is_no_text_does_not_end_the_game() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["play", "--plain", "--seed", "night"])
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"p\xff1\nquit\n").unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("That line was no text"), "{said}");
    assert_eq!(output.status.code(), Some(0), "{said}");
}

/// A record of a game that was played with random legal actions until it was lost, and one that was
/// broken off after two turns.
fn lost_and_broken_off() -> (String, String) {
    use kagiya_rules::record::{BreakOff, Recorder};
    let rules = Arc::new(Rules::new(&Options::preset("original", 2).unwrap()).unwrap());
    let lost = (0..).find_map(|number| {
        let deal = Deal::from_seed(Seed::from_number(number));
        let mut recorder = Recorder::new(&rules, &deal).unwrap();
        while recorder.game().outcome().is_none() {
            let legal = recorder.game().legal_actions();
            let play = legal
                .iter()
                .find(|it| matches!(it, kagiya_rules::Action::Play { .. }));
            recorder.apply(play.unwrap()).unwrap();
        }
        (recorder.game().board().points() > 0).then(|| recorder.record().to_json())
    });
    let mut recorder = Recorder::new(&rules, &Deal::from_seed(Seed::from_number(1))).unwrap();
    for _ in 0..2 {
        let action = recorder.game().legal_actions().get(0).unwrap();
        recorder.apply(action).unwrap();
    }
    recorder.break_off(None, Some(BreakOff::Agreed)).unwrap();
    (lost.unwrap(), recorder.record().to_json())
}

#[test]
fn a_replay_says_the_same_as_text_and_as_json() {
    let (lost, broken_off) = lost_and_broken_off();
    let path = scratch("lost.json");
    fs::write(&path, lost).unwrap();
    let json: serde_json::Value =
        serde_json::from_str(&kagiya(&["replay", &path, "--json"]).out).unwrap();
    let last = json["turns"].as_array().unwrap().last().unwrap();
    assert_eq!(last["points"], 0, "{last}");

    let path = scratch("broken-off.json");
    fs::write(&path, broken_off).unwrap();
    let json: serde_json::Value =
        serde_json::from_str(&kagiya(&["replay", &path, "--json"]).out).unwrap();
    let turns = json["turns"].as_array().unwrap();
    assert_eq!(
        turns.len(),
        3,
        "the deal and two turns: a break-off is none"
    );
    assert!(turns[2]["broken_off"].is_string(), "{}", turns[2]);
    let text = kagiya(&["replay", &path]).out;
    assert!(!text.contains("  3. "), "{text}");
    assert!(
        text.contains(turns[2]["broken_off"].as_str().unwrap()),
        "{text}"
    );
}

#[test]
fn rules_and_play_agree_on_how_many_play() {
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
fn the_command_line_is_completed_and_has_a_manual() {
    for (shell, mark) in [
        ("bash", "complete -F"),
        ("zsh", "#compdef kagiya"),
        ("fish", "complete -c kagiya"),
    ] {
        let ran = kagiya(&["completions", shell]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(mark), "{shell}");
        assert!(
            ran.out.contains("editions"),
            "{shell} knows the commands of lab"
        );
    }
    let page = kagiya(&["man"]).out;
    assert!(page.contains(".TH kagiya 1"), "{page}");
    assert!(page.contains("replay"), "{page}");
    let page = kagiya(&["--lang", "de", "man", "lab", "run"]).out;
    assert!(page.contains("keep\\-games"), "{page}");
    check_refused(&["man", "nothing"], 2, "There are:");
}
