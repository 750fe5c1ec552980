//! `kagiya lab run`, `compare`, `table` and `editions`.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use kagiya_rules::record::Record;
use serde_json::Value;

pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The exit code, the standard output and the standard error.
pub(crate) fn lab(arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .arg("lab")
        .args(arguments)
        .env("LANG", "C")
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

pub(crate) fn run_json(arguments: &[&str]) -> Value {
    let (code, out, err) = lab(&[&["run", "--json", "-"], arguments].concat());
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).unwrap()
}

/// A series that a signal stops reports the games that were played.
#[cfg(target_os = "linux")]
#[test]
fn a_series_that_is_asked_to_end_keeps_what_was_played() {
    const SIGTERM: u32 = 15;
    let child = Command::new(env!("CARGO_BIN_EXE_kagiya"))
        .args(["lab", "run", "--bot", "cautious", "--games", "100000000"])
        .args(["--threads", "1", "--json", "-"])
        .env("LANG", "C")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let id = child.id().to_string();
    // Not before the program catches the signal: then the first games are being played.
    let catches = || {
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
        caught.unwrap_or_default() >> (SIGTERM - 1) & 1 == 1
    };
    while !catches() {
        std::thread::yield_now();
    }
    assert!(
        Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = report["games"].as_u64().unwrap();
    let counted: u64 = report["histogram"]
        .as_object()
        .map_or(0, |all| all.values().filter_map(Value::as_u64).sum());
    assert!(games < 100_000_000);
    assert_eq!(games, counted);
}

#[test]
fn a_program_that_plays_badly_is_named_with_the_deal() {
    let (code, out, err) = lab(&["run", "--bot", "cmd:/no/such/program", "--games", "2"]);
    assert_eq!((code, out.as_str()), (1, ""), "{err}");
    assert!(
        err.contains("cmd:/no/such/program, deal 0: the program can"),
        "{err}"
    );
}

#[test]
fn the_report_does_not_depend_on_threads() {
    let order = [
        "--bot",
        "savant:book",
        "-p",
        "4",
        "--games",
        "100",
        "--seed",
        "7",
    ];
    let mut reports =
        ["1", "2", "5"].map(|threads| timeless(&[&order[..], &["--threads", threads]].concat()));
    assert_eq!(reports[0]["games"], 100);
    assert_eq!(reports[0]["seed"], 7);
    let perfect = reports[0]["perfect"].as_f64().unwrap();
    assert!((0.8..=1.0).contains(&perfect), "{perfect}");
    for name in ["mean", "stderr", "strikeouts", "mean_zero_on_strikeout"] {
        assert!(reports[0][name].is_number(), "{name}");
    }
    reports.sort_by_key(Value::to_string);
    assert_eq!(reports[0], reports[2]);
}

#[test]
fn several_bots_are_seated_in_turn() {
    let report = run_json(&[
        "--bot",
        "companion-1,cautious",
        "--games",
        "5",
        "-e",
        "gf-black",
    ]);
    assert_eq!(report["bot"], "companion-1,cautious");
    assert_eq!(report["players"], 3);
}

#[test]
fn files_and_lost_games_are_written() {
    let folder = scratch("lab-files");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (json, csv, svg, losses) = (path("r.json"), path("r.csv"), path("r.svg"), path("losses"));
    let (code, out, err) = lab(&[
        "run",
        "--bot",
        "cautious",
        "-p",
        "2",
        "--games",
        "4",
        "--json",
        &json,
        "--csv",
        &csv,
        "--svg",
        &svg,
        "--keep-losses",
        &losses,
    ]);
    assert_eq!(code, 0, "{err}");
    assert!(out.starts_with("cautious · "), "{out}");
    assert!(out.contains("2 players · 4 deals, seeds 0 to 3"), "{out}");
    let report: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    let lost = report["games"].as_u64().unwrap();
    assert_eq!(fs::read_to_string(csv).unwrap().lines().count(), 2);
    assert!(fs::read_to_string(svg).unwrap().starts_with("<svg"));
    let mut records = 0;
    for file in fs::read_dir(losses).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let record = Record::from_json(&text).unwrap();
        assert_eq!(record.preset(), Some("original"));
        assert_eq!(record.about().players, ["cautious 1", "cautious 2"]);
        assert!(record.final_game().outcome().is_some());
        records += 1;
    }
    assert!(records > 0 && records <= lost, "{records}");
}

