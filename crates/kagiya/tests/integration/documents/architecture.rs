//! Checks that the tests and files named in ARCHITECTURE.md and the READMEs of crates exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::root;

/// Collects the names of all functions in the sources of a folder.
fn functions(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            functions(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let names = text.split("fn ").skip(1);
            into.extend(names.filter_map(|rest| Some(rest.split_once('(')?.0.to_owned())));
        }
    }
}

fn code_spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Each item of a list as one line.
fn list_items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("- ") {
            items.push(line.to_owned());
            inside = true;
        } else if inside && line.starts_with("  ") {
            let item = items.last_mut().expect("an item");
            item.push(' ');
            item.push_str(line.trim());
        } else {
            inside = false;
        }
    }
    items
}

/// ARCHITECTURE.md, and the READMEs of the crates that have one with their folders.
fn documents() -> (String, Vec<(PathBuf, String)>) {
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    let readmes = crates.filter_map(|entry| {
        let folder = entry.expect("an entry").path();
        let text = fs::read_to_string(folder.join("README.md")).ok()?;
        Some((folder, text))
    });
    let architecture = root().join("ARCHITECTURE.md");
    (
        fs::read_to_string(architecture).expect("the document"),
        readmes.collect(),
    )
}

#[test]
fn the_architecture_is_read_in_an_hour() {
    let (architecture, _) = documents();
    let lines = architecture.lines().count();
    assert!(lines <= 250, "ARCHITECTURE.md has {lines} lines");
}

#[test]
fn every_invariant_names_tests_that_exist() {
    let mut known = BTreeSet::new();
    functions(&root().join("crates"), &mut known);
    let (architecture, readmes) = documents();
    let mut missing = Vec::new();
    let mut count = 0;
    for text in readmes.iter().map(|it| &it.1).chain([&architecture]) {
        let invariants = text.split_once("\n## Invariants\n").expect(text).1;
        let invariants = invariants.split("\n## ").next().unwrap_or_default();
        for item in list_items(invariants) {
            let (_, tests) = item.split_once(" Tests: ").expect(&item);
            assert!(tests.contains('`'), "{item}");
            let unknown = code_spans(tests).filter(|name| !known.contains(*name));
            missing.extend(unknown.map(str::to_owned));
            count += 1;
        }
    }
    assert!(count >= 50, "only {count} invariants");
    assert!(missing.is_empty(), "there are no tests {missing:?}");
}

/// A README names the files of its crate by their paths in `src`.
#[test]
fn files_in_the_readmes_of_the_crates_exist() {
    let (_, readmes) = documents();
    let is_file = |span: &&str| {
        span.rsplit_once('.')
            .is_some_and(|(_, ending)| ending == "rs")
    };
    let mut files = 0;
    for (folder, text) in readmes {
        for file in code_spans(&text).filter(is_file) {
            let folder = folder.join("src");
            assert!(
                folder.join(file).exists(),
                "{} has no {file}",
                folder.display()
            );
            files += 1;
        }
    }
    assert!(files >= 60, "only {files} files");
}
