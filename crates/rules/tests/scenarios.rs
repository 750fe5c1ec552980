//! Worked situations from the rule documents, and one or more for every ruling on what these
//! leave open.
//!
//! `KAGIYA_SCENARIOS` names a file, or a folder of `.json` files, to check instead.

use std::path::{Path, PathBuf};

use kagiya_rules::scenario;

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

#[test]
fn scenarios_end_as_expected() {
    let path = std::env::var_os("KAGIYA_SCENARIOS").map_or_else(fixtures, PathBuf::from);
    let mut count = 0;
    let mut failures = Vec::new();
    for file in files(&path) {
        let text = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let scenarios =
            scenario::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for scenario in scenarios {
            count += 1;
            let report = scenario.run();
            if !report.passed() {
                failures.push(report.to_string());
            }
        }
    }
    assert!(count > 0, "no scenario in {}", path.display());
    assert!(
        failures.is_empty(),
        "{} of {count} scenarios fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