/// The report of a series without durations.
fn timeless(arguments: &[&str]) -> Value {
    let mut report = run_json(arguments);
    for time in [
        "games_per_second",
        "move_p50_us",
        "move_p99_us",
        "move_times",
    ] {
        let value = report.as_object_mut().unwrap().remove(time).unwrap();
        assert!(value.as_f64().is_none_or(|time| time > 0.0));
    }
    report
}

#[test]
fn kept_games_can_be_used_as_deals() {
    let folder = scratch("lab-deals");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (games, each) = (path("games.jsonl"), path("each"));
    let bots = [
        "--bot",
        "savant:book,cautious,savant:1:2",
        "--mixed",
        "--games",
        "5",
    ];
    let seeds = timeless(&[&bots[..], &["--keep-games", &games]].concat());
    let kept = fs::read_to_string(&games).unwrap();
    assert_eq!(kept.lines().count(), 5);
    let record = Record::from_json(kept.lines().nth(3).unwrap()).unwrap();
    assert_eq!(
        record.about().players,
        ["savant:book", "cautious", "savant:1:2"]
    );
    assert!(record.final_game().outcome().is_some());

    // The records as deals, in all formats of a file.
    let deck = |line| -> String {
        let record = Record::from_json(line).unwrap();
        let game = record.game_after(0);
        let hands = game.rules().seats().flat_map(|seat| game.hand(seat));
        let mut dealt: Vec<_> = hands.collect();
        dealt.sort_by_key(|(id, _)| *id);
        let dealt = dealt.into_iter().map(|(_, card)| card);
        let cards = dealt.chain(game.deck().iter().copied());
        let cards: Vec<_> = cards.map(|card| game.rules().card_text(card)).collect();
        cards.join(" ")
    };
    let decks: Vec<String> = kept.lines().map(deck).collect();
    for (name, text) in [
        ("lines.jsonl", kept.clone()),
        (
            "list.json",
            format!("[{}]", kept.lines().collect::<Vec<_>>().join(",")),
        ),
        ("decks.txt", format!("# five decks\n{}\n", decks.join("\n"))),
        ("decks.json", serde_json::to_string(&decks).unwrap()),
    ] {
        let file = path(name);
        fs::write(&file, text).unwrap();
        let order = ["--deals", &file, "-o", "first_player=seat(0)"];
        let given = timeless(&[&bots[..], &order].concat());
        assert_eq!(given["given"], true);
        let order = ["-o", "first_player=seat(0)"];
        let seeds = timeless(&[&bots[..], &order].concat());
        assert_eq!(given["histogram"], seeds["histogram"], "{name}");
    }
    assert_eq!(seeds["games"], 5);

    // A name without an extension is a folder with one file per game.
    timeless(&[&bots[..], &["--keep-games", &each]].concat());
    assert_eq!(fs::read_dir(&each).unwrap().count(), 5);

    // Games of hanab.live, at tables of any size.
    let live = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/fixtures/hanab-live/no-variant-games.json"
    );
    for players in ["2", "5"] {
        let order = [
            "-p", players, "--bot", "cautious", "--games", "4", "--deals", live,
        ];
        assert_eq!(timeless(&order)["games"], 4);
    }
}

