//! ARCHITECTURE.md names the tests that prove its invariants: they exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

#[test]
fn every_invariant_names_tests_that_exist() {
    let root = super::root();
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the document");
    let (_, invariants) = text.split_once("## Invariants").expect("the invariants");
    let (invariants, proofs) = invariants
        .split_once("### What proves them")
        .expect("the proofs");
    let count = invariants
        .lines()
        .filter(|line| {
            line.split_once(". ")
                .is_some_and(|(number, _)| number.parse::<u8>().is_ok())
        })
        .count();
    let mut known = BTreeSet::new();
    functions(&root.join("crates"), &mut known);
    let rows: Vec<&str> = proofs
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains('`'))
        .collect();
    assert_eq!(rows.len(), count, "a row for each invariant");
    for (place, row) in rows.iter().enumerate() {
        assert!(row.starts_with(&format!("| {} |", place + 1)), "{row}");
        let names: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "{row}");
        for name in names {
            assert!(known.contains(name), "there is no test `{name}`: {row}");
        }
    }
}
