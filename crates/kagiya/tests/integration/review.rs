//! `kagiya review`.

use std::fs;

use serde_json::Value;

use crate::program::{check_refused, fixture, kagiya, kagiya_with, schema, scratch};

/// Four turns of a game of four players.
pub(crate) const LINK: &str = "https://hanab.live/shared-replay-json/415fiesnmuwxskwypnri-\
     kgjbamfvcdgpraqclupl-dfbhoaquvkxht,03xbfe-eisc,0#2";

#[test]
fn a_link_is_reviewed_as_json_for_any_number_of_threads() {
    let review = |threads: &str| {
        let arguments = [
            "review",
            LINK,
            "--depth",
            "quick",
            "--json",
            "--threads",
            threads,
        ];
        let ran = kagiya(&arguments);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let one = review("1");
    let value: Value = serde_json::from_str(&one).unwrap();
    schema("review.schema.json")(&value);
    assert_eq!(value["turns"].as_array().unwrap().len(), 4);
    assert_eq!(one, review("2"));
}

#[test]
fn a_record_is_reviewed_in_four_languages_and_as_a_picture() {
    let record = fixture("records/gf-everything.json");
    let numbers = [
        ("en", &*record, '.', "Result: "),
        ("de", LINK, ',', "Erwartet nach dem letzten Zug: "),
        ("fr", LINK, ',', "Attendu après le dernier tour\u{a0}: "),
        ("ja", LINK, '.', "最後の手の後の予想："),
    ];
    for (language, game, mark, result) in numbers {
        let picture = scratch(&format!("review-{language}.svg"));
        let arguments = [
            "--lang", language, "review", game, "--depth", "quick", "--svg", &picture,
        ];
        let ran = kagiya(&arguments);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.lines().count() > 5, "{}", ran.out);
        assert!(
            !ran.out.contains("judge-"),
            "a text is missing: {}",
            ran.out
        );
        let course = ran.out.lines().find(|line| line.contains(result)).unwrap();
        let letters: Vec<char> = course.chars().collect();
        let decimals = letters
            .windows(3)
            .filter(|it| it[0].is_ascii_digit() && it[1] == mark && it[2].is_ascii_digit());
        assert_eq!(decimals.count(), 4, "{course}");
        let svg = fs::read_to_string(&picture).unwrap();
        assert!(
            svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"),
            "{svg}"
        );
        assert!(!svg.contains("judge-"), "a text is missing: {svg}");
    }
}

#[test]
fn what_is_not_a_game_is_refused_in_words() {
    check_refused(&["review", "/nowhere/game.json"], 3, "/nowhere/game.json");
    check_refused(
        &["review", "https://hanab.live/replay/123"],
        3,
        "hanab.live/replay/123",
    );
    check_refused(&["review", LINK, "--depth", "deepest"], 2, "deepest");
    check_refused(
        &["review", LINK, "--deep", "--depth", "quick"],
        2,
        "--depth",
    );
    let empty = scratch("review-empty.json");
    fs::write(&empty, "{}").unwrap();
    check_refused(&["review", &empty], 3, "review-empty.json");
}

#[test]
fn a_link_comes_from_standard_input_or_a_file() {
    let arguments = |source| ["review", source, "--depth", "quick", "--json"];
    let expected = kagiya(&arguments(LINK));
    let input = format!("\u{feff}  {LINK}\n");
    let ran = kagiya_with(&arguments("-"), &input, &[]);
    assert_eq!((ran.code, &ran.out), (0, &expected.out), "{}", ran.err);
    let file = scratch("review-link.txt");
    fs::write(&file, &input).unwrap();
    assert_eq!(kagiya(&arguments(&file)).out, expected.out);
    let ran = kagiya_with(&arguments("-"), "https://hanab.live/replay/123", &[]);
    assert_eq!((ran.code, &*ran.out), (3, ""), "{}", ran.err);
    assert!(ran.err.contains("hanab.live/replay/123"), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_review_prints_what_was_judged() {
    use std::process::{Command, Stdio};
    const SIGINT: u32 = 2;
    let games = fixture("hanab-live/no-variant-games.json");
    let child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["review", &games, "--game", "1", "--deep", "--json"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let handles_interrupt = || {
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
        caught >> (SIGINT - 1) & 1 == 1
    };
    while !handles_interrupt() {
        std::thread::yield_now();
    }
    let id = child.id().to_string();
    let told = Command::new("kill").args(["-INT", &id]).status();
    assert!(told.unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let value: Value = serde_json::from_slice(&output.stdout).unwrap();
    schema("review.schema.json")(&value);
    assert_eq!(value["finished"], false);
    assert!(value["turns"].as_array().unwrap().len() > 40);
}