#[test]
fn deals_of_recorded_games_are_played_by_their_rules() {
    let folder = scratch("lab-deals-rules");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let games = path("games.jsonl");
    let order = [
        "--bot",
        "cautious",
        "--edition",
        "gf-everything",
        "-p",
        "4",
        "--games",
        "2",
    ];
    let seeds = timeless(&[&order[..], &["--keep-games", &games]].concat());
    let again = timeless(&["--bot", "cautious", "--deals", &games]);
    assert_eq!(again["players"], 4);
    assert_eq!(again["histogram"], seeds["histogram"]);
    let (code, out, _) = lab(&["run", "--bot", "cautious", "--deals", &games]);
    assert_eq!(code, 0);
    // The file has two deals, and both were played.
    assert!(
        out.contains("Grands Feux: everything, 4 players · 2 given deals"),
        "{out}"
    );
    assert!(!out.contains("Stopped early"), "{out}");
    // Other rules can be requested.
    let (_, out, _) = lab(&[
        "run", "--bot", "cautious", "--deals", &games, "-p", "2", "--games", "1",
    ]);
    assert!(
        out.contains("Original, 2 players · one given deal\n"),
        "{out}"
    );

    // Games with different rules can't be played with those of the first one.
    let mixed = path("mixed.jsonl");
    let three = path("three.jsonl");
    timeless(&["--bot", "cautious", "--games", "1", "--keep-games", &three]);
    let both = [&games, &three].map(|file| fs::read_to_string(file).unwrap());
    fs::write(&mixed, both.concat()).unwrap();
    let (code, _, err) = lab(&["run", "--bot", "cautious", "--deals", &mixed]);
    assert_eq!(code, 2);
    assert!(err.contains("have different rules"), "{err}");
    let order = ["--bot", "cautious", "--deals", &mixed, "-p", "3"];
    assert_eq!(timeless(&order)["games"], 3);
}

#[test]
fn invalid_deal_files_are_explained_in_the_users_language() {
    let folder = scratch("lab-deals-wrong");
    let file = folder.join("wrong.txt").to_str().unwrap().to_owned();
    let game = folder.join("game.jsonl").to_str().unwrap().to_owned();
    timeless(&["--bot", "cautious", "--games", "1", "--keep-games", &game]);
    let game = fs::read_to_string(&game).unwrap();
    let impossible = game.replacen("p#", "p#9", 1);
    assert_ne!(impossible, game);
    for (text, english, german) in [
        (
            "r1 r1".to_owned(),
            "Deal 1 does not fit the game: the deck has 0 of the card w1",
            "Kartenfolge 1 passt nicht zu dieser Partie: der Stapel enthält w1 0-mal",
        ),
        (
            "r1 q9".to_owned(),
            "deal 1: `q9` is not a suit",
            "Kartenfolge 1: „q9“",
        ),
        (
            "# nothing\n".to_owned(),
            "has no deals",
            "enthält keine Kartenfolgen",
        ),
        ("[]".to_owned(), "has no deals", "keine Kartenfolge"),
        (
            "{\"kagiya_record\": 1,".to_owned(),
            "wrong.txt: invalid JSON: the text ends too early",
            "wrong.txt: ungültiges JSON: der Text endet zu früh",
        ),
        (
            format!("{game}nonsense\n"),
            "deal 2: `nonsense`",
            "Kartenfolge 2: „nonsense“",
        ),
        (impossible, "deal 1: entry", "Kartenfolge 1: Eintrag"),
        // A list of cards is one deck, not several decks of one card each.
        (
            "[\"r1\", \"w1\"]".to_owned(),
            "Deal 1 does not fit the game: the deck has 1 of the card w1",
            "der Stapel enthält w1 1-mal",
        ),
    ] {
        fs::write(&file, &text).unwrap();
        for (language, says) in [("en", english), ("de", german)] {
            let (code, _, err) = lab(&["run", "--lang", language, "--deals", &file]);
            assert_ne!(code, 0, "{text}");
            assert!(err.contains(says), "{language}, {text}: {err}");
        }
    }
}

#[test]
fn only_known_conventions_can_be_disabled() {
    let games = "../../tests/fixtures/hanab-live/no-variant-games.json";
    let agree = |bot: &str, convention: &str| {
        let order = ["agree", "--bot", bot, games, "--without", convention];
        lab(&order)
    };
    for (bot, convention, said) in [
        ("companion-4", "courage", "prompts, own-hand, trash-clues"),
        ("companion-1", "prompts", "companion-1 has no conventions"),
        (
            "companion-2",
            "warnings",
            "its conventions are prompts, own-hand\n",
        ),
        ("savant", "prompts", "savant has no conventions"),
        (
            "companion-4%5",
            "prompts",
            "companion-4%5 has no conventions",
        ),
    ] {
        let (code, out, err) = agree(bot, convention);
        assert_eq!((code, out.as_str()), (2, ""), "{bot} {convention}: {err}");
        assert!(err.contains(said), "{bot} {convention}: {err}");
    }
}

