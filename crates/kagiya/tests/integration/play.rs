//! `kagiya play --plain` and `kagiya replay`.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;

use kagiya_rules::{Deal, Options, Rules, Seed};
use serde_json::Value;

use crate::program::{check_refused, fixture, kagiya, kagiya_with, scratch};
use crate::review::LINK;

#[test]
fn a_plain_game_is_recorded_and_replayed() {
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
    // Without a terminal, the program uses plain lines automatically.
    assert_eq!(kagiya_with(&["play"], "quit\n", &[]).code, 0);
}

#[test]
fn a_replay_reports_announcements() {
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
        // The phrase `5` before numbers were numbers of deals.
        "ef2d127de37b942baad06145e54b0c619a1f22327b2ebbcfbec78f5564afe39d",
        "--record",
        &path,
    ];
    let ran = kagiya_with(&play, "play 1 red\nplay 1 white\nquit\n", &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = kagiya(&["replay", &path]).out;
    let wrong =
        "Ana announces red, but the card belongs to another suit. Ana plays card 1: green 4";
    let right = "Ana announces white, which is right. Ana plays card 1: white 1";
    assert!(told.contains(wrong), "{told}");
    assert!(told.contains(right), "{told}");
}

#[test]
fn a_variant_is_played_by_its_name() {
    let play = |edition| kagiya_with(&["play", "--plain", "-e", edition], "quit\n", &[]);
    let ran = play("sudoku (5 suits)");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let welcome = "Kagiya: hanab.live · Sudoku (5 Suits).";
    assert!(ran.out.contains(welcome), "{}", ran.out);
    let shown = kagiya(&["rules", "show", "Sudoku (5 Suits)"]).out;
    let title = "hanab.live · Sudoku (5 Suits) (hanab-live)";
    assert!(shown.starts_with(title), "{shown}");
    check_refused(&["play", "-e", "Sudoko (5 Suits)"], 2, "“Sudoku (5 Suits)”");
    check_refused(
        &["rules", "show", "Sudoko (5 Suits)"],
        2,
        "“Sudoku (5 Suits)”",
    );
    check_refused(&["play", "-e", "orginal"], 2, "“original”");
}

#[test]
fn a_seed_is_of_hanab_live_or_the_number_of_a_deal() {
    let path = scratch("site-seed.json");
    let play = ["play", "--plain", "--seed", "p4v0s1", "--record", &path];
    let ran = kagiya_with(&play, "quit\n", &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains("before the deal"), "{}", ran.out);
    // The site deals Y4 Y1 Y4 B3 to the first player, who begins, and then B1 P4 B2 P1.
    let dealt = ran.out.contains("blue 1, purple 4, blue 2, purple 1");
    assert!(dealt && ran.out.contains("It is your turn."), "{}", ran.out);
    let told: Value = serde_json::from_str(&kagiya(&["replay", &path, "--json"]).out).unwrap();
    assert_eq!(told["players"].as_array().unwrap().len(), 4, "{told}");
    let both = ["play", "--seed", "p4v0s1", "-p", "4"];
    check_refused(&both, 2, "decides the variant");
    check_refused(&["play", "--seed", "p4v60000s1"], 2, "can’t be played");
    // The same deal as by its seed of 64 digits.
    let number = Seed::from_number(5_000_003).to_string();
    let solved = |seed| kagiya(&["solve", "--seed", seed, "--nodes", "0", "--json"]).out;
    assert_eq!(solved("5000003"), solved(&number));
    assert_ne!(solved("5000003"), solved("5000004"));
}

#[test]
fn games_of_hanab_live_are_replayed() {
    let path = fixture("hanab-live/no-variant-games.json");
    check_refused(&["replay", &path], 2, "--game");
    check_refused(&["replay", &path, "--game", "51"], 2, "has 50");
    check_refused(&["replay", &path, "--game", "0"], 2, "has 50");
    let ran = kagiya(&["replay", &path, "--game", "1"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("20 of 25 points"), "{}", ran.out);
    for (file, input) in [(LINK, ""), ("-", LINK)] {
        let ran = kagiya_with(&["replay", file], input, &[]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("\n  4. "), "{}", ran.out);
    }
    check_refused(&["replay", "https://hanab.live/replay/1"], 3, "export/1");
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
    refused("nobody", "Unknown bot “nobody”. Available: companion-1, ");
    refused("cautious,", "Unknown bot “”");
}

#[test]
fn conventions_are_agreed_on_the_command_line() {
    let play = ["play", "--plain", "--bots", "companion-2", "--conventions"];
    let ran = |words| kagiya_with(&[&play[..], &[words]].concat(), "quit\n", &[]);
    let said = ran("newest-chop, no-finesses");
    assert_eq!(said.code, 0, "{}", said.err);
    let line = "Conventions: no finesses and the newest unclued card is discarded first";
    assert!(said.out.contains(line), "{}", said.out);
    let refused = |words, says| check_refused(&[&play[..], &[words]].concat(), 2, says);
    refused(
        "finesse",
        "Unknown convention “finesse”. Available: finesses, ",
    );
    refused("finesses,no-finesses", "“no-finesses”");
    let silent = kagiya_with(&play[..4], "quit\n", &[]);
    assert!(!silent.out.contains("Conventions"), "{}", silent.out);
}

#[test]
fn an_unwritable_record_is_reported_before_the_game() {
    let path = format!("{}/game.json", scratch("no-such-folder"));
    let ran = kagiya_with(&["play", "--plain", "--record", &path], "quit\n", &[]);
    assert_eq!(ran.code, 3, "{}", ran.err);
    assert_eq!(ran.out, "", "no game begins");
    assert!(ran.err.contains("Can’t write"), "{}", ran.err);
    // A failed attempt leaves no file.
    let path = scratch("not-yet.json");
    let ran = kagiya_with(&["play", "--plain", "--record", &path], "", &[]);
    assert_eq!(ran.code, 4, "{}", ran.err);
}

#[test]
fn invalid_utf_8_does_not_end_the_game() {
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
    assert!(said.contains("That line is not valid UTF-8 text"), "{said}");
    assert_eq!(output.status.code(), Some(0), "{said}");
}

/// A record of a lost game with random legal actions, and one abandoned after two turns.
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
fn replays_as_text_and_json_agree() {
    let (lost, broken_off) = lost_and_broken_off();
    let path = scratch("lost.json");
    fs::write(&path, lost).unwrap();
    let json: serde_json::Value =
        serde_json::from_str(&kagiya(&["replay", &path, "--json"]).out).unwrap();
    let last = json["turns"].as_array().unwrap().last().unwrap();
    assert!(last["points"].is_null(), "{last}");

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
