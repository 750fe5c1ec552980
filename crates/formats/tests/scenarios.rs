//! Worked situations from the rule documents, and some for every ruling on what these leave open.
//!
//! `KAGIYA_SCENARIOS` names a file, or a folder of `.json` files, to check instead.

use std::path::{Path, PathBuf};

use kagiya_formats::scenario::{self, Scenario};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/scenarios")
}

/// The `.json` files at `path`: the file itself, or those of a folder by name.
fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).expect("the folder can be read");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    files
}

fn scenarios(path: &Path) -> Vec<Scenario> {
    files(path)
        .iter()
        .flat_map(|file| {
            let text = std::fs::read_to_string(file)
                .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            scenario::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        })
        .collect()
}

#[test]
fn scenarios_end_as_expected() {
    let path = std::env::var_os("KAGIYA_SCENARIOS").map_or_else(fixtures, PathBuf::from);
    let scenarios = scenarios(&path);
    assert!(!scenarios.is_empty(), "no scenario in {}", path.display());
    let failures: Vec<String> = scenarios
        .iter()
        .map(Scenario::run)
        .filter(|report| !report.passed())
        .map(|report| report.to_string())
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} scenarios fail:\n{}",
        failures.len(),
        scenarios.len(),
        failures.join("\n")
    );
}

/// What proves a ruling.
enum Proof {
    /// The scenarios whose ids begin with the number of the ruling, as `A-7a`, and these others.
    Scenarios(&'static [&'static str]),
    /// A test among the laws, for what no single situation can show.
    Law(&'static str),
}

use Proof::{Law, Scenarios};

/// Every ruling on what the documents leave open, by number, and what proves it.
const RULINGS: [(&str, Proof); 45] = [
    ("empty clues", Scenarios(&["P04", "P05"])),
    ("how many multicolor cards", Scenarios(&[])),
    ("how many black cards", Scenarios(&[])),
    (
        "what multicolor is touched by",
        Scenarios(&["P17", "P18", "P19"]),
    ),
    ("what the last strike means", Scenarios(&["P12", "P13"])),
    ("how many strikes", Scenarios(&["P09", "P12"])),
    ("discard with all tokens", Scenarios(&["P06", "P07"])),
    ("the cap of tokens", Scenarios(&["P11"])),
    ("win in the final round", Scenarios(&["P15"])),
    ("length of the final round", Scenarios(&["P14"])),
    ("draw after a misplay", Scenarios(&["P09", "P12"])),
    ("announced right, does not fit", Scenarios(&[])),
    ("announced wrong, fits", Scenarios(&["P34"])),
    ("announcement and completion", Scenarios(&["P33"])),
    ("announcing multicolor and black", Scenarios(&[])),
    ("black completed: token or tile", Scenarios(&["P22"])),
    ("which bonus tiles", Scenarios(&[])),
    ("no tile left", Scenarios(&[])),
    ("no tile for the last firework", Scenarios(&[])),
    ("tiles that give a clue", Scenarios(&[])),
    ("tile 5 with an empty deck", Scenarios(&[])),
    ("tile 5", Scenarios(&["P28"])),
    ("tile 6", Scenarios(&["P29"])),
    ("the rating scale of extensions", Scenarios(&["P25"])),
    ("the lowest score", Scenarios(&[])),
    ("all complete with black", Scenarios(&[])),
    ("a needed card is lost", Scenarios(&["P30"])),
    ("a needed card that a tile could save", Scenarios(&[])),
    ("a turn without cards", Scenarios(&["P31", "P32"])),
    ("a turn without a legal action", Scenarios(&[])),
    ("a clue to an empty hand", Scenarios(&[])),
    ("Royal Favor and a needed card", Scenarios(&[])),
    (
        "naming a color that is not in the game",
        Scenarios(&["P23"]),
    ),
    ("a negative clue to multicolor cards", Scenarios(&[])),
    ("multicolor of its own color", Scenarios(&["P19"])),
    ("the same clue again", Scenarios(&[])),
    ("naming a completed or dead color", Scenarios(&[])),
    ("who begins", Law("the_first_player_is_as_the_option_says")),
    ("other numbers of tokens", Scenarios(&[])),
    ("stopping early", Scenarios(&[])),
    ("black as an ordinary color", Scenarios(&[])),
    ("taking back", Law("a_game_only_goes_forward")),
    ("a tile and no token", Scenarios(&["P26"])),
    ("a tile while the deck runs out", Scenarios(&[])),
    ("no game is endless", Law("every_game_ends")),
];

#[test]
fn scenarios_cover_every_ruling() {
    let scenarios = scenarios(&fixtures());
    let laws = include_str!("../../rules/tests/laws/main.rs");
    for (index, (topic, proof)) in RULINGS.iter().enumerate() {
        let number = index + 1;
        match proof {
            Scenarios(others) => {
                let prefix = format!("A-{number}");
                let own = scenarios.iter().any(|scenario| {
                    scenario.id().strip_prefix(&prefix).is_some_and(|rest| {
                        rest.starts_with(|next: char| next.is_ascii_lowercase())
                    })
                });
                assert!(own, "no scenario for ruling {number}, {topic}");
                for id in *others {
                    let found = scenarios.iter().any(|scenario| scenario.id() == *id);
                    assert!(
                        found,
                        "scenario {id} of ruling {number}, {topic}, is missing"
                    );
                }
            }
            Law(name) => assert!(
                laws.contains(&format!("fn {name}(")),
                "law {name} of ruling {number}, {topic}, is missing"
            ),
        }
    }
}

#[test]
fn scenarios_have_different_ids() {
    let mut ids: Vec<String> = scenarios(&fixtures())
        .iter()
        .map(|scenario| scenario.id().to_owned())
        .collect();
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count);
}