#[test]
fn fitted_habits_are_used_by_agree() {
    let folder = scratch("lab-habits");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (games, habits) = (path("games.jsonl"), path("habits.txt"));
    let bots = ["--bot", "companion-1", "-p", "3", "--games", "2"];
    run_json(&[&bots[..], &["--keep-games", &games]].concat());
    let order = ["fit", &games, "--folds", "0", "--into", &habits];
    let (code, _, err) = lab(&order);
    assert_eq!(code, 0, "{err}");

    let agree = |bot: &str, file: &str| {
        let order = [
            "agree", "--bot", bot, &games, "--json", "-", "--habits", file,
        ];
        lab(&order)
    };
    let (code, out, err) = agree("companion-4", &habits);
    assert_eq!(code, 0, "{err}");
    let fitted: Value = serde_json::from_str(&out).unwrap();
    let (_, out, _) = lab(&["agree", "--bot", "companion-4", &games, "--json", "-"]);
    let people: Value = serde_json::from_str(&out).unwrap();
    assert!(fitted["exact"].as_f64() > people["exact"].as_f64());

    let (code, _, err) = agree("companion-3", &habits);
    assert_ne!(code, 0);
    assert!(err.contains("only with companion-4; companion-3"), "{err}");
    let wrong = path("wrong.txt");
    fs::write(&wrong, "play courage 1.0").unwrap();
    let (code, _, err) = agree("companion-4", &wrong);
    assert_ne!(code, 0);
    assert!(err.contains("play courage 1.0"), "{err}");
}

#[test]
fn further_deals_are_added_to_a_report() {
    let file = scratch("lab-add").join("report.json");
    let file = file.to_str().unwrap();
    for games in ["3", "4"] {
        let order = ["run", "--bot", "cautious", "--games", games, "--seed", "9"];
        let (code, _, err) = lab(&[&order[..], &["--json", file, "--add"]].concat());
        assert_eq!(code, 0, "{err}");
    }
    let added: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let whole = run_json(&["--bot", "cautious", "--games", "7", "--seed", "9"]);
    for key in ["games", "seed", "histogram", "strikeouts"] {
        assert_eq!(added[key], whole[key], "{key}");
    }
    let (code, _, err) = lab(&["run", "--bot", "random", "--json", file, "--add"]);
    assert_ne!(code, 0);
    assert!(err.contains("about another bot"), "{err}");
}

#[test]
fn comparisons_use_the_same_deals() {
    let (code, out, err) = lab(&[
        "compare",
        "savant:book",
        "random",
        "--games",
        "300",
        "--json",
        "-",
    ]);
    assert_eq!(code, 0, "{err}");
    let comparison: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(comparison["verdict"], "first_better");
    assert!(comparison["difference"].as_f64().unwrap() > 10.0);
    let (code, out, _) = lab(&["compare", "cautious", "cautious", "--games", "20"]);
    assert_eq!(code, 0);
    assert!(out.contains("Too few deals"), "{out}");
}

