//! Examples of the rule documents, and scenarios for every ruling on open questions.
//!
//! `KAGIYA_SCENARIOS` names a file, or a folder of `.json` files, to check instead.

use std::path::{Path, PathBuf};

use kagiya_formats::scenario::{self, Scenario};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/scenarios")
}

/// The `.json` files at `path`: the file itself, or the files of a folder by name.
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

/// A ruling in docs/rules/rulings.md: its number, and the ids in a line of its list.
struct Ruling {
    number: usize,
    scenarios: Vec<String>,
    laws: Vec<String>,
}

fn rulings() -> Vec<Ruling> {
    let text = include_str!("../../../../docs/rules/rulings.md");
    let quoted = |line: Option<&str>| -> Vec<String> {
        let ids = line.unwrap_or_default().split('`').skip(1).step_by(2);
        ids.map(str::to_owned).collect()
    };
    let chapters = text.split("\n## A-").skip(1);
    chapters
        .map(|chapter| {
            let line = |name: &str| chapter.lines().find(|line| line.starts_with(name));
            assert!(line("- Source: ").is_some(), "no source: {chapter}");
            let (number, title) = chapter.split_once(": ").expect("a title");
            let number: usize = number.parse().expect("a number");
            assert!(!title.is_empty());
            assert!(text.contains(&format!("\n<a id=\"a-{number}\"></a>\n## A-{number}: ")));
            Ruling {
                number,
                scenarios: quoted(line("- Scenarios: ")),
                laws: quoted(line("- Law: ")),
            }
        })
        .collect()
}

/// Every ruling names existing scenarios, including all with its number.
#[test]
fn scenarios_cover_every_ruling() {
    let scenarios = scenarios(&fixtures());
    let ids: Vec<&str> = scenarios.iter().map(Scenario::id).collect();
    let laws = include_str!("../../../rules/tests/integration/laws/mod.rs");
    let rulings = rulings();
    let numbers: Vec<usize> = rulings.iter().map(|ruling| ruling.number).collect();
    assert_eq!(numbers, (1..=46).collect::<Vec<_>>());
    for ruling in &rulings {
        let number = ruling.number;
        let own = |id: &&&str| {
            let rest = id.strip_prefix(&format!("A-{number}"));
            rest.is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_lowercase()))
        };
        let own: Vec<&&str> = ids.iter().filter(own).collect();
        assert!(!own.is_empty(), "no scenario for ruling A-{number}");
        for id in own {
            let listed = ruling.scenarios.iter().any(|listed| listed == id);
            assert!(listed, "ruling A-{number} does not list {id}");
        }
        for id in &ruling.scenarios {
            assert!(ids.contains(&id.as_str()), "A-{number}: no scenario {id}");
        }
        for law in &ruling.laws {
            let found = laws.contains(&format!("fn {law}("));
            assert!(found, "A-{number}: no law {law}");
        }
    }
}

/// Code that names a ruling says where to find it, and the ruling exists.
#[test]
fn every_ruling_that_is_named_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = 0;
    for folder in [
        "crates/rules/src",
        "crates/rules/tests",
        "crates/formats/src",
    ] {
        let mut folders = vec![root.join(folder)];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).expect("the sources") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("a source");
                for (at, _) in text.match_indices("uling A-") {
                    let number: String = text[at + "uling A-".len()..]
                        .chars()
                        .take_while(char::is_ascii_digit)
                        .collect();
                    let number: usize = number.parse().expect("a number");
                    assert!((1..=46).contains(&number), "{}: A-{number}", path.display());
                    assert!(
                        text.contains("docs/rules/rulings.md"),
                        "{} names a ruling and not where it stands",
                        path.display()
                    );
                    named += 1;
                }
            }
        }
    }
    assert!(named > 5, "{named} rulings are named");
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
