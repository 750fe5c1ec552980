//! Arguments, exit codes and files.

use std::fs;
use std::process::{Command, Stdio};
use std::sync::Arc;

use kagiya_i18n::Language;
use kagiya_rules::{Deal, Game, Options, Rules, Seed};

use crate::program::{check_refused, kagiya, kagiya_with, scratch};

#[test]
fn usage_errors_exit_with_2_and_a_hint() {
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
    check_refused(&["play", "--seed", ""], 2, "Any words");
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
    check_refused(&["learn", "joker"], 2, "Did you mean “jokers”?");
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
fn file_errors_exit_with_3() {
    check_refused(&["replay", "/no/such/file"], 3, "Can’t read /no/such/file");
    check_refused(&["rules", "check", "/no/such/file"], 3, "Can’t read");
    check_refused(&["replay", "/"], 3, "Can’t read");
    let cases = [
        ("empty.json", "", "invalid JSON: the text ends too early"),
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
    check_refused(&["replay", &path], 3, "is not valid UTF-8 text");
    let path = scratch("no-scenarios.json");
    fs::write(&path, "nonsense").unwrap();
    check_refused(&["rules", "check", &path], 3, "no-scenarios.json");
    let record = ["play", "--plain", "--record", "/no/such/folder/file"];
    let ran = kagiya_with(&record, "quit\n", &[]);
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert!(ran.err.contains("Can’t write"), "{}", ran.err);
}

#[test]
fn messages_use_the_requested_language() {
    let edition = ["play", "--edition", "orignal"];
    for (lang, says) in [
        ("fr", "Voulais-tu dire « original »"),
        ("de", "Meintest du „original“"),
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
    assert!(ran.out.contains("Bildschirmleser"), "{}", ran.out);
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
        &["solve", "--help"],
        &["lab", "deals", "--help"],
        &["lab", "bench-agent", "--help"],
        &["mcp", "--help"],
        &["bench", "--help"],
        &["bench", "rules", "--help"],
        &["bench", "perft", "--help"],
    ] {
        for lang in Language::all() {
            let mut arguments = command.to_vec();
            arguments.extend(["--lang", lang.code()]);
            let ran = kagiya(&arguments);
            assert_eq!(ran.code, 0, "{arguments:?}");
            // A missing text is shown as its id.
            assert!(!ran.out.contains("help-"), "{}", ran.out);
        }
    }
    assert!(kagiya(&["--help"]).out.contains("Exit codes: 0"));
    assert!(kagiya(&["--version"]).out.starts_with("kagiya 0."));
}

#[test]
fn user_input_is_quoted_as_in_the_language() {
    for (lang, quoted) in [
        ("en", "not `endles`"),
        ("fr", "et non «\u{a0}endles\u{a0}»"),
        ("de", "nicht „endles“"),
        ("ja", "「endles」は使えません"),
    ] {
        let ran = kagiya(&["play", "-o", "end_mode=endles", "--lang", lang]);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(quoted), "{}", ran.err);
    }
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
fn a_closed_output_is_not_an_error() {
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
fn too_large_files_are_rejected_with_the_limit() {
    let path = scratch("too-large.json");
    let file = fs::File::create(&path).unwrap();
    // A sparse file takes no disk space.
    file.set_len((64 << 20) + 1).unwrap();
    check_refused(&["replay", &path], 3, "the limit of 64 MiB");
    check_refused(&["rules", "check", &path], 3, "the limit of 64 MiB");
    fs::remove_file(&path).unwrap();
}

#[test]
fn unreadable_files_are_named() {
    let path = scratch("no-text.json");
    fs::write(&path, b"{\"deck\": \xff}").unwrap();
    check_refused(&["replay", &path], 3, "is not valid UTF-8 text");
    let nowhere = scratch("nowhere.json");
    check_refused(&["replay", &nowhere], 3, "no such file");
    let ran = kagiya(&["--lang", "de", "replay", &nowhere]);
    assert!(ran.err.contains("gibt es nicht"), "{}", ran.err);
}

#[test]
fn completions_and_manual_pages_exist() {
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
    check_refused(&["man", "nothing"], 2, "Available:");
}