#[test]
fn the_table_replaces_its_section_and_reuses_results() {
    let folder = scratch("lab-table");
    let file = folder.join("README.md");
    let reports = folder.join("reports");
    let marked = "before\n<!-- strength table: written by `kagiya lab table` -->\nold\n\
                  <!-- end of the strength table -->\nafter\n";
    fs::write(&file, marked).unwrap();
    let order = [
        "table",
        "--bot",
        "random",
        "--bot",
        "cautious",
        "--players",
        "2,3",
        "--games",
        "10",
        "--reports",
        reports.to_str().unwrap(),
        "--into",
        file.to_str().unwrap(),
    ];
    let short = folder.join("short.md");
    let marked = "<!-- strength in short: written by `kagiya lab table` -->\n\
                  <!-- end of strength in short -->\n";
    fs::write(&short, marked).unwrap();
    let order = [&order[..], &["--short", short.to_str().unwrap()]].concat();
    let (code, _, err) = lab(&order);
    assert_eq!(code, 0, "{err}");
    let lines = fs::read_to_string(&short).unwrap();
    assert!(lines.contains("\n| `cautious` | **"), "{lines}");
    assert!(lines.contains(" % · "), "{lines}");
    let first = fs::read_to_string(&file).unwrap();
    assert!(first.starts_with("before\n<!-- strength"), "{first}");
    assert!(first.ends_with("-->\nafter\n"), "{first}");
    assert!(
        first.contains("| `cautious`, from seed 0 | 10 deals<br>**"),
        "{first}"
    );
    assert!(!first.contains("old"), "{first}");
    assert_eq!(fs::read_dir(&reports).unwrap().count(), 4);
    // The second time no game is played and nothing changes.
    assert_eq!(lab(&order).0, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
}

#[test]
fn the_table_of_editions_has_a_row_for_every_preset() {
    let folder = scratch("lab-editions");
    let (file, scores) = (folder.join("strength.md"), folder.join("scores.jsonl"));
    let marked = "before\n<!-- table of editions: written by `kagiya lab editions` -->\n\
                  <!-- end of the table of editions -->\nafter\n";
    fs::write(&file, marked).unwrap();
    let order = [
        "editions",
        "--bot",
        "cautious",
        "--players",
        "2,5",
        "--games",
        "1",
        "--scores",
        scores.to_str().unwrap(),
        "--into",
        file.to_str().unwrap(),
    ];
    let (code, _, err) = lab(&order);
    assert_eq!(code, 0, "{err}");
    let first = fs::read_to_string(&file).unwrap();
    let rows: Vec<&str> = first.lines().filter(|it| it.starts_with("| `")).collect();
    assert_eq!(rows.len(), kagiya_rules::PRESETS.len());
    assert!(rows[0].starts_with("| `original` | 25 | "), "{}", rows[0]);
    assert!(rows.iter().all(|row| row.contains(" · ")), "{first}");
    assert!(first.ends_with("-->\nafter\n"), "{first}");
    // The second time no stored game is played again; only missing ones are played.
    let kept = fs::read_to_string(&scores).unwrap();
    assert_eq!(kept.lines().count(), 2 * rows.len());
    assert_eq!(lab(&order).0, 0);
    assert_eq!(fs::read_to_string(&scores).unwrap(), kept);
    let shorter: Vec<&str> = kept.lines().skip(1).collect();
    fs::write(&scores, shorter.join("\n")).unwrap();
    assert_eq!(lab(&order).0, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), first);
    assert_eq!(fs::read_to_string(&scores).unwrap().len(), kept.len());
}

#[test]
fn invalid_lab_commands_are_explained() {
    let folder = scratch("lab-refused");
    let plain = folder.join("plain.md");
    fs::write(&plain, "nothing to see").unwrap();
    let plain = plain.to_str().unwrap();
    let cases: [(&[&str], i32, &str); 12] = [
        (&["run", "--bot", "savnt"], 2, "Did you mean “savant”"),
        (&["run", "--bot", "qqqqqqqq"], 2, "companion-3"),
        (&["run", "--bot", "cheater,savant"], 2, "can’t be combined"),
        (&["run", "--bot", "companion,savant:book"], 2, "--mixed"),
        (&["run", "--games", "0"], 2, "at least 1"),
        (&["run", "--games", "some"], 2, "--games"),
        (&["run", "-e", "orignal"], 2, "original"),
        (&["run", "-p", "9"], 2, "2 to 5"),
        (
            &["run", "--games", "1", "--json", "/dev/null/x"],
            3,
            "/dev/null/x",
        ),
        (
            &["table", "--games", "1", "--into", plain],
            3,
            "no place for the table",
        ),
        (
            &["editions", "--games", "1", "--into", plain],
            3,
            "no place for the table",
        ),
        (
            &["editions", "--games", "1", "--scores", plain],
            3,
            "Line 1 of",
        ),
    ];
    for (arguments, expected, says) in cases {
        let (code, _, err) = lab(arguments);
        assert_eq!(code, expected, "{arguments:?}: {err}");
        assert!(err.contains(says), "{arguments:?}: {err}");
    }
}
